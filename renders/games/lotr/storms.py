"""The layer of winter storms: a cloud over each territory that cannot act."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import lru_cache
from typing import ClassVar

from renders.board.art import Art
from renders.board.drawing import Drawing
from renders.board.layers import Layer, Mark
from renders.look import Colour, Look

RIM: Colour = (30, 34, 44)
ASIDE = (-24, -18)
"""Where a cloud stands beside a count, in board pixels."""


@dataclass(frozen=True)
class Storms(Layer):
    """The clouds over these territories."""

    passing: ClassVar[bool] = True
    over: tuple[str, ...]

    def territories(self) -> Iterable[str]:
        return self.over

    def marks(self, art: Art, look: Look, scale: int) -> Iterator[Mark]:
        for territory in self.over:
            x, y = art.spot(territory, "count") or (0, 0)
            yield _cloud(x + ASIDE[0], y + ASIDE[1], scale)


@lru_cache(64)
def _cloud(x: float, y: float, scale: int) -> Mark:
    """A cloud with lightning around (x, y), in board pixels."""
    drawing, c = Drawing(48, 48, scale), 20
    for grow, colour in ((1.5, RIM), (0.0, (196, 204, 216))):
        for dx, dy, r in ((-9, 0, 6), (-2, -5, 8), (8, -1, 6.5), (0, 1, 6)):
            q = r + grow
            drawing.ellipse((c + dx - q, c + dy - q, c + dx + q, c + dy + q), colour)
    bolt = ((1, 4), (-5, 14), (0, 13), (-3, 22), (7, 10), (2, 11), (6, 4))
    drawing.polygon([(c + bx, c + by) for bx, by in bolt], (255, 214, 60), RIM)
    return Mark.of(drawing.sprite(c, c), x, y, scale)
