"""Pictures painted whole and encoded at an eighth of their size, for tests that never look at a pixel."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from PIL import Image

from renders import Form, Look, Picture, Scene
from renders.board import paint
from renders.board.cache import Studio
from renders.board.image_cache import MEGABYTE, cache_images
from renders.cards import hands
from renders.encode import encode

SMALLER = 8
FRAMES = 80 * MEGABYTE
"""The bytes of painted boards that are kept, so that one is repainted from another of its game: tests change the game
all the time."""
written = cache_images(160)(paint._write_board.__wrapped__)
"""The boards with their names, kept for every game in both languages."""
card = cache_images(60)(hands._card.__wrapped__)
"""The cards, kept for every game in both languages."""


def encode_small(image: Image.Image, form: Form = "webp", quality: int = 72) -> Picture:
    """The picture in the form asked for, made small; its size is told as it was painted."""
    return replace(encode(image.reduce(SMALLER), form, quality), size=image.size)


class SmallStudio(Studio):
    """A studio with frames of its own, so that no small picture is found where a full one is asked for."""

    def draw(self, scene: Scene, look: Look, focus: Sequence[str] = (), form: Form = "webp") -> Picture:
        """The scene as an encoded picture, made small; the same one for all who look at the same scene."""
        key = (scene.key(), look.key(), tuple(focus), form)
        picture = self._pictures.get(key)
        if picture is None:
            picture = encode_small(self.image(scene, look, focus), form)
            self._pictures.put(key, picture)
        return picture


SMALL = SmallStudio(FRAMES)
