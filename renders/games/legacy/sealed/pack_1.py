"""SEALED: what is in here spoils Risk Legacy for whoever plays it. It belongs behind the seal of pack_1."""

from __future__ import annotations

import math

from renders.board import shapes
from renders.board.shapes import Outline
from renders.games.legacy.pack_art import PackArt, ScarArt

ARC = 14
"""The steps of an arc."""


def _arc(angle: float, away: float, radius: float, half: float) -> list[tuple[float, float]]:
    """An arc around a point `away` from the middle in this direction: its inner side, by so many radians each way."""
    x, y = away * math.cos(angle), away * math.sin(angle)
    turns = (angle + math.pi + half * (2 * step / ARC - 1) for step in range(ARC + 1))
    return [(x + radius * math.cos(turn), y + radius * math.sin(turn)) for turn in turns]


def _horn(angle: float) -> Outline:
    """A crescent that is open to the outside."""
    return (*_arc(angle, 0.52, 0.54, 2.45), *reversed(_arc(angle, 0.68, 0.41, 2.3)))


def _disc(radius: float) -> Outline:
    return tuple(
        (radius * math.cos(math.tau * step / 20), radius * math.sin(math.tau * step / 20)) for step in range(20)
    )


HORNS = tuple(_horn(math.radians(angle)) for angle in (-90, 30, 150))
"""Three horns around a core, in a square of 2 about its middle."""
BIOHAZARD = ScarArt((*HORNS, _disc(0.17)), (132, 150, 30))
DRAFT, EVENT = ScarArt(shapes.BANNER, (150, 46, 40)), ScarArt(shapes.STAR, (62, 74, 112))
ART = PackArt(
    tables={
        "scars": {"biohazard": BIOHAZARD},
        "words": {"biohazard": "Biohazard"},
    },
    inside=lambda now: (DRAFT, BIOHAZARD, EVENT),
)
