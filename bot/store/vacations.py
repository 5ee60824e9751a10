"""Vacations: when a person is or was away from a table, in SQL."""

from __future__ import annotations

import sqlite3


class Vacations:
    """Every method works inside the caller's transaction."""

    def __init__(self, db: sqlite3.Connection) -> None:
        self._db = db

    def add(self, table: int, person: int, start: int, until: int) -> None:
        """Write that a person will be away from `start` to `until` (seconds since 1970)."""
        self._db.execute(
            "INSERT INTO vacations (table_id, person, start, until) VALUES (?, ?, ?, ?)", (table, person, start, until)
        )

    def end(self, table: int, person: int, now: int) -> None:
        """End a person's vacation now, and delete those that have not begun."""
        values = (table, person, now)
        self._db.execute("DELETE FROM vacations WHERE table_id = ? AND person = ? AND start >= ?", values)
        self._db.execute("UPDATE vacations SET until = ?3 WHERE table_id = ?1 AND person = ?2 AND until > ?3", values)

    def of(self, table: int, person: int) -> tuple[tuple[int, int], ...]:
        """A person's vacations at a table, past ones too: start and end, the earliest first."""
        rows = self._db.execute(
            "SELECT start, until FROM vacations WHERE table_id = ? AND person = ? ORDER BY start", (table, person)
        )
        return tuple((start, until) for start, until in rows)
