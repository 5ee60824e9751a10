"""Fortified cities in battle: +1 on both dice, and a box for each throw of three attackers."""

from __future__ import annotations

from typing import Any

import pytest
from support.legacy.battles import Battles, cities, war

from rules import Player
from rules.legacy.campaign.campaign import MOST_BOXES, WORN_OUT, BoxCrossed
from rules.risk.combat.occupy import MoveIn
from rules.risk.odds.forecast import forecast

LANDS = {"red": "alaska:9", "blue": "kamchatka:5", "yellow": "peru:3"}


def walled(crossed: int = 0, lands: dict[str, str] | None = None, **setup: Any) -> Battles:
    """Kamchatka has a fortified city, of whose boxes so many are crossed."""
    lasting = {"cities": cities("kamchatka"), "fortified": {"kamchatka": crossed}}
    return war(lands or LANDS, lasting=lasting, **setup)


def crossed(game: Battles) -> int | None:
    """How many boxes are crossed; None where there is no fortification any more."""
    return game.lasting.fortified.get("kamchatka")


def test_one_more_on_both_dice() -> None:
    """R31 · Combat: a fortified city gives the defender 1 more on both dice, whoever holds it."""
    game = walled().battle("alaska", "kamchatka", attack=(5, 4), defence=(5, 3))
    assert game.fought == ((5, 4), (6, 4), 2, 0)
    other = walled(lands={"yellow": "kamchatka:5", "red": "alaska:9"})
    assert other.battle("alaska", "kamchatka", attack=(5, 4), defence=(5, 3)).fought[1] == (6, 4)


def test_a_city_alone_gives_nothing() -> None:
    """R31 · Combat: a city without a fortification changes no die."""
    game = war(LANDS, lasting={"cities": cities("kamchatka")})
    assert game.battle("alaska", "kamchatka", attack=(5, 4), defence=(5, 3)).fought[1] == (5, 3)


def test_a_single_die() -> None:
    """A2 · Rulings: a single die has it once."""
    game = walled(lands={"red": "alaska:9", "blue": "kamchatka"}).battle(
        "alaska", "kamchatka", attack=(5,), defence=(4,)
    )
    assert game.fought == ((5,), (5,), 1, 0)


@pytest.mark.parametrize(
    ("attack", "defence", "now"), [((6, 6, 6), (4, 3), 1), ((2, 2, 1), (6, 6), 1), ((6, 6), (4, 3), 0), ((6,), (4,), 0)]
)
def test_a_box_for_three_attackers(attack: tuple[int, ...], defence: tuple[int, ...], now: int) -> None:
    """R38, D8 · Combat: a throw with three attackers crosses a box, won or lost; one with fewer crosses none."""
    assert crossed(walled().battle("alaska", "kamchatka", attack=attack, defence=defence)) == now


def test_the_tenth_still_counts() -> None:
    """R38, D8 · Combat: the box is crossed after the comparison, so the tenth still gives its +1; then the
    fortification is gone."""
    game = walled(9).battle("alaska", "kamchatka", attack=(5, 4, 1), defence=(5, 3))
    assert game.fought == ((5, 4, 1), (6, 4), 2, 0)
    assert game.told(BoxCrossed) == [BoxCrossed("kamchatka", MOST_BOXES)]
    assert (crossed(game), game.lasting.glued[-1].what) == (None, WORN_OUT)
    assert game.battle("alaska", "kamchatka", attack=(5, 4, 1), defence=(5, 3)).fought == ((5, 4, 1), (5, 3), 1, 1)
    assert "kamchatka" in game.lasting.cities


def test_no_box_is_free_again() -> None:
    """R38 · Combat: a box that was crossed stays so: no undo and no vote goes back past the throw."""
    game = walled().battle("alaska", "kamchatka", attack=(5, 4, 1), defence=(5, 3))
    assert [event.kind for event in game.events if event.final] == ["box-crossed"]
    assert not any(event.final for event in walled().battle("alaska", "kamchatka", attack=(5,), defence=(5,)).events)


def test_ten_throws() -> None:
    """R38 · Combat: after ten throws it is gone."""
    game, seen = walled(lands={"red": "alaska:30", "blue": "kamchatka:30"}), []
    for _ in range(11):
        game.battle("alaska", "kamchatka", attack=(4, 4, 4), defence=(3, 3))
        seen.append(game.fought[1])
    assert seen == [(4, 4)] * 10 + [(3, 3)]


def test_a_conquest_crosses_one_too() -> None:
    """R38 · Combat: the throw by which the city falls crosses a box; what is left is the new holder's."""
    game = walled(4, {"red": "alaska:9", "blue": "kamchatka", "yellow": "peru"})
    game.battle("alaska", "kamchatka", attack=(6, 5, 4), defence=(3,)).play(MoveIn, 0)
    assert (game.owner("kamchatka"), crossed(game)) == ("red", 5)


def test_elsewhere_none() -> None:
    """R38 · Combat: an attack from the city, or on another one, crosses none of its boxes."""
    game = walled(lands={"red": "kamchatka:9", "blue": "alaska:5"})
    game.battle("kamchatka", "alaska", attack=(5, 4, 1), defence=(5, 3))
    assert (game.fought[1], crossed(game)) == ((5, 3), 0)


def test_a_missile_on_top() -> None:
    """R31, R33 · Combat: the fortification is added first, and a missile makes a six of what it found."""
    game = walled(missiles={"yellow": 1}).fire((6, 5, 5), (5, 4), "defence", 2, target="kamchatka")
    assert game.fought == ((6, 5, 5), (6, 6), 2, 0)


def test_the_odds_know_its_boxes() -> None:
    """The odds of an attack count it for as many throws as it has boxes left."""
    games = (walled(0), walled(9), war(LANDS))
    odds = [forecast(game.rules, game.state, Player("red"), "alaska", "kamchatka").win for game in games]
    assert odds == sorted(odds)
    assert len(set(odds)) == 3
