"""A clock that runs for one question: what it allows, when one is reminded, what is saved afterwards."""

from __future__ import annotations

from dataclasses import dataclass

from bot.pace.durations import DAY
from bot.pace.hours import Hours
from bot.pace.pace import Pace

HALF, NEARLY = 1, 2
"""The stages of a reminder where there is a deadline: at half of the time, and at nine tenths."""
NUDGE_AFTER = (1, 3, 7)
"""Where there is none: after how many times the pace's `nudge`, counted from the question."""
GONE_AFTER = 4
"""After how many missed turns in a row a table waits for somebody no more; where nobody else is left, it rests."""


@dataclass(frozen=True, slots=True)
class DecisionClock:
    """When a question that has just been asked runs out (None: never), and when its first reminder is due."""

    until: int | None
    reminder: int


def bank_at(pace: Pace, bank: int, since: int, now: int) -> int:
    """What a seat has saved by now, if it had `bank` seconds at `since`."""
    return min(pace.bank, bank + max(now - since, 0) * pace.growth // DAY) if since else pace.bank


def start_clock(pace: Pace, hours: Hours, now: int, own_turn: bool, bank: int) -> DecisionClock:
    """The clock of a question asked now of somebody who keeps these hours and has saved `bank` seconds."""
    if pace.decision is None:
        return DecisionClock(None, hours.after(now, pace.nudge * NUDGE_AFTER[0]))
    allowed = pace.decision + bank if own_turn else pace.window
    return DecisionClock(hours.after(now, allowed), hours.after(now, allowed // 2))


def left_in_bank(bank: int, hours: Hours, now: int, until: int) -> int:
    """What is left of a bank when a question is answered that could have waited until then."""
    return min(bank, hours.between(now, until))


def next_reminder(stage: int, pace: Pace, hours: Hours, now: int, until: int | None) -> int | None:
    """When the reminder after the one of this stage is due, which has come now; None: there is no more.

    After the one at nine tenths comes the end itself, which has a bell of its own.
    """
    if until is not None:
        return hours.after(now, hours.between(now, until) * 4 // 5) if stage == HALF else None
    if stage >= len(NUDGE_AFTER):
        return None
    return hours.after(now, (NUDGE_AFTER[stage] - NUDGE_AFTER[stage - 1]) * pace.nudge)
