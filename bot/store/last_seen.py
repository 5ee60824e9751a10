"""How far each person has read the recap of each game, in SQL."""

from __future__ import annotations

import sqlite3

from bot.store.steps import Steps


class LastSeen:
    """Every method works inside the caller's transaction."""

    def __init__(self, db: sqlite3.Connection) -> None:
        self._db = db

    def step(self, table: int, person: int) -> int:
        """The step up to which a person has seen a game: their last answer, or the last recap they read; 0 at first."""
        row = self._db.execute(
            "SELECT seq FROM last_seen WHERE table_id = ? AND person = ?", (table, person)
        ).fetchone()
        return max(Steps(self._db).last_of(table, person), row[0] if row else 0)

    def note(self, table: int, person: int, seq: int) -> None:
        """Write that a person has read the recap up to this step."""
        self._db.execute(
            "INSERT OR REPLACE INTO last_seen (table_id, person, seq) VALUES (?, ?, ?)", (table, person, seq)
        )
