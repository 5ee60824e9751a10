"""Backups: every hour a consistent copy of the database, opened and proved, and not too many of them kept."""

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
from bot.ops.integrity import Damaged, Unproven, prove_database
from bot.store import Encryption

log = logging.getLogger(__name__)

HOUR = 3600
HOURLY, DAILY = 24, 14
"""How many are kept: the newest of each of so many hours, and of so many days."""
SOONEST = 60
"""Seconds after a start before which no backup is made."""
NAME = "risk-%Y-%m-%dT%H-%M-%SZ.sqlite3"


@dataclass(frozen=True, slots=True)
class Backup:
    """A file and the moment it shows."""

    path: Path
    made: datetime


class Backups:
    """The copies in one folder. Every method blocks: call it on a thread of its own."""

    def __init__(self, database: Path, games: KnownGames, vault: Encryption, now: Callable[[], datetime]) -> None:
        self.folder = folder_of(database)
        self.good: datetime | None = None
        self._database, self._games, self._vault, self._now = database, games, vault, now

    def wait(self) -> float:
        """Seconds until the next one is due, after a start."""
        newest = next(iter(list_backups(self.folder)), None)
        age = HOUR if newest is None else (self._now() - newest.made).total_seconds()
        return min(max(HOUR - age, SOONEST), HOUR)

    def make(self) -> Backup | None:
        """Make, prove and keep one, let old ones go; a failure is logged, and the next hour tries again."""
        now = self._now().astimezone(UTC).replace(microsecond=0)
        path = self.folder / now.strftime(NAME)
        part = path.with_suffix(".part")
        try:
            copy_database(self._database, part)
            self._prove(part, path.name, int(now.timestamp()) // HOUR)
            os.replace(part, path)
            _rotate(self.folder)
        except (OSError, sqlite3.Error, Damaged) as error:
            log.error("the hourly backup failed: %s", error)
            with suppress(OSError):
                part.unlink()
            return None
        self.good = now
        return Backup(path, now)

    def _prove(self, part: Path, name: str, turn: int) -> None:
        size = part.stat().st_size / 2**20
        try:
            log.info("backup %s: %.1f MB; %s", name, size, prove_database(part, self._games, self._vault, turn))
        except Unproven as unproven:
            log.error("backup %s is whole (%.1f MB), but %s", name, size, unproven)


def folder_of(database: Path) -> Path:
    """Where a database's backups are."""
    return database.parent / "backups"


def copy_database(database: Path, to: Path) -> None:
    """A consistent copy of a database that may be in use, on the disk when this returns; raises `sqlite3.Error`."""
    to.parent.mkdir(parents=True, exist_ok=True)
    for left in to.parent.glob("*.part"):
        left.unlink()
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
    try:
        return datetime.strptime(name, NAME).replace(tzinfo=UTC)
    except ValueError:
        return None


def worth_keeping(newest_first: Iterable[Backup]) -> set[Path]:
    """The newest of each of the last hours and days that have any."""
    hours: dict[str, Path] = {}
    days: dict[str, Path] = {}
    for backup in newest_first:
        hours.setdefault(backup.made.strftime("%Y-%m-%d %H"), backup.path)
        days.setdefault(backup.made.strftime("%Y-%m-%d"), backup.path)
    return {*list(hours.values())[:HOURLY], *list(days.values())[:DAILY]}


def _rotate(folder: Path) -> None:
    backups = list_backups(folder)
    kept = worth_keeping(backups)
    for backup in backups:
        if backup.path not in kept:
            try:
                backup.path.unlink()
            except OSError as error:
                log.warning("backup %s could not be removed: %s", backup.path.name, error_summary(error))
