"""Messages after an answer: who reads what, and who is mentioned."""

from __future__ import annotations

from typing import Any

from support.made_up import tiny_game as tiny
from support.made_up.game_fixture import ALICE, BOB, Backend

from rules.orders import ASK, StandingOrder


async def new_messages(backend: Backend, table: int) -> list[tuple[str, Any]]:
    """The table's messages since the last call: kinds with the people mentioned."""
    rows = await backend.waiting_rows(table)
    await backend.mark_all_sent(table)
    named = {"board": "call", "dm": "person", "tell": "turn"}
    return [(row.kind, row.content.payload()[named[row.kind]]) for row in rows]


async def test_a_beginning_shows_hands_and_board_and_calls_the_first(backend: Backend) -> None:
    table = (await backend.table(ALICE, BOB)).table.id
    rows = [row for row in await new_messages(backend, table) if row[0] != "lobby"]
    assert rows == [("tell", 0), ("tell", 1), ("dm", ALICE), ("dm", BOB), ("board", [ALICE])]


async def test_an_answer_that_changes_nothing_for_others_is_only_told(backend: Backend) -> None:
    table = (await backend.table(ALICE, BOB)).table.id
    await new_messages(backend, table)
    await backend.say(table, ALICE, tiny.Grow, where="ash", count=1)
    await backend.say(table, ALICE, tiny.Grow, where="ash", count=1)
    assert await new_messages(backend, table) == [("tell", 1)]


async def test_the_next_player_is_called_once(backend: Backend) -> None:
    table = (await backend.table(ALICE, BOB)).table.id
    await new_messages(backend, table)
    await backend.say(table, ALICE, tiny.Rest)
    assert await new_messages(backend, table) == [("tell", 1), ("tell", 2), ("dm", BOB), ("board", [BOB])]
    await backend.say(table, BOB, tiny.Grow, where="elm", count=1)
    assert await new_messages(backend, table) == [("tell", 2)]


async def test_who_answered_before_the_call_was_sent_is_not_called(backend: Backend) -> None:
    table = (await backend.table(ALICE, BOB)).table.id
    for person in (ALICE, BOB):
        await backend.sessions.set_order(table, person, "to-vote", StandingOrder(ASK))
    await new_messages(backend, table)
    await backend.say(table, ALICE, tiny.CallVote)
    await backend.say(table, BOB, tiny.Vote, yes=True)
    assert await new_messages(backend, table) == [("tell", 1), ("tell", 1), ("board", [])]


async def test_a_turn_after_ais_gets_a_new_board_without_a_call(backend: Backend) -> None:
    table = (await backend.table(ALICE, "ai")).table.id
    await new_messages(backend, table)
    await backend.say(table, ALICE, tiny.Rest)
    (board,) = [row for row in await backend.waiting_rows(table) if row.kind == "board"]
    assert board.content.payload() == {"call": [], "waiting": [ALICE], "fresh": True}
