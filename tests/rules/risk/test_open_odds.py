"""The odds of dice that change on the table equal those from counting every roll."""

from __future__ import annotations

from collections import Counter
from functools import cache
from itertools import product

import pytest

from rules.risk.dice_odds import UNCHANGED, Dice, DiceChanges, OpenDice, SideChanges, losses
from rules.risk.invasion_odds import invasion

BUNKER, SHORTAGE, FEAR = SideChanges(highest=1), SideChanges(highest=-1), SideChanges(lowest=-1)
WALL = SideChanges(each=1)
Roll = tuple[int, ...]
Left = dict[tuple[int, int], float]
Throw = dict[tuple[int, int, str], float]
Throws = dict[tuple[int, int, bool], Throw]
DOUBLES = [(face, face) for face in range(1, 7)]
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
    DiceChanges(SideChanges(sixes_win=True), SideChanges(highest=1, rerolls_ones=True), double_six_ends=True),
    DiceChanges(UNCHANGED, FEAR + BUNKER, WALL, 3, triple_takes_all=True, double_six_ends=True),
    DiceChanges(SideChanges(highest=-2, each=1), SideChanges(lowest=2, each=-2), WALL, 1, triple_takes_all=True),
    DiceChanges(SideChanges(lowest=3), SideChanges(highest=5, locked=True), WALL, 2, double_six_ends=True),
    DiceChanges(doubles_return=True),
    DiceChanges(defence=BUNKER, walls=WALL, boxes=3, doubles_return=True),
    DiceChanges(SideChanges(sixes_win=True), FEAR, doubles_return=True, triple_takes_all=True, double_six_ends=True),
    DiceChanges(UNCHANGED, SideChanges(rerolls_ones=True), WALL, 1, doubles_return=True, triple_takes_all=True),
    DiceChanges(SideChanges(sixes_win=True), SHORTAGE, WALL, 10, doubles_return=True, double_six_ends=True),
]


@cache
def rolls(attack: int, defence: int) -> Counter[tuple[Roll, Roll]]:
    """Every roll of both sides' dice, highest first, with the number of ways to roll it."""
    every = product(range(1, 7), repeat=attack + defence)
    return Counter(
        (tuple(sorted(roll[:attack], reverse=True)), tuple(sorted(roll[attack:], reverse=True))) for roll in every
    )


def lying(roll: Roll, *changes: SideChanges) -> Roll:
    """The dice after these changes, one after the other, as players would turn them."""
    if any(change.locked for change in changes):
        return roll
    faces = list(roll)
    for change in changes:
        faces = [face + change.each for face in faces]
        faces[0] += change.highest
        faces[len(faces) - 1] += change.lowest
    return tuple(sorted((1 if face < 1 else 6 if face > 6 else face for face in faces), reverse=True))


def throw(changes: DiceChanges, attack: int, defence: int, *, walled: bool) -> Throw:
    """One throw: the chance that so many attackers and defenders fall, and that it goes on, takes all or ends it."""
    found: Throw = {}
    again = changes.attack.rerolls_ones, changes.defence.rerolls_ones
    every = {
        roll: ways
        for roll, ways in rolls(attack, defence).items()
        if not any(rerolls and 1 in side for rerolls, side in zip(again, roll, strict=True))
    }
    for (rolled, answered), ways in every.items():
        ours = lying(rolled, changes.attack)
        theirs = lying(answered, changes.defence, *([changes.walls] if walled else []))
        won = sum(a > b or (changes.attack.sixes_win and a == b == 6) for a, b in zip(ours, theirs, strict=False))
        what = "goes on"
        if changes.double_six_ends and answered == (6, 6):
            what = "ends"
        elif changes.doubles_return and answered in DOUBLES:
            what = "returns"
        if changes.triple_takes_all and won and attack == 3 and rolled[0] == rolled[2]:
            what = "takes all"
        outcome = min(attack, defence) - won, won, what
        found[outcome] = found.get(outcome, 0.0) + ways / sum(every.values())
    return found


def throws(changes: DiceChanges) -> Throws:
    """Every throw that can be made with these changes."""
    numbers = product((1, 2, 3), (1, 2), (True, False))
    return {(a, d, walled): throw(changes, a, d, walled=walled) for a, d, walled in numbers}


def followed(changes: DiceChanges, chances: Throws, attackers: int, defenders: int, until: int) -> Left:
    """What is left of both sides at the end of an invasion, by following every way that it can go. A throw after which
    all stands as before is made again."""
    boxes = changes.boxes
    returning = ("returns", "ends") if changes.doubles_return else ()

    @cache
    def left(a: int, d: int, boxes: int) -> Left:
        if a <= until or not d:
            return {(a, d): 1.0}
        ends: Left = {}
        again = 0.0
        for (lost, won, what), chance in chances[min(a, 3), min(d, 2), boxes > 0].items():
            back = what in returning and won < d
            after = a - lost, 0 if what == "takes all" else d - won + back, max(boxes - (a >= 3), 0)
            if what == "returns" and after == (a, d, boxes):
                again += chance
                continue
            later = left(*after) if what in ("goes on", "returns") else {after[:2]: 1.0}
            for state, share in later.items():
                ends[state] = ends.get(state, 0.0) + chance * share
        return {state: share / (1 - again) for state, share in ends.items()}

    return left(attackers, defenders, boxes)


@pytest.mark.parametrize("changes", KINDS)
def test_an_invasion_equals_following_every_roll(changes: DiceChanges) -> None:
    chances = throws(changes)
    for attackers, defenders, until in (
        (7, 6, 0),
        (9, 2, 1),
        (6, 5, 4),
        (2, 7, 0),
        (3, 1, 3),
        (0, 2, 0),
        (4, 0, 0),
        (14, 12, 1),
    ):
        odds = invasion(attackers, defenders, OpenDice(changes=changes), until)
        ends = followed(changes, chances, attackers, defenders, until)
        ours, theirs = [0.0] * (attackers + 1), [0.0] * (max(defenders, *(d for _, d in ends)) + 1)
        for (a, d), chance in ends.items():
            ours[a] += chance
            theirs[d] += chance
        assert odds.attackers_left == pytest.approx(ours)
        assert odds.defenders_left == pytest.approx(theirs)
        assert odds.win == pytest.approx(theirs[0])
        assert odds.attacker_loses == pytest.approx(sum((attackers - k) * x for k, x in enumerate(ours)))
        assert odds.defender_loses == pytest.approx(sum((defenders - k) * x for k, x in enumerate(theirs)))


@pytest.mark.parametrize(("attack", "defence"), [(3, 2), (3, 1), (2, 2), (1, 2), (1, 1)])
def test_one_throw_is_counted_alike_whatever_follows_from_it(attack: int, defence: int) -> None:
    changes = KINDS[-8]
    counted = [0.0] * (min(attack, defence) + 1)
    for (lost, _, _), chance in throw(changes, attack, defence, walled=True).items():
        counted[lost] += chance
    assert losses(OpenDice(changes=changes), attack, defence) == pytest.approx(counted)


def test_without_changes_they_are_the_odds_of_every_game() -> None:
    for attackers, defenders, until in ((30, 30, 0), (12, 20, 3), (1, 1, 0)):
        plain, opened = (invasion(attackers, defenders, dice, until) for dice in (Dice(), OpenDice()))
        assert opened.attackers_left == pytest.approx(plain.attackers_left)
        assert opened.defenders_left == pytest.approx(plain.defenders_left)


def test_a_wall_of_many_boxes_is_a_wall_and_one_without_any_is_none() -> None:
    for boxes, defence in ((99, WALL), (0, UNCHANGED)):
        walled = invasion(30, 30, OpenDice(changes=DiceChanges(walls=WALL, boxes=boxes)))
        assert walled.win == pytest.approx(invasion(30, 30, OpenDice(changes=DiceChanges(defence=defence))).win)


@pytest.mark.parametrize("changes", [KINDS[-8], KINDS[-8]._replace(doubles_return=True)])
def test_a_hundred_against_a_hundred_still_add_up(changes: DiceChanges) -> None:
    odds = invasion(100, 100, OpenDice(changes=changes._replace(boxes=10)))
    assert (sum(odds.attackers_left), sum(odds.defenders_left)) == (pytest.approx(1), pytest.approx(1))
    assert 0.1 < odds.win < 0.9
