"""Drawings of Risk Legacy in a square of -1..1: the emblems of factions, and what is stuck on territories. Own art."""

from __future__ import annotations

import math

from renders.board.shapes import RING, Outline, carve, read_outlines

_TOOTH = ((0.7, -0.07), (0.98, -0.05), (0.98, 0.05), (0.7, 0.07))
"""A tooth of a gear: distance from its middle, and angle in half turns."""
GEAR = (
    tuple((0.74 * x, 0.74 * y) for x, y in RING[:13]) + tuple((0.3 * x, 0.3 * y) for x, y in reversed(RING[:13])),
    tuple((0.74 * x, 0.74 * y) for x, y in (*RING[12:], RING[0]))
    + tuple((0.3 * x, 0.3 * y) for x, y in reversed((*RING[12:], RING[0]))),
    *(
        tuple((r * math.cos(math.pi * (k / 4 + t)), r * math.sin(math.pi * (k / 4 + t))) for r, t in _TOOTH)
        for k in range(8)
    ),
)
PAW = (
    *carve("0 -6, 40 10, 60 44, 56 76, 30 88, 0 76, -30 88, -56 76, -60 44, -40 10"),
    *(
        tuple((x + 0.2 * u, y + 0.27 * v) for u, v in RING)
        for x, y in ((-0.72, -0.02), (-0.3, -0.46), (0.3, -0.46), (0.72, -0.02))
    ),
    *read_outlines(
        "-80 -34, -70 -74, -62 -32 / -38 -78, -30 -99, -22 -78 / 38 -78, 30 -99, 22 -78 / 80 -34, 70 -74, 62 -32"
    ),
)
TWO_HEADS = carve(
    "-8 -30, -16 -62, -34 -74, -60 -70, -50 -88, -24 -96, -4 -80, 0 -60, 4 -80, 24 -96, 50 -88, 60 -70, 34 -74, 16 "
    "-62, 8 -30, 30 -30, 60 -54, 92 -60, 96 -20, 78 12, 50 28, 26 30, 20 52, 40 84, 14 78, 0 98, -14 78, -40 84, -20 "
    "52, -26 30, -50 28, -78 12, -96 -20, -92 -60, -60 -54, -30 -30"
)
WORKS = read_outlines(
    "-92 92, -92 6, -48 -26, -48 6, -4 -26, -4 6, 40 -26, 40 92 / 48 92, 54 -84, 82 -84, 90 92 / 50 -94, 86 -94, 86 "
    "-86, 50 -86"
)
DUNES = (
    tuple((0.3 + 0.36 * x, -0.5 + 0.36 * y) for x, y in RING),
    *carve("-98 92, -98 30, -60 4, -20 14, 20 44, 60 20, 98 34, 98 92"),
)
EMBLEMS: dict[str, tuple[Outline, ...]] = {
    "die_mechaniker": GEAR,
    "enclave_of_the_bear": PAW,
    "imperial_balkania": TWO_HEADS,
    "khan_industries": WORKS,
    "saharan_republic": DUNES,
}
"""The emblem of each faction."""
BUNKER = read_outlines(
    "-96 70, -84 10, -56 -30, -16 -48, 16 -48, 56 -30, 84 10, 96 70, 50 70, 50 22, -50 22, -50 70 / "
    "-40 34, 40 34, 40 50, -40 50"
)
CRATE = read_outlines(
    "-88 -30, 88 -30, 88 -12, -88 -12 / -80 -4, 80 -4, 80 84, -80 84 / -60 -84, -44 -94, 60 -40, 44 -34"
)
