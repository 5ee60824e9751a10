"""Names stand out from what is below and around them: the contrast ratio of WCAG, on every board for any owner."""

from __future__ import annotations

from collections import Counter

import numpy as np
import numpy.typing as npt
import pytest
from PIL import Image, ImageFilter
from support.in_part import in_part

from renders import Look, Scene, Studio
from renders.board.art import ART, Text, art
from renders.board.labels import Wording, Writing, seas, texts
from renders.typefaces import FINER, measure
from rules.author import Holding

BOARDS = sorted(folder.name for folder in ART.iterdir() if folder.is_dir())
REACH = 3
"""How far around its letters a name must stand out, in board pixels: on a phone this is one or two of its own."""
ROOM = 8
"""How far around a name its picture is cut out, in board pixels."""
LEAST, LEAST_AT_SEA = 4.5, 3.0
"""The ratios that WCAG asks of small letters and of large ones (level AA); those of waters are large, and no answer
names one."""
SEA = "sea"
SMALLEST = 0.8
"""The least size of a territory's name, as a share of what is usual on its board."""
CROWDED = {"weather_hills"}
"""Where a landmark and a step of the Fellowship leave less room."""
EXTREMES = (("heraldic", "black"), ("contrast", "yellow"))
"""The darkest and the lightest owner, by palette."""

Field = npt.NDArray[np.float64]


def luminance(image: Image.Image) -> Field:
    """The relative luminance of each pixel (WCAG 2.2)."""
    c = np.asarray(image, np.float64) / 255
    linear = np.where(c <= 0.04045, c / 12.92, ((c + 0.055) / 1.055) ** 2.4)
    return np.asarray(linear @ np.array((0.2126, 0.7152, 0.0722)))


def contrast(picture: Image.Image, face: str, text: Text) -> float:
    """The ratio between a name's letters and all that lies close around them."""
    (width, height), (x, y) = measure(face, text.size, text.lines), text.at
    left, top = round(x - width / 2) - ROOM, round(y - height / 2) - ROOM
    right, bottom = left + round(width) + 2 * ROOM, top + round(height) + 2 * ROOM
    writing = Writing(((right - left) * FINER, (bottom - top) * FINER), FINER, (left * FINER, top * FINER))
    writing.set(text, face, 255)
    letters = writing.mask(FINER)
    mask, near = np.asarray(letters), np.asarray(letters.filter(ImageFilter.MaxFilter(2 * REACH + 1)))
    light = luminance(picture.crop((left, top, right, bottom)))
    written, around = light[mask > 200].mean(), light[(mask < 12) & (near > 60)].mean()
    return float((max(written, around) + 0.05) / (min(written, around) + 0.05))


def least(where: str) -> float:
    return LEAST_AT_SEA if where == SEA else LEAST


@pytest.mark.parametrize("language", ["en", pytest.param("fr", marks=pytest.mark.long)])
@pytest.mark.parametrize("name", BOARDS)
def test_every_name_stands_out_from_its_ground(name: str, language: str) -> None:
    board, studio, faint = art(name), Studio(), {}
    names = [*texts(board, Wording(Look(language))), *((SEA, "italic", sea) for sea in seas(board, Look(language)))]
    for palette, owner in EXTREMES:
        held = {t: Holding(owner, 0) for t in board.territories}
        picture = studio.image(Scene(name, held, ()), Look(language, palette))
        ratios = {(where, face): contrast(picture, face, text) for where, face, text in names}
        faint |= {(owner, *at): round(ratio, 2) for at, ratio in ratios.items() if ratio < least(at[0])}
    assert not faint


@in_part("name", BOARDS, kept=BOARDS[::4])
def test_names_out_of_play_can_be_read_too(name: str) -> None:
    """They are paler, but a player looks for a Heaven that is nobody's as for any other."""
    board = art(name)
    picture = Studio().image(Scene(name, {}, ()), Look())
    ratios = {where: contrast(picture, face, text) for where, face, text in texts(board, Wording(Look()))}
    assert {where: round(ratio, 2) for where, ratio in ratios.items() if ratio < LEAST_AT_SEA} == {}


@pytest.mark.parametrize("name", BOARDS)
def test_no_territory_has_a_name_much_smaller_than_the_others(name: str) -> None:
    places = art(name).anchors["places"]
    sizes = {(where, tongue): text["size"] for where, at in places.items() for tongue, text in at["names"].items()}
    usual = Counter(sizes.values()).most_common(1)[0][0]
    small = {at[0] for at, size in sizes.items() if size < SMALLEST * usual}
    assert small - CROWDED == set()
