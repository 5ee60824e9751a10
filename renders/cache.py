"""A cache of pictures: an unchanged scene costs nothing, a changed one only its changed territories."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from PIL import Image

from renders import paint, plain, zoom
from renders.art import Art, art
from renders.encode import Form, Picture, encode
from renders.image_cache import AT_WORK, MEGABYTE, ImageCache, bytes_of
from renders.look import Look
from renders.scene import Scene

FRAMES, PICTURES = 13 * MEGABYTE, 3 * MEGABYTE
"""Bytes of boards (one and its inset at least), and of encoded pictures, that are kept."""
QUALITY, TALL = 72, 62
"""The WebP quality of pictures, and of a board with an inset, which is half as large again."""
MANY = 24
"""With more changed territories than this, drawing the whole frame is faster."""


@dataclass(frozen=True)
class _Frame:
    scene: Scene
    look: object
    image: Image.Image


class Studio:
    """Draws pictures and caches `frames` bytes of boards. Thread-safe."""

    def __init__(self, frames: float = FRAMES) -> None:
        self._frames: ImageCache[_Frame] = ImageCache(frames, lambda frame: bytes_of(frame.image))
        self._pictures: ImageCache[Picture] = ImageCache(PICTURES)

    def draw(self, scene: Scene, look: Look, focus: Sequence[str] = (), form: Form = "webp") -> Picture:
        """The scene as an encoded picture: the whole board, or the area around the territories in `focus`."""
        key = (scene.key(), look.key(), tuple(focus), form)
        picture = self._pictures.get(key)
        if picture is None:
            quality = TALL if scene.inset is not None and not focus else QUALITY
            picture = encode(self.image(scene, look, focus), form, quality)
            self._pictures.put(key, picture)
        return picture

    def image(self, scene: Scene, look: Look, focus: Sequence[str] = ()) -> Image.Image:
        """The same picture before encoding. It may be cached, so callers must not change it.

        A board without art is small enough to be shown whole, whatever the focus.
        """
        look.colours()
        if scene.plain is not None:
            return plain.whole(scene.plain, look, scene)
        if scene.inset is not None:
            return self._with_inset(scene, scene.inset, look, focus)
        with AT_WORK:
            drawn = art(scene.board)
            paint.checked(drawn, scene)
            if focus:
                bare = replace(scene, arrows=(), highlights=(), closed=(), storm=())
                return zoom.near(drawn, look, scene, focus, self._frame(drawn, bare, look))
            return self._frame(drawn, scene, look)

    def _with_inset(self, scene: Scene, inset: Scene, look: Look, focus: Sequence[str]) -> Image.Image:
        """A board with its inset below, or the area around the territories in `focus` of either."""
        above = replace(scene, inset=None)
        if focus:
            return self.image(inset if inset.holdings.keys() >= {*focus} else above, look, focus)
        upper, lower = self.image(above, look), self.image(inset, look)
        if lower.width != upper.width:
            size = (upper.width, round(lower.height * upper.width / lower.width))
            lower = lower.resize(size, Image.Resampling.LANCZOS)
        both = Image.new("RGB", (upper.width, upper.height + lower.height), None)  # every pixel is painted
        both.paste(upper, (0, 0))
        both.paste(lower, (0, upper.height))
        return both

    def _frame(self, drawn: Art, scene: Scene, look: Look) -> Image.Image:
        """The whole board."""
        key = (scene.key(), look.key())
        if (known := self._frames.get(key)) is not None:
            return known.image
        if (near := self._nearest(scene, look)) is not None:
            image = paint.repainted(near.image, drawn, look, near.scene, scene)
        else:
            image = paint.whole(drawn, look, scene)
        self._frames.put(key, _Frame(scene, look.key(), image))
        return image

    def _nearest(self, scene: Scene, look: Look) -> _Frame | None:
        """The cached frame of the same board, part and look with the fewest changes, if they are few."""
        best, least = None, MANY + 1
        pieces = tuple((s.seat, s.pieces) for s in scene.seats)
        for frame in self._frames.values():
            alike = frame.look == look.key() and frame.scene.board == scene.board
            alike = alike and frame.scene.holdings.keys() == scene.holdings.keys()
            alike = alike and (frame.scene.missing, frame.scene.sunk) == (scene.missing, scene.sunk)
            if alike and tuple((s.seat, s.pieces) for s in frame.scene.seats) == pieces:
                count = len(paint.changed(frame.scene, scene))
                if count < least:
                    best, least = frame, count
        return best


_STUDIO = Studio()


def draw(scene: Scene, look: Look | None = None, focus: Sequence[str] = (), form: Form = "webp") -> Picture:
    """A board as an encoded picture.

    `focus` zooms in on territories (those of a region, or the two of a battle); `form` is "webp", "jpeg" when the queue
    is long, or "png". Raises `CannotDraw` with the cause: an unknown territory or board, or damaged art.
    """
    return _STUDIO.draw(scene, look or Look(), focus, form)
