"""Images kept in memory: no more bytes than allowed, and no pixel altered by it."""

from __future__ import annotations

import pytest
from PIL import Image

from renders.board.art import ART, TILES, art
from renders.board.image_cache import MEGABYTE, ImageCache, TiledImage, bytes_of, cache_images


def noise(mode: str, size: tuple[int, int]) -> Image.Image:
    return Image.effect_noise(size, 90).convert(mode)


@pytest.mark.parametrize("mode", ["RGB", "L", "P"])
@pytest.mark.parametrize("size", [(1, 1), (256, 256), (257, 511), (700, 300)])
def test_every_part_of_a_tiled_image_is_the_image(mode: str, size: tuple[int, int]) -> None:
    image = noise("L", size).convert(mode)
    tiled = TiledImage.cut(image, "PNG")
    assert tiled.whole().tobytes() == image.tobytes()
    for area in (
        (0, 0, 1, 1),
        (-5, -7, 300, 260),
        (250, 250, 260, 270),
        (-20, -20, -1, -1),
        (size[0] - 1, 0, 900, 900),
    ):
        part, wanted = tiled.crop(area), image.crop(area)
        assert (part.mode, part.size, part.tobytes()) == (wanted.mode, wanted.size, wanted.tobytes())


def test_a_tile_that_reaches_into_the_next_part_is_read_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """As strips of a board are painted, which reach into each other."""
    image, read = noise("L", (300, 800)), []
    tiled, crop = TiledImage.cut(image, "PNG"), TiledImage._read

    def count(of: TiledImage, x: int, y: int) -> Image.Image:
        read.append((x, y))
        return crop(of, x, y)

    monkeypatch.setattr(TiledImage, "_read", count)
    areas = [(0, 0, 300, 256), (0, 192, 300, 512), (0, 448, 300, 800)]
    assert [part.tobytes() for part in tiled.parts(areas)] == [image.crop(area).tobytes() for area in areas]
    assert sorted(read) == sorted(tiled.tiles)


@pytest.mark.parametrize("name", sorted(folder.name for folder in ART.iterdir() if folder.is_dir()))
def test_a_board_in_memory_takes_no_more_than_its_file(name: str) -> None:
    """Reading it decodes nothing; what is drawn of it is decoded then."""
    drawn = art(name)
    layers = (image for of in (drawn.whole, drawn.sheet) for image in (of.ground, of.numbers, of.tint))
    kept = sum(len(tile) for image in layers for tile in image.tiles.values())
    assert kept < (ART / name / TILES).stat().st_size < 1.5 * MEGABYTE


def test_a_cache_keeps_what_was_used_last_within_its_bytes() -> None:
    cache: ImageCache[Image.Image] = ImageCache(3 * MEGABYTE)
    image = Image.new("L", (1024, 1000))
    for key in "abc":
        cache.put(key, image)
    cache.get("a")
    cache.put("d", image)
    assert [cache.get(key) is not None for key in "abcd"] == [True, False, True, True]
    for key in range(50):
        cache.put(key, image)
    assert cache.size <= 3 * MEGABYTE
    cache.put("large", Image.new("RGB", (2000, 2000)))
    assert cache.get("large") is not None
    assert len(cache.values()) == 1
    cache.put("large", image)
    assert cache.size == bytes_of(image)


def test_a_function_makes_the_same_image_once() -> None:
    made = []

    @cache_images(1)
    def square(side: int, mode: str = "L") -> Image.Image:
        made.append((side, mode))
        return Image.new(mode, (side, side))

    assert square(5) is square(5)
    assert square(5, mode="RGB").mode == "RGB"
    assert made == [(5, "L"), (5, "RGB")]
