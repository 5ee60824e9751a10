"""Restore the database from a backup: check the backup, keep the replaced file, and tell every channel."""

from __future__ import annotations

import asyncio
import os
import shutil
import sqlite3
from dataclasses import dataclass
from datetime import UTC, datetime
from functools import partial
from pathlib import Path

from bot.game.loading import KnownGames
from bot.messages import KINDS
from bot.ops.backups import write_database
from bot.ops.integrity import Damaged, open_read_only
from bot.ops.restore_notes import Replaced, announce, read_replaced
from bot.periodic import PeriodicThread
from bot.store import Encryption, Transaction, lease
from bot.store.connection import DatabaseFile, is_ours, migrate, migrations
from bot.store.encryption import encrypt_all
from bot.store.identity import Identity, Marker, draw_identity, identity_of

NUMBERED = ("tables", "outbox", "votes")
"""The tables of the database whose ids stand in buttons and nonces."""
FRESH_NUMBERS = 1_000_000
"""How much is added to those ids: the ones given out after the backup must not be used again."""


@dataclass(frozen=True, slots=True)
class Restored:
    """What was restored: how many games run, which tables cannot be read, and the copy of the replaced file, if any."""

    running: int
    unreadable: tuple[int, ...]
    aside: Path | None


def restore(backup: Path, made: datetime, database: Path, games: KnownGames, encryption: Encryption) -> Restored:
    """Put a backup, made at this moment, in the place of the database.

    Raises `Damaged`, `StoreUnusable` (a running bot, a wrong key), `OSError`: then nothing has changed.
    """
    now = datetime.now(UTC)
    fresh = database.with_suffix(".restoring")
    database.parent.mkdir(parents=True, exist_ok=True)
    marker = Marker(database)
    expected = marker.read()
    heartbeat: PeriodicThread | None = None
    try:
        _delete_unfinished(fresh)
        write_database(backup, fresh)
        with open_read_only(fresh) as db:
            _require_known(db, backup)
        heartbeat = _take_lease(database)
        replaced = read_replaced(database)
        running, unreadable, identity = _prepare(fresh, backup, games, encryption, made, int(now.timestamp()), replaced)
        if heartbeat is not None:
            heartbeat.stop()  # from here on it would leave a write-ahead log beside the new file
        aside = _set_aside(database, now)
        _mark(marker, identity)  # killed here, the old database is refused, and this command helps
        os.replace(fresh, database)
    except BaseException:
        if expected is not None:
            _mark(marker, expected)
        _delete_unfinished(fresh)
        if heartbeat is not None:
            heartbeat.stop()
            _release_lease(database)
        raise
    return Restored(running, unreadable, aside)


def _require_known(db: sqlite3.Connection, path: Path) -> None:
    """Raises `Damaged` if a file is no database of this bot in a known format."""
    version, known = db.execute("PRAGMA user_version").fetchone()[0], len(migrations())
    if not 1 <= version <= known or not is_ours(db):
        raise Damaged(f"{path} is no database of this bot (format {version}; this one knows 1 to {known})")


def _take_lease(database: Path) -> PeriodicThread | None:
    """Take the lease of the database, so that no bot writes to it. Returns its heartbeat.

    None if there is no database that can be read.
    """
    if not database.exists():
        return None

    async def take() -> str:
        file = DatabaseFile(partial(sqlite3.connect, database, isolation_level=None), 64)
        await file
        try:
            return await lease.take(file, database)
        finally:
            await file.close()

    try:
        token = asyncio.run(take())
    except sqlite3.DatabaseError:
        return None
    return PeriodicThread("the lease", lambda: lease.beat(database, token), lease.BEAT)


def _release_lease(database: Path) -> None:
    db = sqlite3.connect(database, isolation_level=None)
    db.execute("DELETE FROM lease")
    db.close()


def _mark(marker: Marker, identity: Identity) -> None:
    marker.write(identity)
    marker.close()


def _delete_unfinished(fresh: Path) -> None:
    """Delete what an earlier restore left: beside another copy, SQLite would play its journal back into that one."""
    for path in fresh.parent.glob(f"{fresh.name}*"):
        path.unlink()


def _copy(source: Path, to: Path) -> None:
    """Copy a file and flush the copy to the disk."""
    with open(source, "rb") as reader, open(to, "wb") as writer:
        shutil.copyfileobj(reader, writer, 2**20)
        writer.flush()
        os.fsync(writer.fileno())


def _prepare(
    fresh: Path,
    backup: Path,
    games: KnownGames,
    encryption: Encryption,
    made: datetime,
    now: int,
    replaced: Replaced,
) -> tuple[int, tuple[int, ...], Identity]:
    """Migrate the copy, make it a database of its own, and queue what is told in each channel.

    Its lease and unsent messages are dropped; the ids that it gives out follow those of the `replaced` database.

    Returns how many games run, which tables cannot be read, and the identity of the copy. Raises `Damaged`.
    """
    db = sqlite3.connect(fresh, isolation_level=None)
    try:
        migrate(db)
        encrypt_all(db, encryption, backup)
        db.execute("BEGIN IMMEDIATE")
        draw_identity(db)
        db.execute("DROP TABLE IF EXISTS lease")
        needed = [kind for kind, message in KINDS.items() if message.makes_thread]  # there is no channel until then
        kept = ", ".join("?" for _ in needed)
        db.execute(
            f"UPDATE outbox SET state = 'failed' WHERE state IN ('waiting', 'sending') AND kind NOT IN ({kept})", needed
        )
        _renumber(db, replaced.numbers)
        tx, time = Transaction(db, encryption), made.strftime("%Y-%m-%d %H:%M")
        running, unreadable = announce(tx, games, replaced.going_on, time, now)
        db.execute("COMMIT")
        return running, unreadable, identity_of(db)
    except sqlite3.Error as error:
        raise Damaged(f"{backup} cannot be used: {error}") from None
    finally:
        db.close()


def _renumber(db: sqlite3.Connection, numbers: dict[str, int]) -> None:
    """Raise the next ids, above those of the replaced database (`numbers`) too: it may come from the same backup.

    Also of tables without rows in the backup, since rows may have been added after it.
    """
    known = dict(db.execute("SELECT name, seq FROM sqlite_sequence"))
    for name in NUMBERED:
        following = max(known.get(name, 0), numbers.get(name, 0)) + FRESH_NUMBERS
        if name in known:
            db.execute("UPDATE sqlite_sequence SET seq = ? WHERE name = ?", (following, name))
        else:
            db.execute("INSERT INTO sqlite_sequence (name, seq) VALUES (?, ?)", (name, following))


def _set_aside(database: Path, now: datetime) -> Path | None:
    """Copy the database that is about to be replaced, with its write-ahead log, and delete the log beside it.

    Returns the copy; None if there is no database.
    """
    if not database.exists():
        return None
    aside = database.with_name(now.strftime("replaced-%Y-%m-%dT%H-%M-%SZ.sqlite3"))
    _copy(database, aside)
    wal = database.with_name(database.name + "-wal")
    if wal.exists():
        _copy(wal, aside.with_name(aside.name + "-wal"))
    for path in (wal, database.with_name(database.name + "-shm")):
        path.unlink(missing_ok=True)
    return aside
