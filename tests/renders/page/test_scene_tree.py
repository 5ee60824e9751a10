"""Scenes as trees, and the patches between them."""

import copy
import json
import random
import re
from itertools import pairwise
from typing import Any

import pytest

from renders import SAFE_PALETTES, Look, Piece, Scene, SceneTrees, patch
from renders.board.art import art
from rules.author import Holding

COLOUR = "#[0-9a-f]{6}"


def scene(**changes: Any) -> Scene:
    held = {t: Holding("red" if k % 2 else "blue", 1 + k % 5) for k, t in enumerate(art("world").territories)}
    return Scene("world", held | changes.pop("held", {}), **changes)


def apply(tree: Any, change: Any) -> Any:
    """As the page applies a patch."""
    for key, value in change.items():
        if isinstance(value, dict) and isinstance(tree.get(key), dict):
            apply(tree[key], value)
        elif value is None:
            del tree[key]
        else:
            tree[key] = value
    return tree


def test_a_patch_turns_one_tree_into_another() -> None:
    pick, trees = random.Random(3), []
    for _ in range(60):
        tree: dict[str, Any] = {}
        for key in pick.sample("abcdef", 4):
            tree[key] = pick.choice([1, [1, 2], {"x": pick.randrange(3)}, {"x": {"y": [pick.randrange(2)]}, "z": 0}])
        trees.append(tree)
    for one, other in pairwise(trees):
        assert apply(copy.deepcopy(one), patch(one, other)) == other


def test_only_what_changes_is_in_a_patch() -> None:
    trees = SceneTrees(Look())
    before = trees.tree(scene())
    after = trees.tree(scene(held={"peru": Holding("green", 7)}))
    assert patch(before, before) == {}
    (land,) = patch(before, after)["sheet"]["lands"].items()
    assert land[0] == "peru"
    assert land[1]["owner"] == "green"
    assert land[1]["disc"][1] == "7"


def test_a_territory_out_of_play_has_no_holder() -> None:
    trees = SceneTrees(Look())
    whole = scene()
    held = {t: holding for t, holding in whole.holdings.items() if t != "peru"}
    assert "peru" not in trees.tree(Scene("world", held))["sheet"]["lands"]


def test_the_same_figure_is_drawn_once() -> None:
    """Captains of one colour are one figure, wherever they stand; those of another colour are another."""
    trees = SceneTrees(Look())
    pieces = {
        "peru": (Piece("captain", "red"),),
        "brazil": (Piece("captain", "red"),),
        "egypt": (Piece("captain", "blue"),),
    }
    lands = trees.tree(scene(pieces=pieces))["sheet"]["lands"]
    peru, brazil, egypt = (lands[t]["figures"][0][0] for t in ("peru", "brazil", "egypt"))
    assert peru == brazil != egypt
    anchor, strokes = trees.figures.plain()["figures"][peru]
    assert anchor == [11, 27]
    assert "#b22224" in str(strokes), "a banner in the red of the seats"


@pytest.mark.parametrize("palette", SAFE_PALETTES)
def test_a_figure_has_the_colours_of_every_palette(palette: str) -> None:
    """Put in the place of its own, they make it what it would be in a picture of that palette."""
    shown = scene(pieces={"peru": (Piece("captain", "red"),)}, marks={"africa": 1})
    trees, others = SceneTrees(Look()), SceneTrees(Look(palette=palette))
    assert trees.tree(shown) == others.tree(shown)
    plain, expected = trees.figures.plain(), others.figures.plain()
    changed = 0
    for number, (_, strokes) in enumerate(plain["figures"]):
        colours = plain["colours"][palette].get(number)
        changed += colours is not None
        text, own = json.dumps(strokes), re.findall(COLOUR, json.dumps(strokes))
        between = zip(re.split(COLOUR, text), [*(colours or own), ""], strict=True)
        assert "".join(part + colour for part, colour in between) == json.dumps(expected["figures"][number][1])
    assert changed > 3
