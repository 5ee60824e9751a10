"""The map compiler: the output for a source, its reproducibility, and the errors for an invalid source."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from support.in_part import in_part

from renders.board.art import ART, art
from renders.compiler.adjacency import contacts, trace
from renders.compiler.bake import compile_board
from renders.compiler.geography import Geography, survey
from renders.compiler.growth import FINE, grow
from renders.compiler.source import load, rough
from rules.author import Board, Region

BOARDS = sorted(folder.name for folder in ART.iterdir() if folder.is_dir())
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


def test_isles_go_with_their_territory_and_take_nobody_elses_land(tmp_path: Path) -> None:
    rings = [[[940, 400], [980, 400], [980, 440], [940, 440]], [[450, 240], [550, 240], [550, 340], [450, 340]]]
    plain, labels = grow(source(tmp_path), LANDS), grow(source(tmp_path, isles={"east": rings}), LANDS)
    assert labels[round(420 * 0.3 * FINE), round(960 * 0.4 * FINE)] == LANDS.index("east") + 1
    assert np.array_equal(labels[plain > 0], plain[plain > 0])


def laned(folder: Path, **changes: object) -> Geography:
    lands = {"all": Region(2, LANDS)}
    return survey(source(folder, **changes), Board("isle", lands, (("east", "west", "sea"),), (), {}))


def test_a_lane_without_harbours_runs_from_shore_to_shore(tmp_path: Path) -> None:
    geo = laned(tmp_path, lanes={"east|west": [[950, 500], [950, 950], [50, 950], [50, 500]]})
    (line,) = geo.lanes["east", "west"]
    for (x, y), land in ((line[0], "east"), (line[-1], "west")):
        assert geo.labels[int(y), int(x)] == LANDS.index(land) + 1
    assert max(y for _, y in line) > 280


def test_a_lane_may_leave_the_sheet_and_come_in_on_the_other_side(tmp_path: Path) -> None:
    geo = laned(tmp_path, lanes={"east|west": [[950, 480], [1030, 480], [-30, 480], [50, 480]]})
    out, back = geo.lanes["east", "west"]
    assert out[-1][0] > 400
    assert back[0][0] < 0
    assert out[-1][1] == back[0][1]
    assert all(x > 200 for x, _ in out)
    assert all(x < 200 for x, _ in back)


@in_part("name", BOARDS, kept=("underworld",))
def test_the_committed_realms_are_what_the_source_grows_into(name: str) -> None:
    grown = grow(load(name), art(name).board.territories)
    assert np.array_equal(grown, np.asarray(art(name).numbers.whole()))


@pytest.mark.long
@pytest.mark.parametrize("name", BOARDS)
def test_the_same_source_gives_the_same_bytes(tmp_path: Path, name: str) -> None:
    """With the same versions of the libraries, the committed art equals the compiled source."""
    made = compile_board(name, tmp_path)
    for file in made.iterdir():
        assert file.read_bytes() == (ART / name / file.name).read_bytes(), f"{file.name} differs"
