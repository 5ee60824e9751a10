"""Statistics of the database, by queries that an index makes cheap."""

from __future__ import annotations

import sqlite3
from collections.abc import Mapping
from dataclasses import dataclass

_COUNTS = "state != 'course'"


@dataclass(frozen=True, slots=True)
class Statistics:
    """Tables by state, steps of all games, outbox messages by state, games put aside, and the file's size in bytes.
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


def statistics_of(db: sqlite3.Connection) -> Statistics:
    """Compute the statistics, in the caller's transaction."""
    tables = dict(db.execute(f"SELECT state, count(*) FROM tables WHERE {_COUNTS} GROUP BY state").fetchall())
    outbox = dict(db.execute("SELECT state, count(*) FROM outbox GROUP BY state").fetchall())
    (steps,) = db.execute(f"SELECT coalesce(sum(seq + 1), 0) FROM tables WHERE {_COUNTS}").fetchone()
    (oldest,) = db.execute(
        "SELECT min(since) FROM outbox WHERE state IN ('waiting', 'sending')"
        " AND table_id NOT IN (SELECT id FROM tables WHERE parked != '' UNION SELECT table_id FROM put_aside)"
    ).fetchone()
    (aside,) = db.execute("SELECT count(*) FROM put_aside").fetchone()
    (pages,), (page,) = db.execute("PRAGMA page_count").fetchone(), db.execute("PRAGMA page_size").fetchone()
    return Statistics(tables, steps, outbox, oldest, aside, pages * page)
