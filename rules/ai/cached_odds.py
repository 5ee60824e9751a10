"""A cache of exact invasion odds: the AI needs the same few hundred over and over."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from rules.house.calculated_risks import risk
from rules.risk.odds.dice_odds import Dice
from rules.risk.odds.invasion_odds import PLAIN, invasion_odds

MOST = 30
"""Larger armies are scaled down to this size, as their odds hardly differ."""


class Chances(NamedTuple):
    """The chance to conquer, and the attacker's expected losses."""

    win: float
    cost: float


NO_CHANCE = Chances(0.0, 0.0)


@lru_cache
def with_bonuses(attack: int, defence: int) -> Dice:
    """Dice with these bonuses on either side's highest die."""
    return Dice(attack, defence)


def chances(attackers: int, defenders: int, dice: Dice = PLAIN) -> Chances:
    """The chances of an invasion, as `invasion_odds` counts them: one more regiment than `attackers` stays behind."""
    if attackers < 1:
        return NO_CHANCE
    larger = max(attackers, defenders)
    if defenders <= MOST:
        return _count_chances(min(attackers, 2 * MOST), defenders, dice)
    ours, theirs = (max(1, armies * MOST // larger) for armies in (attackers, defenders))
    scaled = _count_chances(ours, theirs, dice)
    return Chances(scaled.win, scaled.cost * larger / MOST)


def stake_chances(attackers: int, defenders: int, dice: Dice = PLAIN) -> Chances:
    """The same under Calculated Risks, where a single throw decides with all armies staked."""
    if attackers < 1:
        return NO_CHANCE
    one = risk(attackers, defenders, dice.attack_bonus - dice.defence_bonus)
    return Chances(one.higher, attackers * (1 - one.higher))


@lru_cache(maxsize=1 << 14)
def _count_chances(attackers: int, defenders: int, dice: Dice) -> Chances:
    odds = invasion_odds(attackers, defenders, dice)
    return Chances(odds.win, odds.attacker_loses)
