"""Vacations: announced at a table, out of the days that its pace allows; meanwhile no clock of that seat runs."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

from bot.game.deadlines import hours_at, retimed, shown_again
from bot.game.runner import Keeper
from bot.refusals import NoVacationLeft
from bot.store import Books
from bot.store.models import NOTE, Seat
from rules.kernel.values import Player, Refused

DAY = 86400


class Absences:
    """Vacations at running tables. What a refusal raises (`Refused`) has changed nothing."""

    def __init__(self, keeper: Keeper) -> None:
        self._keeper = keeper

    async def leave(self, table_id: int, person: int, days: int, starts: int = 0) -> tuple[int, int]:
        """Be away for so many days, from so many days on or from the end of what was announced before.

        From when, and until when. Raises `Refused`: NotSeated, NoVacationLeft.
        """
        keeper = self._keeper
        async with keeper.lock(table_id):
            session, now = await keeper.running(table_id), keeper.clock.now()
            seat, budget = session.seat_held_by(person), session.table.pace.vacation // DAY
            start, until = await keeper.store.transact(
                lambda books: _left(books, table_id, seat, person, (days, starts, budget), now)
            )
        keeper.speak(table_id)
        return start, until

    async def come_back(self, table_id: int, person: int) -> bool:
        """Be back early; what is left of the announced days can be taken later. Whether any were left.

        Raises `Refused(NotSeated)`.
        """
        keeper = self._keeper
        async with keeper.lock(table_id):
            session, now = await keeper.running(table_id), keeper.clock.now()
            seat = session.seat_held_by(person)

            def back(books: Books) -> bool:
                if all(until <= now for _, until in books.votes.vacations(table_id, person)):
                    return False  # nothing has ended, so there is nothing to tell the table
                place = books.tables.seats(table_id)[seat]
                was = hours_at(books, table_id, place)
                books.votes.come_back(table_id, person, now)
                retimed(books, table_id, place, was, now)
                shown_again(books, table_id, now)
                books.mail.add(table_id, NOTE, {"note": "vacation-over", "seat": seat}, now)
                return True

            ended = await keeper.store.transact(back)
        keeper.speak(table_id)
        return ended


def days_taken(vacations: Iterable[tuple[int, int]]) -> int:
    """The days of these absences, each begun day whole."""
    return sum(-(-(until - start) // DAY) for start, until in vacations)


def _left(books: Books, table: int, seat: Player, person: int, wish: tuple[int, int, int], now: int) -> tuple[int, int]:
    days, starts, budget = wish
    taken = books.votes.vacations(table, person)
    left = budget - days_taken(taken)
    if days > left:
        raise Refused(NoVacationLeft(days, left))
    start = max([now + starts * DAY, *(until for _, until in taken)])
    until, place = start + days * DAY, books.tables.seats(table)[seat]
    was = hours_at(books, table, place)
    books.votes.leave(table, person, start, until)
    retimed(books, table, place, was, now)
    _heard_in_time(books, table, place, now)
    shown_again(books, table, now)
    note = {"note": "vacation", "seat": seat, "from": f"<t:{start}:f>", "until": f"<t:{until}:f>", "left": left - days}
    books.mail.add(table, NOTE, note, now)
    return start, until


def _heard_in_time(books: Books, table: int, place: Seat, now: int) -> None:
    """A question that has just run out waits too: while the table is busy, this may be heard before its bell."""
    at = hours_at(books, table, place).after(now, 1)
    for bell in books.bells.moving(table):
        if bell.colour == place.colour and bell.at <= now:
            books.bells.set(replace(bell, at=at))
