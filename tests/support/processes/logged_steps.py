"""The logged steps of a file in use by another process, those in blocks included."""

from __future__ import annotations

from support.tables.stored import stored

from bot.store.engines.address import Address
from bot.store.models import StoredStep
from bot.store.steps import Steps


def logged_steps(database: Address, table: int) -> tuple[StoredStep, ...]:
    """All steps of a table as the database says now, without their snapshots."""
    with stored(database) as db:
        return Steps(db).between(table, 0, 2**60)
