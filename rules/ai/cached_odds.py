"""A cache of exact invasion odds: the AI needs the same few hundred over and over."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from rules.house.calculated_risks import risk
from rules.risk.dice_odds import Dice
from rules.risk.invasion_odds import invasion

MOST = 30
"""Larger armies are scaled down to this size, as their odds hardly differ."""


class Chances(NamedTuple):
    """The chance to conquer, and the attacker's expected losses."""

    win: float
    cost: float


NO_CHANCE = Chances(0.0, 0.0)


def chances(attackers: int, defenders: int, attack_bonus: int = 0, defence_bonus: int = 0) -> Chances:
    """The chances of an invasion, as `invasion` counts them: one more regiment than `attackers` stays behind."""
    if attackers < 1:
        return NO_CHANCE
    larger = max(attackers, defenders)
    if defenders <= MOST:
        return _counted(min(attackers, 2 * MOST), defenders, attack_bonus, defence_bonus)
    ours, theirs = (max(1, armies * MOST // larger) for armies in (attackers, defenders))
    scaled = _counted(ours, theirs, attack_bonus, defence_bonus)
    return Chances(scaled.win, scaled.cost * larger / MOST)


def staked(attackers: int, defenders: int, attack_bonus: int = 0, defence_bonus: int = 0) -> Chances:
    """The same under Calculated Risks, where a single throw decides with all armies staked."""
    if attackers < 1:
        return NO_CHANCE
    one = risk(attackers, defenders, attack_bonus - defence_bonus)
    return Chances(one.higher, attackers * (1 - one.higher))


@lru_cache(maxsize=1 << 14)
def _counted(attackers: int, defenders: int, attack_bonus: int, defence_bonus: int) -> Chances:
    odds = invasion(attackers, defenders, Dice(attack_bonus, defence_bonus))
    return Chances(odds.win, odds.attacker_loses)
