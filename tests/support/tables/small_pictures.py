"""Pictures painted whole and not encoded as large as they are, which takes longer: small, for tests that never look at
a pixel, or as a digest, for tests that compare them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from hashlib import sha256

from PIL import Image

from renders import Form, Look, Picture, Scene
from renders.board import paint
from renders.board.cache import Studio
from renders.board.image_cache import MEGABYTE, cache_images
from renders.cards import hands
from renders.encode import MIME, encode

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


def encode_exactly(image: Image.Image, form: Form = "webp", quality: int = 72) -> Picture:
    """A digest of all pixels in the place of the file: two pictures that differ in one pixel differ."""
    return Picture(sha256(image.tobytes()).digest(), MIME[form], image.size)


class StudioOfTests(Studio):
    """A studio with an encoder and frames of its own, so that nothing of it is found where a full picture is asked
    for."""

    def __init__(self, encoder: Callable[[Image.Image, Form], Picture]) -> None:
        super().__init__(FRAMES)
        self._encoder = encoder

    def draw(self, scene: Scene, look: Look, focus: Sequence[str] = (), form: Form = "webp") -> Picture:
        """The scene as an encoded picture; the same one for all who look at the same scene."""
        key = (scene.key(), look.key(), tuple(focus), form)
        picture = self._pictures.get(key)
        if picture is None:
            picture = self._encoder(self.image(scene, look, focus), form)
            self._pictures.put(key, picture)
        return picture


SMALL, EXACT = StudioOfTests(encode_small), StudioOfTests(encode_exactly)
