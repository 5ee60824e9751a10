"""A check of the boards in both directions: the pictures show what the rules say, and nothing else."""

from __future__ import annotations

from copy import copy
from dataclasses import replace

import pytest

from renders.board.art import ART, art
from renders.compiler.honesty import CHECKS, check_spots_beside
from renders.compiler.source import load

BOARDS = sorted(folder.name for folder in ART.iterdir() if folder.is_dir())


@pytest.mark.parametrize("check", CHECKS)
@pytest.mark.parametrize("name", BOARDS)
def test_a_board_shows_what_the_rules_say_and_can_be_read(name: str, check: str) -> None:
    assert [*CHECKS[check](art(name))] == []


@pytest.mark.parametrize("name", BOARDS)
def test_pieces_beside_a_count_hide_nothing_that_is_read_and_stand_on_or_off_their_own_shore(name: str) -> None:
    assert [*check_spots_beside(art(name), load(name).beside)] == []


@pytest.mark.parametrize("name", BOARDS)
def test_a_board_is_small_enough_to_ship(name: str) -> None:
    assert sum(file.stat().st_size for file in (ART / name).iterdir()) < 3 * 1024 * 1024


def test_the_checks_are_not_blind() -> None:
    """A border that the rules do not have, and a port, are told by name."""
    drawn = copy(art("world"))
    a, b, _ = next(link for link in drawn.board.links if link[2] == "land")
    left = tuple(link for link in drawn.board.links if link[:2] != (a, b))
    drawn.board = replace(drawn.board, links=left, ports=(a,))
    assert [*CHECKS["borders"](drawn)] == [f"{min(a, b)} and {max(a, b)} touch, and the rules do not join them"]
    assert [*CHECKS["ports"](drawn)] == [f"the port of {a} is not drawn"]
