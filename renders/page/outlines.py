"""The outlines of territories, traced from the numbers of a board's pixels."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import pairwise
from typing import TypeVar

from PIL import Image

Corner = tuple[int, int]
P = TypeVar("P", bound=tuple[float, float])
Outline = tuple[Corner, ...]
"""The corners of a closed outline, in board pixels."""
TOLERANCE = 0.9
"""How far an outline may leave the edges of its pixels, in board pixels."""
LEFT: Mapping[Corner, Corner] = {(1, 0): (0, -1), (0, -1): (-1, 0), (-1, 0): (0, 1), (0, 1): (1, 0)}
"""The direction to the left of each."""
SPECK = 12
"""Outlines of fewer corners are specks of the painting, which nobody could tap."""


def trace(numbers: Image.Image, number: int, corner: Corner = (0, 0)) -> tuple[Outline, ...]:
    """The outlines of the territory with this number in an image of numbers (mode L) whose corner is given; islands and
    lakes have their own."""
    inside = numbers.point([255 * (n == number) for n in range(256)])
    loops = _loops(inside)
    return tuple(
        tuple((x + corner[0], y + corner[1]) for x, y in simplify(loop, TOLERANCE))
        for loop in loops
        if len(loop) >= SPECK
    )


def _loops(inside: Image.Image) -> list[list[Corner]]:
    """The closed ways around what is not black, with that to their right; one corner for each pixel's edge."""
    width, height = inside.size
    rows = [bytes(width), *(inside.crop((0, y, width, y + 1)).tobytes() for y in range(height)), bytes(width)]
    leaving: dict[Corner, list[Corner]] = {}
    for y, (above, below) in enumerate(pairwise(rows)):
        if above != below:
            for x, (upper, lower) in enumerate(zip(above, below, strict=True)):
                if lower and not upper:
                    leaving.setdefault((x, y), []).append((1, 0))
                elif upper and not lower:
                    leaving.setdefault((x + 1, y), []).append((-1, 0))
        for x in _changes(below):
            if x < width and below[x]:
                leaving.setdefault((x, y + 1), []).append((0, -1))
            else:
                leaving.setdefault((x, y), []).append((0, 1))
    return [*_follow(leaving)]


def _changes(row: bytes) -> Iterator[int]:
    """Where a row goes in or out."""
    before = 0
    for x, value in enumerate(row):
        if value != before:
            yield x
            before = value
    if before:
        yield len(row)


def _follow(leaving: dict[Corner, list[Corner]]) -> Iterator[list[Corner]]:
    """The edges as closed ways; where two ways touch, each turns back to its own side."""
    while leaving:
        start = min(leaving)
        at, ahead, loop = start, leaving[start][0], []
        while True:
            loop.append(at)
            ways = leaving[at]
            turn = LEFT[ahead]
            right = (-turn[0], -turn[1])
            ahead = next(way for way in (right, ahead, turn) if way in ways) if len(loop) > 1 else ways[0]
            ways.remove(ahead)
            if not ways:
                del leaving[at]
            at = (at[0] + ahead[0], at[1] + ahead[1])
            if at == start:
                break
        yield loop


def simplify(loop: Sequence[P], tolerance: float) -> list[P]:
    """A closed way with fewer corners, none of which it leaves by more than the tolerance (Douglas-Peucker)."""
    far = max(range(len(loop)), key=lambda k: _square(loop[0], loop[k]))
    ring = [*loop, loop[0]]
    return [*straighten(ring[: far + 1], tolerance)[:-1], *straighten(ring[far:], tolerance)[:-1]]


def straighten(line: Sequence[P], tolerance: float) -> list[P]:
    """An open way with fewer corners, in the same manner."""
    kept, parts = {0, len(line) - 1}, [(0, len(line) - 1)]
    while parts:
        first, last = parts.pop()
        worst, most = 0, tolerance
        for k, away in enumerate(_away(line[first + 1 : last], line[first], line[last]), first + 1):
            if away > most:
                worst, most = k, away
        if worst:
            kept.add(worst)
            parts += [(first, worst), (worst, last)]
    return [line[k] for k in sorted(kept)]


def _square(a: tuple[float, float], b: tuple[float, float]) -> float:
    return (a[0] - b[0]) ** 2 + (a[1] - b[1]) ** 2


def _away(points: Sequence[P], a: P, b: P) -> Iterator[float]:
    """The distance of each point from the line between two others."""
    (left, top), across, down = a, b[0] - a[0], b[1] - a[1]
    length = across**2 + down**2
    for x, y in points:
        share = ((x - left) * across + (y - top) * down) / length if length else 0.0
        share = 0.0 if share < 0.0 else 1.0 if share > 1.0 else share
        yield float(((x - (left + share * across)) ** 2 + (y - (top + share * down)) ** 2) ** 0.5)
