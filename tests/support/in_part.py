"""Tests whose check runs with some of their values; the others run with `-m long`.

@in_part("seed", range(8), kept=range(2))
def test_a_game_ends(seed: int) -> None: ...
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Any

import pytest

CHECK = "not long"
"""The markers of the check, as `pyproject.toml` has them."""


class Run:
    """Which tests this run collects; `tests/conftest.py` says so before it does."""

    leaves_out_long = False
    """Whether long tests are left out: then nothing is made of them. They are as many as all others."""


def in_part(names: str, values: Sequence[Any], kept: Collection[Any]) -> pytest.MarkDecorator:
    """`pytest.mark.parametrize` with all these values, of which those not `kept` are marked long.

    Where `names` has several, each value is a tuple of as many. Raises `ValueError` where one of those kept is none of
    the values.
    """
    if strange := [value for value in kept if value not in values]:
        raise ValueError(f"none of the values: {strange}")
    several = "," in names
    made = [value for value in values if value in kept] if Run.leaves_out_long else values
    return pytest.mark.parametrize(
        names,
        [
            pytest.param(*(value if several else (value,)), marks=() if value in kept else pytest.mark.long)
            for value in made
        ],
    )


def is_long(function: object) -> bool:
    """Whether a test is marked long, whatever its values."""
    return any(mark.name == "long" for mark in getattr(function, "pytestmark", ()))
