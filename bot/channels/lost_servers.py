"""Delete the tables of servers that removed the bot, if the host wants that: so many days later, and announced."""

from __future__ import annotations

import logging
from collections.abc import Callable

from bot.game.runner import GameRunner
from bot.messages import RecordMessage
from bot.scheduler import Scheduler
from bot.store import Transaction
from bot.store.models import REMOVAL, REMOVAL_NOTICE, Table, Timer

log = logging.getLogger(__name__)

DAY = 24 * 3600
NOTICE = 14
"""Days before the deletion on which the players get a message and the record."""
HOUR = 3600

IsGone = Callable[[int], bool | None]
"""Whether the bot is certainly no longer in a server; None while that is unknown."""


class LostServers:
    """Deletes tables `days` days after their server removed the bot; 0: never. The games of a campaign stay as long as
    it goes on, and then go all at once.

    Two timers a table, one after the other: the message to its players, then the deletion `NOTICE` days later. Both
    look again: a table that was moved elsewhere stays, and so do all where the bot has come back.
    """

    def __init__(self, runner: GameRunner, scheduler: Scheduler, is_gone: IsGone, days: int) -> None:
        self._runner, self._is_gone, self._days = runner, is_gone, days
        scheduler.handle(REMOVAL_NOTICE, self._tell_players)
        scheduler.handle(REMOVAL, self._delete)

    async def start(self) -> None:
        """Find the servers that removed the bot while it did not run."""
        for guild in await self._runner.store.read(lambda tx: tx.tables.guilds()):
            if self._is_gone(guild):
                await self.set_timers(guild)

    async def set_timers(self, guild: int) -> None:
        """Set the timer of each of a server's tables that has none yet."""
        due = self._runner.clock.now() + (self._days - NOTICE) * DAY

        def write(tx: Transaction) -> None:
            for table in tx.tables.all_in_guild(guild):
                announced = tx.timers.of(table, REMOVAL_NOTICE) or tx.timers.of(table, REMOVAL)
                if not announced and not goes_on(tx, tx.tables.get(table)):
                    tx.timers.set(Timer(table, REMOVAL_NOTICE, 0, due, pausable=False))

        if self._days:
            await self._runner.store.transact(write)

    async def keep_tables(self, guild: int) -> None:
        """Keep a server's tables after all."""

        def write(tx: Transaction) -> None:
            for table in tx.tables.all_in_guild(guild):
                keep_table(tx, table)

        await self._runner.store.transact(write)

    async def _tell_players(self, timer: Timer) -> None:
        await self._handle(timer, self._announce)

    async def _delete(self, timer: Timer) -> None:
        await self._handle(timer, self._erase)

    async def _handle(self, timer: Timer, act: Callable[[Transaction, Table, int], None]) -> None:
        """Act on the table of a due timer, if its server is still gone; look again in an hour if that is unknown."""
        now = self._runner.clock.now()
        table = await self._runner.store.read(lambda tx: tx.tables.get(timer.table))
        gone = self._is_gone(table.guild) if table is not None and table.guild is not None else False
        changed = [timer.table]

        def write(tx: Transaction) -> None:
            if gone is None:
                tx.timers.set(Timer(timer.table, timer.kind, 0, now + HOUR, pausable=False))
                return
            keep_table(tx, timer.table)
            left = tx.tables.get(timer.table)
            if left is None or table is None or left.guild != table.guild or goes_on(tx, left):
                return
            if gone and self._days:
                changed.extend(() if left.campaign is None else tx.campaigns.tables(left.campaign))
                act(tx, left, now)

        async with self._runner.lock(timer.table):
            await self._runner.store.transact(write)
            self._runner.drop_all()
        for each in dict.fromkeys(changed):
            self._runner.on_change(each)

    def _announce(self, tx: Transaction, table: Table, now: int) -> None:
        """Send every player of a table its record, and set the timer of its deletion."""
        until = now + NOTICE * DAY
        seats = tx.tables.seats(table.id).values()
        for person in dict.fromkeys([table.host, *(seat.person for seat in seats if seat.person is not None)]):
            if person:
                tx.outbox.add(table.id, RecordMessage(person, until), now)
        tx.timers.set(Timer(table.id, REMOVAL, 0, until, pausable=False))

    def _erase(self, tx: Transaction, table: Table, now: int) -> None:
        """A campaign of which a game were missing could not go on: they go together, or stay."""
        tables = (table.id,) if table.campaign is None else tx.campaigns.tables(table.campaign)
        for each in tables:
            tx.erase_table(each)
            log.warning("table %d was deleted: its server removed the bot", each)


def goes_on(tx: Transaction, table: Table | None) -> bool:
    """Whether a table belongs to a campaign that its members have not ended, and somebody is left to play on."""
    stored = None if table is None or table.campaign is None else tx.campaigns.get(table.campaign)
    if stored is None or stored.ended is not None:
        return False
    return any(member.person is not None for member in tx.campaigns.members(stored.id).values())


def keep_table(tx: Transaction, table: int) -> None:
    """Cancel the deletion of a table."""
    tx.timers.cancel(table, REMOVAL_NOTICE)
    tx.timers.cancel(table, REMOVAL)
