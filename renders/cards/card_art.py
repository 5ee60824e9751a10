"""The art of one card as a picture: the scene of a motif, or a sign where there is none."""

from __future__ import annotations

from collections.abc import Sequence

from PIL import Image

from renders.board import shapes
from renders.board.image_cache import cache_images
from renders.cards.card_scenes import BLOOD
from renders.cards.engraving import Plate
from renders.games.game_art import known_art
from renders.look import Colour

KEPT = 2
"""The most megabytes of drawn motifs to cache: the cards of one hand share theirs."""


@cache_images(KEPT)
def draw_scene(name: str, scale: float = 1.0, colour: Colour | None = None) -> Image.Image:
    """The picture of a motif, `scale` times as large as a plate in its own units; `colour`: of an army shown in it.

    It is cached, so callers must not change it.
    """
    mood, drawn = known_art().card_scenes[name]
    plate = Plate(mood, scale, colour or BLOOD)
    drawn(plate)
    return plate.finish()


def draw_emblem(sign: Sequence[shapes.Outline], colour: Colour, scale: float = 1.0) -> Image.Image:
    """A sign in front of rays, for a card without a scene."""
    plate = Plate("day", scale)
    plate.rays(132, 72, 62, 150, 0.2, 56)
    plate.shape(sign, 132, 72, 104, colour)
    return plate.finish()
