"""SEALED: what is in here spoils Risk Legacy for whoever plays it. The art of a board that has grown while
it was played: islands and sea lanes are drawn on a copy of its sheets."""

from __future__ import annotations

import io
import math
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cached_property, lru_cache, partial
from typing import NamedTuple

from PIL import Image, ImageChops, ImageDraw, ImageFilter

from renders.board.art import Area, Art, TiledLayers
from renders.board.image_cache import TILE, TiledImage
from renders.board.labels import seas
from renders.board.sizes import LANGUAGES, Box, around
from renders.games.legacy.sealed.envelope import COVERED
from renders.games.legacy.sealed.lanes import Point, Waters, dashes
from renders.games.legacy.sealed.pocket_2 import LANDS
from renders.look import Look
from renders.typefaces import measure
from rules.legacy.sealed.grown import Growth

OVER = 2
"""How many times larger than its sheet a drawing is made."""
WIDE, HIGH = 36, 27
"""Half the width and the height of an island, in board pixels."""
WOBBLE = ((2, 0.09, 0.6), (3, 0.07, 2.1), (5, 0.045, 4.4), (9, 0.02, 1.3))
"""How a coast bends: how often around, how far, and from where on."""
EARTH, SHORE, COAST, SHALLOW = (222, 205, 165), (104, 112, 124), (58, 42, 34), (164, 190, 192)
FOAM, INKED, LANDING = (214, 226, 220), (60, 44, 40), (250, 240, 214)
TINT, RING = 125, 6
"""How much of its holder's colour an island takes, and the breadth of its shore, which takes none."""
REACH = 8
"""How far a drawing reaches beyond a line, in board pixels."""
KEPT = 4
"""How many grown boards are kept: a server plays few campaigns at a time."""


class NewLand(NamedTuple):
    """A territory that a board's art does not have: its id, its middle in board pixels, its name by language."""

    land: str
    at: tuple[int, int]
    names: tuple[tuple[str, str], ...]


@dataclass(frozen=True, slots=True)
class GrowthArt:
    """What a board has besides its art: islands, and lanes between two territories. `growth`: as the rules have it."""

    isles: tuple[NewLand, ...]
    growth: Growth

    def __call__(self, base: Art) -> Art:
        return grow_art(base, self)


class GrownArt(Art):
    """A board's art with islands and lanes that it does not have itself. It shares with it whatever is the same."""

    def __init__(self, base: Art, grown: GrowthArt) -> None:
        vars(self).update(vars(base))
        self.anchors = {**base.anchors, "lanes": dict(base.anchors["lanes"])}
        self.territories = (*base.territories, *(isle.land for isle in grown.isles))
        self.number = {t: n for n, t in enumerate(self.territories)}
        self.places = {**base.places, **{isle.land: _places(isle) for isle in grown.isles}}
        self.anchors |= {"territories": [*self.territories], "places": self.places}
        self.anchors["names"] = {
            language: {**names, "lands": {**names["lands"], **{i.land: dict(i.names)[language] for i in grown.isles}}}
            for language, names in base.anchors["names"].items()
        }
        self.board = grown.growth(base.board)
        self._isles = grown.isles
        self.whole, self.sheet = (self._with_isles(layers) for layers in (base.whole, base.sheet))
        self.numbers = self.sheet.numbers
        self._lanes = {"|".join(sorted(pair)): self._route(*sorted(pair)) for pair in grown.growth.lanes}
        self.anchors["lanes"] |= {key: [list(map(list, part)) for part in parts] for key, parts in self._lanes.items()}
        self.whole, self.sheet = (self._with_lanes(layers) for layers in (self.whole, self.sheet))

    @cached_property
    def _waters(self) -> Waters:
        margin = int(self.anchors["margin"])
        return Waters(self.whole.numbers.whole(), margin, self.plates, self._afloat())

    def _afloat(self) -> Iterator[Box]:
        """The boxes of ships, of the compass, of what may lie on the water, and of names that stand on it."""
        yield from map(tuple, self.anchors["ornaments"])
        yield COVERED
        if compass := self.anchors["furniture"].get("compass"):
            x, y, w, h = compass
            yield (x, y, x + w, y + h)
        for language in LANGUAGES:
            look = Look(language)
            texts = [*seas(self, look), *(self.text(t, "names", language) for t in self.territories)]
            for text in (found for found in texts if found is not None):
                w, h = measure("italic", text.size, text.lines)
                yield around(*text.at, (-w / 2, -h / 2, w / 2, h / 2))

    def _route(self, one: str, other: str) -> list[list[Point]]:
        return self._waters.route(self.number[one] + 1, self.number[other] + 1)

    def _with_isles(self, layers: TiledLayers) -> TiledLayers:
        scale = layers.scale
        ground, numbers, tint = layers.ground, layers.numbers, layers.tint
        for isle in self._isles:
            box, number = _around(isle, scale), self.number[isle.land] + 1
            ground = _redrawn(ground, box, partial(_paint, isle, scale))
            numbers = _redrawn(numbers, box, partial(_fill, isle, scale, number))
            tint = _redrawn(tint, box, partial(_tint, isle, scale))
        return TiledLayers(ground, numbers, tint, scale)

    def _with_lanes(self, layers: TiledLayers) -> TiledLayers:
        ground, scale = layers.ground, layers.scale
        margin = int(self.anchors["margin"])
        sheet = (margin, margin, self.size[0] - margin, self.size[1] - margin)
        for parts in self._lanes.values():
            ends = (parts[0][0], parts[-1][-1])
            for part in parts:
                ground = _redrawn(ground, _box(part, scale), partial(_stroke, part, ends, sheet, scale))
        return TiledLayers(ground, layers.numbers, layers.tint, scale)


@lru_cache(maxsize=KEPT)
def grow_art(base: Art, growth: GrowthArt) -> Art:
    """The art of a board with what it has besides."""
    return GrownArt(base, growth)


def art_change(growth: Growth | None) -> GrowthArt | None:
    """How what packs have added to the board is drawn; None without any."""
    if growth is None:
        return None
    where = zip(growth.lands, growth.spots, strict=True)
    isles = tuple(NewLand(land, LANDS[land].spots[at], tuple(LANDS[land].names.items())) for land, at in where)
    return GrowthArt(isles, growth)


def _places(isle: NewLand) -> dict[str, object]:
    x, y = isle.at
    names = {language: {"at": [x, y + HIGH + 12], "size": 19, "lines": [name]} for language, name in isle.names}
    return {
        "box": [x - WIDE - 6, y - HIGH - 6, x + WIDE + 6, y + HIGH + 6],
        "beside": [[x + 30, y - 4], [x - 30, y - 4], [x + 24, y - 26]],
        "tag": [x, y + HIGH + 32],
        "count": [x, y],
        "names": names,
    }


def _box(line: list[Point], scale: int) -> Area:
    xs, ys = [x for x, _ in line], [y for _, y in line]
    low, high = (min(xs) - REACH, min(ys) - REACH), (max(xs) + REACH, max(ys) + REACH)
    return round(low[0] * scale), round(low[1] * scale), round(high[0] * scale), round(high[1] * scale)


def _around(isle: NewLand, scale: int) -> Area:
    (x, y), across, down = isle.at, WIDE + 2 * REACH, HIGH + 2 * REACH
    return (x - across) * scale, (y - down) * scale, (x + across) * scale, (y + down) * scale


def _coast(isle: NewLand, k: float, at: tuple[int, int], more: float = 0.0) -> list[Point]:
    """The outline of an island, `more` board pixels farther out, in a drawing of `k` pixels for each of the board."""
    (x, y), points = isle.at, []
    for step in range(120):
        angle = step * math.tau / 120
        bent = 1 + sum(far * math.sin(times * angle + start) for times, far, start in WOBBLE)
        px, py = x + (WIDE * bent + more) * math.cos(angle), y + (HIGH * bent + more) * math.sin(angle)
        points.append(((px * k) - at[0], (py * k) - at[1]))
    return points


def _mask(size: tuple[int, int], isle: NewLand, scale: int, at: tuple[int, int], more: float = 0.0) -> Image.Image:
    k = scale * OVER
    large = Image.new("L", (size[0] * OVER, size[1] * OVER))
    ImageDraw.Draw(large).polygon(_coast(isle, k, (at[0] * OVER, at[1] * OVER), more), fill=255)
    return large.reduce(OVER)


def _paint(isle: NewLand, scale: int, image: Image.Image, at: tuple[int, int]) -> None:
    size = image.size
    for more, strength in ((13, 60), (8, 90), (4, 130)):
        image.paste(
            SHALLOW, (0, 0), _mask(size, isle, scale, at, more).point([v * strength // 255 for v in range(256)])
        )
    image.paste(COAST, (0, 0), _mask(size, isle, scale, at, 1.2))
    image.paste(SHORE, (0, 0), _mask(size, isle, scale, at, -0.6))
    image.paste(EARTH, (0, 0), _mask(size, isle, scale, at, -RING).filter(ImageFilter.GaussianBlur(0.6 * scale)))


def _fill(isle: NewLand, scale: int, number: int, image: Image.Image, at: tuple[int, int]) -> None:
    image.paste(number, (0, 0), _mask(image.size, isle, scale, at).point([255 * (v > 127) for v in range(256)]))


def _tint(isle: NewLand, scale: int, image: Image.Image, at: tuple[int, int]) -> None:
    image.paste(TINT, (0, 0), _mask(image.size, isle, scale, at, -RING))


def _stroke(
    part: list[Point], ends: tuple[Point, Point], sheet: Area, scale: int, image: Image.Image, at: tuple[int, int]
) -> None:
    """Draw a part of a lane as dashes, and a disc where it comes ashore; nothing on the frame of the map."""
    k, size = scale * OVER, (image.width * OVER, image.height * OVER)
    inside = Image.new("L", image.size)
    ImageDraw.Draw(inside).rectangle([v * scale - at[n % 2] for n, v in enumerate(sheet)], fill=255)
    for width, colour, strength in ((4.2, FOAM, 115), (2.0, INKED, 242)):
        mask = Image.new("L", size)
        draw = ImageDraw.Draw(mask)
        for dash in dashes(part, 9, 7):
            points = [(x * k - at[0] * OVER, y * k - at[1] * OVER) for x, y in dash]
            draw.line(points, fill=strength, width=round(width * k), joint="curve")
        image.paste(colour, (0, 0), ImageChops.multiply(mask.reduce(OVER), inside))
    for x, y in ends:
        mask = Image.new("L", size)
        for radius, colour in ((5.1, INKED), (3.8, LANDING)):
            cx, cy, r = x * k - at[0] * OVER, y * k - at[1] * OVER, radius * k
            mask.paste(0, (0, 0, *size))
            ImageDraw.Draw(mask).ellipse((cx - r, cy - r, cx + r, cy + r), fill=255)
            image.paste(colour, (0, 0), mask.reduce(OVER))


def _redrawn(whole: TiledImage, box: Area, draw: Callable[[Image.Image, tuple[int, int]], None]) -> TiledImage:
    """The image with another drawing on its tiles that a box touches; all others are shared."""
    tiles = dict(whole.tiles)
    for x, y in tiles:
        if x < box[2] and box[0] < x + TILE and y < box[3] and box[1] < y + TILE:
            right, bottom = min(x + TILE, whole.size[0]), min(y + TILE, whole.size[1])
            tile = whole.crop((x, y, right, bottom))
            draw(tile, (x, y))
            out = io.BytesIO()
            tile.save(out, "PNG", compress_level=1)
            tiles[x, y] = out.getvalue()
    return TiledImage(whole.mode, whole.size, tiles)
