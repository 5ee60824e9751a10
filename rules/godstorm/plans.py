"""Plans of Godstorm: gods summoned, temples built, cards bought, godswar fought, and armies let out of Heaven."""

from __future__ import annotations

from msgspec.structs import replace

from rules.atlas import Board, Territory
from rules.godstorm.gods import GodBanished
from rules.godstorm.godswar import ToRiskGod, in_order
from rules.godstorm.miracles import MiraclePlayed, PlayMiracles, ToPlayMiracle
from rules.godstorm.pantheons import GODS, UNDERWORLD
from rules.godstorm.purchases import MOST_BOUGHT, Buy, NoSuchDeck, Purchases, ToBuy
from rules.godstorm.relic_powers import RelicsRaise, ToTradeArmies
from rules.godstorm.summoning import Build, NoSuchGod, Summon, Summoning, ToSummon
from rules.godstorm.underworld import (
    GATE,
    CryptReturns,
    Embarkation,
    LeaveHeaven,
    ToLeaveHeaven,
    ToReturn,
    in_heaven,
)
from rules.kernel.context import Context
from rules.kernel.module import Module
from rules.kernel.plans import Lines, Onward, planned_answer, surprise
from rules.kernel.values import Action, Decision, Event, LeaderKind, PlanLine, Player, Refusal, Task
from rules.kernel.wants import NO_DETAILS
from rules.risk.combat.invasion import Invasion
from rules.risk.combat.leaders import Leaders
from rules.risk.plans.plan import (
    ALL,
    CardOfAnother,
    InvadeLine,
    RoundsFought,
    before_its_step,
    halt,
)
from rules.risk.plans.plan_check import leaders_duel, line_flaw
from rules.risk.turn.reinforce import TooMany

plans = Module("plans", needs=("plan", "summoning", "miracles", "godswar", "underworld", "relic-powers"))


class SummonLine(PlanLine):
    """Summon this god there."""

    step = Summoning()
    god: LeaderKind
    where: Territory

    @property
    def brings(self) -> tuple[Territory, Leaders]:
        return self.where, (self.god,)


class BuildLine(PlanLine):
    """Build a temple there."""

    step = Summoning()
    where: Territory


class BuyLine(PlanLine):
    """Buy so many cards of this deck."""

    step = Purchases()
    deck: LeaderKind
    count: int = 1


class LeaveHeavenLine(PlanLine):
    """Let this many armies leave Heaven for this space; `ALL`: all that are there."""

    step = Embarkation()
    realm = UNDERWORLD
    where: Territory
    count: int

    @classmethod
    def ways_in(cls, board: Board) -> tuple[Territory, ...]:
        return board.realms[UNDERWORLD].of_kind[GATE]


class GodLost(Refusal):
    """A god of the player's was banished since the order was given."""

    god: LeaderKind
    where: Territory


STEPS: dict[type[Decision], Task] = {
    ToTradeArmies: RelicsRaise(), ToReturn: CryptReturns(), ToSummon: Summoning(), ToBuy: Purchases(),
    ToPlayMiracle: PlayMiracles(), ToLeaveHeaven: Embarkation(),
}  # fmt: skip
"""The steps that a plan carries out or passes over, by what they ask. In one without a line of its own the answer is
the game's default: crypts send back what they may, and nothing is spent."""


@plans.modifies(planned_answer)
def onward(g: Context, found: Onward | None, number: int, decision: Decision, lines: Lines) -> Onward | None:
    if isinstance(decision, ToRiskGod):
        return plan_risk(g, found, number, decision, lines)
    if type(decision) not in STEPS:
        return found
    waiting = before_its_step(g, STEPS[type(decision)], number, decision, lines)
    return waiting or carry_out(g, number, decision.player, lines)


def carry_out(g: Context, number: int, player: Player, lines: Lines) -> Onward | None:
    """The answer of a line whose step has come."""
    first, rest = lines[0], lines[1:]
    action: Action | None = None
    if isinstance(first, SummonLine):
        action = Summon(number, player, first.god, first.where)
    elif isinstance(first, BuildLine):
        action = Build(number, player, first.where)
    elif isinstance(first, BuyLine):
        action = Buy(number, player, first.deck)
        rest = (replace(first, count=first.count - 1), *rest) if first.count > 1 else rest
    elif isinstance(first, LeaveHeavenLine):
        count = in_heaven(g.state, player) if first.count == ALL else first.count
        action = LeaveHeaven(number, player, first.where, count)
    return Onward(action, rest) if action else None


def plan_risk(g: Context, found: Onward | None, number: int, decision: ToRiskGod, lines: Lines) -> Onward | None:
    """Fight on with the god who is needed least, until a side has none or the rounds ordered are fought."""
    first = lines[0] if lines else None
    if not isinstance(first, InvadeLine) or first.target != g.parts[Invasion].target:
        return found
    if first.rounds and decision.rounds >= first.rounds:
        return halt(RoundsFought(first.target, first.rounds), lines)
    return Onward(in_order(g, number, decision, NO_DETAILS), lines)


@plans.modifies(leaders_duel)
def godswar_first(g: Context, fight: bool) -> bool:
    return True


@plans.modifies(surprise)
def card_or_lost_god(g: Context, why: Refusal | None, seat: Player, event: Event) -> Refusal | None:
    """Halt a plan at another's card, and when its player loses a god."""
    if isinstance(event, MiraclePlayed) and event.player != seat:
        return CardOfAnother(event.player, event.card)
    if isinstance(event, GodBanished) and event.player == seat:
        return GodLost(event.god, event.where)
    return why


@plans.modifies(line_flaw)
def flaw(g: Context, why: Refusal | None, line: PlanLine) -> Refusal | None:
    if isinstance(line, SummonLine) and line.god not in GODS:
        return NoSuchGod(line.god)
    if isinstance(line, BuyLine):
        if line.deck not in GODS:
            return NoSuchDeck(line.deck)
        return why if 1 <= line.count <= MOST_BOUGHT else TooMany(line.count, MOST_BOUGHT, 1)
    return why
