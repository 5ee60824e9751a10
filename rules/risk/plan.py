"""Plans: the lines of a turn ordered in advance, carried out in the player's order until one no longer fits."""

from __future__ import annotations

import json
from collections.abc import Iterable
from typing import Any

from msgspec import field
from msgspec.structs import replace

from rules.atlas import MAIN
from rules.kernel.conditions import NeverHolds, NeverReached, NoCondition, NoSuchLand
from rules.kernel.context import Context
from rules.kernel.orders import Onward
from rules.kernel.ruleset import Module, Ruleset
from rules.kernel.tagged import Family, Tagged, plain
from rules.kernel.values import NOBODY, Action, Decision, Player, Refusal, Task
from rules.risk.battle import Conquests
from rules.risk.cards import Trade, sets_of
from rules.risk.forecast import charge, forecast
from rules.risk.fortify import Fortification, Fortify, ToFortify
from rules.risk.invasion import Attack, Combat, OwnLand, ToFight, spare
from rules.risk.leaders import CAPTAIN, NO_LEADERS, Leaders, leaders_at
from rules.risk.occupy import MoveIn, ToOccupy
from rules.risk.reinforce import Deploy, Finish, Reinforcement, StillToPlace, ToReinforce

plan = Module(
    "plan",
    needs=("reinforce", "invasion", "battle", "occupy", "fortify", "cards"),
    tells=(NoSuchLand, NeverHolds, NeverReached, NoCondition),
)
ALL = -1
"""A count that means all armies there are."""
ASKED = -2
"""A count that leaves open how many move in: the player is asked when the target has fallen."""
GUARD = 2
"""A leader is in danger in a territory with at most this many armies."""


class PlanLine(Tagged):
    """One line of a plan."""


class TradeLine(PlanLine):
    """Trade the most valuable set."""


class DeployLine(PlanLine):
    """Place this many of the turn's reinforcements there; `ALL`: all that are left."""

    where: str
    count: int


class InvadeLine(PlanLine):
    """Attack repeatedly with all that can fight, until the target falls or one of the stops is reached.

    `foe` held the target when the line was written. The invasion stops when at most `left` can still fight, when the
    odds fall below `odds` percent, and when one of the `leaders` is in danger. `follow` more armies move in. `begun`: a
    battle has been fought; `bold`: the player accepted their danger.
    """

    source: str
    target: str
    foe: Player = NOBODY
    left: int = 0
    odds: int = 0
    leaders: Leaders = field(default=NO_LEADERS, name="led")
    follow: int = ALL
    begun: bool = False
    bold: bool = False


class FortifyLine(PlanLine):
    """March with this many armies; `ALL`: all but one."""

    source: str
    target: str
    count: int
    leaders: Leaders = field(default=NO_LEADERS, name="led")


class EndLine(PlanLine):
    """End the turn."""


LINES = Family(PlanLine, (TradeLine, DeployLine, InvadeLine, FortifyLine, EndLine))
STEPS: dict[type[PlanLine], Task] = {
    TradeLine: Reinforcement(), DeployLine: Reinforcement(), FortifyLine: Fortification(),
}  # fmt: skip
"""The step of the turn in which each kind of line is carried out; an invasion's is combat in the target's realm."""


class NoSet(Refusal):
    """The player holds no set to trade."""


class StepOver(Refusal):
    """The step to which the plan's next line belongs has passed."""


class OwnerChanged(Refusal):
    """The target has a different owner now."""

    where: str
    owner: Player


class LeftReached(Refusal):
    """The invasion reached the stop that was ordered: few armies can still fight from there."""

    source: str
    target: str
    left: int


class OddsFell(Refusal):
    """The odds fell below those that were ordered."""

    target: str
    percent: int


class LeaderInDanger(Refusal):
    """Few armies are left with these leaders."""

    where: str
    armies: int
    leaders: tuple[str, ...] = (CAPTAIN,)


class OutOfOrder(Refusal):
    """This line (counted from 1) belongs to an earlier step of the turn than the line before it."""

    line: int


class TooManyLines(Refusal):
    """A plan has at most `most` lines."""

    most: int


WAIVED: dict[type[Refusal], dict[str, Any]] = {
    LeftReached: {"left": 0},
    OddsFell: {"odds": 0},
    LeaderInDanger: {"bold": True},
    OwnerChanged: {"foe": NOBODY},
}
"""For each stop, the fields that change in the line when the player lets the invasion go on after it."""


def write_plan(lines: Iterable[PlanLine]) -> tuple[str, ...]:
    """Lines as an order's wish, one JSON text a line."""
    return tuple(json.dumps(plain(line)) for line in lines)


def read_plan(wish: Iterable[str]) -> tuple[PlanLine, ...]:
    """The lines of an order's wish; raises `Unreadable`."""
    return tuple(LINES.read(json.loads(line)) for line in wish)


def step_of(rules: Ruleset, line: PlanLine) -> int:
    """The step of this table's turn in which a line is carried out, from 0; the turn's end comes last."""
    if isinstance(line, InvadeLine):
        return place_of(rules, Combat(rules.board.realm_of.get(line.target, MAIN)))
    step = STEPS.get(type(line))
    return len(rules.turn) if step is None else place_of(rules, step)


def place_of(rules: Ruleset, step: Task) -> int:
    """The place of a step in this table's turn, from 0; after all others if it has none."""
    return rules.turn.index(step) if step in rules.turn else len(rules.turn)


def behind(rules: Ruleset, line: PlanLine, other: PlanLine) -> bool:
    """Whether a line belongs to a later step than another."""
    return step_of(rules, line) > step_of(rules, other)


def emboldened(lines: tuple[PlanLine, ...], why: Refusal) -> tuple[PlanLine, ...]:
    """The same lines without the stop `why` in the first one, as its player has seen it and lets the invasion go on."""
    first = lines[0] if lines else None
    if not isinstance(first, InvadeLine):
        return lines
    return (replace(first, **WAIVED.get(type(why), {})), *lines[1:])


@plan.modifies("onward")
def onward(g: Context, found: Onward | None, number: int, decision: Decision, wish: tuple[str, ...]) -> Onward | None:
    """The plan's answer to a decision of the active player's own turn; any other decision passes through."""
    lines = read_plan(wish)
    if isinstance(decision, ToReinforce):
        return reinforcing(g, number, decision, lines) if lines else Onward()
    if isinstance(decision, ToFight):
        return fighting(g, number, decision, lines)
    if isinstance(decision, ToOccupy):
        return following(number, decision, lines)
    if isinstance(decision, ToFortify):
        return marching(g, number, decision, lines)
    return found


def halt(why: Refusal, lines: tuple[PlanLine, ...]) -> Onward:
    return Onward(None, write_plan(lines), why)


def reinforcing(g: Context, number: int, decision: ToReinforce, lines: tuple[PlanLine, ...]) -> Onward:
    first, rest = lines[0], write_plan(lines[1:])
    if isinstance(first, DeployLine):
        count = decision.count if first.count == ALL else first.count
        return Onward(Deploy(number, decision.player, first.where, count), rest)
    if isinstance(first, TradeLine):
        trios = sets_of(g, decision.player)
        return Onward(Trade(number, decision.player, trios[0]), rest) if trios else halt(NoSet(), lines)
    if not decision.count:
        return Onward(Finish(number, decision.player), write_plan(lines))
    return halt(StillToPlace(decision.count), lines)


def fighting(g: Context, number: int, decision: ToFight, lines: tuple[PlanLine, ...]) -> Onward:
    first = lines[0] if lines else None
    if first is None:
        return Onward()
    now, its = place_of(g.rules, Combat(decision.realm)), step_of(g.rules, first)
    if isinstance(first, InvadeLine) and its == now:
        if first.begun and g.state.land.owner(first.target) == decision.player:
            return fighting(g, number, decision, lines[1:])
        return invading(g, number, first, lines, decision.player)
    if its > now:
        return Onward(Finish(number, decision.player), write_plan(lines))
    return halt(StepOver(), lines)


def invading(g: Context, number: int, line: InvadeLine, lines: tuple[PlanLine, ...], player: Player) -> Onward:
    """Fight one more battle with all that can fight, unless a stop applies; walk in where nobody is left to fight."""
    if g.state.land.owner(line.target) == NOBODY and (found := entering(g, number, line, lines, player)):
        return found
    if not line.begun and in_danger(g, line, player):
        line = replace(line, bold=True)
    if why := stop(g, line, player):
        return halt(why, lines)
    if line.begun and not spare(g, line.source) and len(lines) == 1:
        return Onward()  # fought to its last attacker, and nothing after it depends on the conquest
    dice = charge(g.rules, g.state, line.source, line.left)
    battle = Attack(number, player, line.source, line.target, dice, line.leaders)
    return Onward(battle, write_plan((replace(line, begun=True), *lines[1:])))


def entering(g: Context, number: int, line: InvadeLine, lines: tuple[PlanLine, ...], player: Player) -> Onward | None:
    """Walk into the empty target with as many armies as the line lets follow, and one; None where no rule allows it."""
    able, rest = max(spare(g, line.source), 1), write_plan(lines[1:])
    count = able if line.follow in (ALL, ASKED) else min(1 + line.follow, able)
    walk: Action | None = g.value("walk-in", None, number, player, line.source, line.target, count, line.leaders)
    if walk is None:
        return None
    return Onward(None if line.follow == ASKED else walk, rest)


def stop(g: Context, line: InvadeLine, player: Player) -> Refusal | None:
    """Why an invasion stops, or None. What the rules forbid is left to the check of its next battle."""
    land = g.state.land
    owner, able = land.owner(line.target), spare(g, line.source)
    if owner == player:
        return OwnLand(line.target)
    if line.foe not in (NOBODY, owner):
        return OwnerChanged(line.target, owner)
    if land.owner(line.source) != player or not able:
        return None
    if able <= line.left:
        return LeftReached(line.source, line.target, able)
    if line.odds and (now := percent(g, line, player)) < line.odds:
        return OddsFell(line.target, now)
    if (leading := in_danger(g, line, player)) and not line.bold:
        return LeaderInDanger(line.source, land.armies(line.source), leading)
    return None


def percent(g: Context, line: InvadeLine, player: Player) -> int:
    """The odds of the rest of an invasion, in percent, rounded down."""
    odds = forecast(g.rules, g.state, player, line.source, line.target, line.leaders, line.left)
    return int(odds.win * 100)


def in_danger(g: Context, line: InvadeLine, player: Player) -> Leaders:
    """The leaders who take part and have few armies left with them."""
    if not line.leaders or g.state.land.armies(line.source) > GUARD:
        return NO_LEADERS
    return tuple(kind for kind in leaders_at(g, player, line.source) if kind in line.leaders)


def following(number: int, decision: ToOccupy, lines: tuple[PlanLine, ...]) -> Onward | None:
    """Answer how many armies move in, by the invasion's own line."""
    first = lines[0] if lines else None
    if not isinstance(first, InvadeLine) or first.target != decision.target:
        return None
    if first.follow == ASKED:
        return Onward(None, write_plan(lines[1:]))
    count = decision.spare if first.follow == ALL else min(first.follow, decision.spare)
    return Onward(MoveIn(number, decision.player, count), write_plan(lines[1:]))


def marching(g: Context, number: int, decision: ToFortify, lines: tuple[PlanLine, ...]) -> Onward:
    first = lines[0] if lines else None
    if isinstance(first, FortifyLine):
        count = g.state.land.armies(first.source) - 1 if first.count == ALL else first.count
        march = Fortify(number, decision.player, first.source, first.target, count, first.leaders)
        return Onward(march, write_plan(lines[1:]))
    if isinstance(first, EndLine):
        return Onward(Finish(number, decision.player))
    if isinstance(first, InvadeLine) and first.target in g.part(Conquests).taken:
        return marching(g, number, decision, lines[1:])
    if first and step_of(g.rules, first) > place_of(g.rules, Fortification()):
        return Onward(Finish(number, decision.player), write_plan(lines))
    return halt(StepOver(), lines) if first else Onward()
