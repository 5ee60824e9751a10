"""Invasions whose dice change on the table, followed roll by roll."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from functools import cache
from itertools import product
from operator import gt
from typing import Any

import pytest

from rules.risk.odds.dice_odds import DiceChanges, OpenDice, SideChanges
from rules.risk.odds.invasion_odds import invasion_odds

Roll = tuple[int, ...]
Left = dict[tuple[int, int], float]
Throw = dict[tuple[int, int, str], float]
Throws = dict[tuple[int, int, bool], Throw]
Follows = Callable[[DiceChanges, Roll], str]
Lies = Callable[..., Roll]
Beats = Callable[[int, int], bool]
SIZES = (
    (7, 6, 0),
    (9, 2, 1),
    (6, 5, 4),
    (2, 7, 0),
    (3, 1, 3),
    (0, 2, 0),
    (4, 0, 0),
    (14, 12, 1),
)
"""Attackers, defenders, and with how many attackers left it is over."""


@cache
def rolls(attack: int, defence: int) -> Counter[tuple[Roll, Roll]]:
    """Every roll of both sides' dice, highest first, with the number of ways to roll it."""
    every = product(range(1, 7), repeat=attack + defence)
    return Counter(
        (tuple(sorted(roll[:attack], reverse=True)), tuple(sorted(roll[attack:], reverse=True))) for roll in every
    )


def lying(roll: Roll, *changes: SideChanges) -> Roll:
    """The dice after these changes, one after the other, as players would turn them."""
    faces = list(roll)
    for change in changes:
        faces = [face + change.each for face in faces]
        faces[0] += change.highest
        faces[len(faces) - 1] += change.lowest
    return tuple(sorted((1 if face < 1 else 6 if face > 6 else face for face in faces), reverse=True))


def double_six(changes: DiceChanges, answered: Roll) -> str:
    """What follows from a roll of the defender."""
    return "ends" if changes.double_six_ends and answered == (6, 6) else "goes on"


def throw(
    changes: DiceChanges,
    attack: int,
    defence: int,
    *,
    walled: bool,
    follows: Follows = double_six,
    lies: Lies = lying,
    beats: Beats = gt,
) -> Throw:
    """One throw: the chance that so many attackers and defenders fall, and that it takes all, or what `follows`."""
    found: Throw = {}
    again = changes.attack.rerolls_ones, changes.defence.rerolls_ones
    every = {
        roll: ways
        for roll, ways in rolls(attack, defence).items()
        if not any(rerolls and 1 in side for rerolls, side in zip(again, roll, strict=True))
    }
    for (rolled, answered), ways in every.items():
        ours = lies(rolled, changes.attack)
        theirs = lies(answered, changes.defence, *([changes.walls] if walled else []))
        won = sum(map(beats, ours, theirs))
        what = follows(changes, answered)
        if changes.triple_takes_all and won and attack == 3 and rolled[0] == rolled[2]:
            what = "takes all"
        outcome = min(attack, defence) - won, won, what
        found[outcome] = found.get(outcome, 0.0) + ways / sum(every.values())
    return found


def throws(changes: DiceChanges, **ways: Any) -> Throws:
    """Every throw that can be made with these changes; `ways` as in `throw`."""
    numbers = product((1, 2, 3), (1, 2), (True, False))
    return {(a, d, walled): throw(changes, a, d, walled=walled, **ways) for a, d, walled in numbers}


def followed(
    changes: DiceChanges, chances: Throws, attackers: int, defenders: int, until: int, back_after: tuple[str, ...] = ()
) -> Left:
    """What is left of both sides at the end of an invasion, by following every way that it can go.

    An army comes back after throws that are followed so; one after which all stands as before is made again.
    """
    boxes = changes.boxes

    @cache
    def left(a: int, d: int, boxes: int) -> Left:
        if a <= until or not d:
            return {(a, d): 1.0}
        ends: Left = {}
        again = 0.0
        for (lost, won, what), chance in chances[min(a, 3), min(d, 2), boxes > 0].items():
            back = what in back_after and won < d
            after = a - lost, 0 if what == "takes all" else d - won + back, max(boxes - (a >= 3), 0)
            if what not in ("ends", "takes all") and after == (a, d, boxes):
                again += chance
                continue
            later = {after[:2]: 1.0} if what in ("ends", "takes all") else left(*after)
            for state, share in later.items():
                ends[state] = ends.get(state, 0.0) + chance * share
        return {state: share / (1 - again) for state, share in ends.items()}

    return left(attackers, defenders, boxes)


def equals(dice: OpenDice, ends: Left, attackers: int, defenders: int, until: int) -> None:
    """The odds of an invasion with these dice equal what is left by following it."""
    odds = invasion_odds(attackers, defenders, dice, until)
    ours, theirs = [0.0] * (attackers + 1), [0.0] * (max(defenders, *(d for _, d in ends)) + 1)
    for (a, d), chance in ends.items():
        ours[a] += chance
        theirs[d] += chance
    assert odds.attackers_left == pytest.approx(ours)
    assert odds.defenders_left == pytest.approx(theirs)
    assert odds.win == pytest.approx(theirs[0])
    assert odds.attacker_loses == pytest.approx(sum((attackers - k) * x for k, x in enumerate(ours)))
    assert odds.defender_loses == pytest.approx(sum((defenders - k) * x for k, x in enumerate(theirs)))
