"""A hand as a picture: each card with its title, symbol, effect and points."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PIL import Image, ImageDraw

from renders import shapes
from renders.art import SHEET, Art, art, has_art
from renders.encode import Form, Picture, encode
from renders.image_cache import cached_images
from renders.look import Colour, Look, mixed
from renders.overlays import outline
from renders.scene import CannotDraw
from renders.typefaces import font, readable, shortened, spell

WIDTH, HEIGHT, GAP = 300, 430, 16
COLUMNS = 3
MOST = 30
KEPT = 8
"""The most megabytes of drawn cards to cache: setting text is slow, and players look at their hand often."""
INK: Colour = (46, 30, 22)
PAPER: Colour = (243, 230, 200)
GILT: Colour = (190, 150, 70)
CLOTH: Colour = (66, 46, 34)
BANDS: dict[str, Colour] = {
    "territory": (74, 92, 68),
    "wild": (120, 84, 30),
    "mission": (44, 78, 122),
    "event": (128, 44, 34),
    "power": (92, 56, 112),
}
SIGNS: dict[str, tuple[shapes.Outline, ...]] = {
    "dark_rider": shapes.DARK_RIDER,
    "elven_archer": shapes.ARCHER,
    "eagle": shapes.EAGLE,
    "infantry": shapes.SOLDIER,
    "cavalry": shapes.HORSEMAN,
    "artillery": shapes.CANNON,
    "skull": shapes.SKULL,
    "blade": shapes.BLADE,
    "sphere": shapes.SPHERE,
    "mission": shapes.STAR,
    "event": shapes.CROWN,
    "power": shapes.BANNER,
}


@dataclass(frozen=True, slots=True)
class Card:
    """One card as its reader sees it; every text is in the reader's language.

    `kind` is "territory", "wild", "mission", "event" or "power"; `symbol` is a Territory card's ("dark_rider",
    "infantry", "skull"…; for a wild card, those it can count as, with "+" between them); `caption` is the line under
    the title (a region, a kind of card); `land` the territory whose picture it shows; `points` what it scores (0: not
    shown); a card that is not `usable` now is dimmed.
    """

    title: str
    kind: str
    symbol: str = ""
    caption: str = ""
    text: str = ""
    land: str = ""
    points: int = 0
    usable: bool = True


def draw_hand(
    cards: Sequence[Card], look: Look | None = None, heading: str = "", board: str = "middle_earth", form: Form = "webp"
) -> Picture:
    """The cards in rows of three under a heading. An empty hand is drawn as an empty table."""
    if len(cards) > MOST:
        raise CannotDraw(f"{len(cards)} cards are too many for one picture")
    columns = max(1, min(COLUMNS, len(cards)))
    rows = max(1, -(-len(cards) // columns))
    top = 64 if heading else GAP
    size = (GAP + columns * (WIDTH + GAP), top + rows * (HEIGHT + GAP) - (0 if cards else HEIGHT))
    image = Image.new("RGB", size, CLOTH)
    draw = ImageDraw.Draw(image)
    draw.rectangle((4, 4, size[0] - 5, size[1] - 5), outline=GILT, width=2)
    if heading:
        line = shortened("name", 32, spell("name", heading), size[0] - 2 * GAP)
        draw.text((size[0] / 2, 34), line, (240, 222, 180), font("name", 32), "mm")
    for k, card in enumerate(cards):
        at = (GAP + k % columns * (WIDTH + GAP), top + k // columns * (HEIGHT + GAP))
        image.paste(_card(card, board), at)
    return encode(image, form)


def draw_card(card: Card, board: str = "middle_earth", form: Form = "webp") -> Picture:
    """One card alone, larger than in a hand."""
    drawn = _card(card, board)
    return encode(drawn.resize((drawn.width * 3 // 2, drawn.height * 3 // 2), Image.Resampling.LANCZOS), form)


@cached_images(KEPT)
def _card(card: Card, board: str) -> Image.Image:
    """One card. It is cached, so callers must not change it."""
    if card.kind not in BANDS:
        raise CannotDraw(f"no kind of card named {card.kind!r}")
    image = Image.new("RGB", (WIDTH, HEIGHT), PAPER)
    draw = ImageDraw.Draw(image)
    _title(draw, card)
    shown = has_art(board) and card.land in art(board).number
    below = _picture(image, art(board), card) if shown else 92
    if card.text and below == 92:
        _watermark(image, card)
    if card.text:
        _prose(draw, card.text, below + 14, HEIGHT - (64 if card.points else 22))
    _sign(image, card, with_text=bool(card.text))
    if card.points:
        _points(image, draw, card.points)
    for inset, colour, width in ((0, INK, 4), (7, GILT, 2)):
        draw.rectangle((inset, inset, WIDTH - 1 - inset, HEIGHT - 1 - inset), outline=colour, width=width)
    return image if card.usable else Image.blend(image, Image.new("RGB", image.size, CLOTH), 0.45)


def _watermark(image: Image.Image, card: Card) -> None:
    """Draw the symbol of the card's kind, large and faint, on a card without a territory."""
    faint = mixed(PAPER, BANDS[card.kind], 0.16)
    shapes.stamp(image, SIGNS.get(card.kind, shapes.STAR), (WIDTH // 2 - 85, HEIGHT - 262, 170), faint, faint, 0.1)


def _title(draw: ImageDraw.ImageDraw, card: Card) -> None:
    """Draw the title on a band in the colour of its kind, with the caption below."""
    draw.rectangle((0, 0, WIDTH, 62), fill=BANDS[card.kind])
    title = readable("name", card.title, card.kind.title())
    lines, size = _fitted("name", title, WIDTH - 36, 54, 27)
    for k, line in enumerate(lines):
        y = 35 + (k - (len(lines) - 1) / 2) * size * 0.92
        draw.text((WIDTH / 2, y), line, (252, 244, 224), font("name", size), "mm")
    caption = shortened("italic", 19, spell("italic", card.caption), WIDTH - 36)
    draw.text((WIDTH / 2, 78), caption, (104, 78, 50), font("italic", 19), "mm")


def _picture(image: Image.Image, drawn: Art, card: Card) -> int:
    """Draw the territory as on the board, with a highlighted border; return where the picture ends."""
    height = 128 if card.text else 196
    x0, y0, x1, y1 = (v * SHEET for v in drawn.box(card.land))
    width = WIDTH - 36
    scale = min(1.0, width / (x1 - x0 + 60), height / (y1 - y0 + 60))
    w, h = width / scale, height / scale
    left = min(max((x0 + x1 - w) / 2, 0), drawn.size[0] * SHEET - w)
    top = min(max((y0 + y1 - h) / 2, 0), drawn.size[1] * SHEET - h)
    area = (round(left), round(top), round(left + w), round(top + h))
    part = drawn.sheet.ground.crop(area)
    band, at = outline(drawn, card.land, SHEET)
    part.paste((170, 36, 26), (at[0] - area[0], at[1] - area[1]), band)
    image.paste(part.resize((width, height), Image.Resampling.LANCZOS), (18, 96))
    ImageDraw.Draw(image).rectangle((18, 96, 17 + width, 95 + height), outline=INK, width=2)
    return 96 + height


def _sign(image: Image.Image, card: Card, with_text: bool) -> None:
    """Draw the card's symbol: large on a Territory card, small in the corner of one with text."""
    if card.kind == "wild":
        signs = [SIGNS[symbol] for symbol in card.symbol.split("+") if symbol in SIGNS]
        for k, sign in enumerate(signs):
            shapes.stamp(image, sign, (20 + 88 * k, 210, 84), INK, INK, 0.4)
        return
    shape = SIGNS.get(card.symbol or card.kind)
    if shape is None:
        raise CannotDraw(f"no symbol named {card.symbol!r}")
    if with_text:
        shapes.stamp(image, shape, (20, HEIGHT - 56, 36), BANDS[card.kind], INK, 1.0)
    else:
        shapes.stamp(image, shape, (WIDTH // 2 - 52, HEIGHT - 126, 104), INK, INK, 0.4)


def _points(image: Image.Image, draw: ImageDraw.ImageDraw, points: int) -> None:
    """Draw the card's points, with a star, in the lower right corner."""
    shapes.stamp(image, shapes.STAR, (WIDTH - 58, HEIGHT - 58, 38), (196, 150, 50), INK, 1.0)
    draw.text((WIDTH - 66, HEIGHT - 38), str(points), INK, font("number", 30), "rm")


def _prose(draw: ImageDraw.ImageDraw, text: str, top: int, bottom: int) -> None:
    """Draw text as large as the space allows; cut it with an ellipsis if it does not fit even when small."""
    lines, size = _fitted("italic", spell("italic", text), WIDTH - 40, bottom - top, 23)
    for k, line in enumerate(lines):
        draw.text((20, top + k * size * 1.12), line, INK, font("italic", size), "la")


def _fitted(face: str, text: str, width: int, height: int, largest: int) -> tuple[list[str], int]:
    for size in range(largest, 12, -1):
        lines = _wrapped(face, size, text, width)
        if len(lines) * size * 1.12 <= height and all(font(face, size).getlength(line) <= width for line in lines):
            return lines, size
    room = max(1, int(height / (13 * 1.12)))
    lines = [shortened(face, 13, line, width) for line in _wrapped(face, 13, text, width)]
    return [*lines[: room - 1], shortened(face, 13, lines[room - 1] + " …", width)] if len(lines) > room else lines, 13


def _wrapped(face: str, size: int, text: str, width: int) -> list[str]:
    lines, line = [], ""
    for word in text.split():
        longer = f"{line} {word}".strip()
        if line and font(face, size).getlength(longer) > width:
            lines.append(line)
            line = word
        else:
            line = longer
    return [*lines, line] if line else lines or [""]
