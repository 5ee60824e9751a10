"""A board without art is drawn from the rules' board alone."""

from __future__ import annotations

from itertools import pairwise

import pytest
from PIL import Image, ImageChops

from renders import Arrow, CannotDraw, Look, Names, Piece, Scene, SeatLine, Studio
from renders.board.plain import ROUND, ring
from rules.atlas import Region
from rules.author import Board, Holding, board

SHORE = Board(
    "shore",
    {"north": Region(2, ("cape", "bay")), "south": Region(1, ("dune",))},
    (("cape", "bay", "land"), ("bay", "dune", "sea")),
    (),
    {},
)
SEATS = (
    SeatLine("red", "Red", counts=(("territories", 2),), active=True),
    SeatLine("blue", "Blue", counts=(("territories", 1),)),
)
HELD = {"cape": Holding("red", 3), "bay": Holding("red", 1), "dune": Holding("", 0)}


def seen(look: Look | None = None, **more: object) -> Image.Image:
    return Studio().image(Scene("shore", **{"holdings": HELD, "seats": SEATS, "plain": SHORE, **more}), look or Look())  # type: ignore[arg-type]


@pytest.mark.parametrize(
    "more",
    [
        {"holdings": {**HELD, "dune": Holding("blue", 9)}},
        {"holdings": {**HELD, "cape": Holding("red", 4)}},
        {"highlights": ("cape",)},
        {"arrows": (Arrow("attack", "bay", "dune"),)},
        {"pieces": {"bay": (Piece("captain", "red"),)}},
        {"pieces": {"cape": (Piece("capital", "red"),)}},
        {"headline": "Turn 2 · Red"},
        {"headline": "Red wins", "winners": ("red",)},
        {"look": Look(names=Names(lands={"cape": "The Cape"}))},
    ],
)
def test_what_happens_is_seen(more: dict[str, object]) -> None:
    assert ImageChops.difference(seen(), seen(**more)).getbbox()


def test_an_unknown_territory_is_named() -> None:
    with pytest.raises(CannotDraw, match="oz"):
        seen(highlights=("oz",))


@pytest.mark.parametrize("lands", [SHORE.territories, board("world").territories, board("middle_earth").territories])
def test_no_two_territories_of_a_side_cover_each_other(lands: tuple[str, ...]) -> None:
    radius = 30 * len(lands)
    places = list(ring(lands, (0, 0), radius).values())
    for side in (1, -1):
        rows = sorted(y for x, y in places if x * side > 0)
        assert all(after - before > 2 * ROUND for before, after in pairwise(rows))
