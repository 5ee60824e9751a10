"""The signs of The Lord of the Rings beside the board, and what they are called where no words are given."""

from __future__ import annotations

from renders.board import shapes
from renders.games.game_art import Landmark
from renders.games.lotr.shapes import ARCHER, DARK_RIDER, EAGLE, ORC, RIDER, TROLL

SIGNS = {
    "strongholds": shapes.TOWER,
    "points": shapes.STAR,
}
"""The signs for what a seat has."""
ARMIES = {"good": {1: ARCHER, 3: RIDER, 5: EAGLE}, "evil": {1: ORC, 3: DARK_RIDER, 5: TROLL}}
"""The pieces of either side, by the number of regiments that each counts."""
LANDMARKS = {
    "strongholds": Landmark("stronghold", shapes.TOWER, box=(-15, -15, 15, 13), size=27, key=17),
    "sites": Landmark("site", shapes.STAR, box=(-10, -11, 10, 9), size=16, key=17, colour=(168, 44, 32)),
}
"""The named places of Middle-earth."""
WORDS = {
    "stronghold": "Stronghold",
    "site": "Site of power",
    "die": "Ring: die to leave",
    "strongholds": "Strongholds",
    "points": "Points",
}
