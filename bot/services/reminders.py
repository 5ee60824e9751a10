"""Reminders: a silent line in the channel at half of the time, and a direct message near the deadline.

Without deadlines there is also a message to the host, and then no more. The respondent was mentioned once, in the
board post; reminders mention nobody. Who wishes it is nudged below an open panel, before Discord closes it.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from bot.channels.access import HasLeft
from bot.game.deadlines import DUE, NUDGE, REMIND, person_to_nudge, schedule_next_reminder, start_nudge
from bot.game.runner import GameRunner
from bot.messages import DirectNote, Note, OfferCard, Reminder
from bot.pace import HALF, NEARLY, NUDGE_AFTER
from bot.scheduler import Scheduler
from bot.store import Transaction
from bot.store.models import RUNNING, Seat, SeatOffer, Table, Timer
from bot.words.times import moment
from rules import Refused

ShowNudge = Callable[[int, int, str], Awaitable[None]]
"""Shows the nudge to a person (the second number) below their open panel of a table, by the token of their press."""
MIN_INTERVAL = 600
"""Seconds between two reminders to one person: each lists all tables, so a second one would say nothing new."""


async def _show_nothing(table: int, person: int, token: str) -> None:
    """Nobody can be shown anything."""


class ReminderService:
    """Handles the timers of reminders and nudges. `left` tells whether a person has left a server."""

    def __init__(self, runner: GameRunner, scheduler: Scheduler, left: HasLeft) -> None:
        self.show_nudge: ShowNudge = _show_nothing
        self._runner, self._left = runner, left
        scheduler.handle(REMIND, self.remind)
        scheduler.handle(NUDGE, self.nudge)

    async def panel_opened(self, table_id: int, person: int) -> None:
        """Start the person's nudge anew: they have opened their panel."""
        session = await self._runner.load(table_id)
        if not session.over and person_to_nudge(session) == person:
            now = self._runner.clock.now()
            await self._runner.store.transact(lambda tx: start_nudge(tx, table_id, session.state.active, now))

    async def panel_shown(self, table_id: int, person: int, token: str, until: int) -> None:
        """Keep the token of the press that a panel answered, if the person is to be nudged below it."""
        session = await self._runner.load(table_id)
        if not session.over and person_to_nudge(session) == person:
            await self._runner.store.transact(lambda tx: tx.panel_replies.keep(table_id, person, token, until))

    async def nudge(self, timer: Timer) -> None:
        """Nudge the person on turn, if something is still asked of them and Discord lets their panel be answered.

        A nudge that is lost is not repeated.
        """
        await self._runner.store.transact(lambda tx: tx.timers.cancel(timer.table, NUDGE, timer.subject))
        try:
            session = await self._runner.load(timer.table)
        except Refused:
            return
        person = None if session.over else person_to_nudge(session)
        if person is None or session.state.active != timer.seat:
            return
        now = self._runner.clock.now()
        if token := await self._runner.store.transact(lambda tx: tx.panel_replies.take(timer.table, person, now)):
            await self.show_nudge(timer.table, person, token)

    async def remind(self, timer: Timer) -> None:
        """Send the reminder of this attempt, and move the timer to the next.

        The seat of a person who has left the server is offered from the second reminder on.
        """
        now, store = self._runner.clock.now(), self._runner.store
        if timer.attempt >= NEARLY and await self._has_left(timer):
            await store.transact(lambda tx: _offer_seat(tx, timer, now))
        await store.transact(lambda tx: _remind(tx, timer, now))
        self._runner.on_change(timer.table)

    async def _has_left(self, timer: Timer) -> bool:
        """Whether the respondent is no longer in the server."""

        def read(tx: Transaction) -> tuple[int | None, int | None]:
            table, seat = tx.tables.get(timer.table), tx.tables.seats(timer.table).get(timer.seat)
            return (table.guild if table else None), (seat.respondent if seat else None)

        guild, person = await self._runner.store.read(read)
        return person is not None and await self._left(guild, person)


def _offer_seat(tx: Transaction, timer: Timer, now: int) -> None:
    """Offer the seat of a person who has left the server to anybody, once; tell the table and its host.

    The person keeps the seat until somebody takes it.
    """
    table = tx.tables.get(timer.table)
    if table is None or table.state != RUNNING or timer.seat in tx.handovers.list_offers(timer.table):
        return
    tx.handovers.offer(timer.table, SeatOffer(timer.seat, None, None, now))
    tx.outbox.add(timer.table, Note("left-server", timer.seat), now)
    tx.outbox.add(timer.table, OfferCard(timer.seat, (), fresh=True), now)
    tx.outbox.add(timer.table, _to_host(table, "left-server-host", timer.seat), now)


def _to_host(table: Table, note: str, seat: str) -> DirectNote:
    """A note about a seat of their table, for its host."""
    return DirectNote(note, seat, values={"channel": f"<#{table.channel}>"}, person=table.host)


def _remind(tx: Transaction, timer: Timer, now: int) -> None:
    table, seat = tx.tables.get(timer.table), tx.tables.seats(timer.table).get(timer.seat)
    is_set = timer in tx.timers.of(timer.table, REMIND)
    schedule_next_reminder(tx, timer, now)
    if is_set and table is not None and table.state == RUNNING and seat is not None and seat.respondent is not None:
        _queue_reminder(tx, table, seat, timer, now)


def _queue_reminder(tx: Transaction, table: Table, seat: Seat, timer: Timer, now: int) -> None:
    if timer.attempt == HALF:
        until = next((due.due_at for due in tx.timers.of(table.id, DUE) if due.subject == timer.subject), 0)
        when = moment(until, table.pace) if until else "none"
        tx.outbox.add(table.id, Note("reminder", seat.colour, values={"until": when}, silent=True), now)
    elif timer.attempt == NEARLY:
        _queue_direct_message(tx, table.id, seat.respondent or 0, now)
    else:
        _queue_host_message(tx, table, seat, timer, now)


def _queue_direct_message(tx: Transaction, table: int, person: int, now: int) -> None:
    """Queue a direct message about every table that waits for a person, unless they have just had one."""
    if now - tx.people.get(person).reminded >= MIN_INTERVAL:
        tx.people.set_reminded(person, now)
        tx.outbox.add(table, Reminder(person), now)


def _queue_host_message(tx: Transaction, table: Table, seat: Seat, timer: Timer, now: int) -> None:
    """Tell the host of a table without deadlines that it waits; with the last reminder, say so in the channel too."""
    if table.host != seat.respondent:
        tx.outbox.add(table.id, _to_host(table, "reminder-host", seat.colour), now)
    if timer.attempt >= len(NUDGE_AFTER):
        tx.outbox.add(table.id, Note("reminder-last", seat.colour, silent=True), now)
