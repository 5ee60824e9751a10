"""Stickers on a board: names that are glued on it, and what a region pays more or less than its shield says.

Stickers are of paper with a pale rim, and lie a little crooked: each always in the same way, whatever the picture.
"""

from __future__ import annotations

import math
from functools import lru_cache

from PIL import Image, ImageChops, ImageFilter

from renders.board import shapes
from renders.board.drawing import INK, OVER, Drawing, Sprite, widen
from renders.board.image_cache import Painting
from renders.board.sizes import TAG
from renders.look import Colour
from renders.typefaces import breaks, leading, measure, readable, shorten

RIM: Colour = (250, 246, 236)
CARD: Colour = (236, 222, 190)
GAIN, LOSS = (62, 108, 62), (150, 46, 40)
LARGEST, SMALLEST, CUT = 14, 8, 10
"""The height of a name's letters on its strip, and of one that is too long and therefore cut."""
HAND = 44
"""How wide a name is that stands there in letters which the typefaces lack: a stroke of the pen."""


def stick(drawing: Drawing, angle: float, dx: float, dy: float) -> Sprite:
    """A figure as a sticker, with its anchor at (dx, dy)."""
    painting = Painting(drawing.size, lambda: _cut_out(drawing.paint(), drawing.k, angle).reduce(OVER))
    strokes = [("sticker", angle, tuple(drawing.strokes), (drawing.width, drawing.height))]
    return Sprite(painting, round(dx * drawing.scale), round(dy * drawing.scale), strokes, (dx, dy))


def _cut_out(image: Image.Image, k: int, angle: float) -> Image.Image:
    """A figure as a sticker: cut out with a pale rim, turned, its edge in shadow."""
    rim = widen(image.getchannel("A"), round(1.5 * k))
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


@lru_cache(16)
def bonus(more: int, angle: float, scale: int) -> Sprite:
    """What a region pays more or less than its shield says."""
    drawing = Drawing(30, 30, scale)
    drawing.ellipse((5, 5, 25, 25), GAIN if more > 0 else LOSS, INK)
    drawing.text((15, 14.4), f"{more:+d}", 12, RIM)
    return stick(drawing, angle, 15, 15)


@lru_cache(256)
def tag(name: str, angle: float, scale: int) -> Sprite:
    """A name on a strip of paper, in one line or two, as large as fits."""
    width, height = (round(TAG[2] - TAG[0]) + 12, round(TAG[3] - TAG[1]) + 12)
    size, lines = set_in_strip(readable("italic", name, ""))
    w, h = measure("italic", size, lines) if any(lines) else (HAND, LARGEST)
    drawing, cx, cy = Drawing(width, height, scale), width / 2, height / 2
    half, tall = w / 2 + 4, h / 2 + 0.5
    drawing.rounded((cx - half, cy - tall, cx + half, cy + tall), 2, CARD, INK, 0.5)
    if not any(lines):
        _scribble(drawing, name, (cx, cy))
    for row, line in enumerate(lines):
        y = cy + (row - (len(lines) - 1) / 2) * leading(size)
        drawing.write((cx, y), line, "italic", size, INK)
    return stick(drawing, angle / 2, width * scale // 2 / scale, height * scale // 2 / scale)


def _scribble(drawing: Drawing, name: str, at: tuple[float, float]) -> None:
    """A name in somebody's own hand: a wave that is never the same for two names."""
    bend, far = shapes.turn(name) / shapes.CROOKED, HAND / 2 - 3
    way = []
    for step in range(60):
        t = step / 59
        x = far * (2 * t - 1) + 2.6 * math.sin(23 * t + 4 * bend)
        y = (3.2 + 1.6 * math.sin(9 * t * (1.3 + bend))) * math.sin((21 + 6 * bend) * t) * (1 - 0.5 * t)
        way.append((at[0] + x, at[1] + y))
    drawing.line(way, INK, 1.2)


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
