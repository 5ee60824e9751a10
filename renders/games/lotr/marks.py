"""The marks of The Lord of the Rings beside words."""

from __future__ import annotations

from functools import partial

from PIL import Image, ImageDraw

from renders.board import shapes
from renders.marks import GOLD, STONE, Mark, icon


def _ring(image: Image.Image, side: int) -> None:
    draw = ImageDraw.Draw(image)
    for radius, width, colour in ((0.36, 0.17, (196, 128, 20)), (0.335, 0.1, GOLD), (0.31, 0.04, (255, 236, 160))):
        box = ((0.5 - radius) * side, (0.5 - radius) * side, (0.5 + radius) * side, (0.5 + radius) * side)
        draw.ellipse(box, outline=(*colour, 255), width=round(width * side))


MARKS = {
    "stronghold": Mark(partial(icon, shapes.TOWER, STONE), "11f2"),
    "ring": Mark(_ring, "ea63"),
}
