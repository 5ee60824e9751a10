"""The small drawings on the ground, each made once and stamped: peaks, trees, hills, reeds, dunes, grass."""

from __future__ import annotations

import math
import random
from collections.abc import Callable

from PIL import Image, ImageDraw

from renders.compiler.strokes import SHEET

Colour = tuple[int, int, int]
Drawing = Callable[["Pen", float, random.Random], None]

INK: Colour = (62, 42, 26)
FAINT: Colour = (112, 84, 54)
OVER = 3


class Pen:
    """Draws in board pixels around an origin at the bottom middle of a small transparent canvas."""

    def __init__(self, size: float) -> None:
        self.k = SHEET * OVER
        self.half = round(size * 1.5) * self.k
        self.image = Image.new("RGBA", (self.half * 2, self.half * 2), (*INK, 0))
        self.draw = ImageDraw.Draw(self.image)

    def _at(self, x: float, y: float) -> tuple[float, float]:
        return self.half + x * self.k, self.half * 1.6 + y * self.k

    def shape(self, points: list[tuple[float, float]], fill: Colour, alpha: int = 255) -> None:
        self.draw.polygon([self._at(*p) for p in points], fill=(*fill, alpha))

    def line(self, points: list[tuple[float, float]], colour: Colour, width: float, alpha: int = 255) -> None:
        w = max(1, round(width * self.k))
        self.draw.line([self._at(*p) for p in points], fill=(*colour, alpha), width=w, joint="curve")

    def disc(self, x: float, y: float, rx: float, ry: float, fill: Colour, alpha: int = 255) -> None:
        (ax, ay), (bx, by) = self._at(x - rx, y - ry), self._at(x + rx, y + ry)
        self.draw.ellipse((ax, ay, bx, by), fill=(*fill, alpha))

    def finish(self) -> Image.Image:
        return self.image.reduce(OVER)


def glyph(drawing: Drawing, size: float, rnd: random.Random) -> tuple[Image.Image, tuple[int, int]]:
    """The drawing at sheet size, and the position of its foot in it."""
    pen = Pen(size)
    drawing(pen, size, rnd)
    image = pen.finish()
    return image, (image.width // 2, round(image.height * 0.8))


def _slope(rnd: random.Random, foot: float, size: float) -> list[tuple[float, float]]:
    """One flank of a peak from its top (0, -size) to its foot."""
    jitter = size * 0.045
    steps = [(t, foot * t ** rnd.uniform(0.85, 1.05)) for t in (0.2, 0.42, 0.62, 0.82)]
    points = [(x + rnd.uniform(-jitter, jitter), -size * (1 - t)) for t, x in steps]
    return [(0.0, -size), *points, (foot, rnd.uniform(-0.3, 1.2))]


def _peak(pen: Pen, s: float, rnd: random.Random, lit: Colour, shade: Colour, snow: Colour) -> None:
    left, right = _slope(rnd, -s * rnd.uniform(0.52, 0.64), s), _slope(rnd, s * rnd.uniform(0.58, 0.72), s)
    ridge = [(0.0, -s), (-s * 0.05, -s * 0.8), (s * 0.09, -s * 0.58), (s * 0.0, -s * 0.36), (s * 0.13, -s * 0.12)]
    pen.shape([*left, *right[::-1]], lit)
    pen.shape([*ridge, (s * 0.1, 0.8), *right[::-1]], shade)
    for k in range(6):
        t = 0.16 + 0.14 * k
        x, y = right[-1][0] * t, -s * (1 - t)
        pen.line([(x, y), (x - s * 0.11, y + s * (0.2 + 0.03 * k))], FAINT, 0.55, 200)
    pen.shape([(0, -s), (-s * 0.13, -s * 0.75), (-s * 0.05, -s * 0.7), (0, -s * 0.78), (s * 0.05, -s * 0.7)], snow)
    pen.shape([(0, -s), (s * 0.05, -s * 0.7), (s * 0.1, -s * 0.76), (s * 0.15, -s * 0.74)], shade)
    pen.line(ridge[:4], FAINT, 0.6, 220)
    pen.line(left, INK, 0.9)
    pen.line(right, INK, 1.25)


def peak(pen: Pen, s: float, rnd: random.Random) -> None:
    _peak(pen, s, rnd, (226, 208, 174), (158, 130, 98), (250, 246, 236))


def dark_peak(pen: Pen, s: float, rnd: random.Random) -> None:
    _peak(pen, s, rnd, (176, 164, 150), (92, 80, 74), (198, 190, 180))


def volcano(pen: Pen, s: float, rnd: random.Random) -> None:
    """A broken cone with fire in its mouth and smoke above."""
    for k in range(5):
        pen.disc(
            s * (0.06 + 0.1 * k),
            -s * (1.02 + 0.13 * k),
            s * (0.1 + 0.035 * k),
            s * (0.08 + 0.02 * k),
            (96, 84, 80),
            150,
        )
    left = [(-s * 0.16, -s * 0.9), (-s * 0.3, -s * 0.55), (-s * 0.52, -s * 0.22), (-s * 0.86, 0)]
    right = [(s * 0.16, -s * 0.9), (s * 0.27, -s * 0.55), (s * 0.5, -s * 0.25), (s * 0.9, 0)]
    pen.shape([*left[::-1], *right], (120, 104, 96))
    pen.shape([(s * 0.02, -s * 0.84), (s * 0.1, -s * 0.4), (s * 0.04, 0), *right[::-1]], (76, 64, 60))
    pen.shape([(-s * 0.16, -s * 0.9), (0, -s * 0.8), (s * 0.16, -s * 0.9), (0, -s * 0.97)], (232, 120, 40))
    pen.line([(0, -s * 0.84), (-s * 0.05, -s * 0.6), (-s * 0.16, -s * 0.36), (-s * 0.2, -s * 0.12)], (222, 92, 32), 1.6)
    pen.line([(s * 0.03, -s * 0.82), (s * 0.12, -s * 0.55), (s * 0.3, -s * 0.25)], (222, 92, 32), 1.2)
    pen.line(left, INK, 1.0)
    pen.line(right, INK, 1.3)


def flame(pen: Pen, s: float, rnd: random.Random) -> None:
    """A tongue of fire, leaning as the draught has it: dark rim, red, orange, and a pale heart."""
    lean, tall = s * rnd.uniform(-0.16, 0.16), rnd.uniform(0.9, 1.1)
    tongue = (
        (-0.06, 0.1), (-0.34, -0.04), (-0.4, -0.3), (-0.24, -0.52), (-0.26, -0.3), (-0.1, -0.62), (0.02, -1.0),
        (0.1, -0.66), (0.2, -0.48), (0.26, -0.66), (0.4, -0.34), (0.34, -0.06), (0.08, 0.1),
    )  # fmt: skip
    layers = ((1.12, (60, 14, 10)), (1.0, (196, 44, 20)), (0.72, (240, 126, 28)), (0.42, (255, 222, 110)))
    for size, fill in layers:
        pen.shape([(x * s * size + lean * y * y * size, y * s * size * tall) for x, y in tongue], fill)


def bones(pen: Pen, s: float, rnd: random.Random) -> None:
    """A bone or two in the ash."""
    for turn in (rnd.uniform(-0.5, 0.3), rnd.uniform(0.6, 1.4))[: rnd.choice((1, 2, 2))]:
        dx, dy = math.cos(turn) * s * 0.5, math.sin(turn) * s * 0.28
        pen.line([(-dx, -dy - s * 0.2), (dx, dy - s * 0.2)], (44, 34, 32), 2.4)
        pen.line([(-dx, -dy - s * 0.2), (dx, dy - s * 0.2)], (206, 196, 178), 1.4)
        for x, y in ((-dx, -dy), (dx, dy)):
            pen.disc(x, y - s * 0.2, 1.7, 1.5, (206, 196, 178))


def crag(pen: Pen, s: float, rnd: random.Random) -> None:
    """A broken spire of dark rock."""
    left, top, right = -s * rnd.uniform(0.3, 0.44), -s * rnd.uniform(0.8, 1.05), s * rnd.uniform(0.3, 0.46)
    edge = [
        (left, 0),
        (left * 0.7, top * 0.5),
        (left * 0.2, top * 0.66),
        (0, top),
        (right * 0.4, top * 0.6),
        (right, 0),
    ]
    pen.shape(edge, (104, 90, 88))
    pen.shape([(0, top), (right * 0.4, top * 0.6), (right, 0), (right * 0.1, 0), (s * 0.04, top * 0.5)], (62, 50, 54))
    pen.line(edge, (30, 20, 22), 0.9)


def tree(pen: Pen, s: float, rnd: random.Random) -> None:
    green = rnd.choice([(126, 138, 82), (112, 128, 74), (138, 146, 90)])
    pen.disc(s * 0.1, 0, s * 0.4, s * 0.12, (70, 56, 34), 90)
    pen.line([(0, 0), (0, -s * 0.4)], INK, 1.0)
    pen.disc(0, -s * 0.66, s * 0.4, s * 0.38, INK)
    pen.disc(0, -s * 0.66, s * 0.4 - 0.7, s * 0.38 - 0.7, green)
    pen.disc(-s * 0.1, -s * 0.76, s * 0.2, s * 0.17, (162, 168, 112), 200)


def golden(pen: Pen, s: float, rnd: random.Random) -> None:
    pen.disc(s * 0.1, 0, s * 0.4, s * 0.12, (70, 56, 34), 90)
    pen.line([(0, 0), (0, -s * 0.45)], (110, 96, 82), 1.1)
    pen.disc(0, -s * 0.74, s * 0.38, s * 0.42, INK)
    pen.disc(
        0, -s * 0.74, s * 0.38 - 0.7, s * 0.42 - 0.7, rnd.choice([(206, 172, 84), (196, 168, 92), (188, 174, 104)])
    )
    pen.disc(-s * 0.1, -s * 0.86, s * 0.18, s * 0.18, (236, 214, 140), 200)


def fir(pen: Pen, s: float, rnd: random.Random) -> None:
    green = rnd.choice([(84, 102, 70), (74, 94, 66), (94, 110, 74)])
    pen.disc(s * 0.08, 0, s * 0.34, s * 0.1, (60, 50, 34), 90)
    pen.line([(0, 0), (0, -s * 0.3)], INK, 1.0)
    for top, wide in ((-s * 0.55, 0.36), (-s * 0.82, 0.29), (-s * 1.08, 0.2)):
        low = top + s * 0.38
        pen.shape([(-s * wide - 0.6, low + 0.5), (0, top - 0.8), (s * wide + 0.6, low + 0.5)], INK)
        pen.shape([(-s * wide, low), (0, top), (s * wide, low)], green)
        pen.shape([(-s * wide, low), (0, top), (-s * wide * 0.3, low)], (124, 138, 98), 190)


def palm(pen: Pen, s: float, rnd: random.Random) -> None:
    """A leaning stem with a crown of fronds."""
    lean = rnd.uniform(-0.16, 0.16) * s
    pen.disc(s * 0.1, 0, s * 0.34, s * 0.1, (70, 56, 34), 90)
    pen.line([(0, 0), (lean * 0.4, -s * 0.45), (lean, -s * 0.8)], (92, 66, 40), 1.3)
    for reach, drop in (
        (-0.5, 0.16),
        (-0.36, -0.14),
        (0.0, -0.26),
        (0.36, -0.14),
        (0.5, 0.16),
        (0.22, 0.24),
        (-0.22, 0.24),
    ):
        tip, bow = (lean + reach * s, -s * 0.8 + drop * s), (lean + reach * s * 0.55, -s * 0.92 + drop * s * 0.2)
        pen.line([(lean, -s * 0.8), bow, tip], INK, 2.2)
        pen.line([(lean, -s * 0.8), bow, tip], rnd.choice([(104, 128, 72), (118, 138, 80)]), 1.3)


def hill(pen: Pen, s: float, rnd: random.Random) -> None:
    arc = [
        (-s * 0.8 + s * 1.6 * t, -s * 0.52 * (1 - (2 * t - 1) ** 2) * rnd.uniform(0.95, 1.05))
        for t in (0, 0.12, 0.25, 0.38, 0.5, 0.62, 0.75, 0.88, 1)
    ]
    pen.shape(arc, (214, 194, 152), 210)
    pen.line(arc, FAINT, 1.0)
    for k in (0.2, 0.4, 0.58):
        pen.line([(s * k, -s * 0.5 * (1 - k * k) + 1), (s * (k + 0.07), -s * 0.1)], FAINT, 0.55, 190)


def reeds(pen: Pen, s: float, rnd: random.Random) -> None:
    pen.line([(-s * 0.8, 0), (s * 0.8, 0)], (88, 116, 122), 0.8, 220)
    pen.line([(-s * 0.4, s * 0.2), (s * 0.5, s * 0.2)], (88, 116, 122), 0.6, 200)
    for k in (-0.4, -0.15, 0.12, 0.36):
        pen.line([(k * s, 0), (k * s * 1.5, -s * rnd.uniform(0.55, 0.95))], (84, 96, 58), 0.8)


def dune(pen: Pen, s: float, rnd: random.Random) -> None:
    arc = [(-s, 0.0), (-s * 0.5, -s * 0.26), (0, -s * 0.34), (s * 0.45, -s * 0.2), (s, -s * 0.02)]
    pen.line(arc, (150, 116, 70), 0.9, 210)
    pen.line([(0, -s * 0.34), (s * 0.16, -s * 0.14), (s * 0.08, 0)], (150, 116, 70), 0.6, 170)


def grass(pen: Pen, s: float, rnd: random.Random) -> None:
    for k in (-0.32, 0, 0.3):
        pen.line([(k * s, 0), (k * s * 1.6, -s * rnd.uniform(0.45, 0.75))], (126, 122, 74), 0.75, 220)


def cracks(pen: Pen, s: float, rnd: random.Random) -> None:
    pen.line([(-s * 0.8, 0), (-s * 0.3, -s * 0.16), (s * 0.1, s * 0.06), (s * 0.7, -s * 0.1)], (84, 70, 64), 0.8, 200)
    pen.line([(-s * 0.3, -s * 0.16), (-s * 0.1, -s * 0.5)], (84, 70, 64), 0.7, 180)
    pen.line([(s * 0.1, s * 0.06), (s * 0.3, s * 0.4)], (84, 70, 64), 0.6, 170)


def snowdrift(pen: Pen, s: float, rnd: random.Random) -> None:
    pen.line([(-s * 0.8, 0), (-s * 0.3, -s * 0.14), (s * 0.2, 0), (s * 0.8, -s * 0.1)], (132, 140, 150), 0.8, 170)


KINDS: dict[str, tuple[Drawing, float, float, int]] = {
    "wood": (tree, 15, 15, 16),
    "golden": (golden, 16, 16, 12),
    "fir": (fir, 16, 14, 22),
    "jungle": (palm, 17, 19, 12),
    "oasis": (palm, 17, 74, 5),
    "crag": (peak, 22, 30, 6),
    "marsh": (reeds, 10, 24, 12),
    "hill": (hill, 14, 30, 8),
    "ash": (cracks, 10, 28, 9),
    "dune": (dune, 12, 34, 8),
    "grass": (grass, 8, 34, 9),
    "snow": (snowdrift, 11, 36, 10),
    "bones": (bones, 11, 42, 7),
    "crags": (crag, 15, 38, 7),
}
"""For each terrain: its drawing, its size, the distance between two of them (board pixels), and the largest number."""
