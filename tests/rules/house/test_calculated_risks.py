"""Odds and luck under Calculated Risks: exact, and equal to the rules' results over all outcomes of the dice."""

from __future__ import annotations

from itertools import product
from statistics import mean

import pytest
from support.classic.position import BLUE, RED, field

from rules.house.calculated_risks import RiskTaken, losses, stake_odds
from rules.risk.odds.dice_odds import Dice
from rules.risk.odds.forecast import charge, forecast
from rules.risk.odds.luck import battles_of, luck_of

FALLS = tuple((a + b, c + d) for a, b, c, d in product(range(1, 7), repeat=4))


def every(attackers: int, defenders: int, bonus: int = 0) -> list[tuple[int, int]]:
    """Both sides' losses in each of the 1,296 outcomes of the dice."""
    return [
        losses(ours + attackers + bonus, theirs + defenders, attackers, defenders, defenders) for ours, theirs in FALLS
    ]


@pytest.mark.parametrize(("attackers", "defenders", "bonus"), [(1, 1, 0), (5, 3, 0), (4, 9, 1), (9, 1, -2), (30, 4, 0)])
def test_the_odds_are_those_of_one_throw_for_everything(attackers: int, defenders: int, bonus: int) -> None:
    ends = every(attackers, defenders, bonus)
    odds = stake_odds(attackers, defenders, Dice(attack_bonus=bonus), 0)
    assert odds.win == pytest.approx(mean(won == defenders for _, won in ends))
    assert odds.attacker_loses == pytest.approx(mean(lost for lost, _ in ends))
    assert odds.defender_loses == pytest.approx(mean(won for _, won in ends))
    assert sum(odds.attackers_left) == pytest.approx(sum(odds.defenders_left)) == pytest.approx(1)


def test_whoever_is_to_be_left_is_not_staked() -> None:
    odds = stake_odds(9, 4, Dice(), 3)
    assert odds.win == pytest.approx(stake_odds(6, 4, Dice(), 0).win)
    assert odds.attackers_left[:3] == (0.0, 0.0, 0.0)
    assert odds.attackers_left[3] + odds.attackers_left[9] == pytest.approx(1)
    assert stake_odds(4, 4, Dice(), 4).win == 0.0


def test_a_forecast_and_its_battle_go_by_the_house_rule() -> None:
    game = field(hold={"red": "alaska:10", "yellow": "alberta:6"}, calculated_risks="on")
    assert forecast(game.rules, game.state, RED, "alaska", "alberta") == stake_odds(9, 6, Dice(), 0)
    assert [charge(game.rules, game.state, "alaska", until) for until in (0, 4)] == [9, 5]
    plain = [field(hold={"red": f"alaska:{armies}", "yellow": "alberta:6"}) for armies in (10, 4)]
    assert [charge(game.rules, game.state, "alaska", 2) for game in plain] == [3, 3]


def risk_taken(attackers: int, defenders: int, there: int, lost: int, won: int) -> RiskTaken:
    scores = (7 + attackers, 7 + defenders)
    return RiskTaken(
        RED, BLUE, "alaska", "alberta", (3, 4), (2, 5), attackers, defenders, there, *scores, lost, won
    )  # fmt: skip


def test_luck_counts_both_stakes() -> None:
    """Five against three: the chances of both sides' losses come from the same 1,296 outcomes."""
    (clash,) = battles_of([risk_taken(5, 3, 3, 0, 3)])
    ends = every(5, 3)
    assert clash.expected == pytest.approx(mean(lost for lost, _ in ends))
    assert clash.answered == pytest.approx([mean(won == count for _, won in ends) for count in range(4)])
    lucks = luck_of([clash])
    assert (lucks[RED].fought, lucks[RED].lost, lucks[BLUE].fought, lucks[BLUE].lost) == (5, 0, 3, 3)
    assert lucks[RED].percentile > 0.5 > lucks[BLUE].percentile


def test_luck_knows_that_nobody_need_stay_where_others_stand() -> None:
    """Three of eight staked: at equal scores all three fall, for five stay."""
    (clash,) = battles_of([risk_taken(5, 3, 8, 5, 3)])
    assert clash.answered[2] == 0.0
