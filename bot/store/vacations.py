"""Vacations: when a person is or was away from a table, in SQL."""

from __future__ import annotations

import sqlite3


class Vacations:
    """Every method works inside the caller's transaction."""

    def __init__(self, db: sqlite3.Connection) -> None:
        self._db = db

    def add(self, table: int, person: int, start: int, until: int) -> None:
        """Note that a person will be away from `start` to `until`, in seconds since 1970."""
        self._db.execute(
            "INSERT INTO vacations (table_id, person, start, until) VALUES (?, ?, ?, ?)", (table, person, start, until)
        )

    def end(self, table: int, person: int, now: int) -> None:
        """End the person's absences: what is left of them does not count, what has not begun never will."""
        mine = (table, person, now)
        self._db.execute("DELETE FROM vacations WHERE table_id = ? AND person = ? AND start >= ?", mine)
        self._db.execute("UPDATE vacations SET until = ?3 WHERE table_id = ?1 AND person = ?2 AND until > ?3", mine)

    def of(self, table: int, person: int) -> tuple[tuple[int, int], ...]:
        """When a person is or was away from a table, from and until, the earliest first."""
        rows = self._db.execute(
            "SELECT start, until FROM vacations WHERE table_id = ? AND person = ? ORDER BY start", (table, person)
        )
        return tuple((start, until) for start, until in rows)
