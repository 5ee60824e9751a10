"""Undo without a vote: find the step that a player may take back now."""

from __future__ import annotations

from collections.abc import Iterator

from bot.refusals import NothingToUndo, UndoNotFree
from bot.store import Transaction
from bot.store.models import StoredStep
from rules import RULES_VERSION, Refused


def find_undoable(tx: Transaction, table: int, last: int, person: int) -> StoredStep:
    """The step of the person's last answer, if nobody has acted since and it and the orders that followed were free.

    Raises `Refused` (UndoNotFree, NothingToUndo) otherwise. No undo goes past a change of the rules: steps of older
    rules cannot be verified by playing them again.
    """
    free = True
    for step in _surviving(tx, table, last):
        if step.rules != RULES_VERSION or step.by not in ("player", "order"):
            break
        if step.by == "player" and step.person != person:
            break
        free = free and step.free
        if step.by == "player":
            if not free:
                raise Refused(UndoNotFree())
            return step
    raise Refused(NothingToUndo())


def _surviving(tx: Transaction, table: int, last: int) -> Iterator[StoredStep]:
    """The steps that no undo took back, the newest first, as far as the last rewind.

    No undo goes past a rewind: the piles lay in another order before it, which somebody may know by now.
    """
    seq = last
    while seq > 0:
        (step,) = tx.steps.between(table, seq, seq)
        if step.undoes is None:
            yield step
            seq -= 1
        elif step.by == "rewind":
            return
        else:
            seq = step.undoes - 1
