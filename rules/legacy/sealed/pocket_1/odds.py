"""SEALED: what is in here spoils Risk Legacy for whoever plays it. Its rules of dice, and the exact odds where
doubles of the defender clone.

These go as in `rules/risk/odds/invasion_odds.py`, but for throws that bring the defender an army back.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache, lru_cache, partial
from operator import add
from typing import NamedTuple

from rules.risk.odds.dice_odds import (
    DICE_RULES,
    ENDS,
    GOES_ON,
    TAKES_ALL,
    Chances,
    DiceChanges,
    DiceRule,
    OpenDice,
    open_falls,
    shares,
)
from rules.risk.odds.invasion_odds import CROSSING, Odds, Row, mean_losses, odds_of, of_open_dice

NEVER = 1e-18
"""A smaller chance changes no sum of chances that makes 1."""
RETURNS = 3
"""How an invasion goes on after a throw: it brings the defender an army back, and goes on."""


LOCKED, SIXES_WIN = "locked", "sixes_win"
"""Rules of dice: nothing changes them; a six of the attacker beats a six."""


class Locked(DiceRule):
    def apply(self, faces: tuple[int, ...], natural: Sequence[int]) -> tuple[int, ...]:
        return tuple(natural)


class SixesWin(DiceRule):
    def beats(self, ours: int, theirs: int) -> bool:
        return ours > theirs or ours == theirs == 6


DICE_RULES.update({LOCKED: Locked(), SIXES_WIN: SixesWin()})


@dataclass(frozen=True, slots=True)
class CloningDice(OpenDice):
    """Dice of which two equal ones of the defender bring him an army back, if the territory still stands."""


class CloningThrow(NamedTuple):
    """As `OpenThrow`; `returns` are the chances of a throw that brings the defender an army back and goes on."""

    goes_on: Chances
    takes_all: Chances
    ends: Chances
    returns: Chances


Throws = tuple[tuple[CloningThrow, ...], ...]
"""The chances of each throw, `[attackers][defenders]`."""


def double(natural: Sequence[int]) -> bool:
    """Whether a side rolled two dice, and both alike."""
    return len(natural) == 2 and natural[0] == natural[1]


def after(changes: DiceChanges, roll: Sequence[int]) -> int:
    """How an invasion goes on after this roll of the defender."""
    return changes.after(roll) or (RETURNS if double(roll) else 0)


@odds_of.register
def of_cloning_dice(dice: CloningDice, attackers: int, defenders: int, until: int) -> Odds:
    """A single die of the defender is no double."""
    if dice.defence_dice < 2:
        return of_open_dice(dice, attackers, defenders, until)
    return _ReturningWalk(attackers, defenders, dice, until).odds()


class _ReturningWalk:
    """An invasion in which two equal dice of the defender bring him an army back (`CloningDice`).

    A throw then costs both sides together two armies or one, and none where a lone attacker wins his pair; so every
    state is followed, row by row, the most attackers first. `rows[a][d]` is the chance that comes to a state apart from
    the usual way: from states with all dice in which the territory stands whatever falls (`_follow`).
    """

    def __init__(self, attackers: int, defenders: int, dice: CloningDice, until: int) -> None:
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
            attacker_loses=mean_losses(tuple(self.ours)),
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
        begun = _cross_boxes(self.dice, usual)
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

    def _stop(self, throw: CloningThrow, attackers: int, chance: float) -> None:
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
def _cross_boxes(dice: CloningDice, throws: int) -> _Crossed:
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


_NO_THROW = CloningThrow((0.0, 0.0, 0.0), (0.0, 0.0, 0.0), (0.0, 0.0, 0.0), (0.0, 0.0, 0.0))


@cache
def _every_open_throw(dice: CloningDice, *, walled: bool) -> Throws:
    """Every throw that can be made; `walled`: a box is left."""
    changes = dice.changes._replace(boxes=int(walled))
    none = CloningThrow((), (), (), ())

    def throw(attack: int, defence: int) -> CloningThrow:
        falls = open_falls(changes, attack, defence, partial(after, changes))
        return CloningThrow(*shares([falls[group] for group in (GOES_ON, TAKES_ALL, ENDS, RETURNS)]))

    attackers, defenders = range(1, dice.attack_dice + 1), range(1, dice.defence_dice + 1)
    return ((), *((none, *(throw(a, d) for d in defenders)) for a in attackers))
