"""The marks beside words: small enough for Discord, and told apart by shape and by colour at the size of a letter."""

from __future__ import annotations

import hashlib
from io import BytesIO
from itertools import combinations

import pytest
from PIL import Image, ImageChops, ImageStat

from renders import mark_picture, mark_versions

SHOWN = 22
"""The pixels of an emoji in a line of text."""
ARMIES = ("green", "yellow", "black", "red", "blue", "purple", "ochre", "brown", "neutral")
DARK, LIGHT = (49, 51, 56), (255, 255, 255)


def opened(name: str) -> Image.Image:
    return Image.open(BytesIO(mark_picture(name))).convert("RGBA")


def shown(name: str, page: tuple[int, int, int]) -> Image.Image:
    """The mark as it stands in a line of text on a page of this colour."""
    small = opened(name).resize((SHOWN, SHOWN), Image.Resampling.LANCZOS)
    ground = Image.new("RGB", small.size, page)
    ground.paste(small, (0, 0), small)
    return ground


def difference(one: Image.Image, other: Image.Image) -> float:
    """The mean difference of two pictures, 0 to 255."""
    return sum(ImageStat.Stat(ImageChops.difference(one, other)).mean) / len(one.getbands())


def test_discord_takes_every_picture() -> None:
    for name in mark_versions():
        assert len(mark_picture(name)) < 256 * 1024
        assert opened(name).size == (128, 128)
        assert opened(name).getpixel((0, 0))[3] == 0


@pytest.mark.parametrize("page", [DARK, LIGHT])
def test_every_mark_shows_on_a_dark_page_and_on_a_light_one(page: tuple[int, int, int]) -> None:
    empty = Image.new("RGB", (SHOWN, SHOWN), page)
    assert {name: round(d) for name in mark_versions() if (d := difference(shown(name, page), empty)) < 20} == {}


def test_marks_are_told_apart_at_the_size_of_a_letter() -> None:
    pictures = {name: shown(name, DARK) for name in mark_versions()}
    alike = {(a, b) for a, b in combinations(pictures, 2) if difference(pictures[a], pictures[b]) < 4}
    assert alike == set()


def test_armies_are_told_apart_by_shape_alone() -> None:
    shapes = {seat: opened(seat).getchannel("A").resize((SHOWN, SHOWN), Image.Resampling.LANCZOS) for seat in ARMIES}
    assert {(a, b) for a, b in combinations(shapes, 2) if difference(shapes[a], shapes[b]) < 20} == set()


def version(picture: bytes) -> str:
    """The version of a picture, by its pixels."""
    return hashlib.sha256(Image.open(BytesIO(picture)).tobytes()).hexdigest()[:4]


def test_a_picture_that_changes_has_a_new_version() -> None:
    """If this fails, a drawing has changed: the versions of `Mark` become what is on the left."""
    assert {name: version(mark_picture(name)) for name in mark_versions()} == mark_versions()
    assert len(set(mark_versions().values())) == len(mark_versions())


def test_a_version_follows_a_single_pixel() -> None:
    changed = opened("ring")
    changed.putpixel((64, 64), (1, 2, 3, 255))
    file = BytesIO()
    changed.save(file, "PNG")
    assert version(file.getvalue()) != mark_versions()["ring"]
