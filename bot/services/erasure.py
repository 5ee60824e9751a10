"""Somebody who wants to be forgotten: taken out of the file, and their tables told what becomes of their seats."""

from __future__ import annotations

from bot.game.announcements import Notice
from bot.game.handovers import handed_over
from bot.game.loading import Games, load
from bot.game.open_votes import seat_left
from bot.game.seats import sat_in
from bot.store import Books
from bot.store.models import BOARD, LOBBY_CARD, RUNNING, Handover, Table
from rules.kernel.values import Refused


def forgotten(books: Books, games: Games, person: int, now: int) -> tuple[int, ...]:
    """Take a person out of everything, in the caller's transaction; the running tables at which the AI plays on."""
    tables = books.tables.of_person(person)
    left = [(table, seat) for table in tables for seat in sat_in(books, table, person)]
    ended = {table.id: seat_left(books, table.id, seat, now) for table, seat in left}
    played_on = books.forget(person)
    for table, seat in left:
        handed = handed_over(books, table.id, Handover(table.seq, seat, "ai"))
        _say(books, table, [*handed, *ended[table.id]], now)
    for table in tables:
        _say(books, table, _shown(books, games, table), now)
    return played_on


def _shown(books: Books, games: Games, table: Table) -> list[Notice]:
    """The table's card as it is now. A board post that is not sent yet still calls whom it would have called."""
    if table.state != RUNNING:
        return [(LOBBY_CARD, {})]
    try:
        asked = {waiting.person for waiting in load(books, games, table.id).waiting()}
    except Refused:
        return []
    waiting = sorted(person for person in asked if person is not None)
    return [(BOARD, {"call": [], "waiting": waiting, "fresh": False})]


def _say(books: Books, table: Table, said: list[Notice], now: int) -> None:
    for kind, payload in said:
        books.mail.add(table.id, kind, payload, now)
