"""The pieces on a board that several games have, each drawn once: captains and capitals."""

from __future__ import annotations

from dataclasses import replace
from functools import lru_cache

from PIL import Image

from renders.board import shapes
from renders.board.drawing import HAIR, INK, Drawing, Sprite
from renders.board.image_cache import Painting
from renders.look import Colour, light, mix

PAPER: Colour = (252, 244, 226)


@lru_cache(256)
def captain(colour: Colour, scale: int) -> Sprite:
    """A captain: a crowned banner in the seat's colour."""
    drawing = Drawing(30, 46, scale)
    drawing.shade((4, 38, 18, 45))
    drawing.stamp(shapes.BANNER, (-4, 4), 38, colour, INK, 1.3)
    crown = mix(colour, (255, 255, 255), 0.9) if not light(colour) else INK
    drawing.stamp(shapes.CROWN, (10, 8), 13, crown, crown, HAIR)
    return drawing.sprite(11, 27)


@lru_cache(64)
def capital(colour: Colour, scale: int) -> Sprite:
    """A seat's capital: a tower in its colour on a pale disc."""
    drawing = Drawing(30, 34, scale)
    drawing.shade((3, 20, 27, 33))
    for radius, fill in ((11.5, INK), (10.2, PAPER)):
        drawing.ellipse((15 - radius, 16 - radius, 15 + radius, 16 + radius), fill)
    drawing.stamp(shapes.TOWER, (7, 7), 16, colour, colour, 0.3)
    return drawing.sprite(15, 17)


def draw_token(drawing: Drawing, shape: shapes.Shape, colour: Colour) -> None:
    """Draw a figure with a pale edge around its dark rim, so that it stands out on land of its own colour."""
    at, side = (2, 3), 36
    drawing.shade((6, 31, 36, 40))
    drawing.silhouette(shape, at, side, PAPER, 2.6)
    drawing.stamp(shape, at, side, colour, INK, 1.5)


@lru_cache(256)
def shrink(sprite: Sprite, size: float) -> Sprite:
    """A sprite at a share of its size."""
    if size == 1:
        return sprite
    wide, high = sprite.painting.size
    small = (round(wide * size), round(high * size))
    painting = Painting(small, lambda: sprite.image.resize(small, Image.Resampling.LANCZOS))
    return replace(sprite, painting=painting, dx=round(sprite.dx * size), dy=round(sprite.dy * size))


def put(image: Image.Image, sprite: Sprite, x: float, y: float) -> None:
    """Draw the sprite with its anchor at (x, y) of the picture."""
    image.paste(sprite.image, (round(x) - sprite.dx, round(y) - sprite.dy), sprite.image)
