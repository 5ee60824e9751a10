"""Undo without a vote: which step a person may take back now, and if none, why not."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise, tee
from typing import Any

from bot.refusals import NothingToUndo, UndoNotFree
from bot.store import Transaction
from bot.store.models import StoredStep
from rules import NOBODY, REWIND, RULES_VERSION, Drawn, Player, Refused, last_answer

READ_AT_ONCE, LOOK_BACK = 3, 16
"""How many steps one query reads, and how far back a turn's earlier answer is looked for."""


@dataclass(frozen=True, slots=True)
class OwnAnswer:
    """A person's last answer in the turn under way (None: none yet), and whether they may take it back."""

    action: dict[str, Any] | None
    undoable: bool


def find_undoable(tx: Transaction, table: int, last: int, person: int) -> StoredStep:
    """The step of the person's last answer, if it is the table's last one and may be taken back (see `last_answer`).

    Raises `Refused` otherwise: NothingToUndo with who has played since, UndoNotFree with what stands in the way.
    """
    return _undoable(_surviving(tx, table, last), person)


def _undoable(newest_first: Iterator[StoredStep], person: int) -> StoredStep:
    """The step to undo, of the surviving ones; raises as `find_undoable`."""
    steps: list[StoredStep] = []
    found = last_answer(_noted(newest_first, steps))
    if found is None or found[0].person != person:
        raise Refused(NothingToUndo(_player_of(steps)))
    step, free = found
    if not free:
        raise Refused(UndoNotFree(next(_obstacle(step) for step in reversed(steps) if not step.free)))
    return step


def own_answer(tx: Transaction, table: int, last: int, seat: Player, person: int) -> OwnAnswer:
    """The last answer that this person gave for the seat in the turn under way."""
    surviving, again = tee(_surviving(tx, table, last))
    try:
        _undoable(surviving, person)
        undoable = True
    except Refused:
        undoable = False
    for at, step in enumerate(again):
        if at >= LOOK_BACK or any(event["kind"] == "turn-began" for event in step.events):
            break
        if step.action is not None and step.action.get("player") == seat:
            return OwnAnswer(step.action if step.by == "player" and step.person == person else None, undoable)
    return OwnAnswer(None, undoable)


def _noted(steps: Iterator[StoredStep], into: list[StoredStep]) -> Iterator[StoredStep]:
    """The same steps, each also put into a list as it is asked for."""
    for step in steps:
        into.append(step)
        yield step


def _player_of(newest_first: Sequence[StoredStep]) -> Player:
    """Who gave the last answer that is no standing order; NOBODY if that was no player."""
    step = next((step for step in newest_first if step.by != "order"), None)
    return Player((step.action or {}).get("player", NOBODY)) if step else NOBODY


def _obstacle(step: StoredStep) -> str:
    """Why a step cannot be taken back: `dice`, `shuffle` or `seen` (a card)."""
    if not step.draws:
        return "seen"
    return "shuffle" if any(_is_shuffle(*pair) for pair in pairwise(step.draws)) else "dice"


def _is_shuffle(draw: Drawn, following: Drawn) -> bool:
    """Whether two draws belong to one shuffle, in which each draw is among one card less; dice stay what they are."""
    return draw.size == following.size + 1


def _surviving(tx: Transaction, table: int, last: int) -> Iterator[StoredStep]:
    """The steps that no undo took back, the newest first, as far as the last rewind or the last change of the rules.

    Steps of older rules cannot be verified by playing them again.
    """
    seq, read = last, dict[int, StoredStep]()
    while seq > 0:
        if seq not in read:
            read = {step.seq: step for step in tx.steps.between(table, max(seq - READ_AT_ONCE + 1, 1), seq)}
        step = read[seq]
        if step.rules != RULES_VERSION or step.by == REWIND:
            return
        if step.undoes is None:
            yield step
            seq -= 1
        else:
            seq = step.undoes - 1
