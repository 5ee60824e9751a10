"""Which engine opens a database, by its address."""

from __future__ import annotations

import secrets
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from bot.store.engines import sqlite
from bot.store.engines.address import Address, PostgresUrl, with_schema
from bot.store.engines.connection import Connection, Work
from bot.store.engines.engine import Engine, Look


def engine_at(address: Address, backup: str) -> Engine:
    """The engine of a database. `backup` is the name of its newest backup."""
    if isinstance(address, Path):
        return sqlite.Sqlite(address, backup)
    from bot.store.engines.postgres import Postgres

    return Postgres(address)


@contextmanager
def connected(address: Address, *, writes: bool, patience: float = sqlite.BUSY_TIMEOUT / 1000) -> Iterator[Connection]:
    """One transaction beside whoever has a database open, on a connection of its own: it is committed at the end, or
    can only read. Raises `DatabaseError`."""
    if isinstance(address, Path):
        with sqlite.transaction(address, writes, patience) as db:
            yield db
    else:
        from bot.store.engines.postgres import transaction

        with transaction(address, writes, patience) as db:
            yield db


@contextmanager
def scratch_schema(address: PostgresUrl) -> Iterator[PostgresUrl]:
    """The address of a new, empty schema in a database of PostgreSQL, which is deleted afterwards. Raises
    `DatabaseError`."""
    name = f"risk_{secrets.token_hex(6)}"
    with connected(address, writes=True) as db:
        db.execute(f"CREATE SCHEMA {name}")
    try:
        yield with_schema(address, name)
    finally:
        with connected(address, writes=True) as db:
            db.execute(f"DROP SCHEMA {name} CASCADE")


def inspect(address: Address, check: Work[None], backup: str) -> bool:
    """Check a database as its engine does when it opens it, and change nothing. Returns whether there is one.

    Raises `StoreUnusable`.
    """
    if isinstance(address, Path):
        return sqlite.inspect_database(address, check, backup)
    from bot.store.engines.postgres import inspect_database

    return inspect_database(address, check)


@contextmanager
def looked_at(address: Address) -> Iterator[Look]:
    """Look into a database beside whoever has it open: take no lease, change nothing, and do not read all of it.

    Raises `NoDatabase`, or `StoreUnusable` where it is not the bot's or has another format.
    """
    if isinstance(address, Path):
        with sqlite.looked_at(address) as look:
            yield look
    else:
        from bot.store.engines.postgres import looked_at

        with looked_at(address) as look:
            yield look
