"""The database file: opened, brought up to date, and one whole transaction a hop to its thread."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable
from functools import partial
from importlib import resources
from pathlib import Path
from typing import TypeVar

import aiosqlite

T = TypeVar("T")
PATIENCE = 5000
"""Milliseconds for which another program's transaction is waited for."""
Work = Callable[[sqlite3.Connection], T]


class StoreUnusable(Exception):
    """The database cannot be used; the message says what is wrong with which file, for the person who runs the bot."""


class Clashed(Exception):
    """Somebody else wrote the same thing first: the transaction was taken back whole."""


class File(aiosqlite.Connection):
    """A connection that runs a whole transaction in one hop to its thread, instead of one hop a statement."""

    async def transact(self, work: Work[T]) -> T:
        """Run `work` in one write transaction; raises `Clashed` where a unique key exists already."""
        return await self._run(work, "BEGIN IMMEDIATE")

    async def look(self, work: Work[T]) -> T:
        """Run `work`, which only reads, on one consistent state."""
        return await self._run(work, "BEGIN")

    async def _run(self, work: Work[T], begin: str) -> T:
        return await self.hop(lambda db: _whole(db, work, begin))

    async def hop(self, work: Work[T]) -> T:
        """Run `work` on the connection's thread as it is."""
        result: T = await self._execute(work, self._conn)  # type: ignore[no-untyped-call]
        return result


def _whole(db: sqlite3.Connection, work: Work[T], begin: str) -> T:
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


async def opened(path: Path) -> File:
    """The file, made if missing, with every migration applied; raises `StoreUnusable`."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        file = File(partial(sqlite3.connect, path, isolation_level=None), 64)
        await file
    except (OSError, sqlite3.Error) as error:
        raise StoreUnusable(f"the database {path} cannot be opened: {error}") from error
    try:
        await file.hop(lambda db: _prepare(db, path))
    except sqlite3.Error as error:
        await file.close()
        raise StoreUnusable(f"the database {path} cannot be used: {error}") from error
    except StoreUnusable:
        await file.close()
        raise
    return file


def _prepare(db: sqlite3.Connection, path: Path) -> None:
    db.execute(f"PRAGMA busy_timeout = {PATIENCE}")
    version = db.execute("PRAGMA user_version").fetchone()[0]
    scripts = migrations()
    if version > len(scripts):
        raise StoreUnusable(
            f"the database {path} was written by a newer version of the bot "
            f"(format {version}; this one knows up to {len(scripts)}): update the bot, or choose another file"
        )
    journal = db.execute("PRAGMA journal_mode = WAL").fetchone()[0]
    if journal != "wal":
        raise StoreUnusable(f"the database {path} lies where SQLite cannot keep a write-ahead log (journal: {journal})")
    db.execute("PRAGMA synchronous = FULL")
    db.execute("PRAGMA foreign_keys = ON")
    for number in range(version, len(scripts)):
        _migrate(db, scripts[number], number + 1)


def _migrate(db: sqlite3.Connection, script: str, version: int) -> None:
    db.executescript(f"BEGIN IMMEDIATE;\n{script}\nPRAGMA user_version = {version};\nCOMMIT;")


def migrations() -> list[str]:
    """The SQL of each migration, in order; number n brings a file from format n - 1 to n."""
    files = [file for file in resources.files("bot.store").joinpath("migrations").iterdir() if file.name[:4].isdigit()]
    files.sort(key=lambda file: file.name)
    return [file.read_text(encoding="utf-8") for file in files]
