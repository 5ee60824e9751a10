"""A cache of pictures: an unchanged scene costs nothing, a changed one only its changed territories."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from itertools import zip_longest

from PIL import Image

from renders.board import paint, plain, zoom
from renders.board.art import art_of
from renders.board.image_cache import AT_WORK, MEGABYTE, ImageCache, bytes_of
from renders.board.layers import Layer
from renders.encode import Form, Picture, encode
from renders.look import Look
from renders.scene import Scene

FRAMES, PICTURES = 13 * MEGABYTE, 3 * MEGABYTE
"""Bytes of boards (one with its inset at least), and of encoded pictures, that are kept."""
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
        look = paint.add_names(look, scene)
        if scene.plain is not None:
            return plain.whole(scene.plain, look, scene)
        if scene.inset is not None:
            return self._with_inset(scene, scene.inset, look, focus)
        with AT_WORK:
            drawn = art_of(scene)
            paint.check_scene(drawn, scene)
            if focus:
                lasting = tuple(one for one in scene.layers if not (isinstance(one, Layer) and one.passing))
                bare = replace(scene, arrows=(), highlights=(), closed=(), layers=lasting)
                return zoom.near(drawn, look, scene, focus, self._frame(bare, look))
            return self._frame(scene, look)

    def _with_inset(self, scene: Scene, inset: Scene, look: Look, focus: Sequence[str]) -> Image.Image:
        """A board with its inset below, or the area around the territories in `focus` of either."""
        above = replace(scene, inset=None)
        if focus:
            return self.image(inset if inset.holdings.keys() >= {*focus} else above, look, focus)
        with AT_WORK:
            for sheet in (above, inset):
                paint.check_scene(art_of(sheet), sheet)
            return self._frame(scene, look)

    def _frame(self, scene: Scene, look: Look) -> Image.Image:
        """The whole board with its inset, from the cache as far as it is there."""
        key = (scene.key(), look.key())
        if (known := self._frames.get(key)) is not None:
            return known.image
        if (near := self._nearest(scene, look)) is not None:
            image, top = near.image.copy(), 0
            for before, after in zip(_sheets(near.scene), _sheets(scene), strict=True):
                paint.repaint(image, art_of(after), look, before, after, top)
                top += art_of(after).size[1]
        else:
            image = _below_each_other([paint.whole(art_of(sheet), look, sheet) for sheet in _sheets(scene)])
        self._frames.put(key, _Frame(scene, look.key(), image))
        return image

    def _nearest(self, scene: Scene, look: Look) -> _Frame | None:
        """The cached frame of the same board, part and look with the fewest changes, if they are few."""
        best, least = None, MANY + 1
        for frame in self._frames.values():
            if frame.look == look.key() and _alike(frame.scene, scene):
                sheets = zip(_sheets(frame.scene), _sheets(scene), strict=True)
                count = sum(len(paint.list_changes(before, after)) for before, after in sheets)
                if count < least:
                    best, least = frame, count
        return best


def _sheets(scene: Scene) -> tuple[Scene, ...]:
    """The main map, and the sheet below it if there is one."""
    return (scene,) if scene.inset is None else (replace(scene, inset=None), scene.inset)


def _alike(one: Scene, other: Scene) -> bool:
    """Whether two scenes have the same sheets, territories in play, and sets of pieces."""
    sheets = list(zip_longest(_sheets(one), _sheets(other)))
    return all(a is not None and b is not None and _part(a) == _part(b) for a, b in sheets)


def _part(scene: Scene) -> tuple[object, ...]:
    pieces = {line.seat: line.pieces for line in scene.seats}
    return scene.board, scene.change, scene.holdings.keys(), scene.missing, scene.covered, pieces


def _below_each_other(sheets: Sequence[Image.Image]) -> Image.Image:
    """Pictures of one width below each other; a single one as it is."""
    if len(sheets) == 1:
        return sheets[0]
    image, top = Image.new("RGB", (sheets[0].width, sum(sheet.height for sheet in sheets))), 0
    for sheet in sheets:
        image.paste(sheet, (0, top))
        top += sheet.height
    return image


_STUDIO = Studio()


def draw(scene: Scene, look: Look | None = None, focus: Sequence[str] = (), form: Form = "webp") -> Picture:
    """A board as an encoded picture.

    `focus` zooms in on territories (those of a region, or the two of a battle); `form` is "webp", "jpeg" when the queue
    is long, or "png". Raises `CannotDraw` with the cause: an unknown territory or board, or damaged art.
    """
    return _STUDIO.draw(scene, look or Look(), focus, form)
