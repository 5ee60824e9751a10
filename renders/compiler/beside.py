"""Free spots around each count for further pieces, markers and tags: near, on no name, and on their own land."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import NamedTuple

import numpy as np
from scipy import ndimage

from renders.board import sizes as m
from renders.compiler.geography import Geography
from renders.compiler.ground import Costs
from renders.compiler.place import Placed
from renders.compiler.relief import Standing
from renders.compiler.source import Point

REACH, STEP = {m.PIECE: 84, m.MARKER: 84, m.TAG: 120}, 2
"""How far from a count a spot may be, by what stands on it, and the distance between neighbouring spots that are tried,
in board pixels."""
FOREIGN = {m.PIECE: 320.0, m.MARKER: 1200.0, m.TAG: 1800.0}
"""What a spot costs that lies on another's land: a marker and a tag have no owner's colour to tell what they are
about."""
WET, PAINTED, HIDES, MARVEL = 40.0, 60.0, 1e6, 0.12
"""What a spot costs that lies on water or on a barrier, and a pixel of something that is read or of a wonder; a pixel
of distance costs 1."""
STRICT = {m.PIECE: 3200.0, m.MARKER: 12000.0, m.TAG: 2600.0}
STRICT_WET, SMALLER, BORDER = 400.0, 240.0, 8
"""The same on another's land and on water, where pieces may be drawn smaller to stay on their own; what a piece of no
size at all would cost, and how far from a border a marker stands for free, in board pixels."""


class FreeSpot(NamedTuple):
    """A spot beside a count, and the size at which something is drawn there, as a share of the usual one."""

    at: Point
    size: float = 1.0


def beside(
    geo: Geography,
    barred: Costs,
    marvels: Sequence[Standing],
    placed: Mapping[str, Sequence[Placed]],
    taken: Sequence[m.Box],
) -> dict[str, list[FreeSpot]]:
    """For each territory the spots of its pieces, the best first, then those of its markers, the best last, and then
    those of its tags.

    `barred` (0..1, board size) says where barriers are painted, `marvels` are the wonders, `taken` the boxes of all
    that is read on the sheet.
    """
    used, seen = list(taken), np.array([_box_of(one) for one in marvels]).reshape(-1, 4)
    found: dict[str, dict[m.Box, list[FreeSpot]]] = {t: {m.PIECE: [], m.MARKER: [], m.TAG: []} for t in placed}
    for kind in _in_turn(*geo.source.beside):
        for territory, count in _counts(placed):
            number = geo.board.territories.index(territory) + 1
            ways = []
            for size in geo.source.beside_sizes:
                box = m.shrink(kind, size)
                spots, cost = _costs(geo, barred, number, count, kind, size)
                cost += HIDES * _overlap(spots, box, np.array(used)) + MARVEL * _overlap(spots, box, seen)
                best = int(cost.argmin())
                x, y = map(float, spots[best])
                ways.append((float(cost[best]), FreeSpot((x, y), size)))
            spot = min(ways)[1]
            found[territory][kind].append(spot)
            used.append(m.around(*spot.at, m.shrink(kind, spot.size)))
    return {t: [*kinds[m.PIECE], *reversed(kinds[m.MARKER]), *kinds[m.TAG]] for t, kinds in found.items()}


def _in_turn(pieces: int, markers: int, tags: int) -> Iterator[m.Box]:
    """The order in which spots are found: a marker after every second piece, the tags last."""
    for k in range(pieces):
        yield m.PIECE
        if k % 2 and k // 2 < markers:
            yield m.MARKER
    yield from (m.TAG,) * tags


def _box_of(one: Standing) -> m.Box:
    """The box of a wonder."""
    return (one.x - one.size, one.y - 1.1 * one.size, one.x + one.size, one.y)


def _counts(placed: Mapping[str, Sequence[Placed]]) -> Iterator[tuple[str, Point]]:
    for territory, items in placed.items():
        yield from ((territory, (one.x, one.y)) for one in items if one.item.name == "count")


def _costs(geo: Geography, barred: Costs, number: int, at: Point, kind: m.Box, size: float) -> tuple[Costs, Costs]:
    """The spots around a count, and what each costs by its distance and by what it stands on."""
    (height, width), (x, y), strict = geo.labels.shape, at, len(geo.source.beside_sizes) > 1
    low, high = geo.source.margin + 12, geo.source.margin + 12
    reach, box = REACH[kind], m.shrink(kind, size)
    xs = np.arange(max(low, x - reach), min(width - high, x + reach), STEP)
    ys = np.arange(max(low, y - reach), min(height - high, y + reach), STEP)
    gx, gy = (grid.ravel() for grid in np.meshgrid(xs, ys))
    area = (round(box[3] - box[1]), round(box[2] - box[0]))
    left, top = max(0, int(x) - reach - 20), max(0, int(y) - reach - 20)
    near = (slice(top, int(y) + reach + 20), slice(left, int(x) + reach + 20))
    labels, barred, here = geo.labels[near], barred[near], (gy.astype(int) - top, gx.astype(int) - left)
    cost = np.hypot(gx - x, (gy - y + 4) * 1.15) + SMALLER * (1 - size)
    foreign = (labels > 0) & (labels != number)
    apart = ndimage.maximum_filter(foreign, 2 * BORDER + 1) if strict and kind == m.MARKER else foreign
    for price, where in (
        ((STRICT if strict else FOREIGN)[kind], apart),
        (STRICT_WET if strict else WET, labels == 0),
        (PAINTED, barred > 0.3),
    ):
        cost = cost + price * ndimage.uniform_filter(where.astype(np.float32), area)[here]
    return np.stack([gx, gy], 1), np.asarray(cost, np.float64)


def _overlap(spots: Costs, box: m.Box, boxes: Costs) -> Costs:
    """How much of the boxes (n x 4) a piece would hide at each spot, and how many it would touch."""
    x, y = spots.T[..., None]
    across = np.minimum(x + box[2] + 1, boxes[:, 2]) - np.maximum(x + box[0] - 1, boxes[:, 0])
    down = np.minimum(y + box[3] + 1, boxes[:, 3]) - np.maximum(y + box[1] - 1, boxes[:, 1])
    return np.asarray((np.maximum(0, across) * np.maximum(0, down)).sum(1))
