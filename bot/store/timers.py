"""Bells: moments to come at which something is to be done at a table, in SQL."""

from __future__ import annotations

import sqlite3

from bot.store.models import Bell

_BELL = "table_id, kind, about, at, moves, stage, colour"
_RESTS = "table_id IN (SELECT id FROM tables WHERE paused IS NOT NULL OR parked != '')"
_RINGS = f"table_id NOT IN (SELECT table_id FROM put_aside) AND NOT (moves AND {_RESTS})"
"""A table that cannot be read rings no bell, and one that is paused or parked none of those that move."""


class Bells:
    """Every method works inside the caller's transaction. `soonest` is when the first bell set in it rings."""

    def __init__(self, db: sqlite3.Connection) -> None:
        self._db = db
        self.soonest: int | None = None

    def set(self, bell: Bell) -> None:
        """Set a bell, or move the one that is set for the same table, kind and matter."""
        self.soonest = bell.at if self.soonest is None else min(self.soonest, bell.at)
        self._db.execute(
            f"INSERT OR REPLACE INTO bells ({_BELL}) VALUES (?, ?, ?, ?, ?, ?, ?)",
            (bell.table, bell.kind, bell.about, bell.at, bell.moves, bell.stage, bell.colour),
        )

    def silence(self, table: int, kind: str | None = None, about: int | None = None) -> None:
        """Take bells away: all of a table, of a kind, or the one about this."""
        self._db.execute(
            "DELETE FROM bells WHERE table_id = ?1 AND kind = coalesce(?2, kind) AND about = coalesce(?3, about)",
            (table, kind, about),
        )

    def of(self, table: int, kind: str | None = None) -> tuple[Bell, ...]:
        """The bells of a table, of a kind or of any, the next one first."""
        return self._bells("table_id = ?1 AND kind = coalesce(?2, kind)", table, kind)

    def due(self, now: int) -> tuple[Bell, ...]:
        """Every bell that should have rung by now, the oldest first."""
        return self._bells(f"at <= ? AND {_RINGS}", now)

    def next(self, after: int) -> int | None:
        """When the first bell after this moment rings."""
        found = self._db.execute(f"SELECT min(at) FROM bells WHERE at > ? AND {_RINGS}", (after,)).fetchone()
        return None if found is None else found[0]

    def moving(self, table: int | None = None) -> tuple[Bell, ...]:
        """The bells that are put off while the table, or (None) the program, stands still.

        Tables that rest anyway put theirs off when they go on, by all the time until then.
        """
        return self._bells(f"moves AND CASE WHEN ?1 IS NULL THEN {_RINGS} ELSE table_id = ?1 END", table)

    def standing(self) -> tuple[Bell, ...]:
        """The bells that ring at their moment whatever happens."""
        return self._bells("NOT moves")

    def _bells(self, where: str, *about: object) -> tuple[Bell, ...]:
        rows = self._db.execute(f"SELECT {_BELL} FROM bells WHERE {where} ORDER BY at, table_id, kind, about", about)
        return tuple(Bell(row[0], row[1], row[2], row[3], bool(row[4]), row[5], row[6]) for row in rows)
