"""Boards as data, one file a board."""

from rules.atlas.board import MAIN, Board, Realm, Region, board, land_names

__all__ = ["MAIN", "Board", "Realm", "Region", "board", "land_names"]
