"""In each safe palette, colour-blind readers can tell two armies of a game apart (CIEDE2000 of 12 or more)."""

from __future__ import annotations

import math
from itertools import combinations

import numpy as np
import numpy.typing as npt
import pytest

from renders import PALETTES, SAFE_PALETTES
from renders.board.art import ART, art
from renders.look import NEUTRAL, PATTERNS

Lab = tuple[float, float, float]
SIX = ("red", "green", "yellow", "black", "blue", "purple", NEUTRAL)
FIVE = ("blue", "green", "purple", "ochre", "brown", NEUTRAL)
BOARDS = sorted(folder.name for folder in ART.iterdir() if folder.is_dir())
UNDERWORLD = "underworld"
"""A sheet on which the five armies of Godstorm alone meet."""
TOGETHER = {frozenset(pair) for game in (SIX, FIVE) for pair in combinations(game, 2)}
"""The pairs of armies that meet in some game."""
SIGHT = {
    "full": ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
    "deuteranopia": ((0.367322, 0.860646, -0.227968), (0.280085, 0.672501, 0.047413), (-0.01182, 0.04294, 0.968881)),
    "protanopia": ((0.152286, 1.052583, -0.204868), (0.114503, 0.786281, 0.099216), (-0.003882, -0.048116, 1.051998)),
    "tritanopia": ((1.255528, -0.076749, -0.178779), (-0.078411, 0.930809, 0.147602), (0.004733, 0.691367, 0.3039)),
}
"""How each kind of vision transforms linear RGB (Machado, Oliveira and Fernandes 2009, severity 1)."""
TO_XYZ = np.array(
    ((0.4124564, 0.3575761, 0.1804375), (0.2126729, 0.7151522, 0.072175), (0.0193339, 0.119192, 0.9503041))
)


def lab(rgb: tuple[int, int, int], sight: str) -> Lab:
    """CIE Lab (D65) of an sRGB colour in that kind of vision."""
    c = np.array(rgb) / 255
    linear = np.where(c <= 0.04045, c / 12.92, ((c + 0.055) / 1.055) ** 2.4)
    seen = np.clip(np.array(SIGHT[sight]) @ linear, 0, 1)
    return _lab(TO_XYZ @ seen / TO_XYZ.sum(1))


def _lab(xyz: npt.NDArray[np.float64]) -> Lab:
    x, y, z = (math.cbrt(v) if v > 216 / 24389 else (24389 / 27 * v + 16) / 116 for v in xyz)
    return 116 * y - 16, 500 * (x - y), 200 * (y - z)


def ciede2000(one: Lab, two: Lab) -> float:
    """The colour difference of Sharma, Wu and Dalal 2005."""
    (l1, a1, b1), (l2, a2, b2) = one, two
    mean_c = (math.hypot(a1, b1) + math.hypot(a2, b2)) / 2
    g = 0.5 * (1 - math.sqrt(mean_c**7 / (mean_c**7 + 25**7)))
    c1, c2 = math.hypot(a1 * (1 + g), b1), math.hypot(a2 * (1 + g), b2)
    h1, h2 = (math.degrees(math.atan2(b, a * (1 + g))) % 360 for a, b in ((a1, b1), (a2, b2)))
    turn = 0.0 if c1 * c2 == 0 else (h2 - h1 + 180) % 360 - 180
    hue = 2 * math.sqrt(c1 * c2) * math.sin(math.radians(turn) / 2)
    light, c, h = (l1 + l2) / 2, (c1 + c2) / 2, _mean_hue(h1, h2, c1 * c2)
    t = 1 - 0.17 * _cos(h - 30) + 0.24 * _cos(2 * h) + 0.32 * _cos(3 * h + 6) - 0.2 * _cos(4 * h - 63)
    sl = 1 + 0.015 * (light - 50) ** 2 / math.sqrt(20 + (light - 50) ** 2)
    sc, sh = 1 + 0.045 * c, 1 + 0.015 * c * t
    turning = -2 * math.sqrt(c**7 / (c**7 + 25**7)) * math.sin(math.radians(60 * math.exp(-(((h - 275) / 25) ** 2))))
    dl, dc, dh = (l2 - l1) / sl, (c2 - c1) / sc, hue / sh
    return math.sqrt(dl**2 + dc**2 + dh**2 + turning * dc * dh)


def _cos(degrees: float) -> float:
    return math.cos(math.radians(degrees))


def _mean_hue(h1: float, h2: float, chroma: float) -> float:
    if chroma == 0:
        return h1 + h2
    if abs(h1 - h2) <= 180:
        return (h1 + h2) / 2
    return (h1 + h2 + 360) / 2 if h1 + h2 < 360 else (h1 + h2 - 360) / 2


@pytest.mark.parametrize(
    ("one", "two", "wanted"),
    [
        ((50, 2.6772, -79.7751), (50, 0, -82.7485), 2.0425),
        ((50, 2.5, 0), (50, 0, -2.5), 4.3065),
        ((60.2574, -34.0099, 36.2677), (60.4626, -34.1751, 39.4387), 1.2644),
        ((2.0776, 0.0795, -1.135), (0.9033, -0.0636, -0.5514), 0.9082),
    ],
)
def test_the_measure_is_the_published_one(one: Lab, two: Lab, wanted: float) -> None:
    assert ciede2000(one, two) == pytest.approx(wanted, abs=1e-4)


@pytest.mark.parametrize("palette", SAFE_PALETTES)
@pytest.mark.parametrize("sight", SIGHT)
def test_armies_stay_apart(palette: str, sight: str) -> None:
    colours = PALETTES[palette]
    for a, b in TOGETHER:
        assert ciede2000(lab(colours[a], sight), lab(colours[b], sight)) >= 12, f"{a} and {b} look alike"


@pytest.mark.parametrize("palette", PALETTES)
@pytest.mark.parametrize("name", BOARDS)
def test_empty_land_looks_like_nobodys_army(name: str, palette: str) -> None:
    """Neutral armies count too. The usual palette is for full sight, as above."""
    empty, armies = tuple(art(name).anchors["empty"]), FIVE if name == UNDERWORLD else {*SIX, *FIVE}
    for sight in SIGHT if palette in SAFE_PALETTES else ("full",):
        for army in armies:
            found = ciede2000(lab(PALETTES[palette][army], sight), lab(empty, sight))
            assert found >= 12, f"empty land looks like {army} to {sight} sight"


@pytest.mark.parametrize("game", [SIX, FIVE])
def test_armies_of_a_game_differ_in_their_patterns(game: tuple[str, ...]) -> None:
    patterns = [PATTERNS[army] for army in game if army != NEUTRAL]
    assert len(set(patterns)) == len(patterns)


def test_there_are_three_safe_palettes_among_all_and_each_has_every_army() -> None:
    assert len(SAFE_PALETTES) == 3
    assert set(SAFE_PALETTES) < set(PALETTES)
    assert {frozenset(colours) for colours in PALETTES.values()} == {frozenset((*SIX, *FIVE))}


def test_the_usual_palette_keeps_armies_apart_for_full_sight() -> None:
    for (a, one), (b, two) in combinations(PALETTES["heraldic"].items(), 2):
        assert ciede2000(lab(one, "full"), lab(two, "full")) >= 12, f"{a} and {b} look alike"
