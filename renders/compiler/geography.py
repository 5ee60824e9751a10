"""The whole geometry of a board: territories, where they touch, and the lines of their links and barriers."""

from __future__ import annotations

import math
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from types import MappingProxyType

import numpy as np
from scipy.spatial import cKDTree

from renders.compiler.adjacency import Points, contacts, trace
from renders.compiler.growth import FINE, Labels, grow, ridges, waters
from renders.compiler.source import Line, Pair, Point, Source, pair
from renders.compiler.strokes import along, curve, lengths
from rules.author import Board

GAP = 62.0
"""How far around the open end of a border its wall of flame stops, in board pixels."""


@dataclass(frozen=True)
class Geography:
    """The board's geometry. Lines and points are in board pixels; `fine` is the territory image at sheet size.

    A lane has one line, or two where it leaves the sheet on one side and re-enters it on the other.
    """

    source: Source
    board: Board
    landmarks: Mapping[str, tuple[str, str]]
    fine: Labels
    touching: dict[Pair, Points]
    borders: dict[Pair, list[Line]]
    rivers: list[Line]
    crests: list[Line]
    flames: list[Line]
    bridges: dict[Pair, tuple[Point, Point]]
    ports: dict[str, Point]
    lanes: dict[Pair, list[Line]]

    @property
    def wet(self) -> set[Pair]:
        """The borders that are water."""
        return _split_borders(self.board)[0]

    @property
    def labels(self) -> Labels:
        """The territory image at board size."""
        return self.fine[::FINE, ::FINE]


def survey(source: Source, board: Board, landmarks: Mapping[str, tuple[str, str]] = MappingProxyType({})) -> Geography:
    """Grow the territories and trace every line. `landmarks` are the kind and the id of what stands in a territory."""
    fine = grow(source, board.territories)
    touching = contacts(fine[::FINE, ::FINE], board.territories)
    borders = {p: trace(points) for p, points in touching.items()}
    wet, high = _split_borders(board)
    ports = {t: _shore(fine[::FINE, ::FINE], board.territories.index(t) + 1, p) for t, p in source.ports.items()}
    ways = source.lanes.items()
    return Geography(
        source,
        board,
        landmarks,
        fine,
        touching,
        borders,
        _courses(waters(source).values(), borders, wet, 9.0, 22.0),
        _courses(ridges(source).values(), borders, high, 14.0, 16.0),
        [line for p in sorted(source.flames) for line in _up_to(borders.get(p, []), source.gaps.get(p))],
        {p: _crossing(borders[p], spot) for p, spot in source.bridges.items()},
        ports,
        {p: [curve(part) for part in _lane(source.width, _ends(fine, board, ports, p, via))] for p, via in ways},
    )


def _split_borders(board: Board) -> tuple[set[Pair], set[Pair]]:
    """The borders that are water, and those that are mountains."""
    barriers = {pair(a, b): kind for a, b, kind in board.barriers}
    bridged = {pair(a, b) for a, b, kind in board.links if kind == "bridge"}
    high = {p for p, kind in barriers.items() if kind == "mountain"}
    wet = {p for p, kind in barriers.items() if kind in ("river", "sea")}
    return bridged | wet, high


def _up_to(lines: Iterable[Line], gap: Point | None) -> list[Line]:
    """The lines of a border, without what lies around its open end."""
    if gap is None:
        return list(lines)
    kept = (tuple(p for p in line if math.dist(p, gap) > GAP) for line in lines)
    return [line for line in kept if len(line) > 2]


def _courses(
    drawn: Iterable[Line], borders: dict[Pair, list[Line]], wanted: set[Pair], near: float, least: float
) -> list[Line]:
    """The borders that a barrier closes, and the parts of its drawn lines that lie elsewhere."""
    on_borders = [line for p in sorted(wanted) for line in borders.get(p, [])]
    tree = cKDTree(np.array([p for line in on_borders for p in line]).reshape(-1, 2))
    return on_borders + [piece for line in drawn for piece in _away(line, tree, near) if lengths(piece)[-1] >= least]


def _away(line: Line, tree: cKDTree, near: float) -> list[Line]:
    """The pieces of a line that are away from the tree's points, each joined to the point where it leaves them."""
    pieces: list[list[Point]] = [[]]
    for point in line:
        distance, index = tree.query(point)
        if distance > near:
            if not pieces[-1] and distance < 3 * near:
                pieces[-1].append(_spot(tree, index))
            pieces[-1].append(point)
        elif pieces[-1]:
            pieces[-1].append(_spot(tree, index))
            pieces.append([])
    return [tuple(piece) for piece in pieces if len(piece) > 2]


def _spot(tree: cKDTree, index: int) -> Point:
    x, y = tree.data[index]
    return float(x), float(y)


def _crossing(lines: list[Line], spot: Point) -> tuple[Point, Point]:
    """Where a bridge stands on its border (the point nearest to `spot`), and its direction across."""
    line = max(lines, key=lambda one: lengths(one)[-1])
    total = lengths(line)[-1]
    steps = np.linspace(min(16, total / 2), max(total - 16, total / 2), 60)
    at = min(steps, key=lambda d: (along(line, d)[0] - spot[0]) ** 2 + (along(line, d)[1] - spot[1]) ** 2)
    (ax, ay), (bx, by) = along(line, at - 8), along(line, at + 8)
    size = ((bx - ax) ** 2 + (by - ay) ** 2) ** 0.5 or 1.0
    return along(line, at), (-(by - ay) / size, (bx - ax) / size)


def _ends(fine: Labels, board: Board, ports: dict[str, Point], lands: Pair, way: Line) -> Line:
    """The lane from shore to shore: from a territory's port, else from the shore nearest to the lane's end."""
    labels = fine[::FINE, ::FINE]
    first, last = (
        ports.get(t) or _shore(labels, board.territories.index(t) + 1, spot)
        for t, spot in zip(lands, (way[0], way[-1]), strict=True)
    )
    return (first, *way, last)


def _lane(width: int, way: Line) -> list[Line]:
    """The lane, cut where it leaves the sheet on one side and re-enters it on the other."""
    cuts = [k for k in range(1, len(way)) if _round_the_back(width, way[k - 1][0], way[k][0])]
    return [way[i:k] for i, k in zip((0, *cuts), (*cuts, len(way)), strict=True)]


def _round_the_back(width: int, here: float, there: float) -> bool:
    return min(here, there) < 0 and max(here, there) > width


def _shore(labels: Labels, number: int, spot: Point) -> Point:
    """The point of the territory's shore that is nearest to `spot`."""
    water = np.pad(labels, 1, mode="edge") == 0
    wet = water[:-2, 1:-1] | water[2:, 1:-1] | water[1:-1, :-2] | water[1:-1, 2:]
    ys, xs = np.nonzero((labels == number) & wet)
    best = int(np.argmin((xs - spot[0]) ** 2 + (ys - spot[1]) ** 2))
    return float(xs[best]), float(ys[best])
