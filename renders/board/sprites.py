"""The pieces on a board that several games have, each drawn once: captains and capitals."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from PIL import Image, ImageDraw, ImageFilter

from renders.board import shapes
from renders.look import Colour, light, mix

INK: Colour = (30, 20, 14)
PAPER: Colour = (252, 244, 226)
OVER = 4


@dataclass(frozen=True, eq=False)
class Sprite:
    """A picture and the position of its anchor. Each is equal to itself alone: pictures have no hash."""

    image: Image.Image
    dx: int
    dy: int


def canvas(width: int, height: int, scale: int) -> tuple[Image.Image, ImageDraw.ImageDraw, int]:
    """An empty picture to draw on, in `OVER` times its size, and the pixels of one of its units."""
    k = scale * OVER
    image = Image.new("RGBA", (width * k, height * k), (*INK, 0))
    return image, ImageDraw.Draw(image), k


def shade(image: Image.Image, box: tuple[float, float, float, float], k: int) -> None:
    """Draw a soft shadow on the ground."""
    dark = Image.new("L", image.size, 0)
    ImageDraw.Draw(dark).ellipse(box, fill=150)
    image.putalpha(dark.filter(ImageFilter.GaussianBlur(1.3 * k)))


@lru_cache(256)
def captain(colour: Colour, scale: int) -> Sprite:
    """A captain: a crowned banner in the seat's colour."""
    image, _, k = canvas(30, 46, scale)
    shade(image, (4 * k, 38 * k, 18 * k, 45 * k), k)
    size = 38 * k
    rim = (*INK, 255)
    shapes.stamp(image, shapes.BANNER, (round(-4 * k), 4 * k, size), (*colour, 255), rim, 1.3 * k)
    crown = mix(colour, (255, 255, 255), 0.9) if not light(colour) else INK
    shapes.stamp(image, shapes.CROWN, (10 * k, 8 * k, 13 * k), (*crown, 255), (*crown, 255), 0.1)
    return Sprite(image.reduce(OVER), 11 * scale, 27 * scale)


@lru_cache(64)
def capital(colour: Colour, scale: int) -> Sprite:
    """A seat's capital: a tower in its colour on a pale disc."""
    image, draw, k = canvas(30, 34, scale)
    shade(image, (3 * k, 20 * k, 27 * k, 33 * k), k)
    for radius, fill in ((11.5, INK), (10.2, PAPER)):
        draw.ellipse(((15 - radius) * k, (16 - radius) * k, (15 + radius) * k, (16 + radius) * k), fill=(*fill, 255))
    shapes.stamp(image, shapes.TOWER, (7 * k, 7 * k, 16 * k), (*colour, 255), (*colour, 255), 0.3 * k)
    return Sprite(image.reduce(OVER), 15 * scale, 17 * scale)


def draw_token(image: Image.Image, shape: tuple[shapes.Outline, ...], colour: Colour, k: int) -> None:
    """Draw a figure with a pale edge around its dark rim, so that it stands out on land of its own colour."""
    box = (2 * k, 3 * k, 36 * k)
    shade(image, (6 * k, 31 * k, 36 * k, 40 * k), k)
    image.paste((*PAPER, 255), box[:2], shapes.mask(shape, box[2], 2.6 * k))
    shapes.stamp(image, shape, box, (*colour, 255), (*INK, 255), 1.5 * k)


@lru_cache(256)
def shrink(sprite: Sprite, size: float) -> Sprite:
    """A sprite at a share of its size."""
    if size == 1:
        return sprite
    small = sprite.image.resize(
        (round(sprite.image.width * size), round(sprite.image.height * size)), Image.Resampling.LANCZOS
    )
    return Sprite(small, round(sprite.dx * size), round(sprite.dy * size))


def put(image: Image.Image, sprite: Sprite, x: float, y: float) -> None:
    """Draw the sprite with its anchor at (x, y) of the picture."""
    image.paste(sprite.image, (round(x) - sprite.dx, round(y) - sprite.dy), sprite.image)
