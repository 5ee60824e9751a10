"""Pictures painted whole and encoded at an eighth of their size, for tests that never look at a pixel."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from PIL import Image

from renders import Form, Look, Picture, Scene
from renders.board import paint
from renders.board.cache import Studio
from renders.board.image_cache import cache_images
from renders.encode import encode

SMALLER = 8
written = cache_images(160)(paint._write_board.__wrapped__)
"""The boards with their names, kept for every game in both languages: tests change both all the time."""


def encode_small(image: Image.Image, form: Form = "webp", quality: int = 72) -> Picture:
    """The picture in the form asked for, made small; its size is told as it was painted."""
    return replace(encode(image.reduce(SMALLER), form, quality), size=image.size)


class SmallStudio(Studio):
    """A studio with frames of its own, so that no small picture is found where a full one is asked for."""

    def draw(self, scene: Scene, look: Look, focus: Sequence[str] = (), form: Form = "webp") -> Picture:
        """The scene as an encoded picture, made small."""
        return encode_small(self.image(scene, look, focus), form)


SMALL = SmallStudio()
