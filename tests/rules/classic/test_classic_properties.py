"""Properties of every game: no one is stuck, offers and checks agree, saving, replay and secrecy work."""

from __future__ import annotations

from itertools import product
from random import Random

import pytest
from support.classic.random_games import PAIRS, TABLES, roam, table
from support.in_part import in_part

from rules.author import Some
from rules.classic import CLASSIC
from rules.classic.boards import EDITIONS, board_of
from rules.house import HOUSE
from rules.house.continental_power import REGION_OF


@in_part("mode, board, players", TABLES, kept=TABLES[::8])
def test_every_table(mode: str, board: str, players: int) -> None:
    """Every mode on every board with every number of players; the set-up and some turns."""
    roam(table(mode, board, players, concede="neutral"), players, 260)


RULES_IN_MODES = list(product(HOUSE, ("secret-mission", "conquest", "two-players", "capital")))


@in_part("rule, mode", RULES_IN_MODES, kept=RULES_IN_MODES[::6])
def test_every_house_rule(rule: str, mode: str) -> None:
    """Each house rule in every mode."""
    roam(table(mode, "world", 2 if mode == "two-players" else 3, rule, setup="dealt", ransom="cards-too"), 7, 300)


@in_part("pair", PAIRS, kept=PAIRS[::6])
def test_every_pair(pair: tuple[str, str]) -> None:
    """Each pair of compatible house rules."""
    roam(table("secret-mission", "world", 4, *pair, mobilised_lands="end-of-round"), 3, 260)


@pytest.mark.parametrize("seed", range(4))
def test_a_whole_game(seed: int) -> None:
    """Random games to their end, with few armies and headquarters close together."""
    house = ("hecatomb", "yalta", "continental-power") if seed % 2 else ("hecatomb", "single-front")
    assert roam(table("capital", "world", 3, *house, setup="dealt"), seed, 20_000, look_every=50).winners


WORLD = dict(CLASSIC.defaults)
OPTIONS = [one for one in CLASSIC.options if one.name not in ("mode", "board", *HOUSE)]
CHOICES = [(one.name, choice) for one in OPTIONS for choice in one.choices if choice != one.default]
POWERS = [(name, choice) for name, choice in CHOICES if name in REGION_OF.values()]
"""Each power of *Continental power* with each region that may have it."""


@in_part("name, choice", CHOICES, kept=[*(one for one in CHOICES if one not in POWERS), *POWERS[::34]])
def test_every_choice_of_every_option(name: str, choice: str) -> None:
    """Each choice of each option but the defaults, which the other tests have, in a mode that it concerns."""
    mode = "capital" if name in ("length", "setup") else "secret-mission"
    house = {"mobilised-lands": ("general-mobilisation",), "ransom": ("prisoners-of-war",)}.get(name, ())
    board = "world"
    if name in REGION_OF.values():
        house = ("continental-power",)
        board = next((each for each in EDITIONS if choice in board_of({**WORLD, "board": each}).regions), board)
    roam(table(mode, board, 5, *house, **{name: choice}), 11, 120)


@pytest.mark.long
@pytest.mark.parametrize("seed", range(40))
def test_long_roaming(seed: int) -> None:
    """Long random games of all tables, with up to four compatible house rules."""
    rnd = Random(seed)
    for mode, board, players in rnd.sample(TABLES, 8):
        house = set(rnd.choice(PAIRS))
        for more in rnd.sample(list(HOUSE), 4):
            if all(tuple(sorted((more, one), key=list(HOUSE).index)) in PAIRS for one in house if one != more):
                house.add(more)
        roam(table(mode, board, players, *house, setup="dealt"), seed, 3000, look_every=40)


def test_some_of_many() -> None:
    """`Some` counts, finds and gives the same ways to choose, in the same order."""
    for least, most in ((0, 0), (1, 1), (0, 4), (2, 3), (1, 9)):
        some = Some(("a", "b", "c", "d"), least, most)
        listed = list(some)
        assert len(some) == len(listed) == len(set(listed))
        assert [some[n] for n in range(len(some))] == listed
        assert all(way in some for way in listed)
    assert ("b", "a") not in Some(("a", "b"), 1, 2)
    assert ("a", "a") not in Some(("a", "b"), 1, 2)
    assert () not in Some(("a", "b"), 1, 2)
    with pytest.raises(IndexError):
        Some(("a",), 1, 1)[1]
