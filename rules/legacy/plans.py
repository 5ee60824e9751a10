"""Plans of Legacy: stars bought, resources traded, the card of the turn; expansions are lines of an invasion."""

from __future__ import annotations

from rules.kernel.context import Context
from rules.kernel.orders import Onward
from rules.kernel.ruleset import Module
from rules.kernel.values import Action, Decision, Refusal, Task
from rules.legacy.buying_stars import BuyStar, StartOfTurn, ToBuyStars, buy_cheaply
from rules.legacy.end_of_turn import EndOfTurn, TakeCard, ToTakeCard, cards_due, take_best
from rules.legacy.joining import JoinOrRecruit, ToJoin
from rules.legacy.resources import COIN_CARDS
from rules.legacy.starts import as_wished
from rules.legacy.trading import TradeResources
from rules.risk.plan import PlanLine, StepOver, halt, place_of, read_plan, write_plan
from rules.risk.reinforce import Reinforcement, ToReinforce

legacy_plans = Module("legacy-plans", needs=("buying-stars", "end-of-turn", "joining", "plan", "trading"))
STEPS: dict[type[Decision], Task] = {
    ToBuyStars: StartOfTurn(), ToJoin: JoinOrRecruit(), ToTakeCard: EndOfTurn(),
}  # fmt: skip
"""The steps that a plan carries out or passes over, by what they ask. In one without a line of its own the answer is
the game's default: no star is bought that does not win, the war is joined, and the dearest card is taken."""


class StarLine(PlanLine):
    """Buy a star with these four cards; (): with those of the fewest coins."""

    step = StartOfTurn()
    cards: tuple[str, ...] = ()


class ResourcesLine(PlanLine):
    """Trade these resource cards for troops."""

    step = Reinforcement()
    cards: tuple[str, ...]


class CardLine(PlanLine):
    """Take the first of these cards that is due; where none is, what silence would take."""

    step = EndOfTurn()
    cards: tuple[str, ...] = ()


class NoSuchCard(Refusal):
    """There is no such resource card."""

    card: str


@legacy_plans.modifies("onward")
def onward(g: Context, found: Onward | None, number: int, decision: Decision, wish: tuple[str, ...]) -> Onward | None:
    lines = read_plan(wish)
    if isinstance(decision, ToReinforce):
        return trading(found, number, decision, lines)
    if type(decision) not in STEPS:
        return found
    if not lines:
        return Onward()
    here, its = place_of(g.rules, STEPS[type(decision)]), lines[0].place(g.rules)
    if its < here:
        return halt(StepOver(), lines)
    answering = g.rules.answering(type(decision))
    if its > here:
        return Onward(answering.policies[answering.default](g, number, decision, ()), wish)
    return Onward(carried_out(g, number, decision, lines[0]), write_plan(lines[1:]))


def trading(found: Onward | None, number: int, decision: ToReinforce, lines: tuple[PlanLine, ...]) -> Onward | None:
    if not lines or not isinstance(lines[0], ResourcesLine):
        return found
    return Onward(TradeResources(number, decision.player, lines[0].cards), write_plan(lines[1:]))


def carried_out(g: Context, number: int, decision: Decision, line: PlanLine) -> Action | None:
    """The answer of a line whose step has come."""
    if isinstance(line, StarLine) and isinstance(decision, ToBuyStars):
        return BuyStar(number, decision.player, line.cards) if line.cards else buy_cheaply(g, number, decision, ())
    if isinstance(line, CardLine) and isinstance(decision, ToTakeCard):
        card = as_wished(line.cards, cards_due(g, decision.player))
        return TakeCard(number, decision.player, card) if card else take_best(g, number, decision, ())
    return None


@legacy_plans.modifies("line-flaw")
def flaw(g: Context, why: Refusal | None, line: PlanLine) -> Refusal | None:
    """Which cards one will hold cannot be told when a plan is written, only that they exist."""
    known = (*g.rules.board.territories, *COIN_CARDS)
    named = line.cards if isinstance(line, StarLine | ResourcesLine | CardLine) else ()
    return next((NoSuchCard(card) for card in named if card not in known), why)
