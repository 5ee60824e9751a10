"""A film of many turns: its frames are drawn one after another, not all held at once."""

from __future__ import annotations

import io
import weakref
from collections.abc import Iterator

from PIL import Image

from renders.history.film import _Reel


def test_only_a_few_frames_of_a_film_are_held_at_a_time() -> None:
    held: list[weakref.ref[Image.Image]] = []
    most = 0

    def frames() -> Iterator[Image.Image]:
        nonlocal most
        for number in range(40):
            frame = Image.new("RGB", (60, 40), (number * 6, 0, 0))
            held.append(weakref.ref(frame))
            most = max(most, sum(each() is not None for each in held))
            yield frame

    drawn, out = frames(), io.BytesIO()
    next(drawn).save(out, "WEBP", save_all=True, append_images=[_Reel(drawn, 39)], duration=100, quality=90)
    assert most <= 3
    with Image.open(out) as film:
        assert getattr(film, "n_frames", 1) == 40
        for number in (0, 17, 39):
            film.seek(number)
            red = film.convert("RGB").getpixel((30, 20))[0]  # type: ignore[index]
            assert abs(red - number * 6) < 12
