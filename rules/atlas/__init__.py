"""Boards as data, one file a board."""

from rules.atlas.board import Board, Region, board

__all__ = ["Board", "Region", "board"]
