"""Vacations: days that a person announces at a table, up to its pace's limit, in which none of their deadlines run."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

from bot.game.deadlines import clock_reading, hours_at, repost_board, reschedule
from bot.game.runner import GameRunner
from bot.messages import Note
from bot.pace import Period
from bot.refusals import NoVacationLeft
from bot.store import Transaction
from bot.store.models import ANSWERED, Seat
from rules import Player, Refused

DAY = 86400


class VacationService:
    """The vacations at running tables. Where a call raises `Refused`, nothing was changed."""

    def __init__(self, runner: GameRunner) -> None:
        self._runner = runner

    async def leave(self, table_id: int, person: int, days: int, starts: int = 0) -> Period:
        """Announce a vacation of `days` days that starts in `starts` days; with those that it meets it is one.

        Returns the start and end of the whole (seconds since 1970). Raises `Refused`: NotSeated, NoVacationLeft.
        """
        runner = self._runner
        async with runner.lock(table_id):
            session, now = await runner.load_running(table_id), runner.clock.now()
            seat, budget = session.seat_held_by(person), session.table.pace.vacation // DAY
            start, until = await runner.store.transact(
                lambda tx: _leave(tx, table_id, seat, person, (days, starts, budget), now)
            )
        runner.on_change(table_id)
        return start, until

    async def come_back(self, table_id: int, person: int) -> bool:
        """End a person's vacation early, and delete announced ones; the days left can be taken later.

        Returns whether there was a vacation to end. Raises `Refused(NotSeated)`.
        """
        runner = self._runner
        async with runner.lock(table_id):
            session, now = await runner.load_running(table_id), runner.clock.now()
            seat = session.seat_held_by(person)

            def end(tx: Transaction) -> bool:
                if all(until <= now for _, until in tx.vacations.of(table_id, person)):
                    return False  # nothing has ended, so there is nothing to tell the table
                stored = tx.tables.seats(table_id)[seat]
                old_hours = hours_at(tx, table_id, stored)
                tx.vacations.end(table_id, person, now)
                reschedule(tx, table_id, stored, old_hours, now)
                repost_board(tx, table_id, now)
                tx.outbox.add(table_id, Note("vacation-over", seat), now)
                return True

            ended = await runner.store.transact(end)
        runner.on_change(table_id)
        return ended


def days_taken(vacations: Iterable[Period]) -> int:
    """The number of days of these vacations (start and end), each begun day counted whole."""
    return sum(-(-(until - start) // DAY) for start, until in vacations)


def join(vacations: Iterable[Period], further: Period) -> tuple[Period, tuple[Period, ...]]:
    """A further vacation and those that it meets as one, and the others."""
    whole, others = further, [*vacations]
    while met := [each for each in others if each[0] <= whole[1] and whole[0] <= each[1]]:
        whole = min(start for start, _ in (whole, *met)), max(until for _, until in (whole, *met))
        others = [each for each in others if each not in met]
    return whole, tuple(others)


def _leave(tx: Transaction, table: int, seat: Player, person: int, request: tuple[int, int, int], now: int) -> Period:
    days, starts, budget = request
    known, start = tx.vacations.of(table, person), now + starts * DAY
    whole, others = join(known, (start, start + days * DAY))
    if whole in known:
        return whole
    left, more = budget - days_taken(known), days_taken((whole, *others)) - days_taken(known)
    if more > left:
        raise Refused(NoVacationLeft(more, left))
    stored = tx.tables.seats(table)[seat]
    old_hours = hours_at(tx, table, stored)
    tx.vacations.add(table, person, *whole)
    reschedule(tx, table, stored, old_hours, now)
    _postpone_overdue(tx, table, stored, now)
    repost_board(tx, table, now)
    told: dict[str, str | int] = {"from": f"<t:{whole[0]}:f>", "until": f"<t:{whole[1]}:f>", "left": left - more}
    tx.outbox.add(table, Note("vacation", seat, values=told), now)
    return whole


def _postpone_overdue(tx: Transaction, table: int, seat: Seat, now: int) -> None:
    """Move the seat's overdue timers past the vacation: at a busy table it may be announced before they are handled."""
    now = clock_reading(tx, table, now)
    at = hours_at(tx, table, seat).after(now, 1)
    for timer in tx.timers.pausable(table):
        if timer.seat == seat.colour and timer.due_at <= now and timer.kind != ANSWERED:
            tx.timers.set(replace(timer, due_at=at))
