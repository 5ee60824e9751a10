"""The chance to win a throw for the higher total, against a count of every fall of the dice."""

from __future__ import annotations

from fractions import Fraction
from itertools import product
from random import Random
from statistics import mean

import pytest

from rules.risk import Sum, higher_total


def counted(attack: Sum, defence: Sum, ties: bool) -> Fraction:
    """The same chance, by listing every outcome of all dice; one that is rerolled until none is left is 2 to 6."""
    ours = product(range(1 + attack.rerolls_ones, 7), repeat=attack.dice)
    theirs = [sum(fall) + defence.added for fall in product(range(1 + defence.rerolls_ones, 7), repeat=defence.dice)]
    totals = [sum(fall) + attack.added for fall in ours]
    wins = sum(mine > other or (ties and mine == other) for mine in totals for other in theirs)
    return Fraction(wins, len(totals) * len(theirs))


@pytest.mark.parametrize("ties", [False, True])
@pytest.mark.parametrize(
    ("attack", "defence"),
    [
        (Sum(), Sum()),
        (Sum(1, 3), Sum(1, 5)),
        (Sum(3, 7), Sum(3, 4, rerolls_ones=True)),
        (Sum(4, 2, rerolls_ones=True), Sum(3, 6)),
        (Sum(2, 1, rerolls_ones=True), Sum(4, 1, rerolls_ones=True)),
        (Sum(3, -2), Sum(2, 3)),
    ],
    ids=repr,
)
def test_it_equals_a_count_of_every_fall(attack: Sum, defence: Sum, ties: bool) -> None:
    expected = counted(attack, defence, ties)
    assert higher_total(attack, defence, ties) == expected.numerator / expected.denominator


def test_one_die_against_one_is_what_everybody_knows() -> None:
    assert higher_total(Sum(1), Sum(1)) == 15 / 36
    assert higher_total(Sum(1), Sum(1), ties_to_attacker=True) == 21 / 36
    assert higher_total(Sum(1), Sum(1, rerolls_ones=True), ties_to_attacker=True) == 15 / 30


def test_equal_sides_share_all_but_the_ties() -> None:
    for dice in (3, 4, 5, 6, 9):
        both = higher_total(Sum(dice), Sum(dice)) + higher_total(Sum(dice), Sum(dice), ties_to_attacker=True)
        assert both == pytest.approx(1, abs=1e-15)


def test_nobody_catches_up_with_a_lead_that_no_dice_can_make_good() -> None:
    assert higher_total(Sum(3, 15), Sum(3)) == 1 - 1 / 6**6, "three ones and fifteen against three sixes: a tie"
    assert higher_total(Sum(3, 15), Sum(3), ties_to_attacker=True) == 1
    assert (higher_total(Sum(3, 100), Sum(3)), higher_total(Sum(3), Sum(3, 100))) == (1, 0)


def test_thrown_dice_agree() -> None:
    """Five dice with rerolled ones and 2 armies against six dice and 4 armies, thrown 20,000 times."""
    chance = Random(14)

    def total(side: Sum) -> int:
        thrown = [chance.randint(1, 6) for _ in range(side.dice)]
        while side.rerolls_ones and 1 in thrown:
            thrown = [chance.randint(1, 6) if face == 1 else face for face in thrown]
        return sum(thrown) + side.added

    attack, defence = Sum(5, 2, rerolls_ones=True), Sum(6, 4)
    won = mean(total(attack) > total(defence) for _ in range(20_000))
    assert higher_total(attack, defence) == pytest.approx(won, abs=0.015)


def test_a_side_without_dice_is_refused() -> None:
    with pytest.raises(ValueError, match="at least one die"):
        Sum(0)
