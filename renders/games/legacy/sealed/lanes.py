"""SEALED: what is in here spoils Risk Legacy for whoever plays it. Ways of sea lanes that no art has: over
water from shore to shore, round the back of the map where that is short."""

from __future__ import annotations

import heapq
import math
from collections.abc import Iterable, Iterator
from itertools import pairwise

from PIL import Image, ImageFilter

Point = tuple[float, float]
Cell = tuple[int, int]
Box = tuple[float, float, float, float]
CELL = 6
"""The side of the squares over which a way is sought, in board pixels."""
BEYOND = 31
"""How far a lane that leaves the sheet is drawn beyond its edge."""
INSIDE = 3
"""How far a lane comes ashore."""
HIDDEN, CROSSING, CLOSE = 60.0, 8.0, 2.5
"""How much longer a way seems where a plate covers it, over what is painted or written on the water, and close to
land."""
PORTAGE = 40.0
"""The same over land."""
BESIDE = tuple((dx, dy, math.hypot(dx, dy)) for dx in (-1, 0, 1) for dy in (-1, 0, 1) if dx or dy)
"""The way to each of the squares around one, and its length."""


class Waters:
    """The water of a board on a grid of squares. `numbers` is the board at its own size, 0 for water; a frame of
    `margin` pixels surrounds the map. A way keeps off the plates that lie over it, and off what is `afloat`: ships and
    names."""

    def __init__(self, numbers: Image.Image, margin: int, plates: Iterable[Box], afloat: Iterable[Box] = ()) -> None:
        self._numbers = numbers
        self.width, self.height = numbers.width // CELL, numbers.height // CELL
        self._first, self._last = margin // CELL + 1, self.width - margin // CELL - 2
        self._margin = margin
        land = numbers.point([0, *[255] * 255]).reduce(CELL)
        self._wet = [value == 0 for value in land.tobytes()]
        self._across = land.width
        close = land.point([0, *[255] * 255]).filter(ImageFilter.MaxFilter(3))
        self._far = [value == 0 for value in close.tobytes()]
        self._long = [1.0] * len(self._wet)
        for weight, boxes in ((CROSSING, afloat), (HIDDEN, plates)):
            for cell in (cell for box in boxes for cell in self._under(box)):
                self._long[cell] = weight
        cells = (divmod(at, self._across)[::-1] for at in range(len(self._wet)))
        self._passable = [wet and self._on_map(cell) for wet, cell in zip(self._wet, cells, strict=True)]
        self._weights = [long * (1.0 if far else CLOSE) for long, far in zip(self._long, self._far, strict=True)]

    def route(self, one: int, other: int) -> list[list[Point]]:
        """The way between the territories of these numbers, in two parts if it leaves the sheet.

        A sea that land encloses is left where the land is narrowest.
        """
        starts, ends = self._shore(one), set(self._shore(other))
        cells = self._search(starts, ends) or self._search(starts, ends, PORTAGE)
        parts = self._parts(cells)
        parts[0].insert(0, self._ashore(one, *parts[0][0]))
        parts[-1].append(self._ashore(other, *parts[-1][-1]))
        return [_round_corners(part) for part in parts]

    def _shore(self, number: int) -> list[Cell]:
        """The squares of water beside a territory; without any, the territory's own."""
        mine = self._numbers.point([255 * (n == number) for n in range(256)]).reduce(CELL).tobytes()
        own = [divmod(at, self._across)[::-1] for at, value in enumerate(mine) if value]
        near = {(x + dx, y + dy) for x, y in own for dx in (-1, 0, 1) for dy in (-1, 0, 1)}
        return sorted(cell for cell in near if self._open(cell)) or own

    def _on_map(self, cell: Cell) -> bool:
        low, high = self._margin // CELL + 1, self.height - self._margin // CELL - 2
        return self._first <= cell[0] <= self._last and low <= cell[1] <= high

    def _open(self, cell: Cell) -> bool:
        return self._on_map(cell) and self._wet[cell[1] * self._across + cell[0]]

    def _centre(self, cell: Cell) -> Point:
        return (cell[0] + 0.5) * CELL, (cell[1] + 0.5) * CELL

    def _steps(self, cell: Cell, portage: float) -> Iterator[tuple[Cell, float]]:
        """The squares that can be reached from one on the map, and how long the way to each seems."""
        (x, y), passable = cell, self._passable
        at = y * self._across + x
        for dx, dy, length in BESIDE:
            down = dy * self._across
            if passable[at + dx + down] and passable[at + dx] and passable[at + down]:
                yield (x + dx, y + dy), length * self._weights[at + dx + down]
            elif portage and self._on_map((x + dx, y + dy)):
                yield (x + dx, y + dy), length * portage
        around = {self._first: self._last, self._last: self._first}.get(x)
        if around is not None and self._open((around, y)):
            yield (around, y), 2.0 * self._margin / CELL

    def _under(self, box: Box) -> Iterator[int]:
        """The squares that a box touches."""
        left, top, right, bottom = (math.floor(v / CELL) for v in box)
        for y in range(max(top, 0), min(bottom, self.height - 1) + 1):
            yield from (y * self._across + x for x in range(max(left, 0), min(right, self.width - 1) + 1))

    def _clear(self, cell: Cell) -> bool:
        """Whether nothing covers a square of water, and nothing is drawn there."""
        return self._long[cell[1] * self._across + cell[0]] == 1.0

    def _roomy(self, cell: Cell) -> bool:
        return self._far[cell[1] * self._across + cell[0]]

    def _search(self, starts: list[Cell], ends: set[Cell], portage: float = 0.0) -> list[Cell]:
        """The shortest way from one shore to another (Dijkstra); over land it seems `portage` times as long (0: there
        is none)."""
        best = dict.fromkeys(starts, 0.0)
        came: dict[Cell, Cell] = {}
        queue = [(0.0, cell) for cell in starts]
        while queue:
            far, cell = heapq.heappop(queue)
            if cell in ends:
                way = [cell]
                while way[-1] in came:
                    way.append(came[way[-1]])
                return way[::-1]
            if far > best[cell]:
                continue
            for beside, step in self._steps(cell, portage):
                if far + step < best.get(beside, math.inf):
                    best[beside], came[beside] = far + step, cell
                    heapq.heappush(queue, (far + step, beside))
        return []

    def _parts(self, cells: list[Cell]) -> list[list[Point]]:
        """The way as points, cut where it leaves the sheet on one side and enters it on the other."""
        parts: list[list[Cell]] = [[]]
        for before, cell in zip((cells[0], *cells), cells, strict=False):
            if abs(cell[0] - before[0]) > 1:
                parts.append([])
            parts[-1].append(cell)
        found = [self._straighten(part) for part in parts]
        for left, right in pairwise(found):
            y = left[-1][1]
            out, back = (-BEYOND, self._numbers.width + BEYOND)
            if left[-1][0] > right[0][0]:
                out, back = back, out
            left.append((float(out), y))
            right.insert(0, (float(back), y))
        return found

    def _straighten(self, cells: list[Cell]) -> list[Point]:
        """The way without the corners that it does not need."""
        kept, at = [cells[0]], 0
        while at < len(cells) - 1:
            far = next((k for k in range(len(cells) - 1, at + 1, -1) if self._sees(cells[at], cells[k])), at + 1)
            kept.append(cells[far])
            at = far
        return [self._centre(cell) for cell in kept]

    def _sees(self, one: Cell, other: Cell) -> bool:
        """Whether the straight line between two squares keeps off land, and off what is on the water, but for its
        ends."""
        (ax, ay), (bx, by) = one, other
        steps = 4 * max(abs(bx - ax), abs(by - ay))
        line = [(round(ax + (bx - ax) * k / steps), round(ay + (by - ay) * k / steps)) for k in range(steps + 1)]
        inner = line[6:-6]
        return all(map(self._open, line)) and all(map(self._roomy, inner)) and all(map(self._clear, line[3:-3]))

    def _ashore(self, number: int, x: float, y: float) -> Point:
        """The point of a territory's shore next to a point on the water, a little inside."""
        reach = 4 * CELL
        box = (round(x) - reach, round(y) - reach, round(x) + reach, round(y) + reach)
        near = self._numbers.crop(box).tobytes()
        side = 2 * reach
        spots = [divmod(at, side)[::-1] for at, value in enumerate(near) if value == number]
        if not spots:
            return x, y
        sx, sy = min(spots, key=lambda spot: math.dist(spot, (reach, reach)))
        away = math.dist((sx, sy), (reach, reach)) or 1.0
        px, py = sx + (sx - reach) / away * INSIDE, sy + (sy - reach) / away * INSIDE
        if (round(px), round(py)) not in spots:
            px, py = float(sx), float(sy)
        return box[0] + round(px), box[1] + round(py)


def _round_corners(line: list[Point]) -> list[Point]:
    """The line with its corners cut twice (Chaikin), a little; its ends stay."""
    for most in (14.0, 5.0):
        cut = [line[0]]
        for (ax, ay), (bx, by) in pairwise(line):
            t = min(0.25, most / (math.dist((ax, ay), (bx, by)) or 1.0))
            cut += [(ax + (bx - ax) * t, ay + (by - ay) * t), (bx - (bx - ax) * t, by - (by - ay) * t)]
        line = [*cut, line[-1]]
    return line


def dashes(line: list[Point], on: float, off: float) -> Iterator[list[Point]]:
    """A line as dashes of a length, with gaps of another between them."""
    left, drawing, dash = on, True, [line[0]]
    for (ax, ay), (bx, by) in pairwise(line):
        length, gone = math.dist((ax, ay), (bx, by)), 0.0
        while length - gone > left:
            gone += left
            spot = (ax + (bx - ax) * gone / length, ay + (by - ay) * gone / length)
            if drawing:
                yield [*dash, spot]
            dash, drawing, left = [spot], not drawing, off if drawing else on
        left -= length - gone
        dash.append((bx, by))
    if drawing and len(dash) > 1:
        yield dash
