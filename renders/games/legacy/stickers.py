"""What is glued on a board for ever: cities, scars and names, and the headquarters of one game.

Stickers are of paper with a pale rim, and lie a little crooked: each always in the same way, whatever the picture.
"""

from __future__ import annotations

import math
from functools import lru_cache

from PIL import Image, ImageChops, ImageDraw, ImageFilter

from renders.board import shapes
from renders.board.sizes import TAG
from renders.board.sprites import INK, OVER, PAPER, Sprite
from renders.games.legacy.pack_art import CityArt, ScarArt
from renders.games.legacy.shapes import BUNKER, CRATE
from renders.games.legacy.shapes import EMBLEMS as FACTION_EMBLEMS
from renders.games.legacy.tables import table
from renders.look import Colour, light
from renders.typefaces import breaks, font, leading, measure, readable, shorten

RIM: Colour = (250, 246, 236)
CARD: Colour = (236, 222, 190)
BRICK, SLATE, WALL = (168, 84, 58), (92, 104, 122), (122, 112, 100)
GAIN, LOSS = (62, 108, 62), (150, 46, 40)
SCARS = table(
    "scars",
    {
        "bunker": ScarArt(BUNKER, (88, 96, 84)),
        "ammo_shortage": ScarArt(CRATE, (150, 60, 44)),
    },
)
CITIES = table(
    "cities",
    {
        "minor": CityArt(((10, 24, 7), (16, 19, 8), (24, 23, 9)), 5, RIM),
        "major": CityArt(((10, 22, 6), (16, 13, 7), (23, 17, 6), (29, 23, 5)), 4, SLATE),
    },
)
EMBLEMS = table("emblems", FACTION_EMBLEMS)
"""The emblem of each faction."""
LARGEST, SMALLEST, CUT = 14, 8, 10
"""The height of a name's letters on its strip, and of one that is too long and therefore cut."""
HAND = 44
"""How wide a name is that stands there in letters which the typefaces lack: a stroke of the pen."""


def make_sticker(image: Image.Image, k: int, angle: float) -> Image.Image:
    """A figure as a sticker: cut out with a pale rim, turned, its edge in shadow."""
    rim = image.getchannel("A").filter(ImageFilter.MaxFilter(2 * round(1.5 * k) + 1))
    paper = Image.new("RGBA", image.size, (*RIM, 0))
    paper.putalpha(rim)
    paper.alpha_composite(image)
    turned = paper.rotate(angle, Image.Resampling.BICUBIC)
    shade = ImageChops.offset(turned.getchannel("A"), round(0.8 * k), round(1.2 * k)).filter(
        ImageFilter.GaussianBlur(0.9 * k)
    )
    under = Image.new("RGBA", image.size, (*INK, 0))
    under.putalpha(shade.point([v * 150 // 255 for v in range(256)]))
    under.alpha_composite(turned)
    return under


def _canvas(side: int, scale: int) -> tuple[Image.Image, ImageDraw.ImageDraw, int]:
    k = scale * OVER
    image = Image.new("RGBA", (side * k, side * k), (*INK, 0))
    return image, ImageDraw.Draw(image), k


@lru_cache(256)
def headquarters(colour: Colour, emblem: str, scale: int) -> Sprite:
    """Headquarters: a plate of armour in the colour of whoever holds them, with their own faction's emblem."""
    image, _, k = _canvas(40, scale)
    box = (4 * k, 3 * k, 32 * k)
    dark = Image.new("L", image.size, 0)
    ImageDraw.Draw(dark).ellipse((6 * k, 26 * k, 36 * k, 38 * k), fill=150)
    image.putalpha(dark.filter(ImageFilter.GaussianBlur(1.3 * k)))
    image.paste((*PAPER, 255), box[:2], shapes.mask(shapes.PLATE, box[2], 2.4 * k))
    shapes.stamp(image, shapes.PLATE, box, (*colour, 255), (*INK, 255), 1.5 * k)
    face = INK if light(colour) else PAPER
    shapes.stamp(image, EMBLEMS[emblem], (10 * k, 8 * k, 20 * k), (*face, 255), (*face, 255), 0.1)
    return Sprite(image.reduce(OVER), 20 * scale, 20 * scale)


@lru_cache(256)
def city(kind: str, boxes: str, angle: float, scale: int) -> Sprite:
    """A city: a few roofs for a minor one, towers for a major one; with walls and the boxes that these have left."""
    image, draw, k = _canvas(44, scale)
    draw.rounded_rectangle((8 * k, 6 * k, 36 * k, 37 * k), 3 * k, fill=(*CARD, 255), outline=(*INK, 255), width=k)
    houses, roof, walls = CITIES[kind]
    for x, top, width in houses:
        wall = (x * k, top * k, (x + width) * k, 34 * k)
        draw.rectangle(wall, fill=(*walls, 255), outline=(*INK, 255), width=max(1, k // 2))
        ridge = [
            ((x - 1) * k, top * k),
            ((x + width / 2) * k, (top - roof) * k),
            ((x + width + 1) * k, top * k),
        ]
        draw.polygon(ridge, fill=(*BRICK, 255), outline=(*INK, 255), width=max(1, k // 2))
        for row in range(top + 3, 32, 5):
            draw.rectangle(((x + width / 2 - 1) * k, row * k, (x + width / 2 + 1) * k, (row + 2) * k), fill=(*INK, 255))
    if boxes:
        _walls(draw, boxes, k)
    return Sprite(make_sticker(image, k, angle).reduce(OVER), 22 * scale, 22 * scale)


def _walls(draw: ImageDraw.ImageDraw, boxes: str, k: int) -> None:
    """Battlements in front of a city, with the number of boxes left."""
    draw.rectangle((5 * k, 28 * k, 39 * k, 40 * k), fill=(*WALL, 255), outline=(*INK, 255), width=k)
    for x in range(5, 39, 7):
        draw.rectangle(
            (x * k, 25 * k, (x + 4) * k, 29 * k), fill=(*WALL, 255), outline=(*INK, 255), width=max(1, k // 2)
        )
    draw.text((22 * k, 34.4 * k), boxes, font=font("number", 11 * k), anchor="mm", fill=(*PAPER, 255))


@lru_cache(64)
def scar(kind: str, angle: float, scale: int) -> Sprite:
    """A scar: its sign on a worn patch."""
    image, draw, k = _canvas(30, scale)
    shape, paint = SCARS[kind]
    edge = [
        (15 * k + math.cos(t) * r * k, 15 * k + math.sin(t) * r * k)
        for t, r in ((math.pi * step / 8, 10.4 + (step % 3) * 0.7) for step in range(16))
    ]
    draw.polygon(edge, fill=(*CARD, 255), outline=(*INK, 255), width=k)
    shapes.stamp(image, shape, (7 * k, 7 * k, 16 * k), (*paint, 255), (*INK, 255), 0.7 * k)
    return Sprite(make_sticker(image, k, angle).reduce(OVER), 15 * scale, 15 * scale)


@lru_cache(16)
def bonus(more: int, angle: float, scale: int) -> Sprite:
    """What a region pays more or less than its shield says."""
    image, draw, k = _canvas(30, scale)
    draw.ellipse(
        (5 * k, 5 * k, 25 * k, 25 * k), fill=(*(GAIN if more > 0 else LOSS), 255), outline=(*INK, 255), width=k
    )
    draw.text((15 * k, 14.4 * k), f"{more:+d}", font=font("number", 12 * k), anchor="mm", fill=(*RIM, 255))
    return Sprite(make_sticker(image, k, angle).reduce(OVER), 15 * scale, 15 * scale)


@lru_cache(256)
def tag(name: str, angle: float, scale: int) -> Sprite:
    """A name on a strip of paper, in one line or two, as large as fits."""
    k = scale * OVER
    width, height = (round(TAG[2] - TAG[0]), round(TAG[3] - TAG[1]))
    size, lines = set_in_strip(readable("italic", name, ""))
    w, h = measure("italic", size, lines) if any(lines) else (HAND, LARGEST)
    image = Image.new("RGBA", ((width + 12) * k, (height + 12) * k), (*INK, 0))
    draw, (cx, cy) = ImageDraw.Draw(image), (image.width / 2, image.height / 2)
    half, tall = (w / 2 + 4) * k, (h / 2 + 0.5) * k
    draw.rounded_rectangle(
        (cx - half, cy - tall, cx + half, cy + tall),
        2 * k,
        fill=(*CARD, 255),
        outline=(*INK, 255),
        width=max(1, k // 2),
    )
    if not any(lines):
        _scribble(draw, name, (cx, cy), k)
    for row, line in enumerate(lines):
        y = cy + (row - (len(lines) - 1) / 2) * leading(size) * k
        draw.text((cx, y), line, font=font("italic", size * k), anchor="mm", fill=(*INK, 255))
    return Sprite(make_sticker(image, k, angle / 2).reduce(OVER), image.width // OVER // 2, image.height // OVER // 2)


def _scribble(draw: ImageDraw.ImageDraw, name: str, at: tuple[float, float], k: int) -> None:
    """A name in somebody's own hand: a wave that is never the same for two names."""
    bend, far = shapes.turn(name) / shapes.CROOKED, HAND / 2 - 3
    way = []
    for step in range(60):
        t = step / 59
        x = far * (2 * t - 1) + 2.6 * math.sin(23 * t + 4 * bend)
        y = (3.2 + 1.6 * math.sin(9 * t * (1.3 + bend))) * math.sin((21 + 6 * bend) * t) * (1 - 0.5 * t)
        way.append((at[0] + x * k, at[1] + y * k))
    draw.line(way, (*INK, 255), round(1.2 * k), "curve")


def set_in_strip(name: str) -> tuple[int, tuple[str, ...]]:
    """The largest letters, and the lines, in which a name fits on its strip; what is too wide even so is cut."""
    width, height = round(TAG[2] - TAG[0]) - 2, TAG[3] - TAG[1] - 1
    ways = breaks(name, hyphens=True)
    for size in range(LARGEST, SMALLEST - 1, -1):
        for lines in ways:
            w, h = measure("italic", size, lines)
            if w <= width and h <= height:
                return size, lines
    return CUT, (shorten("italic", CUT, name, width),)
