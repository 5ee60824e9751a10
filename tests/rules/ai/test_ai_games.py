"""AI games of every table: all end, none gets stuck, no army appears or disappears, no secret is revealed."""

from __future__ import annotations

import pytest
from support.in_part import in_part
from support.lotr.tables import EVERY
from support.random_games.checked_game import TABLES, at, seated, watch

from rules.lotr import PATH
from rules.lotr.fellowship import Journey
from rules.lotr.sides import side
from rules.risk.turn.turns import Order


@in_part("seed", range(8), kept=range(1))
@pytest.mark.parametrize("table", TABLES)
def test_forty_games(table: str, seed: int) -> None:
    game = watch(at(table, setup="dealt" if seed % 2 else "book"), seed)
    assert game.state.winners
    assert len(game.state.winners) == (2 if table == "team" else 1)
    assert game.state.parts[Order].turns >= 2
    assert not game.state.pending


@in_part("edition, mode, players", EVERY, kept=EVERY[::16])
def test_every_edition(edition: str, mode: str, players: int) -> None:
    """The game ends with one winner, or a whole side with a Ring hunt."""
    game = watch(seated(players, edition=edition, mode=mode, setup="dealt" if players % 2 else "book"), players)
    winners = game.state.winners
    assert winners
    sides = [seat for seat in game.rules.seats if side(seat) == side(winners[0])]
    assert len(winners) == (len(sides) if mode in ("team", "hunt") else 1)
    assert game.state.parts[Journey].steps < len(PATH.of(game.rules.board))
    assert not game.state.pending


@pytest.mark.long
@pytest.mark.parametrize(("edition", "mode", "players"), EVERY)
def test_ten_games_of_every_edition(edition: str, mode: str, players: int) -> None:
    for seed in range(500, 510):
        assert watch(seated(players, edition=edition, mode=mode), seed, look_every=10).state.winners


@pytest.mark.parametrize(
    "options",
    [
        {"mount-doom-roll": "next-turn", "first-player": "first-to-place"},
        {"sets": "one", "wilds-in-a-set": "one", "card-lands": "two", "lone-die": "one"},
        {"neutral-strongholds": "ruined", "mount-doom-mission": "five"},
    ],
)
def test_other_choices_of_the_table(options: dict[str, str]) -> None:
    assert watch(at("two", **options), 77).state.winners


@pytest.mark.long
@pytest.mark.parametrize("table", TABLES)
@pytest.mark.parametrize("hundred", range(100, 200, 10))
def test_five_hundred_games(table: str, hundred: int) -> None:
    for seed in range(hundred, hundred + 10):
        assert watch(at(table), seed, look_every=10).state.winners
