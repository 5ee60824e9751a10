"""Seats that changed hands while their game ran, in SQL."""

from __future__ import annotations

import sqlite3

from bot.store.models import Handover


class Handovers:
    """Every method works inside the caller's transaction."""

    def __init__(self, db: sqlite3.Connection) -> None:
        self._db = db

    def add(self, table: int, handed: Handover) -> None:
        """Note that a seat changed hands."""
        self._db.execute(
            "INSERT INTO handovers (table_id, seq, colour, how, before, after, by) VALUES (?, ?, ?, ?, ?, ?, ?)",
            (table, handed.seq, handed.colour, handed.how, handed.before, handed.after, handed.by),
        )

    def of(self, table: int) -> tuple[Handover, ...]:
        """All of a table, oldest first."""
        rows = self._db.execute(
            "SELECT seq, colour, how, before, after, by FROM handovers WHERE table_id = ? ORDER BY id", (table,)
        )
        return tuple(Handover(*row) for row in rows)
