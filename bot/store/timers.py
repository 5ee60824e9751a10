"""Bells: moments to come at which something is to be done at a table, in SQL."""

from __future__ import annotations

import sqlite3

from bot.store.models import Timer

_TIMER = "table_id, kind, subject, due_at, pausable, attempt, seat"
_RESTS = "table_id IN (SELECT id FROM tables WHERE paused IS NOT NULL OR parked != '')"
_FIRES = f"table_id NOT IN (SELECT table_id FROM put_aside) AND NOT (pausable AND {_RESTS})"
"""A table that cannot be read rings no bell, and one that is paused or parked none of those that move."""


class Timers:
    """Every method works inside the caller's transaction. `soonest` is when the first bell set in it rings."""

    def __init__(self, db: sqlite3.Connection) -> None:
        self._db = db
        self.soonest: int | None = None

    def set(self, timer: Timer) -> None:
        """Set a bell, or move the one that is set for the same table, kind and matter."""
        self.soonest = timer.due_at if self.soonest is None else min(self.soonest, timer.due_at)
        self._db.execute(
            f"INSERT OR REPLACE INTO timers ({_TIMER}) VALUES (?, ?, ?, ?, ?, ?, ?)",
            (timer.table, timer.kind, timer.subject, timer.due_at, timer.pausable, timer.attempt, timer.seat),
        )

    def cancel(self, table: int, kind: str | None = None, about: int | None = None) -> None:
        """Take bells away: all of a table, of a kind, or the one about this."""
        self._db.execute(
            "DELETE FROM timers WHERE table_id = ?1 AND kind = coalesce(?2, kind) AND subject = coalesce(?3, subject)",
            (table, kind, about),
        )

    def of(self, table: int, kind: str | None = None) -> tuple[Timer, ...]:
        """The bells of a table, of a kind or of any, the next one first."""
        return self._select("table_id = ?1 AND kind = coalesce(?2, kind)", table, kind)

    def due(self, now: int) -> tuple[Timer, ...]:
        """Every bell that should have rung by now, the oldest first."""
        return self._select(f"due_at <= ? AND {_FIRES}", now)

    def next(self, after: int) -> int | None:
        """When the first bell after this moment rings."""
        found = self._db.execute(f"SELECT min(due_at) FROM timers WHERE due_at > ? AND {_FIRES}", (after,)).fetchone()
        return None if found is None else found[0]

    def pausable(self, table: int | None = None) -> tuple[Timer, ...]:
        """The bells that are put off while the table, or (None) the program, stands still.

        Tables that rest anyway put theirs off when they go on, by all the time until then.
        """
        return self._select(f"pausable AND CASE WHEN ?1 IS NULL THEN {_FIRES} ELSE table_id = ?1 END", table)

    def fixed(self) -> tuple[Timer, ...]:
        """The bells that ring at their moment whatever happens."""
        return self._select("NOT pausable")

    def _select(self, where: str, *about: object) -> tuple[Timer, ...]:
        rows = self._db.execute(
            f"SELECT {_TIMER} FROM timers WHERE {where} ORDER BY due_at, table_id, kind, subject", about
        )
        return tuple(Timer(row[0], row[1], row[2], row[3], bool(row[4]), row[5], row[6]) for row in rows)
