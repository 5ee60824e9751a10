"""A hand as a picture: each card with its title, its scene or its place on the map, its effect and its points."""

from __future__ import annotations

import re
from collections.abc import Hashable, Sequence
from dataclasses import dataclass

from PIL import Image, ImageChops, ImageDraw, ImageFilter

from renders.board import shapes
from renders.board.art import SHEET, Art, art, change_art, has_art
from renders.board.image_cache import cache_images
from renders.cards.card_art import draw_emblem, draw_scene
from renders.cards.engraving import HEIGHT as ART_HEIGHT
from renders.cards.engraving import WIDTH as ART_WIDTH
from renders.cards.realm_map import draw_place, draw_realms
from renders.encode import Form, Picture, encode
from renders.games.game_art import CardKind, known_art
from renders.look import Colour, Look, mix
from renders.scene import CannotDraw
from renders.typefaces import font, readable, shorten, spell

WIDTH, HEIGHT, GAP = 300, 456, 16
MARGIN, TOP = (WIDTH - ART_WIDTH) // 2, 74
"""Where a card's art begins."""
MAP_HEIGHT, REALMS_HEIGHT, PLACE_HEIGHT = 186, 210, 72
LARGE = 1.5
"""The scale of one card alone."""
MOST, ROW = 30, 4
"""The most cards in a picture, and in a row of cards that lie open."""
KEPT = 6
"""The most megabytes of drawn cards to cache: setting text is slow, and players look at their hand often."""
INK: Colour = (46, 30, 22)
PAPER: Colour = (243, 230, 200)
GILT: Colour = (190, 150, 70)
CLOTH: Colour = (66, 46, 34)
MUTED: Colour = (112, 78, 46)
COIN: Colour = (250, 208, 92)


@dataclass(frozen=True, slots=True)
class Card:
    """One card as its reader sees it; every text is in the reader's language.

    `kind` is "territory", "wild", "mission", "event", "power", or one of a game (`GameArt.card_kinds`); `symbol` is a
    Territory card's ("infantry" or one of `GameArt.card_symbols`; for a wild card, those it can count as, with "+"
    between them); `caption` is a line in small letters (a region, a kind of card, the moment to play it); `land` the
    territory that a Territory card shows and a mission is on; `scene` the motif of its art (one of
    `GameArt.card_scenes`, or a scar), in the colour of the army `colour`;
    `realms` the territories marked on a small map instead; `points` what it scores (0: not shown), `cost` what its
    player pays (None: not shown); a card that is not `usable` now is dimmed. `change` is that of the board's art
    (`Scene.change`). `coins` are those on a resource card, in the place of a symbol.
    """

    title: str
    kind: str
    symbol: str = ""
    caption: str = ""
    text: str = ""
    land: str = ""
    points: int = 0
    usable: bool = True
    scene: str = ""
    colour: str = ""
    realms: tuple[str, ...] = ()
    cost: int | None = None
    change: Hashable = None
    coins: int = 0


def draw_hand(
    cards: Sequence[Card], look: Look | None = None, heading: str = "", board: str = "middle_earth", form: Form = "webp"
) -> Picture:
    """The cards in rows under a heading. An empty hand is drawn as an empty table."""
    if len(cards) > MOST:
        raise CannotDraw(f"{len(cards)} cards are too many for one picture")
    columns = 3 if len(cards) > 4 else max(1, min(2, len(cards)))
    return _table([(heading, cards)], columns, board, form)


def draw_rows(rows: Sequence[tuple[str, Sequence[Card]]], board: str = "middle_earth", form: Form = "webp") -> Picture:
    """Cards that lie open, in rows of at most four: those of each player under their heading."""
    if sum(len(cards) for _, cards in rows) > MOST:
        raise CannotDraw("too many cards for one picture")
    return _table(rows, min(ROW, max((len(cards) for _, cards in rows), default=1)), board, form)


def _table(parts: Sequence[tuple[str, Sequence[Card]]], columns: int, board: str, form: Form) -> Picture:
    """Cards on a cloth, in parts with a heading each ("": none) and so many columns."""
    tops, y = [], 0
    for heading, cards in parts:
        tops.append(y + (64 if heading else GAP))
        y = tops[-1] + max(1, -(-len(cards) // columns)) * (HEIGHT + GAP) - (0 if cards else HEIGHT)
    image = Image.new("RGB", (GAP + columns * (WIDTH + GAP), y), CLOTH)
    draw = ImageDraw.Draw(image)
    draw.rectangle((4, 4, image.width - 5, image.height - 5), outline=GILT, width=2)
    for top, (heading, cards) in zip(tops, parts, strict=True):
        if heading:
            line = shorten("name", 32, spell("name", heading), image.width - 2 * GAP)
            draw.text((image.width / 2, top - 30), line, (240, 222, 180), font("name", 32), "mm")
        for k, card in enumerate(cards):
            image.paste(_card(card, board), (GAP + k % columns * (WIDTH + GAP), top + k // columns * (HEIGHT + GAP)))
    return encode(image, form)


def draw_card(card: Card, board: str = "middle_earth", form: Form = "webp") -> Picture:
    """One card alone, larger than in a hand."""
    return encode(_draw(card, board, LARGE), form)


@cache_images(KEPT)
def _card(card: Card, board: str) -> Image.Image:
    """One card of a hand. It is cached, so callers must not change it."""
    return _draw(card, board, 1.0)


def _draw(card: Card, board: str, scale: float) -> Image.Image:
    paper, (ground, trim) = _Paper(scale), _livery(card)
    paper.fill((0, 0, WIDTH, HEIGHT), ground)
    _title(paper, card)
    if card.kind == "wild" and not card.coins:
        _wild(paper, card)
    elif card.kind == "territory" or card.coins:
        _territory(paper, card, board)
    else:
        _text_card(paper, card, board)
    for inset, colour, width in ((0, INK, 4), (7, trim, 2)):
        paper.frame((inset, inset, WIDTH - inset, HEIGHT - inset), colour, width)
    image = paper.image
    return image if card.usable else Image.blend(image, Image.new("RGB", image.size, CLOTH), 0.45)


def _kind(card: Card) -> CardKind:
    """How the cards of this kind look; raises `CannotDraw` for a kind that no game has registered."""
    try:
        return known_art().card_kinds[card.kind]
    except KeyError:
        raise CannotDraw(f"no kind of card named {card.kind!r}") from None


def _livery(card: Card) -> tuple[Colour, Colour]:
    """The paper and the trim of a card."""
    return _kind(card).livery or (PAPER, GILT)


class _Paper:
    """The card under way, in units of a card of a hand."""

    def __init__(self, scale: float) -> None:
        self.scale = scale
        self.image = Image.new("RGB", (self.px(WIDTH), self.px(HEIGHT)))
        self.pen = ImageDraw.Draw(self.image)

    def px(self, units: float) -> int:
        return round(units * self.scale)

    def fill(self, box: tuple[float, float, float, float], colour: Colour) -> None:
        x0, y0, x1, y1 = map(self.px, box)
        self.pen.rectangle((x0, y0, x1 - 1, y1 - 1), fill=colour)

    def frame(self, box: tuple[float, float, float, float], colour: Colour, width: int) -> None:
        x0, y0, x1, y1 = map(self.px, box)
        self.pen.rectangle((x0, y0, x1 - 1, y1 - 1), outline=colour, width=self.px(width))

    def picture(self, image: Image.Image, top: float, height: float) -> None:
        """Paste a picture across the card, cut to a height, with a frame."""
        high = self.px(height)
        over = max(0, (image.height - high) // 2)
        self.image.paste(image.crop((0, over, image.width, over + high)), (self.px(MARGIN), self.px(top)))
        self.frame((MARGIN - 1, top - 1, WIDTH - MARGIN + 1, top + height + 1), INK, 2)

    def inset(self, image: Image.Image, bottom: float) -> None:
        """Paste a small picture into the right corner of a large one."""
        x, y = self.px(WIDTH - MARGIN - 5) - image.width, self.px(bottom) - image.height
        rim = self.px(2)
        self.pen.rectangle((x - rim, y - rim, x + image.width + rim - 1, y + image.height + rim - 1), fill=INK)
        self.image.paste(image, (x, y))

    def text(self, at: tuple[float, float], line: str, face: str, size: int, fill: Colour, anchor: str) -> None:
        self.pen.text((at[0] * self.scale, at[1] * self.scale), line, fill, font(face, self.px(size)), anchor)

    def coin(self, at: tuple[float, float], number: str, size: float = 1.0) -> None:
        """Draw a token with a number, or a coin, at `size` times its usual size."""
        x, y = at
        for radius, fill in ((20, INK), (18.5, COIN), (16, (196, 140, 40)), (15, COIN)):
            r = radius * size
            box = [v * self.scale for v in (x - r, y - r, x + r, y + r)]
            self.pen.ellipse(box, fill=fill)
        self.text((x, y), number, "number", 24, INK, "mm")

    def stamp(self, shape: tuple[shapes.Outline, ...], at: tuple[float, float], size: float, fill: Colour) -> None:
        shapes.stamp(self.image, shape, (self.px(at[0]), self.px(at[1]), self.px(size)), fill, INK, self.scale)


def _title(paper: _Paper, card: Card) -> None:
    """Draw the title on a band in its kind's colour; at its ends the sign of one with a livery, and its cost."""
    kind = _kind(card)
    paper.fill((0, 0, WIDTH, 62), kind.band)
    title = card.title if readable("name", card.title, "") else card.kind.title()
    lines, size = _fit("name", title, WIDTH - (130 if kind.livery else 36), 52, 28)
    if kind.livery:
        paper.stamp(kind.sign, (14, 17), 40, kind.livery[0])
    if card.cost is not None:
        paper.coin((WIDTH - 36, 36), str(card.cost))
    for k, line in enumerate(lines):
        y = 36 + (k - (len(lines) - 1) / 2) * size * 0.9
        paper.text((WIDTH / 2, y), line, "name", size, (252, 244, 224), "mm")


def _wild(paper: _Paper, card: Card) -> None:
    """Draw every symbol that the card can stand for, one above another."""
    symbols = [symbol for symbol in card.symbol.split("+") if symbol in known_art().card_symbols]
    room = HEIGHT - TOP - (42 if card.caption else 18)
    height = (room - 10 * (len(symbols) - 1)) / max(1, len(symbols))
    for k, symbol in enumerate(symbols):
        paper.picture(_symbol(symbol, paper.scale), TOP + k * (height + 10), height)
    _caption(paper, card.caption, HEIGHT - 26)


def _territory(paper: _Paper, card: Card, board: str) -> None:
    """Draw the territory as on the board above the scene of the card's symbol, which fills a card without one."""
    if card.symbol not in known_art().card_symbols and not card.coins:
        raise CannotDraw(f"no symbol named {card.symbol!r}")
    top, height = TOP, MAP_HEIGHT + 10 + ART_HEIGHT
    if (drawn := _map(card, board)) and card.land in drawn.number:
        paper.picture(_land(drawn, card.land, paper.scale), TOP, MAP_HEIGHT)
        top, height = TOP + MAP_HEIGHT + 10, ART_HEIGHT
    larger = height / ART_HEIGHT
    scale = paper.scale * larger
    scene = _symbol(card.symbol, scale) if not card.coins else draw_emblem((), COIN, scale)
    wide = paper.px(ART_WIDTH)
    left = (scene.width - wide) // 2
    paper.picture(scene.crop((left, 0, left + wide, scene.height)), top, height)
    size = min(larger, ART_WIDTH / (42 * max(card.coins, 1)))
    for coin in range(card.coins):
        paper.coin((WIDTH / 2 + (coin - (card.coins - 1) / 2) * 42 * size, top + height / 2), "", size)
    _caption(paper, card.caption, HEIGHT - 26)


def _map(card: Card, board: str) -> Art | None:
    """The art on which a card shows its territory; None for a board without art."""
    if not has_art(board):
        return None
    return change_art(board, card.change)


def _text_card(paper: _Paper, card: Card, board: str) -> None:
    """Draw the scene, the moment to play the card, its effect and its points below each other."""
    mapped = bool(card.realms) and has_art(board)
    height = REALMS_HEIGHT if mapped else ART_HEIGHT
    picture = draw_realms(art(board), card.realms, height, paper.scale) if mapped else _scene(card, paper.scale)
    paper.picture(picture, TOP, height)
    if has_art(board) and card.land in art(board).number:
        paper.inset(draw_place(art(board), card.land, PLACE_HEIGHT, paper.scale), TOP + ART_HEIGHT - 5)
    top: float = TOP + height + 8
    lines, size = _fit("italic", card.caption, WIDTH - 36, 40, 19)
    for k, line in enumerate(lines):
        paper.text((WIDTH / 2, top + (k + 0.5) * size * 1.06), line, "italic", size, MUTED, "mm")
    top += len(lines) * size * 1.06 + 5
    ground, trim = _livery(card)
    paper.fill((WIDTH / 2 - 60, top, WIDTH / 2 + 60, top + 1.2), mix(ground, trim, 0.8))
    bottom = HEIGHT - (54 if card.points else 18)
    lines, size = _fit("italic", card.text, WIDTH - 40, bottom - top - 10, 26)
    top += 6 + (bottom - top - 10 - len(lines) * size * 1.12) * 0.4
    for k, line in enumerate(lines):
        paper.text((20, top + k * size * 1.12), line, "italic", size, INK, "la")
    if card.points:
        paper.stamp(_kind(card).sign, (20, HEIGHT - 50), 32, _kind(card).band)
        paper.stamp(shapes.STAR, (WIDTH - 54, HEIGHT - 52), 36, (196, 150, 50))
        paper.text((WIDTH - 62, HEIGHT - 33), str(card.points), "number", 29, INK, "rm")


def _caption(paper: _Paper, caption: str, y: float) -> None:
    lines, size = _fit("italic", caption, WIDTH - 36, 24, 21)
    paper.text((WIDTH / 2, y), lines[0], "italic", size, MUTED, "mm")


def _scene(card: Card, scale: float) -> Image.Image:
    """The scene of a card with a text, the sign of its scar as on the board, or the sign of its kind."""
    known = known_art()
    if card.scene in known.card_scenes:
        return draw_scene(card.scene, scale, Look().colour(card.colour) if card.colour else None)
    if card.scene in known.scars:
        return draw_emblem(*known.scars[card.scene], scale)
    return draw_emblem(_kind(card).sign, _kind(card).band, scale)


def _symbol(symbol: str, scale: float) -> Image.Image:
    known = known_art()
    return (
        draw_scene(symbol, scale)
        if symbol in known.card_scenes
        else draw_emblem(known.card_symbols[symbol], INK, scale)
    )


def _land(drawn: Art, land: str, scale: float) -> Image.Image:
    """The territory as on the board, with a highlighted border."""
    x0, y0, x1, y1 = drawn.box(land)
    zoom = min(SHEET, ART_WIDTH / (x1 - x0 + 30), MAP_HEIGHT / (y1 - y0 + 30))
    w, h = ART_WIDTH / zoom, MAP_HEIGHT / zoom
    left = min(max((x0 + x1 - w) / 2, 0), drawn.size[0] - w)
    top = min(max((y0 + y1 - h) / 2, 0), drawn.size[1] - h)
    layers = drawn.layers_without_plates((left, top, left + w, top + h), zoom * scale)
    k = layers.scale
    area = (round(left * k), round(top * k), round((left + w) * k), round((top + h) * k))
    size, number = (round(ART_WIDTH * scale), round(MAP_HEIGHT * scale)), drawn.number[land] + 1
    picture = layers.ground.crop(area).resize(size, Image.Resampling.LANCZOS)
    shape = layers.numbers.crop(area).point([255 if n == number else 0 for n in range(256)])
    picture.paste((170, 36, 26), (0, 0), _border(shape.resize(size, Image.Resampling.BOX), scale))
    return picture


def _border(shape: Image.Image, scale: float) -> Image.Image:
    """The band along the inside of a shape's border, some five pixels wide at scale 1; both are masks."""
    core = shape.filter(ImageFilter.GaussianBlur(3.2 * scale)).point([255 if v > 236 else 0 for v in range(256)])
    return ImageChops.subtract(shape, core).filter(ImageFilter.GaussianBlur(0.8 * scale))


def _fit(face: str, text: str, width: int, height: float, largest: int) -> tuple[list[str], int]:
    """The text in lines as large as the space allows, cut with an ellipsis if it does not fit even when small."""
    for size in range(largest, 12, -1):
        lines = _wrap(face, size, text, width)
        if len(lines) * size * 1.12 <= height and all(font(face, size).getlength(line) <= width for line in lines):
            return lines, size
    room = max(1, int(height / (13 * 1.12)))
    lines = [shorten(face, 13, line, width) for line in _wrap(face, 13, text, width)]
    return [*lines[: room - 1], shorten(face, 13, lines[room - 1] + " …", width)] if len(lines) > room else lines, 13


def _wrap(face: str, size: int, text: str, width: int) -> list[str]:
    """The text in lines, broken at its plain spaces alone: what no-break spaces hold together stays together."""
    lines, line = [], ""
    for word in re.split(r"[ \t\n]+", text.strip()):
        longer = f"{line} {spell(face, word)}".strip()
        if line and font(face, size).getlength(longer) > width:
            lines.append(line)
            line = spell(face, word)
        else:
            line = longer
    return [*lines, line] if line else lines or [""]
