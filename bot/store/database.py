"""The store's door: open it, run a whole piece of work on its books in one transaction, close it."""

from __future__ import annotations

import sqlite3
from collections.abc import Awaitable, Callable
from contextlib import suppress
from functools import partial
from pathlib import Path
from time import perf_counter
from typing import TypeVar

from bot.periodic import Alarm
from bot.store import lease
from bot.store.connection import File, opened
from bot.store.encryption import PLAIN, Vault, seal_all
from bot.store.erasure import forget
from bot.store.handovers import Handovers
from bot.store.last_seen import Looks
from bot.store.outbox import Mail
from bot.store.people import People
from bot.store.statistics import Counted, counted
from bot.store.steps import Steps
from bot.store.tables import Tables
from bot.store.timers import Bells
from bot.store.votes import Votes

T = TypeVar("T")


class Books:
    """All that the store keeps, as one transaction sees it."""

    def __init__(self, db: sqlite3.Connection, vault: Vault = PLAIN) -> None:
        self.tables = Tables(db, vault)
        self.steps = Steps(db)
        self.mail = Mail(db)
        self.people = People(db)
        self.handovers = Handovers(db)
        self.bells = Bells(db)
        self.votes = Votes(db)
        self.looks = Looks(db)
        self._db = db

    def forget(self, person: int) -> tuple[int, ...]:
        """Take a person out of everything; the running tables at which the AI plays on for them."""
        return forget(self._db, person)

    def counted(self) -> Counted:
        """How much there is of everything."""
        return counted(self._db)


class Store:
    """Transactions run one after another, each whole or not at all, on the file's own thread.

    `writes` and `seconds` say how many transactions there were and how long they took in all, from the asking to the
    disk. `before` is waited for ahead of each; `bell_set` is told, after one that set bells, when the first one rings.
    """

    def __init__(self, file: File, path: Path, vault: Vault) -> None:
        self.path, self.vault = path, vault
        self.writes, self.seconds = 0, 0.0
        self._file = file
        self._token = ""
        self._lost: Callable[[], None] = _nobody_cares
        self._heart: Alarm | None = None
        self.bell_set: Callable[[int], None] = _not_listened_to
        self.before: Callable[[], Awaitable[None]] = _at_once

    @classmethod
    async def open(cls, path: Path, vault: Vault = PLAIN, lost: Callable[[], None] | None = None) -> Store:
        """Open or make the file; raises `StoreUnusable`. It never falls back to memory.

        With `lost`, be the one copy of the program that acts on it (or raise `LeaseTaken`); `lost` is called, on some
        thread, once another copy has taken over. From then on every transaction raises `LeaseLost`.
        """
        token = ""

        async def alone(file: File) -> None:
            nonlocal token
            token = await lease.take(file, path)

        file = await opened(path, alone if lost else None)
        try:
            await file.hop(lambda db: seal_all(db, vault, path))
        except BaseException:
            await file.close()
            raise
        store = cls(file, path, vault)
        if lost:
            store._keep(token, lost)
        return store

    def _keep(self, token: str, lost: Callable[[], None]) -> None:
        self._token, self._lost = token, lost
        self._heart = Alarm("the lease", self._beat, lease.BEAT)

    def _beat(self) -> None:
        if not lease.beat(self.path, self._token) and self._heart:
            self._heart.stop()
            self._lost()

    async def transact(self, work: Callable[[Books], T]) -> T:
        """Do the work and keep it, or raise and keep nothing; `Clashed` where somebody else was first."""
        await self.before()
        start = perf_counter()
        result, soonest = await self._file.transact(partial(self._worked, work))
        self.writes, self.seconds = self.writes + 1, self.seconds + perf_counter() - start
        if soonest is not None:
            self.bell_set(soonest)
        return result

    def _worked(self, work: Callable[[Books], T], db: sqlite3.Connection) -> tuple[T, int | None]:
        if self._token and not lease.holds(db, self._token):
            self._lost()
            raise lease.LeaseLost(f"another copy of the bot acts on the database {self.path} now")
        books = Books(db, self.vault)
        return work(books), books.bells.soonest

    async def look(self, work: Callable[[Books], T]) -> T:
        """Read."""
        return await self._file.look(lambda db: work(Books(db, self.vault)))

    async def close(self) -> None:
        """Close the file and let the lease go."""
        if self._heart:
            self._heart.stop()
            with suppress(sqlite3.Error):
                await self._file.transact(lambda db: lease.release(db, self._token))
        await self._file.close()


def _nobody_cares() -> None:
    """No lease is held: none is lost."""


def _not_listened_to(at: int) -> None:
    """Nobody rings the bells of this store."""


async def _at_once() -> None:
    """Nothing has to be done first."""
