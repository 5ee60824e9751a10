"""The logged steps of a file in use by another process, those in blocks included."""

from __future__ import annotations

from pathlib import Path

from support.tables.stored import stored

from bot.store.models import StoredStep
from bot.store.steps import Steps


def logged_steps(database: Path, table: int) -> tuple[StoredStep, ...]:
    """All steps of a table as the file says now, without their snapshots."""
    with stored(database) as db:
        return Steps(db).between(table, 0, 2**60)
