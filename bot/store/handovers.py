"""Seats that changed hands while their game ran, and seats that a substitute may take, in SQL."""

from __future__ import annotations

import sqlite3

from bot.store.models import Handover, SeatOffer


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

    def offer(self, table: int, offered: SeatOffer) -> None:
        """Put a seat on offer, in place of an earlier offer of the same seat."""
        self._db.execute(
            "INSERT OR REPLACE INTO offers (table_id, colour, person, by, at) VALUES (?, ?, ?, ?, ?)",
            (table, offered.colour, offered.person, offered.by, offered.at),
        )

    def offered(self, table: int) -> dict[str, SeatOffer]:
        """The seats on offer, by colour."""
        rows = self._db.execute("SELECT colour, person, by, at FROM offers WHERE table_id = ?", (table,))
        return {row[0]: SeatOffer(*row) for row in rows}

    def withdraw(self, table: int, colour: str) -> None:
        """Take a seat off offer."""
        self._db.execute("DELETE FROM offers WHERE table_id = ? AND colour = ?", (table, colour))
