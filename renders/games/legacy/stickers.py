"""What Risk Legacy glues on a board: cities and scars, and the headquarters of one game."""

from __future__ import annotations

import math
from functools import lru_cache

from renders.board import shapes
from renders.board.drawing import HAIR, INK, Drawing, Sprite
from renders.board.sprites import PAPER
from renders.board.stickers import CARD, RIM, stick
from renders.games.legacy.pack_art import CityArt, ScarArt
from renders.games.legacy.shapes import BUNKER, CRATE
from renders.games.legacy.shapes import EMBLEMS as FACTION_EMBLEMS
from renders.games.legacy.tables import table
from renders.look import Colour, light

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
    drawing, at, side = Drawing(40, 40, scale), (4, 3), 32
    drawing.shade((6, 26, 36, 38))
    drawing.silhouette(shapes.PLATE, at, side, PAPER, 2.4)
    drawing.stamp(shapes.PLATE, at, side, colour, INK, 1.5)
    face = INK if light(colour) else PAPER
    drawing.stamp(EMBLEMS[emblem], (10, 8), 20, face, face, HAIR)
    return drawing.sprite(20, 20)


@lru_cache(256)
def city(kind: str, boxes: str, angle: float, scale: int) -> Sprite:
    """A city: a few roofs for a minor one, towers for a major one; with walls and the boxes that these have left."""
    drawing = Drawing(44, 44, scale)
    drawing.rounded((8, 6, 36, 37), 3, CARD, INK)
    houses, roof, walls = CITIES[kind]
    for x, top, width in houses:
        drawing.rectangle((x, top, x + width, 34), walls, INK, 0.5)
        ridge = ((x - 1, top), (x + width / 2, top - roof), (x + width + 1, top))
        drawing.polygon(ridge, BRICK, INK, 0.5)
        for row in range(top + 3, 32, 5):
            drawing.rectangle((x + width / 2 - 1, row, x + width / 2 + 1, row + 2), INK)
    if boxes:
        _walls(drawing, boxes)
    return stick(drawing, angle, 22, 22)


def _walls(drawing: Drawing, boxes: str) -> None:
    """Battlements in front of a city, with the number of boxes left."""
    drawing.rectangle((5, 28, 39, 40), WALL, INK)
    for x in range(5, 39, 7):
        drawing.rectangle((x, 25, x + 4, 29), WALL, INK, 0.5)
    drawing.text((22, 34.4), boxes, 11, PAPER)


@lru_cache(64)
def scar(kind: str, angle: float, scale: int) -> Sprite:
    """A scar: its sign on a worn patch."""
    drawing = Drawing(30, 30, scale)
    shape, paint = SCARS[kind]
    edge = [
        (15 + math.cos(t) * r, 15 + math.sin(t) * r)
        for t, r in ((math.pi * step / 8, 10.4 + (step % 3) * 0.7) for step in range(16))
    ]
    drawing.polygon(edge, CARD, INK)
    drawing.stamp(shape, (7, 7), 16, paint, INK, 0.7)
    return stick(drawing, angle, 15, 15)
