"""SEALED: what is in here spoils Risk Legacy for whoever plays it. A page shows a board that has grown, and has little
more to load than one that has not."""

from __future__ import annotations

import io

from PIL import Image

from renders import Look, Scene, SceneTrees, plain_sheet
from renders.board.art import art, art_of
from renders.games.legacy.sealed.grown_art import GrowthArt, NewLand
from rules.author import Holding
from rules.legacy.sealed.grown import Growth

ISLE = NewLand("the_isle", (690, 960), (("en", "The Isle"), ("fr", "L'Ile")))
GROWN = GrowthArt((ISLE,), Growth((ISLE.land,), ("",), (("brazil", "the_isle"), ("iceland", "siam"))))
LOOKS = {"en": Look(), "fr": Look("fr")}
MOST_KB = 400


def scene(change: GrowthArt | None) -> Scene:
    lands = (*art("legacy").territories, *([ISLE.land] if change else []))
    return Scene("legacy", dict.fromkeys(lands, Holding("red", 1)), change=change)


def test_an_island_can_be_tapped_and_its_waters_are_drawn() -> None:
    blobs: dict[str, bytes] = {}
    sheet = plain_sheet([scene(GROWN)], LOOKS, blobs, ["brazil|the_isle"])
    (outline,) = sheet["outlines"]["the_isle"]
    xs, ys = outline[::2], outline[1::2]
    assert min(xs) < ISLE.at[0] < max(xs)
    assert min(ys) < ISLE.at[1] < max(ys)
    assert sheet["names"]["fr"]["lands"]["the_isle"] == "L'Ile"
    assert sheet["routes"].keys() == {"brazil|the_isle"}
    assert SceneTrees(Look()).tree(scene(GROWN))["sheet"]["lands"]["the_isle"]["owner"] == "red"
    changed = sum(len(blobs[name]) for layer in sheet["patches"].values() for name, _, _ in layer)
    assert 0 < changed < MOST_KB * 1024
    name, x, y = next(one for one in sheet["patches"]["ground"] if is_around(one, ISLE.at))
    with Image.open(io.BytesIO(blobs[name])) as tile:
        shown = tile.getpixel((2 * ISLE.at[0] - x, 2 * ISLE.at[1] - y))
    painted = art_of(scene(GROWN)).sheet.ground.whole().getpixel((2 * ISLE.at[0], 2 * ISLE.at[1]))
    assert max(abs(a - b) for a, b in zip(shown, painted, strict=True)) < 24


def is_around(patch: tuple[str, int, int], at: tuple[int, int]) -> bool:
    _, x, y = patch
    return 0 <= 2 * at[0] - x < 256 and 0 <= 2 * at[1] - y < 256


def test_a_board_as_it_was_bought_needs_nothing_more() -> None:
    blobs: dict[str, bytes] = {}
    sheet = plain_sheet([scene(None)], LOOKS, blobs, [])
    assert sheet["patches"] == {"ground": [], "tint": []}
    assert len(blobs) == 2


def test_each_step_stands_on_the_ground_of_its_time() -> None:
    """The second ground tells only what is other than on the first, and an arrow to the island has its way."""
    trees, blobs = SceneTrees(Look()), dict[str, bytes]()
    grounds = [trees.tree(scene(change))["sheet"].get("ground", 0) for change in (None, GROWN, None, GROWN)]
    assert grounds == [0, 1, 0, 1]
    first = plain_sheet([scene(None)], LOOKS, {}, [])
    sheet = plain_sheet(trees.grounds["sheet"], LOOKS, blobs, ["brazil|the_isle", "brazil|peru"])
    assert sheet["routes"].keys() == {"brazil|the_isle", "brazil|peru"}
    assert {**sheet, "routes": {}} == {**first, "grounds": sheet["grounds"]}
    (later,) = sheet["grounds"]
    assert later["outlines"].keys() == {"the_isle"} == later["spots"].keys()
    assert later["patches"]["ground"]
    assert not {"size", "ground", "tint", "routes"} & later.keys()
