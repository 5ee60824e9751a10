"""What Middle-earth has besides what all boards have: strongholds, sites of power, the Fellowship's path, prizes."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import takewhile

from rules.atlas import Territory
from rules.atlas.board import Board
from rules.atlas.extras import Extra, Trail

Prizes = Mapping[Territory, tuple[str, int]]
"""A territory's extra points at the end for one side: the side and the points."""
NOWHERE: Mapping[Territory, str] = {}


def _as_far(path: Trail, board: Board) -> Trail:
    """The path on a board: it ends with the last step that the board has."""
    return tuple(takewhile(lambda step: step[0] in board.region_of, path))


def _there(prizes: Prizes, board: Board) -> Prizes:
    return {where: prize for where, prize in prizes.items() if where in board.region_of}


PATH: Extra[Trail] = Extra("path", Trail, (), _as_far)
"""The Fellowship's steps, and whether leaving one takes a die."""
PRIZES: Extra[Prizes] = Extra("prizes", Prizes, {}, _there)
"""What may be found on the board, by where it lies."""


def strongholds_on(board: Board) -> Mapping[Territory, str]:
    """The strongholds by territory."""
    return board.landmarks.get("strongholds", NOWHERE)


def sites_on(board: Board) -> Mapping[Territory, str]:
    """The sites of power by territory."""
    return board.landmarks.get("sites", NOWHERE)
