"""A small map of a board with some of its territories marked, for the art of cards."""

from __future__ import annotations

from collections.abc import Collection

from PIL import Image, ImageFilter

from renders.board.art import Art
from renders.board.drawing import widen
from renders.board.image_cache import cache_images
from renders.cards.card_scenes import BLOOD
from renders.cards.engraving import OVER, WIDTH, Plate
from renders.look import Colour

LAND: Colour = (214, 190, 140)
PAPER: Colour = (250, 242, 216)
_LAND = [0] + [255] * 255
"""What makes a mask of all that is not 0."""


def draw_realms(drawn: Art, marked: Collection[str], height: float, scale: float) -> Image.Image:
    """The board's lands as wide as a plate, the marked ones in red."""
    plate = Plate("day", scale, height=height)
    plate.water(0, 0.1, height, 0.8)
    _lands(plate, drawn, marked, ((WIDTH - 12) * scale, (height - 10) * scale))
    return plate.finish()


def draw_place(drawn: Art, land: str, height: float, scale: float) -> Image.Image:
    """The whole board, so high, with one territory in red and ringed."""
    room = (height * drawn.size[0] / drawn.size[1], height)
    plate = Plate("day", scale, height=height, width=room[0])
    left, top = _lands(plate, drawn, (land,), (room[0] * scale, room[1] * scale))
    x0, y0, x1, y1 = drawn.box(land)
    zoom = height / drawn.size[1]
    x, y = left / plate.k + (x0 + x1) / 2 * zoom, top / plate.k + (y0 + y1) / 2 * zoom
    plate.disc(x, y, 9, plate.mood.ink, 3.4)
    plate.disc(x, y, 8.2, PAPER, 1.8)
    return plate.finish()


def _lands(plate: Plate, drawn: Art, marked: Collection[str], room: tuple[float, float]) -> tuple[int, int]:
    """Draw the board in the middle of a plate; return its corner."""
    numbers, shore, edges = _masks(drawn, (round(room[0]) * OVER, round(room[1]) * OVER))
    at = ((plate.size[0] - numbers.width) // 2, (plate.size[1] - numbers.height) // 2)
    wanted = {drawn.number[land] + 1 for land in marked if land in drawn.number}
    plate.image.paste(plate.mood.ink, at, shore)
    plate.image.paste(LAND, at, numbers.point(_LAND))
    plate.image.paste(BLOOD, at, numbers.point([255 if n in wanted else 0 for n in range(256)]))
    plate.image.paste(plate.tone(0.7), at, edges)
    return at


@cache_images(2)
def _masks(drawn: Art, room: tuple[int, int]) -> tuple[Image.Image, Image.Image, Image.Image]:
    """The board as large as the room allows: its territories' numbers (0: water), the land with its shore, and the
    borders."""
    whole = drawn.numbers.whole()
    zoom = min(room[0] / whole.width, room[1] / whole.height)
    size = (round(whole.width * zoom), round(whole.height * zoom))
    numbers = whole.resize(size, Image.Resampling.NEAREST)
    shore = widen(numbers.point(_LAND), OVER)
    return numbers, shore, numbers.filter(ImageFilter.FIND_EDGES).point(_LAND)
