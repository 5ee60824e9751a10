"""The marks beside words, as small square pictures: dice of both sides, armies by colour and shape, and icons.

Those of all games are here; a game registers its own (`GameArt.marks`), drawn with the same tools.

Each stands at 22 pixels in a line of text, on a dark page or a light one: bold outlines, a dark rim, a pale edge.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping
from functools import partial
from io import BytesIO
from typing import NamedTuple

from PIL import Image, ImageChops, ImageDraw, ImageFilter

from renders.board import shapes
from renders.board.drawing import INK
from renders.board.shapes import Outline, Shape
from renders.board.sprites import PAPER
from renders.look import PALETTES, Colour, light
from renders.throws import PIPS

SIDE = 128
"""The sides of the picture; Discord shows it at 22 or 48."""
_OVER = 2
_RIM, _EDGE = 6, 6
"""The width of the dark rim around a mark, and of the pale edge around that."""

CRIMSON: Colour = (176, 30, 44)
IVORY: Colour = (250, 244, 228)
GOLD: Colour = (232, 178, 48)
STEEL: Colour = (176, 188, 202)
STONE: Colour = (160, 156, 148)
LEAF: Colour = (70, 150, 78)
SKY: Colour = (64, 126, 200)
BONE: Colour = (236, 230, 214)
_ARMIES = {**PALETTES["heraldic"], "black": (66, 64, 76), "neutral": STONE}
"""The armies' colours; black is lighter than on the board, so that it shows on a dark page."""


def around(corners: int, turned: float = 0.0, inner: float = 0.0) -> Outline:
    """A regular polygon, or a star with corners at `inner` between its points; `turned` in turns, 0 points up."""
    steps = corners * (2 if inner else 1)
    return tuple(
        (
            (inner if inner and k % 2 else 1) * math.sin(2 * math.pi * (k / steps + turned)),
            -(inner if inner and k % 2 else 1) * math.cos(2 * math.pi * (k / steps + turned)),
        )
        for k in range(steps)
    )


_OUTLINES: dict[str, Shape] = {
    "green": (around(48),),
    "yellow": shapes.read_outlines("0 -92, 98 82, -98 82"),
    "black": shapes.read_outlines("-84 -84, 84 -84, 84 84, -84 84"),
    "red": (around(4),),
    "blue": (around(5, inner=0.46),),
    "ochre": (around(6),),
    "brown": shapes.read_outlines("-96 62, -96 30, -84 -16, -52 -52, 0 -66, 52 -52, 84 -16, 96 30, 96 62"),
    "purple": shapes.read_outlines(
        "-26 -98, 26 -98, 26 -26, 98 -26, 98 26, 26 26, 26 98, -26 98, -26 26, -98 26, -98 -26, -26 -26"
    ),
    "neutral": shapes.read_outlines("-86 94, -86 -94, -34 -94, 36 14, 36 -94, 86 -94, 86 94, 34 94, -36 -14, -36 94"),
}
"""The shape of each army, a second sign besides its colour; the neutral army has its letter from the board."""
_ARROW = shapes.read_outlines("-92 -28, 8 -28, 8 -80, 96 0, 8 80, 8 28, -92 28")
_PLUS = shapes.read_outlines(
    "-24 -90, 24 -90, 24 -24, 90 -24, 90 24, 24 24, 24 90, -24 90, -24 24, -90 24, -90 -24, -24 -24"
)
_COLUMNS = shapes.read_outlines(
    "0 -96, 96 -44, 96 -26, -96 -26, -96 -44 / -80 -18, -50 -18, -50 54, -80 54 / -15 -18, 15 -18, 15 54, -15 54 / "
    "50 -18, 80 -18, 80 54, 50 54 / -92 60, 92 60, 92 90, -92 90"
)
_CUP = shapes.read_outlines(
    "-56 -92, 56 -92, 52 -30, 34 2, 14 16, 14 46, 44 62, 44 90, -44 90, -44 62, -14 46, -14 16, -34 2, -52 -30 / "
    "-60 -80, -96 -80, -90 -34, -52 -6, -44 -22, -72 -42, -76 -64, -58 -64 / 60 -80, 96 -80, 90 -34, 52 -6, 44 -22, "
    "72 -42, 76 -64, 58 -64"
)
_SCROLL = shapes.read_outlines(
    "-70 -94, 70 -94, 88 -78, 88 -58, 62 -58, "
    "62 62, 88 62, 88 80, 70 94, -70 94, -88 78, -88 60, -62 60, -62 -58, -88 -58, -88 -78"
)
_TURNED_CARD = shapes.read_outlines("-50 -92, 50 -92, 50 92, -50 92")


Paint = Callable[[Image.Image, int], None]
"""Draws a mark on an empty square picture whose sides are so many pixels."""


class Mark(NamedTuple):
    """How a mark is drawn, and the version of its picture: four digits of a digest of its pixels.

    The version is written down so that nothing is drawn to know it. A test holds it against the drawing, and prints
    what has to stand there.
    """

    paint: Paint
    version: str


def draw_shape(image: Image.Image, shape: Shape, colour: Colour, box: tuple[float, float, float]) -> None:
    """Draw a shape at box = (x, y, side), in shares of the picture."""
    x, y, side = (round(share * image.width) for share in box)
    image.paste((*colour, 255), (x, y), shapes.mask(shape, side))


WHOLE = (0.11, 0.11, 0.78)
"""The place of a shape that fills the mark, with room for its rim."""


def icon(shape: Shape, colour: Colour, image: Image.Image, side: int) -> None:
    draw_shape(image, shape, colour, WHOLE)


def _army(seat: str, image: Image.Image, side: int) -> None:
    draw_shape(image, _OUTLINES[seat], _ARMIES[seat], WHOLE)


def _die(face: Colour, pips: int, image: Image.Image, side: int) -> None:
    draw, low, high = ImageDraw.Draw(image), round(0.12 * side), round(0.88 * side)
    draw.rounded_rectangle((low, low, high, high), round(0.16 * side), fill=(*face, 255))
    spot = (*(INK if light(face) else PAPER), 255)
    for dx, dy in PIPS[pips]:
        x, y, r = side / 2 + 0.23 * side * dx, side / 2 + 0.23 * side * dy, 0.1 * side
        draw.ellipse((x - r, y - r, x + r, y + r), fill=spot)


def _dice(image: Image.Image, side: int) -> None:
    for face, pips, angle, place in ((IVORY, 3, 12, (0.33, 0.3)), (CRIMSON, 6, -10, (0.05, 0.07))):
        die = Image.new("RGBA", image.size, (*face, 0))
        _die(face, pips, die, side)
        die = die.rotate(angle, Image.Resampling.BICUBIC).resize((round(0.64 * side),) * 2, Image.Resampling.BOX)
        at = (round(place[0] * side), round(place[1] * side))
        image.paste((*INK, 255), at, _grow(die.getchannel("A"), 0.02 * side))
        image.alpha_composite(die, at)


def _swords(image: Image.Image, side: int) -> None:
    for angle in (42, -42):
        blade = Image.new("RGBA", image.size, (*STEEL, 0))
        draw_shape(blade, (shapes.BLADE[0],), STEEL, (0.04, 0.04, 0.92))
        hilt = Image.new("L", image.size, 0)
        ImageDraw.Draw(hilt).rectangle((0, round(0.655 * side), side, side), fill=255)
        blade.paste((*GOLD, 255), (0, 0), ImageChops.multiply(hilt, blade.getchannel("A")))
        turned = blade.rotate(angle, Image.Resampling.BICUBIC)
        rim = _grow(turned.getchannel("A"), 0.02 * side)
        image.paste((*INK, 255), (0, 0), rim)
        image.alpha_composite(turned)


def _shield(image: Image.Image, side: int) -> None:
    draw_shape(image, shapes.SHIELD, SKY, WHOLE)
    draw_shape(image, _PLUS, PAPER, (0.31, 0.29, 0.38))


def _banner(image: Image.Image, side: int) -> None:
    draw_shape(image, shapes.BANNER, GOLD, (0.06, 0.08, 0.86))
    pole = Image.new("L", image.size, 0)
    ImageDraw.Draw(pole).rectangle((0, 0, round(0.31 * side), side), fill=255)
    image.paste((*BONE, 255), (0, 0), ImageChops.multiply(pole, image.getchannel("A")))
    draw_shape(image, shapes.CROWN, INK, (0.36, 0.22, 0.3))


def _cards(image: Image.Image, side: int) -> None:
    for angle, colour in ((14, STONE), (-10, PAPER)):
        card = Image.new("RGBA", image.size, (*colour, 0))
        draw_shape(card, _TURNED_CARD, colour, (0.09, 0.09, 0.82))
        turned = card.rotate(angle, Image.Resampling.BICUBIC)
        image.paste((*INK, 255), (0, 0), _grow(turned.getchannel("A"), 0.02 * side))
        image.alpha_composite(turned)
    draw_shape(image, shapes.SHIELD, CRIMSON, (0.34, 0.34, 0.34))


def _scroll(image: Image.Image, side: int) -> None:
    draw_shape(image, _SCROLL, BONE, WHOLE)
    draw = ImageDraw.Draw(image)
    for y, right in ((0.36, 0.68), (0.5, 0.68), (0.64, 0.54)):
        draw.line((0.33 * side, y * side, right * side, y * side), (*INK, 255), round(0.05 * side))


def coin(face: Colour, sign: Shape, colour: Colour, image: Image.Image, side: int) -> None:
    """A disc with a sign: a token, or a marker as it lies on a board."""
    draw = ImageDraw.Draw(image)
    for radius, fill in ((0.4, face), (0.35, INK), (0.325, face)):
        ends = ((0.5 - radius) * side, (0.5 - radius) * side, (0.5 + radius) * side, (0.5 + radius) * side)
        draw.ellipse(ends, fill=(*fill, 255))
    draw_shape(image, sign, colour, (0.26, 0.26, 0.48))


def _outline(image: Image.Image) -> Image.Image:
    """The drawing with a dark rim, and a pale edge around that."""
    ground = Image.new("RGBA", image.size, (*PAPER, 0))
    alpha = image.getchannel("A")
    for width, colour in ((_RIM + _EDGE, PAPER), (_RIM, INK)):
        ground.paste((*colour, 255), (0, 0), _grow(alpha, width * _OVER))
    ground.alpha_composite(image)
    return ground


def _grow(alpha: Image.Image, pixels: float) -> Image.Image:
    """A silhouette that reaches about so many pixels further, with round corners."""
    return alpha.filter(ImageFilter.GaussianBlur(pixels / 1.5)).point(
        [min(255, max(0, k - 12) * 12) for k in range(256)]
    )


def draw_mark(paint: Paint) -> bytes:
    """A mark as a PNG file."""
    image = Image.new("RGBA", (SIDE * _OVER, SIDE * _OVER), (*INK, 0))
    paint(image, image.width)
    file = BytesIO()
    _outline(image).reduce(_OVER).save(file, "PNG", optimize=True)
    return file.getvalue()


MARKS: Mapping[str, Mark] = {
    "attack-1": Mark(partial(_die, CRIMSON, 1), "5d20"),
    "attack-2": Mark(partial(_die, CRIMSON, 2), "f841"),
    "attack-3": Mark(partial(_die, CRIMSON, 3), "b217"),
    "attack-4": Mark(partial(_die, CRIMSON, 4), "c9a3"),
    "attack-5": Mark(partial(_die, CRIMSON, 5), "ce18"),
    "attack-6": Mark(partial(_die, CRIMSON, 6), "934e"),
    "defence-1": Mark(partial(_die, IVORY, 1), "1aaf"),
    "defence-2": Mark(partial(_die, IVORY, 2), "7e0e"),
    "defence-3": Mark(partial(_die, IVORY, 3), "a4de"),
    "defence-4": Mark(partial(_die, IVORY, 4), "6f84"),
    "defence-5": Mark(partial(_die, IVORY, 5), "cce0"),
    "defence-6": Mark(partial(_die, IVORY, 6), "8e6a"),
    "dice": Mark(_dice, "4316"),
    "green": Mark(partial(_army, "green"), "31d4"),
    "yellow": Mark(partial(_army, "yellow"), "21bf"),
    "black": Mark(partial(_army, "black"), "39a3"),
    "red": Mark(partial(_army, "red"), "1bbe"),
    "blue": Mark(partial(_army, "blue"), "b4a8"),
    "ochre": Mark(partial(_army, "ochre"), "5046"),
    "brown": Mark(partial(_army, "brown"), "b646"),
    "purple": Mark(partial(_army, "purple"), "739e"),
    "neutral": Mark(partial(_army, "neutral"), "b0ad"),
    "conquest": Mark(_swords, "de17"),
    "held": Mark(_shield, "81e0"),
    "reinforcements": Mark(partial(icon, _PLUS, LEAF), "8ac6"),
    "march": Mark(partial(icon, _ARROW, SKY), "9190"),
    "captain": Mark(_banner, "9d03"),
    "capital": Mark(partial(icon, _COLUMNS, BONE), "7ae7"),
    "card": Mark(_cards, "66ba"),
    "adventure": Mark(_scroll, "aaa8"),
    "event": Mark(partial(icon, shapes.BOLT, GOLD), "9c24"),
    "region": Mark(partial(icon, shapes.CROWN, GOLD), "8512"),
    "eliminated": Mark(partial(icon, shapes.SKULL, BONE), "554e"),
    "prisoners": Mark(partial(icon, shapes.BARS, STEEL), "14b3"),
    "victory": Mark(partial(icon, _CUP, GOLD), "fb09"),
}
"""The marks that texts of any game may have."""
