"""Undo without a vote: find the step that a person may take back now."""

from __future__ import annotations

from collections.abc import Iterator

from bot.refusals import NothingToUndo, UndoNotFree
from bot.store import Transaction
from bot.store.models import StoredStep
from rules import REWIND, RULES_VERSION, Refused, last_answer


def find_undoable(tx: Transaction, table: int, last: int, person: int) -> StoredStep:
    """The step of the person's last answer, if it is the table's last one and may be taken back (see `last_answer`).

    Raises `Refused` (UndoNotFree, NothingToUndo) otherwise.
    """
    found = last_answer(_surviving(tx, table, last))
    if found is None or found[0].person != person:
        raise Refused(NothingToUndo())
    step, free = found
    if not free:
        raise Refused(UndoNotFree())
    return step


def _surviving(tx: Transaction, table: int, last: int) -> Iterator[StoredStep]:
    """The steps that no undo took back, the newest first, as far as the last rewind or the last change of the rules.

    Steps of older rules cannot be verified by playing them again.
    """
    seq = last
    while seq > 0:
        (step,) = tx.steps.between(table, seq, seq)
        if step.rules != RULES_VERSION or step.by == REWIND:
            return
        if step.undoes is None:
            yield step
            seq -= 1
        else:
            seq = step.undoes - 1
