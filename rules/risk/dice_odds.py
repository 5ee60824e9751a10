"""Exact chances of both sides' losses in one throw, by counting all outcomes of the dice."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from functools import cache
from itertools import product
from operator import le, lt

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
    falls = [0] * (min(attack, defence) + 1)
    loses = lt if dice.ties_to_attacker else le
    attacking = _ranked(attack, faces_left(dice.attack_rerolls_ones, dice.sides), dice.attack_bonus, dice.rethrown)
    defending = _ranked(defence, faces_left(dice.defence_rerolls_ones, dice.sides), dice.defence_bonus)
    for ours, our_ways in attacking.items():
        for theirs, their_ways in defending.items():
            falls[sum(map(loses, ours, theirs))] += our_ways * their_ways
    return tuple(falls)


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
