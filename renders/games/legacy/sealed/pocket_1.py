"""SEALED: what is in here spoils Risk Legacy for whoever plays it. It belongs behind the seal of pocket_1."""

from __future__ import annotations

import math

from renders.board import shapes
from renders.board.shapes import Outline
from renders.games.legacy.pack_art import PackArt, ScarArt
from rules.legacy.sealed.pocket_1.change import CHOICES
from rules.legacy.sealed.pocket_1.kept import CONTENT, FALLOUT, MUTANTS

ARC = 10
"""The steps of an arc."""
TWIST = 16
"""The steps of a strand."""


def _blade(angle: float) -> Outline:
    """A sector of a sixth of a turn, from near the core to the edge."""
    turns = [angle + math.pi / 3 * (step / ARC - 0.5) for step in range(ARC + 1)]
    return tuple(
        (radius * math.cos(turn), radius * math.sin(turn))
        for radius, way in ((0.3, turns), (0.97, turns[::-1]))
        for turn in way
    )


def _strand(side: int) -> Outline:
    """A band that winds twice around the middle line from top to bottom."""
    heights = [2 * step / TWIST - 1 for step in range(TWIST + 1)]

    def at(y: float) -> float:
        return side * 0.6 * math.sin(1.5 * math.pi * y + math.pi / 4)

    return tuple((at(y) + half, 0.96 * y) for half, way in ((-0.15, heights), (0.15, heights[::-1])) for y in way)


def _rung(y: float) -> Outline:
    """A bar between both strands."""
    wide = abs(0.6 * math.sin(1.5 * math.pi * y + math.pi / 4))
    return (-wide, y - 0.06), (wide, y - 0.06), (wide, y + 0.06), (-wide, y + 0.06)


CORE: Outline = tuple(
    (0.18 * math.cos(math.tau * step / 20), 0.18 * math.sin(math.tau * step / 20)) for step in range(20)
)
BLADES = (*(_blade(math.radians(angle)) for angle in (-90, 30, 150)), CORE)
"""Three blades around a core."""
HELIX = (_strand(1), _strand(-1), *map(_rung, (-0.78, -0.5, 0.16, 0.5, 0.82)))
"""Two strands that wind around each other, with rungs between them."""
BURNT, ORANGE = ScarArt(BLADES, (196, 150, 18)), (206, 98, 26)
ART = PackArt(
    tables={
        "scars": {FALLOUT: BURNT},
        "emblems": {MUTANTS: HELIX},
        "colours": {MUTANTS: ORANGE},
        "signs": {
            **dict.fromkeys(CONTENT["missile_powers"], shapes.MISSILE),
            **{choice: HELIX for choices in CHOICES.values() for choice in choices},
            **dict.fromkeys(CONTENT["events"], shapes.CROSS),
        },
        "words": {FALLOUT: "Fallout"},
    },
    inside=lambda now: (ScarArt(shapes.MISSILE, (150, 30, 24)), BURNT, ScarArt(HELIX, ORANGE)),
)
