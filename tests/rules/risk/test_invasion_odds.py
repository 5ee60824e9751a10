"""The odds shown to players equal those from counting every outcome of the dice."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from fractions import Fraction
from functools import cache
from itertools import cycle, product

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from support.in_part import in_part

from rules.risk.odds.dice_odds import Dice, losses
from rules.risk.odds.invasion_odds import Odds, invasion_odds

LED = Dice(attack_bonus=1, defence_bonus=1)
KINDS = [
    Dice(),
    LED,
    Dice(defence_bonus=2),
    Dice(attack_bonus=1),
    Dice(defence_dice=1),
    Dice(lone_answers_lone=True, defence_bonus=1),
    Dice(attack_dice=2, attack_bonus=2, sides=4),
    Dice(attack_dice=1),
    Dice(attack_dice=3, defence_dice=3, sides=3, defence_bonus=1),
    Dice(ties_to_attacker=True),
    Dice(attack_rerolls_ones=True),
    Dice(defence_rerolls_ones=True, lone_answers_lone=True),
    Dice(ties_to_attacker=True, attack_rerolls_ones=True, defence_rerolls_ones=True),
    Dice(ties_to_attacker=True, attack_bonus=1, defence_bonus=2, defence_rerolls_ones=True, lone_answers_lone=True),
    Dice(attack_dice=2, sides=4, rethrown=True, ties_to_attacker=True, attack_rerolls_ones=True, attack_bonus=1),
]
REROLLS = 30
"""As good as endless: a die of four faces shows a one this often in a row once in 10 ** 18 times."""


@cache
def shown(sides: int, rerolls_ones: bool) -> tuple[list[int], Fraction]:
    """The faces that a die ends on and the chance of each, by following its rerolls one by one."""
    found = dict.fromkeys(range(1, sides + 1), Fraction(0))
    reached = Fraction(1)
    for _ in range(REROLLS if rerolls_ones else 1):
        for face in found:
            found[face] += reached / sides
        if rerolls_ones:
            reached, found[1] = found[1], Fraction(0)
    faces = [face for face, chance in found.items() if chance]
    (chance,) = {found[face].limit_denominator(100) for face in faces}
    return faces, chance


@cache
def counted(dice: Dice, attackers: int, defenders: int) -> dict[tuple[int, int], Fraction]:
    """One throw, by listing every fall of each side's dice: the chance of each (attacker loses, defender loses)."""
    a, d = min(attackers, dice.attack_dice), min(defenders, dice.defence_dice)
    if dice.lone_answers_lone and a == 1:
        d = 1
    attack, ours = shown(dice.sides, dice.attack_rerolls_ones)
    defence, theirs = shown(dice.sides, dice.defence_rerolls_ones)
    each = ours ** (a + dice.rethrown) * theirs**d
    reds: Counter[tuple[int, ...]] = Counter()
    for fall in product(attack, repeat=a + dice.rethrown):
        red = sorted(fall[:a])
        if dice.rethrown:
            red = sorted([max(red[0], fall[a]), *red[1:]])
        red[-1] += dice.attack_bonus
        reds[tuple(red)] += 1
    whites: Counter[tuple[int, ...]] = Counter()
    for fall in product(defence, repeat=d):
        white = sorted(fall)
        white[-1] += dice.defence_bonus
        whites[tuple(white)] += 1
    found: Counter[tuple[int, int]] = Counter()
    for (red_dice, ways), (white_dice, answers) in product(reds.items(), whites.items()):
        pairs = [(red_dice[-1 - k], white_dice[-1 - k]) for k in range(min(a, d))]
        won = len([1 for mine, other in pairs if mine > other or (mine == other and dice.ties_to_attacker)])
        found[len(pairs) - won, won] += ways * answers
    return {key: each * ways for key, ways in found.items()}


@cache
def fought(dice: Dice, attackers: int, defenders: int, until: int) -> dict[tuple[int, int], Fraction]:
    """A whole invasion in fractions, by following every path: the chance of each (attackers, defenders) left."""
    if defenders == 0 or attackers <= until:
        return {(attackers, defenders): Fraction(1)}
    found: dict[tuple[int, int], Fraction] = {}
    for (lost, won), chance in counted(dice, attackers, defenders).items():
        for end, share in fought(dice, attackers - lost, defenders - won, until).items():
            found[end] = found.get(end, Fraction(0)) + chance * share
    return found


@pytest.mark.parametrize(
    ("attackers", "defenders", "ways", "total"),
    [
        (3, 2, (2890, 2611, 2275), 7776),
        (3, 1, (855, 441), 1296),
        (2, 2, (295, 420, 581), 1296),
        (2, 1, (125, 91), 216),
        (1, 2, (55, 161), 216),
        (1, 1, (15, 21), 36),
    ],
)
def test_one_throw_has_the_chances_that_every_textbook_prints(
    attackers: int, defenders: int, ways: tuple[int, ...], total: int
) -> None:
    assert losses(Dice(), attackers, defenders) == pytest.approx([way / total for way in ways], abs=1e-15)


@pytest.mark.parametrize("dice", KINDS, ids=repr)
def test_one_throw_equals_a_count_of_every_fall(dice: Dice) -> None:
    for attackers, defenders in product(range(1, 5), repeat=2):
        expected = counted(dice, attackers, defenders)
        found = losses(dice, attackers, defenders)
        pairs = len(found) - 1
        assert {(lost, pairs - lost): p for lost, p in enumerate(found) if p} == pytest.approx(expected, abs=1e-15)


def test_the_published_chances_of_equal_armies_are_found_again() -> None:
    """Jason Osborne, "Markov Chains for the RISK Board Game Revisited" (2003), table of winning chances."""
    published = {(1, 1): 0.417, (2, 2): 0.363, (3, 3): 0.470, (5, 5): 0.506, (10, 10): 0.568}
    assert {size: round(invasion_odds(*size).win, 3) for size in published} == published


STOPS = (0, 1, 3, 4)
"""How many attackers are left where an invasion is called off; with 0 it is fought to its end."""


@in_part("dice, until", list(product(KINDS, STOPS)), kept=list(zip(KINDS, cycle(STOPS), strict=False)))
def test_an_invasion_equals_following_every_way_it_can_go(dice: Dice, until: int) -> None:
    for attackers, defenders in product((0, 1, 2, 3, 4, 5, 8), (0, 1, 2, 3, 4, 7)):
        ends = fought(dice, attackers, defenders, until)
        odds = invasion_odds(attackers, defenders, dice, until)
        assert odds.attackers_left == pytest.approx(summed(ends, 0, attackers), abs=1e-12)
        assert odds.defenders_left == pytest.approx(summed(ends, 1, defenders), abs=1e-12)
        assert odds.win == pytest.approx(float(summed(ends, 1, defenders)[0]), abs=1e-12)
        assert odds.attacker_loses == pytest.approx(float(sum((attackers - a) * p for (a, _), p in ends.items())))
        assert odds.defender_loses == pytest.approx(float(sum((defenders - d) * p for (_, d), p in ends.items())))


def summed(ends: dict[tuple[int, int], Fraction], side: int, most: int) -> list[float]:
    return [float(sum(p for end, p in ends.items() if end[side] == left)) for left in range(most + 1)]


def test_the_rings_captains_and_walls_shift_the_odds_as_players_expect() -> None:
    plain, captain = invasion_odds(10, 10).win, invasion_odds(10, 10, Dice(attack_bonus=1)).win
    walls = invasion_odds(10, 10, Dice(defence_bonus=1)).win
    both = invasion_odds(10, 10, Dice(defence_bonus=2)).win
    assert both < walls < plain < captain
    assert invasion_odds(10, 10, LED) == invasion_odds(10, 10), "one on each side's highest die changes nothing"


def test_a_lone_attacker_fares_better_where_one_die_answers_one() -> None:
    assert invasion_odds(1, 2, Dice(lone_answers_lone=True)).win > invasion_odds(1, 2).win
    assert invasion_odds(2, 1, Dice(lone_answers_lone=True)) == invasion_odds(2, 1)


def test_stopping_keeps_the_last_attackers_alive() -> None:
    odds = invasion_odds(10, 12, until=4)
    assert sum(odds.attackers_left[:3]) == 0, "a throw of 5 can cost two at most"
    assert odds.win < invasion_odds(10, 12).win
    assert invasion_odds(4, 12, until=4) == Odds(0.0, 0.0, 0.0, (0.0,) * 4 + (1.0,), (0.0,) * 12 + (1.0,))


NUMBERS = st.integers(0, 60)
DICE = st.builds(
    Dice,
    attack_bonus=st.integers(0, 2),
    defence_bonus=st.integers(0, 2),
    attack_dice=st.integers(1, 3),
    defence_dice=st.integers(1, 3),
    lone_answers_lone=st.booleans(),
    rethrown=st.booleans(),
    ties_to_attacker=st.booleans(),
    attack_rerolls_ones=st.booleans(),
    defence_rerolls_ones=st.booleans(),
)


@settings(max_examples=60, deadline=None)
@given(NUMBERS, NUMBERS, DICE, st.integers(0, 10))
def test_no_chance_is_lost_and_every_invasion_ends(attackers: int, defenders: int, dice: Dice, until: int) -> None:
    odds = invasion_odds(attackers, defenders, dice, until)
    assert sum(odds.attackers_left) == pytest.approx(1, abs=1e-12)
    assert sum(odds.defenders_left) == pytest.approx(1, abs=1e-12)
    assert min(odds.attackers_left + odds.defenders_left) >= 0
    stopped = sum(odds.attackers_left[: until + 1])
    assert odds.win + stopped >= 1 - 1e-12, "it ends by conquest or by the stop"
    assert 0 <= odds.win <= 1


@settings(max_examples=60, deadline=None)
@given(NUMBERS, NUMBERS, DICE)
def test_more_regiments_and_better_leaders_never_hurt(attackers: int, defenders: int, dice: Dice) -> None:
    win = invasion_odds(attackers, defenders, dice).win
    slack = 1e-9
    assert invasion_odds(attackers + 1, defenders, dice).win >= win - slack
    for change in ({"attack_bonus": dice.attack_bonus + 1}, {"ties_to_attacker": True}, {"attack_rerolls_ones": True}):
        assert invasion_odds(attackers, defenders, replace(dice, **change)).win >= win - slack
    assert invasion_odds(attackers, defenders, replace(dice, defence_rerolls_ones=True)).win <= win + slack
    assert invasion_odds(attackers, defenders, dice, until=2).win <= win + slack
    assert invasion_odds(attackers, defenders + 1, dice).win <= win + slack


def test_a_war_of_a_thousand_still_adds_up() -> None:
    odds = invasion_odds(1000, 1000, LED)
    assert sum(odds.attackers_left) == pytest.approx(1, abs=1e-11)
    assert odds.attacker_loses == pytest.approx(853.2, abs=0.1)


@pytest.mark.parametrize("numbers", [(-1, 3, 0), (3, -1, 0), (3, 3, -1)])
def test_negative_numbers_are_refused(numbers: tuple[int, int, int]) -> None:
    attackers, defenders, until = numbers
    with pytest.raises(ValueError, match="counted from 0"):
        invasion_odds(attackers, defenders, until=until)


def test_one_die_against_one_with_the_war_god_and_a_temple() -> None:
    """Of 36 falls the attacker wins 21 with ties. Where a die of the defender's is never one, 15 of 30."""
    assert losses(Dice(ties_to_attacker=True), 1, 1) == (21 / 36, 15 / 36)
    assert losses(Dice(ties_to_attacker=True, defence_rerolls_ones=True), 1, 1) == (15 / 30, 15 / 30)


def test_dice_without_another_face_cannot_be_rerolled() -> None:
    with pytest.raises(ValueError, match="another face"):
        Dice(sides=1, defence_rerolls_ones=True)


@pytest.mark.parametrize("wrong", [{"attack_dice": 0}, {"defence_dice": 0}, {"sides": 0}])
def test_dice_that_cannot_be_thrown_are_refused(wrong: dict[str, int]) -> None:
    with pytest.raises(ValueError, match="at least one"):
        Dice(**wrong)
