"""The points that a table can rewind to: steps that still stand, and no others."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.store.rewind_points import RewindPoint, RewindPoints

GAME = RewindPoints(last=30, begun=(3, 10, 20, 30), undone=())
"""Thirty steps, four turns; the fourth has just begun."""


@pytest.mark.parametrize(("turn", "first"), [(1, 4), (2, 11), (3, 21)])
def test_the_beginning_of_a_turn_is_right_after_the_step_in_which_it_began(turn: int, first: int) -> None:
    assert GAME.turn(turn) == RewindPoint(first, turn)


@pytest.mark.parametrize("turn", [-1, 0, 4, 5, 10**9])
def test_a_turn_that_has_not_been_played_is_nowhere(turn: int) -> None:
    assert GAME.turn(turn) is None


@pytest.mark.parametrize(("step", "there"), [(0, False), (-3, False), (1, True), (30, True), (31, False)])
def test_the_game_begins_at_its_beginning(step: int, there: bool) -> None:
    assert (GAME.answer(step) is not None) is there


def test_what_was_taken_back_cannot_be_gone_back_into() -> None:
    """Step 25 undid everything from 15 on: the third turn, which began in 20, is gone; 26 continued from 14."""
    back = RewindPoints(last=30, begun=(3, 10, 20, 28), undone=((25, 15),))
    assert back.turns() == (3, 10, 28)
    assert back.turn(3) == RewindPoint(29, 3)
    assert back.answer(17) is None
    assert back.answer(25) is None
    assert back.answer(14) == RewindPoint(14)
    assert back.answer(26) == RewindPoint(26)
    assert not back.reaches(20)


def test_nothing_goes_back_past_a_correction_of_the_rules() -> None:
    newer = RewindPoints(last=30, begun=(3, 10, 20), undone=(), rules_since=12)
    assert (newer.turn(1), newer.turn(2), newer.turn(3)) == (None, None, RewindPoint(21, 3))
    assert newer.answer(12) == RewindPoint(12)


@settings(deadline=None)
@given(st.data())
def test_whatever_is_reached_is_the_fold_of_what_stands_before_it(data: st.DataObject) -> None:
    """A model with numbers: each step appends itself, each rewind truncates; the game before `first` is what stands."""
    history: list[list[int]] = [[]]
    undone: list[tuple[int, int]] = []
    last = data.draw(st.integers(1, 25))
    for step in range(1, last + 1):
        points = RewindPoints(step - 1, (), tuple(undone))
        first = data.draw(st.integers(1, step))
        if data.draw(st.booleans()) and points.reaches(first):
            undone.append((step, first))
            history.append(history[first - 1])
        else:
            history.append([*history[-1], step])
    points = RewindPoints(last, (), tuple(undone))
    for first in range(1, last + 1):
        if points.reaches(first):
            before = history[first - 1]
            assert history[-1][: len(before)] == before
            assert all(step >= first for step in history[-1][len(before) :])
        elif points.answer(first):
            raise AssertionError("an answer that cannot be reached")
