"""Older copies of the database that hold dice secrets in plain: backups and replaced databases of before the key."""

from __future__ import annotations

import logging
from collections.abc import Iterable, Iterator, Sequence
from contextlib import suppress
from pathlib import Path

from bot.ops.backups import BACKUP, delete_unused_chunks, folder_of, list_backups
from bot.ops.chunks import list_unused_chunks, open_tables, read_manifest, read_rows
from bot.ops.integrity import Damaged, open_read_only
from bot.store.encryption import may_hold_plain_secrets

log = logging.getLogger(__name__)

REPLACED = "replaced-*.sqlite3"
"""The databases that `risk restore` has replaced."""
RESTORING = "*.restoring"
"""What a killed `risk restore` leaves behind."""
REMOVE = "risk doctor --delete-plain"
"""The command that deletes these files."""


SECRET_BYTES = 32
"""The length of a plain secret."""
MOST_NAMED = 20
"""The most files that the log names."""


def plain_files(database: Path) -> list[Path]:
    """The backups, replaced databases and unfinished copies that may hold the plain secret of a game that was not over.

    Those that cannot be read are among them, and the parts of backups that no readable backup needs.
    """
    folder = folder_of(database)
    backups = [backup.path for backup in list_backups(folder)]
    others = [*folder.glob("*.part"), *database.parent.glob(REPLACED), *database.parent.glob(RESTORING)]
    return [
        *(path for path in backups if _may_be_plain(path, rewritten=True)),
        *(path for path in sorted(others) if _may_be_plain(path, rewritten=False)),
        *(chunk for chunk in sorted(list_unused_chunks(folder, _readable(backups))) if _chunk_may_be_plain(chunk)),
    ]


def _readable(backups: Iterable[Path]) -> Iterator[Path]:
    """The manifests that can be read."""
    for path in backups:
        with suppress(Damaged):
            if path.suffix == BACKUP and read_manifest(path):
                yield path


def _chunk_may_be_plain(chunk: Path) -> bool:
    """Whether a chunk of an unknown table holds something as long as a plain secret, or cannot be read."""
    rows = read_rows(chunk)
    return rows is None or any(isinstance(cell, bytes) and len(cell) == SECRET_BYTES for row in rows for cell in row)


def _may_be_plain(path: Path, rewritten: bool) -> bool:
    if path.with_name(f"{path.name}-wal").exists():
        return True  # its latest rows, or earlier versions of them, are in there
    try:
        with open_tables(path, ("tables",)) if path.suffix == BACKUP else open_read_only(path) as db:
            return may_hold_plain_secrets(db, rewritten)
    except Damaged:
        return True


def warn_of_plain_files(database: Path) -> None:
    """Name in the log the files beside an encrypted database that hold plain secrets."""
    if found := plain_files(database):
        names = ", ".join(path.name for path in found[:MOST_NAMED]) + (" and more" if len(found) > MOST_NAMED else "")
        log.warning("%s: %s", describe_files(found), names)


def describe_files(found: Sequence[Path]) -> str:
    """What `plain_files` found, in words, with the command that deletes it."""
    if len(found) == 1:
        return f"1 older file holds dice secrets in plain; `{REMOVE}` deletes it"
    return f"{len(found)} older files hold dice secrets in plain; `{REMOVE}` deletes them"


def delete_plain_files(database: Path) -> list[Path]:
    """Delete those files, with what SQLite left beside them and the chunks that no other backup needs.

    Returns the files; raises `OSError`, `Damaged`.
    """
    found = plain_files(database)
    for path in found:
        for part in path.parent.glob(f"{path.name}*"):
            part.unlink()
    if found:
        delete_unused_chunks(folder_of(database))
    return found
