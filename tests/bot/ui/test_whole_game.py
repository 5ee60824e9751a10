"""A whole game: the lobby, the set-up, a game played by buttons and typing."""

from __future__ import annotations

from pathlib import Path

import pytest
from support.tables.player import Restarts, play_on
from support.tables.simkit import labels, text_of
from support.tables.tables import Table
from support.tables.whole_games import ENOUGH, Skip, elsewhere, fellowship_nearly_there, over

from rules import fingerprint


async def ready(table: Table) -> None:
    """Four friends at a table with dealt territories, and all set-up wishes made."""
    await table.begun(table.alice, table.bob, table.carol, table.dora, setup="dealt")


async def test_friends_sit_down_and_say_once_what_they_want(table: Table) -> None:
    await table.begun(table.alice, table.bob, table.carol, table.dora)
    session = await table.session()
    assert session.table.turn == 1
    assert all(session.state.land.of(seat) for seat in session.state.seats)
    post = table.newest()
    assert ", your turn" in text_of(post)
    assert labels(post)[0] == "Play"


async def test_a_game_is_played_to_its_end_by_taps_and_by_typing(table: Table, skip: Skip, same_dice: None) -> None:
    await ready(table)
    await play_on(table, 12)
    await skip(table, fellowship_nearly_there)
    await play_on(table, ENOUGH)
    await over(table, "on points")


async def played(table: Table, most: int, restarts: Restarts | None = None) -> str:
    await ready(table)
    await play_on(table, most, restarts)
    return fingerprint((await table.session()).state)


@pytest.mark.usefixtures("no_pictures")
async def test_restarts_between_answers_change_nothing(table: Table, same_dice: None, tmp_path: Path) -> None:
    restarted = await played(table, 20, Restarts(every=False))
    assert restarted == await elsewhere(tmp_path / "other", lambda other: played(other, 20))


@pytest.mark.usefixtures("no_pictures")
@pytest.mark.long
async def test_a_whole_game_restarted_after_every_answer(table: Table, same_dice: None, tmp_path: Path) -> None:
    restarted = await played(table, ENOUGH, Restarts(every=True))
    assert (await table.session()).state.winners
    assert restarted == await elsewhere(tmp_path / "other", lambda other: played(other, ENOUGH))
