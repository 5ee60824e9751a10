"""Ink on the sheet: borders, bridges, lanes, ports, landmarks, the path, shields and the frame."""

from __future__ import annotations

import itertools
import math
from collections.abc import Iterable, Mapping

import numpy as np
from PIL import Image, ImageDraw

from renders.board import shapes
from renders.board import sizes as m
from renders.compiler import parchment
from renders.compiler.geography import Geography
from renders.compiler.noise import Field
from renders.compiler.source import Line, Pair, Point
from renders.compiler.strokes import SHEET, Ink, dashes, lay
from renders.games.game_art import known_landmark
from renders.typefaces import font
from rules import Territory
from rules.author import trail_on

Colour = tuple[int, int, int]
INK: Colour = (58, 38, 24)
PLATE: Colour = (238, 222, 186)
GOLD: Colour = (190, 150, 70)
RIVER_WIDTH = 4.6


def ink(geo: Geography) -> Ink:
    return Ink(geo.source.width, geo.source.height)


def borders(geo: Geography, between_regions: bool) -> Field:
    """The lines between territories of one region, or between regions: these also show beside a river."""
    layer = ink(geo)
    region = geo.board.region_of
    for (a, b), lines in geo.borders.items():
        if (region[Territory(a)] != region[Territory(b)]) == between_regions:
            frontier = RIVER_WIDTH + 6 if (a, b) in geo.wet else 4.0
            for line in lines:
                layer.line(line, frontier if between_regions else 1.5)
    return layer.mask()


def coast(geo: Geography, rings: Iterable[Line], width: float) -> Field:
    layer = ink(geo)
    for ring in rings:
        layer.line(ring, width)
    return layer.mask()


def water(geo: Geography, width: float) -> Field:
    """The rivers as strokes of this width."""
    layer = ink(geo)
    for line in geo.rivers:
        layer.line(line, width)
    return layer.mask()


def lanes(geo: Geography, picture: Field) -> None:
    """The sea lanes as dashes."""
    for width, colour, strength in ((4.2, (214, 226, 220), 0.45), (2.0, (60, 44, 40), 0.95)):
        layer = ink(geo)
        for line in itertools.chain.from_iterable(geo.lanes.values()):
            for dash in dashes(line, 9, 7):
                layer.line(dash, width)
        lay(picture, colour, layer.mask(), strength)


def lane_water(geo: Geography) -> Field:
    """The water under the lanes, as broad strokes at board size."""
    layer = ink(geo)
    for line in itertools.chain.from_iterable(geo.lanes.values()):
        layer.line(line, 8.0)
    return np.asarray(layer.mask()[::SHEET, ::SHEET] * (geo.labels == 0), np.float32)


def embers(geo: Geography, picture: Field) -> Field:
    """The glowing crack in the ground under each wall of flame; return where it is."""
    glow, crack = ink(geo), ink(geo)
    for line in geo.flames:
        glow.line(line, 22.0)
        crack.line(line, 6.0)
    lay(picture, (232, 98, 30), parchment.soft(glow.mask(), 5.0), 0.62)
    lay(picture, (66, 16, 10), crack.mask(), 0.9)
    return crack.mask()


def trail(geo: Geography, picture: Field, steps: Mapping[str, Point]) -> Field:
    """Draw the trail as dots from step to step; return where they are."""
    way = [steps[t] for t, _ in trail_on(geo.board) if t in steps]
    dots = np.zeros(picture.shape[:2], np.float32)
    for radius, colour, strength in ((3.1, (250, 238, 206), 0.75), (2.0, (132, 40, 26), 0.95)):
        layer = ink(geo)
        for a, b in itertools.pairwise(way):
            count = int(math.dist(a, b) / 8.5)
            for k in range(1, count):
                layer.dot((a[0] + (b[0] - a[0]) * k / count, a[1] + (b[1] - a[1]) * k / count), radius)
        dots = layer.mask()
        lay(picture, colour, dots, strength)
    return dots


class Stampede:
    """Sharp small drawings over the sheet, and the mask of where they are."""

    def __init__(self, picture: Image.Image) -> None:
        self.image = picture
        self.draw = ImageDraw.Draw(picture)
        self.mask = Image.new("L", picture.size, 0)
        self.covered = ImageDraw.Draw(self.mask)

    def cover(self, box: m.Box, strength: int = 255) -> None:
        self.covered.ellipse([v * SHEET for v in box], fill=strength)

    def shape(
        self, shape: tuple[shapes.Outline, ...], at: Point, pixels: float, fill: Colour, width: float = 1.1
    ) -> None:
        """Draw a silhouette centred on a point, with an outline."""
        size = round(pixels * SHEET)
        x, y = round(at[0] * SHEET - size / 2), round(at[1] * SHEET - size / 2)
        shapes.stamp(self.image, shape, (x, y, size), fill, INK, width * SHEET)
        self.mask.paste(255, (x, y), shapes.mask(shape, size, width * SHEET))

    def disc(self, at: Point, radius: float, fill: Colour, rim: float = 1.4) -> None:
        disc = Image.new("L", (round(radius * SHEET * 8),) * 2, 0)
        for part, colour in ((1.0, INK), (1 - rim / radius, fill)):
            side = disc.width
            layer = disc.copy()
            cut = side * (1 - part) / 2
            ImageDraw.Draw(layer).ellipse((cut, cut, side - 1 - cut, side - 1 - cut), fill=255)
            small = layer.reduce(4)
            self.image.paste(
                colour, (round(at[0] * SHEET - small.width / 2), round(at[1] * SHEET - small.height / 2)), small
            )
        self.cover((at[0] - radius, at[1] - radius, at[0] + radius, at[1] + radius))


def bridges(geo: Geography, stamps: Stampede) -> None:
    """Each bridge across its river: a plank road between two parapets."""
    for (x, y), (dx, dy) in geo.bridges.values():
        picture = _bridge().rotate(-math.degrees(math.atan2(dy, dx)), Image.Resampling.BICUBIC)
        at = (round(x * SHEET - picture.width / 2), round(y * SHEET - picture.height / 2))
        stamps.image.paste(picture, at, picture)
        stamps.mask.paste(255, at, picture.getchannel("A"))


def _bridge() -> Image.Image:
    k = SHEET * 4
    big = Image.new("RGBA", (40 * k, 40 * k), (*INK, 0))
    draw = ImageDraw.Draw(big)
    c = 20 * k
    draw.rectangle((c - 12 * k, c - 5.4 * k, c + 12 * k, c + 5.4 * k), fill=(*INK, 255))
    draw.rectangle((c - 12 * k, c - 3.9 * k, c + 12 * k, c + 3.9 * k), fill=(212, 180, 124, 255))
    for i in range(-5, 6):
        draw.line((c + i * 2.4 * k, c - 3.9 * k, c + i * 2.4 * k, c + 3.9 * k), fill=(120, 84, 50, 255), width=k // 2)
    for sx in (-12, 12):
        for sy in (-5, 5):
            x, y = c + sx * k, c + sy * k
            draw.ellipse((x - 2.4 * k, y - 2.4 * k, x + 2.4 * k, y + 2.4 * k), fill=(*INK, 255))
            draw.ellipse((x - 1.3 * k, y - 1.3 * k, x + 1.3 * k, y + 1.3 * k), fill=(226, 200, 150, 255))
    return big.reduce(4)


def ports(geo: Geography, stamps: Stampede) -> None:
    for spot in geo.ports.values():
        stamps.disc(spot, 10.5, (226, 234, 226))
        stamps.shape(shapes.ANCHOR, spot, 15, (44, 74, 92), 0.0)


def landings(geo: Geography) -> list[Point]:
    """Where lanes reach the shore without a port."""
    ends = [(t, at) for p, parts in geo.lanes.items() for t, at in zip(p, (parts[0][0], parts[-1][-1]), strict=True)]
    return [at for t, at in ends if t not in geo.ports]


def come_ashore(geo: Geography, stamps: Stampede) -> None:
    for spot in landings(geo):
        stamps.disc(spot, 4.4, (250, 240, 214), 1.3)


def landmark(stamps: Stampede, at: Point, kind: str) -> None:
    """What stands on a territory, by its kind: in its colour on a disc, or pale with a rim."""
    drawn = known_landmark(kind)
    if drawn.colour is None:
        stamps.shape(drawn.shape, (at[0], at[1] - 1), drawn.size, (236, 226, 206), 1.3)
        return
    stamps.disc(at, 9, (250, 240, 214), 1.3)
    stamps.shape(drawn.shape, at, drawn.size, drawn.colour, 0.0)


def step(stamps: Stampede, at: Point, die: bool) -> None:
    """A step of a trail, with a die if leaving it takes a roll."""
    stamps.disc(at, 9.5, (120, 40, 28), 1.2)
    if not die:
        stamps.disc(at, 6.0, (248, 232, 196), 0.8)
        return
    x, y = at
    k = SHEET
    box = ((x - 5.4) * k, (y - 5.4) * k, (x + 5.4) * k, (y + 5.4) * k)
    stamps.draw.rounded_rectangle(box, 2 * k, fill=(252, 244, 224))
    for px, py in ((-2.7, -2.7), (2.7, -2.7), (0, 0), (-2.7, 2.7), (2.7, 2.7)):
        stamps.draw.ellipse(((x + px - 1.2) * k, (y + py - 1.2) * k, (x + px + 1.2) * k, (y + py + 1.2) * k), fill=INK)


def badge(stamps: Stampede, at: Point, colour: Colour, bonus: int) -> None:
    """A region's shield with its bonus."""
    stamps.shape(shapes.SHIELD, at, 38, (246, 234, 204), 1.2)
    stamps.shape(shapes.SHIELD, at, 32, colour, 0.0)
    size = 18 * SHEET
    stamps.draw.text(
        (at[0] * SHEET, (at[1] - 0.5) * SHEET),
        f"+{bonus}",
        font=font("number", size),
        fill=(255, 250, 236),
        anchor="mm",
        stroke_width=SHEET,
        stroke_fill=INK,
    )


def plate(stamps: Stampede, x: float, y: float, w: float, h: float) -> None:
    """A parchment plate with a double rule, for a title, a legend, a list."""
    k = SHEET
    draw = stamps.draw
    shadow = Image.new("L", (round((w + 24) * k), round((h + 24) * k)), 0)
    ImageDraw.Draw(shadow).rounded_rectangle((12 * k, 12 * k, (w + 12) * k, (h + 12) * k), 7 * k, fill=120)
    stamps.image.paste(
        (30, 24, 20),
        (round((x - 9) * k), round((y - 8) * k)),
        shadow.reduce(4).resize(shadow.size, Image.Resampling.BICUBIC),
    )
    draw.rounded_rectangle((x * k, y * k, (x + w) * k, (y + h) * k), 7 * k, fill=PLATE, outline=INK, width=2 * k)
    draw.rounded_rectangle(
        ((x + 5) * k, (y + 5) * k, (x + w - 5) * k, (y + h - 5) * k), 4 * k, outline=GOLD, width=round(1.2 * k)
    )
    for cx in (x + 5, x + w - 5):
        for cy in (y + 5, y + h - 5):
            draw.polygon(
                [((cx - 4) * k, cy * k), (cx * k, (cy - 4) * k), ((cx + 4) * k, cy * k), (cx * k, (cy + 4) * k)],
                fill=INK,
            )


def compass(stamps: Stampede, x: float, y: float, size: float) -> None:
    """A compass rose in a square whose upper left corner is (x, y)."""
    k = SHEET
    cx, cy, r = (x + size / 2) * k, (y + size / 2) * k, size / 2 * k
    stamps.draw.ellipse((cx - r * 0.7, cy - r * 0.7, cx + r * 0.7, cy + r * 0.7), outline=(48, 66, 72), width=k)
    stamps.draw.ellipse(
        (cx - r * 0.62, cy - r * 0.62, cx + r * 0.62, cy + r * 0.62), outline=(48, 66, 72), width=k // 2
    )
    for i in (*range(1, 16, 2), *range(2, 16, 4), *range(0, 16, 4)):
        a, reach = math.pi * i / 8, r * (1.0 if i % 4 == 0 else 0.62 if i % 2 == 0 else 0.42)
        tip = (cx + reach * math.sin(a), cy - reach * math.cos(a))
        for side, fill in ((-1, (40, 52, 56)), (1, (236, 226, 196))):
            b = a + side * math.pi / 8
            base = (cx + r * 0.16 * math.sin(b), cy - r * 0.16 * math.cos(b))
            stamps.draw.polygon([(cx, cy), base, tip], fill=fill, outline=(40, 52, 56))


def frame(stamps: Stampede, width: int, height: int, margin: int) -> None:
    """The sheet's frame: a dark band with gilt rules and a knot at each corner."""
    k = SHEET
    w, h, d = width * k, height * k, stamps.draw
    for inset, colour, thick in (
        (0, (46, 30, 22), 20),
        (4, (196, 156, 80), 1),
        (7, (104, 42, 30), 9),
        (17, (196, 156, 80), 1),
        (20, PLATE, 3),
        (23, INK, 1),
    ):
        i = inset * k
        d.rectangle((i, i, w - 1 - i, h - 1 - i), outline=colour, width=thick * k)
    stamps.covered.rectangle((0, 0, w - 1, h - 1), outline=255, width=24 * k)
    _beads(stamps, width, height)
    for cx in (margin / 2, width - margin / 2):
        for cy in (margin / 2, height - margin / 2):
            _knot(stamps, cx, cy, margin / 2 + 5)


def _beads(stamps: Stampede, width: int, height: int) -> None:
    """A row of gilt lozenges along the band."""
    middle, half = 11.5, 2.6
    across, down = round((width - 80) / 22), round((height - 80) / 22)
    spots = [(40 + (width - 80) * i / across, e) for i in range(across + 1) for e in (middle, height - middle)]
    spots += [(e, 40 + (height - 80) * i / down) for i in range(down + 1) for e in (middle, width - middle)]
    k = SHEET
    for x, y in spots:
        lozenge = [((x - half) * k, y * k), (x * k, (y - half) * k), ((x + half) * k, y * k), (x * k, (y + half) * k)]
        stamps.draw.polygon(lozenge, fill=(206, 168, 92))


def _knot(stamps: Stampede, cx: float, cy: float, r: float) -> None:
    k = SHEET
    for radius, fill in ((r, (46, 30, 22)), (r - 1.5, (206, 168, 92)), (r - 3.2, (104, 42, 30))):
        stamps.draw.rectangle(((cx - radius) * k, (cy - radius) * k, (cx + radius) * k, (cy + radius) * k), fill=fill)
    for radius, fill in ((r - 5, (206, 168, 92)), (r - 7.5, (46, 30, 22))):
        points = [(cx - radius, cy), (cx, cy - radius), (cx + radius, cy), (cx, cy + radius)]
        stamps.draw.polygon([(x * k, y * k) for x, y in points], fill=fill)


def bridge_boxes(geo: Geography) -> dict[Pair, m.Box]:
    return {p: m.around(*at, m.BRIDGE) for p, (at, _) in geo.bridges.items()}
