"""Statistics of the database, by queries that an index makes cheap."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from bot.store.engines import Connection

_COUNTS = "state != 'course'"


@dataclass(frozen=True, slots=True)
class Statistics:
    """Tables by state, steps of all games, outbox messages by state, games put aside, and the database's size in bytes.
    Courses do not count.

    `oldest_unsent` is since when the oldest unsent message waits (None: there is none); those of parked tables and of
    games put aside do not count, since they cannot be sent.
    """

    tables: Mapping[str, int]
    steps: int
    outbox: Mapping[str, int]
    oldest_unsent: int | None
    put_aside: int
    size: int

    @property
    def unsent(self) -> int:
        """How many messages of the outbox are still to be sent."""
        return self.outbox.get("waiting", 0) + self.outbox.get("sending", 0)


def statistics_of(db: Connection) -> Statistics:
    """Compute the statistics, in the caller's transaction."""
    by_state = "GROUP BY state ORDER BY state"
    tables: dict[str, int] = dict(db.execute(f"SELECT state, count(*) FROM tables WHERE {_COUNTS} {by_state}"))
    outbox: dict[str, int] = dict(db.execute(f"SELECT state, count(*) FROM outbox {by_state}"))
    (steps,) = db.fetch_one(f"SELECT coalesce(sum(seq + 1), 0) FROM tables WHERE {_COUNTS}")
    (oldest,) = db.fetch_one(
        "SELECT min(since) FROM outbox WHERE state IN ('waiting', 'sending')"
        " AND table_id NOT IN (SELECT id FROM tables WHERE parked != '' UNION SELECT table_id FROM put_aside)"
    )
    (aside,) = db.fetch_one("SELECT count(*) FROM put_aside")
    return Statistics(tables, int(steps), outbox, oldest, aside, db.size())
