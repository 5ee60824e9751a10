"""Logged steps, and the interactions that caused them, in SQL."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Iterable
from typing import Any

from msgspec.structs import astuple

from bot.store.models import HandledInteraction, StoredStep
from bot.store.rewind_points import RewindPoints
from rules import Drawn

_STEP = "seq, by, person, action, events, draws, snapshot, free, at, undoes, rules"


class Steps:
    """Every method works inside the caller's transaction."""

    def __init__(self, db: sqlite3.Connection) -> None:
        self._db = db

    def add(self, table: int, steps: Iterable[StoredStep]) -> None:
        """Write steps; the transaction clashes if one of these numbers exists already."""
        self._db.executemany(
            f"INSERT INTO steps (table_id, {_STEP}) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
            [(table, *_to_row(step)) for step in steps],
        )

    def between(self, table: int, first: int, last: int) -> tuple[StoredStep, ...]:
        """The steps from `first` to `last`, both included."""
        rows = self._db.execute(
            f"SELECT {_STEP} FROM steps WHERE table_id = ? AND seq BETWEEN ? AND ? ORDER BY seq", (table, first, last)
        )
        return tuple(_from_row(row) for row in rows)

    def snapshot(self, table: int, seq: int) -> bytes | None:
        """The stored state after a step; None if there is no such step."""
        row = self._db.execute("SELECT snapshot FROM steps WHERE table_id = ? AND seq = ?", (table, seq)).fetchone()
        return row[0] if row else None

    def rewind_points(self, table: int, rules: str) -> RewindPoints:
        """The rewind points of a game, where `rules` is the version of the rules in force."""
        begun = self._db.execute(
            "SELECT seq FROM steps, json_each(events) WHERE table_id = ? AND undoes IS NULL"
            " AND json_extract(json_each.value, '$.kind') = 'turn-began' ORDER BY seq",
            (table,),
        ).fetchall()
        undone = self._db.execute(
            "SELECT seq, undoes FROM steps WHERE table_id = ? AND undoes IS NOT NULL ORDER BY seq", (table,)
        ).fetchall()
        ((last,),) = self._db.execute("SELECT coalesce(max(seq), -1) FROM steps WHERE table_id = ?", (table,))
        ((older,),) = self._db.execute(
            "SELECT coalesce(max(seq), -1) FROM steps WHERE table_id = ? AND rules != ?", (table, rules)
        )
        return RewindPoints(last, tuple(seq for (seq,) in begun), tuple(undone), older + 1)

    def handled(self, interaction: int) -> HandledInteraction | None:
        """What an interaction did; None if it was not handled before."""
        row = self._db.execute(
            "SELECT interaction, table_id, person, first, last, taken, refused FROM interactions WHERE interaction = ?",
            (interaction,),
        ).fetchone()
        if row is None:
            return None
        columns: list[Any] = [*row[:6], json.loads(row[6]) if row[6] else None]
        return HandledInteraction(*columns)

    def add_handled(self, done: HandledInteraction) -> None:
        """Write what an interaction did; the transaction clashes if it was handled before."""
        refused = json.dumps(done.refused) if done.refused else None
        self._db.execute(
            "INSERT INTO interactions (interaction, table_id, person, first, last, taken, refused)"
            " VALUES (?, ?, ?, ?, ?, ?, ?)",
            (done.interaction, done.table, done.person, done.first, done.last, done.taken, refused),
        )


def _to_row(step: StoredStep) -> tuple[Any, ...]:
    action = None if step.action is None else json.dumps(step.action, ensure_ascii=False)
    events, draws = (
        json.dumps(step.events, ensure_ascii=False),
        json.dumps([astuple(drawn) for drawn in step.draws]),
    )
    return (
        *(step.seq, step.by, step.person, action, events, draws),
        *(step.snapshot, step.free, step.at, step.undoes, step.rules),
    )


def _from_row(row: Any) -> StoredStep:
    seq, by, person, action, events, draws, snapshot, free, at, undoes, rules = row
    plain_events, drawn = tuple(json.loads(events)), tuple(Drawn(*draw) for draw in json.loads(draws))
    plain_action = None if action is None else json.loads(action)
    return StoredStep(seq, by, person, plain_action, plain_events, drawn, snapshot, bool(free), at, undoes, rules)
