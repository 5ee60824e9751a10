"""Traque du porteur de l'Anneau: Good wins on arrival, Evil by catching the Fellowship; for two to six."""

from __future__ import annotations

from typing import Any

import pytest
from support.lotr.position import FOUR, TWO, Position, position
from support.lotr.tables import SEATS

from rules import Player, ruleset
from rules.author import GameEnded
from rules.lotr import LOTR
from rules.lotr.fellowship import FellowshipGone, FellowshipRolled, FellowshipStep
from rules.lotr.ring_hunt import RingHunt, RingHunted
from rules.lotr.score import Tallied
from rules.lotr.sides import EVIL, GOOD, of_side
from rules.risk.turn.rounds import Rounds

RED = Player("red")
EDITIONS = ["base-and-expansion", "trilogy"]


def hunting(hold: dict[str, str], ring: str, *dice: int, edition: str = "base-and-expansion", **setup: Any) -> Position:
    """Red's turn is at the hunt."""
    return position(
        seats=FOUR, turn="red", step=RingHunt, fellowship=ring, hold=hold, rest="neutral", dice=dice,
        options={"mode": "hunt", "edition": edition}, **setup,
    )  # fmt: skip


def stepping(ring: str, *dice: int, edition: str) -> Position:
    hold = {"green": "carrock", "black": "moria", "yellow": "rhudaur", "red": "fangorn"}
    options = {"mode": "hunt", "edition": edition}
    return position(
        seats=FOUR, step=FellowshipStep, fellowship=ring, dice=dice, hold=hold, rest="neutral", options=options
    )  # fmt: skip


@pytest.mark.parametrize("edition", EDITIONS)
def test_good_wins_on_arrival(edition: str) -> None:
    """E34 · Traque du porteur de l'Anneau: Good wins as soon as the Fellowship reaches Mount Doom, without a roll, and
    all of Good together; points do not matter.
    """
    game = stepping("gorgoroth", 4, edition=edition)
    assert game.told(GameEnded) == [GameEnded((Player("green"), Player("yellow")), "ring-arrived")]
    assert len(game.told(FellowshipRolled)) == 1
    assert game.told(Tallied) == []


def test_good_wins_where_the_board_ends() -> None:
    """E34 · Traque du porteur de l'Anneau: on the board of 2002 it has arrived when it leaves Dead Marshes."""
    assert stepping("emyn_muil", edition="base").state.winners is None
    game = stepping("dead_marshes", 5, edition="base")
    assert game.told(FellowshipGone) == [FellowshipGone("dead_marshes")]
    assert game.told(GameEnded) == [GameEnded((Player("green"), Player("yellow")), "ring-arrived")]


def test_evil_wins_on_twelve() -> None:
    """E35 · Traque du porteur de l'Anneau: twelve on two dice, where the Ring stands on Evil's land; eleven will not
    do.
    """
    hold = {"red": "emyn_muil", "green": "carrock"}
    game = hunting(hold, "emyn_muil", 6, 6)
    assert game.told(RingHunted) == [RingHunted(RED, "emyn_muil", (6, 6), 0, 0, True)]
    assert game.told(GameEnded) == [GameEnded((Player("black"), RED), "ring-found")]
    assert hunting(hold, "emyn_muil", 6, 5).state.winners is None
    assert hunting({"green": "emyn_muil", "red": "carrock"}, "emyn_muil").told(RingHunted) == []


def test_one_more_for_the_captain() -> None:
    """E35 · Traque du porteur de l'Anneau: one more for a captain of the hunter who stands there."""
    hold = {"red": "emyn_muil fangorn", "green": "carrock"}
    assert hunting(hold, "emyn_muil", 6, 5, captains={"red": "emyn_muil"}).state.winners
    assert hunting(hold, "emyn_muil", 6, 5, captains={"red": "fangorn"}).state.winners is None


@pytest.mark.parametrize("edition", EDITIONS)
def test_one_more_in_mordor(edition: str) -> None:
    """E35, D43 · Traque du porteur de l'Anneau: one more on a land of Mordor; nothing for a whole region."""
    game = hunting({"red": "gorgoroth", "green": "carrock"}, "gorgoroth", 6, 5, edition=edition)
    assert game.told(RingHunted) == [RingHunted(RED, "gorgoroth", (6, 5), 1, 0, True)]
    rhovanion = "moria gladden_fields lorien the_wold emyn_muil brown_lands rhun_hills dead_marshes"
    game = hunting({"red": rhovanion, "green": "carrock"}, "emyn_muil", 6, 5, edition=edition)
    assert game.told(RingHunted) == [RingHunted(RED, "emyn_muil", (6, 5), 0, 0, False)]


@pytest.mark.parametrize("players", SEATS)
def test_for_two_to_six(players: int) -> None:
    """E36 · Variantes: the hunt takes its place in the turn with any number of players; partners spare each other."""
    rules = ruleset(LOTR.setting(SEATS[players], {"mode": "hunt", "edition": "base"}))
    assert [type(task).__name__ for task in rules.turn[-2:]] == ["RingHunt", "FellowshipStep"]
    assert any(module.name == "sides" for module in rules.modules)
    assert len(of_side(rules.seats, EVIL)) - len(of_side(rules.seats, GOOD)) == players % 2


def test_a_side_wiped_out() -> None:
    """E36 · Variantes: a side that has lost its last land has lost the game."""
    game = position(
        seats=TWO, turn="red", hold={"red": "fangorn:9", "green": "lorien"}, rest="neutral", parts=(Rounds(3),),
        options={"mode": "hunt", "edition": "base"},
    )  # fmt: skip
    game.battle("fangorn", "lorien", attack=(6,), defence=(1,))
    assert game.told(GameEnded) == [GameEnded((RED,), "conquest")]
