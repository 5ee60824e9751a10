"""The pieces and markers of Risk Godstorm on a board, each drawn once: gods, temples, plague, relic points."""

from __future__ import annotations

from functools import lru_cache

from renders.board import shapes
from renders.board.sprites import INK, OVER, PAPER, Sprite, canvas, draw_token, shade
from renders.games.game_art import DrawMarker, DrawPiece
from renders.games.godstorm.shapes import DEATH_GOD, MAGIC_GOD, SHRINE, SKY_GOD, WAR_GOD
from renders.look import Colour, light
from renders.scene import MarkerKind, Piece, PieceKind
from renders.typefaces import font

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
    image, draw, k = canvas(40, 44, scale)
    draw_token(image, GODS[kind], colour, k)
    (x, y), size = LETTERS[kind]
    if kind == "war":  # the letter stands on the shield
        draw.ellipse(((x - 5.6) * k, (y - 6.2) * k, (x + 5.6) * k, (y + 6.2) * k), outline=(*INK, 255), width=k)
    elif kind == "death":
        draw.ellipse((17.6 * k, 11 * k, 22.4 * k, 17 * k), fill=(*INK, 255))
    paint = (*(INK if light(colour) else PAPER), 255)
    stroke = 0 if light(colour) else k // 2
    draw.text(
        (x * k, y * k),
        letter,
        font=font("number", size * k),
        anchor="mm",
        fill=paint,
        stroke_width=stroke,
        stroke_fill=(*INK, 255),
    )
    return Sprite(image.reduce(OVER), 20 * scale, 21 * scale)


@lru_cache(64)
def temple(colour: Colour, scale: int) -> Sprite:
    """A temple: a domed shrine on steps in its owner's colour, its door dark."""
    image, draw, k = canvas(40, 44, scale)
    draw_token(image, TEMPLE, colour, k)
    for x in (15.8, 20.0, 24.2):
        draw.rounded_rectangle(((x - 1.3) * k, 21.4 * k, (x + 1.3) * k, 28.4 * k), 1.3 * k, fill=(*INK, 255))
    return Sprite(image.reduce(OVER), 20 * scale, 21 * scale)


@lru_cache(8)
def marker(kind: str, scale: int) -> Sprite:
    """A marker of what holds for a territory: a skull for plague, a star for a place where a relic counts."""
    image, draw, k = canvas(26, 26, scale)
    shape, face, sign = MARKERS[kind]
    shade(image, (3 * k, 12 * k, 25 * k, 25 * k), k)
    for radius, fill in ((11.0, PAPER), (10.0, INK), (8.6, face)):
        draw.ellipse(((13 - radius) * k, (12 - radius) * k, (13 + radius) * k, (12 + radius) * k), fill=(*fill, 255))
    shapes.stamp(image, shape, (round(6.5 * k), round(5.5 * k), 13 * k), (*sign, 255), (*sign, 255), 0.1)
    return Sprite(image.reduce(OVER), 13 * scale, 12 * scale)


def _draw_god(piece: Piece, colour: Colour, letter: str, territory: str, scale: int) -> Sprite:
    return god(piece.kind, colour, letter, scale)


def _draw_temple(piece: Piece, colour: Colour, letter: str, territory: str, scale: int) -> Sprite:
    return temple(colour, scale)


def _draw_marker(kind: MarkerKind, territory: str, scale: int) -> Sprite:
    return marker(kind, scale)


PIECES: dict[PieceKind, DrawPiece] = {**dict.fromkeys(GODS, _draw_god), "temple": _draw_temple}
MARKER_SPRITES: dict[MarkerKind, DrawMarker] = dict.fromkeys(MARKERS, _draw_marker)
