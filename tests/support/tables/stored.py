"""Look into the database of a store, or tamper with it, beside whoever has it open."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from bot.store.copying import TABLES
from bot.store.engines import Connection
from bot.store.engines.address import Address
from bot.store.engines.opening import connected

PATIENCE = 10
"""The seconds for which another program's transaction is waited for."""


@contextmanager
def stored(database: Address) -> Iterator[Connection]:
    """A transaction of its own, which is committed at the end."""
    with connected(database, writes=True, patience=PATIENCE) as db:
        yield db


def rows(database: Address, query: str, *parameters: Any) -> list[tuple[Any, ...]]:
    """What the database holds."""
    with connected(database, writes=False, patience=PATIENCE) as db:
        return list(db.execute(query, parameters))


def write(database: Address, statement: str, *parameters: Any) -> None:
    """Tamper with the database."""
    with stored(database) as db:
        db.execute(statement, parameters)


def table_names(db: Connection) -> list[str]:
    """All tables of the database, by name."""
    return sorted(name for name in (*TABLES, "identity", "lease") if db.columns(name))


def lines(database: Address) -> list[str]:
    """Every row of the database as a line of text: the table, and the row's values by their columns."""
    with stored(database) as db:
        found = []
        for name in table_names(db):
            columns = db.columns(name)
            found += sorted(
                f"{name}: {dict(zip(columns, row, strict=True))}" for row in db.execute(f"SELECT * FROM {name}")
            )
    return found
