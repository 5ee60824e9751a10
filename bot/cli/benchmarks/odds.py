"""Measure the exact odds of large invasions and of a godswar, against targets scaled to this machine."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from time import perf_counter
from typing import TypedDict

from bot.cli.benchmarks import yardstick
from rules.legacy import FULLEST_DICE
from rules.risk import Dice, DiceChanges, OpenDice, SideChanges, Sum, higher_total, invasion_odds

TARGETS = {30: 0.6, 100: 6.0}
"""Milliseconds on the reference machine, by the number of armies on either side."""
OPEN_TARGETS = {30: 1.0, 100: 10.0}
"""The same for dice that lie on the table and are changed one by one: every throw has more ends."""
GODSWAR_TARGET = 1.0

LEADERS = {
    "nobody": Dice(),
    "one more for either side": Dice(attack_bonus=1, defence_bonus=1),
    "ties, and ones thrown again": Dice(ties_to_attacker=True, attack_rerolls_ones=True, defence_rerolls_ones=True),
    "scars, powers and a fortification": OpenDice(
        changes=DiceChanges(
            defence=SideChanges(highest=1, lowest=-1),
            walls=SideChanges(each=1),
            boxes=10,
            triple_takes_all=True,
            double_six_ends=True,
        )
    ),
    "all at once that can change dice": FULLEST_DICE,
}


class Timing(TypedDict):
    """The best time here, in milliseconds, and the target for this machine."""

    milliseconds: float
    target_milliseconds: float
    met: bool


class InvasionTiming(Timing):
    """One invasion: its armies and who leads them."""

    attackers: int
    defenders: int
    led_by: str


class GodswarTiming(Timing):
    """One round of godswar: the dice of either side."""

    dice: int


class OddsBench(TypedDict):
    """The output of `risk bench odds`."""

    yardstick_seconds: float
    reference_yardstick_seconds: float
    invasions: list[InvasionTiming]
    godswars: list[GodswarTiming]


def bench_odds(runs: int = 200) -> OddsBench:
    """Time every invasion and godswar `runs` times, right after the yardstick; the best time of each counts."""
    measured = yardstick.seconds()
    slowness = yardstick.slowness(measured)
    return {
        "yardstick_seconds": round(measured, 3),
        "reference_yardstick_seconds": yardstick.REFERENCE_SECONDS,
        "invasions": [
            {
                "attackers": size,
                "defenders": size,
                "led_by": leaders,
                **_timing(partial(invasion_odds, size, size, dice), runs, _target(size, dice) * slowness),
            }
            for size in TARGETS
            for leaders, dice in LEADERS.items()
        ],
        "godswars": [
            {"dice": dice, **_timing(partial(_godswar, dice), runs, GODSWAR_TARGET * slowness)} for dice in (3, 6)
        ],
    }


def _target(size: int, dice: Dice) -> float:
    return (OPEN_TARGETS if isinstance(dice, OpenDice) else TARGETS)[size]


def _godswar(dice: int) -> None:
    higher_total(Sum(dice, 30, rerolls_ones=True), Sum(dice, 28, rerolls_ones=True), ties_to_attacker=True)


def _timing(work: Callable[[], object], runs: int, target: float) -> Timing:
    best = min(_milliseconds(work) for _ in range(runs))
    return {
        "milliseconds": round(best, 3),
        "target_milliseconds": round(target, 3),
        "met": best <= target,
    }


def _milliseconds(work: Callable[[], object]) -> float:
    start = perf_counter()
    work()
    return (perf_counter() - start) * 1000
