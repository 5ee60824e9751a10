"""Thrown dice as a picture: attack above, defence below; which die of each pair lost, or which sum."""

from __future__ import annotations

from collections.abc import Sequence

from PIL import Image, ImageDraw

from renders.board import sprites
from renders.encode import Form, Picture, encode
from renders.games.game_art import known_art
from renders.look import Colour, Look, light, mix
from renders.scene import CannotDraw, Piece
from renders.throws import PIPS, Sums, Throw
from renders.typefaces import font

INK: Colour = (46, 30, 22)
PLATE: Colour = (238, 222, 186)
GILT: Colour = (190, 150, 70)
FAINT: Colour = (150, 126, 96)
OVER = 3
SIDE, GAP, EDGE = 84, 16, 22


def draw_dice(attack: Throw, defence: Throw | None = None, look: Look | None = None, form: Form = "webp") -> Picture:
    """A throw, or two compared, with the losing die of each pair faded. Dice are 1..6, at most five a side."""
    rows = [attack, defence] if defence and defence.dice else [attack]
    _check(rows, 5)
    most = max(len(row.dice) + (row.bonus != 0) * 0.6 for row in rows)
    return _picture(rows, _find_lost(rows), most, look, form)


def draw_sums(rounds: Sequence[Sums], look: Look | None = None, form: Form = "webp") -> Picture:
    """Rounds below each other, at least one: all dice, what is added, and the sums; who lost is faded.

    Dice are 1..6, at most nine a side.
    """
    if not rounds:
        raise CannotDraw("no round to draw")
    rows = [row for each in rounds for row in (each.attack, each.defence)]
    _check(rows, 9)
    faded = [won for each in rounds for won in (not each.won, each.won)]
    lost = [set(range(len(row.dice))) if fade else set() for row, fade in zip(rows, faded, strict=True)]
    sums = [sum(row.dice) + row.bonus for row in rows]
    return _picture(rows, lost, max(len(row.dice) for row in rows) + 1.7, look, form, sums)


def _check(rows: list[Throw], most: int) -> None:
    for row in rows:
        if not 1 <= len(row.dice) <= most or any(pips not in PIPS for pips in row.dice):
            raise CannotDraw(f"no such dice: {row.dice}")


def _picture(
    rows: list[Throw], lost: list[set[int]], wide: float, look: Look | None, form: Form, sums: Sequence[int] = ()
) -> Picture:
    """The rows on a plate that is as wide as so many dice, with their `sums` at the right."""
    look, thrown = look or Look(), any(row.thrower for row in rows)
    left = EDGE + thrown * (SIDE + GAP)
    tops = [EDGE + k * (SIDE + GAP) + k // 2 * GAP for k in range(len(rows))]
    width, height = round(left + EDGE + wide * (SIDE + GAP) - GAP), tops[-1] + SIDE + EDGE
    big = Image.new("RGB", (width * OVER, height * OVER), PLATE)
    draw = ImageDraw.Draw(big)
    _rim(draw, width, height)
    for k, (row, y) in enumerate(zip(rows, tops, strict=True)):
        if k and k % 2 == 0:
            between = (y - GAP) * OVER
            draw.line((EDGE * OVER, between, (width - EDGE) * OVER, between), FAINT, OVER)
        _row(draw, row, lost[k], (left, y), look.colour(row.seat))
        if sums:
            ink = FAINT if lost[k] else INK
            at = ((width - EDGE) * OVER, (y + SIDE / 2) * OVER)
            draw.text(at, f"= {sums[k]}", ink, font("number", 46 * OVER), "rm")
    image = big.reduce(OVER)
    for row, y in zip(rows, tops, strict=True):
        if row.thrower:
            piece = Piece(row.thrower, row.seat)
            figure = known_art().pieces[row.thrower](piece, look.colour(row.seat), row.letter, "", 2)
            sprites.put(image, figure, EDGE + SIDE / 2, y + SIDE / 2)
    return encode(image, form)


def _rim(draw: ImageDraw.ImageDraw, width: int, height: int) -> None:
    for inset, colour, thick in ((0, INK, 5), (8, GILT, 2)):
        box = (inset * OVER, inset * OVER, (width - inset) * OVER - 1, (height - inset) * OVER - 1)
        draw.rectangle(box, outline=colour, width=thick * OVER)


def _find_lost(rows: list[Throw]) -> list[set[int]]:
    """The indexes of the dice that lost their pair, by row; the defence wins ties."""
    lost: list[set[int]] = [set(), set()]
    if len(rows) == 2:
        totals = [[d + (row.bonus if k == 0 else 0) for k, d in enumerate(row.dice)] for row in rows]
        for k, (a, d) in enumerate(zip(*totals, strict=False)):
            lost[0 if a <= d else 1].add(k)
    return lost


def _row(draw: ImageDraw.ImageDraw, row: Throw, lost: set[int], at: tuple[int, int], colour: Colour) -> None:
    left, y = at
    for k, pips in enumerate(row.dice):
        face = mix(colour, PLATE, 0.62) if k in lost else colour
        _die(draw, left + k * (SIDE + GAP), y, pips, face)
    if row.bonus:
        x = left + len(row.dice) * (SIDE + GAP)
        text = f"{row.bonus:+d}".replace("-", "−")
        draw.text((x * OVER, (y + SIDE / 2) * OVER), text, INK, font("number", 40 * OVER), "lm")


def _die(draw: ImageDraw.ImageDraw, x: int, y: int, pips: int, colour: Colour) -> None:
    k = OVER
    box = (x * k, y * k, (x + SIDE) * k, (y + SIDE) * k)
    draw.rounded_rectangle((box[0] + 4 * k, box[1] + 5 * k, box[2] + 4 * k, box[3] + 5 * k), 16 * k, (170, 148, 110))
    draw.rounded_rectangle(box, 16 * k, fill=colour, outline=INK, width=3 * k)
    inner = (box[0] + 6 * k, box[1] + 6 * k, box[2] - 6 * k, box[3] - 6 * k)
    draw.rounded_rectangle(inner, 12 * k, outline=mix(colour, (255, 255, 255), 0.3), width=2 * k)
    spot = INK if light(colour) else (255, 250, 238)
    for dx, dy in PIPS[pips]:
        cx, cy, r = (x + SIDE / 2 + dx * 22) * k, (y + SIDE / 2 + dy * 22) * k, 8.5 * k
        draw.ellipse((cx - r, cy - r, cx + r, cy + r), fill=spot)
