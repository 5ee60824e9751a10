"""Undo for the asking: which step may its player take back now?"""

from __future__ import annotations

from collections.abc import Iterator

from bot.refusals import NothingToUndo, UndoNotFree
from bot.store import Transaction
from bot.store.models import StoredStep
from rules import RULES_VERSION, Refused


def find_undoable(tx: Transaction, table: int, last: int, person: int) -> StoredStep:
    """The person's last answer, if nobody acted since and it and the orders that followed were free; else `Refused`.

    Nothing goes back past a correction of the rules: what older rules played cannot be proved by playing it again.
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
    """The steps that still stand, the newest first: what an undo took back is passed over.

    A rewind ends them: before it the piles lay in another order, which somebody may know by now.
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
