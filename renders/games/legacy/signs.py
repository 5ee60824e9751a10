"""The signs of Risk Legacy beside the board, and what they are called where no words are given."""

from __future__ import annotations

from renders.board import shapes
from renders.games.legacy.stickers import SCARS
from renders.games.legacy.tables import table
from renders.look import Colour

SIGNS = table(
    "signs",
    {
        "stars": shapes.FIVE_POINTS,
        "missiles": shapes.MISSILE,
        "signatures": shapes.QUILL,
        "cities": shapes.HOUSE,
        "destroyed": shapes.CROSS,
        "coins": shapes.COIN,
        "events": shapes.STAR,
        "mission": shapes.BANNER,
    },
)
"""The signs for what a seat has, and for piles of cards."""
CARD_BACKS: dict[str, Colour] = {"coins": (146, 104, 32), "events": (62, 74, 112)}
"""The backs of its cards, which are told by their kind; their sign stands on it."""
WORDS = table(
    "words",
    {
        "stars": "Red stars",
        "missiles": "Missiles",
        "bunker": "Bunker",
        "ammo_shortage": "Ammo shortage",
        "signatures": "Signatures",
        "cities": "Cities",
        "destroyed": "Cards destroyed",
        "coins": "Coin cards",
        "events": "Event cards",
    },
)
ONE_OF = {
    "cities": "City",
    "destroyed": "Card destroyed",
    "coins": "Coin card",
    "events": "Event card",
}
"""What a pile is called that has one thing in it."""

__all__ = ["CARD_BACKS", "ONE_OF", "SCARS", "SIGNS", "WORDS"]
