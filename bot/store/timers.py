"""Timers: the moments at which something is to be done at a table, in SQL."""

from __future__ import annotations

from dataclasses import fields, replace
from operator import attrgetter

from bot.store.engines import Connection
from bot.store.models import ANSWERED, Timer

_TIMER = "table_id, kind, subject, due_at, pausable, attempt, seat, given, bank, banked"
_PAUSED = "table_id IN (SELECT id FROM tables WHERE paused IS NOT NULL OR parked != '')"
_RUNS = f"table_id NOT IN (SELECT table_id FROM put_aside) AND NOT (pausable AND {_PAUSED})"
"""No timer runs of a game put aside, and no pausable one of a paused or parked table."""
_FIRES = f"{_RUNS} AND kind != '{ANSWERED}'"
_KEY = ("table_id", "kind", "subject")
_SET = (
    f"INSERT INTO timers ({_TIMER}) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)"
    f" ON CONFLICT ({', '.join(_KEY)}) DO UPDATE SET "
    + ", ".join(f"{column} = excluded.{column}" for column in _TIMER.split(", ") if column not in _KEY)
)
_to_row = attrgetter(*(field.name for field in fields(Timer)))


class Timers:
    """Every method works inside the caller's transaction. `soonest` is when the first timer set in it is due.

    The timers of a table are read once in it, with all that a commit asks about them afterwards.
    """

    def __init__(self, db: Connection) -> None:
        self._db = db
        self.soonest: int | None = None
        self._read: dict[int, dict[tuple[str, int], Timer]] = {}

    def set(self, timer: Timer) -> None:
        """Set a timer, in place of one of the same table, kind and subject."""
        self.soonest = timer.due_at if self.soonest is None else min(self.soonest, timer.due_at)
        self._db.execute(_SET, _to_row(timer))
        if timer.table in self._read:
            self._read[timer.table][timer.kind, timer.subject] = timer

    def cancel(self, table: int, kind: str | None = None, subject: int | None = None) -> None:
        """Delete timers of a table: all, those of a kind, or the one of a kind and subject."""
        if (read := self._read.get(table)) is not None:
            gone = [key for key in read if kind in (None, key[0]) and subject in (None, key[1])]
            if not gone:
                return
            for key in gone:
                del read[key]
        where, values = _of(table, kind, subject)
        self._db.execute(f"DELETE FROM timers WHERE {where}", values)

    def of(self, table: int, kind: str | None = None) -> tuple[Timer, ...]:
        """The timers of a table, of one kind or of any, the next one first."""
        if table not in self._read:
            self._read[table] = {(timer.kind, timer.subject): timer for timer in self._select("table_id = ?", table)}
        found = [timer for timer in self._read[table].values() if kind in (None, timer.kind)]
        return tuple(sorted(found, key=attrgetter("due_at", "table", "kind", "subject")))

    def due(self, now: int) -> tuple[Timer, ...]:
        """Every timer that is due by now and may fire, the oldest first."""
        return self._select(f"due_at <= ? AND {_FIRES}", now)

    def count_due(self, now: int) -> int:
        """How many timers are due by now and may fire."""
        return int(self._db.fetch_one(f"SELECT count(*) FROM timers WHERE due_at <= ? AND {_FIRES}", (now,))[0])

    def next(self, after: int) -> int | None:
        """When the first timer after this moment fires; None if there is none."""
        found = self._db.fetch_one(f"SELECT min(due_at) FROM timers WHERE due_at > ? AND {_FIRES}", (after,))
        return None if found is None else found[0]

    def pausable(self, table: int | None = None) -> tuple[Timer, ...]:
        """The timers to postpone when the table, or (None) the program, has not run for a while.

        With None, those of paused and parked tables and of games put aside are left out: they are postponed when the
        table goes on, by all the time until then.
        """
        if table is None:
            return self._select(f"pausable AND {_RUNS}")
        return self._select("pausable AND table_id = ?", table)

    def list_fixed(self) -> tuple[Timer, ...]:
        """The timers that are never postponed by a pause."""
        return self._select("NOT pausable")

    def _select(self, where: str, *values: object) -> tuple[Timer, ...]:
        rows = self._db.execute(
            f"SELECT {_TIMER} FROM timers WHERE {where} ORDER BY due_at, table_id, kind, subject", values
        )
        return tuple(replace(Timer(*row), pausable=bool(row[4])) for row in rows)


def _of(table: int, kind: str | None, subject: int | None = None) -> tuple[str, tuple[int | str, ...]]:
    """The condition that a timer is one of a table, of a kind and about a subject if they are given; its parameters."""
    where: str = "table_id = ?"
    values: tuple[int | str, ...] = (table,)
    if kind is not None:
        where, values = f"{where} AND kind = ?", (*values, kind)
    if subject is not None:
        where, values = f"{where} AND subject = ?", (*values, subject)
    return where, values
