"""SEALED: what is in here spoils Risk Legacy for whoever plays it. Where several packs add to a step of the box.

They say what they add in the queries `tasks_at_start`, after the stars that a turn begins with, and `tasks_at_setup`,
before the events are laid out.
"""

from __future__ import annotations

from rules.kernel.context import Context
from rules.kernel.ruleset import Module
from rules.kernel.values import Task
from rules.legacy.turn.buying_stars import StartOfTurn, start_of_turn
from rules.legacy.turn.events import LayEvents, lay_events

turn_starts = Module("turn-starts", needs=("buying-stars",))
beginnings = Module("beginnings", needs=("events",))
NO_TASKS: tuple[Task, ...] = ()


@turn_starts.asks
def tasks_at_start(g: Context) -> tuple[Task, ...]:
    """What packs do after the stars that a turn begins with."""
    return ()


@turn_starts.does(StartOfTurn, instead=True)
def begin_turn(g: Context, task: StartOfTurn) -> None:
    start_of_turn(g, task)
    g.then_all(tasks_at_start(g))


@beginnings.asks
def tasks_at_setup(g: Context) -> tuple[Task, ...]:
    """What packs do before the events are laid out."""
    return ()


@beginnings.does(LayEvents, instead=True)
def begin_war(g: Context, task: LayEvents) -> None:
    g.then_all(tasks_at_setup(g))
    lay_events(g, task)
