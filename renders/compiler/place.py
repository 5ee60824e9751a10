"""Where everything stands that a player reads: counts, captains, steps, landmarks and names, none upon another."""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import dataclass, field, replace

import numpy as np
import numpy.typing as npt
from scipy import ndimage

from renders import measures as m
from renders.compiler.geography import Geography
from renders.compiler.source import Point, seeded
from renders.lettering import breaks, measure

Costs = npt.NDArray[np.float64]
GRID = 3
TRIES = 70
ENOUGH = 9.0
DISC: m.Box = (-16, -16, 16, 16)
APART = 9.0
"""Pixels between words on a line, so that nobody reads two names as one."""
WET = 0.12
"""How bad open water is for a land whose words may stand on the sea beside it."""


@dataclass(frozen=True)
class Shape:
    """One way to draw an item: its box around its anchor, and for text the lines and the height of the letters."""

    box: m.Box
    lines: tuple[str, ...] = ()
    size: int = 0
    penalty: float = 0.0


@dataclass(frozen=True)
class Item:
    """Something to place: `near` is where it wants to be (a point, or the name of an item placed before)."""

    name: str
    shapes: tuple[Shape, ...]
    near: Point | str | None = None
    pull: float = 0.4
    strict: float = 60.0
    language: str = ""


@dataclass(frozen=True)
class Placed:
    """An item at its place."""

    item: Item
    x: float
    y: float
    shape: Shape
    outside: float

    @property
    def box(self) -> m.Box:
        return m.around(self.x, self.y, self.shape.box)


@dataclass
class Ground:
    """One territory's surroundings on the grid: how bad each pixel is, as running sums; `dry` counts water in full."""

    x0: int
    y0: int
    sums: Costs
    spots: Costs
    cache: dict[m.Box, Costs] = field(default_factory=dict)
    dry: Ground | None = None

    def under(self, item: Item, box: m.Box) -> Costs:
        """The badness under an item; a count's disc stands on its own land though the rest may overhang the water."""
        found = self.badness(box)
        return found + self.dry.badness(DISC) if self.dry and item.name == "count" else found

    def badness(self, box: m.Box) -> Costs:
        """For every spot the mean badness (0..1) under the box there."""
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

    `barred` (0..1, board size) says where paint already stands, `wet` how bad open water is: where it is as bad as
    another's land, so are isles.
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


def items(geo: Geography, territory: str) -> list[Item]:
    """What a territory has to show, in the order in which room is given."""
    source, board = geo.source, geo.board
    steps = {t for t, _ in board.path}
    cluster = (m.COUNT[0], m.COUNT[1], m.CAPTAIN[2], m.COUNT[3])
    found = [Item("count", (Shape(cluster),), None, 0.25, 140)]
    spot = source.strongholds.get(territory) or source.sites.get(territory)
    if spot:
        found.append(
            Item("landmark", (Shape(m.STRONGHOLD if territory in source.strongholds else m.SITE),), spot, 0.5, 110)
        )
    if territory in steps:
        found.append(Item("step", (Shape(m.STEP),), "count", 0.12, 110))
    for language in m.LANGUAGES:
        names = source.names[language]
        found.append(
            _text(f"name.{language}", names["lands"][territory], "name", source.letters, "count", 0.3, language)
        )
        text = _landmark(geo, territory, language) if spot else names["lands"][territory]
        if text != names["lands"][territory]:
            found.append(_text(f"landmark.{language}", text, "italic", m.LANDMARK_SIZES, "landmark", 1.4, language))
    return found


def _landmark(geo: Geography, territory: str, language: str) -> str:
    names = geo.source.names[language]
    strong = (geo.board.strongholds or {}).get(territory)
    return names["strongholds"][strong] if strong else names["sites"][(geo.board.sites or {})[territory]]


def _text(name: str, text: str, face: str, sizes: Sequence[int], near: str, pull: float, language: str) -> Item:
    shapes = []
    for size in sizes:
        for lines in breaks(text):
            width, height = measure(face, size, lines)
            box = (-width / 2, -height / 2, width / 2, height / 2)
            penalty = (sizes[0] - size) * 7.0 + (len(lines) - 1) * 4.0
            shapes.append(Shape(box, lines, size, penalty))
    return Item(name, tuple(shapes), near, pull, 150, language)


def settle(
    wanted: Sequence[Item], here: Ground, taken: Sequence[tuple[str, m.Box]], rnd: random.Random
) -> list[Placed]:
    """The best of many tries to place all items of a territory, the more promising ones polished."""
    best: tuple[float, list[Placed]] = (np.inf, [])
    for attempt in range(TRIES):
        cost, placed = _try(wanted, here, taken, rnd if attempt else None, best[0] * 1.7)
        if cost < best[0] * 1.7:
            best = min(best, _polished(placed, here, taken), key=lambda found: found[0])
        if attempt > 8 and best[0] < ENOUGH * len(wanted):
            break
    return best[1]


def _polished(placed: list[Placed], here: Ground, taken: Sequence[tuple[str, m.Box]]) -> tuple[float, list[Placed]]:
    """Each item placed anew among the others, until that helps no more."""
    cost = np.inf
    for _ in range(4):
        costs = []
        for k, one in enumerate(placed):
            others = [*placed[:k], *placed[k + 1 :]]
            used = [*taken, *((p.item.language, p.box) for p in others)]
            price, placed[k] = _best(one.item, here, used, others, (0.0, 0.0), None)
            costs.append(price)
        if sum(costs) > cost - 1:
            break
        cost = sum(costs)
    return sum(costs), placed


def _try(
    wanted: Sequence[Item],
    here: Ground,
    taken: Sequence[tuple[str, m.Box]],
    rnd: random.Random | None,
    limit: float,
) -> tuple[float, list[Placed]]:
    placed: list[Placed] = []
    total = 0.0
    shift = [rnd.uniform(-70, 70) if rnd else 0.0 for _ in range(2)]
    for item in wanted:
        cost, one = _best(item, here, [*taken, *((p.item.language, p.box) for p in placed)], placed, shift, rnd)
        total += cost
        placed.append(one)
        if total > limit:
            break
    return (total if len(placed) == len(wanted) else np.inf), placed


def _best(
    item: Item,
    here: Ground,
    taken: Sequence[tuple[str, m.Box]],
    placed: Sequence[Placed],
    shift: Sequence[float],
    rnd: random.Random | None,
) -> tuple[float, Placed]:
    """The cheapest spot and shape for one item among those placed before it."""
    target = _target(item, here, placed) + (np.array(shift) if item.name == "count" else 0.0)
    if rnd and item.name in ("landmark", "step"):
        target = target + np.array((rnd.uniform(-16, 16), rnd.uniform(-16, 16)))
    away = np.hypot(*(here.spots - target).T) * item.pull
    seen = [(tongue, b) for tongue, b in taken if not tongue or not item.language or tongue == item.language]
    boxes = np.array([_beside(item, tongue, b) for tongue, b in seen]).reshape(-1, 4)
    best: tuple[float, Placed] | None = None
    for shape in item.shapes:
        if best is not None and shape.penalty >= best[0]:
            continue
        bad = here.under(item, shape.box)
        cost = bad * item.strict + away + shape.penalty + _clash(shape, here, boxes)
        k = int(np.argmin(cost))
        if best is None or cost[k] < best[0]:
            x, y = map(float, here.spots[k])
            best = (float(cost[k]), Placed(item, x, y, shape, float(bad[k])))
    assert best is not None
    return best


def _beside(item: Item, tongue: str, box: m.Box) -> m.Box:
    """A box as it is kept free of an item: words keep away from words."""
    aside = APART if tongue and item.language else 0.0
    return (box[0] - aside, box[1], box[2] + aside, box[3])


def _target(item: Item, here: Ground, placed: Sequence[Placed]) -> Costs:
    if isinstance(item.near, str):
        other = next(p for p in placed if p.item.name == item.near)
        below = 30.0 if item.name.startswith("name") else 0.0
        return np.array([(other.box[0] + other.box[2]) / 2, (other.box[1] + other.box[3]) / 2 + below])
    if item.near is not None:
        return np.array(item.near)
    weight = 1.001 - here.badness((-14, -14, 14, 14))
    return np.asarray((here.spots * weight[:, None] ** 3).sum(0) / (weight**3).sum())


def _clash(shape: Shape, here: Ground, boxes: Costs) -> Costs:
    """A prohibitive cost wherever the item would lie upon one of the boxes (n x 4)."""
    x, y = here.spots.T
    left, top, right, bottom = shape.box
    across = (x + left < boxes[:, 2:3] + 1.5) & (x + right > boxes[:, 0:1] - 1.5)
    down = (y + top < boxes[:, 3:4] + 1) & (y + bottom > boxes[:, 1:2] - 1)
    return np.asarray((across & down).sum(0) * 900.0)


def place(geo: Geography, barred: Costs, fixed: Sequence[m.Box]) -> dict[str, list[Placed]]:
    """Every territory's items, the most crowded territories first."""
    taken: list[tuple[str, m.Box]] = [("", box) for box in fixed]
    grounds = {t: ground(geo, n, barred) for n, t in enumerate(geo.board.territories, 1)}
    for t in geo.source.afloat:
        grounds[t] = replace(ground(geo, geo.board.territories.index(t) + 1, barred, WET), dry=grounds[t])
    room = {t: float((1 - g.badness((-10, -10, 10, 10))).sum()) for t, g in grounds.items()}
    out: dict[str, list[Placed]] = {}
    for territory in sorted(grounds, key=lambda t: (room[t] / len(items(geo, t)), t)):
        here = grounds[territory]
        near = [b for b in taken if m.meet(b[1], _reach(here))]
        out[territory] = settle(items(geo, territory), here, near, seeded(geo.source.seed, "place", territory))
        taken += [(p.item.language, p.box) for p in out[territory]]
    return {t: out[t] for t in geo.board.territories}


def _reach(here: Ground) -> m.Box:
    (x0, y0), (x1, y1) = here.spots.min(0), here.spots.max(0)
    return (x0 - 90, y0 - 40, x1 + 90, y1 + 40)


def badges(geo: Geography, barred: Costs, taken: Sequence[m.Box]) -> dict[str, Point]:
    """A free spot for each region's shield, well inside the region."""
    blocked: list[tuple[str, m.Box]] = [("", box) for box in taken]
    out: dict[str, Point] = {}
    for region, facts in geo.board.regions.items():
        best: tuple[float, Placed] | None = None
        for territory in facts.territories:
            here = ground(geo, geo.board.territories.index(territory) + 1, barred)
            item = Item("badge", (Shape(m.BADGE),), None, 0.05, 140)
            found = _best(item, here, blocked, [], (0.0, 0.0), None)
            best = found if best is None or found[0] < best[0] else best
        assert best is not None
        out[region] = (best[1].x, best[1].y)
        blocked.append(("", best[1].box))
    return out
