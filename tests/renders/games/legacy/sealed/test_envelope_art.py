"""SEALED: what is in here spoils Risk Legacy for whoever plays it. The drawings of the envelope."""

from __future__ import annotations

import json
from dataclasses import replace

import pytest
from PIL import ImageChops

from renders import SceneTrees
from renders.board.art import art
from renders.board.paint import whole
from renders.games.legacy.scene import inside, world_between
from renders.games.legacy.sealed.envelope import AT, SIGNS
from renders.look import Look
from rules.legacy.campaign.campaign import Campaign, OpenedPack
from rules.legacy.sealed.envelope.kept import AMONG, CONTENT, LABEL

SHUT = Campaign(members=("ann",))


def opened(drawn: int) -> Campaign:
    pack = OpenedPack(4, "ann", json.dumps({"content": CONTENT, "salt": "0"}), drawn)
    return Campaign(members=("ann",), packs={LABEL: pack})


@pytest.mark.parametrize("drawn", range(1, len(AMONG) + 1))
def test_the_open_envelope_lies_on_the_board_with_the_sign_of_what_was_in_it(drawn: int) -> None:
    look, legacy = Look(), art("legacy")
    before, after = (whole(legacy, look, world_between(now, "", {})) for now in (SHUT, opened(drawn)))
    assert inside(opened(drawn), LABEL) == (SIGNS[AMONG[drawn - 1]["id"]],)
    box = ImageChops.difference(before, after).getbbox()
    assert box is not None
    assert (box[0] + box[2]) / 2 == pytest.approx(AT[0], abs=12)
    assert (box[1] + box[3]) / 2 == pytest.approx(AT[1], abs=12)


def test_a_page_draws_the_envelope_too() -> None:
    trees = SceneTrees(Look())
    ((number, *spot),) = trees.tree(world_between(opened(1), "", {}))["sheet"]["over"]
    _, strokes = trees.figures.plain()["figures"][number]
    assert tuple(spot) == AT
    assert sum(stroke[0] == "shape" for stroke in strokes) == 1, "the sign of what was in it"


def test_a_sea_on_which_nobody_attacks_has_every_lane_crossed_out() -> None:
    look, legacy = Look(), art("legacy")
    lanes = tuple((one, other) for one, other, kind in legacy.board.links if kind == "sea")
    scene = world_between(SHUT, "", {})
    before, after = (whole(legacy, look, shown) for shown in (scene, replace(scene, closed=lanes)))
    difference = ImageChops.difference(before, after).convert("L").point([0] * 40 + [255] * 216)
    for one, other in lanes:
        points = [p for part in legacy.anchors["lanes"]["|".join(sorted((one, other)))] for p in part]
        near = [difference.crop((int(x) - 9, int(y) - 9, int(x) + 9, int(y) + 9)).getbbox() for x, y in points]
        assert any(near), (one, other)
