"""SEALED: what is in here spoils Risk Legacy for whoever plays it. Boards that have grown: islands and lanes are drawn
where the rules have them, and nowhere else."""

from __future__ import annotations

from itertools import pairwise
from math import dist

import pytest

from renders.board.art import Art, art
from renders.games.legacy.sealed.grown_art import GrowthArt, NewLand
from rules.legacy.sealed.grown import GrownBoard, Growth

ISLE = NewLand("the_isle", (690, 960), (("en", "The Isle"), ("fr", "L'Ile")))
LANES = (("brazil", "the_isle"), ("peru", "eastern_australia"), ("iceland", "siam"))
"""Beside the island; round the back of the map; half around the world."""


@pytest.fixture(scope="module")
def grown() -> Art:
    return GrowthArt((ISLE,), Growth((ISLE.land,), ("",), LANES))(art("legacy"))


def test_a_lane_is_drawn_if_and_only_if_it_is_a_link(grown: Art) -> None:
    linked = {frozenset((a, b)) for a, b, kind in grown.board.links if kind == "sea"}
    assert {frozenset(key.split("|")) for key in grown.anchors["lanes"]} == linked
    assert {frozenset(lane) for lane in LANES} < linked
    assert not any("the_isle" in key for key in art("legacy").anchors["lanes"])


@pytest.mark.parametrize("pair", LANES)
def test_a_new_lane_runs_over_water_from_shore_to_shore(grown: Art, pair: tuple[str, str]) -> None:
    one, other = sorted(pair)
    parts = grown.anchors["lanes"][f"{one}|{other}"]
    numbers, ends = grown.whole.numbers.whole(), {one: parts[0][0], other: parts[-1][-1]}
    for land, (x, y) in ends.items():
        assert numbers.getpixel((int(x), int(y))) == grown.number[land] + 1, land
    for (ax, ay), (bx, by) in (leg for part in parts for leg in pairwise(part)):
        for k in range(9):
            x, y = ax + (bx - ax) * k / 8, ay + (by - ay) * k / 8
            if 0 <= x < grown.size[0] and all(dist((x, y), end) > 12 for end in ends.values()):
                assert numbers.getpixel((int(x), int(y))) == 0, (pair, x, y)
    for here, there in pairwise(parts):
        assert min(here[-1][0], there[0][0]) < 0
        assert max(here[-1][0], there[0][0]) > grown.size[0]
        assert here[-1][1] == there[0][1]


def test_the_back_of_the_map_is_a_shorter_way(grown: Art) -> None:
    assert len(grown.anchors["lanes"]["eastern_australia|peru"]) == 2


def test_the_island_is_land_with_a_name_of_its_own(grown: Art) -> None:
    assert grown.whole.numbers.whole().getpixel(ISLE.at) == grown.number["the_isle"] + 1
    assert grown.text("the_isle", "names", "fr") is not None
    assert isinstance(grown.board, GrownBoard)
    assert grown.board.apart == ("the_isle",)


def test_whatever_has_not_grown_is_shared(grown: Art) -> None:
    base = art("legacy")
    far = (0, 0)
    assert grown.whole.numbers.tiles[far] is base.whole.numbers.tiles[far]


@pytest.mark.parametrize("pair", LANES)
def test_no_new_lane_crosses_a_ship(grown: Art, pair: tuple[str, str]) -> None:
    """Nor a whale: a lane goes round what is painted on the water."""
    parts = grown.anchors["lanes"]["|".join(sorted(pair))]
    for (ax, ay), (bx, by) in (leg for part in parts for leg in pairwise(part)):
        for k in range(33):
            x, y = ax + (bx - ax) * k / 32, ay + (by - ay) * k / 32
            assert not [box for box in grown.anchors["ornaments"] if box[0] <= x <= box[2] and box[1] <= y <= box[3]]
