"""SEALED: what is in here spoils Risk Legacy for whoever plays it. It belongs behind the seal of pack_2."""

from __future__ import annotations

from renders.board import shapes
from renders.board.shapes import read_outlines
from renders.games.legacy.pack_art import PackArt, ScarArt
from rules.legacy.sealed.pack_2 import COMEBACKS, MERCENARY

CROSSED_SWORDS = read_outlines(
    "-83 -83, -60 -79, 40 21, 57 7, 67 19, 53 33, 83 64, 64 83, 33 53, 19 67, 7 57, 21 40, -79 -60"
    " / 83 -83, 60 -79, 10 -29, 29 -10, 79 -60 / -40 21, -57 7, -67 19, -53 33, -83 64, -64 83, -33 53, -19 67, -7 57,"
    " -21 40, -10 29, -29 10"
)
"""Two swords, one across the other."""

SWORDS, POWER = ScarArt(CROSSED_SWORDS, (64, 96, 132)), ScarArt(shapes.BANNER, (92, 56, 112))
ART = PackArt(
    tables={
        "scars": {MERCENARY: SWORDS},
        "signs": dict.fromkeys(COMEBACKS, shapes.BANNER),
        "words": {MERCENARY: "Mercenaries"},
    },
    inside=lambda now: (POWER, SWORDS, POWER),
)
