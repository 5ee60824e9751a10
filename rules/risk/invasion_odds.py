"""The exact odds of an invasion: chances to win, expected losses, and what is left on either side. No simulation.

While both sides still throw all their dice, every throw has the same chances and takes the same number of regiments
in all. So after n throws the attacker's losses are spread as the coefficients of the n-th power of one small
polynomial, and one row of numbers, multiplied on, walks through the whole middle of the war. Losses never come back: a
war that has left the middle stays in the border (few attackers or few defenders), which is walked state by state.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

from rules.risk.dice_odds import Dice, losses

Row = list[float]


@dataclass(frozen=True, slots=True)
class Odds:
    """What an invasion may bring.

    `win` is the chance that no defender is left; `attacker_loses` and `defender_loses` are expected regiments.
    `attackers_left[k]` and `defenders_left[k]` are the chances that exactly k are left when it ends (of the attackers
    those who may fight, without the one who stays behind); each sums to 1.
    """

    win: float
    attacker_loses: float
    defender_loses: float
    attackers_left: tuple[float, ...]
    defenders_left: tuple[float, ...]


PLAIN = Dice()


def invasion(attackers: int, defenders: int, dice: Dice = PLAIN, until: int = 0) -> Odds:
    """The odds when `attackers` (all may fight; one more stays behind) attack `defenders` again and again until no
    defender or at most `until` attackers are left. `ValueError` when a number is negative."""
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
    """Spill into `ends` the chance of each first state with fewer than `few` attackers or too few defenders for all
    their dice. `row[k]` is the chance that the attacker has lost `low + k` and all dice were thrown every time."""
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
    """Play on, from the most regiments to the fewest, every state in which somebody can no longer throw all dice."""
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
    """The chances of each throw, `[attackers][defenders]`, up to the numbers that throw all their dice."""
    defenders = range(1, dice.defence_dice + 1)
    return ((), *(((), *(losses(dice, a, d) for d in defenders)) for a in range(1, dice.attack_dice + 1)))


def _outcome(ends: list[Row]) -> Odds:
    """Add the ends up by what is left of either side."""
    attackers_left = tuple(sum(row) for row in ends)
    defenders_left = tuple(sum(column) for column in zip(*ends, strict=True))
    return Odds(
        win=min(defenders_left[0], 1.0),
        attacker_loses=_expected_losses(attackers_left),
        defender_loses=_expected_losses(defenders_left),
        attackers_left=attackers_left,
        defenders_left=defenders_left,
    )


def _expected_losses(left: tuple[float, ...]) -> float:
    return sum(lost * chance for lost, chance in enumerate(reversed(left)))
