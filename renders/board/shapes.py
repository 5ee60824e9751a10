"""Small drawings in a square of -1..1, for all games: armies, captains, ports, emblems, signs. Own art."""

from __future__ import annotations

import hashlib
import math
from collections.abc import Iterable, Sequence
from functools import lru_cache

from PIL import Image, ImageDraw

from renders.board.image_cache import cache_images

Colour = tuple[int, int, int]
Outline = tuple[tuple[float, float], ...]
Shape = tuple[Outline, ...]
"""A silhouette of several outlines."""
OVER = 4


def read_outlines(text: str) -> tuple[Outline, ...]:
    """The outlines in a text, in hundredths: points "x y" separated by commas, outlines by slashes."""
    return tuple(
        tuple((int(x) / 100, int(y) / 100) for x, y in (point.split() for point in outline.split(",")))
        for outline in text.split("/")
    )


def carve(text: str) -> tuple[Outline, ...]:
    """The same with rounded corners, for living things."""
    return tuple(_round_corners(_round_corners(outline)) for outline in read_outlines(text))


def _round_corners(outline: Outline) -> Outline:
    """The outline with every corner cut (Chaikin)."""
    ring = list(zip(outline, (*outline[1:], outline[0]), strict=True))
    return tuple((a[0] * (1 - t) + b[0] * t, a[1] * (1 - t) + b[1] * t) for a, b in ring for t in (0.2, 0.8))


RING: Outline = tuple((math.cos(math.pi * k / 12), math.sin(math.pi * k / 12)) for k in range(24))
STONE = read_outlines("-50 90, -42 -50, -10 -90, 30 -76, 46 -30, 56 90")
TOWER = read_outlines(
    "-30 95, -30 -42, -42 -42, -42 -86, -24 -86, -24 -66, -10 -66, -10 -86, 10 -86, 10 -66, 24 -66, 24 -86, 42 "
    "-86, 42 -42, 30 -42, 30 95 / -92 95, -92 2, -76 2, -76 18, -60 18, -60 2, -40 2, -40 95 / 92 95, 92 2, 76 "
    "2, 76 18, 60 18, 60 2, 40 2, 40 95"
)
STAR = read_outlines(
    "0 -98, 16 -30, 69 -69, 30 -16, 98 0, 30 16, 69 69, 16 30, 0 98, -16 30, -69 69, -30 16, -98 0, -30 -16, "
    "-69 -69, -16 -30"
)
BANNER = read_outlines("-62 -98, -46 -98, -46 98, -62 98 / -46 -90, 86 -80, 56 -42, 86 -2, -46 8")
CROWN = read_outlines("-86 62, -94 -46, -46 2, 0 -78, 46 2, 94 -46, 86 62")
ANCHOR = read_outlines(
    "-10 -62, 10 -62, 10 62, 42 44, 34 30, 86 10, 80 66, 66 56, 30 86, 0 98, -30 86, -66 56, -80 66, -86 10, "
    "-34 30, -42 44, -10 62 / -44 -38, 44 -38, 44 -20, -44 -20 / -20 -96, 20 -96, 28 -78, 20 -60, -20 -60, -28 "
    "-78"
)
SHIELD = read_outlines("-90 -94, 90 -94, 90 10, 72 46, 42 74, 0 98, -42 74, -72 46, -90 10")
SOLDIER = carve(
    "-34 -78, -10 -98, 22 -96, 40 -76, 22 -72, 20 -56, 6 -48, -10 -50, -18 -60, -18 -72 / -14 -50, 16 -50, 34 -40, "
    "40 -10, 30 12, 24 10, 28 40, 26 92, 44 92, 46 98, 6 98, 6 40, -2 24, -12 44, -22 98, -56 98, -54 92, -42 90, "
    "-32 40, -30 6, -36 -8, -34 -36 / 46 -99, 52 -99, 60 -14, 66 30, 54 34, 48 -10 / 20 -14, 60 -20, 62 -8, 24 4"
)
HORSEMAN = carve(
    "-28 -94, -6 -99, 14 -92, 22 -80, 6 -78, 4 -66, -8 -62, -18 -68, -18 -78 / -22 -62, 4 -62, 16 -48, 18 -24, "
    "8 -2, -30 0, -34 -26, -32 -50 / -96 50, -90 20, -70 -2, -40 -8, 20 -6, 40 -20, 48 -44, 56 -66, 62 -56, 76 -50, "
    "96 -26, 92 -14, 74 -16, 66 -6, 60 16, 74 26, 90 56, 82 62, 62 40, 36 38, -20 40, -34 56, -20 80, -10 96, -26 97, "
    "-46 68, -52 50, -66 64, -66 94, -80 96, -80 60, -70 38, -82 36, -90 58 / 30 -50, 84 -88, 90 -84, 40 -40, 20 -30"
)
CANNON = (
    *read_outlines("-96 34, -62 20, -34 -14, -44 -40, 66 -72, 84 -78, 90 -58, 72 -50, 20 -22, -8 20, -52 46, -88 52"),
    tuple((0.14 + 0.52 * x, 0.42 + 0.52 * y) for x, y in RING),
)
_RAY = ((0.6, -0.06), (0.98, 0.0), (0.6, 0.06))
"""A ray of the sun: distance from its middle, and angle in half turns."""


def narrow(shape: Iterable[Outline]) -> tuple[Outline, ...]:
    """A figure made narrow, with room for its rim."""
    return tuple(tuple((0.72 * x, 0.86 * y) for x, y in outline) for outline in shape)


FLAME = carve(
    "-10 96, -52 84, -74 46, -66 6, -44 -30, -38 6, -18 -34, -6 -98, 22 -58, 34 -20, 52 -46, 70 4, 72 46, 50 84, 10 96"
)
BOLT = read_outlines("22 -98, -62 14, -8 14, -26 98, 64 -22, 8 -22, 46 -98")
SUN = (
    tuple((0.5 * x, 0.5 * y) for x, y in RING),
    *(
        tuple((r * math.sin(math.pi * (k / 4 + t)), -r * math.cos(math.pi * (k / 4 + t))) for r, t in _RAY)
        for k in range(8)
    ),
)
"""A disc with rays."""
FIVE_POINTS: tuple[Outline, ...] = (
    tuple((r * math.sin(math.pi * k / 5), -r * math.cos(math.pi * k / 5)) for k, r in enumerate((0.98, 0.4) * 5)),
)
MISSILE = read_outlines(
    "0 -99, 18 -70, 22 -40, 22 40, 54 70, 54 96, 18 82, -18 82, -54 96, -54 70, -22 40, -22 -40, -18 -70"
)
SKULL = read_outlines(
    "-70 -20, -60 -66, -26 -94, 26 -94, 60 -66, 70 -20, 62 14, 52 2, 44 -16, 22 -16, 14 6, 26 24, 48 20, 58 18, 56 40, "
    "40 50, 40 86, 22 92, 20 68, 8 68, 8 94, -8 94, -8 68, -20 68, -22 92, -40 86, -40 50, -56 40, -58 18, -48 20, -26 "
    "24, -14 6, -22 -16, -44 -16, -52 2, -62 14"
)
BLADE = read_outlines(
    "0 -98, 14 -78, 14 34, 46 34, 46 50, 10 50, 10 82, 18 96, -18 96, -10 82, -10 50, -46 50, -46 34, -14 34, -14 -78"
)
SPHERE = tuple(tuple((0.84 * x, 0.84 * y) for x, y in RING if way * y > 0.12) for way in (-1, 1))
CARD = read_outlines("-70 -66, 34 -94, 72 66, -32 94")
BARS = read_outlines(
    "-84 -90, 84 -90, 84 -66, 68 -66, 68 66, 84 66, 84 90, -84 90, -84 66, 50 66, 50 -66, 30 -66, 30 66, 10 66, "
    "10 -66, -10 -66, -10 66, -30 66, -30 -66, -50 -66, -50 66, -68 66, -68 -66, -84 -66"
)
PLATE = read_outlines("-64 -96, 64 -96, 96 -58, 96 40, 58 96, -58 96, -96 40, -96 -58")
HOUSE = read_outlines("-70 92, -70 -8, -96 -8, 0 -92, 96 -8, 70 -8, 70 92, 20 92, 20 30, -20 30, -20 92")
RAMPART = read_outlines(
    "-96 88, -96 -60, -60 -60, -60 -24, -36 -24, -36 -60, -12 -60, -12 -24, 12 -24, 12 -60, 36 -60, 36 -24, 60 -24, "
    "60 -60, 96 -60, 96 88, 26 88, 26 46, 14 28, -14 28, -26 46, -26 88"
)
RUBBLE = read_outlines(
    "-98 90, -88 44, -56 50, -44 90 / -40 90, -36 30, 4 18, 22 56, 18 90 / 24 90, 34 52, 70 40, 98 90 / "
    "-70 36, -58 -20, -20 -8, -30 26 / 8 8, 22 -44, 56 -26, 50 22"
)
CROSS = read_outlines("-92 -66, -66 -92, 92 66, 66 92 / 66 -92, 92 -66, -66 92, -92 66")
PLUS = read_outlines("-18 -92, 18 -92, 18 92, -18 92 / -92 -18, 92 -18, 92 18, -92 18")
MINUS = read_outlines("-92 -20, 92 -20, 92 20, -92 20")
COIN = (tuple((0.8 * x, 0.8 * y) for x, y in RING),)
SEAL = (
    tuple((r * math.cos(math.pi * k / 12), r * math.sin(math.pi * k / 12)) for k, r in enumerate((0.98, 0.84) * 12)),
)
"""A seal of wax."""
QUILL = read_outlines(
    "96 -98, 84 -40, 52 4, 62 6, 26 36, -14 44, -50 52, -80 98, -92 90, -62 40, -40 2, -4 -44, 40 -78 / "
    "-56 84, 66 84, 66 96, -56 96"
)
CROOKED = 7.0
"""How many degrees something that was laid down by hand is turned at most."""


@lru_cache(1024)
def turn(*about: str) -> float:
    """By how many degrees a sticker or the like is turned: always the same for the same one."""
    byte = hashlib.blake2b("|".join(about).encode(), digest_size=1).digest()[0]
    return (byte / 127.5 - 1) * CROOKED


def _scale(outline: Outline, centre: float, radius: float) -> list[tuple[float, float]]:
    return [(centre + x * radius, centre + y * radius) for x, y in outline]


@cache_images(4)
def mask(shape: tuple[Outline, ...], pixels: int, grow: float = 0.0) -> Image.Image:
    """The silhouette as an L image of pixels x pixels; `grow` thickens it by that many pixels."""
    side = pixels * OVER
    image = Image.new("L", (side, side), 0)
    draw = ImageDraw.Draw(image)
    radius = (pixels / 2 - 1.5) * OVER
    for outline in shape:
        points = _scale(outline, side / 2, radius)
        draw.polygon(points, fill=255)
        if grow:
            draw.line([*points, points[0], points[1]], fill=255, width=round(grow * 2 * OVER), joint="curve")
    return image.reduce(OVER)


def stamp(
    image: Image.Image,
    shape: tuple[Outline, ...],
    box: Sequence[int],
    fill: tuple[int, ...],
    rim: tuple[int, ...],
    width: float,
) -> None:
    """Draw the shape with a rim at box = (x, y, pixels)."""
    x, y, pixels = box
    image.paste(rim, (x, y), mask(shape, pixels, width))
    image.paste(fill, (x, y), mask(shape, pixels))
