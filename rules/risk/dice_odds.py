"""Exact chances of both sides' losses in one throw, by counting all outcomes of the dice."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from itertools import product
from operator import gt, le, lt
from typing import NamedTuple

from rules.kernel.tagged import Value

Chances = tuple[float, ...]
"""The chances of losing 0, 1, 2… regiments."""


@dataclass(frozen=True, slots=True)
class Dice:
    """How the two sides throw throughout an invasion.

    Each side throws as many dice as it may, at most `attack_dice` and `defence_dice`; a defender who always throws one
    die has `defence_dice=1`. The bonuses are added to that side's own highest die, which may exceed six.
    `lone_answers_lone`: against a single attack die only one defence die is thrown (edition of 2002). `rethrown`: the
    attacker throws the lowest die once more and keeps the better (the house rule Continental Power).
    `ties_to_attacker`: the attacker wins a pair of equal dice. A side that rerolls ones rerolls all of them until none
    is left, those of a die thrown again too.
    """

    attack_bonus: int = 0
    defence_bonus: int = 0
    attack_dice: int = 3
    defence_dice: int = 2
    sides: int = 6
    lone_answers_lone: bool = False
    rethrown: bool = False
    ties_to_attacker: bool = False
    attack_rerolls_ones: bool = False
    defence_rerolls_ones: bool = False

    def __post_init__(self) -> None:
        if min(self.attack_dice, self.defence_dice, self.sides) < 1:
            raise ValueError("each side throws at least one die, and a die has at least one face")
        if self.sides == 1 and (self.attack_rerolls_ones or self.defence_rerolls_ones):
            raise ValueError("a die whose ones are rerolled has another face")

    @classmethod
    def led(cls, captain: bool = False, stronghold: bool = False, defending_captain: bool = False) -> Dice:
        """The dice in Middle-earth: a captain adds one, and for the defender a stronghold too (Trilogy, combat)."""
        return cls(attack_bonus=int(captain), defence_bonus=int(stronghold) + int(defending_captain))


class SideChanges(Value, omit_defaults=True):
    """What a game's rules do to one side's dice: numbers added to the highest, to the lowest and to each.

    Which die is the highest and which the lowest is seen as they were rolled; of equal ones only one is, and a lone die
    is both. All is added, then a face below 1 counts as 1 and one above 6 as 6. `locked`: nothing changes these dice.
    `rerolls_ones`: ones are rolled again until none is left. `sixes_win`: the side's six beats a six.
    """

    highest: int = 0
    lowest: int = 0
    each: int = 0
    locked: bool = False
    rerolls_ones: bool = False
    sixes_win: bool = False

    def __add__(self, other: SideChanges) -> SideChanges:
        return SideChanges(
            self.highest + other.highest,
            self.lowest + other.lowest,
            self.each + other.each,
            self.locked or other.locked,
            self.rerolls_ones or other.rerolls_ones,
            self.sixes_win or other.sixes_win,
        )

    def applied(self, natural: Sequence[int], sides: int = 6) -> tuple[int, ...]:
        """The faces after the changes, of dice as they were rolled, highest first; each die keeps its place."""
        if self.locked:
            return tuple(natural)
        faces = [face + self.each for face in natural]
        faces[0] += self.highest
        faces[-1] += self.lowest
        return tuple([min(max(face, 1), sides) for face in faces])

    def hand(self, natural: Sequence[int]) -> tuple[int, ...]:
        """The faces after the changes of dice rolled in any order, highest first."""
        return tuple(sorted(self.applied(sorted(natural, reverse=True)), reverse=True))


UNCHANGED = SideChanges()


class DiceChanges(NamedTuple):
    """What a game's rules do to the dice of a battle, and what follows from dice as they were rolled.

    `walls` are further changes of the defender's dice, as long as `boxes` are left: each throw of three attackers
    crosses one, and counts with the one that it crosses. `triple_takes_all`: three equal dice of the attacker take the
    territory if they kill anybody. `double_six_ends`: two sixes of the defender end the invasion. `doubles_return`: two
    equal dice of the defender bring an army back, if the territory still stands.
    """

    attack: SideChanges = UNCHANGED
    defence: SideChanges = UNCHANGED
    walls: SideChanges = UNCHANGED
    boxes: int = 0
    triple_takes_all: bool = False
    double_six_ends: bool = False
    doubles_return: bool = False

    @property
    def guarding(self) -> SideChanges:
        """The changes of the defender's dice in the next throw."""
        return self.defence + self.walls if self.boxes else self.defence


UNCHANGED_DICE = DiceChanges()


@dataclass(frozen=True, slots=True)
class OpenDice(Dice):
    """Dice of six sides that the rules change one by one after the throw; besides, only their numbers count."""

    changes: DiceChanges = UNCHANGED_DICE


def triple(natural: Sequence[int]) -> bool:
    """Whether a side rolled three equal dice."""
    return len(natural) == 3 and len(set(natural)) == 1


def double_six(natural: Sequence[int]) -> bool:
    """Whether a side rolled two sixes."""
    return natural.count(6) >= 2


def double(natural: Sequence[int]) -> bool:
    """Whether a side rolled two dice, and both alike."""
    return len(natural) == 2 and natural[0] == natural[1]


def mean(chances: Chances) -> float:
    """The mean of a distribution."""
    return sum(lost * chance for lost, chance in enumerate(chances))


def losses(dice: Dice, attackers: int, defenders: int) -> Chances:
    """The chances that the attacker loses 0, 1, 2… regiments in one throw of `attackers` against `defenders`.

    Both are at least 1, and all the attackers are free to fight. The two sides together lose `len(result) - 1`
    regiments, one for each pair of dice compared.
    """
    attack, defence = thrown(dice, attackers, defenders)
    falls = _falls(dice, attack, defence)
    total = sum(falls)
    return tuple(count / total for count in falls)


def thrown(dice: Dice, attackers: int, defenders: int) -> tuple[int, int]:
    """How many dice each side throws when `attackers` regiments, all free to fight, meet `defenders`."""
    attack = min(attackers, dice.attack_dice)
    most = 1 if dice.lone_answers_lone and attack == 1 else dice.defence_dice
    return attack, min(defenders, most)


@cache
def _falls(dice: Dice, attack: int, defence: int) -> tuple[int, ...]:
    """How many outcomes of the dice cost the attacker 0, 1, 2… regiments."""
    if isinstance(dice, OpenDice):
        return tuple(map(sum, zip(*_open_falls(dice.changes, attack, defence), strict=True)))
    falls = [0] * (min(attack, defence) + 1)
    loses = lt if dice.ties_to_attacker else le
    attacking = _ranked(attack, faces_left(dice.attack_rerolls_ones, dice.sides), dice.attack_bonus, dice.rethrown)
    defending = _ranked(defence, faces_left(dice.defence_rerolls_ones, dice.sides), dice.defence_bonus)
    for ours, our_ways in attacking.items():
        for theirs, their_ways in defending.items():
            falls[sum(map(loses, ours, theirs))] += our_ways * their_ways
    return tuple(falls)


class OpenThrow(NamedTuple):
    """The chances that the attacker loses 0, 1, 2… in a throw after which the invasion goes on, in one that takes the
    territory by a triple, in one that two sixes of the defender end, and in one that brings the defender an army back
    and goes on."""

    goes_on: Chances
    takes_all: Chances
    ends: Chances
    returns: Chances


def open_throw(changes: DiceChanges, attack: int, defence: int, *, walled: bool) -> OpenThrow:
    """The chances of one throw of so many dice; `walled`: a box is left."""
    return _open_throw(changes._replace(boxes=int(walled)), attack, defence)


@cache
def _open_throw(changes: DiceChanges, attack: int, defence: int) -> OpenThrow:
    every = _open_falls(changes, attack, defence)
    total = sum(map(sum, every))
    return OpenThrow(*(tuple(count / total for count in falls) for falls in every))


def _open_falls(changes: DiceChanges, attack: int, defence: int) -> tuple[list[int], ...]:
    """How many outcomes of the dice cost the attacker 0, 1, 2… regiments: as in `OpenThrow`."""
    pairs = min(attack, defence)
    every = goes_on, takes_all, ends, returns = tuple([0] * (pairs + 1) for _ in range(4))
    attacking: Counter[tuple[tuple[int, ...], bool]] = Counter()
    for roll, ways in _rolls(attack, faces_left(changes.attack.rerolls_ones)).items():
        attacking[changes.attack.hand(roll)[:pairs], changes.triple_takes_all and triple(roll)] += ways
    defending: Counter[tuple[tuple[int, ...], bool, bool]] = Counter()
    for roll, ways in _rolls(defence, faces_left(changes.guarding.rerolls_ones)).items():
        holds, grows = changes.double_six_ends and double_six(roll), changes.doubles_return and double(roll)
        defending[changes.guarding.hand(roll)[:pairs], holds, grows] += ways
    for (ours, takes), our_ways in attacking.items():
        for (theirs, holds, grows), their_ways in defending.items():
            lost = pairs - pairs_won(ours, theirs, changes.attack.sixes_win)
            falls = takes_all if takes and lost < pairs else ends if holds else returns if grows else goes_on
            falls[lost] += our_ways * their_ways
    return every


@cache
def _rolls(count: int, faces: range) -> Counter[tuple[int, ...]]:
    """Every roll of so many dice, highest first, with the number of ways to roll it."""
    return Counter(tuple(sorted(roll, reverse=True)) for roll in product(faces, repeat=count))


def pairs_won(attack: Sequence[int], defence: Sequence[int], sixes_win: bool) -> int:
    """How many pairs of dice on the table the attacker wins, both sides' highest first; with `sixes_win` equal sixes
    too."""
    won: int = sum(map(gt, attack, defence))
    return won + sum(ours == theirs == 6 for ours, theirs in zip(attack, defence, strict=False)) if sixes_win else won


def faces_left(rerolls_ones: bool, sides: int = 6) -> range:
    """The faces that a die ends on, all equally likely: without the one where ones are rerolled until none is left."""
    return range(2 if rerolls_ones else 1, sides + 1)


@cache
def _ranked(count: int, faces: range, bonus: int, rethrown: bool = False) -> Counter[tuple[int, ...]]:
    """Every outcome of a side's dice, highest first and with its bonus, with the number of ways to throw it."""
    every = product(faces, repeat=count + rethrown)
    return Counter(_hand(improved(thrown[:-1], thrown[-1]) if rethrown else thrown, bonus) for thrown in every)


def improved(faces: tuple[int, ...], again: int) -> tuple[int, ...]:
    """The dice after the lowest was thrown again as `again`, if that is better."""
    at = faces.index(min(faces))
    return (*faces[:at], max(faces[at], again), *faces[at + 1 :])


def _hand(faces: tuple[int, ...], bonus: int) -> tuple[int, ...]:
    first, *rest = sorted(faces, reverse=True)
    return (first + bonus, *rest)
