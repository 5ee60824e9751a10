"""Properties of every war of Legacy: nobody is stuck, offers and checks agree, no troop or card is lost."""

from __future__ import annotations

import pytest
from legacy_random_games import late, roam, run, table

from rules.legacy import LEGACY
from rules.legacy.stars import STARS_TO_WIN, stars_of

OPTIONS = {one.name: one.choices for one in LEGACY.options}


@pytest.mark.parametrize("players", [3, 4, 5])
def test_a_whole_war(players: int) -> None:
    """Random wars end, and their one winner has four stars or is the last."""
    state = run(table(players), players)
    assert state.winners is not None
    (winner,) = state.winners
    others = [seat for seat in state.seats if seat != winner and state.land.of(seat)]
    assert stars_of(state, winner) >= STARS_TO_WIN or not others


@pytest.mark.parametrize("players", [3, 4, 5])
def test_every_number_of_players(players: int) -> None:
    """The set-up and many turns of a first game, every answer checked."""
    roam(table(players, concede="neutral"), players, 250)


@pytest.mark.parametrize("players", [3, 4, 5])
@pytest.mark.parametrize("eager", [True, False])
def test_late_games(players: int, eager: bool) -> None:
    """With missiles, cities, walls, scars, names and a mission, down to the rewards."""
    roam(late(players, players, concede="neutral"), players, 350, eager=eager)


@pytest.mark.parametrize("name", OPTIONS)
def test_every_choice_of_every_option(name: str) -> None:
    for choice in OPTIONS[name]:
        roam(late(4, 7, **{name: choice}), 11, 120, look_every=20)
        roam(table(3, **{name: choice}), 12, 60, look_every=20)


@pytest.mark.long
@pytest.mark.parametrize("seed", range(40))
def test_long_roaming(seed: int) -> None:
    """Whole random games of every number of players, with an option changed in each."""
    names = list(OPTIONS)
    name = names[seed % len(names)]
    choice = OPTIONS[name][seed % len(OPTIONS[name])]
    options = {"concede": "neutral", name: choice}
    rules = late(3 + seed % 3, seed, **options) if seed % 2 else table(3 + seed % 3, **options)
    state, _ = roam(rules, seed, 30_000, look_every=50)
    assert state.winners
