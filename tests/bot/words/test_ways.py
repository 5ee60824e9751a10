"""A refusal names the territories that can be reached from one: on a board that has changed, no others."""

from __future__ import annotations

import pytest
from support.godstorm.position import field

from bot.words import words
from bot.words.refusals import refusal_text
from bot.words.seats import naming
from rules.risk.combat.invasion import Attack


@pytest.mark.parametrize(
    ("board", "reached"),
    [
        ({}, "Atlas, Gaul and Oricalcos"),
        ({"sunk": "atlantis"}, "Atlas and Gaul"),
        ({"boiling": "atlas iberia"}, "Gaul and Oricalcos"),
    ],
)
def test_sunken_land_and_a_boiling_sea_are_no_way(board: dict[str, str], reached: str) -> None:
    game, spoken = field(hold={"blue": "iberia:5"}, **board), words("en", "godstorm")  # type: ignore[arg-type]
    why = game.refused(Attack, "iberia", "roma", 3)
    text = refusal_text(why, spoken, naming(spoken), game.seen("blue"), game.rules)
    assert text.endswith(f"From there you can reach {reached}.")
