"""Backups: an hourly, consistent copy of the database, which is verified; old ones are deleted.

The backups of a database share their content (`chunks.py`): together they take little more than the newest.
"""

from __future__ import annotations

import logging
import os
import shutil
from collections.abc import Callable, Iterable
from contextlib import suppress
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path

from bot.game.loading import KnownGames
from bot.logs import error_summary
from bot.ops.chunks import DamagedChunk, delete_unused, read_manifest, rebuild, write_chunks
from bot.ops.integrity import Damaged, NotReplayable, open_read_only, verify_database
from bot.store import DatabaseError, Encryption, Transaction
from bot.store.copying import copy_database
from bot.store.engines.address import Address
from bot.store.engines.sqlite_files import migrate_file, open_copy

log = logging.getLogger(__name__)

HOUR = 3600
HOURLY, DAILY = 24, 14
"""How many backups are kept: the newest of each of the last hours, and of each of the last days, that have one."""
SOONEST = 60
"""Seconds after the start of the program before which no backup is made."""
BACKUP = ".backup"
"""The suffix of a backup, which is a list of chunks."""
NAME = f"risk-%Y-%m-%dT%H-%M-%SZ{BACKUP}"
WHOLE = "risk-%Y-%m-%dT%H-%M-%SZ.sqlite3"
"""The names of backups, and of those that older versions of the bot wrote, each a whole database."""
COPY, REBUILT = "copy.part", "rebuilt.part"
"""Databases that exist while a backup is made: the copy of which it is made, and the one that proves it."""


@dataclass(frozen=True, slots=True)
class Backup:
    """A backup file, and the moment (UTC) at which it was made."""

    path: Path
    made: datetime

    @property
    def is_whole(self) -> bool:
        """Whether the file is itself a database."""
        return self.path.suffix == ".sqlite3"

    @property
    def size(self) -> int:
        """The bytes of the database that it restores; raises `Damaged`, `OSError`."""
        return self.path.stat().st_size if self.is_whole else read_manifest(self.path).size


class Backups:
    """Makes the backups of one database: of a file, beside it, or of a `database` that is elsewhere. Every method
    blocks: call it on a thread of its own.

    `good` is the moment of the last backup that succeeded since the start.
    """

    def __init__(
        self,
        file: Path,
        games: KnownGames,
        encryption: Encryption,
        now: Callable[[], datetime],
        database: Address | None = None,
    ) -> None:
        self.folder = folder_of(file)
        self.good: datetime | None = None
        self._unsharable: set[Path] = set()
        self._database: Address = database or file
        self._games, self._encryption, self._now = games, encryption, now

    def wait(self) -> float:
        """The seconds until the first backup after the start is due."""
        newest = next(iter(list_backups(self.folder)), None)
        age = HOUR if newest is None else (self._now() - newest.made).total_seconds()
        return min(max(HOUR - age, SOONEST), HOUR)

    def make(self) -> Backup | None:
        """Make and verify a backup, and delete old ones. A failure is logged; the next try is an hour later."""
        now = self._now().astimezone(UTC).replace(microsecond=0)
        try:
            backup = self._make(self._database, now)
            _rotate(self.folder)
        except (OSError, DatabaseError, Damaged) as error:
            log.error("the hourly backup failed: %s", error)
            return None
        finally:
            _delete_partial(self.folder)
        self.good = now
        self._share_next()
        return backup

    def _make(self, database: Address, made: datetime) -> Backup:
        """Back up a database, under the name of this moment; raises `OSError`, `DatabaseError`, `Damaged`."""
        self.folder.mkdir(parents=True, exist_ok=True)
        _delete_partial(self.folder)
        copy, path = self.folder / COPY, self.folder / made.strftime(NAME)
        copy_database(database, copy)
        _pack(copy, self._encryption)
        try:
            proof = self._write(copy, path, made)
        except DamagedChunk as damaged:  # one that an older backup wrote, and the disk has lost: write it again
            damaged.chunk.unlink(missing_ok=True)
            proof = self._write(copy, path, made)
        log.info("backup %s: %.1f MB; %s", path.name, copy.stat().st_size / 2**20, proof)
        return Backup(path, made)

    def _write(self, copy: Path, path: Path, made: datetime) -> str:
        """Write a copy of the database as a backup, and prove it. Returns what was verified, in words."""
        rebuilt = self.folder / REBUILT
        rebuilt.unlink(missing_ok=True)
        write_chunks(copy, path)
        try:
            rebuild(path, rebuilt)
            return verify_database(rebuilt, self._games, self._encryption, int(made.timestamp()) // HOUR)
        except NotReplayable as unproven:
            log.error("backup %s is whole, but %s", path.name, unproven)
            return "no game of it was played again"
        except BaseException:
            path.unlink()
            raise

    def _share_next(self) -> None:
        """Turn the newest whole backup of an older version into one that shares its content. A failure is logged, and
        that backup left alone until the next start."""
        wholes = (backup for backup in list_backups(self.folder) if backup.is_whole)
        whole = next((backup for backup in wholes if backup.path not in self._unsharable), None)
        if whole is None:
            return
        try:
            self._make(whole.path, whole.made)
            whole.path.unlink()
        except (OSError, DatabaseError, Damaged) as error:
            self._unsharable.add(whole.path)
            log.error("backup %s stays as it is: %s", whole.path.name, error)
        finally:
            _delete_partial(self.folder)


def folder_of(database: Path) -> Path:
    """The folder of a database's backups."""
    return database.parent / "backups"


def _pack(copy: Path, encryption: Encryption) -> None:
    """Bring a copy to the present format and pack all its steps, so that two backups share as much as they can."""
    with open_copy(copy) as db:
        migrate_file(db)
        db.run(lambda db: Transaction(db, encryption).steps.pack_all())


def write_database(backup: Path, to: Path) -> None:
    """Write the database that a backup holds to a file that does not exist; raises `Damaged`, `OSError`."""
    if backup.suffix != ".sqlite3":
        rebuild(backup, to)
        return
    with open_read_only(backup), open(backup, "rb") as reader, open(to, "wb") as writer:
        shutil.copyfileobj(reader, writer, 2**20)
        writer.flush()
        os.fsync(writer.fileno())


def list_backups(folder: Path) -> list[Backup]:
    """The backups of a folder, the newest first."""
    found = [Backup(path, made) for path in folder.glob("risk-*") if (made := _time_in_name(path.name))]
    return sorted(found, key=lambda backup: backup.made, reverse=True)


def _time_in_name(name: str) -> datetime | None:
    """The moment in the name of a backup file; None if it is no such name."""
    for form in (NAME, WHOLE):
        with suppress(ValueError):
            return datetime.strptime(name, form).replace(tzinfo=UTC)
    return None


def worth_keeping(newest_first: Iterable[Backup]) -> set[Path]:
    """The backups to keep: the newest of each of the last `HOURLY` hours and `DAILY` days that have any."""
    hours: dict[str, Path] = {}
    days: dict[str, Path] = {}
    for backup in newest_first:
        hours.setdefault(backup.made.strftime("%Y-%m-%d %H"), backup.path)
        days.setdefault(backup.made.strftime("%Y-%m-%d"), backup.path)
    return {*list(hours.values())[:HOURLY], *list(days.values())[:DAILY]}


def _rotate(folder: Path) -> None:
    """Delete the backups that are not worth keeping, and then the chunks that none of those left needs."""
    backups = list_backups(folder)
    keep = worth_keeping(backups)
    for backup in backups:
        if backup.path not in keep:
            try:
                backup.path.unlink()
            except OSError as error:
                log.warning("backup %s could not be removed: %s", backup.path.name, error_summary(error))
    try:
        delete_unused_chunks(folder)
    except (OSError, Damaged) as error:
        log.warning("no unused part of a backup was removed: %s", error)


def delete_unused_chunks(folder: Path) -> None:
    """Delete the chunks that no backup of a folder needs; raises `OSError`, `Damaged`."""
    delete_unused(folder, [backup.path for backup in list_backups(folder) if not backup.is_whole])


def _delete_partial(folder: Path) -> None:
    """Delete what a backup that was not finished has left."""
    if folder.is_dir():
        for path in folder.glob("*.part*"):
            with suppress(OSError):
                path.unlink()
