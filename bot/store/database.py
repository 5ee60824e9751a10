"""The store's door: open it, run a whole piece of work on its books in one transaction, close it."""

from __future__ import annotations

import sqlite3
from collections.abc import Awaitable, Callable
from contextlib import suppress
from functools import partial
from pathlib import Path
from time import perf_counter
from typing import TypeVar

from bot.periodic import PeriodicThread
from bot.store import lease
from bot.store.connection import DatabaseFile, open_database
from bot.store.encryption import PLAIN, Encryption, encrypt_all
from bot.store.erasure import erase_person
from bot.store.handovers import Handovers
from bot.store.last_seen import LastSeen
from bot.store.outbox import OutboxMessages
from bot.store.people import People
from bot.store.statistics import Statistics, statistics_of
from bot.store.steps import Steps
from bot.store.tables import Tables
from bot.store.timers import Timers
from bot.store.vacations import Vacations
from bot.store.votes import Votes

T = TypeVar("T")


class Transaction:
    """All that the store keeps, as one transaction sees it."""

    def __init__(self, db: sqlite3.Connection, vault: Encryption = PLAIN) -> None:
        self.tables = Tables(db, vault)
        self.steps = Steps(db)
        self.outbox = OutboxMessages(db)
        self.people = People(db)
        self.handovers = Handovers(db)
        self.timers = Timers(db)
        self.votes = Votes(db)
        self.vacations = Vacations(db)
        self.last_seen = LastSeen(db)
        self._db = db

    def erase_person(self, person: int) -> tuple[int, ...]:
        """Take a person out of everything; the running tables at which the AI plays on for them."""
        return erase_person(self._db, person)

    def statistics(self) -> Statistics:
        """How much there is of everything."""
        return statistics_of(self._db)


class Store:
    """Transactions run one after another, each whole or not at all, on the file's own thread.

    `writes` and `seconds` say how many transactions there were and how long they took in all, from the asking to the
    disk. `before` is waited for ahead of each; `bell_set` is told, after one that set bells, when the first one rings.
    """

    def __init__(self, file: DatabaseFile, path: Path, vault: Encryption) -> None:
        self.path, self.encryption = path, vault
        self.writes, self.seconds = 0, 0.0
        self._file = file
        self._token = ""
        self._on_lease_lost: Callable[[], None] = _ignore_lost_lease
        self._heartbeat: PeriodicThread | None = None
        self.on_timer_set: Callable[[int], None] = _ignore_timer
        self.before_write: Callable[[], Awaitable[None]] = _go_on

    @classmethod
    async def open(cls, path: Path, vault: Encryption = PLAIN, lost: Callable[[], None] | None = None) -> Store:
        """Open or make the file; raises `StoreUnusable`. It never falls back to memory.

        With `lost`, be the one copy of the program that acts on it (or raise `LeaseTaken`); `lost` is called, on some
        thread, once another copy has taken over. From then on every transaction raises `LeaseLost`.
        """
        token = ""

        async def alone(file: DatabaseFile) -> None:
            nonlocal token
            token = await lease.take(file, path)

        file = await open_database(path, alone if lost else None)
        try:
            await file.hop(lambda db: encrypt_all(db, vault, path))
        except BaseException:
            await file.close()
            raise
        store = cls(file, path, vault)
        if lost:
            store._hold_lease(token, lost)
        return store

    def _hold_lease(self, token: str, lost: Callable[[], None]) -> None:
        self._token, self._on_lease_lost = token, lost
        self._heartbeat = PeriodicThread("the lease", self._beat, lease.BEAT)

    def _beat(self) -> None:
        if not lease.beat(self.path, self._token) and self._heartbeat:
            self._heartbeat.stop()
            self._on_lease_lost()

    async def transact(self, work: Callable[[Transaction], T]) -> T:
        """Do the work and keep it, or raise and keep nothing; `Clashed` where somebody else was first."""
        await self.before_write()
        start = perf_counter()
        result, soonest = await self._file.transact(partial(self._run, work))
        self.writes, self.seconds = self.writes + 1, self.seconds + perf_counter() - start
        if soonest is not None:
            self.on_timer_set(soonest)
        return result

    def _run(self, work: Callable[[Transaction], T], db: sqlite3.Connection) -> tuple[T, int | None]:
        if self._token and not lease.holds(db, self._token):
            self._on_lease_lost()
            raise lease.LeaseLost(f"another copy of the bot acts on the database {self.path} now")
        tx = Transaction(db, self.encryption)
        return work(tx), tx.timers.soonest

    async def read(self, work: Callable[[Transaction], T]) -> T:
        """Read."""
        return await self._file.read(lambda db: work(Transaction(db, self.encryption)))

    async def close(self) -> None:
        """Close the file and let the lease go."""
        if self._heartbeat:
            self._heartbeat.stop()
            with suppress(sqlite3.Error):
                await self._file.transact(lambda db: lease.release(db, self._token))
        await self._file.close()


def _ignore_lost_lease() -> None:
    """No lease is held: none is lost."""


def _ignore_timer(at: int) -> None:
    """Nobody rings the bells of this store."""


async def _go_on() -> None:
    """Nothing has to be done first."""
