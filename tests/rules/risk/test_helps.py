"""What helps a side by hand does what it does in a battle of its game."""

from __future__ import annotations

import pytest

from rules import GAMES
from rules.risk import Help, Helped, MixedDice, battle_dice, helps_of, totals_fought


def named(game: str) -> dict[str, Help]:
    return {each.name: each for each in helps_of(GAMES[game])}


def test_each_game_says_its_own() -> None:
    assert set(named("classic")) == set()
    assert set(named("lotr")) == {"captain", "stronghold", "black_sails"}
    assert {"war", "magic", "sky", "death", "temple", "altar"} < set(named("godstorm"))
    assert {"bunker", "ammo_shortage", "fortification"} < set(named("legacy"))
    every = [each for game in GAMES for each in named(game)]
    assert len(every) == len(set(every)), "one name, one help"


def test_ties_are_won_by_an_attacker_alone() -> None:
    war = Helped(((named("godstorm")["war"], 1),))
    assert battle_dice(war, Helped()).ties_to_attacker
    assert not battle_dice(Helped(), war).ties_to_attacker


def test_totals_need_somebody_on_both_sides() -> None:
    known = named("godstorm")
    war, altar = (Helped(((known[name], 1),)) for name in ("war", "altar"))
    assert totals_fought(war, altar) is None
    totals = totals_fought(war, war)
    assert totals is not None
    assert totals.name == "godswar"


def test_dice_that_work_differently_do_not_mix() -> None:
    captain, bunker = Helped(((named("lotr")["captain"], 1),)), Helped(((named("legacy")["bunker"], 1),))
    with pytest.raises(MixedDice):
        battle_dice(captain, bunker)
