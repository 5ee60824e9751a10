"""A campaign's history as one picture: its wars, the plot of signatures, the cards of factions and cities."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from math import ceil
from typing import TypeVar

from PIL import Image, ImageDraw

from renders.board import shapes
from renders.encode import Form, Picture, encode
from renders.history.history import Chapter, Deed, History, Plot, SignatureRow, StoryCard, War, colour_of, sign_of
from renders.look import Colour, light, mix
from renders.typefaces import ink, length, readable, shorten, spell

T = TypeVar("T")
WIDTH, EDGE, GAP = 780, 46, 20
"""The picture's width, its margin, and the space between its columns, in pixels: on a phone letters are half as high as
they are drawn."""
INNER = WIDTH - 2 * EDGE
COLUMN = (INNER - GAP) // 2
"""The wars and the plot take the whole width, the cards of each chapter two columns below its heading."""
PAPER: Colour = (240, 226, 194)
CARD: Colour = (249, 240, 217)
EDGING: Colour = (190, 150, 70)
INK: Colour = (46, 30, 22)
RED: Colour = (122, 30, 22)
MUTED: Colour = (112, 84, 56)
RULE: Colour = (204, 182, 140)
FRAME: Colour = (96, 44, 32)
LINE = 24
"""The distance between lines of running text; its letters are `TEXT` high."""
TEXT, SMALL = 20, 18
HIGHEST = 11_500
"""The most height of the picture, in pixels: three times as many wars as a campaign has."""
NAME_ROOM = 230
"""The most room for a faction's name before its bar, in pixels."""
MOST_PEOPLE = 12
"""The most people in the plot."""
PERSON, LEAST, PEOPLE = 20, 14, (122, 165)
"""The height of their names' letters, of long ones at least, and how wide the column of names is at least and at most,
in pixels."""


class Sheet:
    """The picture that is drawn on; None while heights are measured."""

    def __init__(self, image: Image.Image | None = None) -> None:
        self.image = image
        self.draw = ImageDraw.Draw(image) if image else None

    def say(self, at: tuple[float, float], text: str, face: str, size: int, colour: Colour) -> None:
        """Write a line from its left middle."""
        if self.image:
            ink(self.image, at, text, face, size, colour)

    def sign(self, shape: tuple[shapes.Outline, ...], at: tuple[int, int], side: int, colour: Colour) -> None:
        """A silhouette in a square from its upper left corner."""
        if self.image:
            shapes.stamp(self.image, shape, (*at, side), colour, colour, 0.2)

    def rule(self, x: int, y: int, right: int) -> None:
        if self.draw:
            self.draw.line((x, y, right, y), fill=RULE, width=1)

    def box(self, box: tuple[int, int, int, int], fill: Colour, edge: Colour, radius: int = 7) -> None:
        if self.draw:
            self.draw.rounded_rectangle(box, radius, fill=fill, outline=edge, width=2)

    def emblem(self, kind: str, at: tuple[int, int], side: int) -> None:
        """An emblem, or a city's sign, on a disc of its faction's colour."""
        if self.image is None:
            return
        paint, over = colour_of(kind), 4
        disc = Image.new("RGBA", (side * over, side * over), (*INK, 0))
        ImageDraw.Draw(disc).ellipse((0, 0, side * over - 1, side * over - 1), (*mix(paint, (0, 0, 0), 0.45), 255))
        rim = max(1, side // 22) * over
        ImageDraw.Draw(disc).ellipse((rim, rim, side * over - 1 - rim, side * over - 1 - rim), (*paint, 255))
        small = disc.reduce(over)
        self.image.paste(small, at, small)
        inset = round(side * 0.2)
        face = INK if light(paint) else CARD
        self.sign(sign_of(kind), (at[0] + inset, at[1] + inset), side - 2 * inset, face)


def legible(name: str, instead: str) -> str:
    """A name, or `instead` where the picture lacks the letters of its script."""
    return readable("name", name, instead)


def draw_history(history: History, form: Form = "webp") -> Picture:
    """The picture of a history: as high as what it tells needs, up to a limit.

    Of a campaign that was played on for long, the newest wars are shown, and the newest lines of each card.
    """
    while (height := _whole(Sheet(), history)) > HIGHEST and (shorter := _newest(history)) != history:
        history = shorter
    image = Image.new("RGB", (WIDTH, height), PAPER)
    sheet = Sheet(image)
    _frame(sheet, height)
    _whole(sheet, history)
    return encode(image, form, 80)


def _newest(history: History) -> History:
    """The history without its oldest wars, and the oldest lines of its cards: three quarters of each are left."""
    cards = (tuple(replace(card, lines=_later(card.lines)) for card in one.cards) for one in history.chapters)
    chapters = tuple(replace(one, cards=left) for one, left in zip(history.chapters, cards, strict=True))
    return replace(history, wars=_later(history.wars), chapters=chapters)


def _later(things: tuple[T, ...]) -> tuple[T, ...]:
    return things[len(things) // 4 :]


def _frame(sheet: Sheet, height: int) -> None:
    assert sheet.draw is not None
    for inset, colour, thick in ((0, FRAME, 14), (14, EDGING, 3), (22, RULE, 1)):
        sheet.draw.rectangle((inset, inset, WIDTH - 1 - inset, height - 1 - inset), outline=colour, width=thick)


def _whole(sheet: Sheet, history: History) -> int:
    """Draw everything, or measure it; the height of the picture."""
    y = EDGE + 34
    for text, face, size, colour, step in (
        (history.title, "title", 50, RED, 50),
        (history.summary, "italic", 24, MUTED, 44),
    ):
        label = shorten(face, size, spell(face, text), INNER)
        sheet.say(((WIDTH - length(face, size, label)) / 2, y), label, face, size, colour)
        y += step
    y += _plot(sheet, EDGE, y, INNER, history.plot)
    y += _heading(sheet, EDGE, y, INNER, history.heading)
    for war in history.wars:
        y += _war(sheet, EDGE, y, INNER, war)
    if not history.wars:
        y += _paragraph(sheet, (EDGE, y), history.none, INNER)
    for chapter in history.chapters:
        y += _chapter(sheet, y + 10, chapter) + 10 if chapter.cards else 0
    return y + EDGE


def _heading(sheet: Sheet, x: int, y: int, wide: int, text: str) -> int:
    label = shorten("number", 26, spell("number", text), wide)
    sheet.say((x, y + 16), label, "number", 26, RED)
    sheet.rule(x, y + 36, x + wide)
    return 50


def _war(sheet: Sheet, x: int, y: int, wide: int, war: War) -> int:
    """A war: its emblem, its number and winner, then who held on, who was out, and what it left."""
    left, room = x + 74, wide - 74
    sheet.emblem(war.emblem, (x, y + 4), 58)
    number = spell("number", war.heading)
    sheet.say((left, y + 16), number, "number", 21, RED)
    start = left + length("number", 21, number) + 14
    gone = spell("italic", war.length)
    end = x + wide - (length("italic", SMALL, gone) + 14 if gone else 0)
    sheet.say((end + 14, y + 16), gone, "italic", SMALL, MUTED)
    winner = shorten("name", 27, spell("name", war.winner), round(end - start))
    sheet.say((start, y + 15), winner, "name", 27, INK)
    after = start + length("name", 27, winner) + 12
    faction = shorten("italic", TEXT, spell("italic", war.faction), max(0, round(end - after)))
    if end - after > 60:
        sheet.say((after, y + 17), faction, "italic", TEXT, MUTED)
    down = 34
    for line in war.lines:
        down += _paragraph(sheet, (left, y + down), line, room)
    down += _deeds(sheet, (left, y + down), war.deeds, room)
    down = max(down, 70) + 8
    sheet.rule(x, y + down, x + wide)
    return down + 10


def _deeds(sheet: Sheet, at: tuple[int, int], deeds: Sequence[Deed], wide: int) -> int:
    """What a war left, one after another: a sign, then its text; a deed that does not fit goes to the next line."""
    x, row = 0, 0
    for deed in deeds:
        text = shorten("italic", TEXT, spell("italic", deed.text), wide - 24)
        need = 24 + round(length("italic", TEXT, text))
        if x and x + need > wide:
            x, row = 0, row + 1
        cy = at[1] + row * (LINE + 2) + 14
        sheet.sign(sign_of(deed.kind), (at[0] + x, cy - 9), 18, RED)
        sheet.say((at[0] + x + 24, cy), text, "italic", TEXT, INK)
        x += need + 22
    return (row + 1) * (LINE + 2) + 4 if deeds else 0


def _plot(sheet: Sheet, x: int, y: int, wide: int, plot: Plot) -> int:
    """The signatures: a row a person, a column a war; then how often each faction has won."""
    down = _heading(sheet, x, y, wide, plot.heading)
    people, total = plot.people[:MOST_PEOPLE], 34
    longest = max((ceil(length("name", PERSON, spell("name", row.name))) for row in people), default=0)
    name = min(max(longest + 12, PEOPLE[0]), PEOPLE[1])
    step = (wide - name - total) / max(plot.wars, 1)
    side = round(min(step, 28)) - 2
    if people:
        for war in range(1, plot.wars + 1, ceil(16 / step)):
            caption = str(war)
            middle = x + name + step * (war - 0.5)
            sheet.say((middle - length("number", 12, caption) / 2, y + down + 6), caption, "number", 12, MUTED)
        down += 18
    for row in people:
        _signatures(sheet, (x, y + down), row, wide, (name, step, side))
        down += 34
    down += 8 if people else 0
    most = max((row.played for row in plot.factions), default=0)
    widest = max((ceil(length("name", 19, spell("name", row.name))) for row in plot.factions), default=0)
    room = min(widest, NAME_ROOM)
    bar = 36 + room + 10
    for faction in plot.factions:
        cy = y + down + 15
        sheet.emblem(faction.emblem, (x, cy - 13), 26)
        label = shorten("name", 19, spell("name", faction.name), room)
        sheet.say((x + 36, cy), label, "name", 19, INK)
        full = wide - bar - total - 16
        for count, paint in (
            (faction.played, mix(colour_of(faction.emblem), PAPER, 0.72)),
            (faction.wins, colour_of(faction.emblem)),
        ):
            if count and sheet.draw:
                end = x + bar + round(full * count / most)
                sheet.draw.rounded_rectangle((x + bar, cy - 8, end, cy + 8), 3, fill=paint)
        caption = f"{faction.wins}/{faction.played}"
        sheet.say((x + wide - length("number", 15, caption), cy), caption, "number", 15, RED)
        down += 32
    return down + 18


def _signatures(
    sheet: Sheet, at: tuple[int, int], row: SignatureRow, wide: int, measures: tuple[int, float, int]
) -> None:
    (x, y), (name, step, side) = at, measures
    cy = y + 15
    label, room = spell("name", row.name), name - 10
    size = next((s for s in range(PERSON, LEAST, -1) if length("name", s, label) <= room), LEAST)
    sheet.say((x, cy), shorten("name", size, label, room), "name", size, INK)
    sheet.rule(x + name, cy, x + wide - 40)
    for war, emblem in row.signed:
        sheet.emblem(emblem, (round(x + name + step * (war - 0.5) - side / 2), cy - side // 2), side)
    label = str(len(row.signed))
    sheet.say((x + wide - length("number", 18, label), cy), label, "number", 18, RED)


def _chapter(sheet: Sheet, y: int, chapter: Chapter) -> int:
    """A heading, and cards below it, each in the column that is shorter so far."""
    down = _heading(sheet, EDGE, y, INNER, chapter.heading)
    ends = [down, down]
    for card in chapter.cards:
        column = ends.index(min(ends))
        ends[column] += _card(sheet, EDGE + column * (COLUMN + GAP), y + ends[column], COLUMN, card) + 14
    return max(ends)


def _card(sheet: Sheet, x: int, y: int, wide: int, card: StoryCard) -> int:
    """A city or a faction with its story, on a card of its own; what it is stands for a name that cannot be written."""
    inner, name = wide - 28, legible(card.title, "")

    def tell(on: Sheet) -> int:
        on.emblem(card.sign, (x + 14, y + 12), 44)
        title = shorten("name", 25, name or spell("name", card.about), inner - 58)
        on.say((x + 70, y + 25), title, "name", 25, INK)
        if name:
            about = shorten("italic", SMALL, spell("italic", card.about), inner - 58)
            on.say((x + 70, y + 48), about, "italic", SMALL, MUTED)
        down = 66
        for line in card.lines:
            down += _paragraph(on, (x + 14, y + down), line, inner, SMALL)
        return down + 10

    height = tell(Sheet())
    sheet.box((x, y, x + wide, y + height), CARD, EDGING)
    tell(sheet)
    return height


def _paragraph(sheet: Sheet, at: tuple[int, int], text: str, wide: int, size: int = TEXT) -> int:
    """Running text, from its upper left corner."""
    lines = list(_lines(spell("italic", text), wide, size))
    step = LINE if size == TEXT else LINE - 2
    for row, line in enumerate(lines):
        sheet.say((at[0], at[1] + row * step + 13), line, "italic", size, INK)
    return len(lines) * step + 2


def _lines(text: str, wide: int, size: int) -> Iterator[str]:
    """The lines into which a text breaks; a single word that is too wide is cut."""
    line = ""
    for word in text.split():
        longer = f"{line} {word}".strip()
        if line and length("italic", size, longer) > wide:
            yield shorten("italic", size, line, wide)
            longer = word
        line = longer
    if line:
        yield shorten("italic", size, line, wide)
