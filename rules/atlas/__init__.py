"""Boards as data, one file a board."""

from rules.atlas.board import MAIN, Board, Realm, Region, board

__all__ = ["MAIN", "Board", "Realm", "Region", "board"]
