"""Undo without a vote: what a player may take back. The bot asks before it does so, `verify` asks of every record."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Protocol, TypeVar


class Undoable(Protocol):
    """A step as an undo sees it: who played it, and whether it can be taken back without a vote (see `Step.free`)."""

    @property
    def by(self) -> str: ...

    @property
    def free(self) -> bool: ...


S = TypeVar("S", bound=Undoable)


def last_answer(newest_first: Iterable[S]) -> tuple[S, bool] | None:
    """The last answer that a player gave, and whether that player may take it back with the orders that followed.

    They may if neither the answer nor one of the orders drew anything, showed anything hidden or did anything for ever.
    None where something else was played since: an AI's answer, a deadline's, a vote's. The steps are those that no undo
    took back, as far as the last rewind: before it the piles lay in an order that somebody may know by now.
    """
    free = True
    for step in newest_first:
        free = free and step.free
        if step.by == "player":
            return step, free
        if step.by != "order":
            return None
    return None
