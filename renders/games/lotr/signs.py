"""The signs of The Lord of the Rings beside the board, and what they are called where no words are given."""

from __future__ import annotations

from renders.board import shapes

SIGNS = {
    "strongholds": shapes.TOWER,
    "points": shapes.STAR,
}
"""The signs for what a seat has."""
WORDS = {
    "stronghold": "Stronghold",
    "site": "Site of power",
    "die": "Ring: die to leave",
    "strongholds": "Strongholds",
    "points": "Points",
}
