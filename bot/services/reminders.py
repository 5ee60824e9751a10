"""Reminders: a silent line at half of the time, a direct message near its end, then the host; after that, silence.

Whoever is asked has been called once, by a mention in the board post; a reminder never calls again.
"""

from __future__ import annotations

from bot.channels.access import Left
from bot.game.deadlines import DUE, REMIND, reminded
from bot.game.runner import Keeper
from bot.pace import HALF, NEARLY, NUDGE_AFTER
from bot.scheduler import Ringer
from bot.store import Books
from bot.store.models import NOTE, OFFER, REMINDER, RUNNING, WORD, Bell, Offered, Seat, Table
from bot.words.times import moment

APART = 600
"""Seconds between two reminders to one person: each tells of all tables, so that a second one would say nothing new."""


class Reminders:
    """Answers the bells that remind."""

    def __init__(self, keeper: Keeper, ringer: Ringer, left: Left) -> None:
        self._keeper, self._left = keeper, left
        ringer.on(REMIND, self.remind)

    async def remind(self, bell: Bell) -> None:
        """Remind whoever is asked, as strongly as it is late; the bell goes on to the next reminder."""
        now, store = self._keeper.clock.now(), self._keeper.store
        if bell.stage >= NEARLY and await self._has_left(bell):
            await store.transact(lambda books: _offered(books, bell, now))
        await store.transact(lambda books: _remind(books, bell, now))
        self._keeper.speak(bell.table)

    async def _has_left(self, bell: Bell) -> bool:
        """Whether the person who is asked is no longer in the server."""

        def asked(books: Books) -> tuple[int | None, int | None]:
            table, seat = books.tables.get(bell.table), books.tables.seats(bell.table).get(bell.colour)
            return (table.guild if table else None), (seat.asked if seat else None)

        guild, person = await self._keeper.store.look(asked)
        return person is not None and await self._left(guild, person)


def _offered(books: Books, bell: Bell, now: int) -> None:
    """Once: everybody is told, the host too, and the seat is offered to whoever takes it. Until then it is kept."""
    table = books.tables.get(bell.table)
    if table is None or table.state != RUNNING or bell.colour in books.votes.offered(bell.table):
        return
    books.votes.offer(bell.table, Offered(bell.colour, None, None, now))
    books.mail.add(bell.table, NOTE, {"note": "left-server", "seat": bell.colour}, now)
    books.mail.add(bell.table, OFFER, {"seat": bell.colour, "call": [], "fresh": True}, now)
    told = {"note": "left-server-host", "seat": bell.colour, "channel": f"<#{table.channel}>"}
    books.mail.add(bell.table, WORD, {"person": table.host, **told}, now)


def _remind(books: Books, bell: Bell, now: int) -> None:
    table, seat = books.tables.get(bell.table), books.tables.seats(bell.table).get(bell.colour)
    still = bell in books.bells.of(bell.table, REMIND)
    reminded(books, bell, now)
    if still and table is not None and table.state == RUNNING and seat is not None and seat.asked is not None:
        _say(books, table, seat, bell, now)


def _say(books: Books, table: Table, seat: Seat, bell: Bell, now: int) -> None:
    if bell.stage == HALF:
        until = next((due.at for due in books.bells.of(table.id, DUE) if due.about == bell.about), 0)
        when = moment(until, table.pace) if until else "none"
        note = {"note": "reminder", "seat": seat.colour, "until": when, "silent": True}
        books.mail.add(table.id, NOTE, note, now)
    elif bell.stage == NEARLY:
        write_to(books, table.id, seat.asked or 0, now)
    else:
        _to_the_host(books, table, seat, bell, now)


def write_to(books: Books, table: int, person: int, now: int) -> None:
    """A direct message about every table that waits for a person, unless they have just had one."""
    if now - books.people.get(person).reminded >= APART:
        books.people.remind(person, now)
        books.mail.add(table, REMINDER, {"person": person}, now)


def _to_the_host(books: Books, table: Table, seat: Seat, bell: Bell, now: int) -> None:
    """Where there are no deadlines: the host may ask after them, and nobody is reminded any more."""
    if table.host != seat.asked:
        told = {"note": "reminder-host", "seat": seat.colour, "channel": f"<#{table.channel}>"}
        books.mail.add(table.id, WORD, {"person": table.host, **told}, now)
    if bell.stage >= len(NUDGE_AFTER):
        books.mail.add(table.id, NOTE, {"note": "reminder-last", "seat": seat.colour, "silent": True}, now)
