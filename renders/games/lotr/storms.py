"""The layer of winter storms: a cloud over each territory that cannot act."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import lru_cache
from typing import ClassVar

from PIL import Image, ImageDraw

from renders.board.art import Art
from renders.board.layers import Layer, Mark
from renders.look import Look

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
            yield _cloud(round((x + ASIDE[0]) * scale), round((y + ASIDE[1]) * scale), scale)


@lru_cache(64)
def _cloud(x: int, y: int, k: int) -> Mark:
    """A cloud with lightning."""
    image = Image.new("RGBA", (48 * k, 48 * k), (30, 34, 44, 0))
    draw, c = ImageDraw.Draw(image), 20 * k
    for grow, colour in ((1.5, (30, 34, 44)), (0.0, (196, 204, 216))):
        for dx, dy, r in ((-9, 0, 6), (-2, -5, 8), (8, -1, 6.5), (0, 1, 6)):
            q = (r + grow) * k
            draw.ellipse((c + dx * k - q, c + dy * k - q, c + dx * k + q, c + dy * k + q), fill=(*colour, 255))
    bolt = [(1, 4), (-5, 14), (0, 13), (-3, 22), (7, 10), (2, 11), (6, 4)]
    points = [(c + bx * k, c + by * k) for bx, by in bolt]
    draw.polygon(points, fill=(255, 214, 60, 255), outline=(30, 34, 44, 255), width=max(1, k))
    return Mark(None, image, (x - c, y - c))
