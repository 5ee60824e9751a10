"""Pictures that are not encoded as large as they are, which takes longer: small, for tests that never look at a pixel,
or as a digest, for tests that compare them.

Of the boards and cards that nobody looks at one in eight is painted, the other boards are only checked: painting took
half the time of a whole game. Tests of pictures paint every one.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from hashlib import sha256

from PIL import Image

from renders import Form, Look, Picture, Scene
from renders.board import paint
from renders.board.art import art_of
from renders.board.cache import Studio
from renders.board.image_cache import MEGABYTE, cache_images
from renders.cards import hands
from renders.encode import MIME, encode

SMALLER = 8
PAINTED = 8
"""One in so many boards of `SMALL`, and of its cards, is painted."""
FRAMES = 80 * MEGABYTE
"""The bytes of painted boards that are kept, so that one is repainted from another of its game: tests change the game
all the time."""
written = cache_images(160)(paint._write_board.__wrapped__)
"""The boards with their names, kept for every game in both languages."""
card = cache_images(60)(hands._card.__wrapped__)
"""The cards, kept for every game in both languages."""


def sample_card(shown: hands.Card, board: str) -> Image.Image:
    """A card, painted where it is one of those chosen by what they show, and else as a plain one of its size."""
    digest = sha256(repr((shown, board)).encode()).digest()
    if digest[0] % PAINTED == 0:
        return card(shown, board)
    return Image.new("RGB", (hands.WIDTH, hands.HEIGHT), (digest[1], digest[2], digest[3]))


def encode_small(image: Image.Image, form: Form = "webp", quality: int = 72) -> Picture:
    """The picture in the form asked for, made small; its size is told as it was painted."""
    return replace(encode(image.reduce(SMALLER), form, quality), size=image.size)


def encode_exactly(image: Image.Image, form: Form = "webp", quality: int = 72) -> Picture:
    """A digest of all pixels in the place of the file: two pictures that differ in one pixel differ."""
    return Picture(sha256(image.tobytes()).digest(), MIME[form], image.size)


class StudioOfTests(Studio):
    """A studio with an encoder and frames of its own, so that nothing of it is found where a full picture is asked
    for. It paints one in `painted` boards, chosen by what they show, and checks the scenes of the others."""

    def __init__(self, encoder: Callable[[Image.Image, Form], Picture], painted: int = 1) -> None:
        super().__init__(FRAMES)
        self._encoder, self._painted = encoder, painted

    def draw(self, scene: Scene, look: Look, focus: Sequence[str] = (), form: Form = "webp") -> Picture:
        """The scene as an encoded picture; the same one for all who look at the same scene."""
        key = (scene.key(), look.key(), tuple(focus), form)
        picture = self._pictures.get(key)
        if picture is None:
            digest = sha256(repr(key).encode()).digest()
            picture = self._encoder(self._image(scene, look, focus, digest), form)
            self._pictures.put(key, picture)
        return picture

    def _image(self, scene: Scene, look: Look, focus: Sequence[str], digest: bytes) -> Image.Image:
        if scene.plain is not None or digest[0] % self._painted == 0:
            return self.image(scene, look, focus)
        look = paint.add_names(look, scene)
        for sheet in (scene, scene.inset):
            if sheet is not None:
                paint.check_scene(art_of(sheet), sheet)
        return Image.frombytes("L", (4, 8), digest).resize((4 * SMALLER, 8 * SMALLER), Image.Resampling.NEAREST)


SMALL, EXACT = StudioOfTests(encode_small, PAINTED), StudioOfTests(encode_exactly)
