"""A table whose game continues another: stored, posted in the list, bound by the key, exported, and still there after a
restart and a rematch."""

from __future__ import annotations

from dataclasses import replace

import pytest
from support.made_up.game_fixture import ALICE, BLUE, BOB, RED, SQUIRRELS, Backend

from bot.game.lobby import Lobby
from bot.store.models import STARTING, Seat, Table
from bot.ui.posts.lobby import seat_list
from bot.words import words
from rules.classic import CLASSIC
from rules.records import before_code, read_record, verify

LEFT = '{"nuts":3}'
LASTING = replace(SQUIRRELS, before_flaw=lambda setting: None)


async def lobby(backend: Backend) -> Lobby:
    backend.games = {"squirrels": LASTING}
    await backend.restart()
    table = (await backend.lobby()).table.id
    await backend.store.transact(lambda tx: tx.tables.change(table, before=LEFT))
    await backend.lobbies.join(table, ALICE, RED, 41)
    return await backend.lobbies.join(table, BOB, BLUE, 42)


async def test_it_is_played_and_its_record_proves_it(backend: Backend) -> None:
    table = (await lobby(backend)).table.id
    await backend.start(table, ALICE)
    await backend.restart()
    session = await backend.sessions.load(table)
    assert session.setting.before == LEFT
    await backend.sessions.end(table, ALICE)
    record = read_record(await backend.sessions.export(table))
    assert record.head.setting.before == LEFT
    assert verify(record, lambda setting: LASTING.compose(setting)).recomputed


@pytest.mark.parametrize("language", ["en", "fr"])
def test_the_frozen_list_shows_its_code(language: str) -> None:
    table = Table(1, 1, 1, ALICE, "classic", CLASSIC.defaults, language, STARTING, b"s" * 32, 0, before=LEFT)
    seats = {colour: Seat(colour) for colour in CLASSIC.colours}
    continued = Lobby(table, CLASSIC, CLASSIC.defaults, seats, "", "")
    anew = replace(continued, table=replace(table, before=""))
    assert before_code(LEFT) in listed(continued, language)
    assert before_code(LEFT) not in listed(anew, language)


def listed(lobby: Lobby, language: str) -> str:
    """What stands in the file of the list."""
    (file,) = seat_list(lobby, words(language), "", again=False).files
    return file.fp.read().decode()


async def test_a_rematch_continues_the_same(backend: Backend) -> None:
    table = (await lobby(backend)).table.id
    await backend.start(table, ALICE)
    await backend.sessions.end(table, ALICE)
    again = await backend.lobbies.rematch(table, ALICE, backend.press())
    assert again.table.before == LEFT
