"""Small drawings in a square of -1..1: the pieces of both sides, captains, strongholds, sites, ports. Own art."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from PIL import Image, ImageDraw

Colour = tuple[int, int, int]
Outline = tuple[tuple[float, float], ...]
OVER = 4


def drawn(text: str) -> tuple[Outline, ...]:
    """Outlines from hundredths: points "x y" between commas, outlines between slashes."""
    return tuple(
        tuple((int(x) / 100, int(y) / 100) for x, y in (point.split() for point in outline.split(",")))
        for outline in text.split("/")
    )


ARCHER = drawn(
    "-10 -92, 8 -92, 14 -74, 8 -60, -10 -60, -16 -74 / -30 -55, 20 -58, 62 -46, 62 -34, 22 -38, 20 10, 36 95, 12 "
    "95, 0 35, -16 95, -42 95, -26 10, -34 -20 / 52 -98, 64 -96, 86 -62, 90 -40, 86 -16, 64 20, 52 22, 74 -16, 78 "
    "-40, 74 -62 / -58 -80, -50 -86, -24 -40, -32 -34"
)
RIDER = drawn(
    "-6 -98, 10 -98, 15 -82, 6 -70, -8 -70, -14 -84 / -26 -66, 14 -66, 20 -20, 16 6, -24 6, -20 -30 / -78 2, -40 "
    "-12, 30 -12, 52 -42, 60 -64, 70 -50, 94 -24, 86 -12, 66 -18, 56 20, 62 50, 80 92, 64 94, 42 54, 10 40, -34 "
    "42, -40 62, -24 94, -40 94, -62 60, -62 34, -84 60, -94 54 / 16 -52, 30 -50, 38 -98, 44 -98, 36 10, 28 10, "
    "29 -36, 16 -38"
)
EAGLE = drawn(
    "0 -40, 14 -62, 30 -60, 42 -46, 26 -44, 20 -20, 55 -48, 98 -78, 90 -36, 78 -10, 58 14, 30 28, 16 32, 30 80, 2 "
    "62, -26 80, -12 32, -30 28, -58 14, -78 -10, -90 -36, -98 -78, -55 -48, -16 -20"
)
ORC = drawn(
    "-20 -78, -40 -88, -28 -60, -10 -46, 14 -46, 30 -60, 40 -88, 20 -78, 0 -86 / -52 -42, 50 -42, 66 -10, 56 2, "
    "34 -12, 30 30, 46 95, 16 95, 0 46, -16 95, -46 95, -32 30, -36 -10, -60 6, -72 -6 / 52 -10, 64 -98, 80 -70, "
    "94 -42, 74 -40, 66 10, 54 10 / -86 -30, -50 -30, -50 20, -68 46, -86 20"
)
DARK_RIDER = drawn(
    "0 -100, 18 -84, 16 -62, 34 -50, 42 6, 0 10, -44 40, -70 10, -36 -30, -20 -60, -18 -84 / -78 8, -40 -6, 30 "
    "-6, 52 -38, 58 -62, 70 -46, 96 -16, 86 -6, 66 -12, 56 24, 90 50, 84 64, 46 50, 10 44, -30 46, -62 92, -78 "
    "90, -60 50, -66 36, -92 62, -98 54 / 36 -36, 84 -86, 90 -82, 44 -28"
)
TROLL = drawn(
    "-16 -84, 16 -84, 26 -62, 16 -46, -16 -46, -26 -62 / -66 -56, -20 -52, 20 -52, 66 -56, 86 -20, 80 34, 56 40, "
    "54 -6, 42 20, 48 95, 14 95, 4 50, -4 50, -14 95, -48 95, -42 20, -54 -6, -56 40, -80 34, -86 -20 / 62 10, 74 "
    "6, 98 -92, 72 -100"
)
STONE = drawn("-50 90, -42 -50, -10 -90, 30 -76, 46 -30, 56 90")
TOWER = drawn(
    "-30 95, -30 -42, -42 -42, -42 -86, -24 -86, -24 -66, -10 -66, -10 -86, 10 -86, 10 -66, 24 -66, 24 -86, 42 "
    "-86, 42 -42, 30 -42, 30 95 / -92 95, -92 2, -76 2, -76 18, -60 18, -60 2, -40 2, -40 95 / 92 95, 92 2, 76 2, "
    "76 18, 60 18, 60 2, 40 2, 40 95"
)
STAR = drawn(
    "0 -98, 16 -30, 69 -69, 30 -16, 98 0, 30 16, 69 69, 16 30, 0 98, -16 30, -69 69, -30 16, -98 0, -30 -16, -69 "
    "-69, -16 -30"
)
BANNER = drawn("-62 -98, -46 -98, -46 98, -62 98 / -46 -90, 86 -80, 56 -42, 86 -2, -46 8")
CROWN = drawn("-86 62, -94 -46, -46 2, 0 -78, 46 2, 94 -46, 86 62")
ANCHOR = drawn(
    "-10 -62, 10 -62, 10 62, 42 44, 34 30, 86 10, 80 66, 66 56, 30 86, 0 98, -30 86, -66 56, -80 66, -86 10, -34 "
    "30, -42 44, -10 62 / -44 -38, 44 -38, 44 -20, -44 -20 / -20 -96, 20 -96, 28 -78, 20 -60, -20 -60, -28 -78"
)
SHIELD = drawn("-90 -94, 90 -94, 90 10, 72 46, 42 74, 0 98, -42 74, -72 46, -90 10")
PIECES: dict[str, dict[int, tuple[Outline, ...]]] = {
    "good": {1: ARCHER, 3: RIDER, 5: EAGLE},
    "evil": {1: ORC, 3: DARK_RIDER, 5: TROLL},
    "": {1: STONE, 3: STONE, 5: STONE},
}
"""What stands for one, three and five armies on each side."""


def pieces_of(armies: int) -> tuple[int, int, int]:
    """How many fives, threes and ones make up a count, with as few pieces as can be."""
    fives, rest = divmod(armies, 5)
    threes, ones = divmod(rest, 3)
    return fives, threes, ones


def _scaled(outline: Outline, centre: float, radius: float) -> list[tuple[float, float]]:
    return [(centre + x * radius, centre + y * radius) for x, y in outline]


@lru_cache(512)
def mask(shape: tuple[Outline, ...], pixels: int, grow: float = 0.0) -> Image.Image:
    """The silhouette as an L image of pixels x pixels; `grow` thickens it by so many pixels."""
    side = pixels * OVER
    image = Image.new("L", (side, side), 0)
    draw = ImageDraw.Draw(image)
    radius = (pixels / 2 - 1.5) * OVER
    for outline in shape:
        points = _scaled(outline, side / 2, radius)
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
    """The shape with a rim, onto the picture at (x, y) with a size: box = (x, y, pixels)."""
    x, y, pixels = box
    image.paste(rim, (x, y), mask(shape, pixels, width))
    image.paste(fill, (x, y), mask(shape, pixels))
