"""The marker: a small file beside a database file that says which database belongs there.

By the marker a start recognises a database that is missing, exchanged, cut back, or without its write-ahead log.
"""

from __future__ import annotations

import logging
import os
from dataclasses import dataclass
from pathlib import Path

from bot.store.engines.connection import Connection

log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Identity:
    """Which database it is (see `identity.py`), and how many transactions it has had."""

    name: str
    commits: int


def identity_of(db: Connection) -> Identity:
    return Identity(*db.fetch_one("SELECT name, commits FROM identity"))


def count_commit(db: Connection) -> Identity:
    """Count the transaction that is under way. Returns the identity as it is once it is committed."""
    return Identity(*db.fetch_one("UPDATE identity SET commits = commits + 1 RETURNING name, commits"))


class Marker:
    """The marker of a database. It exists once there has been a table.

    It is written after every commit and never says more than the file: the commit is on the disk before. A power cut
    may leave an older marker, or an empty one.
    """

    def __init__(self, database: Path) -> None:
        self.path = database.with_suffix(".marker")
        self._file: int | None = None
        self._broken = False

    def exists(self) -> bool:
        return self.path.exists()

    def read(self) -> Identity | None:
        """What the database must have come to; None if there is no marker, or nothing readable in it."""
        try:
            name, commits = self.path.read_text(encoding="ascii").split()
            return Identity(name, int(commits))
        except (OSError, ValueError):
            return None

    def write(self, identity: Identity) -> None:
        """Write an identity over the last one. A failure is logged once; the database does not depend on it."""
        try:
            if self._file is None:
                self._file = os.open(self.path, os.O_WRONLY | os.O_CREAT, 0o600)
            os.lseek(self._file, 0, os.SEEK_SET)
            os.write(self._file, b"%s %020d\n" % (identity.name.encode(), identity.commits))
        except OSError as error:
            if not self._broken:
                log.warning("the marker %s cannot be written: %s", self.path, error.strerror)
            self._broken = True

    def close(self) -> None:
        if self._file is not None:
            os.close(self._file)
            self._file = None
