"""The map compiler: what a source gives, that it always gives the same, and what a mistaken source says."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from renders.art import ART, art
from renders.compiler.bake import compile_board
from renders.compiler.contact import contacts, trace
from renders.compiler.growth import FINE, grow
from renders.compiler.source import load, rough
from rules.atlas import board

ISLE: dict[str, Any] = {
    "board": "isle",
    "sheet": {"width": 400, "height": 300, "margin": 10},
    "seed": 7,
    "land": [[[100, 100], [900, 100], [900, 900], [100, 900]]],
    "seeds": {"north": [[[500, 330]]], "east": [[[680, 500]]], "south": [[[500, 690]]], "west": [[[320, 500]]]},
    "rivers": {"brook": [[500, 480], [500, 560]]},
    "ranges": {},
    "bridges": {},
    "lanes": {},
    "colours": {},
    "titles": {"en": "Isle"},
    "furniture": {},
    "names": {"en": {}},
}
LANDS = ("north", "east", "south", "west")


def source(folder: Path, **changes: object) -> Any:
    (folder / "isle.json").write_text(json.dumps({**ISLE, **changes}), encoding="utf-8")
    return load("isle", folder)


def test_a_few_points_grow_into_whole_lands(tmp_path: Path) -> None:
    labels = grow(source(tmp_path), LANDS)
    assert labels.shape == (300 * FINE, 400 * FINE)
    assert set(np.unique(labels)) == {0, 1, 2, 3, 4}
    assert labels[0, 0] == 0, "the sea belongs to nobody"
    for number, name in enumerate(LANDS, 1):
        x, y = ISLE["seeds"][name][0][0]
        assert labels[round(y * 0.3 * FINE), round(x * 0.4 * FINE)] == number


def test_common_borders_are_traced_from_end_to_end(tmp_path: Path) -> None:
    labels = grow(source(tmp_path), LANDS)[::FINE, ::FINE]
    found = contacts(labels, LANDS)
    assert ("north", "west") in found
    for spots in found.values():
        longest = max(trace(spots), key=len)
        spread = np.ptp(spots, axis=0).max()
        assert np.hypot(longest[-1][0] - longest[0][0], longest[-1][1] - longest[0][1]) > 0.6 * spread


def test_a_seed_that_stands_in_the_sea_is_named(tmp_path: Path) -> None:
    seeds = {**ISLE["seeds"], "south": [[[500, 990]]]}
    with pytest.raises(ValueError, match="south"):
        grow(source(tmp_path, seeds=seeds), LANDS)


def test_there_is_no_board_without_a_source(tmp_path: Path) -> None:
    with pytest.raises(FileNotFoundError, match="atlantis"):
        load("atlantis", tmp_path)


def test_roughness_keeps_the_points_that_were_given_and_repeats() -> None:
    line = ((0.0, 0.0), (80.0, 10.0), (90.0, 90.0))
    rugged = rough(line, 0.15, "coast")
    assert set(line) <= set(rugged)
    assert rugged == rough(line, 0.15, "coast")
    assert rugged != rough(line, 0.15, "another coast")


def test_the_committed_realms_are_what_the_source_grows_into() -> None:
    grown = grow(load("middle_earth"), board("middle_earth").territories)
    assert np.array_equal(grown, np.asarray(art("middle_earth").numbers))


@pytest.mark.long
def test_the_same_source_gives_the_same_bytes(tmp_path: Path) -> None:
    """On the same versions of the libraries; the committed art is the source's."""
    made = compile_board("middle_earth", tmp_path)
    for file in made.iterdir():
        assert file.read_bytes() == (ART / "middle_earth" / file.name).read_bytes(), f"{file.name} differs"
