"""A database put back from a backup: checked first, the replaced one kept aside, and every table told."""

from __future__ import annotations

import asyncio
import os
import shutil
import sqlite3
from dataclasses import dataclass
from datetime import UTC, datetime
from functools import partial
from pathlib import Path

from bot.game.loading import KnownGames, load
from bot.ops.integrity import Damaged, open_read_only
from bot.periodic import PeriodicThread
from bot.store import Encryption, Transaction, lease
from bot.store.connection import DatabaseFile, migrate, migrations
from bot.store.encryption import encrypt_all
from bot.store.models import BOARD, NOTE
from rules import Refused

NUMBERED = ("tables", "outbox", "votes")
"""What buttons and nonces name by a number."""
FRESH_NUMBERS = 1_000_000
"""By how much those numbers jump: the ones given out after the backup must not come again."""


@dataclass(frozen=True, slots=True)
class Restored:
    """What was put back: how many games run in it, which of their tables cannot be read, where the old file is."""

    running: int
    unreadable: tuple[int, ...]
    aside: Path | None


def restore(backup: Path, made: datetime, database: Path, games: KnownGames, vault: Encryption) -> Restored:
    """Put a backup in the database's place; `made` is the moment that it shows.

    Raises `Damaged`, `StoreUnusable` (a running bot, a wrong key), `OSError`: then nothing has changed.
    """
    with open_read_only(backup) as db:
        _require_known(db, backup)
    now = datetime.now(UTC)
    fresh = database.with_suffix(".restoring")
    database.parent.mkdir(parents=True, exist_ok=True)
    heart = _take_lease(database)
    try:
        _copy(backup, fresh)
        running, unreadable = _prepare(fresh, backup, games, vault, made, int(now.timestamp()))
        if heart is not None:
            heart.stop()  # a beat from here on would leave a log beside the new file
        aside = _set_aside(database, now)
        os.replace(fresh, database)
    except BaseException:
        fresh.unlink(missing_ok=True)
        if heart is not None:
            heart.stop()
            _release_lease(database)
        raise
    return Restored(running, unreadable, aside)


def _require_known(db: sqlite3.Connection, path: Path) -> None:
    version, known = db.execute("PRAGMA user_version").fetchone()[0], len(migrations())
    tables = {row[0] for row in db.execute("SELECT name FROM sqlite_master WHERE type = 'table'")}
    if not 1 <= version <= known or not {"tables", "steps", "outbox"} <= tables:
        raise Damaged(f"{path} is no database of this bot (format {version}; this one knows 1 to {known})")


def _take_lease(database: Path) -> PeriodicThread | None:
    """Keep every other copy of the program away from the database; None if there is none that can be read."""
    if not database.exists():
        return None

    async def taken() -> str:
        file = DatabaseFile(partial(sqlite3.connect, database, isolation_level=None), 64)
        await file
        try:
            return await lease.take(file, database)
        finally:
            await file.close()

    try:
        token = asyncio.run(taken())
    except sqlite3.DatabaseError:
        return None
    return PeriodicThread("the lease", lambda: lease.beat(database, token), lease.BEAT)


def _release_lease(database: Path) -> None:
    db = sqlite3.connect(database, isolation_level=None)
    db.execute("DELETE FROM lease")
    db.close()


def _copy(source: Path, to: Path) -> None:
    with open(source, "rb") as read, open(to, "wb") as written:
        shutil.copyfileobj(read, written, 2**20)
        written.flush()
        os.fsync(written.fileno())


def _prepare(
    fresh: Path, backup: Path, games: KnownGames, vault: Encryption, made: datetime, now: int
) -> tuple[int, tuple[int, ...]]:
    """Bring the copy up to date, with nobody's lease and a word for every running table."""
    db = sqlite3.connect(fresh, isolation_level=None)
    try:
        migrate(db)
        encrypt_all(db, vault, backup)
        db.execute("BEGIN IMMEDIATE")
        db.execute("DROP TABLE IF EXISTS lease")
        db.execute("UPDATE outbox SET state = 'failed' WHERE state IN ('waiting', 'sending')")
        _renumber(db)
        tx = Transaction(db, vault)
        running = tx.tables.running()
        unreadable = tuple(table for table in running if not _tell(tx, games, table, made, now))
        db.execute("COMMIT")
        return len(running), unreadable
    except sqlite3.Error as error:
        raise Damaged(f"{backup} cannot be used: {error}") from None
    finally:
        db.close()


def _renumber(db: sqlite3.Connection) -> None:
    """Where nothing was numbered before the backup, something may have been since: the first number jumps too."""
    for name in NUMBERED:
        known = db.execute("UPDATE sqlite_sequence SET seq = seq + ? WHERE name = ?", (FRESH_NUMBERS, name))
        if not known.rowcount:
            db.execute("INSERT INTO sqlite_sequence (name, seq) VALUES (?, ?)", (name, FRESH_NUMBERS))


def _tell(tx: Transaction, games: KnownGames, table: int, made: datetime, now: int) -> bool:
    """Tell a table what happened and show it the board; whether its game can be read."""
    try:
        waiting = sorted({w.person for w in load(tx, games, table).waiting() if w.person is not None})
    except Refused:
        return False
    tx.outbox.add(table, NOTE, {"note": "restored", "time": made.strftime("%Y-%m-%d %H:%M")}, now)
    tx.outbox.add(table, BOARD, {"call": waiting, "waiting": waiting, "fresh": True}, now)
    return True


def _set_aside(database: Path, now: datetime) -> Path | None:
    """A copy of the database that is about to be replaced, with what it had not yet written into itself."""
    if not database.exists():
        return None
    aside = database.with_name(now.strftime("replaced-%Y-%m-%dT%H-%M-%SZ.sqlite3"))
    _copy(database, aside)
    log = database.with_name(database.name + "-wal")
    if log.exists():
        _copy(log, aside.with_name(aside.name + "-wal"))
    for left in (log, database.with_name(database.name + "-shm")):
        left.unlink(missing_ok=True)
    return aside
