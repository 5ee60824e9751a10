"""The store's interface: open the database, run work in one transaction, close it."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable
from contextlib import suppress
from functools import partial
from time import perf_counter
from typing import Any, TypeVar

from bot.logs import error_summary
from bot.periodic import PeriodicThread
from bot.store import lease
from bot.store.campaigns import StoredCampaigns
from bot.store.encryption import PLAIN, Encryption, encrypt_all, note_all_encrypted, require_keys
from bot.store.engines import Connection, DatabaseError
from bot.store.engines.address import Address
from bot.store.engines.engine import Engine
from bot.store.engines.opening import engine_at
from bot.store.handovers import Handovers
from bot.store.identity import note_bot, require_bot, require_in_use
from bot.store.lease import LeaseTaken
from bot.store.outbox import OutboxMessages
from bot.store.people import Courses, LastSeen, PanelReplies, People, Vacations
from bot.store.personal_data import data_of_person, erase_person, erase_table
from bot.store.statistics import Statistics, statistics_of
from bot.store.steps import Steps
from bot.store.tables import Tables, Threads
from bot.store.timers import Timers
from bot.store.votes import Votes

log = logging.getLogger(__name__)
T = TypeVar("T")


def _always() -> bool:
    """Whether a copy hears people that does not say."""
    return True


class Transaction:
    """The repositories of the store, within one transaction."""

    def __init__(self, db: Connection, encryption: Encryption = PLAIN) -> None:
        self.tables = Tables(db, encryption)
        self.campaigns = StoredCampaigns(db, encryption)
        self.courses = Courses(db)
        self.steps = Steps(db)
        self.outbox = OutboxMessages(db)
        self.people = People(db)
        self.handovers = Handovers(db)
        self.threads = Threads(db)
        self.timers = Timers(db)
        self.votes = Votes(db)
        self.vacations = Vacations(db)
        self.last_seen = LastSeen(db)
        self.panel_replies = PanelReplies(db)
        self._db = db

    def erase_person(self, person: int) -> tuple[int, ...]:
        """Erase a person from every table of the database. Returns the ids of the running tables that they sat at."""
        return erase_person(self._db, person)

    def erase_table(self, table: int) -> None:
        """Delete a table and all that belongs to it."""
        erase_table(self._db, table)

    def data_of_person(self, person: int) -> dict[str, Any]:
        """Everything stored about a person, as plain JSON."""
        return data_of_person(self._db, person)

    def statistics(self) -> Statistics:
        """The numbers of tables, steps and outbox rows, and the size of the file."""
        return statistics_of(self._db)


class Store:
    """The database. Each transaction runs off the event loop, whole or not at all; those that write come one after
    another, in the order in which they were asked for.

    `writes` and `seconds`: the number of write transactions, and the time that they took in all, from the call to the
    disk. `before_write` is awaited before each. `on_timer_set` is called after a transaction that set timers, with the
    moment (seconds since 1970) of the first.
    """

    def __init__(self, engine: Engine, encryption: Encryption, bot: int = 0) -> None:
        self.engine, self.encryption, self._bot = engine, encryption, bot
        self.writes, self.seconds = 0, 0.0
        self._on_lease_lost: Callable[[], None] = _ignore_lost_lease
        self._heartbeat: PeriodicThread | None = None
        self._is_fenced = self._is_missed = False
        self._beaten = 0.0
        self.on_timer_set: Callable[[int], None] = _ignore_timer
        self.before_write: Callable[[], Awaitable[None]] = _wait_for_nothing

    @classmethod
    def at(cls, address: Address, encryption: Encryption = PLAIN, *, backup: str = "", bot: int = 0) -> Store:
        """The store of a database that is not open yet. See `start`.

        Where its marker or a `backup` (the name of the newest) says that there were games, it must have them. They must
        be those of this `bot` (the id of its application), or of nobody yet; 0 opens any bot's.
        """
        return cls(engine_at(address, backup), encryption, bot)

    @classmethod
    async def open(
        cls,
        address: Address,
        encryption: Encryption = PLAIN,
        lost: Callable[[], None] | None = None,
        *,
        backup: str = "",
    ) -> Store:
        """The store of a database that is open. See `at` and `start`."""
        store = cls.at(address, encryption, backup=backup)
        await store.start(lost)
        return store

    async def start(
        self,
        lost: Callable[[], None] | None = None,
        watched: Callable[[bool], None] | None = None,
        hears: Callable[[], bool] = _always,
    ) -> None:
        """Open or create the database; raises `StoreUnusable`. It never falls back to memory.

        With `lost`, take its lease. Where another copy of the program holds that, raise `LeaseTaken`, or with `watched`
        stand by until that copy is gone, if the engine lets several copies wait; `lease.wait_and_take` calls `watched`
        and `hears`. `lost` is called, on some thread, when another copy has taken the lease over; from then on every
        write transaction raises `LeaseLost`.
        """
        engine, encryption = self.engine, self.encryption

        async def hold() -> None:
            try:
                await lease.take(engine)
            except LeaseTaken:
                if watched is None or not engine.lease.has_standbys:
                    raise
                await lease.wait_and_take(engine, watched, hears)
            if engine.lease.beats_early:
                self._hold_lease(lost or _ignore_lost_lease)

        try:
            await engine.open(self._check, hold if lost else None)
            await engine.replace_secrets(lambda db: encrypt_all(db, encryption, engine.address))
            await engine.transact(self._note)
            await engine.begin(alone=lost is not None)
        except BaseException:
            self._stop_beating()
            await engine.close()
            raise
        if lost and not engine.lease.beats_early:
            self._hold_lease(lost)

    def _check(self, db: Connection) -> None:
        check_database(db, self.encryption, self.engine.address)
        require_bot(db, self._bot, self.engine.address)

    def _note(self, db: Connection) -> None:
        note_all_encrypted(db, self.encryption)
        note_bot(db, self._bot)

    def _hold_lease(self, lost: Callable[[], None]) -> None:
        self._on_lease_lost, self._is_fenced, self._beaten = lost, True, perf_counter()
        self._heartbeat = PeriodicThread("the lease", self._beat, self.engine.lease.beat)

    @property
    def is_sure(self) -> bool:
        """Whether this copy of the program still holds the lease as far as others can know: it has shown a heartbeat
        lately. Always where none could take over."""
        if not (self.engine.lease.has_standbys and self._heartbeat):
            return True
        return perf_counter() - self._beaten < self.engine.lease.timeout

    def _beat(self) -> None:
        began = perf_counter()
        try:
            held = lease.beat(self.engine)
        except DatabaseError as error:
            if not self._is_missed:
                log.error("the lease cannot be renewed: %s", error_summary(error))
            self._is_missed = True
            return
        self._is_missed = False
        if held:
            self._beaten = began
        else:
            self._stop_beating()
            self._on_lease_lost()

    def _stop_beating(self) -> None:
        if self._heartbeat:
            self._heartbeat.stop()

    async def transact(self, work: Callable[[Transaction], T]) -> T:
        """Run `work` and commit it, or raise what it raises and roll back.

        Raises `Clashed` if another transaction wrote the same row first, and `LeaseLost`.
        """
        await self.before_write()
        start = perf_counter()
        result, soonest = await self.engine.transact(partial(self._run, work))
        self.writes, self.seconds = self.writes + 1, self.seconds + perf_counter() - start
        if soonest is not None:
            self.on_timer_set(soonest)
        return result

    def _run(self, work: Callable[[Transaction], T], db: Connection) -> tuple[T, int | None]:
        """The result of `work`, and the moment of the first timer that it set."""
        if self._is_fenced and not self.engine.lease.is_held(db, self.engine.token):
            self._on_lease_lost()
            raise lease.LeaseLost(f"another copy of the bot acts on the database {self.engine.address} now")
        tx = Transaction(db, self.encryption)
        result = work(tx)
        return result, tx.timers.soonest

    async def read(self, work: Callable[[Transaction], T]) -> T:
        """Run `work`, which only reads, on one consistent state."""
        return await self.engine.read(lambda db: work(Transaction(db, self.encryption)))

    async def wait_for_answer(self) -> None:
        """Wait until the database answers, where it is known not to: see `Engine.run_aside`."""
        await self.engine.wait_for_answer()

    async def has_standby(self) -> bool:
        """Whether another copy stands by that hears people."""
        lease_rows, token = self.engine.lease, self.engine.token
        if not lease_rows.has_standbys:
            return False
        return await self.engine.read(lambda db: lease_rows.others(db, token) > 0)

    async def leave(self) -> bool:
        """Tell copies that stand by that this one acknowledges nothing any more. Returns whether there are any."""

        def say(db: Connection) -> bool:
            if self.engine.lease.others(db, self.engine.token) == 0:
                return False
            self.engine.lease.leave(db, self.engine.token)
            return True

        if not (self._heartbeat and self.engine.lease.has_standbys):
            return False
        with suppress(DatabaseError):
            return await self.engine.transact(say)
        return False

    async def release(self) -> None:
        """Release the lease: nothing more is written."""
        heartbeat, self._heartbeat = self._heartbeat, None
        if heartbeat:
            heartbeat.stop()
            with suppress(DatabaseError):
                await self.engine.transact(lambda db: self.engine.lease.release(db, self.engine.token))

    async def close(self) -> None:
        """Release the lease and close the database."""
        await self.release()
        await self.engine.close()


def check_database(db: Connection, encryption: Encryption, where: object) -> None:
    """Raises `StoreUnusable` where a database may not be opened, or not with these keys; changes nothing."""
    require_in_use(db, where)
    require_keys(db, encryption, where)


def _ignore_lost_lease() -> None:
    """Do nothing: a store without a lease loses none."""


def _ignore_timer(at: int) -> None:
    """Do nothing: no scheduler handles the timers of this store."""


async def _wait_for_nothing() -> None:
    """Let the transaction begin at once."""
