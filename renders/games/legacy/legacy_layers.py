"""Layers of Risk Legacy's board: the signatures along its rim, and the dice that lie on the table."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import ClassVar, NamedTuple

from PIL import Image, ImageDraw

from renders.board import shapes
from renders.board.art import Art
from renders.board.drawing import HAIR, INK, Drawing, Sprite
from renders.board.image_cache import cache_images
from renders.board.layers import Layer, Mark
from renders.board.stickers import CARD, stick
from renders.dice import SIDE, die
from renders.games.legacy.stickers import EMBLEMS
from renders.history.history import colour_of
from renders.look import Colour, Look
from renders.typefaces import font, length, readable, shorten

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
    return Mark.of(strip, across, down, scale)


def _strip(one: RimSignature, wide: int, scale: int) -> Sprite:
    """A strip of paper with the war, the emblem and the name."""
    number = str(one.war)
    taken = round(font("number", NUMBERS).getlength(number)) + 5 + (EMBLEM + 4 if one.emblem else 0)
    label, room = readable("italic", one.name, "") if one.name else "", wide - taken - 24
    letters = next((s for s in range(LETTERS, SMALLEST, -1) if length("italic", s, label) <= room), SMALLEST)
    name = shorten("italic", letters, label, room)
    named = round(length("italic", letters, name)) + 3 if name else 0
    across = taken + named + 10
    drawing, middle = Drawing(across + 8, STRIP + 6, scale), (STRIP + 6) / 2
    drawing.rounded((4, 6, across + 4, STRIP), 2, CARD, INK, 0.5)
    drawing.write((9, middle), number, "number", NUMBERS, RED, "lm")
    x = 9 + round(font("number", NUMBERS).getlength(number)) + 4
    if one.emblem:
        paint = colour_of(one.emblem)
        drawing.stamp(EMBLEMS[one.emblem], (x, middle - EMBLEM / 2), EMBLEM, paint, paint, HAIR)
        x += EMBLEM + 4
    drawing.write((x, middle), name, "italic", letters, INK, "lm")
    return stick(drawing, BEND * shapes.turn("signature", number), drawing.width / 2, drawing.height / 2)


class DiceRow(NamedTuple):
    """A side's dice on the table: the seat that threw them, their faces, and the places of those with a missile."""

    seat: str
    faces: tuple[int, ...]
    fixed: tuple[int, ...] = ()


@dataclass(frozen=True)
class DiceOnTable(Layer):
    """The dice of the battle under way, the attack above the defence; a missile stands on those that it made a six."""

    apart: ClassVar[bool] = True
    figures: ClassVar[bool] = False
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
