"""Time that does not count: while the program was off, while a table was paused, when a clock was set."""

from __future__ import annotations

from dataclasses import replace

from bot.store import Books
from bot.store.rows import Bell

LONG = 600
"""Seconds off after which nothing rings before as many more have passed: people have to find the bot again."""


def put_off(books: Books, since: int, until: int, table: int | None = None) -> None:
    """Move the bells that move, of one table or of all, as if no time had passed from `since` to `until`."""
    for bell in books.bells.moving(table):
        books.bells.set(_moved(bell, since, until))


def awake_again(books: Books, alive: int, now: int) -> None:
    """As `put_off`, for a program that was last at work at `alive`; after a long time off it leaves some more."""
    if now - alive <= LONG:
        return put_off(books, alive, now)
    put_off(books, alive, now + LONG)
    for bell in books.bells.standing():
        books.bells.set(replace(bell, at=max(bell.at, now + LONG)))
    return None


def _moved(bell: Bell, since: int, until: int) -> Bell:
    return replace(bell, at=bell.at + until - since)
