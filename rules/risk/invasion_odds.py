"""The exact odds of an invasion: the chance to win, expected losses, and what is left of either side. No simulation.

As long as both sides throw all their dice, every throw has the same chances and costs the same number of regiments in
all. After n throws the chances of the attacker's losses are therefore the coefficients of the n-th power of one small
polynomial, and repeated multiplication of a single row computes all those states. Losses never come back, so an
invasion that has reached the border (few attackers or few defenders) stays there; those states are computed one by one.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache

from rules.risk.dice_odds import Dice, losses

Row = list[float]


@dataclass(frozen=True, slots=True)
class Odds:
    """The odds of an invasion.

    `win` is the chance that no defender is left; `attacker_loses` and `defender_loses` are expected regiments.
    `attackers_left[k]` and `defenders_left[k]` are the chances that exactly k are left when it ends (for the attacker,
    of those who can fight, without the one who stays behind); each sums to 1.
    """

    win: float
    attacker_loses: float
    defender_loses: float
    attackers_left: tuple[float, ...]
    defenders_left: tuple[float, ...]


PLAIN = Dice()


def invasion(attackers: int, defenders: int, dice: Dice = PLAIN, until: int = 0) -> Odds:
    """The odds when `attackers` (all can fight; one more stays behind) attack `defenders` repeatedly until no defender
    or at most `until` attackers are left. Raises `ValueError` if a number is negative."""
    if min(attackers, defenders, until) < 0:
        raise ValueError("attackers, defenders and the stop are counted from 0")
    return _outcome(_walk(attackers, defenders, dice, until))


def _walk(attackers: int, defenders: int, dice: Dice, until: int) -> list[Row]:
    """The chance of every state `[attackers left][defenders left]` at which the invasion ends; elsewhere 0."""
    ends = [[0.0] * (defenders + 1) for _ in range(attackers + 1)]
    few = max(dice.attack_dice, until + 1)
    if attackers < few or defenders < dice.defence_dice:
        ends[attackers][defenders] = 1.0
    else:
        _walk_middle(ends, few, dice)
    _walk_border(ends, few, dice, until)
    return ends


def _walk_middle(ends: list[Row], few: int, dice: Dice) -> None:
    """Add to `ends` the chance of each first state with fewer than `few` attackers or too few defenders for all their
    dice. `row[k]` is the chance that the attacker has lost `low + k` after throws with all dice."""
    attackers, defenders = len(ends) - 1, len(ends[0]) - 1
    chances = _every_throw(dice)[-1][-1]
    each, most_lost, most_won = len(chances) - 1, attackers - few, defenders - dice.defence_dice
    row, low, gone = [1.0], 0, 0
    while row:
        row, gone = _times(row, chances), gone + each
        start = min(max(gone - most_won - low, 0), len(row))
        stop = max(most_lost + 1 - low, start)
        for k in (*range(start), *range(stop, len(row))):
            ends[attackers - low - k][defenders - gone + low + k] += row[k]
        row, low = row[start:stop], low + start


def _times(row: Row, chances: tuple[float, ...]) -> Row:
    """The product of two polynomials, lowest power first."""
    if len(chances) == 3:
        none, one, both = chances
        return [none * x + one * y + both * z for x, y, z in zip([*row, 0, 0], [0, *row, 0], [0, 0, *row], strict=True)]
    product = [0.0] * (len(row) + len(chances) - 1)
    for power, chance in enumerate(chances):
        for k, x in enumerate(row, power):
            product[k] += chance * x
    return product


def _walk_border(ends: list[Row], few: int, dice: Dice, until: int) -> None:
    """Compute, from the most regiments to the fewest, every state in which a side can no longer throw all its dice."""
    all_defenders = len(ends[0]) - 1
    throws = _every_throw(dice)
    for a in range(len(ends) - 1, until, -1):
        here, row = ends[a], throws[min(a, dice.attack_dice)]
        for d in range(all_defenders if a < few else min(all_defenders, dice.defence_dice - 1), 0, -1):
            if here[d]:
                chance, here[d] = here[d], 0.0
                chances = row[min(d, dice.defence_dice)]
                each = len(chances) - 1
                for lost, share in enumerate(chances):
                    ends[a - lost][d - each + lost] += chance * share


@cache
def _every_throw(dice: Dice) -> tuple[tuple[tuple[float, ...], ...], ...]:
    """The chances of each throw, `[attackers][defenders]`, up to the numbers with which all dice are thrown."""
    defenders = range(1, dice.defence_dice + 1)
    return ((), *(((), *(losses(dice, a, d) for d in defenders)) for a in range(1, dice.attack_dice + 1)))


def _outcome(ends: list[Row]) -> Odds:
    """Sum the end states into what is left of each side."""
    attackers_left = tuple(sum(row) for row in ends)
    defenders_left = tuple(sum(column) for column in zip(*ends, strict=True))
    return Odds(
        win=min(defenders_left[0], 1.0),
        attacker_loses=_expected_losses(attackers_left),
        defender_loses=_expected_losses(defenders_left),
        attackers_left=attackers_left,
        defenders_left=defenders_left,
    )


def blended(ways: Sequence[tuple[float, Odds]]) -> Odds:
    """The odds where each of these, for the same armies, holds with its chance; the chances sum to 1."""
    if len(ways) == 1:
        return ways[0][1]
    return Odds(
        win=min(sum(chance * odds.win for chance, odds in ways), 1.0),
        attacker_loses=sum(chance * odds.attacker_loses for chance, odds in ways),
        defender_loses=sum(chance * odds.defender_loses for chance, odds in ways),
        attackers_left=_mixed([(chance, odds.attackers_left) for chance, odds in ways]),
        defenders_left=_mixed([(chance, odds.defenders_left) for chance, odds in ways]),
    )


def _mixed(ways: Sequence[tuple[float, tuple[float, ...]]]) -> tuple[float, ...]:
    return tuple(sum(chance * left[k] for chance, left in ways) for k in range(len(ways[0][1])))


def _expected_losses(left: tuple[float, ...]) -> float:
    return sum(lost * chance for lost, chance in enumerate(reversed(left)))
