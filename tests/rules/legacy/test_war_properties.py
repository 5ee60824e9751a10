"""Properties of every war of Legacy: nobody is stuck, offers and checks agree, no troop or card is lost."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from support.in_part import in_part
from support.legacy.random_games import late, late_setting, roam, run, table

from rules.author import ToReact
from rules.kernel.context import Context
from rules.legacy import LEGACY
from rules.legacy.combat.scar_cards import BEFORE_ROLL, scars_held
from rules.legacy.turn.stars import STARS_TO_WIN, stars_of

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


@in_part("name", [*OPTIONS], kept=[*OPTIONS][::2])
def test_every_choice_of_every_option(name: str) -> None:
    for choice in OPTIONS[name]:
        roam(late(4, 7, **{name: choice}), 11, 120, look_every=20)
        roam(table(3, **{name: choice}), 12, 60, look_every=20)


def test_a_leak_would_be_found() -> None:
    """Control: a window that asks only those who hold a bunker tells who holds one."""

    def holders_of_bunkers(g: Context, window: str) -> Iterator[ToReact]:
        for seat in g.state.seats:
            if any("bunker" in card for card in g.zone(scars_held(seat)).cards):
                yield ToReact(seat, window)

    rules = LEGACY.compose(late_setting(4, 1))
    rules.opens[BEFORE_ROLL] = [holders_of_bunkers]
    with pytest.raises(AssertionError):
        roam(rules, 1, 300, look_every=2)


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
