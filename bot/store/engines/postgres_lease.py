"""The lease of a database on a server: who holds it, in which epoch, and a row of its own for each copy that beats."""

from __future__ import annotations

from bot.store.engines.connection import Connection
from bot.store.engines.lease_rows import Copy, Holder

SESSION = "risk"
"""What the server calls a session: one of a copy that acts has the token of that copy after it."""
TABLES = (
    "DROP TABLE IF EXISTS lease",  # of the form that had its heartbeats in it: its holder finds itself overtaken
    "CREATE SEQUENCE lease_epoch",
    """CREATE TABLE lease (
        only_one BIGINT PRIMARY KEY CHECK (only_one = 1),
        holder TEXT COLLATE "C" NOT NULL,
        epoch BIGINT NOT NULL DEFAULT nextval('lease_epoch')
    )""",
    """CREATE TABLE copies (
        token TEXT COLLATE "C" PRIMARY KEY,
        place TEXT COLLATE "C" NOT NULL,
        process BIGINT NOT NULL,
        born TEXT COLLATE "C" NOT NULL,
        beats BIGINT NOT NULL DEFAULT 0,
        beaten TIMESTAMPTZ NOT NULL DEFAULT clock_timestamp(),
        leaving BOOLEAN NOT NULL DEFAULT FALSE,
        version TEXT COLLATE "C" NOT NULL DEFAULT ''
    )""",
)
"""Made before all other tables, and before a database is migrated. A heartbeat in the row of the lease would fail every
transaction that has read it."""
VERSION = """ALTER TABLE copies ADD COLUMN version TEXT COLLATE "C" NOT NULL DEFAULT ''"""
"""What `copies` lacks where an older version has made it: for whoever looks, and for nobody who takes the lease."""
_BEATING = "beaten > clock_timestamp() - INTERVAL '3 seconds'"
_END = (
    "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND application_name = ?"
)


class PostgresLease:
    """See `LeaseRows`."""

    beat = 0.5
    timeout = 1.0
    poll = 0.1
    beats_early = True
    has_standbys = True

    def holder(self, db: Connection) -> Holder | None:
        """See `LeaseRows`."""
        row = db.fetch_one(
            "SELECT holder, coalesce(place, ''), coalesce(process, 0), coalesce(born, ''), coalesce(beats, 0),"
            " coalesce(leaving, FALSE) FROM lease LEFT JOIN copies ON token = holder"
        )
        return Holder(*row) if row else None

    def write(self, db: Connection, me: Holder) -> None:
        """See `LeaseRows`. The sessions of the holder of before are ended: one that stands still in the middle of a
        transaction would keep the lease locked."""
        for (before,) in db.execute("SELECT holder FROM lease"):
            db.execute(_END, (f"{SESSION} {before}",))
            db.execute("DELETE FROM lease")
            db.execute("DELETE FROM copies WHERE token = ?", (before,))
        db.execute("INSERT INTO lease (only_one, holder) VALUES (1, ?)", (me.token,))
        self.appear(db, me)

    def appear(self, db: Connection, me: Holder) -> None:
        """See `LeaseRows`. Copies that have not beaten for long are left out."""
        db.execute(
            "DELETE FROM copies WHERE beaten < clock_timestamp() - INTERVAL '1 minute' AND token != ?", (me.token,)
        )
        db.execute(
            "INSERT INTO copies (token, place, process, born, version) VALUES (?, ?, ?, ?, ?)"
            " ON CONFLICT (token) DO NOTHING",
            (me.token, me.machine, me.process, me.started, me.version),
        )

    def leave(self, db: Connection, token: str) -> None:
        """See `LeaseRows`."""
        db.execute("UPDATE copies SET leaving = TRUE WHERE token = ?", (token,))

    def copies(self, db: Connection) -> tuple[Copy, ...]:
        """See `LeaseRows`."""
        there = db.columns("copies")
        if not there:
            return ()
        version = "version" if "version" in there else "''"
        silent = "CAST(extract(epoch FROM clock_timestamp() - beaten) AS double precision)"
        rows = db.execute(
            f"SELECT token, place, process, born, beats, leaving, {version}, {silent}, lease.holder IS NOT NULL AS acts"
            " FROM copies LEFT JOIN lease ON lease.holder = token ORDER BY acts DESC, token"
        )
        return tuple(Copy(Holder(*row), max(silent, 0.0), acts) for *row, silent, acts in rows)

    def others(self, db: Connection, token: str) -> int:
        """See `LeaseRows`."""
        return int(db.fetch_one(f"SELECT count(*) FROM copies WHERE token != ? AND {_BEATING}", (token,))[0])

    def is_next(self, db: Connection, token: str) -> bool:
        """See `LeaseRows`."""
        stands_by = f"{_BEATING} AND token NOT IN (SELECT holder FROM lease)"
        return bool(db.fetch_one(f"SELECT min(token) FROM copies WHERE {stands_by}")[0] == token)

    def is_held(self, db: Connection, token: str) -> bool:
        """See `LeaseRows`. Whoever takes the lease over waits for this transaction, or makes it begin anew."""
        return db.fetch_one("SELECT epoch FROM lease WHERE holder = ? FOR SHARE", (token,)) is not None

    def count_beat(self, db: Connection, token: str) -> bool:
        """See `LeaseRows`."""
        counted = "UPDATE copies SET beats = beats + 1, beaten = clock_timestamp() WHERE token = ?"
        return db.change(counted, (token,)) == 1

    def release(self, db: Connection, token: str) -> None:
        """See `LeaseRows`."""
        db.execute("DELETE FROM lease WHERE holder = ?", (token,))
        db.execute("DELETE FROM copies WHERE token = ?", (token,))
