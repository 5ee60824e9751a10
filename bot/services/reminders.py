"""Reminders: a silent line at half of the time, a direct message near its end, then the host; after that, silence.

Whoever is asked has been called once, by a mention in the board post; a reminder never calls again.
"""

from __future__ import annotations

from bot.channels.access import HasLeft
from bot.game.deadlines import DUE, REMIND, schedule_next_reminder
from bot.game.runner import GameRunner
from bot.pace import HALF, NEARLY, NUDGE_AFTER
from bot.scheduler import Scheduler
from bot.store import Transaction
from bot.store.models import NOTE, OFFER, REMINDER, RUNNING, WORD, Seat, SeatOffer, Table, Timer
from bot.words.times import moment

APART = 600
"""Seconds between two reminders to one person: each tells of all tables, so that a second one would say nothing new."""


class ReminderService:
    """Answers the bells that remind."""

    def __init__(self, runner: GameRunner, scheduler: Scheduler, left: HasLeft) -> None:
        self._runner, self._left = runner, left
        scheduler.handle(REMIND, self.remind)

    async def remind(self, timer: Timer) -> None:
        """Remind whoever is asked, as strongly as it is late; the bell goes on to the next reminder."""
        now, store = self._runner.clock.now(), self._runner.store
        if timer.attempt >= NEARLY and await self._has_left(timer):
            await store.transact(lambda tx: _offers_seat(tx, timer, now))
        await store.transact(lambda tx: _remind(tx, timer, now))
        self._runner.on_change(timer.table)

    async def _has_left(self, timer: Timer) -> bool:
        """Whether the person who is asked is no longer in the server."""

        def asked(tx: Transaction) -> tuple[int | None, int | None]:
            table, seat = tx.tables.get(timer.table), tx.tables.seats(timer.table).get(timer.seat)
            return (table.guild if table else None), (seat.respondent if seat else None)

        guild, person = await self._runner.store.read(asked)
        return person is not None and await self._left(guild, person)


def _offers_seat(tx: Transaction, timer: Timer, now: int) -> None:
    """Once: everybody is told, the host too, and the seat is offered to whoever takes it. Until then it is kept."""
    table = tx.tables.get(timer.table)
    if table is None or table.state != RUNNING or timer.seat in tx.handovers.offered(timer.table):
        return
    tx.handovers.offer(timer.table, SeatOffer(timer.seat, None, None, now))
    tx.outbox.add(timer.table, NOTE, {"note": "left-server", "seat": timer.seat}, now)
    tx.outbox.add(timer.table, OFFER, {"seat": timer.seat, "call": [], "fresh": True}, now)
    told = {"note": "left-server-host", "seat": timer.seat, "channel": f"<#{table.channel}>"}
    tx.outbox.add(timer.table, WORD, {"person": table.host, **told}, now)


def _remind(tx: Transaction, timer: Timer, now: int) -> None:
    table, seat = tx.tables.get(timer.table), tx.tables.seats(timer.table).get(timer.seat)
    still = timer in tx.timers.of(timer.table, REMIND)
    schedule_next_reminder(tx, timer, now)
    if still and table is not None and table.state == RUNNING and seat is not None and seat.respondent is not None:
        _say(tx, table, seat, timer, now)


def _say(tx: Transaction, table: Table, seat: Seat, timer: Timer, now: int) -> None:
    if timer.attempt == HALF:
        until = next((due.due_at for due in tx.timers.of(table.id, DUE) if due.subject == timer.subject), 0)
        when = moment(until, table.pace) if until else "none"
        note = {"note": "reminder", "seat": seat.colour, "until": when, "silent": True}
        tx.outbox.add(table.id, NOTE, note, now)
    elif timer.attempt == NEARLY:
        write_to(tx, table.id, seat.respondent or 0, now)
    else:
        _to_the_host(tx, table, seat, timer, now)


def write_to(tx: Transaction, table: int, person: int, now: int) -> None:
    """A direct message about every table that waits for a person, unless they have just had one."""
    if now - tx.people.get(person).reminded >= APART:
        tx.people.set_reminded(person, now)
        tx.outbox.add(table, REMINDER, {"person": person}, now)


def _to_the_host(tx: Transaction, table: Table, seat: Seat, timer: Timer, now: int) -> None:
    """Where there are no deadlines: the host may ask after them, and nobody is reminded any more."""
    if table.host != seat.respondent:
        told = {"note": "reminder-host", "seat": seat.colour, "channel": f"<#{table.channel}>"}
        tx.outbox.add(table.id, WORD, {"person": table.host, **told}, now)
    if timer.attempt >= len(NUDGE_AFTER):
        tx.outbox.add(table.id, NOTE, {"note": "reminder-last", "seat": seat.colour, "silent": True}, now)
