"""What it costs to clear an army, in expectation: the mean and the variance of the attacker's losses."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from math import erf, sqrt
from typing import NamedTuple

from rules.risk.odds.dice_odds import Dice
from rules.risk.odds.invasion_odds import invasion_odds, mean_losses

MOST = 40
"""Larger armies are counted in proportion to one of this size."""


class Losses(NamedTuple):
    """What an attacker with plenty of armies loses until nobody defends: mean and variance, in armies."""

    mean: float
    variance: float


NO_LOSSES = Losses(0.0, 0.0)
LossesAgainst = Callable[[int], Losses]
"""The losses against so many defenders."""


@cache
def losses_with(dice: Dice) -> LossesAgainst:
    """The attacker's losses with these dice, from the exact odds."""

    @cache
    def against(defenders: int) -> Losses:
        if defenders > MOST:
            each, times = against(MOST), defenders / MOST
            return Losses(each.mean * times, each.variance * times)
        if defenders < 1:
            return NO_LOSSES
        plenty = 4 * defenders + 12
        left = invasion_odds(plenty, defenders, dice).attackers_left
        mean = mean_losses(left)
        return Losses(mean, sum((plenty - count - mean) ** 2 * chance for count, chance in enumerate(left)))

    return against


def chance_of(spare: float, variance: float) -> float:
    """The chance that losses of this variance stay below their mean and `spare` armies more."""
    return 0.5 + 0.5 * erf(spare / sqrt(2 * variance + 0.02))
