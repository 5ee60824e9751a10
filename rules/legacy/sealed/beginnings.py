"""SEALED: what is in here spoils Risk Legacy for whoever plays it. Where several packs add to the set-up of a war.

They say what they add in the query `tasks_at_setup`.
"""

from __future__ import annotations

from rules.kernel.context import Context
from rules.kernel.module import Module
from rules.kernel.values import Task
from rules.legacy.turn.events import LayEvents, lay_events

beginnings = Module("beginnings", needs=("events",))


@beginnings.asks
def tasks_at_setup(g: Context) -> tuple[Task, ...]:
    """What packs do before the events are laid out."""
    return ()


@beginnings.does(LayEvents, instead=True)
def begin_war(g: Context, task: LayEvents) -> None:
    g.then_all(tasks_at_setup(g))
    lay_events(g, task)
