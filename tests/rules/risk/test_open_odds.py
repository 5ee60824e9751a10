"""The odds of dice that change on the table equal those from counting every roll."""

from __future__ import annotations

import pytest
from support.random_games.counted_rolls import SIZES, equals, followed, throw, throws

from rules.risk.odds.dice_odds import UNCHANGED, Dice, DiceChanges, OpenDice, SideChanges, losses
from rules.risk.odds.invasion_odds import invasion_odds

BUNKER, SHORTAGE, FEAR = SideChanges(highest=1), SideChanges(highest=-1), SideChanges(lowest=-1)
WALL = SideChanges(each=1)
EVERY = DiceChanges(UNCHANGED, FEAR + BUNKER, WALL, 3, triple_takes_all=True, double_six_ends=True)
KINDS = [
    DiceChanges(),
    DiceChanges(defence=BUNKER),
    DiceChanges(defence=SHORTAGE),
    DiceChanges(defence=FEAR),
    DiceChanges(defence=BUNKER + FEAR, walls=WALL, boxes=10),
    DiceChanges(defence=SHORTAGE + FEAR, walls=WALL, boxes=2),
    DiceChanges(defence=WALL, triple_takes_all=True),
    DiceChanges(defence=BUNKER, double_six_ends=True),
    DiceChanges(SideChanges(rerolls_ones=True), SHORTAGE, WALL, 2, triple_takes_all=True),
    DiceChanges(UNCHANGED, SideChanges(highest=1, rerolls_ones=True), double_six_ends=True),
    EVERY,
    DiceChanges(SideChanges(highest=-2, each=1), SideChanges(lowest=2, each=-2), WALL, 1, triple_takes_all=True),
    DiceChanges(SideChanges(lowest=3), SideChanges(highest=5), WALL, 2, double_six_ends=True),
]


@pytest.mark.parametrize("changes", KINDS)
def test_an_invasion_equals_following_every_roll(changes: DiceChanges) -> None:
    chances = throws(changes)
    for attackers, defenders, until in SIZES:
        equals(
            OpenDice(changes=changes),
            followed(changes, chances, attackers, defenders, until),
            attackers,
            defenders,
            until,
        )


@pytest.mark.parametrize(("attack", "defence"), [(3, 2), (3, 1), (2, 2), (1, 2), (1, 1)])
def test_one_throw_is_counted_alike_whatever_follows_from_it(attack: int, defence: int) -> None:
    changes = EVERY
    counted = [0.0] * (min(attack, defence) + 1)
    for (lost, _, _), chance in throw(changes, attack, defence, walled=True).items():
        counted[lost] += chance
    assert losses(OpenDice(changes=changes), attack, defence) == pytest.approx(counted)


def test_without_changes_they_are_the_odds_of_every_game() -> None:
    for attackers, defenders, until in ((30, 30, 0), (12, 20, 3), (1, 1, 0)):
        plain, opened = (invasion_odds(attackers, defenders, dice, until) for dice in (Dice(), OpenDice()))
        assert opened.attackers_left == pytest.approx(plain.attackers_left)
        assert opened.defenders_left == pytest.approx(plain.defenders_left)


def test_a_wall_of_many_boxes_is_a_wall_and_one_without_any_is_none() -> None:
    for boxes, defence in ((99, WALL), (0, UNCHANGED)):
        walled = invasion_odds(30, 30, OpenDice(changes=DiceChanges(walls=WALL, boxes=boxes)))
        assert walled.win == pytest.approx(invasion_odds(30, 30, OpenDice(changes=DiceChanges(defence=defence))).win)


def test_a_hundred_against_a_hundred_still_add_up() -> None:
    odds = invasion_odds(100, 100, OpenDice(changes=EVERY._replace(boxes=10)))
    assert (sum(odds.attackers_left), sum(odds.defenders_left)) == (pytest.approx(1), pytest.approx(1))
    assert 0.1 < odds.win < 0.9
