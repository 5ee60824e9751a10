"""The exact odds of an invasion: the chance to win, expected losses, and what is left of either side. No simulation.

As long as both sides throw all their dice, every throw has the same chances and costs the same number of regiments in
all. After n throws the chances of the attacker's losses are therefore the coefficients of the n-th power of one small
polynomial, and repeated multiplication of a single row computes all those states. Losses never come back, so an
invasion that has reached the border (few attackers or few defenders) stays there; those states are computed one by one.

Dice that change on the table go the same way (`_Walk`). There a throw may also end the invasion, and the first throws
may have other chances than the rest, while boxes of a wall are left; so a state at the border knows how many are.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache, singledispatch

from rules.risk.odds.dice_odds import Dice, OpenDice, OpenThrow, losses, open_throw

Row = list[float]
Throws = tuple[tuple[OpenThrow, ...], ...]
"""The chances of each throw, `[attackers][defenders]`."""


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


def in_percent(chance: float) -> int:
    """A chance in whole percent, as players read it and as their orders compare it; 0 and 100 only if exact."""
    return min(max(round(chance * 100), 1 if chance > 0 else 0), 100 if chance >= 1 else 99)


PLAIN = Dice()
CROSSING = 3
"""A throw of so many attackers crosses a box."""


def invasion_odds(attackers: int, defenders: int, dice: Dice = PLAIN, until: int = 0) -> Odds:
    """The odds when `attackers` (all can fight; one more stays behind) attack `defenders` repeatedly until no defender
    or at most `until` attackers are left. Raises `ValueError` if a number is negative."""
    if min(attackers, defenders, until) < 0:
        raise ValueError("attackers, defenders and the stop are counted from 0")
    return odds_of(dice, attackers, defenders, until)


@singledispatch
def odds_of(dice: Dice, attackers: int, defenders: int, until: int) -> Odds:
    """As `invasion_odds`, by the kind of dice: those that follow other ways are registered."""
    return _outcome(_walk(attackers, defenders, dice, until))


@odds_of.register
def of_open_dice(dice: OpenDice, attackers: int, defenders: int, until: int) -> Odds:
    """Of dice that change on the table."""
    return _Walk(attackers, defenders, dice, until).odds()


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
    return _odds(tuple(sum(row) for row in ends), tuple(sum(column) for column in zip(*ends, strict=True)))


def _odds(attackers_left: tuple[float, ...], defenders_left: tuple[float, ...]) -> Odds:
    return Odds(
        win=min(defenders_left[0], 1.0),
        attacker_loses=mean_losses(attackers_left),
        defender_loses=mean_losses(defenders_left),
        attackers_left=attackers_left,
        defenders_left=defenders_left,
    )


class _Walk:
    """An invasion with dice that change on the table. `ours` and `theirs` collect the chances of what is left.

    `edge` holds, by attackers left, the chance of each state at the border: (defenders, boxes) left. Where there are
    too few attackers to cross boxes, it only counts whether there is one.
    """

    def __init__(self, attackers: int, defenders: int, dice: OpenDice, until: int) -> None:
        self.dice, self.until, self.few = dice, until, max(dice.attack_dice, until + 1)
        self.ours, self.theirs = [0.0] * (attackers + 1), [0.0] * (defenders + 1)
        self.edge: list[dict[tuple[int, int], float]] = [{} for _ in range(attackers + 1)]
        self.bare = _every_open_throw(dice, walled=False)
        self.walled = _every_open_throw(dice, walled=True) if dice.changes.boxes else self.bare

    def odds(self) -> Odds:
        attackers, defenders, dice = len(self.ours) - 1, len(self.theirs) - 1, self.dice
        boxes = dice.changes.boxes
        if attackers < self.few or defenders < dice.defence_dice:
            self._arrive(attackers, defenders, boxes, 1.0)
        else:
            self._walk_middle(attackers, defenders, boxes)
        for a in range(attackers, self.until, -1):
            here, able = self.edge[a], min(a, dice.attack_dice)
            if not here:
                continue
            most, left = (defenders, 1) if a < self.few else (dice.defence_dice - 1, boxes)
            for d in range(min(defenders, most), 0, -1):
                for b in range(left, -1, -1):
                    if chance := here.get((d, b), 0.0):
                        throw = (self.walled if b else self.bare)[able][min(d, dice.defence_dice)]
                        self._throw(throw, a, d, b - (b and able >= CROSSING), chance)
        return _odds(tuple(self.ours), tuple(self.theirs))

    def _throw(self, throw: OpenThrow, attackers: int, defenders: int, boxes: int, chance: float) -> None:
        """Add what one throw makes of a state; `boxes` are left after it."""
        each = len(throw.goes_on) - 1
        for lost, (goes_on, takes_all, ends) in enumerate(zip(*throw, strict=True)):
            left, answer = attackers - lost, defenders - each + lost
            if goes_on:
                self._arrive(left, answer, boxes, chance * goes_on)
            if takes_all or ends:
                self.ours[left] += chance * (takes_all + ends)
                self.theirs[0] += chance * takes_all
                self.theirs[answer] += chance * ends

    def _arrive(self, attackers: int, defenders: int, boxes: int, chance: float) -> None:
        """Add the chance of a state at the border, or of one at which the invasion is over."""
        if attackers <= self.until or not defenders:
            self.ours[attackers] += chance
            self.theirs[defenders] += chance
        else:
            at = defenders, boxes if attackers >= CROSSING else min(boxes, 1)
            here = self.edge[attackers]
            here[at] = here.get(at, 0.0) + chance

    def _walk_middle(self, attackers: int, defenders: int, boxes: int) -> None:
        """As `_walk_middle` of dice that do not change, with what each throw ends."""
        most, answer = self.dice.attack_dice, self.dice.defence_dice
        most_lost, most_won = attackers - self.few, defenders - answer
        row, low, gone = [1.0], 0, 0
        while row:
            goes_on, takes_all, ends = (self.walled if boxes else self.bare)[most][answer]
            boxes -= boxes > 0 and most >= CROSSING
            gone += len(goes_on) - 1
            if any(takes_all):
                self._stop(_times(row, takes_all), attackers - low)
            if any(ends):
                self._stop(_times(row, ends), attackers - low, defenders - gone + low)
            row = _times(row, goes_on)
            start = min(max(gone - most_won - low, 0), len(row))
            stop = max(most_lost + 1 - low, start)
            for k in (*range(start), *range(stop, len(row))):
                self._arrive(attackers - low - k, defenders - gone + low + k, boxes, row[k])
            row, low = row[start:stop], low + start

    def _stop(self, chances: Row, attackers: int, defenders: int | None = None) -> None:
        """Add the chances of invasions that a throw has ended, the most `attackers` left first.

        With so many first the fewest `defenders` are left; None: the territory is taken.
        """
        ours, theirs = self.ours, self.theirs
        if defenders is None:
            theirs[0] += sum(chances)
        else:
            for left, chance in enumerate(chances, defenders):
                theirs[left] += chance
        for lost, chance in enumerate(chances):
            ours[attackers - lost] += chance


@cache
def _every_open_throw(dice: OpenDice, *, walled: bool) -> Throws:
    """As `_every_throw`, for dice that change on the table."""
    none = OpenThrow((), (), ())
    attackers, defenders = range(1, dice.attack_dice + 1), range(1, dice.defence_dice + 1)
    return ((), *((none, *(open_throw(dice.changes, a, d, walled=walled) for d in defenders)) for a in attackers))


def blend(ways: Sequence[tuple[float, Odds]]) -> Odds:
    """The odds where each of these, for the same armies, holds with its chance; the chances sum to 1."""
    if len(ways) == 1:
        return ways[0][1]
    return Odds(
        win=min(sum(chance * odds.win for chance, odds in ways), 1.0),
        attacker_loses=sum(chance * odds.attacker_loses for chance, odds in ways),
        defender_loses=sum(chance * odds.defender_loses for chance, odds in ways),
        attackers_left=_mix([(chance, odds.attackers_left) for chance, odds in ways]),
        defenders_left=_mix([(chance, odds.defenders_left) for chance, odds in ways]),
    )


def _mix(ways: Sequence[tuple[float, tuple[float, ...]]]) -> tuple[float, ...]:
    return tuple(sum(chance * left[k] for chance, left in ways) for k in range(len(ways[0][1])))


def mean_losses(left: tuple[float, ...]) -> float:
    return sum(lost * chance for lost, chance in enumerate(reversed(left)))
