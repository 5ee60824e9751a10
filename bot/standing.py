"""What still stands of a game's steps: what was taken back did not happen."""

from __future__ import annotations

from collections.abc import Iterable

from bot.sitting import Logged
from rules.kernel.values import Event


def standing(steps: Iterable[Logged]) -> tuple[Logged, ...]:
    """The steps without those that an undo took back, and without the undos."""
    left: list[Logged] = []
    for step in steps:
        if step.undoes is None:
            left.append(step)
        else:
            while left and left[-1].seq >= step.undoes:
                left.pop()
    return tuple(left)


def standing_events(steps: Iterable[Logged]) -> tuple[Event, ...]:
    """All that happened and still stands, whole: show it through `seen_by`."""
    return tuple(event for step in standing(steps) for event in step.events)
