"""The token of The Lord of the Rings on a board: the Ring, on the Fellowship's way."""

from __future__ import annotations

from functools import lru_cache

from PIL import Image, ImageDraw, ImageFilter

from renders.board.sprites import OVER, Sprite, canvas
from renders.games.game_art import DrawToken
from renders.scene import TokenKind

RING = "ring"


@lru_cache(8)
def ring(scale: int) -> Sprite:
    """The Ring, burning."""
    image, draw, k = canvas(44, 44, scale)
    c = 22 * k
    glow = Image.new("L", image.size, 0)
    ImageDraw.Draw(glow).ellipse((c - 15 * k, c - 15 * k, c + 15 * k, c + 15 * k), fill=230)
    image.paste((255, 196, 60), (0, 0, *image.size))
    image.putalpha(glow.filter(ImageFilter.GaussianBlur(3.0 * k)))
    for radius, width, colour in ((13.5, 6.4, (60, 34, 6)), (12.6, 4.6, (214, 150, 30)), (12.0, 2.2, (255, 226, 130))):
        draw.ellipse(
            (c - radius * k, c - radius * k, c + radius * k, c + radius * k),
            outline=(*colour, 255),
            width=round(width * k),
        )
    return Sprite(image.reduce(OVER), 22 * scale, 22 * scale)


TOKENS: dict[TokenKind, DrawToken] = {RING: ring}
