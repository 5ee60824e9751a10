"""The check of a plan before it is carried out: known territories, borders of the board, the order of the steps."""

from __future__ import annotations

from collections.abc import Iterator

from rules.atlas import Territory
from rules.kernel.context import Context
from rules.kernel.plans import Lines, place_of_line
from rules.kernel.play import NoChance
from rules.kernel.ruleset import Ruleset
from rules.kernel.state import State
from rules.kernel.values import Holding, NoSuchLand, PlanLine, Player, Refusal
from rules.risk.combat.invasion import NotAdjacent
from rules.risk.combat.leaders import Leaders, leader_kinds, leaders_at
from rules.risk.plans.plan import (
    ALL,
    ASKED,
    EndLine,
    FortifyLine,
    InvadeLine,
    NoSuchLine,
    OutOfOrder,
    TooManyLines,
    TooSmall,
    plan,
    plan_lines,
)
from rules.risk.turn.fortify import SameLand, why_no_march
from rules.risk.turn.reinforce import OtherRealm, TooMany

MOST_LINES = 30
MOST_ODDS = 99
"""The highest odds, in percent, at which an invasion can be told to stop."""


def game_leaders(rules: Ruleset, state: State) -> Leaders:
    """Every kind of leader in this game."""
    return leader_kinds(Context.of(rules, state, NoChance()))


def may_lead(rules: Ruleset, state: State, player: Player, where: Territory, lines: Lines = ()) -> Leaders:
    """The leaders of a player who may lead from there on their own turn: they stand there, or a line brings them."""
    then = state.fork()
    then.active = player
    g = Context.of(rules, then, NoChance())
    brought = [kind for spot, kinds in (line.brings for line in lines) if spot == where for kind in kinds]
    there = (*leaders_at(g, player, where), *brought)
    return tuple(kind for kind in leader_kinds(g) if kind in there) if brought else there


def leaders_fight(rules: Ruleset, state: State) -> bool:
    """Whether leaders of both sides fight one another, round by round, before the dice."""
    return leaders_duel(Context.of(rules, state, NoChance()))


@plan.asks
def leaders_duel(g: Context) -> bool:
    """Whether leaders of both sides fight one another, round by round, before the dice."""
    return False


@plan.asks
def line_flaw(g: Context, line: PlanLine) -> Refusal | None:
    """What is wrong with one line of a plan regardless of where armies stand; None if nothing."""
    return None


def plan_flaw(rules: Ruleset, lines: Lines) -> Refusal | None:
    """What is wrong with a plan regardless of where armies stand; None if nothing."""
    if len(lines) > MOST_LINES:
        return TooManyLines(MOST_LINES)
    known = plan_lines(rules)
    if strange := next((at for at, line in enumerate(lines, 1) if type(line) not in known), 0):
        return NoSuchLine(strange)
    steps = [place_of_line(rules, line) for line in lines]
    for at, line in enumerate(lines):
        if why := next(_flaws(rules, line), None):
            return why
        if at and (steps[at] < steps[at - 1] or isinstance(lines[at - 1], EndLine)):
            return OutOfOrder(at + 1)
    return None


def unjoined(rules: Ruleset, state: State, player: Player, lines: Lines) -> tuple[FortifyLine, ...]:
    """The marches of a plan between territories of the player's that nothing would join, if all that its lines attack
    were the player's and nothing else changed hands."""
    then = state.fork()
    then.active = player
    for line in lines:
        if isinstance(line, InvadeLine):
            then.land.put(line.target, Holding(player, max(then.land.armies(line.target), 1)))
    g = Context.of(rules, then, NoChance())
    marches = (line for line in lines if isinstance(line, FortifyLine))
    return tuple(
        line
        for line in marches
        if {then.land.owner(line.source), then.land.owner(line.target)} == {player}
        and why_no_march(g, player, line.source, line.target, line.leaders)
    )


def _flaws(rules: Ruleset, line: PlanLine) -> Iterator[Refusal]:
    named = tuple(getattr(line, field) for field in ("where", "source", "target") if hasattr(line, field))
    realm_of = rules.board.realm_of
    yield from (NoSuchLand(land) for land in named if land not in realm_of)
    if line.realm is not None:
        yield from (OtherRealm(land, line.realm) for land in named if realm_of[land] != line.realm)
    if isinstance(line, InvadeLine | FortifyLine) and line.source == line.target:
        yield SameLand(line.source)
    if isinstance(line, InvadeLine):
        # A card may open a way under the mountains; a plan that has none halts at that line.
        if line.target not in _ways(rules, line.source) and not rules.board.shares_range(line.source, line.target):
            yield NotAdjacent(line.source, line.target)
        if not 0 <= line.odds <= MOST_ODDS:
            yield TooMany(line.odds, MOST_ODDS, 0)
        yield from _below(line.left, 0)
        yield from _below(line.follow, ASKED)
        yield from _below(line.rounds, 0)
    if why := line_flaw(Context.of(rules, State(rules.seats), NoChance()), line):
        yield why
    if (count := getattr(line, "count", ALL)) != ALL:
        yield from _below(count, 1)


def _ways(rules: Ruleset, source: Territory) -> set[Territory]:
    """Where the board's links and the rules ever lead from a space, whatever happens in a game."""
    ruled = Context.of(rules, State(rules.seats), NoChance()).links(source)
    return {*rules.board.links_of[source], *ruled}


def _below(number: int, least: int) -> Iterator[Refusal]:
    """A number has no upper bound: how many armies there will be is not known yet."""
    if number < least:
        yield TooSmall(number, max(least, 0))
