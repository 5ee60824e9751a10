"""SEALED: what is in here spoils Risk Legacy for whoever plays it. Where several packs add to the start of a turn.

They say what they add in the query `tasks_at_start`.
"""

from __future__ import annotations

from rules.kernel.context import Context
from rules.kernel.module import Module
from rules.kernel.values import Task
from rules.legacy.turn.buying_stars import StartOfTurn, start_of_turn

turn_starts = Module("turn-starts", needs=("buying-stars",))


@turn_starts.asks
def tasks_at_start(g: Context) -> tuple[Task, ...]:
    """What packs do after the stars that a turn begins with."""
    return ()


@turn_starts.does(StartOfTurn, instead=True)
def begin_turn(g: Context, task: StartOfTurn) -> None:
    start_of_turn(g, task)
    g.then_all(tasks_at_start(g))
