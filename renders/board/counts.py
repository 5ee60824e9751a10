"""The count of a territory's armies: a disc with the number, and behind it the pieces that make it up."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import islice, repeat

from PIL import Image, ImageDraw

from renders.board.drawing import INK, Drawing, Sprite
from renders.board.image_cache import Painting, cache_images
from renders.board.shapes import Shape
from renders.board.sprites import PAPER
from renders.games.game_art import known_art
from renders.look import Colour, light, mix
from renders.typefaces import font

MIDDLE = (24, 42)
"""The middle of the disc, in the square in which a count is drawn."""
PLACES = ((24, 3, 31), (38, 12, 20), (10, 12, 20))
"""The places of the first, second and third piece of a count: centre, top and size."""


def short(armies: int) -> str:
    """A count in four letters at most: 999, 1.2k, 12k, 3.4M."""
    for size, letter in ((1_000_000, "M"), (1_000, "k")):
        if armies >= size:
            return f"{armies / size:.1f}{letter}" if armies < 10 * size else f"{armies // size}{letter}"
    return str(armies)


def pieces_of(armies: int, worth: Iterable[int]) -> Iterator[int]:
    """The fewest pieces that make up a count, the largest first."""
    for kind in sorted(worth, reverse=True):
        count, armies = divmod(armies, kind)
        yield from repeat(kind, count)


@cache_images(5)
def count(colour: Colour, pieces: str, armies: int, scale: int) -> Sprite:
    """A disc with the count, and behind it the largest of its pieces."""
    base = disc(colour, pieces, split_count(pieces, armies, 3 if scale > 1 else 1), scale)
    text, dark = short(armies), light(colour)

    def paint() -> Image.Image:
        image = base.image.copy()
        ImageDraw.Draw(image).text(
            (MIDDLE[0] * scale, MIDDLE[1] * scale),
            text,
            font=font("number", letter_size(text) * scale),
            anchor="mm",
            fill=(*(INK if dark else PAPER), 255),
            stroke_width=0 if dark else scale,
            stroke_fill=(*INK, 255),
        )
        return image

    return Sprite(Painting(base.painting.size, paint), base.dx, base.dy)


def letter_size(text: str) -> int:
    """The height of a count's figures, in board pixels."""
    return {1: 27, 2: 25, 3: 18}.get(len(text), 14)


def split_count(pieces: str, armies: int, most: int) -> tuple[int, ...]:
    """The largest pieces that make up a count; more would be unreadable on a small disc."""
    return tuple(islice(pieces_of(armies, known_art().armies[pieces]), most))


@cache_images(2)
def disc(colour: Colour, pieces: str, kinds: tuple[int, ...], scale: int) -> Sprite:
    """The disc and its pieces, without a number."""
    drawing, (cx, cy) = Drawing(48, 66, scale), MIDDLE
    drawing.shade((cx - 18, cy - 12, cx + 21, cy + 22))
    for kind, spot in reversed(list(zip(kinds, PLACES, strict=False))):
        _figure(drawing, colour, known_art().armies[pieces][kind], spot)
    for radius, fill in ((20, INK), (18.5, mix(colour, (255, 255, 255), 0.4)), (16.6, colour)):
        drawing.ellipse((cx - radius, cy - radius, cx + radius, cy + radius), fill)
    return drawing.sprite(*MIDDLE)


def _figure(drawing: Drawing, colour: Colour, shape: Shape, spot: tuple[int, int, int]) -> None:
    """Draw one piece on top of the disc; `spot` is its centre, its top and its size."""
    x, y, size = spot
    fill = mix(colour, (255, 255, 255), 0.55 if not light(colour) else 0.4)
    if spot != PLACES[0]:
        fill = mix(fill, colour, 0.35)
    drawing.stamp(shape, (x - size / 2, y), size, fill, INK, 1.4)
