"""The pieces and markers of Risk Legacy around counts: headquarters, cities, scars."""

from __future__ import annotations

from renders.board import shapes
from renders.board.drawing import Sprite
from renders.games.game_art import DrawMarker, DrawPiece
from renders.games.legacy import stickers
from renders.look import Colour
from renders.scene import MarkerKind, Piece, PieceKind


def _draw_headquarters(piece: Piece, colour: Colour, letter: str, territory: str, scale: int) -> Sprite:
    return stickers.headquarters(colour, piece.sign, scale)


def _draw_city(piece: Piece, colour: Colour, letter: str, territory: str, scale: int) -> Sprite:
    return stickers.city(piece.kind, piece.sign, shapes.turn(territory), scale)


def _draw_scar(kind: MarkerKind, territory: str, scale: int) -> Sprite:
    return stickers.scar(kind, shapes.turn(territory, kind), scale)


PIECES: dict[PieceKind, DrawPiece] = {"headquarters": _draw_headquarters, **dict.fromkeys(stickers.CITIES, _draw_city)}
MARKERS: dict[MarkerKind, DrawMarker] = dict.fromkeys(stickers.SCARS, _draw_scar)
