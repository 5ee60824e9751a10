"""What one game's boards have besides: declared by that game, in its shape, and left out where the territory is."""

from __future__ import annotations

from dataclasses import replace
from importlib.resources import files

import pytest
from pydantic import ValidationError

from rules.atlas.board import board
from rules.atlas.extras import DECLARED, Extra, trail_on
from rules.godstorm import RELIC_POINTS
from rules.lotr import PATH

BOARDS = sorted(
    file.name.removesuffix(".json")
    for file in files("rules.atlas").iterdir()
    if file.name.endswith(".json") and file.name != "names.json"
)


@pytest.mark.parametrize("name", BOARDS)
def test_every_extra_of_every_board_is_declared_and_read(name: str) -> None:
    found = board(name)
    assert set(found.extras) <= set(DECLARED)
    assert all(DECLARED[each].of(found) for each in found.extras)


def test_a_board_without_it_has_nothing() -> None:
    assert RELIC_POINTS.of(board("middle_earth")) == ()
    assert trail_on(board("ancient_earth")) == ()


def test_another_shape_is_refused() -> None:
    wrong = replace(board("middle_earth"), extras={"path": [["the_shire", "perhaps"]]})
    with pytest.raises(ValidationError):
        PATH.of(wrong)


def test_a_part_of_the_board_has_what_lies_on_it() -> None:
    whole = board("middle_earth")
    part = whole.part("base_2002")
    assert PATH.of(part) == PATH.of(whole)[: len(PATH.of(part))] != PATH.of(whole)
    assert trail_on(part) == PATH.of(part)


def test_two_games_cannot_declare_the_same() -> None:
    with pytest.raises(ValueError, match="path"):
        Extra("path", tuple[str, ...], (), lambda value, board: value)
