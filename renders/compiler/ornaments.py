"""Ornaments on open water: sailing ships and a spouting whale."""

from __future__ import annotations

import math
import random

from renders.compiler.glyphs import FAINT, INK, Drawing, Pen

SAIL = (244, 234, 208)
HULL = (124, 84, 52)
DEEP = (66, 98, 112)


def _waves(pen: Pen, s: float, left: float, right: float) -> None:
    """Two short rows of ripples under something afloat."""
    for row, shift in ((0.06, 0.0), (0.17, 0.2)):
        steps = [left + shift + (right - left - 2 * shift) * k / 24 for k in range(25)]
        pen.line([(x * s, (row + 0.03 * math.sin(x * 16)) * s) for x in steps], DEEP, 0.8, 210)


def _sail(pen: Pen, s: float, mast: float, top: float, foot: float, half: float) -> None:
    """A square sail, filled by wind from the left."""
    belly = half * 0.45
    right = [(mast + half + belly * math.sin(math.pi * k / 6), top + (foot - top) * k / 6) for k in range(7)]
    left = [(mast - half * 0.8 + belly * math.sin(math.pi * k / 6), foot + (top - foot) * k / 6) for k in range(7)]
    edge = [(x * s, y * s) for x, y in (*right, *left)]
    pen.shape(edge, SAIL)
    pen.line([*edge, edge[0]], INK, 0.8)
    pen.line([((mast + belly) * s, top * s), ((mast + belly * 1.5) * s, foot * s)], FAINT, 0.5, 160)


def ship(pen: Pen, s: float, rnd: random.Random) -> None:
    """A three-masted ship sailing to the right."""
    for mast, top in ((-0.42, -0.98), (0.0, -1.2), (0.42, -0.94)):
        pen.line([(mast * s, -0.1 * s), (mast * s, top * s)], INK, 1.0)
        pen.shape(
            [(mast * s, top * s), ((mast + 0.2) * s, (top - 0.05) * s), (mast * s, (top - 0.1) * s)], (150, 44, 32)
        )
        _sail(pen, s, mast, top + 0.08, top * 0.55, 0.15)
        _sail(pen, s, mast, top * 0.52, -0.22, 0.2)
    pen.line([(0.6 * s, -0.2 * s), (0.98 * s, -0.42 * s)], INK, 1.0)
    pen.shape([(0.44 * s, -0.72 * s), (0.94 * s, -0.4 * s), (0.5 * s, -0.26 * s)], SAIL)
    hull = [(-0.74, -0.36), (-0.62, -0.18), (0.5, -0.18), (0.76, -0.26), (0.56, 0.06), (-0.58, 0.06), (-0.7, -0.12)]
    edge = [(x * s, y * s) for x, y in hull]
    pen.shape(edge, HULL)
    pen.line([*edge, edge[0]], INK, 0.9)
    pen.line([(-0.64 * s, -0.07 * s), (0.62 * s, -0.07 * s)], (222, 190, 130), 0.8)
    _waves(pen, s, -0.95, 1.0)


def whale(pen: Pen, s: float, rnd: random.Random) -> None:
    """A spouting whale with its tail in the air."""
    for side in (-1, 1):
        jet = [(-0.38 + side * 0.2 * t, -0.5 - 0.5 * math.sin(math.pi * (0.15 + 0.6 * t))) for t in (0, 0.3, 0.6, 1)]
        pen.line([(x * s, y * s) for x, y in jet], (222, 234, 232), 1.3, 230)
    back = [(-0.86, 0.02), (-0.84, -0.2), (-0.66, -0.4), (-0.36, -0.47), (0.0, -0.36), (0.34, -0.14), (0.56, -0.22)]
    tail = [(0.66, -0.46), (0.44, -0.62), (0.72, -0.6), (0.98, -0.7), (0.8, -0.44), (0.74, -0.14), (0.5, 0.04)]
    edge = [(x * s, y * s) for x, y in (*back, *tail)]
    pen.shape(edge, (104, 126, 132))
    pen.line([*edge, edge[0]], INK, 0.9)
    pen.line([(-0.84 * s, -0.1 * s), (-0.6 * s, -0.14 * s), (-0.48 * s, -0.06 * s)], INK, 0.8)
    pen.disc(-0.5 * s, -0.24 * s, 1.1, 1.1, INK)
    _waves(pen, s, -1.05, 0.95)


def ferry(pen: Pen, s: float, rnd: random.Random) -> None:
    """The ferryman of the dead: a hooded figure with a pole in a low boat, a lantern at the bow."""
    for reach, alpha in ((0.42, 46), (0.3, 70), (0.18, 110)):
        pen.disc(0.86 * s, -0.5 * s, reach * s, reach * s, (255, 196, 92), alpha)
    pen.line([(-0.62 * s, 0.2 * s), (-0.2 * s, -1.3 * s)], (176, 150, 112), 1.6)
    pen.line([(0.74 * s, -0.16 * s), (0.86 * s, -0.62 * s)], (176, 150, 112), 1.2)
    pen.disc(0.86 * s, -0.5 * s, 0.07 * s, 0.09 * s, (255, 232, 150))
    cloak = [(-0.42, -0.14), (-0.36, -0.6), (-0.3, -0.9), (-0.14, -1.06), (0.02, -0.92), (0.06, -0.6), (0.16, -0.14)]
    edge = [(x * s, y * s) for x, y in cloak]
    pen.shape(edge, (104, 92, 104))
    pen.line([*edge, edge[0]], (206, 190, 176), 0.8)
    pen.disc(-0.1 * s, -0.86 * s, 0.09 * s, 0.11 * s, (26, 18, 24))
    hull = [
        (-1.0, -0.42),
        (-0.8, -0.16),
        (0.6, -0.16),
        (0.96, -0.4),
        (0.82, 0.02),
        (0.5, 0.14),
        (-0.6, 0.14),
        (-0.88, 0.0),
    ]
    edge = [(x * s, y * s) for x, y in hull]
    pen.shape(edge, (92, 62, 46))
    pen.line([*edge, edge[0]], (206, 190, 176), 0.8)
    for row, left, right in ((0.22, -1.1, 1.1), (0.34, -0.8, 0.9)):
        steps = [left + (right - left) * k / 24 for k in range(25)]
        pen.line([(x * s, (row + 0.03 * math.sin(x * 16)) * s) for x in steps], (120, 112, 136), 0.9, 210)


ORNAMENTS: dict[str, Drawing] = {"ship": ship, "whale": whale, "ferry": ferry}
