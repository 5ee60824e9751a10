"""A small engraving: sky, ridges, water, buildings and figures in a few tones of one mood, for the art of cards."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache, lru_cache
from itertools import pairwise

from PIL import Image, ImageDraw

from renders.board import shapes
from renders.cards import motifs
from renders.look import Colour, mix

WIDTH, HEIGHT = 264, 144
"""The size of a plate in its own units."""
OVER = 2
"""Plates are drawn this much larger and scaled down."""
FLAME: Colour = (244, 150, 44)
EMBER: Colour = (196, 52, 28)
MOON: Colour = (246, 236, 200)
GOLD: Colour = (222, 176, 74)
SNOW: Colour = (246, 248, 246)
Point = tuple[float, float]


@dataclass(frozen=True, slots=True)
class Mood:
    """The light of a plate: the sky at the top and at the horizon, and its ink."""

    high: Colour
    low: Colour
    ink: Colour


MOODS = {
    "day": Mood((206, 206, 178), (250, 238, 204), (50, 38, 28)),
    "dusk": Mood((178, 104, 72), (248, 206, 132), (46, 26, 24)),
    "night": Mood((24, 32, 52), (104, 116, 130), (12, 14, 22)),
    "fire": Mood((58, 26, 26), (226, 112, 46), (24, 12, 12)),
    "storm": Mood((62, 72, 84), (172, 178, 172), (24, 28, 36)),
    "winter": Mood((128, 150, 172), (230, 234, 228), (40, 50, 64)),
    "wood": Mood((116, 138, 92), (236, 228, 170), (32, 40, 24)),
    "cave": Mood((22, 20, 24), (92, 74, 58), (10, 8, 10)),
}


@lru_cache(512)
def points(text: str) -> tuple[Point, ...]:
    """The points of a text: "x y, x y"."""
    return tuple((float(x), float(y)) for x, y in (point.split() for point in text.split(",")))


def smooth(way: Sequence[Point]) -> list[Point]:
    """The line with its corners cut twice (Chaikin); the ends stay."""
    line = list(way)
    for _ in range(2):
        cut = [(a[0] * (1 - t) + b[0] * t, a[1] * (1 - t) + b[1] * t) for a, b in pairwise(line) for t in (0.25, 0.75)]
        line = [line[0], *cut, line[-1]]
    return line


def wobble(k: float) -> float:
    """A number of -1..1 that looks random and is always the same for k."""
    return math.sin(k * 127.1 + 311.7) * 43758.5453 % 2 - 1


class Plate:
    """One picture under way. Depth 0 is the horizon's haze, 1 the ink of the foreground; `colour` is an army's."""

    def __init__(
        self, mood: str, scale: float, colour: Colour = EMBER, *, width: float = WIDTH, height: float = HEIGHT
    ) -> None:
        self.mood = MOODS[mood]
        self.colour = colour
        self.k = scale * OVER
        self.size = (round(width * scale) * OVER, round(height * scale) * OVER)
        column = (1, self.size[1])
        light = Image.linear_gradient("L").resize(column, Image.Resampling.BILINEAR)
        sky = Image.composite(Image.new("RGB", column, self.mood.low), Image.new("RGB", column, self.mood.high), light)
        self.image = sky.resize(self.size, Image.Resampling.NEAREST)
        self.draw = ImageDraw.Draw(self.image)
        self._lines()

    def finish(self) -> Image.Image:
        """The plate in its final size."""
        return self.image.reduce(OVER)

    def tone(self, depth: float) -> Colour:
        return mix(self.mood.low, self.mood.ink, depth)

    def shade(self, depth: float | Colour, by: float) -> Colour:
        """A tone darker (or lighter) by a share than a depth or a colour."""
        if isinstance(depth, tuple):
            return mix(depth, self.mood.ink if by > 0 else self.mood.low, abs(by) * 1.5)
        return self.tone(min(1.0, max(0.0, depth + by)))

    # ---- strokes

    def fill(self, way: str | Sequence[Point], depth: float | Colour) -> None:
        """Fill an outline."""
        self.draw.polygon(self._at(way), fill=self._paint(depth))

    def stroke(self, way: str | Sequence[Point], depth: float | Colour, width: float = 1.0) -> None:
        """Draw a line."""
        self.draw.line(self._at(way), fill=self._paint(depth), width=max(1, round(width * self.k)), joint="curve")

    def disc(self, x: float, y: float, radius: float, depth: float | Colour, rim: float = 0.0) -> None:
        """Draw a disc, or a ring of width `rim`."""
        box = tuple(round(v * self.k) for v in (x - radius, y - radius, x + radius, y + radius))
        if rim:
            self.draw.ellipse(box, outline=self._paint(depth), width=max(1, round(rim * self.k)))
        else:
            self.draw.ellipse(box, fill=self._paint(depth))

    def shape(
        self, outlines: Sequence[shapes.Outline], x: float, y: float, size: float, depth: float | Colour, way: int = 1
    ) -> None:
        """Draw a shape of -1..1 with its middle at (x, y), `size` high; `way` -1 turns it round."""
        half = size / 2
        for outline in outlines:
            self.fill([(x + way * px * half, y + py * half) for px, py in outline], depth)

    def glow(self, x: float, y: float, radius: float, colour: Colour, strength: float = 1.0) -> None:
        """Light the surroundings of a point."""
        side = round(2 * radius * self.k)
        mask = (
            _radial()
            .resize((side, side), Image.Resampling.BILINEAR)
            .point(lambda v: int(max(0, 178 - v) * strength * 1.43))
        )
        self.image.paste(colour, (round((x - radius) * self.k), round((y - radius) * self.k)), mask)

    def rays(self, x: float, y: float, inner: float, outer: float, depth: float | Colour, count: int = 28) -> None:
        """Draw the rays of a light, long and short in turn."""
        for n in range(count):
            turn = 2 * math.pi * n / count
            far = outer if n % 2 else (inner + outer) / 2
            way = [(x + r * math.cos(turn), y + r * math.sin(turn)) for r in (inner, far)]
            self.stroke(way, depth, 0.8)

    # ---- land and weather

    def moon(self, x: float, y: float, radius: float = 15) -> None:
        self.glow(x, y, radius * 3.2, MOON, 0.6)
        self.disc(x, y, radius, MOON)

    def sun(self, x: float, y: float, radius: float = 16) -> None:
        self.glow(x, y, radius * 4, (255, 246, 214), 0.9)
        self.rays(x, y, radius * 1.25, radius * 4.2, mix(self.mood.high, self.mood.ink, 0.22), 44)
        self.disc(x, y, radius, (252, 232, 168))

    def stars(self, count: int = 24) -> None:
        for n in range(count):
            x, y = (wobble(n) + 1) * WIDTH / 2, (wobble(n + 0.5) + 1) * HEIGHT * 0.28
            self.disc(x, y, 0.8 + 0.5 * abs(wobble(n * 3)), MOON)

    def ridge(self, way: str, depth: float, snow: float = 0.0) -> None:
        """Draw mountains below a jagged line, hatched on the side away from the light; `snow`: the caps' height."""
        line = points(way)
        self.fill([*line, (WIDTH + 9, HEIGHT + 9), (-9, HEIGHT + 9)], depth)
        ink = self.tone(min(1.0, depth + 0.22))
        for a, b in pairwise(line):
            if b[1] <= a[1]:
                continue
            steps = max(2, int(math.hypot(b[0] - a[0], b[1] - a[1]) / 4))
            for n in range(steps):
                t = n / steps
                x, y = a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t
                long = (0.35 + 0.65 * t) * (b[1] - a[1]) * (0.55 + 0.12 * wobble(n + a[0]))
                self.stroke([(x, y), (x - long * 0.42, y + long)], ink, 0.7)
        if snow:
            self._caps(line, snow)

    def _caps(self, line: Sequence[Point], snow: float) -> None:
        for a, top, b in zip(line, line[1:], line[2:], strict=False):
            if top[1] < min(a[1], b[1]):
                left, right = _down(top, a, snow), _down(top, b, snow)
                middle = (top[0], top[1] + snow * 0.62)
                dents = [(left[0] * 0.5 + top[0] * 0.5, top[1] + snow * 1.05), middle]
                dents.append((right[0] * 0.5 + top[0] * 0.5, top[1] + snow * 1.15))
                self.fill([top, right, *reversed(dents), left], SNOW)

    def hill(self, way: str, depth: float, grass: bool = True) -> None:
        """Draw rolling ground below a smooth line."""
        line = smooth(points(way))
        self.fill([*line, (WIDTH + 9, HEIGHT + 9), (-9, HEIGHT + 9)], depth)
        if grass:
            ink = self.tone(min(1.0, depth + 0.2))
            for n in range(26):
                x = n * 10.7 + 4 * wobble(n)
                y = _height(line, x) + 7 + 13 * abs(wobble(n * 1.7))
                self.stroke([(x, y), (x + 5, y + 1.5)], ink, 0.8)

    def water(self, top: float, depth: float = 0.3, bottom: float = HEIGHT, rough: float = 1.0) -> None:
        """Draw water between two heights, in broken waves."""
        self.fill([(0, top), (WIDTH, top), (WIDTH, bottom), (0, bottom)], depth)
        light, dark = self.tone(max(0.0, depth - 0.22)), self.tone(min(1.0, depth + 0.22))
        y, n = top + 3.0, 0
        while y < bottom:
            gap = 26 + 10 * wobble(y)
            x = gap * wobble(n * 2.3)
            while x < WIDTH:
                long = gap * (0.4 + 0.2 * wobble(x + y))
                way = [(x + long * t / 6, y - rough * math.sin(math.pi * t / 3)) for t in range(7)]
                self.stroke(way, light if n % 2 else dark, 0.9)
                x += gap
            y, n = y + 4.5 + (y - top) * 0.06, n + 1

    # ---- things

    def pine(self, x: float, base: float, high: float, depth: float) -> None:
        """Draw a fir."""
        self.fill([(x - high * 0.03, base), (x + high * 0.03, base), (x, base - high)], depth)
        for step in range(4):
            top, wide = base - high * (0.34 + 0.18 * step), high * (0.24 - 0.045 * step)
            self.fill([(x - wide, top + high * 0.22), (x, top - high * 0.14), (x + wide, top + high * 0.22)], depth)

    def tree(self, x: float, base: float, high: float, depth: float, crown: float | Colour | None = None) -> None:
        """Draw a broad tree."""
        trunk = [(x - high * 0.05, base), (x - high * 0.03, base - high * 0.6), (x + high * 0.03, base - high * 0.6)]
        self.fill([*trunk, (x + high * 0.06, base)], depth)
        leaves = depth if crown is None else crown
        blobs = ((-0.2, 0.58, 0.19), (0.2, 0.6, 0.18), (0, 0.8, 0.2), (-0.1, 0.68, 0.2), (0.12, 0.7, 0.2))
        for dx, dy, radius in blobs:
            self.disc(x + dx * high, base - dy * high, radius * high, leaves)

    def tower(self, x: float, base: float, wide: float, high: float, depth: float | Colour, lit: bool = False) -> None:
        """Draw a tower with battlements; `lit`: with light in its window."""
        half, top = wide / 2, base - high
        self.fill([(x - half, base), (x - half, top), (x + half, top), (x + half, base)], depth)
        lip, tooth = half * 1.3, wide * 0.26
        self.fill([(x - lip, top), (x + lip, top), (x + lip, top - tooth), (x - lip, top - tooth)], depth)
        for n in range(3):
            left = x - lip + n * (2 * lip - tooth) / 2
            ends = (left, top - tooth * 2), (left + tooth, top - tooth * 2)
            self.fill([(left, top), *ends, (left + tooth, top)], depth)
        hole = GOLD if lit else self.shade(depth, -0.3)
        self.fill([(x - half * 0.2, top + high * 0.3), (x, top + high * 0.22), (x + half * 0.2, top + high * 0.3),
                   (x + half * 0.2, top + high * 0.42), (x - half * 0.2, top + high * 0.42)], hole)  # fmt: skip

    def wall(self, left: float, right: float, base: float, high: float, depth: float | Colour) -> None:
        """Draw a wall with battlements and a few stones."""
        self.fill([(left, base), (left, base - high), (right, base - high), (right, base)], depth)
        count = max(2, int((right - left) / 9))
        wide = (right - left) / (2 * count - 1)
        for n in range(count):
            x = left + 2 * n * wide
            top = base - high - wide
            self.fill([(x, base - high), (x, top), (x + wide, top), (x + wide, base - high)], depth)
        ink = self.shade(depth, 0.2)
        for n in range(int((right - left) * high / 130)):
            x, y = left + (right - left - 8) * (wobble(n + left) + 1) / 2, base - high * (wobble(n * 2.1 + 0.4) + 1) / 2
            self.stroke([(x, y), (x + 6, y)], ink, 0.8)

    def house(self, x: float, base: float, wide: float, depth: float | Colour, lit: bool = True) -> None:
        """Draw a house with a steep roof."""
        half, high = wide / 2, wide * 0.55
        self.fill([(x - half, base), (x - half, base - high), (x + half, base - high), (x + half, base)], depth)
        roof = [
            (x - half * 1.25, base - high),
            (x - half * 0.5, base - high * 2.1),
            (x + half * 0.6, base - high * 2.1),
        ]
        self.fill([*roof, (x + half * 1.25, base - high)], self.shade(depth, 0.2))
        for side in (-0.5, 0.35) if lit else ():
            left, top = x + half * side, base - high * 0.72
            self.fill([(left, top), (left + half * 0.3, top), (left + half * 0.3, top + 6), (left, top + 6)], GOLD)

    def tent(self, x: float, base: float, wide: float, depth: float | Colour, flag: Colour = EMBER) -> None:
        """Draw a round tent with a pennant."""
        half, top, eaves = wide / 2, base - wide * 0.86, base - wide * 0.38
        self.fill([(x - half, base), (x - half * 0.8, eaves), (x, top), (x + half * 0.8, eaves),
                   (x + half, base)], depth)  # fmt: skip
        light = self.shade(depth, -0.3)
        for side in (-0.55, 0.0, 0.55):
            self.stroke([(x, top), (x + side * half, base - wide * 0.36), (x + side * half * 1.2, base)], light, 0.9)
        self.fill([(x - half * 0.16, base), (x, base - wide * 0.36), (x + half * 0.16, base)], self.mood.ink)
        self.stroke([(x, top), (x, top - wide * 0.3)], self.mood.ink, 1.0)
        self.fill([(x, top - wide * 0.3), (x + wide * 0.3, top - wide * 0.22), (x, top - wide * 0.13)], flag)

    def host(
        self, left: float, right: float, base: float, high: float, depth: float | Colour, banner: Colour | None = None
    ) -> None:
        """Draw a row of warriors with spears, and a banner among them."""
        count = max(2, int((right - left) / (high * 0.34)))
        for n in range(count):
            x = left + (right - left) * (n + 0.5) / count
            y = base + high * 0.06 * wobble(n + left)
            body = high * 0.5
            self.fill([(x - high * 0.2, y + 3), (x - high * 0.14, y - body * 0.7), (x + high * 0.14, y - body * 0.7),
                       (x + high * 0.2, y + 3)], depth)  # fmt: skip
            self.disc(x, y - body * 0.92, high * 0.11, depth)
            tip = (x + high * (0.2 + 0.05 * wobble(n * 3)), y - high * (0.95 + 0.12 * wobble(n * 1.3)))
            self.stroke([(x + high * 0.16, y), tip], depth, 1.0)
            self.shape(motifs.SPEARHEAD, tip[0], tip[1] - 2, max(5.0, high * 0.16), depth)
        if banner:
            x, top = (left + right) / 2, base - high * 1.75
            self.stroke([(x, base), (x, top)], depth, 1.3)
            self.fill([(x, top), (x + high * 0.75, top + high * 0.1), (x + high * 0.55, top + high * 0.24),
                       (x + high * 0.75, top + high * 0.42), (x, top + high * 0.46)], banner)  # fmt: skip

    def ship(
        self, x: float, water: float, size: float, sail: float | Colour, depth: float = 0.95, way: int = 1
    ) -> None:
        """Draw a ship that floats at a height."""
        self.shape(motifs.SHIP_HULL, x, water - size * 0.5, size, depth, way)
        self.shape(motifs.SHIP_SAILS, x, water - size * 0.5, size, sail, way)

    def flames(self, x: float, base: float, size: float) -> None:
        """Draw a fire."""
        self.glow(x, base - size * 0.4, size * 1.3, FLAME, 0.6)
        self.shape(motifs.FIRE, x, base - size * 0.5, size, EMBER)
        self.shape(motifs.FIRE, x, base - size * 0.34, size * 0.68, FLAME)
        self.shape(motifs.FIRE, x, base - size * 0.2, size * 0.38, (255, 226, 130))

    # ---- inside

    def _lines(self) -> None:
        """The engraver's lines across the sky."""
        ink = mix(self.mood.high, self.mood.ink, 0.2)
        for line in _sky_lines():
            self.stroke(line, ink, 0.6)

    def _paint(self, depth: float | Colour) -> Colour:
        return depth if isinstance(depth, tuple) else self.tone(depth)

    def _at(self, way: str | Sequence[Point]) -> list[Point]:
        line = points(way) if isinstance(way, str) else way
        return [(x * self.k, y * self.k) for x, y in line]


@cache
def _sky_lines() -> tuple[tuple[Point, Point], ...]:
    """The lines across a sky, closer towards the top."""
    lines, y, n = [], 2.0, 0
    while y < HEIGHT * 0.72:
        x = -30 * abs(wobble(n))
        while x < WIDTH:
            long = 34 + 30 * wobble(x + n)
            lines.append(((x, y), (x + long, y)))
            x += long + 8 + 6 * wobble(n + x)
        y, n = y + 3.0 + y * 0.045, n + 1
    return tuple(lines)


@cache
def _radial() -> Image.Image:
    """A radial gradient, dark in the middle. Callers must not change it."""
    return Image.radial_gradient("L")


def across(left: float, right: float, count: int) -> Iterator[float]:
    """Numbers spread evenly from `left` to `right`."""
    return (left + (right - left) * n / max(1, count - 1) for n in range(count))


def _down(top: Point, foot: Point, snow: float) -> Point:
    """The point on a slope so far below its top."""
    share = min(1.0, snow * 1.3 / max(1.0, foot[1] - top[1]))
    return (top[0] + (foot[0] - top[0]) * share, top[1] + (foot[1] - top[1]) * share)


def _height(line: Sequence[Point], x: float) -> float:
    """The height of a line at x."""
    return next(
        (
            a[1] + (b[1] - a[1]) * (x - a[0]) / (b[0] - a[0])
            for a, b in pairwise(line)
            if a[0] <= x <= b[0] and b[0] > a[0]
        ),
        line[-1][1],
    )
