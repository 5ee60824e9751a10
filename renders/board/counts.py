"""The count of a territory's armies: a disc with the number, and behind it the pieces that make it up."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import islice, repeat

from PIL import Image, ImageDraw

from renders.board import shapes
from renders.board.image_cache import cache_images
from renders.board.sprites import INK, OVER, PAPER, Sprite, canvas, shade
from renders.games.game_art import known_art
from renders.look import Colour, light, mix
from renders.typefaces import font

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
    base = _disc(colour, pieces, _split_count(pieces, armies, 3 if scale > 1 else 1), scale)
    image, text, dark = base.image.copy(), short(armies), light(colour)
    size = {1: 27, 2: 25, 3: 18}.get(len(text), 14)
    ImageDraw.Draw(image).text(
        (24 * scale, 42 * scale),
        text,
        font=font("number", size * scale),
        anchor="mm",
        fill=(*(INK if dark else PAPER), 255),
        stroke_width=0 if dark else scale,
        stroke_fill=(*INK, 255),
    )
    return Sprite(image, base.dx, base.dy)


def _split_count(pieces: str, armies: int, most: int) -> tuple[int, ...]:
    """The largest pieces that make up a count; more would be unreadable on a small disc."""
    return tuple(islice(pieces_of(armies, known_art().armies[pieces]), most))


@cache_images(2)
def _disc(colour: Colour, pieces: str, kinds: tuple[int, ...], scale: int) -> Sprite:
    """The disc and its pieces, without a number."""
    image, draw, k = canvas(48, 66, scale)
    cx, cy = 24 * k, 42 * k
    shade(image, (cx - 18 * k, cy - 12 * k, cx + 21 * k, cy + 22 * k), k)
    for kind, spot in reversed(list(zip(kinds, PLACES, strict=False))):
        _figure(image, colour, pieces, kind, spot, k)
    for radius, fill in ((20, INK), (18.5, mix(colour, (255, 255, 255), 0.4)), (16.6, colour)):
        draw.ellipse((cx - radius * k, cy - radius * k, cx + radius * k, cy + radius * k), fill=(*fill, 255))
    return Sprite(image.reduce(OVER), 24 * scale, 42 * scale)


def _figure(image: Image.Image, colour: Colour, pieces: str, kind: int, spot: tuple[int, int, int], k: int) -> None:
    """Draw one piece on top of the disc; `spot` is its centre, its top and its size."""
    shape = known_art().armies[pieces][kind]
    x, y, size = (v * k for v in spot)
    fill = mix(colour, (255, 255, 255), 0.55 if not light(colour) else 0.4)
    if spot != PLACES[0]:
        fill = mix(fill, colour, 0.35)
    shapes.stamp(image, shape, (x - size // 2, y, size), (*fill, 255), (*INK, 255), 1.4 * k)
