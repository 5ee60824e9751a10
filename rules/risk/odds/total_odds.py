"""The exact chance that the attacker's dice, added up, come to more than the defender's: one round of a godswar."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from itertools import accumulate

from rules.risk.odds.dice_odds import faces_left


@dataclass(frozen=True, slots=True)
class Sum:
    """One side's throw: its dice, what is added to their sum, and whether its ones are rerolled until none is left."""

    dice: int = 3
    added: int = 0
    rerolls_ones: bool = False

    def __post_init__(self) -> None:
        if self.dice < 1:
            raise ValueError("each side throws at least one die")


def higher_total(attack: Sum, defence: Sum, ties_to_attacker: bool = False) -> float:
    """The chance that the attacker's total is the higher one; equal totals are the defender's unless the attacker wins
    ties. It is counted in whole numbers, so nothing but the last division rounds."""
    ours, theirs = _ways(attack.dice, attack.rerolls_ones), _ways(defence.dice, defence.rerolls_ones)
    lead = attack.added - defence.added - (not ties_to_attacker)
    beaten = (0, *accumulate(theirs))
    last = len(theirs)
    wins = sum(ways * beaten[min(max(total + lead + 1, 0), last)] for total, ways in enumerate(ours))
    return wins / (sum(ours) * sum(theirs))


@cache
def _ways(dice: int, rerolls_ones: bool) -> tuple[int, ...]:
    """In how many ways the dice come to each sum, from 0 to the highest."""
    faces = faces_left(rerolls_ones)
    ways = [1]
    for _ in range(dice):
        longer = [0] * (len(ways) + faces[-1])
        for total, more in enumerate(ways):
            for face in faces:
                longer[total + face] += more
        ways = longer
    return tuple(ways)
