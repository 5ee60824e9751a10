"""Plans, which carry a seat's own turn on over several decisions: their lines, and what is left of one."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rules.kernel.context import Context, Query
from rules.kernel.tagged import Value
from rules.kernel.values import Action, Decision, Event, PlanLine, Player, Refusal, Task

if TYPE_CHECKING:
    from rules.kernel.ruleset import Ruleset


def place_of(rules: Ruleset, step: Task | None) -> int:
    """The place of a step in this table's turn, from 0; after all others if it has none."""
    return rules.turn.index(step) if step in rules.turn else len(rules.turn)


def place_of_line(rules: Ruleset, line: PlanLine) -> int:
    """The place in this table's turn of the step in which a line is carried out, from 0; the turn's end comes last."""
    return place_of(rules, line.step_on(rules.board))


Lines = tuple[PlanLine, ...]
"""The lines of a plan, in the order in which they are carried out."""


class Plan(Value):
    """The lines that are left of a plan, and why it halted; None while it runs."""

    lines: Lines
    halted: Refusal | None = None


class Onward(Value):
    """A plan's next move: an answer, and the lines left after it; or no answer, and why it halts (None: done).

    `passes`: the answer belongs to no line, but ends a step that comes before that of the first one.
    """

    action: Action | None = None
    left: Lines = ()
    why: Refusal | None = None
    passes: bool = False


@Query
def planned_answer(g: Context, number: int, decision: Decision, lines: Lines) -> Onward | None:
    """What a seat's plan answers to a decision, and what is left of it; None if the plan does not handle it."""
    return None


@Query
def line_over(g: Context, seat: Player, line: PlanLine) -> bool:
    """Whether a line of a seat's plan has done all that it is for."""
    return False


@Query
def surprise(g: Context, seat: Player, event: Event) -> Refusal | None:
    """Why an event of others halts a seat's plan; None if it does not."""
    return None
