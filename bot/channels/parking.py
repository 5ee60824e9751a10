"""Parked tables: where the bot cannot speak in a channel, its game waits there, whole, and its clocks stand still."""

from __future__ import annotations

import logging
from collections.abc import Callable, Iterable

from bot.channels.access import Reach, Stands
from bot.game.deadlines import KNOCK, put_off
from bot.game.runner import Keeper
from bot.refusals import NoTableHere, NotHost, NotSeated, TableHereAlready
from bot.scheduler import Ringer
from bot.store import Books
from bot.store.models import BOARD, GONE, LOBBY, LOBBY_CARD, NOTE, RUNNING, WORD, Bell, Posted, Table
from rules.kernel.values import Refused

log = logging.getLogger(__name__)

HOUR = 3600
UNPARKED = "unparked"
"""The note with which a table goes on."""


class Parking:
    """Parks tables and brings them back. Whatever happens in Discord, no game is deleted and no server is left."""

    def __init__(self, keeper: Keeper, ringer: Ringer, reach: Reach, stands: Stands) -> None:
        self._keeper, self._reach, self._stands = keeper, reach, stands
        ringer.on(KNOCK, self.knock)

    async def park(self, table_id: int, why: str) -> bool:
        """Let a table rest because its channel is gone, away or barred; whether it rests now.

        Its host is told, privately, once a reason. A game that is over rests quietly, until its last words can be said;
        it does not where its channel was deleted, since it is brought into no other.
        """
        now = self._keeper.clock.now()
        async with self._keeper.lock(table_id):
            table = await self._keeper.store.look(lambda books: books.tables.get(table_id))
            if table is None or (_over(table) and why == GONE):
                return False
            if await self._keeper.store.transact(lambda books: _parked(books, table, why, now)):
                self._keeper.drop(table_id)
                log.warning("table %d is parked: its channel is %s", table_id, why)
        self._keeper.speak(table_id)
        return True

    async def look(self, table: Table) -> None:
        """Park a table, or let it go on, as its channel is now; neither where nobody knows that."""
        why = await self._reach(table)
        if why is None:
            return
        if why and await self.park(table.id, why):
            return
        if table.parked:
            await self._go_on(table.id)

    async def tend(self, table_id: int) -> bool:
        """Post the board, or the lobby's card, anew if somebody has deleted it; whether that was so."""
        now = self._keeper.clock.now()
        table, last = await self._keeper.store.look(lambda books: _shown(books, table_id))
        if table is None or last is None or await self._stands(last):
            return False
        await self._keeper.store.transact(lambda books: _show(books, table, now))
        self._keeper.speak(table_id)
        return True

    async def look_at_guild(self, guild: int) -> None:
        """As `look`, for every table of a server in which something has changed."""
        await self._look_at(await self._keeper.store.look(lambda books: books.tables.in_guild(guild)))

    async def look_at_parked(self) -> None:
        """As `look`, for every parked table: after a start the world may be another."""
        await self._look_at(await self._keeper.store.look(lambda books: books.tables.parked()))

    async def _look_at(self, tables: Iterable[Table]) -> None:
        for table in tables:
            await self.look(table)

    async def knock(self, bell: Bell) -> None:
        """An hour later: look again; as long as the table is parked the bell goes on."""
        now = self._keeper.clock.now()
        table = await self._keeper.store.look(lambda books: books.tables.get(bell.table))

        def later(books: Books) -> None:
            still = books.tables.get(bell.table)
            books.bells.silence(bell.table, KNOCK)
            if still is not None and still.parked:
                books.bells.set(Bell(bell.table, KNOCK, 0, now + HOUR, moves=False))

        if table is not None and table.parked:
            await self.look(table)
        await self._keeper.store.transact(later)

    async def move(self, table_id: int, person: int, guild: int | None, channel: int) -> None:
        """Bring a table into another channel: its host may, and while it is parked whoever sits at it.

        Raises `Refused`: NoTableHere, NotSeated, NotHost, TableHereAlready.
        """
        now = self._keeper.clock.now()

        def moved(books: Books) -> None:
            table = books.tables.get(table_id)
            if table is None or _over(table):
                raise Refused(NoTableHere())
            _may_move(books, table, person)
            if here := books.tables.here(channel):
                raise Refused(TableHereAlready(here.id))
            books.tables.change(table_id, guild=guild, channel=channel)
            books.mail.add(table_id, NOTE, {"note": "moved", "by": f"<@{person}>"}, now)
            _again(books, table, now)

        await self._change(table_id, moved)
        log.info("table %d was moved to another channel", table_id)

    async def _go_on(self, table_id: int) -> None:
        now = self._keeper.clock.now()

        def again(books: Books) -> None:
            table = books.tables.get(table_id)
            if table is not None and table.parked:
                if not _over(table):
                    books.mail.add(table_id, NOTE, {"note": UNPARKED, "why": table.parked}, now)
                _again(books, table, now)

        await self._change(table_id, again)
        log.info("table %d goes on", table_id)

    async def _change(self, table_id: int, change: Callable[[Books], None]) -> None:
        """Write a change of a table under its lock; the game in memory is read anew, and the table speaks."""
        async with self._keeper.lock(table_id):
            await self._keeper.store.transact(change)
            self._keeper.drop(table_id)
        self._keeper.speak(table_id)


def _over(table: Table) -> bool:
    return table.state not in (LOBBY, RUNNING)


def _parked(books: Books, table: Table, why: str, now: int) -> bool:
    """Note that a table rests, and tell the host of one that is not over; whether that is news.

    A table that could not even say that it goes on has never gone on: its host knows why.
    """
    if not books.tables.park(table.id, why, now):
        return False
    books.bells.set(Bell(table.id, KNOCK, 0, now + HOUR, moves=False))
    unsaid = books.mail.drop_note(table.id, UNPARKED)
    known = unsaid is not None and unsaid.get("why") == why
    if not known and not _over(table):
        told = {"note": f"parked-{why}", "game": table.game, "channel": f"<#{table.channel}>"}
        books.mail.add(table.id, WORD, {"person": table.host, **told}, now)
    return True


def _may_move(books: Books, table: Table, person: int) -> None:
    """Raises `Refused` for whoever is neither its host nor, while it is parked, one of its players."""
    if table.host == person:
        return
    if not any(seat.person == person for seat in books.tables.seats(table.id).values()):
        raise Refused(NotSeated())
    if not table.parked:
        raise Refused(NotHost(table.host))


def _again(books: Books, table: Table, now: int) -> None:
    """Parked no more: the clocks go on with what was left (a paused table's when it is resumed)."""
    if table.parked_at is not None and table.paused is None:
        put_off(books, table.parked_at, now, table.id)
    books.tables.unpark(table.id)
    books.bells.silence(table.id, KNOCK)
    _show(books, table, now)


def _shown(books: Books, table_id: int) -> tuple[Table | None, Posted | None]:
    """An open or running table, and the message in which people play."""
    table = books.tables.get(table_id)
    if table is None or _over(table):
        return None, None
    return table, books.mail.last(table_id, LOBBY_CARD if table.state == LOBBY else BOARD)


def _show(books: Books, table: Table, now: int) -> None:
    """A new message in which people play, unless the game is over; it calls nobody."""
    if table.state == LOBBY:
        books.mail.add(table.id, LOBBY_CARD, {"fresh": True}, now)
    elif table.state == RUNNING:
        seats = books.tables.seats(table.id).values()
        waiting = sorted(seat.person for seat in seats if seat.person is not None)
        books.mail.add(table.id, BOARD, {"call": [], "waiting": waiting, "fresh": True}, now)
