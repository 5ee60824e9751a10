"""The connection to the database file: open and check it, migrate it, and run whole transactions on its thread."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Awaitable, Callable
from functools import partial
from importlib import resources
from importlib.metadata import version
from pathlib import Path
from typing import Any, TypeVar

import aiosqlite

from bot.store.identity import Identity, Marker, identity_of

T = TypeVar("T")
BUSY_TIMEOUT = 5000
"""Milliseconds to wait for another program's transaction."""
LARGEST_WAL = 4 * 2**20
"""Bytes to which the write-ahead log is cut when it begins anew: what SQLite lets it grow to where nobody reads.

Without a limit it keeps the size to which it grew beside a long reader, such as a backup.
"""
OUR_TABLES = {"tables", "outbox"}
"""Tables that every database of this bot has, from its first format on."""
LEASE = "lease"
"""The table that is made before all others."""
Work = Callable[[sqlite3.Connection], T]


class StoreUnusable(Exception):
    """The database cannot be used; the message says what is wrong with which file, for the host."""


def _accept(db: sqlite3.Connection) -> None:
    """Accept any database."""


class Clashed(Exception):
    """Another transaction wrote the same row first: this one was rolled back."""


class DatabaseFile(aiosqlite.Connection):
    """A connection that runs a whole transaction in one call on its thread, instead of one call a statement."""

    async def transact(self, work: Work[T], committed: Callable[[T], None] | None = None) -> T:
        """Run `work` in one write transaction, then `committed` with its result.

        Raises `Clashed` if a unique key exists already.
        """

        def run(db: sqlite3.Connection) -> T:
            result = _run_transaction(db, work, "BEGIN IMMEDIATE")
            if committed is not None:
                committed(result)
            return result

        return await self.hop(run)

    async def read(self, work: Work[T]) -> T:
        """Run `work`, which only reads, on one consistent state."""
        return await self.hop(lambda db: _run_transaction(db, work, "BEGIN"))

    async def hop(self, work: Work[T]) -> T:
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


def _run_transaction(db: sqlite3.Connection, work: Work[T], begin: str) -> T:
    db.execute(begin)
    try:
        result = work(db)
        db.execute("COMMIT")
    except BaseException as error:
        if db.in_transaction:
            db.execute("ROLLBACK")
        if isinstance(error, sqlite3.IntegrityError):
            raise Clashed(str(error)) from error
        raise
    return result


async def open_database(
    path: Path,
    first: Callable[[DatabaseFile], Awaitable[None]] | None = None,
    *,
    check: Callable[[sqlite3.Connection], None] = _accept,
    backup: str = "",
) -> DatabaseFile:
    """Open the file, or create it; check it and apply every missing migration. Raises `StoreUnusable`.

    `check` also may raise `StoreUnusable`; up to then nothing is changed. `first` runs between the checks and the
    migrations. `backup` names what `risk restore` offers, if anything.
    """
    _require_file(path, backup)
    file = DatabaseFile(partial(sqlite3.connect, path, isolation_level=None), 64)
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        await file
    except (OSError, sqlite3.Error) as error:
        await file.wait_until_ended()
        raise StoreUnusable(f"the database {path} cannot be opened: {error}") from error
    try:
        await file.hop(lambda db: _check(db, path, backup))
        await file.hop(check)
        await file.hop(lambda db: _set_up(db, path))
        if first is not None:
            await first(file)
        await file.hop(migrate)
    except sqlite3.Error as error:
        await file.close()
        raise StoreUnusable(f"the database {path} cannot be used: {error}{_advice(error, backup)}") from error
    except BaseException:
        await file.close()
        raise
    return file


def inspect_database(path: Path, check: Callable[[sqlite3.Connection], None], backup: str) -> bool:
    """Check a database as `open_database` does, and change nothing. Returns whether there is one.

    Raises `StoreUnusable`.
    """
    _require_file(path, backup)
    if not path.exists():
        return False
    db = sqlite3.connect(path, isolation_level=None)
    try:
        _check(db, path, backup)
        check(db)
    except sqlite3.Error as error:
        raise StoreUnusable(f"the database {path} cannot be used: {error}{_advice(error, backup)}") from error
    finally:
        db.close()
    return True


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
    version, known = db.execute("PRAGMA user_version").fetchone()[0], len(migrations())
    if version > known:
        raise StoreUnusable(
            f"the database {path} was written by a newer version of the bot "
            f"(format {version}; this one knows up to {known}): update the bot, or choose another file"
        )
    if damage := find_damage(db):
        raise StoreUnusable(f"the database {path} is damaged ({damage}){_remedy(backup)}")
    if not is_ours(db):
        raise StoreUnusable(
            f"the database {path} is another program's: it has none of the bot's tables{_remedy(backup)}"
        )
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
    found = identity_of(db)
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


def _advice(error: sqlite3.Error, backup: str) -> str:
    broken = getattr(error, "sqlite_errorcode", 0) & 0xFF in (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB)
    return _remedy(backup) if broken else ""


def migrate(db: sqlite3.Connection) -> None:
    """Apply the missing migrations to an open file."""
    scripts = migrations()
    for number in range(db.execute("PRAGMA user_version").fetchone()[0], len(scripts)):
        _migrate(db, scripts[number], number + 1)


def _migrate(db: sqlite3.Connection, script: str, version: int) -> None:
    db.executescript(f"BEGIN IMMEDIATE;\n{script}\nPRAGMA user_version = {version};\nCOMMIT;")


def migrations() -> list[str]:
    """The SQL of each migration, in order; number n brings a file from format n - 1 to n."""
    files = [file for file in resources.files("bot.store").joinpath("migrations").iterdir() if file.name[:4].isdigit()]
    files.sort(key=lambda file: file.name)
    return [file.read_text(encoding="utf-8") for file in files]
