"""AI games of every table: all end, none is stuck, no army is lost or made, no secret is told."""

from __future__ import annotations

import pytest
from watched_game import TABLES, at, watch

from rules.risk.turns import Order


@pytest.mark.parametrize("seed", range(8))
@pytest.mark.parametrize("table", TABLES)
def test_forty_games(table: str, seed: int) -> None:
    game = watch(at(table, setup="dealt" if seed % 2 else "book"), seed)
    assert game.state.winners
    assert len(game.state.winners) == (2 if table == "team" else 1)
    assert game.state.part(Order).turns >= 2
    assert not game.state.pending


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
