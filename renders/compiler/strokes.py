"""Lines and shapes drawn at four times the size and scaled down: smooth ink on a sheet of twice the board's size."""

from __future__ import annotations

import itertools
from collections.abc import Iterable, Iterator, Sequence

import numpy as np
from PIL import Image, ImageDraw

from renders.compiler.noise import Field
from renders.compiler.source import Line, Point

SHEET = 2
OVER = 4


class Ink:
    """A mask of the sheet, drawn in board pixels."""

    def __init__(self, width: int, height: int) -> None:
        self.image = Image.new("L", (width * OVER, height * OVER), 0)
        self.draw = ImageDraw.Draw(self.image)

    def line(self, points: Sequence[Point], width: float, strength: int = 255) -> None:
        """A stroke with round ends and joints."""
        scaled = [(x * OVER, y * OVER) for x, y in points]
        w = max(1, round(width * OVER))
        if len(scaled) > 1:
            self.draw.line(scaled, fill=strength, width=w, joint="curve")
        for x, y in (scaled[0], scaled[-1]):
            self.draw.ellipse((x - w / 2, y - w / 2, x + w / 2, y + w / 2), fill=strength)

    def dot(self, at: Point, radius: float, strength: int = 255) -> None:
        x, y, r = at[0] * OVER, at[1] * OVER, radius * OVER
        self.draw.ellipse((x - r, y - r, x + r, y + r), fill=strength)

    def shape(self, points: Iterable[Point], strength: int = 255) -> None:
        self.draw.polygon([(x * OVER, y * OVER) for x, y in points], fill=strength)

    def mask(self) -> Field:
        """The mask at the sheet's size, 0..1."""
        return np.asarray(self.image.reduce(OVER // SHEET), np.float32) / np.float32(255)


def lay(picture: Field, colour: tuple[int, int, int], mask: Field, strength: float = 1.0) -> None:
    """Paint a colour through a mask onto the picture (height x width x 3, 0..255), in place."""
    for band in range(3):
        plane = picture[..., band]
        plane += (np.float32(colour[band]) - plane) * (mask * np.float32(strength))


def lengths(line: Line) -> list[float]:
    """The distance along the line of each of its points."""
    out = [0.0]
    for (ax, ay), (bx, by) in itertools.pairwise(line):
        out.append(out[-1] + ((bx - ax) ** 2 + (by - ay) ** 2) ** 0.5)
    return out


def along(line: Line, distance: float) -> Point:
    """The point at a distance along the line."""
    far = lengths(line)
    x = float(np.interp(distance, far, [p[0] for p in line]))
    return x, float(np.interp(distance, far, [p[1] for p in line]))


def dashes(line: Line, on: float, off: float) -> Iterator[Line]:
    """The line cut into dashes of length `on` with gaps of length `off`."""
    total, at = lengths(line)[-1], 0.0
    while at < total:
        end = min(total, at + on)
        steps = max(2, int((end - at) / 2) + 1)
        yield tuple(along(line, at + (end - at) * k / (steps - 1)) for k in range(steps))
        at += on + off


def curve(points: Sequence[Point], rounds: int = 3) -> Line:
    """The line with corners cut (Chaikin) and both ends kept."""
    line = list(points)
    for _ in range(rounds):
        cut = [line[0]]
        for (ax, ay), (bx, by) in itertools.pairwise(line):
            cut += [(0.75 * ax + 0.25 * bx, 0.75 * ay + 0.25 * by), (0.25 * ax + 0.75 * bx, 0.25 * ay + 0.75 * by)]
        line = [*cut, line[-1]]
    return tuple(line)
