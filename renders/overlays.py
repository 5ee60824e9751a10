"""Overlays on a board: arrows for events, highlights for possible actions, closed bridges, storms."""

from __future__ import annotations

import math
from functools import lru_cache

from PIL import Image, ImageChops, ImageDraw, ImageFilter

from renders.art import SHEET, Art
from renders.scene import Arrow

Point = tuple[float, float]
COLOURS = {"attack": (206, 34, 28), "conquest": (232, 120, 18), "move": (28, 92, 168)}
OVER = 2


def arrow(image: Image.Image, mark: Arrow, start: Point, end: Point, scale: int) -> None:
    """Draw a bent arrow between two points of the picture: dashed for a move, double-headed for a conquest."""
    rim, body, (dx, dy) = _arrow(mark.kind, (round(end[0] - start[0]), round(end[1] - start[1])), scale)
    at = (round(start[0]) + dx, round(start[1]) + dy)
    image.paste((255, 250, 236), at, rim)
    image.paste(COLOURS[mark.kind], at, body)


@lru_cache(128)
def _arrow(kind: str, way_to: tuple[int, int], scale: int) -> tuple[Image.Image, Image.Image, tuple[int, int]]:
    """The rim and the body of an arrow from (0, 0), as masks, and the position of their corner."""
    way = _bend((0, 0), way_to, scale)
    xs, ys, pad = [p[0] for p in way], [p[1] for p in way], 16 * scale
    x0, y0 = round(min(xs)) - pad, round(min(ys)) - pad
    size = ((round(max(xs)) + pad - x0) * OVER, (round(max(ys)) + pad - y0) * OVER)
    masks = []
    for grow in (2.2, 0.0):
        mask = Image.new("L", size, 0)
        points = [((x - x0) * OVER, (y - y0) * OVER) for x, y in way]
        _shaft(ImageDraw.Draw(mask), points, scale * OVER, grow, kind)
        masks.append(mask.reduce(OVER))
    return masks[0], masks[1], (x0, y0)


def _bend(start: Point, end: Point, scale: int) -> list[Point]:
    """A shallow curve that avoids the pieces at both ends."""
    (ax, ay), (bx, by) = start, end
    far = math.hypot(bx - ax, by - ay) or 1.0
    cx, cy = (ax + bx) / 2 - (by - ay) * 0.14, (ay + by) / 2 + (bx - ax) * 0.14
    first, last = min(0.36, 21 * scale / far), 1 - min(0.36, 27 * scale / far)
    steps = [first + (last - first) * k / 24 for k in range(25)]
    return [
        ((1 - t) ** 2 * ax + 2 * t * (1 - t) * cx + t * t * bx, (1 - t) ** 2 * ay + 2 * t * (1 - t) * cy + t * t * by)
        for t in steps
    ]


def _shaft(draw: ImageDraw.ImageDraw, way: list[Point], k: int, grow: float, kind: str) -> None:
    width = (5.0 + 2 * grow) * k
    if kind == "move":
        for i in range(0, len(way) - 5, 4):
            draw.line(way[i : i + 3], fill=255, width=round(width))
    else:
        draw.line(way[:-2], fill=255, width=round(width), joint="curve")
    twice = kind == "conquest" and math.dist(way[0], way[-1]) > 60 * k
    heads = (len(way) - 1, len(way) - 6) if twice else (len(way) - 1,)
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
    """The band along the inside of a territory's border, and its position on the whole board."""
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
    """Draw a bright rim inside a territory where an action is possible."""
    band, (x, y) = outline(art, territory, scale)
    image.paste((255, 246, 150), (x - offset[0], y - offset[1]), band)


def closed(image: Image.Image, x: float, y: float, scale: int) -> None:
    """Draw a red cross over a closed bridge."""
    r = 9 * scale
    draw = ImageDraw.Draw(image)
    for colour, width in (((255, 250, 236), 6), ((186, 24, 24), 4)):
        draw.line((x - r, y - r, x + r, y + r), fill=colour, width=width * scale)
        draw.line((x - r, y + r, x + r, y - r), fill=colour, width=width * scale)


def storm(image: Image.Image, x: float, y: float, scale: int) -> None:
    """Draw a cloud with lightning over a territory that cannot act."""
    draw = ImageDraw.Draw(image)
    k = scale
    for grow, colour in ((1.5, (30, 34, 44)), (0.0, (196, 204, 216))):
        for dx, dy, r in ((-9, 0, 6), (-2, -5, 8), (8, -1, 6.5), (0, 1, 6)):
            q = (r + grow) * k
            draw.ellipse((x + dx * k - q, y + dy * k - q, x + dx * k + q, y + dy * k + q), fill=colour)
    bolt = [(1, 4), (-5, 14), (0, 13), (-3, 22), (7, 10), (2, 11), (6, 4)]
    points = [(x + bx * k, y + by * k) for bx, by in bolt]
    draw.polygon(points, fill=(255, 214, 60), outline=(30, 34, 44), width=max(1, k))
