"""Run the work of every transaction twice, the first time for nothing: as where another one was in the way."""

from __future__ import annotations

from contextlib import suppress
from typing import Any

from bot.store.engines.connection import Work
from bot.store.engines.sqlite_connection import SqliteConnection

_once = SqliteConnection.run


def _run_twice(self: SqliteConnection, work: Work[Any], begin: str = "BEGIN IMMEDIATE") -> Any:
    self.execute(begin)
    try:
        with suppress(Exception):
            work(self)
    finally:
        if self.raw.in_transaction:  # a full disk ends it
            self.execute("ROLLBACK")
    return _once(self, work, begin)


def run_twice(*, always: bool) -> None:
    """Do so from now on, or no more."""
    SqliteConnection.run = _run_twice if always else _once  # type: ignore[method-assign]
