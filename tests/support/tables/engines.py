"""Which engine runs the databases of the tests."""

from __future__ import annotations

from pathlib import Path

from bot.store.engines.address import Address, PostgresUrl

SQLITE, POSTGRES = ENGINES = ("sqlite", "postgres")
"""The names of the engines."""


class Chosen:
    """The engine of the test that runs, and which schema stands for which of its files."""

    engine = SQLITE
    schemas: dict[Path, PostgresUrl] = {}


def choose_engine(engine: str) -> None:
    """Let databases be made by this engine from now on."""
    Chosen.engine = engine
    Chosen.schemas.clear()


def database_at(path: Path) -> Address:
    """The database of a test: this file, or the schema that stands for it."""
    if Chosen.engine == SQLITE:
        return path
    from support.processes.postgres_server import new_schema

    if path not in Chosen.schemas:
        Chosen.schemas[path] = PostgresUrl(new_schema())
    return Chosen.schemas[path]
