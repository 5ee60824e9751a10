"""What the waters of Ancient Earth do to a board: maelstroms on sea lanes, and the flood over territories that sank."""

from __future__ import annotations

import math
from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache
from typing import ClassVar

from PIL import Image, ImageChops, ImageDraw, ImageFilter

from renders.board.art import Art
from renders.board.drawing import Drawing, Sprite, widen
from renders.board.labels import Wording
from renders.board.layers import Layer, Mark
from renders.board.overlays import HALO, INK, find_lane_spot
from renders.games.game_art import Cover, DrawSign
from renders.look import Look
from renders.scene import CoverKind, Sign

DEEP, SPRAY = (38, 78, 98), (214, 232, 230)
WATER, FOAM = (94, 134, 142), (178, 204, 202)
FLOODED = 204
"""How strongly sunk territories are covered with water, of 255."""
FLOOD: CoverKind = "flood"
MAELSTROM: Sign = "maelstrom"


@dataclass(frozen=True)
class Maelstroms(Layer):
    """The maelstroms on these sea lanes."""

    passing: ClassVar[bool] = True
    sign: ClassVar[str] = MAELSTROM
    lanes: tuple[tuple[str, str], ...]

    def marks(self, art: Art, look: Look, scale: int) -> Iterator[Mark]:
        for link in ("|".join(sorted(pair)) for pair in self.lanes):
            if link in art.anchors["lanes"]:
                (x, y), radius = find_lane_spot(art, Wording(look), link)
                yield _mark(x, y, radius, scale)


@lru_cache(64)
def _mark(x: float, y: float, radius: int, scale: int) -> Mark:
    """A maelstrom around (x, y), in board pixels."""
    return Mark.of(maelstrom(radius, scale), x, y, scale)


@lru_cache(64)
def maelstrom(radius: int, scale: int) -> Sprite:
    """A whirlpool on a sea lane that nobody can cross."""
    c = radius + 2
    drawing = Drawing(2 * c, 2 * c, scale)
    for r, fill in ((radius + 0.5, HALO), (radius - 0.6, INK), (radius - 1.8, DEEP)):
        drawing.ellipse((c - r, c - r * 0.9, c + r, c + r * 0.9), fill)
    for arm in range(3):
        spiral = []
        for step in range(40):
            reach = (radius - 3.2) * (1 - step / 44)
            turn = 2 * math.pi * arm / 3 + step * 0.13
            spiral.append((c + reach * math.cos(turn), c + reach * 0.9 * math.sin(turn)))
        for width, fill in ((3.4, INK), (2.0, SPRAY)):
            drawing.line(spiral, fill, width)
    drawing.ellipse((c - 3.6, c - 3.6, c + 3.6, c + 3.6), INK)
    return drawing.sprite(c, c)


def _draw_sign(side: int) -> Sprite:
    return maelstrom(side // 2 + 1, 1)


def paint_flood(ground: Image.Image, area: Image.Image, scale: int, offset: tuple[int, int]) -> None:
    """Cover sunk territories with water, through which they are seen faintly, with rows of ripples."""
    area, size = widen(area, scale), ground.size
    soft = area.filter(ImageFilter.GaussianBlur(2.5 * scale))
    ground.paste(WATER, (0, 0), soft.point([v * FLOODED // 255 for v in range(256)]))
    ripples = Image.new("L", size)
    draw, pitch = ImageDraw.Draw(ripples), 26 * scale
    for row in range(-1, size[1] // pitch + 2):
        y = row * pitch - offset[1] % pitch
        number = (y + offset[1]) // pitch
        for left in range(-(offset[0] % (52 * scale)) - 52 * scale + number % 2 * 26 * scale, size[0], 52 * scale):
            points = [(left + k * scale, y + 2.2 * scale * math.sin(k / 4)) for k in range(26)]
            draw.line(points, fill=150, width=round(1.4 * scale))
    ground.paste(FOAM, (0, 0), ImageChops.multiply(ripples, area))


COVERS: dict[CoverKind, Cover] = {FLOOD: Cover(WATER, paint_flood)}
DRAWN_SIGNS: dict[Sign, DrawSign] = {MAELSTROM: _draw_sign}
