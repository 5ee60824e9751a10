"""Plans: the lines of a turn ordered in advance, carried out in the player's order until one no longer fits."""

from __future__ import annotations

from functools import cache
from typing import Any

from msgspec import field
from msgspec.structs import replace

from rules.atlas import MAIN, Board, Card, Territory
from rules.kernel.conditions import NeverHolds, NeverReached, NoCondition
from rules.kernel.context import Context
from rules.kernel.module import Module
from rules.kernel.plans import Lines, Onward, Plan, line_over, place_of, place_of_line, planned_answer
from rules.kernel.ruleset import Ruleset
from rules.kernel.standing_answers import passes_step, plan_refusal
from rules.kernel.state import State
from rules.kernel.tagged import written
from rules.kernel.values import NOBODY, Decision, LeaderKind, NoSuchLand, PlanLine, Player, Refusal, Task
from rules.kernel.wants import NO_DETAILS
from rules.risk.combat.battle import Conquests
from rules.risk.combat.expand import entry_action
from rules.risk.combat.invasion import Attack, Combat, OwnLand, ToFight, spare
from rules.risk.combat.leaders import CAPTAIN, NO_LEADERS, Leaders, leaders_at
from rules.risk.combat.occupy import MoveIn, ToOccupy, leaders_to_send
from rules.risk.odds.forecast import charge, forecast
from rules.risk.odds.invasion_odds import in_percent
from rules.risk.turn.fortify import Fortification, Fortify, ToFortify, why_not_march
from rules.risk.turn.reinforce import Deploy, Finish, Reinforcement, StillToPlace, ToReinforce

plan = Module(
    "plan",
    needs=("reinforce", "invasion", "battle", "occupy", "fortify"),
    tells=(NoSuchLand, NeverHolds, NeverReached, NoCondition),
)
ALL = -1
"""A count that means all armies there are."""
ASKED = -2
"""A count that leaves open how many move in: the player is asked when the target has fallen."""
GUARD = 2
"""A leader is in danger in a territory with at most this many armies."""


class DeployLine(PlanLine):
    """Place this many of the turn's reinforcements there; `ALL`: all that are left."""

    step = Reinforcement()
    where: Territory
    count: int


class InvadeLine(PlanLine, omit_defaults=True):
    """Attack repeatedly with all that can fight, until the target falls or one of the stops is reached.

    `foe` held the target when the line was written. The invasion stops when at most `left` can still fight, when the
    odds fall below `odds` percent, and when one of the `leaders` is in danger. Where leaders fight before the dice, it
    stops after so many `rounds` of that (0: they fight until a side has none left). `follow` more armies move in.
    `begun`: a battle has been fought; `bold`: the player accepted their danger.
    """

    realm = None
    stands_alone = True
    source: Territory
    target: Territory
    foe: Player = written(NOBODY)
    left: int = written(0)
    odds: int = written(0)
    leaders: Leaders = written(NO_LEADERS, name="led")
    follow: int = written(ALL)
    begun: bool = written(False)
    bold: bool = written(False)
    rounds: int = 0

    def step_on(self, board: Board) -> Task | None:
        """Combat, which is held for the target's realm."""
        return Combat(board.realm_of.get(self.target, MAIN))


class FortifyLine(PlanLine):
    """March with this many armies; `ALL`: all but one."""

    step = Fortification()
    source: Territory
    target: Territory
    count: int
    leaders: Leaders = field(default=NO_LEADERS, name="led")


class EndLine(PlanLine):
    """End the turn."""


class StepOver(Refusal):
    """The step to which the plan's next line belongs has passed."""


class OwnerChanged(Refusal):
    """The target has a different owner now."""

    where: Territory
    owner: Player


class LeftReached(Refusal):
    """The invasion reached the stop that was ordered: few armies can still fight from there."""

    source: Territory
    target: Territory
    left: int


class OddsFell(Refusal):
    """The odds, with `left` who stay out of it, are below those that were ordered."""

    target: Territory
    percent: int
    left: int = 0


class AttackFailed(Refusal):
    """The line's attack was fought to its last attacker, and is over."""

    source: Territory
    target: Territory


class LineSkipped(Refusal):
    """The line before was skipped, and the next one would end a step of the turn, which nothing takes back."""


class RoundsFought(Refusal):
    """The leaders have fought as many rounds for the target as were ordered."""

    target: Territory
    rounds: int


class LeaderInDanger(Refusal):
    """Few armies are left with these leaders."""

    where: Territory
    armies: int
    leaders: tuple[LeaderKind, ...] = (CAPTAIN,)


class CardOfAnother(Refusal):
    """Another player has played a card since the order was given."""

    player: Player
    card: Card


class NoSuchLine(Refusal):
    """Plans of this game have no such line."""

    line: int


class OutOfOrder(Refusal):
    """This line (counted from 1) belongs to an earlier step of the turn than the line before it."""

    line: int


class TooSmall(Refusal):
    """A number of a line is below the `least` that there is."""

    number: int
    least: int


class TooManyLines(Refusal):
    """A plan has at most `most` lines."""

    most: int


WAIVED: dict[type[Refusal], dict[str, Any]] = {
    LeftReached: {"left": 0},
    RoundsFought: {"rounds": 0},
    OddsFell: {"odds": 0},
    LeaderInDanger: {"bold": True},
    OwnerChanged: {"foe": NOBODY},
}
"""For each stop, the fields that change in the line when the player lets the invasion go on after it."""


@cache
def plan_lines(rules: Ruleset) -> tuple[type[PlanLine], ...]:
    """The kinds of lines that plans of this table may have, as the turn's steps go; those without one come last."""
    kinds = [kind for kind in rules.vocabulary if issubclass(kind, PlanLine) and kind is not PlanLine]
    return tuple(sorted(kinds, key=lambda kind: place_of(rules, kind.step)))


def behind(rules: Ruleset, line: PlanLine, other: PlanLine) -> bool:
    """Whether a line belongs to a later step than another."""
    return place_of_line(rules, line) > place_of_line(rules, other)


def drop_stop(lines: Lines, why: Refusal) -> Lines:
    """The same lines without the stop `why` in the first one, as its player has seen it and lets the invasion go on."""
    first = lines[0] if lines else None
    if not isinstance(first, InvadeLine):
        return lines
    return (replace(first, **WAIVED.get(type(why), {})), *lines[1:])


def skip_line(rules: Ruleset, state: State, seat: Player, lines: Lines) -> Plan | None:
    """A plan without its first line; None if there is no other.

    It is halted where the next line cannot be played, and where that line would first end a step of the turn.
    """
    rest = lines[1:]
    if not rest:
        return None
    why = plan_refusal(rules, state, seat, rest)
    return Plan(rest, why or (LineSkipped() if passes_step(rules, state, seat, rest) else None))


def drop_passed(rules: Ruleset, state: State, seat: Player, lines: Lines) -> Lines:
    """The lines without those at their beginning whose step has passed in the seat's running turn."""
    while lines and isinstance(plan_refusal(rules, state, seat, lines), StepOver):
        lines = lines[1:]
    return lines


@plan.modifies(planned_answer)
def onward(g: Context, found: Onward | None, number: int, decision: Decision, lines: Lines) -> Onward | None:
    """The plan's answer to a decision of the active player's own turn; any other decision passes through."""
    if isinstance(decision, ToReinforce):
        return plan_reinforcement(g, found, number, decision, lines) if lines else Onward()
    if isinstance(decision, ToFight):
        return plan_fight(g, number, decision, lines)
    if isinstance(decision, ToOccupy):
        return plan_occupation(g, number, decision, lines)
    if isinstance(decision, ToFortify):
        return plan_march(g, number, decision, lines)
    return found


@plan.modifies(line_over)
def is_taken(g: Context, over: bool, seat: Player, line: PlanLine) -> bool:
    """An invasion that was begun is over once its target has fallen."""
    taken = isinstance(line, InvadeLine) and line.begun and g.state.land.owner(line.target) == seat
    return over or taken


def before_its_step(g: Context, step: Task, number: int, decision: Decision, lines: Lines) -> Onward | None:
    """What a plan answers in a step that is not that of its first line: the default before it, nothing after it.

    None once the line's own step has come.
    """
    if not lines:
        return Onward()
    here, its = place_of(g.rules, step), place_of_line(g.rules, lines[0])
    if its < here:
        return past_its_step(g, lines)
    if its == here:
        return None
    answering = g.rules.answering(type(decision))
    return Onward(answering.policies[answering.default](g, number, decision, NO_DETAILS), lines, passes=True)


def halt(why: Refusal, lines: Lines) -> Onward:
    """A plan's move where it halts, with the lines that are left of it."""
    return Onward(None, lines, why)


def pass_step(number: int, player: Player, lines: Lines) -> Onward:
    """A plan's move in a step before that of its first line: end it."""
    return Onward(Finish(number, player), lines, passes=True)


def plan_reinforcement(
    g: Context, found: Onward | None, number: int, decision: ToReinforce, lines: Lines
) -> Onward | None:
    first, rest = lines[0], lines[1:]
    if isinstance(first, DeployLine):
        count = decision.count if first.count == ALL else first.count
        return Onward(Deploy(number, decision.player, first.where, count), rest)
    if first.step == Reinforcement():
        return found
    if not decision.count:
        return pass_step(number, decision.player, lines)
    return halt(StillToPlace(decision.count), lines)


def plan_fight(g: Context, number: int, decision: ToFight, lines: Lines) -> Onward:
    first = lines[0] if lines else None
    if first is None:
        return Onward()
    now, its = place_of(g.rules, Combat(decision.realm)), place_of_line(g.rules, first)
    if isinstance(first, InvadeLine) and its == now:
        if first.begun and g.state.land.owner(first.target) == decision.player:
            return plan_fight(g, number, decision, lines[1:])
        return plan_invasion(g, number, first, lines, decision.player)
    if its > now:
        if isinstance(first, FortifyLine) and (
            why := why_not_march(g, march_of(g, number, decision.player, first), moves=1)
        ):
            return halt(why, lines)  # the attacks are not ended for a march that cannot be made
        return pass_step(number, decision.player, lines)
    return past_its_step(g, lines)


def plan_invasion(g: Context, number: int, line: InvadeLine, lines: Lines, player: Player) -> Onward:
    """Fight one more battle with all that can fight, unless a stop applies; walk in where nobody is left to fight."""
    if g.state.land.owner(line.target) == NOBODY and (found := plan_entry(g, number, line, lines, player)):
        return found
    if not line.begun and in_danger(g, line, player):
        line = replace(line, bold=True)
    if why := stop(g, line, player):
        return halt(why, lines)
    if line.begun and not spare(g, line.source):
        return fought_out(line, lines[1:])
    dice = charge(g.rules, g.state, line.source, line.left)
    battle = Attack(number, player, line.source, line.target, dice, line.leaders)
    return Onward(battle, (replace(line, begun=True), *lines[1:]))


def fought_out(line: InvadeLine, rest: Lines) -> Onward:
    """A plan's move after an attack to its last attacker: what comes after it may depend on the conquest."""
    return halt(AttackFailed(line.source, line.target), rest) if rest else Onward()


def past_its_step(g: Context, lines: Lines) -> Onward:
    """A plan's move where the step of its first line is over, as after the last attack that could be made."""
    first = lines[0] if lines else None
    if isinstance(first, InvadeLine) and first.begun and not spare(g, first.source):
        return fought_out(first, lines[1:])
    return halt(StepOver(), lines) if first else Onward()


def plan_entry(g: Context, number: int, line: InvadeLine, lines: Lines, player: Player) -> Onward | None:
    """Walk into the empty target with as many armies as the line lets follow, and one; None where no rule allows it."""
    able, rest = max(spare(g, line.source), 1), lines[1:]
    count = able if line.follow in (ALL, ASKED) else min(1 + line.follow, able)
    walk = entry_action(g, number, player, line.source, line.target, count, line.leaders)
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
        return OddsFell(line.target, now, line.left)
    if (leading := in_danger(g, line, player)) and not line.bold:
        return LeaderInDanger(line.source, land.armies(line.source), leading)
    return None


def percent(g: Context, line: InvadeLine, player: Player) -> int:
    """The odds of the rest of an invasion, in percent."""
    return in_percent(forecast(g.rules, g.state, player, line.source, line.target, line.leaders, line.left).win)


def in_danger(g: Context, line: InvadeLine, player: Player) -> Leaders:
    """The leaders who take part and have few armies left with them."""
    if not line.leaders or g.state.land.armies(line.source) > GUARD:
        return NO_LEADERS
    return tuple(kind for kind in leaders_at(g, player, line.source) if kind in line.leaders)


def plan_occupation(g: Context, number: int, decision: ToOccupy, lines: Lines) -> Onward | None:
    """Answer how many armies move in, by the invasion's own line; of the leaders those whom the game sends along."""
    first = lines[0] if lines else None
    if not isinstance(first, InvadeLine) or first.target != decision.target:
        return None
    if first.follow == ASKED:
        return Onward(None, lines[1:])
    count = decision.spare if first.follow == ALL else min(first.follow, decision.spare)
    leaders = leaders_to_send(g, decision.player, decision.source)
    return Onward(MoveIn(number, decision.player, count, leaders), lines[1:])


def plan_march(g: Context, number: int, decision: ToFortify, lines: Lines) -> Onward:
    first = lines[0] if lines else None
    if isinstance(first, FortifyLine):
        return Onward(march_of(g, number, decision.player, first), lines[1:])
    if isinstance(first, InvadeLine) and first.target in g.parts[Conquests].taken:
        return plan_march(g, number, decision, lines[1:])
    if first and place_of_line(g.rules, first) > place_of(g.rules, Fortification()):
        return pass_step(number, decision.player, lines)
    return past_its_step(g, lines)


def march_of(g: Context, number: int, player: Player, line: FortifyLine) -> Fortify:
    """The march that a line orders."""
    count = g.state.land.armies(line.source) - 1 if line.count == ALL else line.count
    return Fortify(number, player, line.source, line.target, count, line.leaders)
