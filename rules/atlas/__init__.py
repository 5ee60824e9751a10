"""Boards as data, one file a board."""

from rules.atlas.board import MAIN, Board, Realm, Region, board, land_names
from rules.atlas.extras import trail_on
from rules.atlas.ids import NO_CARD, NO_REGION, NO_TERRITORY, Card, RealmName, RegionName, Territory

__all__ = [
    "MAIN",
    "NO_CARD",
    "NO_REGION",
    "NO_TERRITORY",
    "Board",
    "Card",
    "Realm",
    "RealmName",
    "Region",
    "RegionName",
    "Territory",
    "board",
    "land_names",
    "trail_on",
]
