"""Give the pages that the database no longer uses back to the disk, when the program starts."""

from __future__ import annotations

import logging
import shutil
from pathlib import Path

from bot.store.engines.connection import DatabaseError
from bot.store.engines.sqlite_connection import SqliteConnection

log = logging.getLogger(__name__)

LEAST = 2**20
"""Bytes that must be free in the file before it is worth rewriting it."""
SHARE = 4
"""The free pages must also be at least this part (a quarter) of the file."""


def vacuum(db: SqliteConnection, path: Path) -> None:
    """Rewrite the file without its free pages, if they are many and the disk has room for it.

    SQLite writes the new pages to the write-ahead log first: a program that is killed leaves the file as it was, and
    does it at its next start. Whatever goes wrong is logged; the file can be used all the same.
    """
    page, pages, free = (_pragma(db, name) for name in ("page_size", "page_count", "freelist_count"))
    before, left = page * pages, page * (pages - free)
    if page * free < LEAST or free * SHARE < pages:
        return
    room = shutil.disk_usage(path.parent).free
    if room < 2 * left:
        log.warning(
            "%.0f MB of the database are unused; giving them back needs %.0f MB free on the disk, which has %.0f",
            *(number / 2**20 for number in (before - left, 2 * left, room)),
        )
        return
    try:
        db.execute("VACUUM")
        db.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    except DatabaseError as error:
        log.warning("the unused pages of the database could not be given back: %s", error)
    else:
        log.info("the database was rewritten without unused pages: %.1f MB, before %.1f", left / 2**20, before / 2**20)


def _pragma(db: SqliteConnection, name: str) -> int:
    value: int = db.fetch_one(f"PRAGMA {name}")[0]
    return value
