"""The ancient wonders, each drawn once in its territory, and the galley on the sea."""

from __future__ import annotations

import math
import random

from renders.compiler.glyphs import FAINT, INK, Colour, Drawing, Pen

STONE: Colour = (236, 222, 190)
SHADE: Colour = (176, 150, 112)
WATER: Colour = (120, 160, 174)
ROOF: Colour = (176, 74, 48)


def _ink(pen: Pen, s: float, fill: Colour, points: list[tuple[float, float]], width: float = 0.8) -> None:
    """A shape, in fractions of the size, with its outline."""
    edge = [(x * s, y * s) for x, y in points]
    pen.shape(edge, fill)
    pen.line([*edge, edge[0]], INK, width)


def pyramids(pen: Pen, s: float, rnd: random.Random) -> None:
    """Three pyramids, lit from the left."""
    for x, size in ((0.52, 0.62), (-0.46, 0.7), (0.06, 1.0)):
        _ink(pen, s, STONE, [(x - 0.5 * size, 0), (x, -0.86 * size), (x + 0.56 * size, 0)])
        _ink(pen, s, SHADE, [(x, -0.86 * size), (x + 0.56 * size, 0), (x + 0.12 * size, 0.04)], 0.5)
        for k in (0.3, 0.5, 0.7):
            left, right = x - 0.5 * size * k, x + 0.12 * size * k
            pen.line([(left * s, -0.86 * size * (1 - k) * s), (right * s, -0.86 * size * (1 - k) * s)], FAINT, 0.5, 170)


def henge(pen: Pen, s: float, rnd: random.Random) -> None:
    """A ring of standing stones with lintels."""
    stones = [(math.cos(a) * 0.8, math.sin(a) * 0.3) for a in (math.pi * k / 5 + 0.3 for k in range(10))]
    for x, y in sorted(stones, key=lambda at: at[1]):
        tall = rnd.uniform(0.42, 0.5)
        _ink(
            pen,
            s,
            STONE if x < 0.3 else SHADE,
            [(x - 0.1, y), (x - 0.08, y - tall), (x + 0.09, y - tall), (x + 0.1, y)],
        )
    for x in (-0.56, 0.3):
        _ink(pen, s, STONE, [(x - 0.22, -0.28), (x - 0.2, -0.4), (x + 0.26, -0.4), (x + 0.26, -0.28)])


def colonnade(pen: Pen, s: float, rnd: random.Random) -> None:
    """A front with six columns under a pediment."""
    _ink(pen, s, SHADE, [(-0.95, 0), (-0.88, -0.16), (0.88, -0.16), (0.95, 0)])
    _ink(pen, s, (150, 124, 96), [(-0.8, -0.16), (-0.8, -0.62), (0.8, -0.62), (0.8, -0.16)])
    for k in range(6):
        x = -0.72 + 0.288 * k
        _ink(pen, s, STONE, [(x - 0.07, -0.16), (x - 0.06, -0.62), (x + 0.06, -0.62), (x + 0.07, -0.16)], 0.6)
    _ink(pen, s, STONE, [(-0.92, -0.62), (-0.92, -0.74), (0.92, -0.74), (0.92, -0.62)])
    _ink(pen, s, STONE, [(-0.96, -0.74), (0, -1.12), (0.96, -0.74)])
    pen.shape([(-0.56 * s, -0.79 * s), (0, -1.0 * s), (0.56 * s, -0.79 * s)], ROOF)


def ziggurat(pen: Pen, s: float, rnd: random.Random) -> None:
    """A stepped tower with a stair and a shrine on top."""
    for low, high, half in ((0.0, 0.3, 0.92), (0.3, 0.56, 0.68), (0.56, 0.8, 0.45), (0.8, 1.06, 0.2)):
        _ink(pen, s, STONE, [(-half, -low), (-half + 0.05, -high), (half - 0.05, -high), (half, -low)])
        _ink(pen, s, SHADE, [(half * 0.45, -low), (half * 0.45, -high), (half - 0.05, -high), (half, -low)], 0.4)
    _ink(pen, s, (206, 180, 138), [(-0.13, 0.03), (-0.06, -0.8), (0.06, -0.8), (0.13, 0.03)], 0.6)
    pen.shape([(-0.07 * s, -0.8 * s), (-0.07 * s, -0.97 * s), (0.07 * s, -0.97 * s), (0.07 * s, -0.8 * s)], INK)


def ringed_city(pen: Pen, s: float, rnd: random.Random) -> None:
    """The city of rings: alternating land and water around a hill with a shrine."""
    rings = (
        (1.0, INK),
        (0.96, WATER),
        (0.8, INK),
        (0.77, STONE),
        (0.58, INK),
        (0.55, WATER),
        (0.38, INK),
        (0.35, STONE),
    )
    for reach, fill in rings:
        pen.disc(0, -0.42 * s, reach * s, reach * 0.52 * s, fill)
    pen.line([(0.36 * s, -0.42 * s), (0.98 * s, -0.42 * s)], WATER, 1.8)
    for turn in range(9):
        x, y = math.cos(turn * 0.7 + 0.35) * 0.67, math.sin(turn * 0.7 + 0.35) * 0.35 - 0.42
        _ink(
            pen,
            s,
            ROOF,
            [(x - 0.05, y + 0.03), (x - 0.05, y - 0.05), (x, y - 0.1), (x + 0.05, y - 0.05), (x + 0.05, y + 0.03)],
            0.4,
        )
    _ink(pen, s, STONE, [(-0.14, -0.36), (-0.14, -0.66), (0.14, -0.66), (0.14, -0.36)], 0.6)
    _ink(pen, s, ROOF, [(-0.2, -0.66), (0, -0.86), (0.2, -0.66)], 0.6)


def galley(pen: Pen, s: float, rnd: random.Random) -> None:
    """A galley with a striped sail and a row of oars, its ram to the right."""
    pen.line([(-0.05 * s, -0.2 * s), (-0.05 * s, -1.2 * s)], INK, 1.1)
    sail = [(-0.56, -1.06), (0.44, -1.06), (0.54, -0.74), (0.42, -0.44), (-0.52, -0.44), (-0.42, -0.74)]
    _ink(pen, s, (244, 234, 208), sail)
    for x in (-0.34, -0.02, 0.3):
        stripe = [
            (x - 0.07, -1.06),
            (x + 0.05, -1.06),
            (x + 0.15, -0.74),
            (x + 0.04, -0.44),
            (x - 0.08, -0.44),
            (x + 0.04, -0.74),
        ]
        pen.shape([(a * s, b * s) for a, b in stripe], ROOF)
    for k in range(9):
        x = -0.6 + 0.14 * k
        pen.line([(x * s, -0.12 * s), ((x - 0.13) * s, 0.16 * s)], (92, 66, 40), 0.8)
    hull = [
        (-0.98, -0.62),
        (-0.86, -0.58),
        (-0.8, -0.24),
        (0.72, -0.24),
        (0.82, -0.44),
        (0.86, -0.2),
        (1.06, -0.06),
        (0.7, 0.06),
        (-0.66, 0.06),
        (-0.9, -0.16),
    ]
    _ink(pen, s, (124, 84, 52), hull, 0.9)
    pen.line([(-0.78 * s, -0.14 * s), (0.78 * s, -0.14 * s)], (222, 190, 130), 0.8)
    pen.disc(0.76 * s, -0.16 * s, 1.2, 1.0, (250, 246, 230))
    for row, shift in ((0.12, 0.0), (0.22, 0.25)):
        points = [((-1.0 + shift + (2.0 - 2 * shift) * k / 24), row + 0.03 * math.sin(k * 1.3)) for k in range(25)]
        pen.line([(x * s, y * s) for x, y in points], (66, 98, 112), 0.8, 210)


WONDERS: dict[str, Drawing] = {
    "pyramids": pyramids,
    "henge": henge,
    "colonnade": colonnade,
    "ziggurat": ziggurat,
    "ringed_city": ringed_city,
    "galley": galley,
}
