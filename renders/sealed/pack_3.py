"""SEALED: what is in here spoils Risk Legacy for whoever plays it. It belongs behind the seal of pack_3."""

from __future__ import annotations

from renders import shapes
from renders.pack_art import CityArt, PackArt
from rules.legacy.sealed.pack_3 import CAPITAL, CAUSE, EXPLORE, READY, SEA_LINE

GILT = (214, 168, 60)

ART = PackArt(
    cities={CAPITAL: CityArt(((9, 20, 5), (14, 14, 5), (19, 9, 6), (25, 15, 5), (30, 21, 5)), 4, GILT)},
    signs={
        CAPITAL: shapes.CROWN,
        SEA_LINE: shapes.ANCHOR,
        EXPLORE: shapes.CROSS,
        READY: shapes.CROSS,
        CAUSE: shapes.CROSS,
    },
)
