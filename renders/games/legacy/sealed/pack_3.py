"""SEALED: what is in here spoils Risk Legacy for whoever plays it. It belongs behind the seal of pack_3."""

from __future__ import annotations

from renders.board import shapes
from renders.games.legacy.pack_art import CityArt, PackArt, ScarArt
from rules.legacy.sealed.pack_3 import CAPITAL, CAUSE, EXPLORE, READY, SEA_LINE

GILT = (214, 168, 60)
HOME, MISSION, EVENT = (
    ScarArt(shapes.SHIELD, (78, 118, 66)),
    ScarArt(shapes.FIVE_POINTS, (170, 28, 22)),
    ScarArt(shapes.STAR, (62, 74, 112)),
)

ART = PackArt(
    tables={
        "cities": {CAPITAL: CityArt(((10, 23, 4), (14, 18, 5), (19, 13, 6), (25, 18, 5), (30, 23, 4)), 4, GILT)},
        "signs": {
            CAPITAL: shapes.CROWN,
            SEA_LINE: shapes.ANCHOR,
            EXPLORE: shapes.CROSS,
            READY: shapes.CROSS,
            CAUSE: shapes.CROSS,
        },
    },
    inside=lambda now: (HOME, MISSION, EVENT),
)
