"""Layers of Risk Legacy's board: the signatures along its rim, and the dice that lie on the table."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import ClassVar, NamedTuple

from PIL import Image, ImageDraw

from renders.board import shapes
from renders.board.art import Art
from renders.board.image_cache import cache_images
from renders.board.layers import Layer, Mark
from renders.board.sprites import INK, OVER
from renders.board.stickers import CARD, make_sticker
from renders.dice import SIDE, die
from renders.games.legacy.stickers import EMBLEMS
from renders.history.history import colour_of
from renders.look import Colour, Look
from renders.typefaces import font, length, readable, shorten, write

STRIP = 26
"""The height of a signature, in board pixels: that of the board's frame."""
LETTERS, SMALLEST, NUMBERS, EMBLEM = 16, 12, 14, 17
"""The height of a signature's name, of a long one at least, and of its number, and the side of its emblem, in board
pixels."""
BEND = 0.35
"""How crooked a signature lies, as a share of other stickers: the frame is narrow."""
ABOVE, BELOW = 9, 3
"""How many signatures stand on the upper frame, and at either end of the lower one, whose middle belongs to the arrows'
key."""
MARGIN, SHARE = 40, 0.28
"""Where signatures begin on the frame, and how much of the lower frame each end takes."""
FACE, APART = 38, 6
"""The side of a die on the board, and the space between two, in board pixels."""
RED: Colour = (150, 30, 24)


class RimSignature(NamedTuple):
    """A signature: the number of the war, the winner's name ("" where it is not known), and his faction's emblem."""

    war: int
    name: str
    emblem: str


@dataclass(frozen=True)
class RimSignatures(Layer):
    """The signatures along the board's rim, clockwise from the upper left corner."""

    apart: ClassVar[bool] = True
    signed: tuple[RimSignature, ...]

    def marks(self, art: Art, look: Look, scale: int) -> Iterable[Mark]:
        return _rim(art, self.signed, scale)


def places(art: Art) -> Iterator[tuple[float, float, float]]:
    """The middle of each signature and the room for it, in board pixels."""
    width, height = art.size
    pitch = (width - 2 * MARGIN) / ABOVE
    yield from ((MARGIN + pitch * (k + 0.5), STRIP / 2, pitch) for k in range(ABOVE))
    pitch = (width * SHARE - MARGIN) / BELOW
    for end in (width - MARGIN, width * SHARE):
        yield from ((end - pitch * (k + 0.5), height - STRIP / 2, pitch) for k in range(BELOW))


@cache_images(2)
def _rim(art: Art, signed: tuple[RimSignature, ...], scale: int) -> tuple[Mark, ...]:
    return tuple(_signature(one, *at, scale) for one, at in zip(signed, places(art), strict=False))


@cache_images(2)
def _signature(one: RimSignature, across: float, down: float, wide: float, scale: int) -> Mark:
    """A signature at its place on the rim. The rim gets a new one in each war, and keeps the others as they are."""
    strip = _strip(one, round(wide), scale)
    return Mark(None, strip, (round(across * scale - strip.width / 2), round(down * scale - strip.height / 2)))


def _strip(one: RimSignature, wide: int, scale: int) -> Image.Image:
    """A strip of paper with the war, the emblem and the name."""
    k = scale * OVER
    number = str(one.war)
    taken = round(font("number", NUMBERS).getlength(number)) + 5 + (EMBLEM + 4 if one.emblem else 0)
    label, room = readable("italic", one.name, "") if one.name else "", wide - taken - 24
    letters = next((s for s in range(LETTERS, SMALLEST, -1) if length("italic", s, label) <= room), SMALLEST)
    name = shorten("italic", letters, label, room)
    named = round(length("italic", letters, name)) + 3 if name else 0
    across = taken + named + 10
    image = Image.new("RGBA", ((across + 8) * k, (STRIP + 6) * k), (*INK, 0))
    draw, middle = ImageDraw.Draw(image), (STRIP + 6) * k / 2
    top, end = 6 * k, (STRIP) * k
    draw.rounded_rectangle((4 * k, top, (across + 4) * k, end), 2 * k, (*CARD, 255), (*INK, 255), max(1, k // 2))
    draw.text((9 * k, middle), number, (*RED, 255), font("number", NUMBERS * k), "lm")
    x = 9 + round(font("number", NUMBERS).getlength(number)) + 4
    if one.emblem:
        paint = (*colour_of(one.emblem), 255)
        box = (x * k, round(middle - EMBLEM * k / 2), EMBLEM * k)
        shapes.stamp(image, EMBLEMS[one.emblem], box, paint, paint, 0.1)
        x += EMBLEM + 4
    write(draw, (x * k, middle), name, "italic", letters * k, (*INK, 255), "lm")
    return make_sticker(image, k, BEND * shapes.turn("signature", number)).reduce(OVER)


class DiceRow(NamedTuple):
    """A side's dice on the table: the seat that threw them, their faces, and the places of those with a missile."""

    seat: str
    faces: tuple[int, ...]
    fixed: tuple[int, ...] = ()


@dataclass(frozen=True)
class DiceOnTable(Layer):
    """The dice of the battle under way, the attack above the defence; a missile stands on those that it made a six."""

    apart: ClassVar[bool] = True
    attack: DiceRow
    defence: DiceRow

    def marks(self, art: Art, look: Look, scale: int) -> Iterable[Mark]:
        rows = tuple((look.colour(row.seat), row.faces, row.fixed) for row in (self.attack, self.defence) if row.faces)
        return _dice(art, rows, scale)


@cache_images(1)
def _dice(art: Art, rows: tuple[tuple[Colour, tuple[int, ...], tuple[int, ...]], ...], scale: int) -> tuple[Mark, ...]:
    """The dice on a piece of paper, above the open cards, beside the ship that is painted there."""
    x, y, _, _ = art.anchors["furniture"]["cards"]
    most = max(len(faces) for _, faces, _ in rows)
    pitch = FACE + APART
    image = Image.new("RGBA", ((most * pitch + 10) * scale, (len(rows) * pitch + 10) * scale), (*INK, 0))
    edge = (0, 0, image.width - 1, image.height - 1)
    ImageDraw.Draw(image).rounded_rectangle(edge, 6 * scale, (*CARD, 215), (*INK, 255), scale)
    side = FACE * scale
    for row, (colour, faces, fixed) in enumerate(rows):
        for place, pips in enumerate(faces):
            drawn = die(pips, colour, missile=place in fixed)
            small = drawn.resize((side * drawn.width // SIDE, side * drawn.height // SIDE), Image.Resampling.LANCZOS)
            image.alpha_composite(small, ((8 + place * pitch) * scale, (8 + row * pitch) * scale))
    return (Mark(None, image, (round((x + 90) * scale), round((y - 12) * scale - image.height))),)
