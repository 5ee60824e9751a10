"""The lease of a file: one row for its holder and the heartbeats."""

from __future__ import annotations

from bot.store.engines.connection import Connection
from bot.store.engines.lease_rows import Copy, Holder

LEASE = "lease"
"""The table that is made before all others, and before a database is migrated."""
TABLE = f"""CREATE TABLE IF NOT EXISTS {LEASE} (
    only_one INTEGER PRIMARY KEY CHECK (only_one = 1),
    holder TEXT NOT NULL, place TEXT NOT NULL, process INTEGER NOT NULL, born TEXT NOT NULL, beats INTEGER NOT NULL,
    version TEXT NOT NULL DEFAULT '', beaten REAL
)"""
LATER_COLUMNS = {"version": "TEXT NOT NULL DEFAULT ''", "beaten": "REAL"}
"""What the table lacks where an older version has made it: for whoever looks, and for nobody who takes the lease."""
_NOW = "(julianday('now') - 2440587.5) * 86400"


def make_lease(db: Connection) -> None:
    """Make the table of the lease, or what it lacks."""
    db.execute(TABLE)
    for column in LATER_COLUMNS.keys() - set(db.columns(LEASE)):
        db.execute(f"ALTER TABLE {LEASE} ADD COLUMN {column} {LATER_COLUMNS[column]}")


class SqliteLease:
    """See `LeaseRows`."""

    beat = 2.0
    timeout = 15.0
    poll = 0.5
    beats_early = False
    has_standbys = False

    def holder(self, db: Connection) -> Holder | None:
        """See `LeaseRows`."""
        row = db.fetch_one(f"SELECT holder, place, process, born, beats FROM {LEASE}")
        return Holder(*row) if row else None

    def write(self, db: Connection, me: Holder) -> None:
        """See `LeaseRows`."""
        db.execute(f"DELETE FROM {LEASE}")
        db.execute(
            f"INSERT INTO {LEASE} (only_one, holder, place, process, born, beats, version, beaten)"
            f" VALUES (1, ?, ?, ?, ?, 0, ?, {_NOW})",
            (me.token, me.machine, me.process, me.started, me.version),
        )

    def is_held(self, db: Connection, token: str) -> bool:
        """See `LeaseRows`."""
        row = db.fetch_one(f"SELECT holder FROM {LEASE}")
        return row is not None and row[0] == token

    def appear(self, db: Connection, me: Holder) -> None:
        """See `LeaseRows`: nobody stands by."""

    def leave(self, db: Connection, token: str) -> None:
        """See `LeaseRows`: nobody waits for that."""

    def copies(self, db: Connection) -> tuple[Copy, ...]:
        """See `LeaseRows`."""
        there = db.columns(LEASE)
        if not there:
            return ()
        later = f"version, max(0, {_NOW} - beaten)" if set(there) >= LATER_COLUMNS.keys() else "'', NULL"
        rows = db.execute(f"SELECT holder, place, process, born, beats, {later} FROM {LEASE}")
        return tuple(
            Copy(Holder(token, place, process, born, beats, version=version), silent, True)
            for token, place, process, born, beats, version, silent in rows
        )

    def others(self, db: Connection, token: str) -> int:
        """See `LeaseRows`."""
        return 0

    def is_next(self, db: Connection, token: str) -> bool:
        """See `LeaseRows`: nobody stands by."""
        return False

    def count_beat(self, db: Connection, token: str) -> bool:
        """See `LeaseRows`."""
        return db.change(f"UPDATE {LEASE} SET beats = beats + 1, beaten = {_NOW} WHERE holder = ?", (token,)) == 1

    def release(self, db: Connection, token: str) -> None:
        """See `LeaseRows`."""
        db.execute(f"DELETE FROM {LEASE} WHERE holder = ?", (token,))
