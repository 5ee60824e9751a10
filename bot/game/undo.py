"""Undo without a vote: which step a person may take back now, and if none, why not."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import pairwise
from typing import Any

from bot.refusals import NothingToUndo, UndoNotFree
from bot.store import Transaction
from bot.store.models import StoredStep
from rules import NOBODY, Player, Refused
from rules.records import REWIND, RULES_VERSION, Drawn, last_answer

READ_AT_ONCE = 16
"""How many steps one query reads."""


@dataclass(frozen=True, slots=True)
class OwnAnswer:
    """A person's last answer in the turn under way (None: none yet), and whether they may take it back."""

    action: dict[str, Any] | None
    undoable: bool


@dataclass(frozen=True, slots=True)
class LastAnswers:
    """Each seat's last answer in the turn under way that a person gave, with that person.

    `undoable_by` is the person who may take back the table's last answer (see `last_answer`).
    """

    by_seat: Mapping[Player, tuple[int | None, dict[str, Any]]] = field(default_factory=dict)
    undoable_by: int | None = None

    def of(self, seat: Player, person: int) -> OwnAnswer:
        """What this person answered last for the seat."""
        given_by, action = self.by_seat.get(seat, (None, None))
        return OwnAnswer(action if given_by == person else None, self.undoable_by == person)

    def after(self, steps: Iterable[StoredStep]) -> LastAnswers:
        """The last answers after these steps, of which none took back another."""
        by_seat, undoable_by = dict(self.by_seat), self.undoable_by
        for step in steps:
            if step.by == "player":
                undoable_by = step.person if step.free else None
            elif step.by != "order" or not step.free:
                undoable_by = None
            if _begins_turn(step):
                by_seat.clear()
            else:
                for answer in step.answers:
                    seat = Player(answer["player"])
                    by_seat.pop(seat, None)
                    if step.by == "player":
                        by_seat[seat] = step.person, answer
        return LastAnswers(by_seat, undoable_by)


def read_last_answers(tx: Transaction, table: int, last: int, version: str = RULES_VERSION) -> LastAnswers:
    """The last answers after the step `last`, as far as the rules were of this version."""
    newest_first, began = [], False
    for step in _steps_not_undone(tx, table, last, version):
        newest_first.append(step)
        began = began or _begins_turn(step)
        if began and step.by != "order":
            break
    return LastAnswers().after(reversed(newest_first))


def _begins_turn(step: StoredStep) -> bool:
    return any(event["kind"] == "turn-began" for event in step.events)


def find_undoable(
    tx: Transaction, table: int, last: int, person: int, version: str = RULES_VERSION, final: int = 0
) -> StoredStep:
    """The step of the person's last answer, if it is the table's last one and may be taken back (see `last_answer`).

    `final` is the table's last step that is for ever. Raises `Refused` otherwise: NothingToUndo with who has played
    since, UndoNotFree with what stands in the way.
    """
    steps: list[StoredStep] = []
    found = last_answer(_note_steps(_steps_not_undone(tx, table, last, version), steps))
    if found is None or found[0].person != person:
        raise Refused(NothingToUndo(_player_of(steps)))
    step, free = found
    if not free:
        raise Refused(UndoNotFree(next(_obstacle(step, final) for step in reversed(steps) if not step.free)))
    return step


def _note_steps(steps: Iterator[StoredStep], into: list[StoredStep]) -> Iterator[StoredStep]:
    """The same steps, each also put into a list as it is asked for."""
    for step in steps:
        into.append(step)
        yield step


def _player_of(newest_first: Sequence[StoredStep]) -> Player:
    """Who gave the last answer that is no standing order; NOBODY if that was no player."""
    step = next((step for step in newest_first if step.by != "order"), None)
    return Player((step.action or {}).get("player", NOBODY)) if step else NOBODY


def _obstacle(step: StoredStep, final: int) -> str:
    """Why a step cannot be taken back: `dice`, `shuffle`, `seen` (a card), or up to the step `final`: it is `final`."""
    if not step.draws:
        return "final" if step.seq <= final else "seen"
    return "shuffle" if any(_is_shuffle(*pair) for pair in pairwise(step.draws)) else "dice"


def _is_shuffle(draw: Drawn, following: Drawn) -> bool:
    """Whether two draws belong to one shuffle, in which each draw is among one card less; dice stay what they are."""
    return draw.size == following.size + 1


def _steps_not_undone(tx: Transaction, table: int, last: int, version: str) -> Iterator[StoredStep]:
    """The steps that no undo took back, the newest first, as far as the last rewind or the last change of the rules.

    `version` is that of the rules now. Steps of older rules cannot be verified by playing them again.
    """
    seq, read = last, dict[int, StoredStep]()
    while seq > 0:
        if seq not in read:
            read = {step.seq: step for step in tx.steps.between(table, max(seq - READ_AT_ONCE + 1, 1), seq)}
        step = read[seq]
        if step.rules != version or step.by == REWIND:
            return
        if step.undoes is None:
            yield step
            seq -= 1
        else:
            seq = step.undoes - 1
