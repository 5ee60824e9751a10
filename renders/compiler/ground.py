"""The cost of each spot in and around a territory for its labels and pieces: paint, open water, other territories."""

from __future__ import annotations

from dataclasses import dataclass, field

import numpy as np
import numpy.typing as npt
from scipy import ndimage

from renders.board import sizes as m
from renders.compiler.geography import Geography
from renders.compiler.wanted_space import Item

Costs = npt.NDArray[np.float64]
GRID = 3
"""The pixels between neighbouring spots on the grid."""
DISC: m.Box = (-16, -16, 16, 16)
"""The disc of a count, around its anchor."""


@dataclass
class Ground:
    """One territory's surroundings on the grid: the cost of each pixel, as running sums; `dry` counts water in full."""

    x0: int
    y0: int
    sums: Costs
    spots: Costs
    cache: dict[m.Box, Costs] = field(default_factory=dict)
    dry: Ground | None = None

    def under(self, item: Item, box: m.Box) -> Costs:
        """The mean cost under an item; a count's disc must stand on its own territory, the rest may overhang water."""
        found = self.badness(box)
        return found + self.dry.badness(DISC) if self.dry and item.name == "count" else found

    def badness(self, box: m.Box) -> Costs:
        """For every spot, the mean cost (0..1) under the box there."""
        if box not in self.cache:
            lo = np.floor(self.spots + np.array(box[:2]) - (self.x0, self.y0)).astype(int)
            hi = np.ceil(self.spots + np.array(box[2:]) - (self.x0, self.y0)).astype(int)
            top = np.array(self.sums.shape[::-1]) - 1
            lo, hi = np.clip(lo, 0, top), np.clip(hi, 0, top)
            s = self.sums
            total = s[hi[:, 1], hi[:, 0]] - s[lo[:, 1], hi[:, 0]] - s[hi[:, 1], lo[:, 0]] + s[lo[:, 1], lo[:, 0]]
            area = (box[2] - box[0]) * (box[3] - box[1])
            cut = area - (hi - lo).prod(1)
            self.cache[box] = np.maximum(0, total) / area + 9.0 * (cut > 0.5)
        return self.cache[box]


def ground(geo: Geography, number: int, barred: Costs, wet: float = 1.0) -> Ground:
    """The surroundings of the nth territory.

    `barred` (0..1, board size) says where something is painted already, `wet` is the cost of open water: where it is as
    high as that of another territory, so is that of isles.
    """
    labels, edge = geo.labels, geo.source.margin + 2
    ys, xs = np.nonzero(labels == number)
    x0, x1 = max(edge, int(xs.min()) - 40), min(labels.shape[1] - edge, int(xs.max()) + 40)
    y0, y1 = max(edge, int(ys.min()) - 40), min(labels.shape[0] - edge, int(ys.max()) + 40)
    here, paint = labels[y0:y1, x0:x1], barred[y0:y1, x0:x1]
    beside = np.where(here == 0, wet + (1 - wet) * paint, 1.0)
    own = here == number
    if wet == 1.0 and geo.board.territories[number - 1] in geo.source.isles:
        own = _mainland(own)
    bad = np.where(own, paint * 0.8, beside)
    sums = np.pad(bad.cumsum(0).cumsum(1), ((1, 0), (1, 0)))
    gx, gy = np.meshgrid(np.arange(x0, x1, GRID), np.arange(y0, y1, GRID))
    return Ground(x0, y0, sums, np.stack([gx.ravel(), gy.ravel()], 1).astype(float))


def _mainland(own: npt.NDArray[np.bool_]) -> npt.NDArray[np.bool_]:
    """A territory without its isles."""
    parts, _ = ndimage.label(own)
    return np.asarray(parts == 1 + int(np.bincount(parts.ravel())[1:].argmax()), np.bool_)
