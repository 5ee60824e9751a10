"""What is laid over a board: arrows for what happened, a glow for what may be done, closed bridges, storms."""

from __future__ import annotations

import math
from functools import lru_cache

from PIL import Image, ImageChops, ImageDraw, ImageFilter

from renders.art import SHEET, Art
from renders.scene import Arrow

Point = tuple[float, float]
COLOURS = {"attack": (206, 34, 28), "conquest": (232, 120, 18), "move": (28, 92, 168)}
OVER = 3


def arrow(image: Image.Image, mark: Arrow, start: Point, end: Point, scale: int) -> None:
    """A bent arrow between two points of the picture; dashed for a move, headed twice for a conquest."""
    way = _bend(start, end)
    xs, ys = [p[0] for p in way], [p[1] for p in way]
    pad = 16 * scale
    x0, y0 = round(min(xs)) - pad, round(min(ys)) - pad
    size = (round(max(xs)) + pad - x0, round(max(ys)) + pad - y0)
    for colour, grow in (((255, 250, 236), 2.2), (COLOURS[mark.kind], 0.0)):
        mask = Image.new("L", (size[0] * OVER, size[1] * OVER), 0)
        _shaft(
            ImageDraw.Draw(mask), [((x - x0) * OVER, (y - y0) * OVER) for x, y in way], scale * OVER, grow, mark.kind
        )
        image.paste(colour, (x0, y0), mask.reduce(OVER))


def _bend(start: Point, end: Point) -> list[Point]:
    """A shallow curve that keeps clear of what stands at both ends."""
    dx, dy = end[0] - start[0], end[1] - start[1]
    cx, cy = (start[0] + end[0]) / 2 - dy * 0.14, (start[1] + end[1]) / 2 + dx * 0.14
    steps = [0.16 + 0.68 * k / 24 for k in range(25)]
    return [
        (
            (1 - t) ** 2 * start[0] + 2 * t * (1 - t) * cx + t * t * end[0],
            (1 - t) ** 2 * start[1] + 2 * t * (1 - t) * cy + t * t * end[1],
        )
        for t in steps
    ]


def _shaft(draw: ImageDraw.ImageDraw, way: list[Point], k: int, grow: float, kind: str) -> None:
    width = (5.0 + 2 * grow) * k
    if kind == "move":
        for i in range(0, len(way) - 5, 4):
            draw.line(way[i : i + 3], fill=255, width=round(width))
    else:
        draw.line(way[:-2], fill=255, width=round(width), joint="curve")
    heads = (len(way) - 1, len(way) - 6) if kind == "conquest" else (len(way) - 1,)
    for at in heads:
        _head(draw, way[at - 3], way[at], k, grow)


def _head(draw: ImageDraw.ImageDraw, before: Point, tip: Point, k: int, grow: float) -> None:
    angle = math.atan2(tip[1] - before[1], tip[0] - before[0])
    reach, half = (15 + 1.8 * grow) * k, (9.5 + 1.6 * grow) * k
    tip = (tip[0] + math.cos(angle) * grow * k, tip[1] + math.sin(angle) * grow * k)
    foot = (tip[0] - math.cos(angle) * reach, tip[1] - math.sin(angle) * reach)
    side = (-math.sin(angle) * half, math.cos(angle) * half)
    draw.polygon([tip, (foot[0] + side[0], foot[1] + side[1]), (foot[0] - side[0], foot[1] - side[1])], fill=255)


@lru_cache(256)
def outline(art: Art, territory: str, scale: int) -> tuple[Image.Image, tuple[int, int]]:
    """The band along the inside of a territory's border, and where it lies on the whole board."""
    x0, y0, x1, y1 = art.box(territory)
    number = art.number[territory] + 1
    pad = 4
    box = ((x0 - pad) * SHEET, (y0 - pad) * SHEET, (x1 + pad) * SHEET, (y1 + pad) * SHEET)
    inside = art.numbers.crop(box).point([255 if n == number else 0 for n in range(256)])
    if scale == 1:
        inside = inside.reduce(SHEET)
    core = inside.filter(ImageFilter.GaussianBlur(3.2 * scale)).point(lambda v: 255 if v > 236 else 0)
    band = ImageChops.subtract(inside, core).filter(ImageFilter.GaussianBlur(0.8 * scale))
    return band, ((x0 - pad) * scale, (y0 - pad) * scale)


def glow(image: Image.Image, art: Art, territory: str, scale: int, offset: tuple[int, int]) -> None:
    """A bright rim inside a territory: something may be done here."""
    band, (x, y) = outline(art, territory, scale)
    image.paste((255, 246, 150), (x - offset[0], y - offset[1]), band)


def closed(image: Image.Image, x: float, y: float, scale: int) -> None:
    """A red cross over a bridge that may not be used."""
    r = 9 * scale
    draw = ImageDraw.Draw(image)
    for colour, width in (((255, 250, 236), 6), ((186, 24, 24), 4)):
        draw.line((x - r, y - r, x + r, y + r), fill=colour, width=width * scale)
        draw.line((x - r, y + r, x + r, y - r), fill=colour, width=width * scale)


def storm(image: Image.Image, x: float, y: float, scale: int) -> None:
    """A cloud with lightning over a territory that may not act."""
    draw = ImageDraw.Draw(image)
    k = scale
    for grow, colour in ((1.5, (30, 34, 44)), (0.0, (196, 204, 216))):
        for dx, dy, r in ((-9, 0, 6), (-2, -5, 8), (8, -1, 6.5), (0, 1, 6)):
            q = (r + grow) * k
            draw.ellipse((x + dx * k - q, y + dy * k - q, x + dx * k + q, y + dy * k + q), fill=colour)
    bolt = [(1, 4), (-5, 14), (0, 13), (-3, 22), (7, 10), (2, 11), (6, 4)]
    points = [(x + bx * k, y + by * k) for bx, by in bolt]
    draw.polygon(points, fill=(255, 214, 60), outline=(30, 34, 44), width=max(1, k))
