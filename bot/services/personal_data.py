"""Hand a person all that is stored about them, or erase it: free their seats and announce it at their tables."""

from __future__ import annotations

import asyncio
import json
from contextlib import AsyncExitStack

from bot.game.announcements import edited_board_post
from bot.game.loading import KnownGames, load
from bot.game.runner import GameRunner
from bot.game.seats import record_handover, seats_of_person
from bot.game.votes import void_for_left_seat
from bot.messages import EndPost, LobbyCard, Message
from bot.services.lobbies import close_table, round_may_be_known
from bot.store import Transaction
from bot.store.models import BEFORE_THE_GAME, ENDED, RUNNING, Handover, Table
from bot.store.personal_data import NOBODY
from rules import Refused


class PersonalDataService:
    """Tells people what the database knows of them, and erases it."""

    def __init__(self, runner: GameRunner) -> None:
        self._runner = runner

    async def data_of(self, person: int) -> str:
        """Everything stored about a person, as JSON text; nobody else's secrets, and none of a running game."""
        data = await self._runner.store.read(lambda tx: tx.data_of_person(person))
        return await asyncio.to_thread(json.dumps, data, indent=1, ensure_ascii=False)

    async def erase(self, person: int) -> None:
        """Delete everything stored about a person.

        Their seats go to the AI in starting and running games and to nobody in ended ones; a table before its game
        where nobody else sits is closed, unless its round of the beacon may be known; unsent private messages and
        preferences are deleted, and the addresses under which their games could be watched; their answers, and the
        numbers or words that they have added to dice, stay without a name. Backups keep everything until they are
        rotated.
        """
        runner, now = self._runner, self._runner.clock.now()
        tables = await runner.store.read(lambda tx: [table.id for table in tx.tables.of_person(person)])
        watched = await runner.store.read(lambda tx: tx.tables.watched_with(person))
        async with AsyncExitStack() as locks:
            for table_id in sorted({*tables, *watched}):
                await locks.enter_async_context(runner.lock(table_id))
            taken_over = await runner.store.transact(lambda tx: erase(tx, runner.games, person, now))
            runner.drop_all()
        for table_id in taken_over:
            runner.play_on(table_id)
        for table_id in dict.fromkeys((*tables, *watched)):
            runner.on_change(table_id)


def erase(tx: Transaction, games: KnownGames, person: int, now: int) -> tuple[int, ...]:
    """Erase a person, in the caller's transaction. Returns the ids of the running tables where the AI takes over."""
    tables = tx.tables.of_person(person)
    watched = {*tx.tables.watched_with(person)} - {table.id for table in tables}
    left = [(table, seat) for table in tables for seat in seats_of_person(tx, table, person)]
    voided = {table.id: void_for_left_seat(tx, table.id, seat, now) for table, seat in left}
    taken_over = tx.erase_person(person)
    for table, seat in left:
        notes = record_handover(tx, table.id, Handover(table.seq, seat, "ai"))
        _announce(tx, table, [*notes, *voided[table.id]], now)
    for table in tables:
        _close_if_deserted(tx, table.id, now)
        _announce(tx, table, _update_card(tx, games, table), now)
    for table in filter(None, map(tx.tables.get, sorted(watched))):
        if table.state in (RUNNING, ENDED):
            _announce(tx, table, _update_card(tx, games, table), now)
    return taken_over


def _close_if_deserted(tx: Transaction, table_id: int, now: int) -> None:
    """Close a table before its game where nobody sits any more, unless its round of the beacon may be known: whoever
    forgets themselves could have another deal then, so its AIs play."""
    table = tx.tables.get(table_id)
    if table is None or table.state not in BEFORE_THE_GAME or table.host != NOBODY:
        return
    if not round_may_be_known(table, now):
        close_table(tx, table_id, now)


def _update_card(tx: Transaction, games: KnownGames, table: Table) -> list[Message]:
    """The table's lobby card, board post or last post, to be edited. A board post that is not sent yet keeps its
    mentions."""
    if table.state == ENDED:
        return [EndPost(fresh=False)]
    if table.state != RUNNING:
        return [LobbyCard()]
    try:
        return [edited_board_post(load(tx, games, table.id))]
    except Refused:
        return []


def _announce(tx: Transaction, table: Table, announcements: list[Message], now: int) -> None:
    for message in announcements:
        tx.outbox.add(table.id, message, now)
