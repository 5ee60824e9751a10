"""The logged steps of a file in use by another process, those in blocks included."""

from __future__ import annotations

import sqlite3
from pathlib import Path

from bot.store.models import StoredStep
from bot.store.steps import Steps


def logged_steps(database: Path, table: int) -> tuple[StoredStep, ...]:
    """All steps of a table as the file says now, without their snapshots."""
    db = sqlite3.connect(database, timeout=10, isolation_level=None)
    try:
        db.execute("BEGIN")
        return Steps(db).between(table, 0, 2**60)
    finally:
        db.close()
