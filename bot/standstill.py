"""Time that does not count: while the program was off, while a table was paused, when a clock was set."""

from __future__ import annotations

from dataclasses import replace

from bot.store import Books
from bot.store.rows import BOARD, Bell
from bot.winding import DUE, hours_at

SHORT = 60
"""Seconds off that make no difference to what a board post says of deadlines."""
LONG = 600
"""Seconds off after which nothing rings before as many more have passed: people have to find the bot again."""


def put_off(books: Books, since: int, until: int, table: int | None = None) -> None:
    """Move the bells that move, of one table or of all, as if no time had passed from `since` to `until`."""
    for bell in books.bells.moving(table):
        books.bells.set(replace(bell, at=_moved(books, bell, since, until)))


def awake_again(books: Books, alive: int, now: int) -> None:
    """As `put_off`, for a program that was last at work at `alive`; after a long time off it leaves some more."""
    off = now - alive
    put_off(books, alive, now + LONG if off > LONG else now)
    if off > SHORT:
        for table in {bell.table for bell in books.bells.moving() if bell.kind == DUE}:
            shown_again(books, table, now, fresh=off > LONG)
    if off > LONG:
        for bell in books.bells.standing():
            books.bells.set(replace(bell, at=max(bell.at, now + LONG)))


def shown_again(books: Books, table: int, now: int, *, fresh: bool = False) -> None:
    """The board post, edited or anew: what it says of deadlines holds no more. It calls nobody."""
    seats = books.tables.seats(table)
    asked = {seats[bell.colour].asked for bell in books.bells.of(table, DUE) if bell.colour in seats}
    waiting = sorted(person for person in asked if person is not None)
    if waiting:
        books.mail.add(table, BOARD, {"call": [], "waiting": waiting, "fresh": fresh}, now)


def _moved(books: Books, bell: Bell, since: int, until: int) -> int:
    """When it rings now: what was left at `since` of somebody's waking hours, or of anybody's, counts from `until`."""
    if not bell.colour or bell.at <= since:
        return bell.at + until - since
    hours = hours_at(books, bell.table, books.tables.seats(bell.table).get(bell.colour))
    return hours.after(until, hours.between(since, bell.at))
