"""Boards as data, one file a board."""

from rules.atlas.board import MAIN, Board, Realm, Region, add_board, board, land_names, remove_board
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
    "add_board",
    "board",
    "land_names",
    "remove_board",
    "trail_on",
]
