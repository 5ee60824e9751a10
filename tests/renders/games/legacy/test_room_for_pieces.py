"""All that can stand on a territory of Risk Legacy's board stands on its land, apart from each other and from names.

Geometry alone: no board is painted. Where something stands depends on what else does, so every combination is tried.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache
from itertools import combinations

import pytest

from renders import Piece, Scene
from renders.board.art import art
from renders.board.pieces import find_shares, find_tied
from renders.board.sizes import COUNT, LANGUAGES, MARKER, PIECE, TAG, Box, around, meet, shrink
from renders.games.legacy import stickers
from renders.typefaces import measure

LEGACY = art("legacy")
ON_LAND, ABROAD = 0.8, 0.12
"""The least share of what stands there that is on its own land, and the most that is on another's."""
CLOSE = 3
"""How close to another's land a scar that no line ties may come, in board pixels."""
TOO_SMALL = {"iceland"}
"""The territories on which there is no room for a city, a scar and headquarters even at their smallest: the coast takes
some, each tied to the count where it is mostly off."""
COMBINATIONS: tuple[tuple[bool, bool, int], ...] = tuple(
    (quarters, city, scars) for quarters in (False, True) for city in (False, True) for scars in (0, 1)
)
"""Headquarters or none, a city with its name or none, scars."""


def shown(territory: str, quarters: bool, city: bool, scars: int) -> Scene:
    """The scene of one territory with these pieces."""
    stood = [Piece("headquarters", "red", "khan_industries")] * quarters + [Piece("major", "", "10")] * city
    marked = tuple(stickers.SCARS)[:scars]
    return Scene("legacy", {}, pieces={territory: tuple(stood)}, markers={territory: marked},
                 tags={territory: "Port-aux-Ours"} if city else {})  # fmt: skip


def box_at(territory: str, kind: str, box: Box) -> Box:
    """A box around a spot of a territory's."""
    at = LEGACY.spot(territory, kind)
    assert at is not None
    return around(*at, box)


def drawn(territory: str, scene: Scene) -> dict[int, Box]:
    """The boxes of what stands beside a territory's count, by the number of the spot."""
    spots, sizes = LEGACY.beside(territory), LEGACY.sizes(territory)
    boxes = {k: around(*spots[k], shrink(PIECE, sizes[k])) for k in range(len(scene.pieces[territory]))}
    for k in range(len(scene.markers[territory])):
        last = len(spots) - 1 - k
        boxes[last] = around(*spots[last], shrink(MARKER, sizes[last]))
    if territory in scene.tags:
        boxes[len(spots)] = box_at(territory, "tag", shrink(TAG, sizes[-1]))
    return boxes


@cache
def read(territory: str, language: str) -> Mapping[str, Box]:
    """The boxes of a territory's count and name."""
    name = LEGACY.text(territory, "names", language)
    assert name is not None
    width, height = measure("name", name.size, name.lines)
    return {
        "count": box_at(territory, "count", COUNT),
        "name": around(*name.at, (-width / 2, -height / 2, width / 2, height / 2)),
    }


def reads_as_its_own(territory: str, box: Box) -> bool:
    """Whether a box on the water lies right beside a territory, and no other is near."""
    left, top, right, bottom = box
    own, others = find_shares(LEGACY, territory, (left - 22, top - 22, right + 22, bottom + 22))
    return own > 0 and others == 0


def near_border(territory: str, box: Box) -> bool:
    """Whether another's land comes close to a box."""
    left, top, right, bottom = box
    return find_shares(LEGACY, territory, (left - CLOSE, top - CLOSE, right + CLOSE, bottom + CLOSE))[1] > 0


def flaws(territory: str, scene: Scene) -> Iterator[str]:
    boxes, tied = drawn(territory, scene), find_tied(LEGACY, scene, territory)
    for k, box in boxes.items():
        own, others = find_shares(LEGACY, territory, box)
        if others > ABROAD and own < ON_LAND:
            yield f"{territory}: spot {k} is on another's land"
        if own < ON_LAND and territory not in TOO_SMALL and k < len(LEGACY.beside(territory)):
            yield f"{territory}: spot {k} is off its land, {own:.2f}"
        named_beside = k == len(LEGACY.beside(territory)) and reads_as_its_own(territory, box)
        if own < 0.5 and k not in tied and not named_beside:
            yield f"{territory}: spot {k} is off its land, and nothing ties it"
        if k == len(LEGACY.beside(territory)) - 1 and k not in tied and near_border(territory, box):
            yield f"{territory}: the scar may be read as a neighbour's"
        for language in LANGUAGES:
            hidden = (what for what, other in read(territory, language).items() if meet(box, other))
            yield from (f"{territory}: spot {k} hides the {what}" for what in hidden)
    yield from (f"{territory}: {a} meets {b}" for a, b in combinations(boxes, 2) if meet(boxes[a], boxes[b]))


@pytest.mark.parametrize(("quarters", "city", "scars"), COMBINATIONS)
def test_pieces_stand_on_their_own_land_in_every_combination(quarters: bool, city: bool, scars: int) -> None:
    found = (flaw for t in LEGACY.territories for flaw in flaws(t, shown(t, quarters, city, scars)))
    assert list(found) == []
