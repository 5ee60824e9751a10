"""The token of The Lord of the Rings on a board: the Ring, on the Fellowship's way."""

from __future__ import annotations

from functools import lru_cache

from renders.board.drawing import Drawing, Sprite
from renders.games.game_art import DrawToken
from renders.scene import TokenKind

RING = "ring"


@lru_cache(8)
def ring(scale: int) -> Sprite:
    """The Ring, burning."""
    drawing = Drawing(44, 44, scale)
    drawing.glow((7, 7, 37, 37), 3.0, (255, 196, 60), 230)
    for radius, width, colour in ((13.5, 6.4, (60, 34, 6)), (12.6, 4.6, (214, 150, 30)), (12.0, 2.2, (255, 226, 130))):
        drawing.ellipse((22 - radius, 22 - radius, 22 + radius, 22 + radius), outline=colour, width=width)
    return drawing.sprite(22, 22)


TOKENS: dict[TokenKind, DrawToken] = {RING: ring}
