"""The plates on the board: its title, the regions with their bonuses, and the list of seats."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from itertools import pairwise

from PIL import Image, ImageDraw

from renders.board import shapes, sprites
from renders.board.art import MEMBERS, Art
from renders.board.labels import land_name, own
from renders.board.layers import Layer
from renders.games.game_art import known_art
from renders.games.signs import pile_word, word
from renders.look import Colour, Look, light, mix
from renders.scene import Scene, SeatLine, Sign
from renders.typefaces import breaks, font, ink, leading, length, measure, readable, shorten, spell, write

KeyKind = str
"""What the key below the seats explains: a sign, a marker, or a layer."""
INK: Colour = (52, 32, 20)
RED: Colour = (122, 30, 22)
FAINT: Colour = (140, 116, 88)
COIN: Colour = (250, 208, 92)
TALLEST, KEY = 48.0, 22.0
"""The most height of a seat's line, and the height of a line that explains its signs, in board pixels."""
READABLE, SHORTEST = 13, 26.0
"""The size of letters below which the key takes another row, where each seat's line keeps this height."""
MOST_ROWS = 3
"""The most rows of the key."""
SMALLEST = 9
"""The smallest letters of the key."""
TIGHT = 33
"""The height of a seat's line below which its name is written smaller."""
CLOSE = 40
"""The height of a seat's line below which its numbers stand closer together behind its name, if these leave room for
it: below it they would touch it."""
BROAD, NARROW = 42.0, 36.0
"""The least width of a column of numbers, and where lines are close."""
NAME = 84
"""The least width of a name; with less, a seat's numbers stand below it."""
ROWS, STEP = 34.0, 20.5
"""Where the legend's rows begin, and the distance between them, in board pixels."""
LEAST = 13
"""The smallest letters of a region's name."""
SLOT = (82, 66)
"""The size of an open card, in board pixels."""


def title(image: Image.Image, art: Art, look: Look) -> None:
    """Draw the board's title on its plate."""
    x, y, w, h = art.anchors["furniture"]["title"]
    titles: dict[str, str] = art.anchors["titles"]
    text = look.names.words.get("title") or titles.get(look.language, titles["en"])
    draw = ImageDraw.Draw(image)
    text = spell("title", text)
    size = next(s for s in range(38, 8, -1) if length("title", s, text) <= w - 34)
    write(draw, (x + w / 2, y + h / 2 - 1), text, "title", size, RED, "mm")


def legend(image: Image.Image, art: Art, look: Look, blank: frozenset[str]) -> None:
    """Draw each region's shield, name and bonus (faint if not in play), then the meaning of the signs."""
    x, y, w, _ = art.anchors["furniture"]["legend"]
    if not art.regions:
        _signs(image, look, signs(art), x, y + 14, w)
        return
    heading = spell("number", word(look, "regions"))
    ImageDraw.Draw(image).text((x + w / 2, y + 21), heading, RED, font("number", 18), "mm")
    for k, (region, facts) in enumerate(art.regions.items()):
        cy, colour = y + ROWS + STEP * (k + 0.5), art.anchors["colours"][region]
        faint = blank.issuperset(facts.territories)
        shapes.stamp(image, shapes.SHIELD, (round(x + 20), round(cy - 10), 21), tuple(colour), INK, 1.0)
        name, size = _region_name(art, look, region, w)
        ink(image, (x + 50, cy), name, "name", size, FAINT if faint else INK)
        bonus = look.names.bonuses.get(region, facts.bonus)
        ink(image, (x + w - 50, cy), f"+{bonus}", "number", 18, FAINT if faint else RED)
    top = y + ROWS + STEP * len(art.regions) + 9
    ImageDraw.Draw(image).line((x + 22, top - 5, x + w - 22, top - 5), fill=FAINT, width=1)
    _signs(image, look, signs(art), x, top, w)


def _region_name(art: Art, look: Look, region: str, w: float) -> tuple[str, int]:
    """A region's name, which leaves room for its bonus on a plate so wide, and the size of its letters: the board's own
    where the picture lacks the letters of the one that it was given."""
    known = own(art, look, "regions").get(region, region)
    name, room = readable("name", look.names.regions.get(region, ""), spell("name", known)), round(w - 106)
    size = next((s for s in range(19, LEAST, -1) if length("name", s, name) <= room), LEAST)
    return shorten("name", size, name, room), size


def signs(art: Art) -> list[str]:
    """The signs on this board that need an explanation: landmarks, else harbours, else lanes."""
    kinds = {kind for kind, _ in art.anchors["landmarks"].values()}
    steps = any("step" in place for place in art.places.values())
    found = {landmark.sign: kind in kinds for kind, landmark in known_art().landmarks.items()}
    found |= {"die": steps, "flame": bool(art.anchors["flames"])}
    return [sign for sign, shown in found.items() if shown] or (["lane"] if art.anchors["ports"] else ["crossing"])


def _signs(image: Image.Image, look: Look, signs: Sequence[str], x: float, y: float, w: float) -> None:
    """Draw the signs with their meanings."""
    draw, landmarks = ImageDraw.Draw(image), {each.sign: each for each in known_art().landmarks.values()}
    for k, key in enumerate(signs):
        cy = y + 18 * k + 8
        ink(image, (x + 50, cy), spell("italic", word(look, key)), "italic", 16, INK)
        if landmark := landmarks.get(key):
            box, paint = (round(x + 22), round(cy - 9), landmark.key), landmark.colour
            fill, rim, width = (paint, paint, 0.1) if paint else ((250, 244, 230), INK, 1.0)
            shapes.stamp(image, landmark.shape, box, fill, rim, width)
        elif key == "flame":
            shapes.stamp(image, shapes.FLAME, (round(x + 22), round(cy - 9), 18), (214, 84, 26), (96, 22, 12), 1.0)
        elif key == "crossing":
            for dash in range(3):
                draw.line((x + 24 + 7 * dash, cy, x + 27 + 7 * dash, cy), fill=INK, width=2)
            for end in (20, 45):
                draw.ellipse((x + end - 3, cy - 3, x + end + 3, cy + 3), fill=(250, 240, 214), outline=INK)
        elif key == "lane":
            for dash in range(3):
                draw.line((x + 22 + 7 * dash, cy, x + 25 + 7 * dash, cy), fill=INK, width=2)
            for end in (18, 42):
                draw.ellipse((x + end - 3, cy - 3, x + end + 3, cy + 3), fill=(250, 244, 230), outline=INK, width=1)
        else:
            draw.rounded_rectangle((x + 23, cy - 8, x + 38, cy + 7), 3, fill=(252, 244, 224), outline=INK, width=1)
            for px, py in ((-4, -4), (4, -4), (0, 0), (-4, 4), (4, 4)):
                cx, dy = x + 30.5 + px, cy - 0.5 + py
                draw.ellipse((cx - 1.3, dy - 1.3, cx + 1.3, dy + 1.3), fill=INK)


def holders(image: Image.Image, art: Art, look: Look, scene: Scene, corner: tuple[float, float] = (0, 0)) -> None:
    """Beside each region's bonus, draw the sign of the player who holds the whole region.

    It stands before the bonus, or after it where the region's name is long. `corner` is that of the legend's plate in
    the picture.
    """
    (x, y), w = corner, art.anchors["furniture"]["legend"][2]
    for k, (region, facts) in enumerate(art.regions.items()):
        owners = {scene.holdings[t].owner for t in facts.territories if t in scene.holdings}
        if len(owners) == 1 and "" not in owners:
            sign = swatch(look, scene, owners.pop())
            name, size = _region_name(art, look, region, w)
            fits = 50 + length("name", size, name) + 4 <= w - 84
            left = w - 84 if fits else w - 30
            image.paste(sign, (round(x + left), round(y + ROWS + STEP * (k + 0.5) - 12)), sign)


def seats(image: Image.Image, box: tuple[float, float, float, float], look: Look, scene: Scene) -> None:
    """Draw whose turn it is or who has won, or the epoch; each seat with its numbers, and what their signs mean.

    `box` is the plate: left, top, width, height.
    """
    x, y, w, h = box
    if scene.winners:
        _ribbon(image, (x + 10, y + 8, w - 20, 32), look, scene)
    elif scene.headline:
        line = shorten("number", 18, readable("number", scene.headline, ""), w - 36)
        wide = length("number", 18, line)
        ink(image, (x + (w - wide) / 2, y + 24), line, "number", 18, RED)
    elif scene.track:
        _track(image, look, scene.track, (x + 10, y + 8, w - 20, 32))
    top = y + (42 if scene.winners or scene.headline or scene.track else 14)
    columns = _columns(scene)
    below = w - 62 - sum(columns) < NAME
    room, count = y + h - 12 - top, max(1, len(scene.seats))
    rows = _key_rows(look, scene, w - 32, 2 if below else 1, (room - SHORTEST * count) / KEY)
    step = min(TALLEST, (room - KEY * rows) / count)
    if below and step < CLOSE and w - 62 - sum(narrow := _columns(scene, NARROW)) >= NAME:
        columns, below = narrow, False
    _key(image, look, scene, (x + 16, y + h - 10 - KEY * rows, w - 32), rows)
    for k, seat in enumerate(scene.seats):
        _seat(image, look, scene, seat, (x + 10, top + step * k, w - 20, step), columns, below=below)


def market(image: Image.Image, box: tuple[float, float, float, float], art: Art, look: Look, scene: Scene) -> None:
    """Draw what lies beside the board: the open cards, the piles with their numbers, the open mission.

    `box` is the plate: left, top, width, height.
    """
    x, y, w, _ = box
    shown = scene.market
    if shown is None:
        return
    left = x + 14
    for number, slot in enumerate(shown.slots, 1):
        name, holder = spell("name", land_name(art, look, slot.land)), look.colour(slot.owner) if slot.owner else None
        image.paste(_open_card(name, slot.coins, number, holder), (round(left), round(y + 12)))
        left += SLOT[0] + 7
    wide = x + w - 16 - left
    columns = 3 if wide > 450 else 1
    for k, (kind, count) in enumerate(shown.piles):
        at, label = (left + 8 + k % columns * wide / columns, y + 30 + k // columns * 30), str(count)
        _sign(image, kind, (at[0], at[1] - 9), 18, INK)
        ink(image, (at[0] + 26, at[1]), label, "number", 18, RED)
        after = at[0] + 34 + length("number", 18, label)
        ink(image, (after, at[1]), spell("italic", pile_word(look, kind, count)), "italic", 17, INK)
    for mission in shown.missions[:1]:
        title = spell("name", look.names.cards.get(mission, mission.replace("_", " ")))
        _sign(image, "mission", (x + 16, y + 86), 16, RED)
        ink(image, (x + 40, y + 94), shorten("name", 19, title, round(w - 56)), "name", 19, INK)


@lru_cache(128)
def _open_card(name: str, coins: int, number: int, holder: Colour | None) -> Image.Image:
    """An open card: its territory, its coins, and its slot on a stripe in the colour of whoever holds the territory."""
    k = 2
    wide, high, stripe = SLOT[0] * k, SLOT[1] * k, 13 * k
    card = Image.new("RGB", (wide, high), (250, 242, 220))
    draw, middle = ImageDraw.Draw(card), stripe + (wide - stripe) / 2
    draw.rectangle((0, 0, wide - 1, high - 1), outline=INK, width=k)
    draw.rectangle((k, k, stripe, high - 1 - k), fill=holder or (224, 206, 166))
    draw.line((stripe, k, stripe, high - k), fill=INK, width=k)
    paint = FAINT if holder is None else INK if light(holder) else (255, 250, 240)
    draw.text((stripe / 2 + k / 2, high / 2), str(number), paint, font("number", 11 * k), "mm")
    room = SLOT[0] - 17
    size, lines = next(
        (size, broken)
        for size in (*range(16, 7, -1), 0)
        for broken in breaks(name, hyphens=True)
        if not size or (measure("name", size, broken)[0] <= room and leading(size) * len(broken) <= 38)
    )
    size = size or 8
    for row, text in enumerate(lines):
        y = (23 + (row - (len(lines) - 1) / 2) * leading(size)) * k
        draw.text((middle, y), shorten("name", size * k, text, room * k), INK, font("name", size * k), "mm")
    for coin in range(coins):
        pitch = min(12.0, (room - 10) / max(coins - 1, 1))
        x, y = middle + (coin - (coins - 1) / 2) * pitch * k, (SLOT[1] - 13) * k
        draw.ellipse((x - 5 * k, y - 5 * k, x + 5 * k, y + 5 * k), fill=COIN, outline=INK, width=k)
    return card.reduce(k)


def _ribbon(image: Image.Image, box: tuple[float, float, float, float], look: Look, scene: Scene) -> None:
    """Draw a ribbon in the first winner's colour with the signs of all winners and the headline, which names them."""
    x, y, w, h = box
    colour = look.colour(scene.winners[0])
    draw = ImageDraw.Draw(image)
    notch, middle = 10, y + h / 2
    corners = [(x, y), (x + w, y), (x + w - notch, middle), (x + w, y + h), (x, y + h), (x + notch, middle)]
    draw.polygon(corners, fill=colour, outline=INK, width=2)
    room = w - 2 * notch - 28 * len(scene.winners) - 16
    headline = readable("number", scene.headline, "")
    size = next((s for s in range(20, 13, -1) if length("number", s, headline) <= room), 13)
    line = shorten("number", size, headline, round(room))
    start = x + (w - 28 * len(scene.winners) - length("number", size, line)) / 2
    for seat in scene.winners:
        sign = swatch(look, scene, seat)
        image.paste(sign, (round(start), round(middle - 12)), sign)
        start += 28
    ink(image, (start + 2, middle), line, "number", size, INK if light(colour) else (255, 250, 240))


def _track(image: Image.Image, look: Look, track: tuple[int, int], box: tuple[float, float, float, float]) -> None:
    """Draw the track of rounds as a row of discs, those that are over filled and the present one golden."""
    x, y, w, h = box
    now, last = track
    text = spell("number", word(look, "epoch"))
    pitch, middle = 34, y + h / 2
    wide = length("number", 19, text)
    left = x + (w - wide - 14 - pitch * last) / 2
    ink(image, (left, middle), text, "number", 19, RED)
    for epoch in range(1, last + 1):
        disc = _epoch(epoch, now)
        image.paste(disc, (round(left + wide + 14 + pitch * (epoch - 1)), round(middle - 14)), disc)


@lru_cache(64)
def _epoch(epoch: int, now: int) -> Image.Image:
    """The disc of one epoch on the track."""
    k = 4
    disc = Image.new("RGBA", (28 * k, 28 * k), (*INK, 0))
    draw = ImageDraw.Draw(disc)
    face = (250, 208, 92) if epoch == now else (150, 118, 84) if epoch < now else (246, 234, 206)
    for radius, fill in ((13, INK if epoch == now else FAINT), (11, face)):
        draw.ellipse(((14 - radius) * k, (14 - radius) * k, (14 + radius) * k, (14 + radius) * k), fill=(*fill, 255))
    colour = (246, 234, 206) if epoch < now else INK if epoch == now else FAINT
    draw.text((14 * k, 14 * k), str(epoch), font=font("number", 17 * k), anchor="mm", fill=colour)
    return disc.reduce(k)


def _key(image: Image.Image, look: Look, scene: Scene, line: tuple[float, float, float], rows: int) -> None:
    """Draw what the signs of the seats' numbers and the board's markers mean, in as many rows: left, top, width."""
    x, y, w = line
    ImageDraw.Draw(image).line((x, y - 2, x + w, y - 2), fill=FAINT, width=1)
    parts, size = _key_of(look, scene, w, rows)
    for row, part in enumerate(parts):
        left, top = x, y + KEY * row
        for kind, label in part:
            _sign(image, kind, (left, top + 4), 14, INK)
            ink(image, (left + 17, top + 11), label, "italic", size, INK)
            left += 25 + length("italic", size, label)


def _key_of(look: Look, scene: Scene, w: float, rows: int) -> tuple[list[list[tuple[KeyKind, str]]], int]:
    """What the key says, in as many rows (the last has most), and the size of its letters in this width.

    What lies on the other plate with its number is told there.
    """
    piles = {kind for kind, _ in scene.market.piles} if scene.market else set()
    kinds: list[KeyKind] = [kind for kind, _ in (scene.seats[0].counts if scene.seats else ())]
    kinds = [kind for kind in (*kinds, *list_markers(scene)) if kind not in piles]
    labels = [(kind, spell("italic", word(look, kind))) for kind in kinds]
    ends = [len(labels) * row // rows for row in range(rows + 1)]
    parts = [labels[start:end] for start, end in pairwise(ends)]
    fits = (s for s in range(16, SMALLEST, -1) if _widest(parts, s) <= w)
    return parts, next(fits, SMALLEST)


def _key_rows(look: Look, scene: Scene, w: float, least: int, room: float) -> int:
    """How many rows the key takes in this width, `least` at least: another one where it does not fit, or where its
    letters are too small to be read and there is room for so many rows."""
    for rows in range(least, MOST_ROWS):
        parts, size = _key_of(look, scene, w, rows)
        if _widest(parts, size) <= w and (size >= READABLE or room < rows + 1):
            return rows
    return MOST_ROWS


def _widest(parts: Sequence[Sequence[tuple[KeyKind, str]]], size: int) -> float:
    """The width of the key's widest row in letters of this size."""
    return max(_key_width([text for _, text in part], size) for part in parts)


def list_markers(scene: Scene) -> list[KeyKind]:
    """The kinds of markers on the board, and the signs of its layers."""
    found: set[KeyKind] = {kind for kinds in scene.markers.values() for kind in kinds}
    return [*sorted(found), *(one.sign for one in scene.layers if isinstance(one, Layer) and one.sign)]


def _sign(image: Image.Image, kind: KeyKind, at: tuple[float, float], side: int, colour: Colour) -> None:
    """Draw the sign of a number, a marker or a layer: a drawing, a silhouette, a sign on a disc, the back of a card."""
    x, y, known = round(at[0]), round(at[1]), known_art()
    if drawn := known.drawn_signs.get(kind):
        sprites.put(image, drawn(side), x + side // 2, y + side // 2)
        return
    if kind in known.marker_signs or kind in known.coins:
        sign, face, paint = (known.signs[kind], COIN, colour) if kind in known.coins else known.marker_signs[kind]
        ImageDraw.Draw(image).ellipse((x, y, x + side, y + side), fill=face, outline=colour)
        shapes.stamp(image, sign, (x + 2, y + 2, side - 3), paint, paint, 0.1)
        return
    if kind in known.scars:
        shape, paint = known.scars[kind]
        shapes.stamp(image, shape, (x, y, side), paint, colour, 0.4)
        return
    if kind not in known.card_backs:
        shapes.stamp(image, known.signs[kind], (x, y, side), colour, colour, 0.1)
        return
    plain = known.card_backs[kind]
    back = mix(plain, (238, 222, 186), 0.6) if colour == FAINT else plain
    ImageDraw.Draw(image).rounded_rectangle((x + 1, y - 2, x + side - 2, y + side + 1), 2, fill=back, outline=colour)
    shapes.stamp(image, known.signs[kind], (x + 2, y + 1, side - 4), (255, 246, 226), (255, 246, 226), 0.1)


def _key_width(labels: Sequence[str], size: int) -> float:
    return sum(25 + length("italic", size, text) for text in labels)


def _columns(scene: Scene, least: float = BROAD) -> list[float]:
    """The width of each column of numbers with its sign, so that the rows align."""
    numbers = zip(*(seat.counts for seat in scene.seats), strict=True)
    return [max(least, least - 16 + max(length("number", 15, str(n)) for _, n in of)) for of in numbers]


def _seat(
    image: Image.Image,
    look: Look,
    scene: Scene,
    seat: SeatLine,
    box: tuple[float, float, float, float],
    columns: Sequence[float],
    *,
    below: bool,
) -> None:
    """Draw one line: the seat's place, sign and name, then each number beside its sign, or below the name."""
    x, y, w, h = box
    tight = below and h < TIGHT
    cy = y + h * ((0.26 if tight else 0.3) if below else 0.5)
    draw = ImageDraw.Draw(image)
    if seat.active:
        row = (x, y + 2, x + w, y + h - 2)
        draw.rounded_rectangle(row, 5, fill=(250, 226, 150), outline=(160, 112, 40), width=2)
    sign = swatch(look, scene, seat.seat)
    if h < sign.height + 2:
        sign = sign.resize((int(h) - 2, int(h) - 2), Image.Resampling.LANCZOS)
    colour = FAINT if seat.out else INK
    if seat.place:
        ink(image, (x + 6, y + h / 2), f"{seat.place}.", "number", 19, RED)
        x, w = x + 20, w - 20
    image.paste(sign, (round(x + 18 - sign.width / 2), round(y + h / 2 - sign.height / 2)), sign)
    name = readable("name", seat.name, seat.seat.title()) + (f" ({word(look, 'ai')})" if seat.ai else "")
    size = 16 if tight else 18 if below or h < TIGHT else 20
    ink(
        image,
        (x + 38, cy),
        shorten("name", size, name, round(w - 42 - (0 if below else sum(columns)))),
        "name",
        size,
        colour,
    )
    if below:
        _numbers(
            image,
            seat.counts,
            (x + 38, y + h * (0.78 if tight else 0.75)),
            [(w - 38) / len(columns)] * len(columns),
            colour,
        )
    else:
        _numbers(image, seat.counts, (x + w - sum(columns), cy), columns, colour)
    if seat.out:
        draw.line((x + 36, y + h / 2, x + w - 12, y + h / 2), fill=FAINT, width=2)


def _numbers(
    image: Image.Image,
    counts: Sequence[tuple[Sign, int]],
    at: tuple[float, float],
    columns: Sequence[float],
    colour: Colour,
) -> None:
    """Draw numbers beside their signs, in columns from the left middle `at`."""
    left, cy = at
    for (kind, number), wide in zip(counts, columns, strict=True):
        _sign(image, kind, (left, cy - 8), 16, colour)
        ink(image, (left + 18, cy), str(number), "number", 15, colour)
        left += wide


@lru_cache(64)
def _swatch(colour: Colour, members: tuple[int, ...], letter: str) -> Image.Image:
    k = 4
    disc = Image.new("L", (24 * k, 24 * k), 0)
    ImageDraw.Draw(disc).ellipse((0, 0, 24 * k - 1, 24 * k - 1), fill=255)
    face = Image.new("RGBA", disc.size, (*INK, 255))
    draw = ImageDraw.Draw(face)
    second = accent(colour)
    fill = Image.new("RGB", disc.size, colour)
    cells = ImageDraw.Draw(fill)
    for x in range(0, 24 * k, 2):
        for y in range(0, 24 * k, 2):
            here = ((x + y) // k % 8 < 3) + 2 * ((x - y) // k % 8 < 3)
            if here in members:
                cells.rectangle((x, y, x + 1, y + 1), fill=second)
    inner = Image.new("L", disc.size, 0)
    ImageDraw.Draw(inner).ellipse((1.5 * k, 1.5 * k, 22.5 * k, 22.5 * k), fill=255)
    face.paste(fill, (0, 0), inner)
    dark = light(colour)
    draw.text(
        (12 * k, 12 * k),
        letter,
        font=font("number", 14 * k),
        anchor="mm",
        fill=INK if dark else (255, 250, 240),
        stroke_width=k,
        stroke_fill=colour,
    )
    face.putalpha(disc)
    return face.reduce(k)


@lru_cache(64)
def accent(colour: Colour) -> Colour:
    """The second shade of a colour's pattern."""
    return mix(colour, (0, 0, 0), 0.24) if light(colour) else mix(colour, (255, 255, 255), 0.24)


def swatch(look: Look, scene: Scene, seat: str) -> Image.Image:
    """A seat's sign: its colour, its pattern and its letter."""
    return _swatch(look.colour(seat), MEMBERS[look.pattern(seat)], scene.letter(seat))
