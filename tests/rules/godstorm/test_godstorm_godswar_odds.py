"""The odds of an attack in which gods meet: the godswar is part of them, before the dice."""

from __future__ import annotations

from typing import Any

import pytest
from support.godstorm.position import BLUE, Field, field

from rules.godstorm.godswar import RiskGod
from rules.risk.combat.battle import Defend
from rules.risk.combat.calling_off import CallOff
from rules.risk.combat.invasion import Attack
from rules.risk.odds.dice_odds import Dice
from rules.risk.odds.forecast import forecast
from rules.risk.odds.invasion_odds import invasion_odds
from rules.risk.odds.total_odds import Sum, higher_total

HOLD = {"blue": "gaul:6", "green": "liguria:4 roma"}
WAR_DICE = Dice(ties_to_attacker=True)


def win(game: Field, *gods: str) -> float:
    return forecast(game.rules, game.state, BLUE, "gaul", "liguria", gods).win


def meeting(mine: str, theirs: str, **setup: Any) -> Field:
    return field(**{"hold": HOLD, "gods": {"blue": mine, "green": theirs}, **setup})


def test_one_god_against_one() -> None:
    """R68, R72 · Conflit divin: who wins the round keeps a god's power for the dice, or has none against."""
    game = meeting("war@gaul", "magic@liguria")
    round_won = higher_total(Sum(3, 5), Sum(3, 4, rerolls_ones=True), ties_to_attacker=True)
    won, lost = invasion_odds(5, 4, WAR_DICE), invasion_odds(5, 4, Dice(defence_rerolls_ones=True))
    assert win(game, "war") == pytest.approx(round_won * won.win + (1 - round_won) * lost.win)
    odds = forecast(game.rules, game.state, BLUE, "gaul", "liguria", ("war",))
    assert odds.attacker_loses == pytest.approx(round_won * won.attacker_loses + (1 - round_won) * lost.attacker_loses)
    assert (sum(odds.attackers_left), sum(odds.defenders_left)) == pytest.approx((1, 1))


def test_round_by_round_until_a_side_has_none() -> None:
    """R73 · Conflit divin: whom one needs least is risked first; the next round has the gods who are left."""
    game = meeting("war@gaul sky@gaul", "magic@liguria")
    first = higher_total(Sum(4, 5), Sum(3, 4, rerolls_ones=True), ties_to_attacker=True)
    second = higher_total(Sum(3, 5), Sum(3, 4, rerolls_ones=True), ties_to_attacker=True)
    kept = first + (1 - first) * second
    told = (
        kept * invasion_odds(5, 4, WAR_DICE).win + (1 - kept) * invasion_odds(5, 4, Dice(defence_rerolls_ones=True)).win
    )
    assert win(game, "war", "sky") == pytest.approx(told)


@pytest.mark.parametrize(
    ("setup", "dice"),
    [
        ({"temples": "liguria"}, (Sum(3, 5), Sum(3, 4, rerolls_ones=True))),
        ({"hold": {**HOLD, "blue": "gaul:6 east-altar west-altar"}}, (Sum(5, 5), Sum(3, 4))),
        ({"relics": {"blue": "gungnir", "green": "mjolnir"}}, (Sum(3, 5, rerolls_ones=True), Sum(3, 7))),
    ],
)
def test_all_that_counts_in_a_godswar(setup: dict[str, Any], dice: tuple[Sum, Sum]) -> None:
    """R41, R98, A42 · Conflit divin: temples, altars and relics are in the odds as they are in the fight."""
    again = "temples" in setup
    kept = higher_total(*dice, ties_to_attacker=True)
    won, lost = Dice(ties_to_attacker=True, defence_rerolls_ones=again), Dice(defence_rerolls_ones=again)
    told = kept * invasion_odds(5, 4, won).win + (1 - kept) * invasion_odds(5, 4, lost).win
    assert win(meeting("war@gaul", "death@liguria", **setup), "war") == pytest.approx(told)


def test_gods_on_one_side_fight_nobody() -> None:
    """R36 · Conflit divin: without a god along, or none to meet, the odds are those of the dice."""
    assert win(meeting("war@gaul", "magic@liguria")) == invasion_odds(5, 4, Dice(defence_rerolls_ones=True)).win
    assert win(meeting("war@gaul", "magic@roma"), "war") == invasion_odds(5, 4, WAR_DICE).win


def test_a_godswar_that_was_fought_is_over() -> None:
    """R73 · Conflit divin: the odds of going on are those of the gods who are left."""
    game = meeting("war@gaul", "magic@liguria").play(Attack, "gaul", "liguria", 3, ("war",))
    game.play(RiskGod, "magic", godswar=(6, 6, 6, 2, 2, 2))
    assert win(game, "war") == invasion_odds(5, 4, WAR_DICE).win


def test_who_was_sent_home_from_one_invasion_counts_in_the_next() -> None:
    """A68 · Cartes du Ciel: a god whom a card kept out of an invasion is not out of another."""
    game = field(
        hold={**HOLD, "ochre": "iberia"}, gods={"blue": "war@gaul", "green": "sky@roma"}, temples="gaul",
        miracles={"green": "mighty_turn_meek"},
    )  # fmt: skip
    game.play(Attack, "gaul", "liguria", 3, ("war",))
    game.invoke("mighty_turn_meek", by="green", gods=("war",), to="gaul")
    game.play(Defend, 2, attack=(6, 6, 6), defence=(1, 1))
    assert win(game, "war") == invasion_odds(5, 2).win
    game.play(CallOff)
    assert win(game, "war") == invasion_odds(5, 2, WAR_DICE).win
