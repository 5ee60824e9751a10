"""The packs of a campaign from outside: one whose seal has just been broken, and all of them, whole or open.

A pack is a folded paper with its number, a pocket is of stitched leather, the envelope is black. Each lies a little
crooked, always in the same way. What shows out of an open one stands in the pack's file under `sealed`.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass

from PIL import Image, ImageChops, ImageDraw, ImageFilter

from renders.board import shapes
from renders.board.image_cache import cache_images
from renders.encode import Form, Picture, encode
from renders.games.legacy.pack_art import ScarArt
from renders.look import Colour, mix
from renders.typefaces import font, length, readable, shorten, spell, write

WIDTH, HEIGHT = 780, 640
"""The picture of one pack, in pixels: twice as wide as on a phone."""
SIDE = 300
"""The side of the square in which a pack is drawn, in its own units."""
OVER = 2
ROW, TILE, CAPTION, TOP = 4, 200, 66, 92
"""How many packs lie in a row of the picture of all; the side of one, the height of its words and of the heading."""
QUALITY = 84
CLOTH: Colour = (58, 30, 26)
GLOW: Colour = (250, 206, 118)
GILT: Colour = (206, 164, 84)
PALE: Colour = (246, 232, 200)
INK: Colour = (40, 26, 20)
WAX: Colour = (158, 24, 22)
CARD: Colour = (244, 234, 208)
BACK: Colour = (116, 40, 34)


@dataclass(frozen=True, slots=True)
class Paper:
    """What a pack is made of: its front, its lining, its edges and seams, and its number."""

    front: Colour
    lining: Colour
    edge: Colour
    number: Colour
    stitched: bool = False


PAPERS = {
    "pack": Paper((214, 186, 136), (120, 84, 52), (96, 66, 40), (112, 34, 26)),
    "pocket": Paper((132, 86, 54), (62, 38, 26), (52, 30, 20), (240, 214, 160), stitched=True),
    "envelope": Paper((46, 44, 52), (112, 24, 26), (14, 12, 16), (206, 164, 84)),
}
"""By the first part of the label; its second part is the number."""


@dataclass(frozen=True, slots=True)
class SealedPack:
    """A pack as it lies there: its label, what it is called, and a line below its name ("" for none).

    `inside` are the signs that show out of it, each with its colour, if it is `open`.
    """

    label: str
    name: str
    line: str = ""
    open: bool = False
    inside: tuple[ScarArt, ...] = ()


@cache_images(1)
def draw_broken_seal(pack: SealedPack, title: str, form: Form = "webp") -> Picture:
    """One open pack with its broken seal, under the name of its campaign."""
    image = _table(WIDTH, HEIGHT)
    _light(image, (WIDTH // 2, 250))
    drawn = draw_pack(pack.label, 460, True, pack.inside)
    image.paste(drawn, ((WIDTH - drawn.width) // 2, 66), drawn)
    _frame(image)
    _line(image, (WIDTH / 2, 52), title, "title", 42, GILT, WIDTH - 80)
    _line(image, (WIDTH / 2, HEIGHT - 92), pack.name, "number", 44, PALE, WIDTH - 80)
    _line(image, (WIDTH / 2, HEIGHT - 44), pack.line, "italic", 30, GILT, WIDTH - 80)
    return encode(image, form, QUALITY)


@cache_images(1)
def draw_packs(packs: tuple[SealedPack, ...], title: str, form: Form = "webp") -> Picture:
    """All packs of a campaign in rows, the open ones with their broken seals."""
    rows = [packs[at : at + ROW] for at in range(0, len(packs), ROW)]
    width = ROW * TILE + 60
    image = _table(width, TOP + max(1, len(rows)) * (TILE + CAPTION) + 34)
    for number, row in enumerate(rows):
        left, top = (width - len(row) * TILE) / 2, TOP + number * (TILE + CAPTION)
        for place, pack in enumerate(row):
            middle = round(left + (place + 0.5) * TILE)
            if pack.open:
                _light(image, (middle, top + 78), 104)
            drawn = draw_pack(pack.label, TILE, pack.open, pack.inside)
            image.paste(drawn, (middle - drawn.width // 2, top), drawn)
            _line(image, (middle, top + TILE + 6), pack.name, "name", 26, PALE, TILE - 10)
            _line(image, (middle, top + TILE + 38), pack.line, "italic", 25, GILT, TILE - 10)
    _frame(image)
    _line(image, (width / 2, 54), title, "title", 40, GILT, width - 80)
    return encode(image, form, QUALITY)


@cache_images(4)
def draw_pack(label: str, side: int, opened: bool, inside: tuple[ScarArt, ...] = ()) -> Image.Image:
    """A pack in a square of so many pixels; what is not covered is clear."""
    kind, _, number = label.partition("_")
    paper, k = PAPERS[kind], side * OVER / SIDE
    image = Image.new("RGBA", (side * OVER, side * OVER), (*INK, 0))
    if opened:
        _flap_up(image, paper, k)
        _cards(image, inside, k)
    _front(image, paper, k)
    if not opened:
        _flap_down(image, paper, k)
    _number(image, paper, number, k)
    _seal(image, k, broken=opened)
    drawn, scale = image.reduce(OVER), k / OVER
    turned = drawn.rotate(shapes.turn("pack", label) / 2, Image.Resampling.BICUBIC)
    shade = ImageChops.offset(turned.getchannel("A"), round(4 * scale), round(6 * scale))
    under = Image.new("RGBA", drawn.size, (0, 0, 0, 0))
    under.putalpha(shade.filter(ImageFilter.GaussianBlur(5 * scale)).point([v * 170 // 255 for v in range(256)]))
    under.alpha_composite(turned)
    return under


LEFT, RIGHT, UPPER, LOWER = 38, 262, 118, 276
"""The edges of a pack's front."""
TIP, FOLD = 206, 20
"""Where the flap ends when it is shut, and when it stands open."""
WAX_AT, WAX_SIZE = (150, 202), 37
"""The middle of the seal, and its radius."""


def _points(k: float, *at: tuple[float, float]) -> list[tuple[float, float]]:
    return [(x * k, y * k) for x, y in at]


def _front(image: Image.Image, paper: Paper, k: float) -> None:
    """The front, with its folds from the lower corners."""
    draw, rim = ImageDraw.Draw(image), round(2.2 * k)
    draw.rounded_rectangle(
        (LEFT * k, UPPER * k, RIGHT * k, LOWER * k), 5 * k, (*paper.front, 255), (*paper.edge, 255), rim
    )
    dark, bright = mix(paper.front, INK, 0.16), mix(paper.front, (255, 255, 255), 0.14)
    draw.polygon(_points(k, (LEFT + 3, UPPER + 3), (150, 214), (LEFT + 3, LOWER - 4)), fill=(*dark, 255))
    draw.polygon(_points(k, (RIGHT - 3, UPPER + 3), (150, 214), (RIGHT - 3, LOWER - 4)), fill=(*dark, 255))
    draw.line(_points(k, (LEFT + 3, LOWER - 3), (150, 196), (RIGHT - 3, LOWER - 3)), (*paper.edge, 255), rim)
    draw.polygon(_points(k, (LEFT + 5, LOWER - 3), (150, 198), (RIGHT - 5, LOWER - 3)), fill=(*paper.front, 255))
    draw.line(_points(k, (LEFT + 14, LOWER - 7), (150, 203), (RIGHT - 14, LOWER - 7)), (*bright, 255), round(1.2 * k))
    if paper.stitched:
        _stitches(draw, paper, k, (LEFT + 9, UPPER + 9), (LEFT + 9, LOWER - 9))
        _stitches(draw, paper, k, (LEFT + 9, LOWER - 9), (RIGHT - 9, LOWER - 9))
        _stitches(draw, paper, k, (RIGHT - 9, LOWER - 9), (RIGHT - 9, UPPER + 9))


def _stitches(
    draw: ImageDraw.ImageDraw, paper: Paper, k: float, start: tuple[float, float], end: tuple[float, float]
) -> None:
    count = int(math.dist(start, end) / 9)
    for step in range(count):
        ends = [(step + part) / count for part in (0.15, 0.75)]
        line = [((start[n] + (end[n] - start[n]) * t) * k) for t in ends for n in (0, 1)]
        draw.line(line, (*mix(paper.front, PALE, 0.62), 255), round(1.8 * k))


def _flap_down(image: Image.Image, paper: Paper, k: float) -> None:
    """The flap, shut, with a shadow below it."""
    way = ((LEFT, UPPER), (150, TIP), (RIGHT, UPPER))
    shade = Image.new("L", image.size)
    ImageDraw.Draw(shade).polygon(_points(k, *((x, y + 4) for x, y in way)), fill=120)
    image.paste(
        (0, 0, 0, 255), (0, 0), ImageChops.darker(shade.filter(ImageFilter.GaussianBlur(2.4 * k)), _solid(image))
    )
    draw, lit = ImageDraw.Draw(image), mix(paper.front, (255, 255, 255), 0.1)
    draw.polygon(_points(k, *way), fill=(*lit, 255))
    draw.line(_points(k, *way), (*paper.edge, 255), round(2.2 * k), "curve")
    draw.line(_points(k, way[0], way[2]), (*paper.edge, 255), round(2.2 * k))
    if paper.stitched:
        _stitches(draw, paper, k, (LEFT + 20, UPPER + 7), (142, TIP - 9))
        _stitches(draw, paper, k, (RIGHT - 20, UPPER + 7), (158, TIP - 9))


def _solid(image: Image.Image) -> Image.Image:
    return image.getchannel("A")


def _flap_up(image: Image.Image, paper: Paper, k: float) -> None:
    """The flap, torn open, from its inner side, and the dark of the opening."""
    draw = ImageDraw.Draw(image)
    torn = ((143, FOLD + 8), (147, FOLD + 1), (150, FOLD + 7), (154, FOLD - 2), (158, FOLD + 8))
    way = ((LEFT, UPPER + 4), *torn, (RIGHT, UPPER + 4))
    draw.polygon(_points(k, *way), fill=(*mix(paper.lining, paper.front, 0.28), 255))
    draw.polygon(_points(k, (LEFT + 24, UPPER + 4), (150, FOLD + 26), (RIGHT - 24, UPPER + 4)), (*paper.lining, 255))
    draw.line(_points(k, *way), (*paper.edge, 255), round(2.2 * k), "curve")
    draw.polygon(
        _points(k, (LEFT, UPPER + 12), (LEFT + 10, UPPER - 4), (RIGHT - 10, UPPER - 4), (RIGHT, UPPER + 12)), INK
    )


def _cards(image: Image.Image, inside: Sequence[ScarArt], k: float) -> None:
    """What shows out of the opening: cards with the signs that are known, or their backs."""
    signs: list[ScarArt | None] = [*inside[:3]] or [None, None, None]
    many = len(signs)
    size = k if many > 1 else 1.35 * k
    for place, sign in enumerate(signs):
        lean, card = place - (many - 1) / 2, _card(sign, size)
        turned = card.rotate(-11 * lean, Image.Resampling.BICUBIC, expand=True)
        x, y = (150 + 52 * lean) * k, (UPPER - 13 + 7 * abs(lean)) * k
        image.alpha_composite(turned, (round(x - turned.width / 2), round(y - turned.height / 2)))


def _card(sign: ScarArt | None, k: float) -> Image.Image:
    """A card with a sign, or its back."""
    wide, high, face = round(62 * k), round(92 * k), CARD if sign else BACK
    shape, paint = sign or ScarArt(shapes.FIVE_POINTS, GILT)
    card = Image.new("RGBA", (wide, high), (*INK, 0))
    draw, side = ImageDraw.Draw(card), round(38 * k)
    draw.rounded_rectangle((0, 0, wide - 1, high - 1), 5 * k, (*face, 255), (*INK, 255), round(1.6 * k))
    inner = (4 * k, 4 * k, wide - 4 * k, high - 4 * k)
    draw.rounded_rectangle(inner, 3 * k, None, (*mix(face, INK, 0.3), 255), round(k))
    shapes.stamp(card, shape, ((wide - side) // 2, round(8 * k), side), (*paint, 255), (*INK, 255), 0.8 * k)
    return card


def _number(image: Image.Image, paper: Paper, number: str, k: float) -> None:
    """The number, in a ring in the lower corner; the envelope has none."""
    if not number:
        return
    draw, (x, y), r = ImageDraw.Draw(image), ((LEFT + 29) * k, (LOWER - 28) * k), 19 * k
    draw.ellipse((x - r, y - r, x + r, y + r), (*paper.front, 255), (*paper.number, 255), round(2 * k))
    draw.text((x, y - 0.5 * k), number, (*paper.number, 255), font("number", round(25 * k)), "mm")


def _seal(image: Image.Image, k: float, *, broken: bool) -> None:
    """The seal of wax, whole; or in two halves with crumbs around."""
    wax, (x, y) = _wax(round(WAX_SIZE * k)), (WAX_AT[0] * k, WAX_AT[1] * k)
    if not broken:
        image.alpha_composite(wax, (round(x - wax.width / 2), round(y - wax.height / 2)))
        return
    crack = [(0.56, -0.05), (0.43, 0.17), (0.57, 0.31), (0.42, 0.47), (0.58, 0.62), (0.45, 0.8), (0.53, 1.05)]
    for way, dx, dy, turn in ((0, -9, -2, 7), (1, 13, 9, -17)):
        half = Image.new("L", wax.size)
        edge = [(px * wax.width, py * wax.height) for px, py in crack]
        side = way * wax.width
        ImageDraw.Draw(half).polygon([*edge, (side, wax.height), (side, 0)], fill=255)
        part = wax.copy()
        part.putalpha(ImageChops.darker(wax.getchannel("A"), half))
        turned = part.rotate(turn, Image.Resampling.BICUBIC)
        image.alpha_composite(turned, (round(x + dx * k - wax.width / 2), round(y + dy * k - wax.height / 2)))
    draw = ImageDraw.Draw(image)
    for cx, cy, r in ((0, 44, 3.4), (9, 52, 2.2), (-12, 50, 2.6), (24, 57, 1.8), (2, 61, 1.6), (-2, -36, 2.2)):
        chip = [(x + (cx + r * math.cos(t + cx)) * k, y + (cy + r * math.sin(t + cx)) * k) for t in (0, 1.7, 3.1, 4.6)]
        draw.polygon(chip, (*WAX, 255), (*mix(WAX, INK, 0.5), 255))


@cache_images(1)
def _wax(radius: int) -> Image.Image:
    """A seal: a blob with a raised rim, lit from the upper left, and a star pressed into it."""
    side = round(radius * 2.6)
    c, image = side / 2, Image.new("RGBA", (side, side), (*WAX, 0))
    draw = ImageDraw.Draw(image)

    def blob(size: float, dx: float = 0.0) -> list[tuple[float, float]]:
        found = []
        for step in range(90):
            t = step * math.tau / 90
            r = radius * size * (1 + 0.05 * math.sin(3 * t + 0.7) + 0.035 * math.sin(7 * t) + 0.02 * math.sin(11 * t))
            found.append((c + dx + r * math.cos(t), c + dx + r * math.sin(t)))
        return found

    dark, deep, bright = mix(WAX, INK, 0.62), mix(WAX, INK, 0.3), mix(WAX, (255, 196, 170), 0.42)
    draw.polygon(blob(1.06), (*dark, 255))
    draw.polygon(blob(1.0), (*WAX, 255))
    for size, paint, shift in ((0.78, bright, 0.028), (0.78, dark, -0.024), (0.77, deep, 0.0)):
        r, at = radius * size, c + shift * radius
        draw.ellipse((at - r, at - r, at + r, at + r), (*paint, 255))
    star = round(radius * 1.06)
    for shift, paint in ((-0.04, dark), (0.045, bright), (0.0, WAX)):
        at = round(c - star / 2 + shift * radius)
        shapes.stamp(image, shapes.FIVE_POINTS, (at, at, star), (*paint, 255), (*paint, 255), 0.1)
    r = radius * 0.9
    draw.arc(
        (c - r, c - r, c + r, c + r), 195, 262, (*mix(WAX, (255, 255, 255), 0.55), 255), max(1, round(radius * 0.07))
    )
    return image


def _table(width: int, height: int) -> Image.Image:
    """A cloth that is darker towards its edges."""
    light = Image.radial_gradient("L").resize((width, height), Image.Resampling.BILINEAR)
    return Image.composite(
        Image.new("RGB", light.size, mix(CLOTH, (0, 0, 0), 0.62)), Image.new("RGB", light.size, CLOTH), light
    )


def _light(image: Image.Image, at: tuple[int, int], radius: int = 300) -> None:
    """Light that falls out of an opening."""
    mask = Image.new("L", (2 * radius, 2 * radius))
    draw = ImageDraw.Draw(mask)
    for ray in range(17):
        turn = math.pi * (1 + (ray + 0.5) / 17)
        ends = [
            (radius + radius * 1.4 * math.cos(turn + w), radius + radius * 1.4 * math.sin(turn + w))
            for w in (-0.04, 0.04)
        ]
        draw.polygon([(radius, radius), *ends], fill=90 + 50 * (ray % 2))
    fade = (
        Image.radial_gradient("L")
        .resize(mask.size, Image.Resampling.BILINEAR)
        .point([max(0, 178 - v) for v in range(256)])
    )
    rays = ImageChops.multiply(mask.filter(ImageFilter.GaussianBlur(radius / 60)), fade)
    glow = fade.point([v * 150 // 255 for v in range(256)])
    corner = (at[0] - radius, at[1] - radius)
    image.paste(GLOW, corner, glow)
    image.paste(GLOW, corner, rays)


def _frame(image: Image.Image) -> None:
    draw = ImageDraw.Draw(image)
    for inset, thick in ((7, 3), (14, 1)):
        draw.rectangle((inset, inset, image.width - 1 - inset, image.height - 1 - inset), outline=GILT, width=thick)


def _line(
    image: Image.Image, at: tuple[float, float], text: str, face: str, size: int, colour: Colour, room: int
) -> None:
    """Write a line in the middle, smaller if it is long."""
    label = spell(face, text) if readable(face, text, "") else ""
    fits = next((s for s in range(size, size // 2, -1) if length(face, s, label) <= room), size // 2)
    label = shorten(face, fits, label, room)
    write(ImageDraw.Draw(image), at, label, face, fits, colour, "mm")
