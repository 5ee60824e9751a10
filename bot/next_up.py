"""A private word to whoever plays next, for those who want it: time to think before one is waited for."""

from __future__ import annotations

from bot.notices import turns_begun
from bot.progress import Progress
from bot.store import Books
from bot.store.rows import RUNNING, WORD, Table
from rules.kernel.values import Player


def tell_next(books: Books, progress: Progress, table: Table, now: int) -> None:
    """When a turn has begun: tell the person whose turn comes after it."""
    if table.state != RUNNING or turns_begun(progress.steps) <= 0:
        return
    seat = progress.seats.get(_after(progress))
    person = seat.asked if seat is not None else None
    if person is not None and _waits(progress, person) and books.people.get(person).next_up:
        told = {"note": "next-up", "seat": progress.state.active, "channel": f"<#{table.channel}>"}
        books.mail.add(table.id, WORD, {"person": person, **told}, now)


def _waits(progress: Progress, person: int) -> bool:
    """Whether it is somebody else's turn."""
    return progress.seats[progress.state.active].asked != person


def _after(progress: Progress) -> Player:
    """The next seat at the table that still holds land."""
    seats, land = progress.state.seats, progress.state.land
    at = seats.index(progress.state.active)
    return next((seat for seat in (*seats[at + 1 :], *seats[:at]) if land.of(seat)), progress.state.active)
