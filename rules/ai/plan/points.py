"""Games that points decide: what counts for them, and the chance to have most of them at the end."""

from __future__ import annotations

from collections.abc import Iterable
from math import exp, sqrt
from typing import NamedTuple

from rules.ai.plan.terms import Terms

CERTAIN, DOUBT = 0.15, 0.6
"""The variance of the outcome at the end, and how much it grows with each turn before."""


class Weight(NamedTuple):
    """What one of something counts: at the end of the game, and more for each turn that its owner has left."""

    now: float
    turn: float


def sharpness(turns: float) -> float:
    """How sharply what counts decides, so many turns before the end."""
    return 1.0 / sqrt(CERTAIN + DOUBT * turns)


def chance_of_most(on: Terms, mine: float, others: Iterable[float], sharp: float) -> float:
    """The chance that whoever plans has most points, by what counts for him and for each of the others: 0 to 1."""
    hopes = [exp((each - mine) * sharp) for each in others]
    rest = 1.0 + sum(hopes)
    return 1.0 / (rest + on.weights.grudge * max(hopes) if on.weights.grudge and hopes else rest)
