"""Peaks along the ranges and vegetation on the ground: their places, and the layer they are stamped on."""

from __future__ import annotations

import math
import random
from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
import numpy.typing as npt
from PIL import Image
from scipy import ndimage

from renders.compiler.geography import Geography
from renders.compiler.glyphs import KINDS, Drawing, dark_peak, flame, glyph, peak, volcano
from renders.compiler.growth import Mask
from renders.compiler.ornaments import ORNAMENTS
from renders.compiler.source import make_random
from renders.compiler.strokes import SHEET, along, lengths
from renders.compiler.wonders import WONDERS

SINGLE: dict[str, Drawing] = {
    "peak": peak,
    "dark": dark_peak,
    "volcano": volcano,
    "flame": flame,
    **ORNAMENTS,
    **WONDERS,
}


@dataclass(frozen=True)
class Standing:
    """One drawing on the ground: its kind, its foot in board pixels and its size."""

    kind: str
    x: float
    y: float
    size: float


def afloat(geo: Geography) -> list[Standing]:
    """The ships and whales of the source."""
    return [Standing(kind, *where) for kind, many in geo.source.ornaments.items() for where in many]


def peaks(geo: Geography) -> list[Standing]:
    """Peaks along every range, close enough to look closed."""
    rnd = make_random(geo.source.seed, "peaks")
    rows = [one for crest in geo.crests for one in _row(geo, list(crest), rnd)]
    return [one for one in rows if _on_land(geo, one)]


def flames(geo: Geography) -> list[Standing]:
    """Flames along every wall, close enough to look closed."""
    rnd, row = make_random(geo.source.seed, "flames"), []
    for line in geo.flames:
        total = lengths(line)[-1]
        count = max(2, round(total / 10))
        for k in range(count):
            x, y = along(line, (k + 0.5) * total / count)
            size = 25 * rnd.uniform(0.72, 1.2)
            row.append(Standing("flame", x + rnd.uniform(-2.5, 2.5), y + 4 + rnd.uniform(-2, 3), size))
    return row


def _on_land(geo: Geography, one: Standing) -> bool:
    h, w = geo.labels.shape
    return bool(geo.labels[min(h - 1, max(0, int(one.y - 4))), min(w - 1, max(0, int(one.x)))])


def _row(geo: Geography, crest: list[tuple[float, float]], rnd: random.Random) -> list[Standing]:
    total = lengths(tuple(crest))[-1]
    count = max(2, round(total / 13))
    row = []
    for k in range(count):
        x, y = along(tuple(crest), (k + 0.5) * total / count)
        swell = 0.72 + 0.28 * math.sin(math.pi * (k + 0.5) / count)
        size = 29 * swell * rnd.uniform(0.8, 1.14)
        row.append(Standing(_stone(geo, x, y), x + rnd.uniform(-2, 2), y + size * 0.36 + rnd.uniform(-2, 4), size))
    return row


def _stone(geo: Geography, x: float, y: float) -> str:
    """The kind of peak at a point; those of a dark region are black."""
    number = int(geo.labels[min(int(y), geo.labels.shape[0] - 1), min(int(x), geo.labels.shape[1] - 1)])
    dark = geo.source.dark
    return "dark" if number and geo.board.region_of[geo.board.territories[number - 1]] in dark else "peak"


def growth(geo: Geography, free: Mask) -> list[Standing]:
    """Trees, hills, reeds and the like, where `free` (board size) leaves room."""
    room = ndimage.distance_transform_edt(free).astype(np.float32)
    found: list[Standing] = []
    for number, territory in enumerate(geo.board.territories, 1):
        kind = geo.source.terrain.get(territory)
        if kind:
            found += _scatter(
                kind, (geo.labels == number) & (room > 4.5), room, make_random(geo.source.seed, territory)
            )
    return found


def marvels(geo: Geography, free: Mask) -> list[Standing]:
    """The landmarks that appear once, where their territory has most room; their space is then taken."""
    found = []
    for territory, kind in geo.source.marvels.items():
        inside = free & (geo.labels == geo.board.territories.index(territory) + 1)
        room = ndimage.distance_transform_edt(inside)
        y, x = map(int, np.unravel_index(int(room.argmax()), room.shape))
        size = min(34.0, float(room.max()) * 1.5)
        found.append(Standing(kind, x, y + size * 0.5, size))
        free[max(0, y - 24) : y + 24, max(0, x - 28) : x + 28] = False
    return found


def _scatter(kind: str, where: Mask, room: npt.NDArray[np.float32], rnd: random.Random) -> list[Standing]:
    _, size, apart, most = KINDS[kind]
    ys, xs = np.nonzero(where)
    order = list(range(len(xs)))
    rnd.shuffle(order)
    placed: list[Standing] = []
    for k in order[:4000]:
        x, y = float(xs[k]), float(ys[k])
        if room[ys[k], xs[k]] >= size * 0.55 and all(
            math.dist((x, y), (p.x, p.y - p.size * 0.4)) >= apart for p in placed
        ):
            placed.append(Standing(kind, x, y + size * 0.4, size * rnd.uniform(0.85, 1.12)))
            if len(placed) == most:
                break
    return placed


def stamp(geo: Geography, standing: Sequence[Standing]) -> Image.Image:
    """One layer of the sheet with all drawings, from back to front."""
    layer = Image.new("RGBA", (geo.source.width * SHEET, geo.source.height * SHEET), (0, 0, 0, 0))
    rnd = make_random(geo.source.seed, "stamp")
    for one in sorted(standing, key=lambda s: (s.y, s.x)):
        drawing = SINGLE.get(one.kind) or KINDS[one.kind][0]
        image, foot = glyph(drawing, one.size, rnd)
        at = (round(one.x * SHEET) - foot[0], round(one.y * SHEET) - foot[1])
        x, y = max(0, -at[0]), max(0, -at[1])
        if x < image.width and y < image.height:
            layer.alpha_composite(image, (max(0, at[0]), max(0, at[1])), (x, y))
    return layer
