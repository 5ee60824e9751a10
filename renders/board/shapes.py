"""Small drawings in a square of -1..1: pieces, captains, places, ports, emblems, signs. Own art."""

from __future__ import annotations

import hashlib
import math
from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache
from itertools import repeat

from PIL import Image, ImageDraw

from renders.board.image_cache import cache_images

Colour = tuple[int, int, int]
Outline = tuple[tuple[float, float], ...]
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
ARCHER = carve(
    "-12 -98, 6 -98, 16 -84, 12 -66, 2 -58, -14 -60, -22 -74, -20 -88 / -14 -58, 6 -56, 26 -50, 62 -48, 64 -36, "
    "30 -34, 22 -22, 24 6, 40 36, 52 92, 30 94, 14 50, 0 26, -8 56, -18 94, -44 94, -34 46, -30 4, -34 -26, -48 "
    "-34, -52 -48, -34 -54 / 46 -98, 62 -92, 82 -66, 88 -42, 82 -16, 62 12, 46 20, 64 -14, 72 -42, 64 -70 / -44 "
    "-84, -34 -88, -14 -50, -26 -44 / 20 -44, 98 -46, 98 -40, 20 -38"
)
RIDER = carve(
    "-14 -99, 2 -99, 8 -86, 2 -76, -12 -75, -20 -86 / -26 -74, 2 -74, 16 -60, 18 -30, 8 -6, -30 -4, -34 -30, "
    "-34 -60 / -96 48, -90 18, -70 -4, -40 -10, 20 -8, 40 -22, 48 -46, 56 -66, 62 -56, 76 -50, 96 -28, 92 -16, "
    "74 -18, 66 -8, 60 14, 66 30, 92 44, 94 58, 84 74, 76 70, 78 58, 54 46, 36 36, -20 38, -34 54, -20 78, -10 "
    "94, -26 96, -46 66, -52 48, -66 62, -66 92, -80 94, -80 58, -70 36, -82 34, -90 56 / 26 -99, 31 -99, 36 6, "
    "29 6 / 10 -52, 34 -44, 34 -36, 8 -40"
)
EAGLE = carve(
    "-2 -40, 8 -60, 26 -66, 40 -56, 52 -44, 34 -46, 24 -34, 22 -18, 44 -38, 72 -66, 98 -90, 97 -62, 90 -36, 80 "
    "-20, 82 -6, 66 8, 62 20, 40 28, 20 34, 30 60, 34 88, 18 72, 4 90, -10 72, -26 88, -18 56, -14 34, -38 28, "
    "-60 20, -64 8, -82 -6, -78 -20, -92 -36, -98 -62, -98 -90, -72 -66, -42 -38, -18 -18, -14 -30"
)
ORC = carve(
    "-24 -80, -54 -94, -38 -66, -24 -50, -8 -42, 14 -42, 28 -52, 40 -68, 56 -96, 26 -82, 12 -90, -10 -90 / -30 "
    "-46, 30 -48, 58 -34, 68 -8, 58 6, 42 -8, 34 -14, 34 22, 46 50, 48 94, 20 94, 14 60, 0 40, -14 60, -18 94, "
    "-48 94, -44 48, -34 22, -38 -8, -54 8, -66 0, -56 -30 / 54 -2, 62 -60, 54 -74, 66 -96, 92 -78, 98 -50, 86 "
    "-60, 74 -54, 66 8 / -92 -26, -70 -34, -48 -26, -48 14, -70 44, -92 14"
)
DARK_RIDER = carve(
    "-6 -99, 10 -94, 18 -78, 14 -66, 30 -54, 36 -20, 30 2, -10 6, -40 30, -66 56, -92 58, -72 30, -58 0, -36 "
    "-36, -24 -62, -22 -84 / -74 18, -40 -6, 20 -8, 40 -22, 48 -46, 56 -66, 62 -56, 76 -50, 96 -28, 92 -16, 74 "
    "-18, 66 -8, 60 14, 66 30, 92 44, 94 58, 84 74, 76 70, 78 58, 54 46, 36 36, -20 38, -34 54, -20 78, -10 94, "
    "-26 96, -46 66, -52 48, -66 62, -66 92, -80 94, -80 58 / 26 -34, 82 -92, 90 -96, 86 -84, 36 -22 / 34 -50, "
    "50 -32, 44 -26, 28 -44"
)
TROLL = carve(
    "-20 -90, 16 -90, 28 -74, 22 -54, 8 -48, -14 -48, -28 -58, -30 -78 / -74 -58, -34 -58, 0 -50, 34 -58, 70 "
    "-54, 92 -26, 96 10, 84 44, 60 42, 66 14, 58 -8, 46 14, 48 48, 58 94, 18 94, 10 58, -10 58, -16 94, -56 94, "
    "-48 48, -44 14, -60 -6, -66 20, -60 48, -84 48, -98 12, -94 -28 / 58 40, 72 -20, 64 -72, 82 -99, 99 -70, "
    "94 -20, 80 46"
)
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
SPEARMAN = (
    *carve("-6 -84, 8 -86, 20 -78, 22 -62, 12 -52, -4 -52, -12 -62, -12 -76"),
    *carve("-14 -54, 22 -54, 38 -38, 40 0, 30 26, 32 98, 8 98, 4 48, -6 98, -34 98, -28 30, -32 -34"),
    *read_outlines(
        "-34 -50, -38 -74, -26 -92, -4 -99, 18 -97, 32 -88, 30 -80, 12 -86, -6 -84, -16 -76, -20 -62, -22 -48"
    ),
    *read_outlines("52 -70, 59 -70, 59 98, 52 98 / 44 -66, 55 -99, 67 -66"),
    tuple((-0.34 + 0.4 * x, 0.04 + 0.4 * y) for x, y in RING),
)
ELEPHANT = (
    *carve(
        "-84 0, -66 -26, -20 -34, 24 -32, 40 -52, 66 -54, 84 -36, 90 -6, 88 34, 96 60, 92 76, 78 68, 70 38, 60 18, 48 "
        "16, 44 40, 46 98, 16 98, 12 52, -28 52, -32 98, -64 98, -68 46, -80 30, -88 62, -96 58, -94 20"
    ),
    *read_outlines("66 20, 84 30, 99 14, 90 42, 66 36"),
    *read_outlines(
        "-52 -28, -60 -62, -60 -92, -46 -92, -46 -78, -32 -78, -32 -92, -14 -92, -14 -78, 0 -78, 0 -92, 14 -92, "
        "14 -62, 6 -28"
    ),
)
GATE = read_outlines(
    "-92 96, -92 -30, -84 -56, -66 -76, -38 -92, 0 -98, 38 -92, 66 -76, 84 -56, 92 -30, 92 96, 52 96, 52 -22, 42 -42, "
    "24 -54, 0 -58, -24 -54, -42 -42, -52 -22, -52 96 / -36 96, -36 -10, -22 -24, -22 96 / -7 96, -7 -30, 7 -30, 7 96 "
    "/ 22 96, 22 -24, 36 -10, 36 96"
)
CRYPT = read_outlines(
    "0 -98, 96 -46, 96 -28, -96 -28, -96 -46 / -84 -20, -28 -20, -28 70, -84 70 / 84 -20, 28 -20, 28 70, 84 70 / "
    "-28 -20, 28 -20, 28 -4, -28 -4 / -98 76, 98 76, 98 96, -98 96"
)
ALTAR = read_outlines(
    "-92 12, 92 12, 92 34, -92 34 / -68 40, 68 40, 68 74, -68 74 / -92 80, 92 80, 92 98, -92 98 / -6 4, -34 -6, -42 "
    "-34, -26 -60, -22 -36, -8 -66, 2 -98, 10 -68, 22 -50, 28 -66, 42 -36, 34 -8, 8 4"
)
_RAY = ((0.6, -0.06), (0.98, 0.0), (0.6, 0.06))
"""A ray of the sun: distance from its middle, and angle in half turns."""
_HEAD: Outline = tuple((0.2 * x, -0.42 + 0.22 * y) for x, y in RING)
_ROUND_SHIELD: Outline = tuple((0.48 + 0.42 * x, 0.24 + 0.4 * y) for x, y in RING)
_HALO: Outline = tuple((0.38 * x, -0.56 + 0.38 * y) for x, y in RING)
WAR_GOD = (
    *read_outlines(
        "-44 98, -34 -4, -22 -24, 22 -24, 36 -4, 44 98 / -54 -58, -44 -84, -20 -98, 20 -98, 44 -84, 54 "
        "-58, 30 -52, -30 -52 / -72 -99, -56 -66, -66 -66, -66 98, -78 98, -78 -66, -88 -66"
    ),
    _HEAD,
    _ROUND_SHIELD,
)
MAGIC_GOD = read_outlines(
    "-72 98, -20 -34, 20 -34, 72 98 / -46 -34, 0 -99, 46 -34 / -56 -36, 56 -36, 56 -24, -56 -24 / 66 98, 66 -40, 76 "
    "-40, 76 98 / 71 -90, 78 -68, 99 -66, 82 -52, 88 -30, 71 -42, 54 -30, 60 -52, 43 -66, 64 -68"
)
SKY_GOD = (
    *read_outlines(
        "-34 98, -24 -6, -14 -26, 14 -26, 24 -6, 34 98 / -18 -8, -40 -40, -70 -62, -99 -70, -96 -38, -84 -10, -62 14, "
        "-34 30, -22 32 / 18 -8, 40 -40, 70 -62, 99 -70, 96 -38, 84 -10, 62 14, 34 30, 22 32"
    ),
    _HALO,
)
DEATH_GOD = read_outlines(
    "-52 98, -44 10, -34 -30, -26 -56, -8 -78, 14 -78, 30 -58, 36 -30, 46 10, 56 98, 34 84, 14 98, -8 84, -28 98 / -74 "
    "98, -74 -84, -64 -84, -64 98 / -86 -80, -70 -94, -30 -99, 20 -96, 62 -82, 94 -50, 60 -68, 20 -78, -30 -80, -70 -74"
)
SHRINE = (
    *read_outlines(
        "-98 98, -98 78, -78 78, -78 58, 78 58, 78 78, 98 78, 98 98 / -62 54, -62 -14, 62 -14, 62 54 / "
        "-72 -16, -72 -28, 72 -28, 72 -16 / "
        "-58 -30, -52 -54, -36 -70, -14 -78, 14 -78, 36 -70, 52 -54, 58 -30 / -5 -78, -5 -90, 5 -90, 5 -78"
    ),
    tuple((0.1 * x, -0.9 + 0.1 * y) for x, y in RING),
)


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
PIECES: dict[str, dict[int, tuple[Outline, ...]]] = {
    "good": {1: ARCHER, 3: RIDER, 5: EAGLE},
    "evil": {1: ORC, 3: DARK_RIDER, 5: TROLL},
    "regiments": {1: SOLDIER, 5: HORSEMAN, 10: CANNON},
    "ancients": {1: SPEARMAN, 5: ELEPHANT},
    "": {1: STONE, 3: STONE, 5: STONE},
}
"""The drawing of each piece by the number of armies it counts, by a seat's set of pieces."""


def pieces_of(armies: int, worth: Iterable[int]) -> Iterator[int]:
    """The fewest pieces that make up a count, the largest first."""
    for kind in sorted(worth, reverse=True):
        count, armies = divmod(armies, kind)
        yield from repeat(kind, count)


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
