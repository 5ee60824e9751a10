"""The exact odds of an invasion: the chance to win, expected losses, and what is left of either side. No simulation.

As long as both sides throw all their dice, every throw has the same chances and costs the same number of regiments in
all. After n throws the chances of the attacker's losses are therefore the coefficients of the n-th power of one small
polynomial, and repeated multiplication of a single row computes all those states. Losses never come back, so an
invasion that has reached the border (few attackers or few defenders) stays there; those states are computed one by one.

Dice that change on the table go the same way (`_Walk`). There a throw may also end the invasion, and the first throws
may have other chances than the rest, while boxes of a wall are left; so a state at the border knows how many are.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache, lru_cache
from operator import add
from typing import NamedTuple

from rules.risk.dice_odds import Dice, OpenDice, OpenThrow, losses, open_throw

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


PLAIN = Dice()
NEVER = 1e-18
"""A smaller chance changes no sum of chances that makes 1."""
CROSSING = 3
"""A throw of so many attackers crosses a box."""


def invasion(attackers: int, defenders: int, dice: Dice = PLAIN, until: int = 0) -> Odds:
    """The odds when `attackers` (all can fight; one more stays behind) attack `defenders` repeatedly until no defender
    or at most `until` attackers are left. Raises `ValueError` if a number is negative."""
    if min(attackers, defenders, until) < 0:
        raise ValueError("attackers, defenders and the stop are counted from 0")
    if isinstance(dice, OpenDice):
        returning = dice.changes.doubles_return and dice.defence_dice > 1
        return (_ReturningWalk if returning else _Walk)(attackers, defenders, dice, until).odds()
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
    return _odds(tuple(sum(row) for row in ends), tuple(sum(column) for column in zip(*ends, strict=True)))


def _odds(attackers_left: tuple[float, ...], defenders_left: tuple[float, ...]) -> Odds:
    return Odds(
        win=min(defenders_left[0], 1.0),
        attacker_loses=_expected_losses(attackers_left),
        defender_loses=_expected_losses(defenders_left),
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
        for lost, (goes_on, takes_all, ends, _) in enumerate(zip(*throw, strict=True)):
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
            goes_on, takes_all, ends, _ = (self.walled if boxes else self.bare)[most][answer]
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


class _ReturningWalk:
    """An invasion in which two equal dice of the defender bring him an army back (`DiceChanges.doubles_return`).

    A throw then costs both sides together two armies or one, and none where a lone attacker wins his pair; so every
    state is followed, row by row, the most attackers first. `rows[a][d]` is the chance that comes to a state apart from
    the usual way: from states with all dice in which the territory stands whatever falls (`_follow`).
    """

    def __init__(self, attackers: int, defenders: int, dice: OpenDice, until: int) -> None:
        self.attackers, self.defenders, self.dice, self.until = attackers, defenders, dice, until
        self.room = defenders + (attackers if dice.attack_dice == 1 else (attackers + 1) // 2) + 5
        self.ours, self.theirs = [0.0] * (attackers + 1), [0.0] * self.room

    def odds(self) -> Odds:
        boxes, bare = self.dice.changes.boxes, _every_open_throw(self.dice, walled=False)
        crossed, rows = self._begin(boxes)
        if crossed < boxes:
            walled, crossing = _every_open_throw(self.dice, walled=True), self.dice.attack_dice >= CROSSING
            rows, kept = self._cross_boxes(crossed, boxes, walled, rows)
            self._follow(walled, kept, min(self.attackers, CROSSING - 1) if crossing else self.attackers)
        self._follow(bare, rows, self.attackers)
        left = self.theirs[: max(self.defenders, *(d for d, chance in enumerate(self.theirs) if chance)) + 1]
        return Odds(
            win=min(left[0], 1.0),
            attacker_loses=_expected_losses(tuple(self.ours)),
            defender_loses=self.defenders - sum(d * chance for d, chance in enumerate(left)),
            attackers_left=tuple(self.ours),
            defenders_left=tuple(left),
        )

    def _rows(self) -> list[Row]:
        return [[0.0] * self.room for _ in range(self.attackers + 1)]

    def _arrive(self, rows: list[Row], attackers: int, defenders: int, chance: float) -> None:
        """Add the chance of a state from which the invasion goes on, or of one at which it is over."""
        if attackers <= self.until or not defenders:
            self.ours[attackers] += chance
            self.theirs[defenders] += chance
        else:
            rows[attackers][defenders] += chance

    def _throw(self, throws: Throws, rows: list[Row], attackers: int, defenders: int, chance: float) -> None:
        """Add what one throw makes of a state; after one that changes nothing the dice are thrown again."""
        throw = throws[min(attackers, self.dice.attack_dice)][min(defenders, self.dice.defence_dice)]
        each = len(throw.goes_on) - 1
        same = throw.returns[0] if each == 1 < defenders else 0.0
        chance /= 1 - same
        for lost, (goes_on, takes_all, ends, returns) in enumerate(zip(*throw, strict=True)):
            left, answer = attackers - lost, defenders - each + lost
            back = answer + bool(answer)
            self._arrive(rows, left, answer, chance * goes_on)
            if lost or not same:
                self._arrive(rows, left, back, chance * returns)
            self.ours[left] += chance * (takes_all + ends)
            self.theirs[0] += chance * takes_all
            self.theirs[back] += chance * ends

    def _begin(self, boxes: int) -> tuple[int, list[Row]]:
        """Follow the first throws that cross a box, as long as all throw all their dice and nobody has come to the end.

        Returns how many those are, and the states after them.
        """
        rows, usual = self._rows(), 0
        if self.dice.attack_dice >= CROSSING:
            usual = min(boxes, (self.attackers - max(self.until, 0) - 1) // 2, (self.defenders - 1) // 2)
        if usual < 1:
            self._arrive(rows, self.attackers, self.defenders, 1.0)
            return 0, rows
        begun = _crossed(self.dice, usual)
        for (lost, gone), chance in begun.left.items():
            rows[self.attackers - lost][self.defenders - gone] += chance
        for lost, chance in begun.stopped.items():
            self.ours[self.attackers - lost] += chance
        for gone, chance in begun.barred.items():
            self.theirs[self.defenders - gone] += chance
        self.theirs[0] += begun.taken
        return usual, rows

    def _cross_boxes(self, crossed: int, boxes: int, walled: Throws, rows: list[Row]) -> tuple[list[Row], list[Row]]:
        """Follow the throws that cross the other boxes. Returns the states without boxes, and those that cross no more
        of them because the attackers are too few: there the walls stay."""
        few = CROSSING if self.dice.attack_dice >= CROSSING else self.attackers + 1
        kept = [*rows[:few], *self._rows()[few:]]
        for before in range(crossed, boxes):
            after = self._rows()
            if before < boxes - 1:
                after[:few] = kept[:few]
            least = max(self.defenders - 2 * before, 0)
            for a in range(max(few, self.attackers - 2 * before), self.attackers + 1):
                for d, chance in enumerate(rows[a][least : self.defenders + before + 1], least):
                    if chance:
                        self._throw(walled, after, a, d, chance)
            rows = after
        return rows, kept

    def _follow(self, throws: Throws, rows: list[Row], most: int) -> None:
        """Follow the states of these rows, with `most` attackers or fewer, to the end.

        `above` and `higher` are the chances of the states with one and with two attackers more on the usual way: from
        there a row gets what costs the attacker one and two.
        """
        none = [0.0] * self.room
        above, higher, above_throw, higher_throw = none, none, _NO_THROW, _NO_THROW
        ended = dict.fromkeys(range(1, self.dice.attack_dice + 1), none)
        for a in range(most, max(self.until - 2, -1), -1):
            row, here, throw, able = rows[a], none, _NO_THROW, min(a, self.dice.attack_dice)
            one, one_back = above_throw.goes_on[1], above_throw.returns[1]
            two, two_back = higher_throw.goes_on[2], higher_throw.returns[2]
            top = min(self.defenders + (self.attackers - a) // 2 + 1, self.room - 3) if able > 1 else self.room - 3
            arriving = zip(
                row[top:2:-1], above[top + 1 : 3 : -1], above[top:2:-1], higher[top:2:-1], higher[top - 1 : 1 : -1],
                strict=True,
            )  # fmt: skip
            row[2] += one * above[3]
            if a > self.until and able > 1:
                throw = throws[able][2]
                none_lost, none_back = throw.goes_on[0], throw.returns[0]
                found, x, before = none[top + 1 :], 0.0, 0.0
                for apart, up, at, far, far_down in arriving:
                    before, x = x, (
                        apart + one * up + one_back * at + two * far + two_back * far_down
                        + none_lost * before + none_back * x
                    )  # fmt: skip
                    found.append(x)
                here = [0.0, 0.0, 0.0, *reversed(found)]
                row[2] += none_lost * here[4] + none_back * here[3]
                row[1] += none_lost * here[3]
                self._stop(throw, a, sum(found))
                if any(throw.ends):
                    ended[able] = [*map(add, ended[able], here)]
            else:
                row[top:2:-1] = [
                    apart + one * up + one_back * at + two * far + two_back * far_down
                    for apart, up, at, far, far_down in arriving
                ]  # fmt: skip
            for d in (2, 1) if here is not none else range(self.room - 3, 0, -1):
                if (chance := row[d]) > NEVER:
                    if a > self.until:
                        self._throw(throws, rows, a, d, chance)
                    else:
                        self._arrive(rows, a, d, chance)
            above, higher, above_throw, higher_throw = here, above, throw, above_throw
        for able, chances in ended.items():
            for lost, ends in enumerate(throws[able][2].ends):
                for d, chance in enumerate(chances[3:-2], 2 + lost):
                    self.theirs[d] += chance * ends

    def _stop(self, throw: OpenThrow, attackers: int, chance: float) -> None:
        """Add the invasions that a throw from states on the usual way ends, apart from the defenders who are left."""
        self.theirs[0] += chance * sum(throw.takes_all)
        for lost, (takes_all, ends) in enumerate(zip(throw.takes_all, throw.ends, strict=True)):
            self.ours[attackers - lost] += chance * (takes_all + ends)


class _Crossed(NamedTuple):
    """What the first throws of an invasion make of it, whatever the armies: the chances of what is left by how many
    attackers and defenders it cost, of invasions that ended by the attackers lost (`stopped`) and, of those that were
    not `taken`, by the defenders gone (`barred`)."""

    left: dict[tuple[int, int], float]
    stopped: dict[int, float]
    barred: dict[int, float]
    taken: float


@lru_cache(maxsize=256)
def _crossed(dice: OpenDice, throws: int) -> _Crossed:
    """So many throws of all dice at walls with a box left."""
    throw = _every_open_throw(dice, walled=True)[dice.attack_dice][dice.defence_dice]
    left, stopped, barred, taken = {(0, 0): 1.0}, defaultdict[int, float](float), defaultdict[int, float](float), 0.0
    for _ in range(throws):
        after: dict[tuple[int, int], float] = defaultdict(float)
        for (lost, gone), before in left.items():
            for more, (goes_on, takes_all, ends, returns) in enumerate(zip(*throw, strict=True)):
                fallen = gone + 2 - more
                after[lost + more, fallen] += before * goes_on
                after[lost + more, fallen - 1] += before * returns
                stopped[lost + more] += before * (takes_all + ends)
                barred[fallen - 1] += before * ends
                taken += before * takes_all
        left = after
    return _Crossed(left, stopped, barred, taken)


_NO_THROW = OpenThrow((0.0, 0.0, 0.0), (0.0, 0.0, 0.0), (0.0, 0.0, 0.0), (0.0, 0.0, 0.0))


@cache
def _every_open_throw(dice: OpenDice, *, walled: bool) -> Throws:
    """As `_every_throw`, for dice that change on the table."""
    none = OpenThrow((), (), (), ())
    attackers, defenders = range(1, dice.attack_dice + 1), range(1, dice.defence_dice + 1)
    return ((), *((none, *(open_throw(dice.changes, a, d, walled=walled) for d in defenders)) for a in attackers))


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
