"""Layers of Risk Legacy's board: the signatures along its rim, and the dice that lie on the table."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import ClassVar, NamedTuple

from renders.board import shapes
from renders.board.art import Art
from renders.board.drawing import HAIR, INK, Drawing, Sprite
from renders.board.image_cache import cache_images
from renders.board.layers import Layer, Mark
from renders.board.stickers import CARD, stick
from renders.games.legacy.stickers import EMBLEMS
from renders.history.history import colour_of
from renders.look import Colour, Look, light, mix
from renders.throws import PIPS
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
PIP, MISSILE = 3.8, 28
"""The radius of a pip, and the side of a missile on a die, in board pixels."""
RED: Colour = (150, 30, 24)
LIT: Colour = (255, 250, 238)
SHADOW: Colour = (170, 148, 110)


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
    attack: DiceRow
    defence: DiceRow

    def marks(self, art: Art, look: Look, scale: int) -> Iterable[Mark]:
        rows = tuple((look.colour(row.seat), row.faces, row.fixed) for row in (self.attack, self.defence) if row.faces)
        return _dice(art, rows, scale)


@cache_images(1)
def _dice(art: Art, rows: tuple[tuple[Colour, tuple[int, ...], tuple[int, ...]], ...], scale: int) -> tuple[Mark, ...]:
    """The dice on a piece of paper, above the open cards, beside the ship that is painted there."""
    left, low, _, _ = art.anchors["furniture"]["cards"]
    pitch, x = FACE + APART, left + 90
    width, height = max(len(faces) for _, faces, _ in rows) * pitch + 10, len(rows) * pitch + 10
    y = low - 12 - height
    found = [Mark.of(_paper(width, height, scale), x, y, scale)]
    for row, (colour, faces, fixed) in enumerate(rows):
        for place, pips in enumerate(faces):
            die = _die(pips, colour, place in fixed, scale)
            found.append(Mark.of(die, x + 8 + place * pitch, y + 8 + row * pitch, scale))
    return tuple(found)


@cache_images(1)
def _paper(width: int, height: int, scale: int) -> Sprite:
    """The piece of paper below the dice, from its upper left corner."""
    drawing = Drawing(width, height, scale)
    drawing.rounded((0, 0, width - 1, height - 1), 6, CARD, INK)
    return drawing.sprite(0, 0)


@cache_images(1)
def _die(pips: int, colour: Colour, missile: bool, scale: int) -> Sprite:
    """A die from its upper left corner, with the missile that made it a six: the same figure wherever it lies."""
    drawing = Drawing(FACE + 3, FACE + 3, scale)
    drawing.rounded((2, 2, FACE + 2, FACE + 2), 7, SHADOW)
    drawing.rounded((0, 0, FACE, FACE), 7, colour, INK, 1.4)
    drawing.rounded((3, 3, FACE - 3, FACE - 3), 5, colour, mix(colour, LIT, 0.3))
    for dx, dy in PIPS[pips]:
        cx, cy = FACE / 2 + 10 * dx, FACE / 2 + 10 * dy
        drawing.ellipse((cx - PIP, cy - PIP, cx + PIP, cy + PIP), INK if light(colour) else LIT)
    if missile:
        at = (FACE - MISSILE) / 2
        drawing.stamp(shapes.MISSILE, (at, at), MISSILE, RED, LIT, 1.8)
    return drawing.sprite(0, 0)
