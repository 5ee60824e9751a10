"""A whole game as an animated picture: one frame a turn, small enough to post."""

from __future__ import annotations

import io
from collections.abc import Iterator, Sequence
from typing import Any

from PIL import Image

from renders.board.cache import Studio
from renders.look import Look
from renders.scene import CannotDraw, Scene

LIMIT = 10 * 1024 * 1024 - 64 * 1024
"""Discord accepts 10 MiB; a little is left for the message around it."""
LONGEST = (940, 765, 620, 485, 385, 295)
"""The picture's longer side in pixels, the best size first."""
FRAME_MS, LAST_MS = 700, 4000


def film(scenes: Sequence[Scene], look: Look | None = None, limit: int = LIMIT) -> bytes:
    """An animated WebP of the scenes in order, under `limit` bytes; long games get a smaller picture."""
    if not scenes:
        raise CannotDraw("a film needs at least one scene")
    studio, look = Studio(frames=0), look or Look()
    for longest in LONGEST[_start(studio, scenes, look, limit) :]:
        data = _encode(studio, scenes, look, longest)
        if len(data) <= limit:
            return data
    raise CannotDraw(f"{len(scenes)} scenes do not fit in {limit} bytes")


def _start(studio: Studio, scenes: Sequence[Scene], look: Look, limit: int) -> int:
    """The first size worth trying, estimated from a few frames encoded on their own."""
    few = scenes[:: max(1, len(scenes) // 3)][:3]
    for k, longest in enumerate(LONGEST[:-1]):
        if len(_encode(studio, few, look, longest)) / len(few) * len(scenes) <= limit * 1.15:
            return k
    return len(LONGEST) - 1


def _encode(studio: Studio, scenes: Sequence[Scene], look: Look, longest: int) -> bytes:
    frames = _frames(studio, scenes, look, longest)
    out = io.BytesIO()
    times = [FRAME_MS] * (len(scenes) - 1) + [LAST_MS]
    first = next(frames)
    first.save(
        out,
        "WEBP",
        save_all=True,
        append_images=[_Reel(frames, len(scenes) - 1)] if len(scenes) > 1 else [],
        duration=times,
        loop=0,
        quality=66,
        method=2,
        minimize_size=False,
    )
    return out.getvalue()


class _Reel(Image.Image):
    """Frames as one image with several, each drawn when the encoder comes to it: it would hold a list of all."""

    def __init__(self, frames: Iterator[Image.Image], number: int) -> None:
        super().__init__()
        self.n_frames = number
        self._frames = frames
        self._shown = Image.new("RGB", (1, 1))

    @property
    def mode(self) -> str:
        return self._shown.mode

    def seek(self, frame: int) -> None:
        """Go on to the next frame; they are asked for in their order."""
        self._shown = next(self._frames)

    def getim(self) -> Any:
        return self._shown.getim()


def _frames(studio: Studio, scenes: Sequence[Scene], look: Look, longest: int) -> Iterator[Image.Image]:
    """Each scene at that size, drawn only when needed."""
    for scene in scenes:
        image = studio.image(scene, look)
        scale = longest / max(image.size)
        size = round(image.width * scale), round(image.height * scale)
        yield image.resize(size, Image.Resampling.BICUBIC, reducing_gap=3.0)
