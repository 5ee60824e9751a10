"""What the history of a campaign of Risk Legacy is drawn with: the colours of factions, the signs of what is told."""

from __future__ import annotations

from renders.board import shapes
from renders.board.shapes import Shape
from renders.games.legacy.stickers import EMBLEMS, SCARS
from renders.games.legacy.tables import table
from renders.history.history import SEAL
from renders.look import Colour

COLOURS: dict[str, Colour] = table(
    "colours",
    {
        "die_mechaniker": (66, 86, 106),
        "enclave_of_the_bear": (116, 74, 44),
        "imperial_balkania": (96, 58, 116),
        "khan_industries": (152, 44, 36),
        "saharan_republic": (184, 126, 40),
    },
)
"""The colour of each faction."""
DEEDS: dict[str, Shape] = {
    "minor": shapes.HOUSE,
    "major": shapes.TOWER,
    "fortification": shapes.RAMPART,
    "worn_out": shapes.RUBBLE,
    "plus_one": shapes.PLUS,
    "minus_one": shapes.MINUS,
    "cancel": shapes.CROSS,
    "destroyed": shapes.CARD,
    "held_on_coin": shapes.COIN,
    "continent_name": shapes.BANNER,
    "world_name": shapes.BANNER,
    SEAL: shapes.SEAL,
}
"""The signs of what wars left behind; scars have their own."""
CAMPAIGN_SIGNS: dict[str, Shape] = {**DEEDS, **{kind: scar.shape for kind, scar in SCARS.items()}, **EMBLEMS}
"""The silhouettes of what was glued, of cities and of factions."""
