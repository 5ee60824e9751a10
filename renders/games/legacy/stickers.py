"""What Risk Legacy glues on a board: cities and scars, and the headquarters of one game."""

from __future__ import annotations

import math
from functools import lru_cache

from PIL import Image, ImageDraw, ImageFilter

from renders.board import shapes
from renders.board.sprites import INK, OVER, PAPER, Sprite
from renders.board.stickers import CARD, RIM, make_sticker, sticker_canvas
from renders.games.legacy.pack_art import CityArt, ScarArt
from renders.games.legacy.shapes import BUNKER, CRATE
from renders.games.legacy.shapes import EMBLEMS as FACTION_EMBLEMS
from renders.games.legacy.tables import table
from renders.look import Colour, light
from renders.typefaces import font

BRICK, SLATE, WALL = (168, 84, 58), (92, 104, 122), (122, 112, 100)
SCARS = table(
    "scars",
    {
        "bunker": ScarArt(BUNKER, (88, 96, 84)),
        "ammo_shortage": ScarArt(CRATE, (150, 60, 44)),
    },
)
CITIES = table(
    "cities",
    {
        "minor": CityArt(((10, 24, 7), (16, 19, 8), (24, 23, 9)), 5, RIM),
        "major": CityArt(((10, 22, 6), (16, 13, 7), (23, 17, 6), (29, 23, 5)), 4, SLATE),
    },
)
EMBLEMS = table("emblems", FACTION_EMBLEMS)
"""The emblem of each faction."""


@lru_cache(256)
def headquarters(colour: Colour, emblem: str, scale: int) -> Sprite:
    """Headquarters: a plate of armour in the colour of whoever holds them, with their own faction's emblem."""
    image, _, k = sticker_canvas(40, scale)
    box = (4 * k, 3 * k, 32 * k)
    dark = Image.new("L", image.size, 0)
    ImageDraw.Draw(dark).ellipse((6 * k, 26 * k, 36 * k, 38 * k), fill=150)
    image.putalpha(dark.filter(ImageFilter.GaussianBlur(1.3 * k)))
    image.paste((*PAPER, 255), box[:2], shapes.mask(shapes.PLATE, box[2], 2.4 * k))
    shapes.stamp(image, shapes.PLATE, box, (*colour, 255), (*INK, 255), 1.5 * k)
    face = INK if light(colour) else PAPER
    shapes.stamp(image, EMBLEMS[emblem], (10 * k, 8 * k, 20 * k), (*face, 255), (*face, 255), 0.1)
    return Sprite(image.reduce(OVER), 20 * scale, 20 * scale)


@lru_cache(256)
def city(kind: str, boxes: str, angle: float, scale: int) -> Sprite:
    """A city: a few roofs for a minor one, towers for a major one; with walls and the boxes that these have left."""
    image, draw, k = sticker_canvas(44, scale)
    draw.rounded_rectangle((8 * k, 6 * k, 36 * k, 37 * k), 3 * k, fill=(*CARD, 255), outline=(*INK, 255), width=k)
    houses, roof, walls = CITIES[kind]
    for x, top, width in houses:
        wall = (x * k, top * k, (x + width) * k, 34 * k)
        draw.rectangle(wall, fill=(*walls, 255), outline=(*INK, 255), width=max(1, k // 2))
        ridge = [
            ((x - 1) * k, top * k),
            ((x + width / 2) * k, (top - roof) * k),
            ((x + width + 1) * k, top * k),
        ]
        draw.polygon(ridge, fill=(*BRICK, 255), outline=(*INK, 255), width=max(1, k // 2))
        for row in range(top + 3, 32, 5):
            draw.rectangle(((x + width / 2 - 1) * k, row * k, (x + width / 2 + 1) * k, (row + 2) * k), fill=(*INK, 255))
    if boxes:
        _walls(draw, boxes, k)
    return Sprite(make_sticker(image, k, angle).reduce(OVER), 22 * scale, 22 * scale)


def _walls(draw: ImageDraw.ImageDraw, boxes: str, k: int) -> None:
    """Battlements in front of a city, with the number of boxes left."""
    draw.rectangle((5 * k, 28 * k, 39 * k, 40 * k), fill=(*WALL, 255), outline=(*INK, 255), width=k)
    for x in range(5, 39, 7):
        draw.rectangle(
            (x * k, 25 * k, (x + 4) * k, 29 * k), fill=(*WALL, 255), outline=(*INK, 255), width=max(1, k // 2)
        )
    draw.text((22 * k, 34.4 * k), boxes, font=font("number", 11 * k), anchor="mm", fill=(*PAPER, 255))


@lru_cache(64)
def scar(kind: str, angle: float, scale: int) -> Sprite:
    """A scar: its sign on a worn patch."""
    image, draw, k = sticker_canvas(30, scale)
    shape, paint = SCARS[kind]
    edge = [
        (15 * k + math.cos(t) * r * k, 15 * k + math.sin(t) * r * k)
        for t, r in ((math.pi * step / 8, 10.4 + (step % 3) * 0.7) for step in range(16))
    ]
    draw.polygon(edge, fill=(*CARD, 255), outline=(*INK, 255), width=k)
    shapes.stamp(image, shape, (7 * k, 7 * k, 16 * k), (*paint, 255), (*INK, 255), 0.7 * k)
    return Sprite(make_sticker(image, k, angle).reduce(OVER), 15 * scale, 15 * scale)
