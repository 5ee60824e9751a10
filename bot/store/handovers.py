"""Handovers of seats in running games, and offers of seats to substitutes, in SQL."""

from __future__ import annotations

from bot.store.engines import Connection
from bot.store.models import Handover, SeatOffer


class Handovers:
    """Every method works inside the caller's transaction."""

    def __init__(self, db: Connection) -> None:
        self._db = db

    def add(self, table: int, handover: Handover) -> None:
        """Write that a seat changed hands."""
        self._db.execute(
            "INSERT INTO handovers (table_id, seq, colour, how, before, after, by) VALUES (?, ?, ?, ?, ?, ?, ?)",
            (table, handover.seq, handover.colour, handover.how, handover.before, handover.after, handover.by),
        )

    def of(self, table: int) -> tuple[Handover, ...]:
        """The handovers of a table, the oldest first."""
        rows = self._db.execute(
            "SELECT seq, colour, how, before, after, by FROM handovers WHERE table_id = ? ORDER BY id", (table,)
        )
        return tuple(Handover(*row) for row in rows)

    def offer(self, table: int, offer: SeatOffer) -> None:
        """Write the offer of a seat, in place of an earlier offer of the same seat."""
        self._db.execute(
            "INSERT INTO offers (table_id, colour, person, by, at) VALUES (?, ?, ?, ?, ?)"
            " ON CONFLICT (table_id, colour)"
            " DO UPDATE SET person = excluded.person, by = excluded.by, at = excluded.at",
            (table, offer.colour, offer.person, offer.by, offer.at),
        )

    def list_offers(self, table: int) -> dict[str, SeatOffer]:
        """The offered seats of a table, by colour."""
        rows = self._db.execute(
            "SELECT colour, person, by, at FROM offers WHERE table_id = ? ORDER BY colour", (table,)
        )
        return {row[0]: SeatOffer(*row) for row in rows}

    def withdraw(self, table: int, colour: str) -> None:
        """Delete the offer of a seat."""
        self._db.execute("DELETE FROM offers WHERE table_id = ? AND colour = ?", (table, colour))
