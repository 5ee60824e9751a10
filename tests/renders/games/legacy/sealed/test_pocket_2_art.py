"""SEALED: what is in here spoils Risk Legacy for whoever plays it. The drawings of pocket_2."""

from __future__ import annotations

from functools import cache
from itertools import pairwise

import pytest
from support.in_part import in_part

from renders import Card, draw_card
from renders.board.art import Art, art
from renders.board.sizes import TAG, Box, around, meet
from renders.games.legacy.sealed.envelope import COVERED
from renders.games.legacy.sealed.grown_art import GrowthArt, NewLand
from renders.games.legacy.sealed.pocket_2 import LANDS
from rules.legacy.sealed.grown import Growth
from rules.legacy.sealed.pocket_2 import ISLAND

DRAWN = LANDS[ISLAND]
FARTHEST = {
    "north_pacific": ("peru", "japan"),
    "north_atlantic": ("argentina", "scandinavia"),
    "south_atlantic": ("south_africa", "western_united_states"),
    "indian_ocean": ("central_africa", "argentina"),
    "south_pacific": ("central_africa", "peru"),
}
"""Two territories to which lanes from the island in each ocean go round much."""


EDGE = 6
"""How far a corner may be cut, in board pixels."""


@cache
def grown(ocean: str) -> tuple[Art, GrowthArt]:
    isle = NewLand(ISLAND, DRAWN.spots[ocean], tuple(DRAWN.names.items()))
    known = art("legacy").number
    lanes = tuple((end, ISLAND) for end in FARTHEST[ocean] if end in known)
    change = GrowthArt((isle,), Growth((ISLAND,), (ocean,), lanes))
    return change(art("legacy")), change


def within(x: float, y: float, box: Box) -> bool:
    return box[0] < x < box[2] and box[1] < y < box[3]


@in_part("ocean", [*FARTHEST], kept=[*FARTHEST][::2])
def test_no_lane_runs_under_a_plate_or_over_a_ship(ocean: str) -> None:
    drawn, change = grown(ocean)
    lanes = change.growth.lanes
    assert lanes
    boxes = (*drawn.plates, *drawn.anchors["ornaments"], COVERED)
    kept = [(x0 + EDGE, y0 + EDGE, x1 - EDGE, y1 - EDGE) for x0, y0, x1, y1 in boxes]
    for pair in lanes:
        parts = drawn.anchors["lanes"]["|".join(sorted(pair))]
        for (ax, ay), (bx, by) in (leg for part in parts for leg in pairwise(part)):
            line = [(ax + (bx - ax) * k / 20, ay + (by - ay) * k / 20) for k in range(21)]
            assert not [box for box in kept if any(within(x, y, box) for x, y in line)], (ocean, pair)


@pytest.mark.parametrize("ocean", FARTHEST)
def test_the_name_of_a_city_on_the_island_lies_on_no_plate_and_no_ship(ocean: str) -> None:
    """Two lines of it, with the strip's rim and shadow."""
    drawn, _ = grown(ocean)
    x, y = drawn.spot(ISLAND, "tag") or (0, 0)
    strip = around(x, y, (TAG[0] - 6, TAG[1] - 6, TAG[2] + 6, TAG[3] + 6))
    boxes = (*drawn.plates, *drawn.anchors["ornaments"], COVERED)
    assert not [box for box in boxes if meet(strip, tuple(box))]
    assert 0 < strip[0] < strip[2] < drawn.size[0]
    assert 0 < strip[1] < strip[3] < drawn.size[1]


def test_the_card_of_the_island_shows_where_it_lies() -> None:
    pictures = {
        ocean: draw_card(Card("The Island", "territory", "infantry", land=ISLAND, change=grown(ocean)[1]), "legacy")
        for ocean in DRAWN.spots
    }
    without = draw_card(Card("The Island", "territory", "infantry"), "legacy")
    assert len({picture.data for picture in (*pictures.values(), without)}) == len(DRAWN.spots) + 1
