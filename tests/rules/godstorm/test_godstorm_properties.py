"""Properties of every game of Godstorm: nobody is stuck, offers and checks agree, no army or card is lost."""

from __future__ import annotations

from itertools import product

import pytest
from support.godstorm.random_games import plenty, roam, table, wander
from support.in_part import in_part

from rules.godstorm import GODSTORM
from rules.house import HOUSE

OPTIONS = {one.name: one.choices for one in GODSTORM.options}
CHOICES = [(one.name, choice) for one in GODSTORM.options for choice in one.choices if choice != one.default]
PLAYERS = (2, 3, 4, 5)


@pytest.mark.parametrize("players", PLAYERS)
def test_every_number_of_players(players: int) -> None:
    """The set-up and some turns, asked for every army."""
    roam(table(players, concede="neutral"), players, 400)


@pytest.mark.parametrize("players", PLAYERS)
def test_a_whole_game(players: int) -> None:
    """Random games end after the last epoch, or with the last one on Earth."""
    state, _ = roam(table(players, setup="quick"), players, 30_000, look_every=40)
    assert state.winners


@in_part("players", PLAYERS, kept=PLAYERS[::2])
def test_a_game_of_ais(players: int) -> None:
    """Games played well hold to all of it, too."""
    state, _ = roam(table(players, concede="neutral"), players, 5000, look_every=12, well=True)
    assert state.winners


@in_part("players, seed", list(product(PLAYERS, range(4))), kept=[(players, players % 2) for players in PLAYERS])
def test_plenty_of_everything(players: int, seed: int) -> None:
    """With gods, cards, relics and faith for all: godswar, Sky cards, the Aegis and giving up in the midst of them."""
    rules = table(players, concede="neutral", sky_cards=("attacked", "anyone")[seed % 2])
    wander(rules, plenty(rules, seed), seed, 400, look_every=4)


@in_part("players, seed", list(product(PLAYERS, range(3))), kept=[(players, players // 2 % 2) for players in PLAYERS])
def test_few_lands(players: int, seed: int) -> None:
    """With one or two territories each a card or a battle may be anybody's last."""
    rules = table(players, concede="neutral")
    wander(rules, plenty(rules, seed, 1 + seed % 2), seed, 400, look_every=4)


@in_part("name, choice", CHOICES, kept=CHOICES[::4])
def test_every_choice_of_every_option(name: str, choice: str) -> None:
    """Each but the defaults, which the other tests have."""
    wanted = HOUSE[name].wants if name in HOUSE else {}
    roam(table(3, **{"setup": "quick", **wanted, name: choice}), 11, 500, look_every=20)


@pytest.mark.long
@pytest.mark.parametrize("seed", range(40))
def test_long_roaming(seed: int) -> None:
    """Whole random games of every number of players, with an option changed in each."""
    names = list(OPTIONS)
    name = names[seed % len(names)]
    choice = OPTIONS[name][seed % len(OPTIONS[name])]
    roam(table(2 + seed % 4, **{"concede": "neutral", name: choice}), seed, 30_000, look_every=50)
