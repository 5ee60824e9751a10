"""Whole Middle-earth games with the older boxes, by buttons and typing, until the Fellowship is gone."""

from __future__ import annotations

import pytest
from support.tables.tables import Table
from support.tables.whole_games import Skip, fellowship_nearly_there, played_out, secretly, skip_nothing

from bot.game.session import Session
from rules.lotr import PATH
from rules.lotr.captains import Captains
from rules.lotr.fellowship import Journey

SEATS = ("green", "black", "red")
BOXES = {"base": (42, "dead_marshes"), "base-and-expansion": (64, "mount_doom")}
"""By edition, how many territories its board has, and where the Fellowship's path ends."""


@pytest.mark.long
@pytest.mark.parametrize("edition", BOXES)
async def test_a_game_with_an_older_box(
    table: Table, skip: Skip, monkeypatch: pytest.MonkeyPatch, edition: str
) -> None:
    """One person and two AIs: games of people alone take too long for daily tests."""
    secretly(monkeypatch, 1)
    await whole_game(table, edition, people=1, skip=skip)


@pytest.mark.long
@pytest.mark.parametrize("edition", BOXES)
async def test_three_friends_with_an_older_box(table: Table, monkeypatch: pytest.MonkeyPatch, edition: str) -> None:
    secretly(monkeypatch, 1)
    await whole_game(table, edition, people=3)


async def whole_game(table: Table, edition: str, people: int, skip: Skip = skip_nothing) -> None:
    """This many friends, an AI in every other seat."""
    friends = (table.alice, table.bob, table.carol)[:people]
    await table.begun(*friends, seats=SEATS, edition=edition)
    begun = await table.session()
    assert [len(begun.state.parts[Captains].at(seat)) for seat in begun.state.seats] == [1, 1, 1]
    assert (len(begun.rules.board.territories), _goal(begun)) == BOXES[edition]
    session = await played_out(table, "on points", skip, fellowship_nearly_there)
    assert PATH.of(begun.rules.board)[session.state.parts[Journey].steps][0] == _goal(begun)


def _goal(session: Session) -> str:
    return PATH.of(session.rules.board)[-1][0]
