"""The ways of arrows over a board: from one count to another, round every name, count and plate."""

from __future__ import annotations

import heapq
import math
from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import cache, lru_cache
from itertools import pairwise

from renders.board.art import Art
from renders.board.labels import Wording, seas, texts
from renders.board.sizes import BADGE, CAPTAIN, COUNT, PIECE, Box, around, meet
from renders.typefaces import measure

Point = tuple[float, float]
Way = tuple[Point, ...]

BENDS = (0.12, -0.12, 0.2, -0.2, 0.3, -0.3, 0.44, -0.44, 0.03)
"""How far a curve leaves the straight line, as a share of its length, in the order in which they are tried."""
TURNS = (0, 25, -25, 50, -50, 75, -75)
"""The angles, in degrees, between the straight line and a curve's direction at its two ends, where no bend is free."""
HANDLES = (0.35, 0.6, 0.9)
"""How long a curve keeps the direction of an end, as a share of the straight line."""
CLEAR, HEAD, CLOSE = 6.0, 10.0, 3.0
"""The distances that an arrow's shaft and head keep from names and counts, in board pixels; and the distance that the
shaft keeps between two that stand closely, where any other way would be longer than `LONGEST`."""
HEAD_LENGTH, LEAST = 14.0, 26.0
"""The length of the part that is the head, and the least length of a whole arrow."""
PITCH, STEP = 6, 3.0
"""The grid on which a way round is searched, and the distance between the points of a way."""
ROOM, LONG = 110, 240
"""How far around both ends a way round is searched first, and from which distance on an arrow follows its sea lane."""
BERTHS, DETOUR = (16.0, 8.0), 1.3
"""How much farther than `CLEAR` a way round keeps from everything before its corners are rounded, tried in order; and
the most by which it is longer than the shortest way round."""
SEA = 0.4
"""The least share of the straight line between two counts that lies at sea, where an arrow follows its sea lane."""
LONGEST = 1.6
"""The most by which an arrow may be longer than the straight line between its counts, or than their sea lane."""
HIDDEN = 0.15
"""The most of a sea lane that may be hidden where an arrow follows it."""


Spots = frozenset[tuple[str, int]]
"""Spots around counts on which something stands: the territory, and the number of the spot."""
FREE: Spots = frozenset()


@lru_cache(4096)
def ways(
    art: Art, wording: Wording, source: str, target: str, led: frozenset[str], spots: Spots = FREE
) -> tuple[Way, ...]:
    """The way from one territory's count to another's; two where their lane leaves the sheet and re-enters it.

    `led` are the territories where a captain or a capital stands beside the count.
    """
    boxes = [*text_boxes(art, wording), *(box for t in art.territories for box in pieces(art, t, led, spots))]
    first, last = pieces(art, source, led, spots), pieces(art, target, led, spots)
    legs = art.legs(source, target)
    if len(legs) == 1:
        return (_way(art, (legs[0][0], *_lane(art, source, target), legs[0][1]), [first, last], boxes),)
    return tuple(_way(art, leg, [[first, []][k], [[], last][k]], boxes) for k, leg in enumerate(legs))


def _lane(art: Art, source: str, target: str) -> Way:
    """The sea lane between two territories from shore to shore; empty if there is none."""
    parts = art.anchors["lanes"].get("|".join(sorted((source, target))), ())
    line = tuple((x, y) for part in parts for x, y in part)
    return line if source < target else line[::-1]


@lru_cache(16)
def text_boxes(art: Art, wording: Wording) -> tuple[Box, ...]:
    """The boxes of all names, shields and plates of the board, and of its frame."""
    found = []
    for _, face, text in [*texts(art, wording), *(("", "italic", sea) for sea in seas(art, wording.look))]:
        width, height = measure(face, text.size, text.lines)
        found.append(around(*text.at, (-width / 2, -height / 2, width / 2, height / 2)))
    found += [around(x, y, BADGE) for x, y in art.anchors["shields"].values()]
    (width, height), edge = art.size, art.anchors["margin"]
    frame = (
        (0, 0, width, edge),
        (0, height - edge, width, height),
        (0, 0, edge, height),
        (width - edge, 0, width, height),
    )
    return (*found, *art.plates, *frame)


def pieces(art: Art, territory: str, led: frozenset[str], spots: Spots = FREE) -> list[Box]:
    """The boxes of a territory's count, of the captain or the capital beside it, and of what stands around it."""
    at = art.spot(territory, "count") or (0.0, 0.0)
    captain = [around(*at, CAPTAIN)] if territory in led else []
    stood = (around(*spot, PIECE) for k, spot in enumerate(art.beside(territory)) if (territory, k) in spots)
    return [around(*at, COUNT), *captain, *stood]


def near(art: Art, spots: Spots, source: str, target: str) -> Spots:
    """Those of the spots that can be in the way of an arrow, so that the others do not ask for a new way."""
    (ax, ay), (bx, by) = (art.spot(t, "count") or (0.0, 0.0) for t in (source, target))
    room = around(0, 0, (min(ax, bx) - ROOM, min(ay, by) - ROOM, max(ax, bx) + ROOM, max(ay, by) + ROOM))
    lands = {t for t, _ in spots}
    there = {t for t in lands if meet(around(*(art.spot(t, "count") or (0.0, 0.0)), COUNT), room)}
    return frozenset(spot for spot in spots if spot[0] in there)


def _way(art: Art, leg: Way, ends: list[list[Box]], boxes: Sequence[Box]) -> Way:
    """A gentle curve if one is free, else a way round, else what is hidden least; a lane is followed if it can be."""
    start, end = leg[0], leg[-1]
    own = [*ends[0], *ends[1]]
    others = [box for box in boxes if box not in own]
    reach = 0.5 * math.dist(start, end) + ROOM
    middle = ((start[0] + end[0]) / 2, (start[1] + end[1]) / 2)
    near = [b for b in others if meet(b, around(*middle, (-reach, -reach, reach, reach)))]
    if len(leg) > 2 and math.dist(start, end) > LONG and math.dist(leg[1], leg[-2]) > SEA * math.dist(start, end):
        found = [_trim(_space_evenly(line), ends) for line in _round_corners(_thin(leg))]
        line = min(found, key=lambda way: _cover(way, others))
        if _cover(line, others) < HIDDEN * len(line):
            return line
    best: Way = ()
    for bend in BENDS:
        way = _trim(_bent(start, end, bend), ends)
        best = min(best or way, way, key=lambda way: _cover(way, near))
        if _cover(best, near) == 0:
            return best
    if curve := next((way for way in _curves(start, end, ends) if _is_free(way, near)), ()):
        return curve
    longer: Way = ()
    limit = LONGEST * max(math.dist(start, end), _length(leg))
    for room, around_which, gap in ((ROOM, near, CLEAR), (max(art.size), others, CLEAR), (ROOM, near, CLOSE)):
        if shortest := _round(art, (start, end), around_which, room, gap):
            wider = [_round(art, (start, end), [_grow(b, berth) for b in around_which], room, gap) for berth in BERTHS]
            lines = [line for line in wider if line and _length(line) < DETOUR * _length(shortest)]
            way = _ease([*lines, shortest], ends, others, gap)
            way = min(way, best, key=lambda way: _cover(way, others, gap))
            if _length(way) <= limit:
                return way
            longer = longer or way
    return longer or best


def _ease(lines: Iterable[Way], ends: list[list[Box]], boxes: Sequence[Box], gap: float) -> Way:
    """The first of the lines of which a rounded one is free; else of the last one what is hidden least."""
    found: list[Way] = []
    for line in lines:
        found = [_trim(_space_evenly(rounded), ends) for rounded in _round_corners(line)]
        if way := next((way for way in found if _is_free(way, boxes, gap)), ()):
            return way
    return min(found, key=lambda way: _cover(way, boxes, gap))


def _grow(box: Box, by: float) -> Box:
    return box[0] - by, box[1] - by, box[2] + by, box[3] + by


def _length(way: Way) -> float:
    return sum(math.dist(a, b) for a, b in pairwise(way))


def _thin(way: Way) -> Way:
    """Every fourth point of a lane, and its ends."""
    return (way[0], *way[1:-1:4], way[-1])


def _bent(start: Point, end: Point, bend: float) -> Way:
    """A curve that leaves the straight line by that share of its length."""
    (ax, ay), (bx, by) = start, end
    cx, cy = (ax + bx) / 2 - (by - ay) * 2 * bend, (ay + by) / 2 + (bx - ax) * 2 * bend
    count = max(8, round(math.dist(start, end) * (1 + abs(bend)) / STEP))
    shares = [k / count for k in range(count + 1)]
    return tuple(
        ((1 - t) ** 2 * ax + 2 * t * (1 - t) * cx + t * t * bx, (1 - t) ** 2 * ay + 2 * t * (1 - t) * cy + t * t * by)
        for t in shares
    )


def _curves(start: Point, end: Point, ends: list[list[Box]]) -> Iterator[Way]:
    """The curves with any turns at their ends, the shortest first."""
    for leaves, comes, handle in _shapes():
        yield _trim(_curve(start, end, leaves, comes, handle), ends)


@cache
def _shapes() -> list[tuple[int, int, float]]:
    """Turns at both ends and the length of the handles, the shortest curve first."""
    shapes = [(leaves, comes, handle) for leaves in TURNS for comes in TURNS for handle in HANDLES]
    return sorted(shapes, key=lambda shape: len(_curve((0.0, 0.0), (1000.0, 0.0), *shape)))


def _curve(start: Point, end: Point, leaves: int, comes: int, handle: float) -> Way:
    """A curve that leaves the straight line at one angle and comes to its end at another."""
    (ax, ay), (bx, by) = start, end
    length, along = math.dist(start, end), math.atan2(by - ay, bx - ax)
    out, back = along + math.radians(leaves), along + math.radians(comes)
    cx, cy = ax + handle * length * math.cos(out), ay + handle * length * math.sin(out)
    dx, dy = bx - handle * length * math.cos(back), by - handle * length * math.sin(back)
    shares = _shares(max(8, round(length * (1 + handle) / STEP / 3)))
    return _space_evenly(
        [(a * ax + b * cx + c * dx + d * bx, a * ay + b * cy + c * dy + d * by) for a, b, c, d in shares]
    )


@lru_cache(512)
def _shares(count: int) -> list[tuple[float, float, float, float]]:
    """The shares of a cubic curve's four points at so many steps along it, and at its start."""
    steps = [(k / count, 3 * k / count * (1 - k / count) ** 2) for k in range(count + 1)]
    return [((1 - t) ** 3, second, 3 * t * t * (1 - t), t**3) for t, second in steps]


def _trim(way: Way, ends: list[list[Box]]) -> Way:
    """The way between the pieces at both ends, a little apart from them."""
    first = max(_places_inside(way, ends[0], 3.0), default=-1) + 1
    last = min((k for k in _places_inside(way, ends[1], 2.0) if k > first), default=len(way))
    return way[first:last] if last - first > 3 else way[len(way) // 3 : len(way) // 3 * 2 + 2]


def _cover(way: Way, boxes: Sequence[Box], gap: float = CLEAR) -> float:
    """How much of the way lies too near to something, in points; a way that is too short counts like some of these."""
    head = max(0, math.ceil(len(way) - HEAD_LENGTH / STEP))
    beside = _beside(way, boxes, max(HEAD, gap))
    hidden = len({*_places_inside(way[:head], beside, gap)}) + len({*_places_inside(way[head:], beside, HEAD)})
    return hidden + max(0.0, LEAST - STEP * len(way)) / STEP


def _is_free(way: Way, boxes: Sequence[Box], gap: float = CLEAR) -> bool:
    """Whether nothing of the way is hidden; as `_cover`, which it asks only where every fourth point is clear."""
    beside = _beside(way, boxes, max(HEAD, gap))
    return not _places_inside(way[::4], beside, gap) and _cover(way, beside, gap) == 0


def _beside(way: Way, boxes: Sequence[Box], gap: float) -> list[Box]:
    """The boxes that any point of the way may be inside of: of all on a board, few."""
    if not way:
        return []
    across, down = [x for x, _ in way], [y for _, y in way]
    left, right, top, bottom = min(across), max(across), min(down), max(down)
    return [b for b in boxes if b[0] - gap < right and left < b[2] + gap and b[1] - gap < bottom and top < b[3] + gap]


def _places_inside(way: Sequence[Point], boxes: Iterable[Box], gap: float) -> list[int]:
    """Which points of the way lie in a box or nearer to it than the gap, box by box: one may be there twice.

    Half of an arrow's time is spent here, hence one comprehension for all points and boxes.
    """
    grown = [(left - gap, top - gap, right + gap, bottom + gap) for left, top, right, bottom in boxes]
    return [
        k for left, top, right, bottom in grown for k, (x, y) in enumerate(way) if left < x < right and top < y < bottom
    ]


def _inside(point: Point, boxes: Iterable[Box], gap: float) -> bool:
    return bool(_places_inside((point,), boxes, gap))


def _round(art: Art, leg: tuple[Point, Point], boxes: Sequence[Box], room: float, gap: float) -> Way:
    """The shortest way on a grid that keeps clear of the boxes; empty if there is none (A*)."""
    (ax, ay), (bx, by) = leg
    margin = float(art.anchors["margin"]) + CLEAR
    left, top = max(margin, min(ax, bx) - room), max(margin, min(ay, by) - room)
    right, bottom = min(art.size[0] - margin, max(ax, bx) + room), min(art.size[1] - margin, max(ay, by) + room)
    wide, high = int((right - left) // PITCH) + 1, int((bottom - top) // PITCH) + 1
    shut = bytearray(wide * high)
    for x0, y0, x1, y1 in boxes:
        across = range(max(0, math.ceil((x0 - gap - left) / PITCH)), min(wide, int((x1 + gap - left) // PITCH) + 1))
        for row in range(max(0, math.ceil((y0 - gap - top) / PITCH)), min(high, int((y1 + gap - top) // PITCH) + 1)):
            if across:
                shut[row * wide + across.start : row * wide + across.stop] = b"\1" * len(across)

    def cell(x: float, y: float) -> int:
        column, row = round((x - left) / PITCH), round((y - top) / PITCH)
        return min(max(row, 0), high - 1) * wide + min(max(column, 0), wide - 1)

    cells = _search(shut, wide, high, cell(ax, ay), cell(bx, by))
    points = [(left + c % wide * PITCH, top + c // wide * PITCH) for c in cells]
    return _pull_tight([leg[0], *points[1:-1], leg[1]], lambda p, q: _free(p, q, boxes, gap)) if cells else ()


def _search(shut: bytearray, wide: int, high: int, start: int, goal: int) -> list[int]:
    """The cells of the shortest way between two cells (A*)."""
    moves = [(dx, dy, math.hypot(dx, dy)) for dx in (-1, 0, 1) for dy in (-1, 0, 1) if dx or dy]
    gx, gy = goal % wide, goal // wide
    spent, came = {start: 0.0}, {start: start}
    left_for: dict[int, float] = {}
    """What was spent up to a cell when it was left."""
    queue = [(0.0, start)]
    while queue:
        _, here = heapq.heappop(queue)
        so_far = spent[here]
        if left_for.get(here) == so_far:
            continue
        left_for[here] = so_far
        if here == goal:
            cells = [here]
            while cells[-1] != start:
                cells.append(came[cells[-1]])
            return cells[::-1]
        x, y = here % wide, here // wide
        for dx, dy, length in moves:
            if 0 <= x + dx < wide and 0 <= y + dy < high:
                there, cost = here + dy * wide + dx, so_far + length
                if (not shut[there] or there == goal) and cost < spent.get(there, math.inf):
                    spent[there], came[there] = cost, here
                    heapq.heappush(queue, (cost + math.hypot(x + dx - gx, y + dy - gy), there))
    return []


def _pull_tight(way: Sequence[Point], free: Callable[[Point, Point], bool]) -> Way:
    """The way with every detour of the grid cut short."""
    out, k = [way[0]], 0
    while k < len(way) - 1:
        k = next(j for j in range(len(way) - 1, k, -1) if j == k + 1 or free(way[k], way[j]))
        out.append(way[k])
    return tuple(out)


def _free(a: Point, b: Point, boxes: Sequence[Box], gap: float) -> bool:
    """Whether the straight line between two points keeps clear of the boxes: none of its points, at even distances,
    lies in one. Only those are looked at that may, which are few."""
    near = _beside((a, b), boxes, gap)
    if not near:
        return True
    count = round(math.dist(a, b) / STEP) or 1
    (ax, ay), (across, down) = a, (b[0] - a[0], b[1] - a[1])
    for x0, y0, x1, y1 in near:
        left, top, right, bottom = x0 - gap + 1, y0 - gap + 1, x1 + gap - 1, y1 + gap - 1
        low, high = _between(ax, across, left, right, count)
        first, last = _between(ay, down, top, bottom, count)
        for k in range(max(0, math.floor(max(low, first))), min(count, math.ceil(min(high, last))) + 1):
            if left < ax + across * k / count < right and top < ay + down * k / count < bottom:
                return False
    return True


def _between(start: float, along: float, low: float, high: float, count: int) -> tuple[float, float]:
    """From which to which of the points along a line, of which there are so many, it runs between two values."""
    if not along:
        return (0.0, float(count)) if low < start < high else (1.0, 0.0)
    one, other = (low - start) * count / along, (high - start) * count / along
    return (one, other) if one < other else (other, one)


def _round_corners(way: Way) -> list[Way]:
    """The way with rounder and rounder corners, and as it is; nothing if there is no way."""
    found, line = [], list(way)
    for cut in (36.0, 16.0, 7.0, 3.0) if len(way) > 1 else ():
        found.append(tuple(line))
        corners = [line[0]]
        for a, b in pairwise(line):
            share = min(0.4, cut / (math.dist(a, b) or 1.0))
            corners += [(a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t) for t in (share, 1 - share)]
        line = [*corners, line[-1]]
    return [tuple(line), *found[::-1]] if found else []


def _space_evenly(way: Sequence[Point]) -> Way:
    """The way as points at even distances."""
    out = [way[0]]
    for a, b in pairwise(way):
        count = round(math.dist(a, b) / STEP) or 1
        (ax, ay), (bx, by) = a, b
        across, down = bx - ax, by - ay
        out += [(ax + across * k / count, ay + down * k / count) for k in range(1, count + 1)]
    return tuple(out)


def badge_spot(way: Way, boxes: Sequence[Box], radius: float) -> Point:
    """Where an arrow's count stands: on the middle of its shaft, or as near to it as there is room."""
    shaft = way[len(way) // 4 : max(len(way) * 2 // 3, len(way) // 4 + 1)]
    middle = way[len(way) // 2]
    beside = [
        (x + math.cos(turn * math.pi / 4) * far, y + math.sin(turn * math.pi / 4) * far)
        for far in (radius + 3, radius * 2)
        for x, y in shaft[::2]
        for turn in range(8)
    ]
    free = [p for p in sorted(shaft, key=lambda p: math.dist(p, middle)) if not _inside(p, boxes, radius)]
    return next(iter(free), None) or next((p for p in beside if not _inside(p, boxes, radius)), middle)


def straight(start: Point, end: Point, radius: float) -> Way:
    """The gentle curve between two discs of that radius, on a board without art."""
    boxes = [[around(*p, (-radius, -radius, radius, radius))] for p in (start, end)]
    return _trim(_bent(start, end, BENDS[0]), boxes)
