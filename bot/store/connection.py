"""The connection to the database file: open and check it, migrate it, and run whole transactions on its thread."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Awaitable, Callable
from functools import partial
from importlib import resources
from pathlib import Path
from typing import TypeVar

import aiosqlite

T = TypeVar("T")
BUSY_TIMEOUT = 5000
"""Milliseconds to wait for another program's transaction."""
RESTORE = ": `risk restore` puts the newest good backup in its place, and keeps this one aside"
Work = Callable[[sqlite3.Connection], T]


class StoreUnusable(Exception):
    """The database cannot be used; the message says what is wrong with which file, for the host."""


class Clashed(Exception):
    """Another transaction wrote the same row first: this one was rolled back."""


class DatabaseFile(aiosqlite.Connection):
    """A connection that runs a whole transaction in one call on its thread, instead of one call a statement."""

    async def transact(self, work: Work[T]) -> T:
        """Run `work` in one write transaction; raises `Clashed` if a unique key exists already."""
        return await self._run(work, "BEGIN IMMEDIATE")

    async def read(self, work: Work[T]) -> T:
        """Run `work`, which only reads, on one consistent state."""
        return await self._run(work, "BEGIN")

    async def _run(self, work: Work[T], begin: str) -> T:
        return await self.hop(lambda db: _run_transaction(db, work, begin))

    async def hop(self, work: Work[T]) -> T:
        """Run `work` on the connection's thread, without a transaction."""
        result: T = await self._execute(work, self._conn)  # type: ignore[no-untyped-call]
        return result

    async def wait_until_ended(self) -> None:
        """Wait until the thread of a failed connection has ended: until then it still calls the event loop."""
        if self._thread.is_alive():
            await asyncio.to_thread(self._thread.join)


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


async def open_database(path: Path, first: Callable[[DatabaseFile], Awaitable[None]] | None = None) -> DatabaseFile:
    """Open the file, or create it; check it and apply every missing migration. Raises `StoreUnusable`.

    `first` runs between the checks and the migrations.
    """
    file = DatabaseFile(partial(sqlite3.connect, path, isolation_level=None), 64)
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        await file
    except (OSError, sqlite3.Error) as error:
        await file.wait_until_ended()
        raise StoreUnusable(f"the database {path} cannot be opened: {error}") from error
    try:
        await file.hop(lambda db: _check(db, path))
        if first is not None:
            await first(file)
        await file.hop(migrate)
    except sqlite3.Error as error:
        await file.close()
        raise StoreUnusable(f"the database {path} cannot be used: {error}{_advice(error)}") from error
    except BaseException:
        await file.close()
        raise
    return file


def _check(db: sqlite3.Connection, path: Path) -> None:
    db.execute(f"PRAGMA busy_timeout = {BUSY_TIMEOUT}")
    version, known = db.execute("PRAGMA user_version").fetchone()[0], len(migrations())
    if version > known:
        raise StoreUnusable(
            f"the database {path} was written by a newer version of the bot "
            f"(format {version}; this one knows up to {known}): update the bot, or choose another file"
        )
    if damage := find_damage(db):
        raise StoreUnusable(f"the database {path} is damaged ({damage}){RESTORE}")
    journal = db.execute("PRAGMA journal_mode = WAL").fetchone()[0]
    if journal != "wal":
        raise StoreUnusable(f"the database {path} lies where SQLite cannot keep a write-ahead log (journal: {journal})")
    db.execute("PRAGMA synchronous = FULL")
    db.execute("PRAGMA foreign_keys = ON")


def find_damage(db: sqlite3.Connection) -> str:
    """The first problem that SQLite's integrity check finds, in SQLite's words; "" if there is none."""
    found: str = db.execute("PRAGMA integrity_check(1)").fetchone()[0]
    return "" if found == "ok" else " ".join(found.split())


def _advice(error: sqlite3.Error) -> str:
    broken = getattr(error, "sqlite_errorcode", 0) & 0xFF in (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB)
    return RESTORE if broken else ""


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
