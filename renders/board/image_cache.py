"""Images kept in memory: caches bounded by bytes, and large images in encoded tiles."""

from __future__ import annotations

import io
from collections import OrderedDict
from collections.abc import Callable, Hashable, Iterable, Iterator, Mapping
from dataclasses import fields, is_dataclass
from functools import wraps
from threading import Lock, RLock
from typing import Any, Generic, ParamSpec, TypeVar

from PIL import Image

V = TypeVar("V")
P = ParamSpec("P")

MEGABYTE = 2**20
TILE = 256
"""The sides of a tile in pixels."""
AT_WORK = RLock()
"""Held while a board is painted, which takes more than what is kept of it: one thread at a time does.
Encoding, which takes ten times as long, goes on in parallel."""
_OVERHEAD = 200
"""Bytes that an entry takes besides its pixels."""
Area = tuple[int, int, int, int]


class Painting:
    """A picture of that size, in pixels, which is painted when somebody first asks for it, and then kept."""

    def __init__(self, size: tuple[int, int], paint: Callable[[], Image.Image]) -> None:
        self.size = size
        self._paint = paint
        self._image: Image.Image | None = None

    @classmethod
    def of(cls, image: Image.Image) -> Painting:
        """One that is painted already."""
        painting = cls(image.size, lambda: image)
        painting._image = image
        return painting

    @property
    def bytes(self) -> int:
        """How much memory it takes once it is painted."""
        return bytes_of(self._image) if self._image else self.size[0] * self.size[1] * 4

    @property
    def image(self) -> Image.Image:
        if self._image is None:
            self._image = self._paint()
        return self._image


def bytes_of(value: object) -> int:
    """About how much memory a value takes by the images and bytes in it."""
    if isinstance(value, Image.Image):
        return value.width * value.height * (1 if value.mode in ("1", "L", "P") else 4) + _OVERHEAD
    if isinstance(value, Painting):
        return value.bytes + _OVERHEAD
    if isinstance(value, bytes):
        return len(value) + _OVERHEAD
    if isinstance(value, tuple):
        return sum(map(bytes_of, value)) + _OVERHEAD
    if is_dataclass(value):
        return sum(bytes_of(getattr(value, field.name)) for field in fields(value)) + _OVERHEAD
    return _OVERHEAD


class ImageCache(Generic[V]):
    """The values used last, as many as fit into so many bytes, and at least the last one. Safe to use from threads."""

    def __init__(self, most: float, size_of: Callable[[V], int] = bytes_of) -> None:
        self.size = 0
        self._most = most
        self._size_of = size_of
        self._kept: OrderedDict[Hashable, tuple[V, int]] = OrderedDict()
        self._lock = Lock()

    def get(self, key: Hashable) -> V | None:
        with self._lock:
            if key not in self._kept:
                return None
            self._kept.move_to_end(key)
            return self._kept[key][0]

    def put(self, key: Hashable, value: V) -> None:
        size = self._size_of(value)
        with self._lock:
            if (before := self._kept.pop(key, None)) is not None:
                self.size -= before[1]
            self._kept[key] = value, size
            self.size += size
            while self.size > self._most and len(self._kept) > 1:
                self.size -= self._kept.popitem(last=False)[1][1]

    def values(self) -> list[V]:
        """What is kept at this moment, the oldest first."""
        with self._lock:
            return [value for value, _ in self._kept.values()]


def cache_images(megabytes: float) -> Callable[[Callable[P, V]], Callable[P, V]]:
    """As `functools.lru_cache`, for a function that makes images, bounded by their bytes."""

    def decorate(make: Callable[P, V]) -> Callable[P, V]:
        cache: ImageCache[V] = ImageCache(megabytes * MEGABYTE)

        @wraps(make)
        def look_up(*args: P.args, **kwargs: P.kwargs) -> V:
            key = (args, tuple(kwargs.items()))
            value = cache.get(key)
            if value is None:
                value = make(*args, **kwargs)
                cache.put(key, value)
            return value

        return look_up

    return decorate


class TiledImage:
    """An image kept as small encoded pictures, of which those that are needed are read.

    `tiles` are PNG or WebP files by the upper left corner of their `TILE` pixels.
    """

    def __init__(self, mode: str, size: tuple[int, int], tiles: Mapping[tuple[int, int], bytes]) -> None:
        self.mode, self.size, self.tiles = mode, size, tiles

    @classmethod
    def cut(cls, image: Image.Image, form: str, **options: Any) -> TiledImage:
        """The image in tiles, encoded by Pillow with these options."""
        tiles = {}
        for area in _tiles_in((0, 0, *image.size)):
            out = io.BytesIO()
            image.crop((*area[:2], min(area[2], image.width), min(area[3], image.height))).save(out, form, **options)
            tiles[area[:2]] = out.getvalue()
        return cls(image.mode, image.size, tiles)

    def crop(self, area: Area) -> Image.Image:
        """A part of the image, in pixels; what lies outside is black."""
        return next(self.parts((area,)))

    def parts(self, areas: Iterable[Area]) -> Iterator[Image.Image]:
        """Parts of the image, the upper ones first, which may overlap: a tile that reaches into the next is read once.

        What lies outside is black.
        """
        read: dict[tuple[int, int], Image.Image] = {}
        for area in areas:
            part = Image.new(self.mode, (area[2] - area[0], area[3] - area[1]))
            inside = (max(area[0], 0), max(area[1], 0), min(area[2], self.size[0]), min(area[3], self.size[1]))
            read = {(x, y): read[x, y] if (x, y) in read else self._read(x, y) for x, y, _, _ in _tiles_in(inside)}
            for (x, y), tile in read.items():
                part.paste(tile, (x - area[0], y - area[1]))
            yield part

    def _read(self, x: int, y: int) -> Image.Image:
        """The tile at a corner."""
        return read_tile(self.tiles[x, y], self.mode)

    def whole(self) -> Image.Image:
        """The whole image."""
        return self.crop((0, 0, *self.size))


def read_tile(tile: bytes, mode: str) -> Image.Image:
    """The picture of a tile in a mode."""
    with Image.open(io.BytesIO(tile), formats=("PNG", "WEBP")) as picture:
        picture.load()
        return picture if picture.mode == mode else picture.convert(mode)


def _tiles_in(area: Area) -> Iterator[Area]:
    """The tiles that an area touches."""
    for y in range(area[1] // TILE * TILE, area[3], TILE):
        for x in range(area[0] // TILE * TILE, area[2], TILE):
            yield x, y, x + TILE, y + TILE
