"""Places for all labels and pieces, without overlaps: the best of many attempts, then refined."""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import dataclass, replace

import numpy as np

from renders.board import sizes as m
from renders.compiler.geography import Geography
from renders.compiler.ground import Costs, Ground, ground
from renders.compiler.source import Point, make_random
from renders.compiler.wanted_space import Item, Shape, items
from rules import Territory

TRIES = 70
ENOUGH = 9.0
APART = 9.0
"""Pixels between words on a line, so that two names do not read as one."""
WET = 0.12
"""The cost of open water for a territory whose words may stand on the sea beside it."""


@dataclass(frozen=True)
class Placed:
    """An item and its place."""

    item: Item
    x: float
    y: float
    shape: Shape
    outside: float

    @property
    def box(self) -> m.Box:
        return m.around(self.x, self.y, self.shape.box)


def settle(
    wanted: Sequence[Item], here: Ground, taken: Sequence[tuple[str, m.Box]], rnd: random.Random
) -> list[Placed]:
    """The best of many attempts to place all items of a territory, with the promising ones refined."""
    best: tuple[float, list[Placed]] = (np.inf, [])
    for attempt in range(TRIES):
        cost, placed = _try(wanted, here, taken, rnd if attempt else None, best[0] * 1.7)
        if cost < best[0] * 1.7:
            best = min(best, _polish(placed, here, taken), key=lambda found: found[0])
        if attempt > 8 and best[0] < ENOUGH * len(wanted):
            break
    return best[1]


def _polish(placed: list[Placed], here: Ground, taken: Sequence[tuple[str, m.Box]]) -> tuple[float, list[Placed]]:
    """Place each item again among the others, until that gains nothing."""
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
    """The cheapest spot and shape for one item among those already placed."""
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
    """The box to keep free around an item; words keep a distance from words."""
    aside = APART if tongue and item.language else 0.0
    return (box[0] - aside, box[1], box[2] + aside, box[3])


def _target(item: Item, here: Ground, placed: Sequence[Placed]) -> Costs:
    if isinstance(item.near, str):
        other = next(p for p in placed if p.item.name == item.near)
        if item.near == "count" and item.language:  # right below the disc; the captain beside it is seldom there
            return np.array([other.x, other.y + 30.0])
        return np.array([(other.box[0] + other.box[2]) / 2, (other.box[1] + other.box[3]) / 2])
    if item.near is not None:
        return np.array(item.near)
    weight = 1.001 - here.badness((-14, -14, 14, 14))
    return np.asarray((here.spots * weight[:, None] ** 3).sum(0) / (weight**3).sum())


def _clash(shape: Shape, here: Ground, boxes: Costs) -> Costs:
    """A prohibitive cost wherever the item would overlap one of the boxes (n x 4)."""
    x, y = here.spots.T
    left, top, right, bottom = shape.box
    across = (x + left < boxes[:, 2:3] + 1.5) & (x + right > boxes[:, 0:1] - 1.5)
    down = (y + top < boxes[:, 3:4] + 1) & (y + bottom > boxes[:, 1:2] - 1)
    return np.asarray((across & down).sum(0) * 900.0)


def place(geo: Geography, barred: Costs, fixed: Sequence[m.Box]) -> dict[str, list[Placed]]:
    """Every territory's items, placed for the most crowded territories first."""
    taken: list[tuple[str, m.Box]] = [("", box) for box in fixed]
    grounds = {t: ground(geo, n, barred) for n, t in enumerate(geo.board.territories, 1)}
    for t in map(Territory, geo.source.afloat):
        grounds[t] = replace(ground(geo, geo.board.territories.index(t) + 1, barred, WET), dry=grounds[t])
    room = {t: float((1 - g.badness((-10, -10, 10, 10))).sum()) for t, g in grounds.items()}
    out: dict[str, list[Placed]] = {}
    for territory in sorted(grounds, key=lambda t: (room[t] / len(items(geo, t)), t)):
        here = grounds[territory]
        near = [b for b in taken if m.meet(b[1], _reach(here))]
        out[territory] = settle(items(geo, territory), here, near, make_random(geo.source.seed, "place", territory))
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
        if not facts.bonus:
            continue
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
