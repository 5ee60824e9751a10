"""The clock of one decision: its deadline, its reminders, and what is left in the time bank afterwards."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from bot.pace.durations import DAY
from bot.pace.hours import Hours
from bot.pace.pace import Pace

HALF, NEARLY = 1, 2
"""The attempts of a reminder if there is a deadline: at half of the time, and at nine tenths."""
NUDGE_AFTER = (1, 3, 7)
"""Without a deadline: when the reminders come after the decision was asked, in multiples of the pace's `nudge`."""
GONE_AFTER = 4
"""Missed turns in a row after which a table no longer waits for a person; if nobody else is active, it rests."""
FOR_EVER_TIMES = 3
"""How many times as long the pace gives for what is for ever."""


class Allowed(Enum):
    """Which of a pace's times a decision has."""

    OWN_TURN = "own turn"
    OTHERS_TURN = "another's turn"
    FOR_EVER = "for ever"


@dataclass(frozen=True, slots=True)
class DecisionClock:
    """The deadline of a newly asked decision (None: none) and its first reminder, in seconds since 1970."""

    until: int | None
    reminder: int


def bank_at(pace: Pace, bank: int, since: int, now: int) -> int:
    """The seconds in a seat's time bank at `now`, if it had `bank` seconds at `since` (0: it is full)."""
    return min(pace.bank, bank + max(now - since, 0) * pace.growth // DAY) if since else pace.bank


def start_clock(pace: Pace, hours: Hours, now: int, allowed: Allowed, bank: int) -> DecisionClock:
    """The clock of a decision asked now, for a person with these hours and `bank` seconds in the time bank."""
    if pace.decision is None:
        return DecisionClock(None, hours.after(now, pace.nudge * NUDGE_AFTER[0]))
    seconds = {
        Allowed.OWN_TURN: pace.decision + bank,
        Allowed.OTHERS_TURN: pace.window,
        Allowed.FOR_EVER: FOR_EVER_TIMES * pace.decision,
    }[allowed]
    return DecisionClock(hours.after(now, seconds), hours.after(now, seconds // 2))


def bank_after_answer(bank: int, hours: Hours, now: int, until: int) -> int:
    """The seconds left in a time bank when a decision is answered now whose deadline is `until`."""
    return min(bank, hours.between(now, until))


def next_reminder(attempt: int, pace: Pace, hours: Hours, now: int, until: int | None) -> int | None:
    """When the reminder after this attempt, which is due now, is due; None if there is no more.

    After the one at nine tenths comes the deadline `until`, which has a timer of its own.
    """
    if until is not None:
        return hours.after(now, hours.between(now, until) * 4 // 5) if attempt == HALF else None
    if attempt >= len(NUDGE_AFTER):
        return None
    return hours.after(now, (NUDGE_AFTER[attempt] - NUDGE_AFTER[attempt - 1]) * pace.nudge)
