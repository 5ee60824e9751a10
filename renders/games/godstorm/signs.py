"""The signs of Risk Godstorm beside the board, and what they are called where no words are given."""

from __future__ import annotations

from renders.board import shapes
from renders.look import Colour

SIGNS = {
    "faith": shapes.SUN,
    "gods": shapes.SKY_GOD,
    "temples": shapes.SHRINE,
    "war": shapes.WAR_GOD,
    "magic": shapes.MAGIC_GOD,
    "sky": shapes.SKY_GOD,
    "death": shapes.DEATH_GOD,
}
"""The signs for what a seat has."""
CARD_BACKS: dict[str, Colour] = {
    "war": (150, 34, 30),
    "magic": (104, 58, 142),
    "sky": (36, 92, 160),
    "death": (58, 62, 60),
}
"""The backs of its cards, which are told by their kind; their sign stands on it."""
SPACES = {"gate": shapes.GATE, "crypt": shapes.CRYPT, "altar": shapes.ALTAR}
"""The silhouette of each kind of space."""
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
