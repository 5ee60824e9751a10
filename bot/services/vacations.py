"""Vacations: announced at a table, out of the days that its pace allows; meanwhile no clock of that seat runs."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

from bot.game.deadlines import hours_at, repost_board, reschedule
from bot.game.runner import GameRunner
from bot.refusals import NoVacationLeft
from bot.store import Transaction
from bot.store.models import NOTE, Seat
from rules import Player, Refused

DAY = 86400


class VacationService:
    """Vacations at running tables. What a refusal raises (`Refused`) has changed nothing."""

    def __init__(self, runner: GameRunner) -> None:
        self._runner = runner

    async def leave(self, table_id: int, person: int, days: int, starts: int = 0) -> tuple[int, int]:
        """Be away for so many days, from so many days on or from the end of what was announced before.

        From when, and until when. Raises `Refused`: NotSeated, NoVacationLeft.
        """
        runner = self._runner
        async with runner.lock(table_id):
            session, now = await runner.running(table_id), runner.clock.now()
            seat, budget = session.seat_held_by(person), session.table.pace.vacation // DAY
            start, until = await runner.store.transact(
                lambda tx: _leave(tx, table_id, seat, person, (days, starts, budget), now)
            )
        runner.on_change(table_id)
        return start, until

    async def come_back(self, table_id: int, person: int) -> bool:
        """Be back early; what is left of the announced days can be taken later. Whether any were left.

        Raises `Refused(NotSeated)`.
        """
        runner = self._runner
        async with runner.lock(table_id):
            session, now = await runner.running(table_id), runner.clock.now()
            seat = session.seat_held_by(person)

            def back(tx: Transaction) -> bool:
                if all(until <= now for _, until in tx.vacations.of(table_id, person)):
                    return False  # nothing has ended, so there is nothing to tell the table
                place = tx.tables.seats(table_id)[seat]
                was = hours_at(tx, table_id, place)
                tx.vacations.end(table_id, person, now)
                reschedule(tx, table_id, place, was, now)
                repost_board(tx, table_id, now)
                tx.outbox.add(table_id, NOTE, {"note": "vacation-over", "seat": seat}, now)
                return True

            ended = await runner.store.transact(back)
        runner.on_change(table_id)
        return ended


def days_taken(vacations: Iterable[tuple[int, int]]) -> int:
    """The days of these absences, each begun day whole."""
    return sum(-(-(until - start) // DAY) for start, until in vacations)


def _leave(
    tx: Transaction, table: int, seat: Player, person: int, wish: tuple[int, int, int], now: int
) -> tuple[int, int]:
    days, starts, budget = wish
    taken = tx.vacations.of(table, person)
    left = budget - days_taken(taken)
    if days > left:
        raise Refused(NoVacationLeft(days, left))
    start = max([now + starts * DAY, *(until for _, until in taken)])
    until, place = start + days * DAY, tx.tables.seats(table)[seat]
    was = hours_at(tx, table, place)
    tx.vacations.add(table, person, start, until)
    reschedule(tx, table, place, was, now)
    _spare_overdue_questions(tx, table, place, now)
    repost_board(tx, table, now)
    note = {"note": "vacation", "seat": seat, "from": f"<t:{start}:f>", "until": f"<t:{until}:f>", "left": left - days}
    tx.outbox.add(table, NOTE, note, now)
    return start, until


def _spare_overdue_questions(tx: Transaction, table: int, place: Seat, now: int) -> None:
    """A question that has just run out waits too: while the table is busy, this may be heard before its bell."""
    at = hours_at(tx, table, place).after(now, 1)
    for timer in tx.timers.pausable(table):
        if timer.seat == place.colour and timer.due_at <= now:
            tx.timers.set(replace(timer, due_at=at))
