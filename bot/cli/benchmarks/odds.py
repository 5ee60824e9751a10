"""Measure the exact odds of large invasions, against targets scaled to this machine."""

from __future__ import annotations

from time import perf_counter
from typing import TypedDict

from bot.cli.benchmarks import yardstick
from rules.risk import Dice, invasion

TARGETS = {30: 0.6, 100: 6.0}
"""Milliseconds on the reference machine, by the number of regiments on either side."""

LEADERS = {"nobody": Dice(), "captain and stronghold": Dice.led(captain=True, stronghold=True)}


class Timing(TypedDict):
    """One invasion: its armies and leaders, the best time here and the target for this machine, in milliseconds."""

    attackers: int
    defenders: int
    led_by: str
    milliseconds: float
    target_milliseconds: float
    met: bool


class OddsBench(TypedDict):
    """The output of `risk bench odds`."""

    yardstick_seconds: float
    reference_yardstick_seconds: float
    invasions: list[Timing]


def bench_odds(runs: int = 200) -> OddsBench:
    """Time every invasion `runs` times, right after the yardstick; the best time of each counts."""
    measured = yardstick.seconds()
    return {
        "yardstick_seconds": round(measured, 3),
        "reference_yardstick_seconds": yardstick.REFERENCE_SECONDS,
        "invasions": [
            _timing(size, leaders, runs, yardstick.slowness(measured)) for size in TARGETS for leaders in LEADERS
        ],
    }


def _timing(size: int, leaders: str, runs: int, slowness: float) -> Timing:
    best = min(_milliseconds(size, LEADERS[leaders]) for _ in range(runs))
    target = TARGETS[size] * slowness
    return {
        "attackers": size,
        "defenders": size,
        "led_by": leaders,
        "milliseconds": round(best, 3),
        "target_milliseconds": round(target, 3),
        "met": best <= target,
    }


def _milliseconds(size: int, dice: Dice) -> float:
    start = perf_counter()
    invasion(size, size, dice)
    return (perf_counter() - start) * 1000
