"""The pieces and markers of Risk Godstorm on a board, each drawn once: gods, temples, plague, relic points."""

from __future__ import annotations

from functools import lru_cache

from renders.board import shapes
from renders.board.drawing import HAIR, INK, Drawing, Sprite
from renders.board.sprites import PAPER, draw_token
from renders.games.game_art import DrawMarker, DrawPiece
from renders.games.godstorm.shapes import DEATH_GOD, MAGIC_GOD, SHRINE, SKY_GOD, WAR_GOD
from renders.look import Colour, light
from renders.scene import MarkerKind, Piece, PieceKind

GODS = {
    "war": shapes.narrow(WAR_GOD),
    "magic": shapes.narrow(MAGIC_GOD),
    "sky": shapes.narrow(SKY_GOD),
    "death": shapes.narrow(DEATH_GOD),
}
"""The figure of each kind of god."""
TEMPLE = shapes.narrow(SHRINE)
LETTERS = {"war": ((25.7, 24.4), 9), "magic": ((20, 28.5), 10), "sky": ((20, 27.6), 10), "death": ((20, 26.4), 10)}
"""The place and the size of the letter on each kind of god."""
MARKERS = {
    "plague": (shapes.SKULL, (132, 160, 44), INK),
    "relic": (shapes.STAR, (88, 40, 96), (255, 214, 96)),
}
"""The sign of each marker, and its colours: the face and the sign."""


@lru_cache(256)
def god(kind: str, colour: Colour, letter: str, scale: int) -> Sprite:
    """A god: the figure of its kind in its owner's colour, with the owner's letter on the robe."""
    drawing = Drawing(40, 44, scale)
    draw_token(drawing, GODS[kind], colour)
    (x, y), size = LETTERS[kind]
    if kind == "war":  # the letter stands on the shield
        drawing.ellipse((x - 5.6, y - 6.2, x + 5.6, y + 6.2), outline=INK)
    elif kind == "death":
        drawing.ellipse((17.6, 11, 22.4, 17), INK)
    drawing.text((x, y), letter, size, INK if light(colour) else PAPER, 0 if light(colour) else 0.5)
    return drawing.sprite(20, 21)


@lru_cache(64)
def temple(colour: Colour, scale: int) -> Sprite:
    """A temple: a domed shrine on steps in its owner's colour, its door dark."""
    drawing = Drawing(40, 44, scale)
    draw_token(drawing, TEMPLE, colour)
    for x in (15.8, 20.0, 24.2):
        drawing.rounded((x - 1.3, 21.4, x + 1.3, 28.4), 1.3, INK)
    return drawing.sprite(20, 21)


@lru_cache(8)
def marker(kind: str, scale: int) -> Sprite:
    """A marker of what holds for a territory: a skull for plague, a star for a place where a relic counts."""
    drawing = Drawing(26, 26, scale)
    shape, face, sign = MARKERS[kind]
    drawing.shade((3, 12, 25, 25))
    for radius, fill in ((11.0, PAPER), (10.0, INK), (8.6, face)):
        drawing.ellipse((13 - radius, 12 - radius, 13 + radius, 12 + radius), fill)
    drawing.stamp(shape, (6.5, 5.5), 13, sign, sign, HAIR)
    return drawing.sprite(13, 12)


def _draw_god(piece: Piece, colour: Colour, letter: str, territory: str, scale: int) -> Sprite:
    return god(piece.kind, colour, letter, scale)


def _draw_temple(piece: Piece, colour: Colour, letter: str, territory: str, scale: int) -> Sprite:
    return temple(colour, scale)


def _draw_marker(kind: MarkerKind, territory: str, scale: int) -> Sprite:
    return marker(kind, scale)


PIECES: dict[PieceKind, DrawPiece] = {**dict.fromkeys(GODS, _draw_god), "temple": _draw_temple}
MARKER_SPRITES: dict[MarkerKind, DrawMarker] = dict.fromkeys(MARKERS, _draw_marker)
