"""Export a game as a text file: its whole record once it has ended, its public events while it runs."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from typing import Any

from bot.game.loading import head_of, read_step
from bot.game.progress import load_state
from bot.game.session import Session
from bot.store.models import StoredStep
from rules import fingerprint, plain
from rules.records import (
    BEGIN,
    POSITION,
    REWIND,
    SNAPSHOT,
    UNDO,
    Line,
    Record,
    commitment,
    text_fingerprint,
    write_record,
    write_snapshot,
)

EVENTS = "risk-events"
"""How the export of a running game begins."""


def export_game(session: Session, steps: Sequence[StoredStep]) -> str:
    """The exported text of a game's steps, read with their snapshots. A long game takes a while: call it off the event
    loop."""
    return record(session, steps) if session.is_ended else public(session, steps)


def record(session: Session, steps: Sequence[StoredStep]) -> str:
    """The whole record with the dice secret; nobody may read it before the game has ended."""
    head = head_of(session.table, session.setting, session.seats, steps[0].rules)
    head = replace(head, opened=_seal_contents(session))
    return write_record(Record(head, tuple(_lines(session, steps))))


def _seal_contents(session: Session) -> Mapping[str, str]:
    """What was behind the seals that a game has broken: of a pack its text, and what had been drawn into it."""
    campaigns = session.game.campaigns
    opened = campaigns.seals.labels_opened_in(session.setting, session.state) if campaigns else ()
    return {label: text for label, text in session.sealed.items() if label.partition(":")[0] in opened}


def public(session: Session, steps: Sequence[StoredStep]) -> str:
    """The public events, a line a step: a number, who played it (`by`) and the events as JSON, separated by tabs.

    That a secret answer was changed shows nowhere: it has one line, and the lines are numbered one after another.
    """
    head = [(EVENTS, "1"), ("game", session.table.game), ("commitment", commitment(session.table.secret))]
    rows = [(str(at), row.by, _public_line(session, row)) for at, row in enumerate(_without_changes(steps))]
    return "".join("\t".join(row) + "\n" for row in (*head, *rows))


def _without_changes(steps: Sequence[StoredStep]) -> Iterator[StoredStep]:
    """The steps without those that only changed a secret answer."""
    changed = ChangedAnswers()
    for row in steps:
        if not changed.is_one(row.answers, tells=bool(row.events), goes_back=row.undoes is not None):
            yield row


class ChangedAnswers:
    """Finds the steps of a game, in their order, that only changed a secret answer."""

    def __init__(self) -> None:
        self._answered: set[int] = set()

    def is_one(self, answers: Iterable[Mapping[str, Any]], *, tells: bool, goes_back: bool) -> bool:
        """Whether the next step is one: with these answers, each with its `decision`, and perhaps events to tell."""
        if goes_back:
            self._answered.clear()
        numbers = {answer.get("decision", 0) for answer in answers} - {0}
        changed = bool(numbers) and numbers <= self._answered and not tells
        self._answered |= numbers
        return changed


def _public_line(session: Session, row: StoredStep) -> str:
    events = [plain(event) for event in read_step(session.rules, row).events_for(None)]
    return json.dumps(events, separators=(",", ":"), ensure_ascii=False)


def _lines(session: Session, steps: Sequence[StoredStep]) -> Iterator[Line]:
    """The record's lines. A snapshot is inserted where the rules changed, so line numbers may exceed step numbers.

    `number_of` holds the lines that an undo may go back to: never past a change of the rules.
    """
    number_of: dict[int, int] = {}
    number, before = 0, None
    for row in steps:
        if before is not None and before.rules != row.rules:
            yield _snapshot(session, before, number, row.rules)
            number_of = {before.seq: number}
            number += 1
        number_of[row.seq] = number
        yield _line(session, row, number, number_of)
        number, before = number + 1, row


def _line(session: Session, row: StoredStep, number: int, number_of: dict[int, int]) -> Line:
    digest = _fingerprint(session, row)
    if row.undoes is not None:
        kind = REWIND if row.by == REWIND else UNDO
        return Line(number, row.by, "-", kind, {"to": number_of[row.undoes - 1]}, row.draws, digest)
    if row.by == POSITION:
        return replace(_snapshot(session, row, number, row.rules), by=POSITION)
    fields = dict(row.action or {"kind": BEGIN, "player": "-"})
    kind, player = fields.pop("kind"), fields.pop("player")
    return Line(number, row.by, player, kind, fields, row.draws, digest)


def _fingerprint(session: Session, row: StoredStep) -> str:
    """The fingerprint of the state after a step; for a step of older rules that of the text as it was stored, since a
    newer program may write the same state in another way."""
    if row.rules != session.rules.version:
        return text_fingerprint(row.snapshot)
    return fingerprint(load_state(session.rules, row.snapshot))


def _snapshot(session: Session, row: StoredStep, number: int, rules: str) -> Line:
    state = load_state(session.rules, row.snapshot)
    return Line(number, "game", "-", SNAPSHOT, {"rules": rules, "state": write_snapshot(state)}, (), fingerprint(state))
