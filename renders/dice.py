"""Thrown dice as a picture: attack above, defence below, and which die of each pair lost."""

from __future__ import annotations

from dataclasses import dataclass

from PIL import Image, ImageDraw

from renders.encode import Form, Picture, encode
from renders.look import Colour, Look, light, mixed
from renders.scene import CannotDraw
from renders.typefaces import font

INK: Colour = (46, 30, 22)
PLATE: Colour = (238, 222, 186)
GILT: Colour = (190, 150, 70)
OVER = 3
SIDE, GAP, EDGE = 84, 16, 22
PIPS = {
    1: ((0, 0),),
    2: ((-1, -1), (1, 1)),
    3: ((-1, -1), (0, 0), (1, 1)),
    4: ((-1, -1), (1, -1), (-1, 1), (1, 1)),
    5: ((-1, -1), (1, -1), (0, 0), (-1, 1), (1, 1)),
    6: ((-1, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (1, 1)),
}


@dataclass(frozen=True, slots=True)
class Throw:
    """One side's dice, highest first; `bonus` is added to the highest die; `seat` gives the colour."""

    seat: str
    dice: tuple[int, ...]
    bonus: int = 0


def draw_dice(attack: Throw, defence: Throw | None = None, look: Look | None = None, form: Form = "webp") -> Picture:
    """A throw, or two compared, with the losing die of each pair faded. Dice are 1..6, at most five a side."""
    rows = [attack, defence] if defence and defence.dice else [attack]
    for row in rows:
        if not 1 <= len(row.dice) <= 5 or any(pips not in PIPS for pips in row.dice):
            raise CannotDraw(f"no such dice: {row.dice}")
    lost = _lost(rows)
    most = max(len(row.dice) + (row.bonus != 0) * 0.6 for row in rows)
    width = round(2 * EDGE + most * (SIDE + GAP) - GAP)
    height = 2 * EDGE + len(rows) * (SIDE + GAP) - GAP
    big = Image.new("RGB", (width * OVER, height * OVER), PLATE)
    draw = ImageDraw.Draw(big)
    _rim(draw, width, height)
    for k, row in enumerate(rows):
        _row(draw, row, lost[k], EDGE + k * (SIDE + GAP), (look or Look()).colour(row.seat))
    return encode(big.reduce(OVER), form)


def _rim(draw: ImageDraw.ImageDraw, width: int, height: int) -> None:
    for inset, colour, thick in ((0, INK, 5), (8, GILT, 2)):
        box = (inset * OVER, inset * OVER, (width - inset) * OVER - 1, (height - inset) * OVER - 1)
        draw.rectangle(box, outline=colour, width=thick * OVER)


def _lost(rows: list[Throw]) -> list[set[int]]:
    """The indexes of the dice that lost their pair, by row; the defence wins ties."""
    lost: list[set[int]] = [set(), set()]
    if len(rows) == 2:
        totals = [[d + (row.bonus if k == 0 else 0) for k, d in enumerate(row.dice)] for row in rows]
        for k, (a, d) in enumerate(zip(*totals, strict=False)):
            lost[0 if a <= d else 1].add(k)
    return lost


def _row(draw: ImageDraw.ImageDraw, row: Throw, lost: set[int], y: int, colour: Colour) -> None:
    for k, pips in enumerate(row.dice):
        face = mixed(colour, PLATE, 0.62) if k in lost else colour
        _die(draw, EDGE + k * (SIDE + GAP), y, pips, face)
    if row.bonus:
        x = EDGE + len(row.dice) * (SIDE + GAP)
        text = f"{row.bonus:+d}".replace("-", "−")
        draw.text((x * OVER, (y + SIDE / 2) * OVER), text, INK, font("number", 40 * OVER), "lm")


def _die(draw: ImageDraw.ImageDraw, x: int, y: int, pips: int, colour: Colour) -> None:
    k = OVER
    box = (x * k, y * k, (x + SIDE) * k, (y + SIDE) * k)
    draw.rounded_rectangle((box[0] + 4 * k, box[1] + 5 * k, box[2] + 4 * k, box[3] + 5 * k), 16 * k, (170, 148, 110))
    draw.rounded_rectangle(box, 16 * k, fill=colour, outline=INK, width=3 * k)
    inner = (box[0] + 6 * k, box[1] + 6 * k, box[2] - 6 * k, box[3] - 6 * k)
    draw.rounded_rectangle(inner, 12 * k, outline=mixed(colour, (255, 255, 255), 0.3), width=2 * k)
    spot = INK if light(colour) else (255, 250, 238)
    for dx, dy in PIPS[pips]:
        cx, cy, r = (x + SIDE / 2 + dx * 22) * k, (y + SIDE / 2 + dy * 22) * k, 8.5 * k
        draw.ellipse((cx - r, cy - r, cx + r, cy + r), fill=spot)
