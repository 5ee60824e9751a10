"""SEALED: what is in here spoils Risk Legacy for whoever plays it. Odds where doubles of the defender clone equal those
from counting every roll."""

from __future__ import annotations

from collections.abc import Callable
from operator import gt

import pytest
from support.random_games.counted_rolls import SIZES, Roll, double_six, equals, followed, lying, throws

from rules import plain
from rules.kernel.tagged import shape_data
from rules.legacy import FULLEST_DICE
from rules.legacy.sealed.pocket_1.odds import LOCKED, SIXES_WIN, CloningDice
from rules.risk.combat.open_dice import Throw
from rules.risk.odds.dice_odds import UNCHANGED, DiceChanges, OpenDice, SideChanges
from rules.risk.odds.invasion_odds import invasion_odds

BUNKER, SHORTAGE, FEAR, WALL = (
    SideChanges(highest=1), SideChanges(highest=-1), SideChanges(lowest=-1), SideChanges(each=1),
)  # fmt: skip
SIXES = SideChanges(rules=(SIXES_WIN,))
KINDS = [
    DiceChanges(),
    DiceChanges(defence=BUNKER, walls=WALL, boxes=3),
    DiceChanges(SIXES, FEAR, triple_takes_all=True, double_six_ends=True),
    DiceChanges(UNCHANGED, SideChanges(rerolls_ones=True), WALL, 1, triple_takes_all=True),
    DiceChanges(SIXES, SHORTAGE, WALL, 10, double_six_ends=True),
]
RULED = [
    DiceChanges(SIXES, SideChanges(highest=1, rerolls_ones=True), double_six_ends=True),
    DiceChanges(SideChanges(lowest=3), SideChanges(highest=5, rules=(LOCKED,)), WALL, 2, double_six_ends=True),
    DiceChanges(SIXES + SideChanges(each=-1), SideChanges(highest=1, rules=(LOCKED,))),
]


def double(changes: DiceChanges, answered: Roll) -> str:
    """What follows from a roll of the defender."""
    result = double_six(changes, answered)
    return "returns" if result == "goes on" and len(answered) == 2 and answered[0] == answered[1] else result


def six_beats_six(ours: int, theirs: int) -> bool:
    return ours > theirs or (ours, theirs) == (6, 6)


def unless_locked(roll: Roll, *changes: SideChanges) -> Roll:
    return roll if any(LOCKED in change.rules for change in changes) else lying(roll, *changes)


def counted(changes: DiceChanges) -> dict[str, Callable[..., object]]:
    """How these rules count a throw."""
    return {"lies": unless_locked, "beats": six_beats_six if SIXES_WIN in changes.attack.rules else gt}


@pytest.mark.parametrize("changes", [*KINDS, *RULED])
def test_an_invasion_with_rules_of_dice_equals_following_every_roll(changes: DiceChanges) -> None:
    chances = throws(changes, **counted(changes))
    for attackers, defenders, until in SIZES:
        ends = followed(changes, chances, attackers, defenders, until)
        equals(OpenDice(changes=changes), ends, attackers, defenders, until)


@pytest.mark.parametrize("changes", KINDS)
def test_an_invasion_equals_following_every_roll(changes: DiceChanges) -> None:
    chances = throws(changes, follows=double, **counted(changes))
    for attackers, defenders, until in SIZES:
        ends = followed(changes, chances, attackers, defenders, until, ("returns", "ends"))
        equals(CloningDice(changes=changes), ends, attackers, defenders, until)


def test_rules_of_dice_are_kept_as_flags() -> None:
    thrown = Throw(attack_changes=SIXES, defence_changes=SideChanges(1, rules=(LOCKED,)))
    assert plain(thrown)["attack_changes"] == {"sixes_win": True}
    assert plain(thrown)["defence_changes"] == {"highest": 1, "locked": True}
    assert shape_data(plain(thrown), Throw) == thrown


def test_a_single_die_is_no_double() -> None:
    one = CloningDice(defence_dice=1)
    assert invasion_odds(9, 9, one) == invasion_odds(9, 9, OpenDice(defence_dice=1))
    assert invasion_odds(9, 9, one).win > invasion_odds(9, 9, CloningDice()).win


def test_a_hundred_against_a_hundred_still_add_up() -> None:
    odds = invasion_odds(100, 100, FULLEST_DICE)
    assert (sum(odds.attackers_left), sum(odds.defenders_left)) == (pytest.approx(1), pytest.approx(1))
    assert 0.1 < odds.win < 0.9
