"""The signs of Risk Godstorm beside the board, and what they are called where no words are given."""

from __future__ import annotations

from renders.board import shapes
from renders.games.game_art import Landmark
from renders.games.godstorm.shapes import (
    ALTAR,
    CRYPT,
    DEATH_GOD,
    ELEPHANT,
    GATE,
    MAGIC_GOD,
    SHRINE,
    SKY_GOD,
    SPEARMAN,
    WAR_GOD,
)
from renders.look import Colour

SIGNS = {
    "faith": shapes.SUN,
    "gods": SKY_GOD,
    "temples": SHRINE,
    "war": WAR_GOD,
    "magic": MAGIC_GOD,
    "sky": SKY_GOD,
    "death": DEATH_GOD,
}
"""The signs for what a seat has."""
CARD_BACKS: dict[str, Colour] = {
    "war": (150, 34, 30),
    "magic": (104, 58, 142),
    "sky": (36, 92, 160),
    "death": (58, 62, 60),
}
"""The backs of its cards, which are told by their kind; their sign stands on it."""
ARMIES = {"ancients": {1: SPEARMAN, 5: ELEPHANT}}
"""The pieces of all players, by the number of armies that each counts."""
_SPACE = (-22, -23, 22, 20)
LANDMARKS = {
    "gate": Landmark("gate", GATE, box=_SPACE, size=44),
    "crypt": Landmark("crypt", CRYPT, box=_SPACE, size=40),
    "altar": Landmark("altar", ALTAR, box=_SPACE, size=42),
}
"""What stands on each kind of space of the Underworld."""
WORDS = {
    "gate": "Gate",
    "crypt": "Crypt",
    "altar": "Altar",
    "flame": "Wall of flame",
    "faith": "Faith",
    "gods": "Gods",
    "temples": "Temples",
    "war": "War",
    "magic": "Relics",
    "sky": "Sky",
    "death": "Death",
    "epoch": "Epoch",
    "plague": "Plague",
    "relic": "Relic point",
    "maelstrom": "Maelstrom",
    "arrow_descent": "Left Heaven",
    "arrow_godswar": "Godswar",
}
