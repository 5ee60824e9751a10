"""Restore the database from a backup: check the backup, keep the replaced file, and tell every channel."""

from __future__ import annotations

import asyncio
import os
import shutil
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path

from bot.game.loading import KnownGames
from bot.messages import KINDS
from bot.ops.backups import write_database
from bot.ops.holding import held
from bot.ops.integrity import Damaged, open_read_only
from bot.ops.restore_notes import Replaced, announce, read_replaced
from bot.periodic import PeriodicThread
from bot.store import DatabaseError, Encryption, Transaction, lease
from bot.store.copying import PATIENCE, copy_database, copy_rows, delete_rows
from bot.store.encryption import encrypt_all, note_all_encrypted
from bot.store.engines import Connection, sqlite_files
from bot.store.engines.address import Address, PostgresUrl
from bot.store.engines.marker import Identity, Marker, identity_of
from bot.store.engines.opening import connected
from bot.store.engines.sqlite import Sqlite, opened
from bot.store.engines.sqlite_connection import SqliteConnection
from bot.store.identity import draw_name, forget_bot

NUMBERED = ("tables", "outbox", "votes")
"""The tables of the database whose ids stand in buttons and nonces."""
REPLACED = "replaced-%Y-%m-%dT%H-%M-%SZ.sqlite3"
"""The name of the copy of a database that was replaced."""
FRESH_NUMBERS = 1_000_000
"""How much is added to those ids: the ones given out after the backup must not be used again."""


@dataclass(frozen=True, slots=True)
class Restored:
    """What was restored: how many games run, which tables cannot be read, and the copy of the replaced file, if any."""

    running: int
    unreadable: tuple[int, ...]
    aside: Path | None


def restore(
    backup: Path,
    made: datetime,
    file: Path,
    games: KnownGames,
    encryption: Encryption,
    database: Address | None = None,
) -> Restored:
    """Put a backup, made at this moment, in the place of a file, or of what a `database` holds that is elsewhere; the
    folder of the file takes the copy of what is replaced.

    Raises `Damaged`, `StoreUnusable` (a running bot, a wrong key), `OSError`, `DatabaseError`: then nothing has
    changed.
    """
    if isinstance(database, PostgresUrl):
        return _restore_elsewhere(backup, made, file, database, games, encryption)
    return _restore_file(backup, made, database or file, games, encryption)


def _restore_file(backup: Path, made: datetime, database: Path, games: KnownGames, encryption: Encryption) -> Restored:
    now = datetime.now(UTC)
    fresh = database.with_suffix(".restoring")
    database.parent.mkdir(parents=True, exist_ok=True)
    marker = Marker(database)
    expected = marker.read()
    heartbeat: PeriodicThread | None = None
    try:
        _unpack(backup, fresh)
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


def _restore_elsewhere(
    backup: Path, made: datetime, file: Path, database: PostgresUrl, games: KnownGames, encryption: Encryption
) -> Restored:
    """Put a backup in the place of all that a database of PostgreSQL holds, in one transaction."""
    now = datetime.now(UTC)
    fresh = file.with_suffix(".restoring")
    file.parent.mkdir(parents=True, exist_ok=True)
    try:
        _unpack(backup, fresh)
        with held(database):
            replaced = read_replaced(database)
            running, unreadable, _ = _prepare(fresh, backup, games, encryption, made, int(now.timestamp()), replaced)
            aside = file.with_name(now.strftime(REPLACED))
            copy_database(database, aside)
            with opened(fresh) as source, connected(database, writes=True, patience=PATIENCE) as target:
                delete_rows(target)
                copy_rows(source, target)
                draw_name(target)
    finally:
        _delete_unfinished(fresh)
    return Restored(running, unreadable, aside)


def _unpack(backup: Path, fresh: Path) -> None:
    """Write the database of a backup to a file of its own. Raises `Damaged`."""
    _delete_unfinished(fresh)
    write_database(backup, fresh)
    with open_read_only(fresh) as db:
        _require_known(db, backup)


def _require_known(db: SqliteConnection, path: Path) -> None:
    """Raises `Damaged` if a file is no database of this bot in a known format."""
    if not sqlite_files.is_known(db):
        version, known = sqlite_files.format_of(db), sqlite_files.newest_format()
        raise Damaged(f"{path} is no database of this bot (format {version}; this one knows 1 to {known})")


def _take_lease(database: Path) -> PeriodicThread | None:
    """Take the lease of the database, so that no bot writes to it. Returns its heartbeat.

    None if there is no database that can be read.
    """
    if not database.exists():
        return None

    engine = Sqlite(database)

    async def take() -> None:
        await engine.connect()
        try:
            await engine.make_lease()
            await lease.take(engine)
        finally:
            await engine.close()

    try:
        asyncio.run(take())
    except DatabaseError:
        return None
    return PeriodicThread("the lease", lambda: lease.beat(engine), engine.lease.beat)


def _release_lease(database: Path) -> None:
    with opened(database) as db:
        db.execute("DELETE FROM lease")


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

    def begin_anew(db: Connection) -> tuple[int, tuple[int, ...]]:
        note_all_encrypted(db, encryption)
        draw_name(db)
        forget_bot(db)
        tx, time = Transaction(db, encryption), made.strftime("%Y-%m-%d %H:%M")
        tx.outbox.give_up(except_for=[kind for kind, message in KINDS.items() if message.makes_thread])
        return announce(tx, games, replaced.going_on, time, now)

    try:
        with opened(fresh) as db:
            sqlite_files.migrate_file(db)
            db.replace_secrets(lambda db: encrypt_all(db, encryption, backup), backup)
            sqlite_files.drop_lease(db)
            _renumber(db, replaced.numbers)
            running, unreadable = db.run(begin_anew)
            return running, unreadable, identity_of(db)
    except DatabaseError as error:
        raise Damaged(f"{backup} cannot be used: {error}") from None


def _renumber(db: SqliteConnection, numbers: dict[str, int]) -> None:
    """Raise the next ids, above those of the replaced database (`numbers`) too: it may come from the same backup.

    Also of tables without rows in the backup, since rows may have been added after it.
    """
    known = db.last_numbers()
    for name in NUMBERED:
        last = max(known.get(name, 0), numbers.get(name, 0)) + FRESH_NUMBERS
        db.raise_number(name, last)


def _set_aside(database: Path, now: datetime) -> Path | None:
    """Copy the database that is about to be replaced, with its write-ahead log, and delete the log beside it.

    Returns the copy; None if there is no database.
    """
    if not database.exists():
        return None
    aside = database.with_name(now.strftime(REPLACED))
    _copy(database, aside)
    wal = database.with_name(database.name + "-wal")
    if wal.exists():
        _copy(wal, aside.with_name(aside.name + "-wal"))
    for path in (wal, database.with_name(database.name + "-shm")):
        path.unlink(missing_ok=True)
    return aside
