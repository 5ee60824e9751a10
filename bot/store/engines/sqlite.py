"""SQLite: one file, one connection on a thread of its own, whole transactions one after another."""

from __future__ import annotations

import asyncio
import secrets
import sqlite3
from collections.abc import Awaitable, Callable, Iterator
from contextlib import closing, contextmanager
from functools import partial
from importlib.metadata import version
from pathlib import Path
from typing import Any, TypeVar

import aiosqlite

from bot.store.engines.connection import Connection, DatabaseError, StoreUnusable, Work
from bot.store.engines.engine import Look, NoDatabase, require_present
from bot.store.engines.marker import Identity, Marker, count_commit, identity_of
from bot.store.engines.migrations import migrations as all_migrations
from bot.store.engines.sqlite_connection import SqliteConnection
from bot.store.engines.sqlite_lease import LEASE, SqliteLease, make_lease
from bot.store.engines.vacuum import vacuum

T = TypeVar("T")
BUSY_TIMEOUT = 5000
"""Milliseconds to wait for another program's transaction."""
LARGEST_WAL = 4 * 2**20
"""Bytes to which the write-ahead log is cut when it begins anew: what SQLite lets it grow to where nobody reads.

Without a limit it keeps the size to which it grew beside a long reader, such as a backup.
"""
OUR_TABLES = {"tables", "outbox"}
"""Tables that every database of this bot has, from its first format on."""
WORDS = {
    "id": "INTEGER PRIMARY KEY AUTOINCREMENT",
    "integer": "INTEGER",
    "boolean": "INTEGER",
    "text": "TEXT",
    "bytes": "BLOB",
}


def _do_nothing(result: object) -> None:
    """Do no more once a transaction is committed."""


class DatabaseFile(aiosqlite.Connection):
    """A connection that runs a whole transaction in one call on its thread, instead of one call a statement."""

    async def transact(self, work: Work[T], committed: Callable[[T], None] = _do_nothing) -> T:
        """Run `work` in one write transaction, then `committed` with its result; raises `Clashed`, `DatabaseError`."""

        def run(db: sqlite3.Connection) -> T:
            result = SqliteConnection(db).run(work)
            committed(result)
            return result

        return await self.hop(run)

    async def read(self, work: Work[T]) -> T:
        """Run `work`, which only reads, on one consistent state."""
        return await self.hop(lambda db: SqliteConnection(db).run(work, "BEGIN"))

    async def hop(self, work: Callable[[sqlite3.Connection], T]) -> T:
        """Run `work` on the connection's thread, without a transaction."""
        result: T = await self._execute(work, self._conn)  # type: ignore[no-untyped-call]
        return result

    async def wait_until_ended(self) -> None:
        """Wait until the thread of a failed connection has ended: until then it still calls the event loop."""
        if self._thread.is_alive():
            await asyncio.to_thread(self._thread.join)


PRIVATE_PARTS = ("_conn", "_execute", "_thread")
"""What `DatabaseFile` uses of aiosqlite's inside: the connection, what runs a function on its thread, and that thread,
which is an attribute since aiosqlite 0.22."""


def check_private_parts(connection: Any, installed: str) -> None:
    """Raises ImportError where a connection, not yet opened, has another inside than `DatabaseFile` knows."""
    known = {*dir(type(connection)), *vars(connection)}
    if missing := [part for part in PRIVATE_PARTS if part not in known]:
        raise ImportError(f"the store needs aiosqlite>=0.22,<1, and {installed} is here, without {', '.join(missing)}")


check_private_parts(aiosqlite.Connection(lambda: sqlite3.connect(":memory:"), 64), version("aiosqlite"))


class Sqlite:
    """The engine of one file. See `Engine`."""

    def __init__(self, path: Path, backup: str = "") -> None:
        self.path = self.address = path
        self.token, self.lease = secrets.token_hex(8), SqliteLease()
        self._backup, self._marker = backup, Marker(path)
        self._file = DatabaseFile(partial(sqlite3.connect, path, isolation_level=None), 64)
        self._counts = False

    async def open(self, check: Work[None], first: Callable[[], Awaitable[None]] | None) -> None:
        """See `Engine`. Where its marker or a backup says that there were games, the file must have them."""
        _require_file(self.path, self._backup)
        await self.connect()
        try:
            await self._file.hop(lambda db: _check(db, self.path, self._backup))
            await self._file.hop(lambda db: check(SqliteConnection(db)))
            await self._file.hop(lambda db: _set_up(db, self.path))
            if first is not None:
                await self.make_lease()
                await first()
            await self._file.hop(migrate)
        except (sqlite3.Error, DatabaseError) as error:
            await self._file.close()
            raise _unusable(error, self.path, self._backup) from error
        except BaseException:
            await self._file.close()
            raise

    async def connect(self) -> None:
        """Open the file as it is, or make it; raises `StoreUnusable`."""
        try:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            await self._file
        except (OSError, sqlite3.Error) as error:
            await self._file.wait_until_ended()
            raise StoreUnusable(f"the database {self.path} cannot be opened: {error}") from error

    async def make_lease(self) -> None:
        """Make the table of the lease, where there is none yet."""
        await self._file.transact(make_lease)

    async def begin(self, alone: bool) -> None:
        """See `Engine`: give unused pages back where nobody else writes, and keep the marker from now on."""
        if alone:
            await self._file.hop(lambda db: vacuum(SqliteConnection(db), self.path))
        await self._file.hop(lambda db: self.mark(SqliteConnection(db)))
        self._counts = True

    def mark(self, db: SqliteConnection) -> None:
        """Write the marker as the file is."""
        self._write_marker((identity_of(db), _has_tables(db)))

    def _write_marker(self, committed: tuple[Identity, bool]) -> None:
        """Write the marker, unless there has been no table yet."""
        identity, has_tables = committed
        if has_tables:
            self._marker.write(identity)

    async def transact(self, work: Work[T]) -> T:
        """See `Engine`."""
        if not self._counts:
            return await self._file.transact(work)

        def counted(db: Connection) -> tuple[T, tuple[Identity, bool]]:
            return work(db), (count_commit(db), _has_tables(db))

        result, _ = await self._file.transact(counted, lambda done: self._write_marker(done[1]))
        return result

    async def read(self, work: Work[T]) -> T:
        """See `Engine`."""
        return await self._file.read(work)

    async def hop(self, work: Callable[[sqlite3.Connection], T]) -> T:
        """Run `work` on the file's own connection, without a transaction."""
        return await self._file.hop(work)

    async def replace_secrets(self, work: Work[bool]) -> None:
        """See `Engine`."""
        await self._file.hop(lambda db: SqliteConnection(db).replace_secrets(work, self.path))

    def run_aside(self, work: Work[T], patience: float) -> T:
        """See `Engine`. What it writes may be lost in a power cut."""
        with opened(self.path, patience) as db:
            db.execute("PRAGMA synchronous = OFF")
            return work(db)

    async def wait_for_answer(self) -> None:
        """See `Engine`: a file answers, if only with an error."""

    def troubles(self) -> tuple[int, int, float]:
        """See `Engine`: there is one connection, and each transaction runs once."""
        return 0, 0, 0.0

    async def close(self) -> None:
        """See `Engine`."""
        await self._file.close()
        self._marker.close()


@contextmanager
def transaction(path: Path, writes: bool, patience: float) -> Iterator[SqliteConnection]:
    """One transaction beside whoever has a file open, which is committed at the end, or can only read; raises
    `DatabaseError`."""
    with opened(f"{path.resolve().as_uri()}?mode={'rw' if writes else 'ro'}", patience, uri=True) as db:
        db.execute("BEGIN IMMEDIATE" if writes else "BEGIN")
        yield db
        db.execute("COMMIT")


@contextmanager
def opened(path: Path | str, patience: float = BUSY_TIMEOUT / 1000, *, uri: bool = False) -> Iterator[SqliteConnection]:
    """A connection of its own to a file, without a transaction, that waits so many seconds for other programs.

    Raises `DatabaseError`.
    """
    try:
        raw = sqlite3.connect(path, timeout=patience, isolation_level=None, uri=uri)
    except sqlite3.Error as error:
        raise DatabaseError(str(error)) from error
    with closing(raw):
        yield SqliteConnection(raw)


def inspect_database(path: Path, check: Work[None], backup: str) -> bool:
    """Check a database as `Sqlite.open` does, and change nothing. Returns whether there is one.

    Raises `StoreUnusable`.
    """
    _require_file(path, backup)
    if not path.exists():
        return False
    try:
        with opened(path) as db:
            _check(db.raw, path, backup)
            check(db)
    except (sqlite3.Error, DatabaseError) as error:
        raise _unusable(error, path, backup) from error
    return True


@contextmanager
def looked_at(path: Path) -> Iterator[Look]:
    """See `looked_at` of `opening.py`."""
    if not path.exists():
        raise NoDatabase(path)
    try:
        with transaction(path, False, BUSY_TIMEOUT / 1000) as db:
            version = _require_known(db.raw, path)
            _require_ours(db.raw, path, "")
            if version == 0:
                raise NoDatabase(path)
            require_present(path, version, len(migrations()))
            yield Look(db, f"SQLite {sqlite3.sqlite_version}", SqliteLease())
    except (sqlite3.Error, DatabaseError) as error:
        raise _unusable(error, path, "") from error


def _require_known(db: sqlite3.Connection, path: Path) -> int:
    """The format of a database, 0 where it has no tables yet; raises `StoreUnusable` unless we know it."""
    version, known = db.execute("PRAGMA user_version").fetchone()[0], len(migrations())
    if version > known:
        raise StoreUnusable(
            f"the database {path} was written by a newer version of the bot "
            f"(format {version}; this one knows up to {known}): update the bot, or choose another file"
        )
    return int(version)


def _require_ours(db: sqlite3.Connection, path: Path, backup: str) -> None:
    """Raises `StoreUnusable` unless a database is this bot's, or empty."""
    if not is_ours(db):
        raise StoreUnusable(
            f"the database {path} is another program's: it has none of the bot's tables{_remedy(backup)}"
        )


def _require_file(path: Path, backup: str) -> None:
    """Raises `StoreUnusable` where a database is missing or of no bytes that should be there.

    Then SQLite must not open it: it would make a new one, and delete a write-ahead log left beside it.
    """
    try:
        size = path.stat().st_size
    except FileNotFoundError:
        size = -1
    except OSError:
        return  # opening it says what is wrong
    wal = path.with_name(f"{path.name}-wal")
    reason = _evidence(path, backup) or (f"{wal.name} is there" if wal.exists() and wal.stat().st_size else "")
    if size <= 0 and reason:
        what = "empty" if size == 0 else "missing"
        raise StoreUnusable(f"the database {path} is {what}, but {reason}{_remedy(backup)}")


def _evidence(path: Path, backup: str) -> str:
    """What says that there were games in this database; "" if it may be a new one."""
    marker = Marker(path)
    if marker.exists():
        known = marker.read()
        return f"{marker.path.name} says that it had games{f' ({known.commits} transactions)' if known else ''}"
    return f"there is a backup of it, {backup}" if backup else ""


def _remedy(backup: str) -> str:
    if backup:
        return f": put the file back, or let `risk restore` put the newest backup, {backup}, in its place"
    return ": put the file back (there is no backup for `risk restore`), or choose another folder for a new one"


def _check(db: sqlite3.Connection, path: Path, backup: str) -> None:
    """Raises `StoreUnusable` unless this is a whole database of this bot, as far as it should be, or a new one."""
    expected = Marker(path).read()  # first, since another copy of the bot may be counting on
    db.execute(f"PRAGMA busy_timeout = {BUSY_TIMEOUT}")
    version = _require_known(db, path)
    if damage := find_damage(db):
        raise StoreUnusable(f"the database {path} is damaged ({damage}){_remedy(backup)}")
    _require_ours(db, path, backup)
    if version == 0 and (reason := _evidence(path, backup)):
        raise StoreUnusable(f"the database {path} is empty, but {reason}{_remedy(backup)}")
    if version and expected and (difference := _difference(db, expected)):
        raise StoreUnusable(
            f"the database {path} is not the one that {Marker(path).path.name} expects: {difference}{_remedy(backup)}"
        )


def is_ours(db: sqlite3.Connection) -> bool:
    """Whether a database is one of this bot, or has no tables yet."""
    version = db.execute("PRAGMA user_version").fetchone()[0]
    tables = {row[0] for row in db.execute("SELECT name FROM sqlite_master WHERE type = 'table'")}
    return tables >= OUR_TABLES if version else tables <= {LEASE}


def _difference(db: sqlite3.Connection, expected: Identity) -> str:
    """How a database differs from what its marker says, in words; "" if it is as far or further."""
    if not db.execute("SELECT 1 FROM sqlite_master WHERE name = 'identity'").fetchone():
        return "it is an older file"
    found = identity_of(SqliteConnection(db))
    if found.name != expected.name:
        return "it is another database"
    if found.commits < expected.commits:
        return (
            f"its last {expected.commits - found.commits} transactions are missing (an old copy, or without its -wal)"
        )
    return ""


def _set_up(db: sqlite3.Connection, path: Path) -> None:
    journal = db.execute("PRAGMA journal_mode = WAL").fetchone()[0]
    if journal != "wal":
        raise StoreUnusable(f"the database {path} lies where SQLite cannot keep a write-ahead log (journal: {journal})")
    db.execute("PRAGMA synchronous = FULL")
    db.execute("PRAGMA foreign_keys = ON")
    db.execute(f"PRAGMA journal_size_limit = {LARGEST_WAL}")


def find_damage(db: sqlite3.Connection) -> str:
    """The first problem that SQLite's integrity check finds, in SQLite's words; "" if there is none."""
    found: str = db.execute("PRAGMA integrity_check(1)").fetchone()[0]
    return "" if found == "ok" else " ".join(found.split())


def _unusable(error: Exception, path: Path, backup: str) -> StoreUnusable:
    """What is raised for an error of SQLite's while a database is opened."""
    cause = error.__cause__ if isinstance(error, DatabaseError) else error
    broken = getattr(cause, "sqlite_errorcode", 0) & 0xFF in (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB)
    return StoreUnusable(f"the database {path} cannot be used: {error}{_remedy(backup) if broken else ''}")


def _has_tables(db: Connection) -> bool:
    return bool(db.fetch_one("SELECT EXISTS (SELECT 1 FROM tables)")[0])


def migrate(db: sqlite3.Connection) -> None:
    """Apply the missing migrations to an open file."""
    scripts = migrations()
    for number in range(db.execute("PRAGMA user_version").fetchone()[0], len(scripts)):
        _migrate(db, scripts[number], number + 1)


def _migrate(db: sqlite3.Connection, script: str, version: int) -> None:
    db.executescript(f"BEGIN IMMEDIATE;\n{script}\nPRAGMA user_version = {version};\nCOMMIT;")


def migrations() -> list[str]:
    """The SQL of each migration, in order, in SQLite's words."""
    return all_migrations(WORDS)
