"""The check of a plan before it is carried out: known territories, borders of the board, the order of the steps."""

from __future__ import annotations

from collections.abc import Iterator

from rules.kernel.conditions import NoSuchLand
from rules.kernel.context import Context
from rules.kernel.play import NoChance
from rules.kernel.ruleset import Ruleset
from rules.kernel.state import State
from rules.kernel.values import Player, Refusal
from rules.risk.invasion import NotAdjacent, leaders
from rules.risk.plan import (
    ALL,
    ASKED,
    DeployLine,
    EndLine,
    FortifyLine,
    InvadeLine,
    OutOfOrder,
    PlanLine,
    TooManyLines,
    step_of,
)
from rules.risk.reinforce import TooMany

MOST_LINES = 30
MOST_ARMIES = 999


def may_lead(rules: Ruleset, state: State, player: Player, where: str) -> bool:
    """Whether a leader of the player's stands there and may lead."""
    return True in leaders(Context(rules, state, NoChance()), player, where)


def plan_flaw(rules: Ruleset, lines: tuple[PlanLine, ...]) -> Refusal | None:
    """What is wrong with a plan regardless of where armies stand; None if nothing."""
    if len(lines) > MOST_LINES:
        return TooManyLines(MOST_LINES)
    steps = [step_of(rules, type(line)) for line in lines]
    for at, line in enumerate(lines):
        if why := next(_flaws(rules, line), None):
            return why
        if at and (steps[at] < steps[at - 1] or isinstance(lines[at - 1], EndLine)):
            return OutOfOrder(at + 1)
    return None


def _flaws(rules: Ruleset, line: PlanLine) -> Iterator[Refusal]:
    named = (getattr(line, field) for field in ("where", "source", "target") if hasattr(line, field))
    yield from (NoSuchLand(land) for land in named if land not in rules.board.links_of)
    if isinstance(line, InvadeLine):
        board = rules.board
        # A card may open a way under the mountains; a plan that has none halts at that line.
        if line.target not in board.links_of[line.source] and not board.shares_range(line.source, line.target):
            yield NotAdjacent(line.source, line.target)
        yield from _beyond(line.left, 0, MOST_ARMIES)
        yield from _beyond(line.odds, 0, 99)
        yield from _beyond(line.follow, ASKED, MOST_ARMIES)
    if isinstance(line, DeployLine | FortifyLine) and line.count != ALL:
        yield from _beyond(line.count, 1, MOST_ARMIES)


def _beyond(number: int, least: int, most: int) -> Iterator[Refusal]:
    if not least <= number <= most:
        yield TooMany(number, most, max(least, 0))
