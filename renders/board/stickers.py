"""Stickers on a board: names that are glued on it, and what a region pays more or less than its shield says.

Stickers are of paper with a pale rim, and lie a little crooked: each always in the same way, whatever the picture.
"""

from __future__ import annotations

import math
from functools import lru_cache

from PIL import Image, ImageChops, ImageDraw, ImageFilter

from renders.board import shapes
from renders.board.sizes import TAG
from renders.board.sprites import INK, OVER, Sprite
from renders.look import Colour
from renders.typefaces import breaks, font, leading, measure, readable, shorten, write

RIM: Colour = (250, 246, 236)
CARD: Colour = (236, 222, 190)
GAIN, LOSS = (62, 108, 62), (150, 46, 40)
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


def sticker_canvas(side: int, scale: int) -> tuple[Image.Image, ImageDraw.ImageDraw, int]:
    """An empty square to draw a sticker on, in `OVER` times its size, and the pixels of one of its units."""
    k = scale * OVER
    image = Image.new("RGBA", (side * k, side * k), (*INK, 0))
    return image, ImageDraw.Draw(image), k


@lru_cache(16)
def bonus(more: int, angle: float, scale: int) -> Sprite:
    """What a region pays more or less than its shield says."""
    image, draw, k = sticker_canvas(30, scale)
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
        write(draw, (cx, y), line, "italic", size * k, (*INK, 255), "mm")
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
