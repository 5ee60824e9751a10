"""Somebody who wants to be forgotten: taken out of the file, and their tables told what becomes of their seats."""

from __future__ import annotations

from contextlib import AsyncExitStack

from bot.game.announcements import Announcement
from bot.game.handovers import record_handover
from bot.game.loading import KnownGames, load
from bot.game.open_votes import void_for_left_seat
from bot.game.runner import GameRunner
from bot.game.seats import seats_of_person
from bot.store import Transaction
from bot.store.models import BOARD, LOBBY_CARD, RUNNING, Handover, Table
from rules import Refused


class ErasureService:
    """Takes a person out of the file."""

    def __init__(self, runner: GameRunner) -> None:
        self._runner = runner

    async def erase(self, person: int) -> None:
        """Delete what is kept about a person: seats of running games go to the AI, of ended ones to nobody, private
        messages and preferences go, answers stay as nobody's. Backups keep all until they rotate."""
        runner, now = self._runner, self._runner.clock.now()
        tables = await runner.store.read(lambda tx: [table.id for table in tx.tables.of_person(person)])
        async with AsyncExitStack() as locks:
            for table_id in tables:
                await locks.enter_async_context(runner.lock(table_id))
            played_on = await runner.store.transact(lambda tx: erase(tx, runner.games, person, now))
            runner.drop_all()
        for table_id in played_on:
            runner.play_on(table_id)
        for table_id in tables:
            runner.on_change(table_id)


def erase(tx: Transaction, games: KnownGames, person: int, now: int) -> tuple[int, ...]:
    """Take a person out of everything, in the caller's transaction; the running tables at which the AI plays on."""
    tables = tx.tables.of_person(person)
    left = [(table, seat) for table in tables for seat in seats_of_person(tx, table, person)]
    ended = {table.id: void_for_left_seat(tx, table.id, seat, now) for table, seat in left}
    played_on = tx.erase_person(person)
    for table, seat in left:
        handed = record_handover(tx, table.id, Handover(table.seq, seat, "ai"))
        _say(tx, table, [*handed, *ended[table.id]], now)
    for table in tables:
        _say(tx, table, _card_as_it_is(tx, games, table), now)
    return played_on


def _card_as_it_is(tx: Transaction, games: KnownGames, table: Table) -> list[Announcement]:
    """The table's card as it is now. A board post that is not sent yet still calls whom it would have called."""
    if table.state != RUNNING:
        return [(LOBBY_CARD, {})]
    try:
        asked = {waiting.person for waiting in load(tx, games, table.id).waiting()}
    except Refused:
        return []
    waiting = sorted(person for person in asked if person is not None)
    return [(BOARD, {"call": [], "waiting": waiting, "fresh": False})]


def _say(tx: Transaction, table: Table, said: list[Announcement], now: int) -> None:
    for kind, payload in said:
        tx.outbox.add(table.id, kind, payload, now)
