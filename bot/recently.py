"""What just happened, as arrows on a board show it."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from bot.sitting import Logged
from bot.standing import standing
from rules import Event, Player
from rules.kernel.events import TurnBegan
from rules.risk.fortify import Fortified
from rules.risk.invasion import InvasionDeclared, SourceSwitched

MOST = 16
"""Marches and invasions that are still told apart on one board; the newest are shown."""
MARCHES = (InvasionDeclared, SourceSwitched, Fortified)


def recent(steps: Sequence[Logged], ai: Collection[Player]) -> tuple[Event, ...]:
    """The public events of the turn that is played; before anything moved, those since the last person's turn began."""
    turns = _turns([event for step in standing(steps) for event in step.seen_by(None)])
    found: list[Event] = []
    for back, (player, events) in enumerate(reversed(turns)):
        found = [*events, *found]
        if _moves(found) if back == 0 else player not in ai:
            break
    return _newest(found)


def _turns(events: Sequence[Event]) -> list[tuple[Player, list[Event]]]:
    """Whole turns, oldest first, each with whose it was."""
    turns: list[tuple[Player, list[Event]]] = []
    for event in events:
        if isinstance(event, TurnBegan):
            turns.append((event.player, []))
        elif turns:
            turns[-1][1].append(event)
    return turns


def _moves(events: Sequence[Event]) -> bool:
    return any(isinstance(event, MARCHES) for event in events)


def _newest(events: Sequence[Event]) -> tuple[Event, ...]:
    starts = [at for at, event in enumerate(events) if isinstance(event, MARCHES)]
    return tuple(events[starts[-MOST] :] if len(starts) > MOST else events)
