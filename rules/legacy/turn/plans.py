"""Plans of Legacy: stars bought, resources traded, the card of the turn; expansions are lines of an invasion."""

from __future__ import annotations

from msgspec.structs import replace

from rules.atlas import Card, Territory
from rules.kernel.context import Context
from rules.kernel.module import Module
from rules.kernel.plans import Lines, Onward, planned_answer
from rules.kernel.values import Decision, PlanLine, Player, Refusal, Task
from rules.kernel.wants import NO_DETAILS
from rules.legacy.turn.buying_stars import STAR_PRICE, StartOfTurn, ToBuyStars, buy_cheaply
from rules.legacy.turn.end_of_turn import EndOfTurn, TakeCard, ToTakeCard, cards_due, take_best
from rules.legacy.turn.joining import JoinOrRecruit, ToJoin
from rules.legacy.turn.resources import total
from rules.legacy.turn.trading import FEWEST, MOST, TooFewResources, TradeResources
from rules.risk.plans.plan import ALL, StepOver, before_its_step, halt
from rules.risk.plans.plan_check import line_flaw
from rules.risk.turn.cards import hand
from rules.risk.turn.reinforce import Reinforcement, TooMany, ToReinforce

plans = Module("plans", needs=("buying-stars", "end-of-turn", "joining", "plan", "trading"))
STEPS: dict[type[Decision], Task] = {
    ToBuyStars: StartOfTurn(), ToJoin: JoinOrRecruit(), ToTakeCard: EndOfTurn(),
}  # fmt: skip
"""The steps that a plan carries out or passes over, by what they ask. In one without a line of its own the answer is
the game's default: no star is bought that does not win, the war is joined, and the dearest card is taken."""


class BuyStarLine(PlanLine):
    """Buy so many stars with the cards of the fewest coins; `ALL`: as many as can be paid."""

    step = StartOfTurn()
    count: int


class TradeResourcesLine(PlanLine):
    """Trade cards of so many resources for troops, of more if these cannot be had exactly; `ALL`: of ten at most."""

    step = Reinforcement()
    count: int


class TakeCardLine(PlanLine):
    """Take the open card of this territory at the end of the turn; where it is not due, what silence would take."""

    step = EndOfTurn()
    where: Territory


@plans.modifies(planned_answer)
def onward(g: Context, found: Onward | None, number: int, decision: Decision, lines: Lines) -> Onward | None:
    if isinstance(decision, ToReinforce):
        return plan_trade(g, found, number, decision, lines)
    if type(decision) not in STEPS:
        return found
    waiting = before_its_step(g, STEPS[type(decision)], number, decision, lines)
    return waiting or carry_out(g, number, decision, lines)


def carry_out(g: Context, number: int, decision: Decision, lines: Lines) -> Onward | None:
    """The answer of a line whose step has come."""
    first, rest = lines[0], lines[1:]
    if isinstance(first, BuyStarLine) and isinstance(decision, ToBuyStars):
        return plan_purchase(g, number, decision, first, rest)
    if isinstance(first, TakeCardLine) and isinstance(decision, ToTakeCard):
        due = Card(first.where) in cards_due(g, decision.player)
        take = (
            TakeCard(number, decision.player, Card(first.where)) if due else take_best(g, number, decision, NO_DETAILS)
        )
        return Onward(take, rest)
    return None


def plan_purchase(g: Context, number: int, decision: ToBuyStars, line: BuyStarLine, rest: Lines) -> Onward:
    """Buy the next star, unless fewer can be paid than the line says."""
    payable = len(g.zone(hand(decision.player)).cards) // STAR_PRICE
    if line.count > payable:
        return halt(TooMany(line.count, payable), (line, *rest))
    more = payable if line.count == ALL else line.count
    left = (replace(line, count=more - 1), *rest) if more > 1 else rest
    return Onward(buy_cheaply(g, number, decision, NO_DETAILS), left)


def plan_trade(g: Context, found: Onward | None, number: int, decision: ToReinforce, lines: Lines) -> Onward | None:
    """Trade what a line says; stars that were to be bought before can no longer be."""
    if not lines or not isinstance(lines[0], BuyStarLine | TradeResourcesLine):
        return found
    if isinstance(lines[0], BuyStarLine):
        return halt(StepOver(), lines)
    wanted, able = lines[0].count, total(g.state, g.zone(hand(decision.player)).cards)
    if wanted == ALL:
        wanted = max(min(able, MOST), FEWEST)
    if able < wanted:
        return halt(TooFewResources(able, wanted), lines)
    cards = worth_least(g, decision.player, wanted)
    return Onward(TradeResources(number, decision.player, cards), lines[1:])


def worth_least(g: Context, player: Player, wanted: int) -> tuple[Card, ...]:
    """The cards of a player that are worth as many resources, or the fewest more; of equal ones the fewest cards."""
    held = g.zone(hand(player)).cards
    sums: dict[int, tuple[Card, ...]] = {0: ()}
    for card in held:
        for worth, cards in list(sums.items()):
            more = worth + total(g.state, (card,))
            if more not in sums or len(cards) + 1 < len(sums[more]):
                sums[more] = (*cards, card)
    return sums[min(worth for worth in sums if worth >= wanted)]


@plans.modifies(line_flaw)
def flaw(g: Context, why: Refusal | None, line: PlanLine) -> Refusal | None:
    """Which cards one will hold cannot be told when a plan is written, only what a trade takes."""
    if isinstance(line, TradeResourcesLine) and line.count != ALL and not FEWEST <= line.count <= MOST:
        return TooMany(line.count, MOST, FEWEST)
    return why
