"""The marks of Risk Godstorm beside words."""

from __future__ import annotations

from functools import partial

from PIL import Image, ImageDraw

from renders.board import shapes
from renders.board.drawing import INK
from renders.games.godstorm.shapes import DEATH_GOD, MAGIC_GOD, SHRINE, SKY_GOD, WAR_GOD
from renders.look import Colour
from renders.marks import CRIMSON, GOLD, SKY, WHOLE, Mark, around, coin, draw_shape, icon

VIOLET: Colour = (142, 84, 176)
ASH: Colour = (104, 108, 104)
EMBER: Colour = (226, 104, 34)
PEST: Colour = (150, 178, 52)
_SPARKS = around(9, turned=0.02, inner=0.52)


def _temple(image: Image.Image, side: int) -> None:
    draw_shape(image, SHRINE, GOLD, WHOLE)
    draw = ImageDraw.Draw(image)
    for x in (0.36, 0.5, 0.64):
        draw.rounded_rectangle(
            ((x - 0.04) * side, 0.5 * side, (x + 0.04) * side, 0.7 * side), 0.04 * side, fill=(*INK, 255)
        )


def _godswar(image: Image.Image, side: int) -> None:
    draw_shape(image, (_SPARKS,), CRIMSON, (0.07, 0.07, 0.86))
    draw_shape(image, shapes.BOLT, GOLD, (0.24, 0.2, 0.52))


MARKS = {
    "war": Mark(partial(icon, WAR_GOD, CRIMSON), "3bcc"),
    "magic": Mark(partial(icon, MAGIC_GOD, VIOLET), "3544"),
    "sky": Mark(partial(icon, SKY_GOD, SKY), "0a15"),
    "death": Mark(partial(icon, DEATH_GOD, ASH), "de1a"),
    "godswar": Mark(_godswar, "9b2a"),
    "temple": Mark(_temple, "d5d3"),
    "faith": Mark(partial(coin, GOLD, shapes.SUN, (120, 66, 12)), "8c2b"),
    "plague": Mark(partial(coin, PEST, shapes.SKULL, INK), "d439"),
    "relic": Mark(partial(coin, (88, 40, 96), shapes.STAR, (255, 214, 96)), "fccc"),
    "underworld": Mark(partial(icon, shapes.FLAME, EMBER), "ce2c"),
}
"""Its gods as on a board, in the colours of their miracle cards, and what else its stories tell."""
