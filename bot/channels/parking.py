"""Parked tables: where the bot cannot speak in a channel, its game waits there, whole, and its clocks stand still."""

from __future__ import annotations

import logging
from collections.abc import Callable, Iterable

from bot.channels.access import ChannelTrouble, StillPosted
from bot.game.deadlines import CHANNEL_CHECK, postpone
from bot.game.runner import GameRunner
from bot.refusals import NoTableHere, NotHost, NotSeated, TableHereAlready
from bot.scheduler import Scheduler
from bot.store import Transaction
from bot.store.models import BOARD, GONE, LOBBY, LOBBY_CARD, NOTE, RUNNING, WORD, PostedMessage, Table, Timer
from rules import Refused

log = logging.getLogger(__name__)

HOUR = 3600
UNPARKED = "unparked"
"""The note with which a table goes on."""


class Parking:
    """Parks tables and brings them back. Whatever happens in Discord, no game is deleted and no server is left."""

    def __init__(self, runner: GameRunner, scheduler: Scheduler, reach: ChannelTrouble, stands: StillPosted) -> None:
        self._runner, self._reach, self._stands = runner, reach, stands
        scheduler.handle(CHANNEL_CHECK, self.check_again)

    async def park(self, table_id: int, why: str) -> bool:
        """Let a table rest because its channel is gone, away or barred; whether it rests now.

        Its host is told, privately, once a reason. A game that is over rests quietly, until its last words can be said;
        it does not where its channel was deleted, since it is brought into no other.
        """
        now = self._runner.clock.now()
        async with self._runner.lock(table_id):
            table = await self._runner.store.read(lambda tx: tx.tables.get(table_id))
            if table is None or (_over(table) and why == GONE):
                return False
            if await self._runner.store.transact(lambda tx: _park(tx, table, why, now)):
                self._runner.drop(table_id)
                log.warning("table %d is parked: its channel is %s", table_id, why)
        self._runner.on_change(table_id)
        return True

    async def check(self, table: Table) -> None:
        """Park a table, or let it go on, as its channel is now; neither where nobody knows that."""
        why = await self._reach(table)
        if why is None:
            return
        if why and await self.park(table.id, why):
            return
        if table.parked:
            await self._unpark(table.id)

    async def repost_if_deleted(self, table_id: int) -> bool:
        """Post the board, or the lobby's card, anew if somebody has deleted it; whether that was so."""
        now = self._runner.clock.now()
        table, last = await self._runner.store.read(lambda tx: _playing_post(tx, table_id))
        if table is None or last is None or await self._stands(last):
            return False
        await self._runner.store.transact(lambda tx: _repost(tx, table, now))
        self._runner.on_change(table_id)
        return True

    async def check_guild(self, guild: int) -> None:
        """As `look`, for every table of a server in which something has changed."""
        await self._check_all(await self._runner.store.read(lambda tx: tx.tables.in_guild(guild)))

    async def check_parked(self) -> None:
        """As `look`, for every parked table: after a start the world may be another."""
        await self._check_all(await self._runner.store.read(lambda tx: tx.tables.parked()))

    async def _check_all(self, tables: Iterable[Table]) -> None:
        for table in tables:
            await self.check(table)

    async def check_again(self, timer: Timer) -> None:
        """An hour later: look again; as long as the table is parked the bell goes on."""
        now = self._runner.clock.now()
        table = await self._runner.store.read(lambda tx: tx.tables.get(timer.table))

        def later(tx: Transaction) -> None:
            still = tx.tables.get(timer.table)
            tx.timers.cancel(timer.table, CHANNEL_CHECK)
            if still is not None and still.parked:
                tx.timers.set(Timer(timer.table, CHANNEL_CHECK, 0, now + HOUR, pausable=False))

        if table is not None and table.parked:
            await self.check(table)
        await self._runner.store.transact(later)

    async def move(self, table_id: int, person: int, guild: int | None, channel: int) -> None:
        """Bring a table into another channel: its host may, and while it is parked whoever sits at it.

        Raises `Refused`: NoTableHere, NotSeated, NotHost, TableHereAlready.
        """
        now = self._runner.clock.now()

        def moved(tx: Transaction) -> None:
            table = tx.tables.get(table_id)
            if table is None or _over(table):
                raise Refused(NoTableHere())
            _require_mover(tx, table, person)
            if here := tx.tables.here(channel):
                raise Refused(TableHereAlready(here.id))
            tx.tables.change(table_id, guild=guild, channel=channel)
            tx.outbox.add(table_id, NOTE, {"note": "moved", "by": f"<@{person}>"}, now)
            _resume(tx, table, now)

        await self._change(table_id, moved)
        log.info("table %d was moved to another channel", table_id)

    async def _unpark(self, table_id: int) -> None:
        now = self._runner.clock.now()

        def again(tx: Transaction) -> None:
            table = tx.tables.get(table_id)
            if table is not None and table.parked:
                if not _over(table):
                    tx.outbox.add(table_id, NOTE, {"note": UNPARKED, "why": table.parked}, now)
                _resume(tx, table, now)

        await self._change(table_id, again)
        log.info("table %d goes on", table_id)

    async def _change(self, table_id: int, change: Callable[[Transaction], None]) -> None:
        """Write a change of a table under its lock; the game in memory is read anew, and the table speaks."""
        async with self._runner.lock(table_id):
            await self._runner.store.transact(change)
            self._runner.drop(table_id)
        self._runner.on_change(table_id)


def _over(table: Table) -> bool:
    return table.state not in (LOBBY, RUNNING)


def _park(tx: Transaction, table: Table, why: str, now: int) -> bool:
    """Note that a table rests, and tell the host of one that is not over; whether that is news.

    A table that could not even say that it goes on has never gone on: its host knows why.
    """
    if not tx.tables.park(table.id, why, now):
        return False
    tx.timers.set(Timer(table.id, CHANNEL_CHECK, 0, now + HOUR, pausable=False))
    unsaid = tx.outbox.drop_note(table.id, UNPARKED)
    known = unsaid is not None and unsaid.get("why") == why
    if not known and not _over(table):
        told = {"note": f"parked-{why}", "game": table.game, "channel": f"<#{table.channel}>"}
        tx.outbox.add(table.id, WORD, {"person": table.host, **told}, now)
    return True


def _require_mover(tx: Transaction, table: Table, person: int) -> None:
    """Raises `Refused` for whoever is neither its host nor, while it is parked, one of its players."""
    if table.host == person:
        return
    if not any(seat.person == person for seat in tx.tables.seats(table.id).values()):
        raise Refused(NotSeated())
    if not table.parked:
        raise Refused(NotHost(table.host))


def _resume(tx: Transaction, table: Table, now: int) -> None:
    """Parked no more: the clocks go on with what was left (a paused table's when it is resumed)."""
    if table.parked_at is not None and table.paused is None:
        postpone(tx, table.parked_at, now, table.id)
    tx.tables.unpark(table.id)
    tx.timers.cancel(table.id, CHANNEL_CHECK)
    _repost(tx, table, now)


def _playing_post(tx: Transaction, table_id: int) -> tuple[Table | None, PostedMessage | None]:
    """An open or running table, and the message in which people play."""
    table = tx.tables.get(table_id)
    if table is None or _over(table):
        return None, None
    return table, tx.outbox.last_posted(table_id, LOBBY_CARD if table.state == LOBBY else BOARD)


def _repost(tx: Transaction, table: Table, now: int) -> None:
    """A new message in which people play, unless the game is over; it calls nobody."""
    if table.state == LOBBY:
        tx.outbox.add(table.id, LOBBY_CARD, {"fresh": True}, now)
    elif table.state == RUNNING:
        seats = tx.tables.seats(table.id).values()
        waiting = sorted(seat.person for seat in seats if seat.person is not None)
        tx.outbox.add(table.id, BOARD, {"call": [], "waiting": waiting, "fresh": True}, now)
