"""Boards as data, one file a board."""

from rules.atlas.board import MAIN, Board, Realm, Region, board, land_names
from rules.atlas.extras import trail_on

__all__ = ["MAIN", "Board", "Realm", "Region", "board", "land_names", "trail_on"]
