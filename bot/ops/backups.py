"""Backups: an hourly, consistent copy of the database, which is verified; old ones are deleted."""

from __future__ import annotations

import logging
import os
import sqlite3
from collections.abc import Callable, Iterable
from contextlib import suppress
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path

from bot.game.loading import KnownGames
from bot.logs import error_summary
from bot.ops.integrity import Damaged, NotReplayable, verify_database
from bot.store import Encryption

log = logging.getLogger(__name__)

HOUR = 3600
HOURLY, DAILY = 24, 14
"""How many backups are kept: the newest of each of the last hours, and of each of the last days, that have one."""
SOONEST = 60
"""Seconds after the start of the program before which no backup is made."""
NAME = "risk-%Y-%m-%dT%H-%M-%SZ.sqlite3"


@dataclass(frozen=True, slots=True)
class Backup:
    """A backup file, and the moment (UTC) at which it was made."""

    path: Path
    made: datetime


class Backups:
    """Makes the backups of one database. Every method blocks: call it on a thread of its own.

    `good` is the moment of the last backup that succeeded since the start.
    """

    def __init__(self, database: Path, games: KnownGames, encryption: Encryption, now: Callable[[], datetime]) -> None:
        self.folder = folder_of(database)
        self.good: datetime | None = None
        self._database, self._games, self._encryption, self._now = database, games, encryption, now

    def wait(self) -> float:
        """The seconds until the first backup after the start is due."""
        newest = next(iter(list_backups(self.folder)), None)
        age = HOUR if newest is None else (self._now() - newest.made).total_seconds()
        return min(max(HOUR - age, SOONEST), HOUR)

    def make(self) -> Backup | None:
        """Make and verify a backup, and delete old ones. A failure is logged; the next try is an hour later."""
        now = self._now().astimezone(UTC).replace(microsecond=0)
        path = self.folder / now.strftime(NAME)
        part = path.with_suffix(".part")
        try:
            copy_database(self._database, part)
            self._verify(part, path.name, int(now.timestamp()) // HOUR)
            os.replace(part, path)
            _rotate(self.folder)
        except (OSError, sqlite3.Error, Damaged) as error:
            log.error("the hourly backup failed: %s", error)
            with suppress(OSError):
                part.unlink()
            return None
        self.good = now
        return Backup(path, now)

    def _verify(self, part: Path, name: str, turn: int) -> None:
        """Log what `prove_database` has verified; raises `Damaged`."""
        size = part.stat().st_size / 2**20
        try:
            log.info("backup %s: %.1f MB; %s", name, size, verify_database(part, self._games, self._encryption, turn))
        except NotReplayable as unproven:
            log.error("backup %s is whole (%.1f MB), but %s", name, size, unproven)


def folder_of(database: Path) -> Path:
    """The folder of a database's backups."""
    return database.parent / "backups"


def copy_database(database: Path, to: Path) -> None:
    """Copy a database that may be in use, consistently and flushed to the disk; raises `OSError`, `sqlite3.Error`."""
    to.parent.mkdir(parents=True, exist_ok=True)
    for unfinished in to.parent.glob("*.part*"):  # with the journals of copies that were killed
        unfinished.unlink()
    db = sqlite3.connect(f"{database.resolve().as_uri()}?mode=rw", uri=True, isolation_level=None)
    try:
        db.execute("VACUUM INTO ?", (str(to),))
    finally:
        db.close()
    with open(to, "rb+") as file:
        os.fsync(file.fileno())


def list_backups(folder: Path) -> list[Backup]:
    """The backups of a folder, the newest first."""
    found = [Backup(path, made) for path in folder.glob("risk-*.sqlite3") if (made := _made_at(path.name))]
    return sorted(found, key=lambda backup: backup.made, reverse=True)


def _made_at(name: str) -> datetime | None:
    """The moment in the name of a backup file; None if it is no such name."""
    try:
        return datetime.strptime(name, NAME).replace(tzinfo=UTC)
    except ValueError:
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
    """Delete the backups that are not worth keeping."""
    backups = list_backups(folder)
    keep = worth_keeping(backups)
    for backup in backups:
        if backup.path not in keep:
            try:
                backup.path.unlink()
            except OSError as error:
                log.warning("backup %s could not be removed: %s", backup.path.name, error_summary(error))
