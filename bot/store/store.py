"""The store's door: open it, run a whole piece of work on its books in one transaction, close it."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable
from pathlib import Path
from typing import TypeVar

from bot.store.file import File, opened
from bot.store.mail import Mail
from bot.store.people import People
from bot.store.steps import Steps
from bot.store.tables import Tables

T = TypeVar("T")


class Books:
    """All that the store keeps, as one transaction sees it."""

    def __init__(self, db: sqlite3.Connection) -> None:
        self.tables = Tables(db)
        self.steps = Steps(db)
        self.mail = Mail(db)
        self.people = People(db)


class Store:
    """Transactions run one after another, each whole or not at all, on the file's own thread."""

    def __init__(self, file: File) -> None:
        self._file = file

    @classmethod
    async def open(cls, path: Path) -> Store:
        """Open or make the file; raises `StoreUnusable`. It never falls back to memory."""
        return cls(await opened(path))

    async def transact(self, work: Callable[[Books], T]) -> T:
        """Do the work and keep it, or raise and keep nothing; `Clashed` where somebody else was first."""
        return await self._file.transact(lambda db: work(Books(db)))

    async def look(self, work: Callable[[Books], T]) -> T:
        """Read."""
        return await self._file.look(lambda db: work(Books(db)))

    async def close(self) -> None:
        await self._file.close()
