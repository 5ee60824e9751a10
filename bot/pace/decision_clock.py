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


FULL = 10**9
"""A full time bank: how much is in one is kept in billionths, so that it stays the same part at another pace."""


@dataclass(frozen=True, slots=True)
class DecisionClock:
    """The clock of a decision: its deadline (None: none), its next reminder, and how many seconds it was given in all.

    `attempt` says which reminder it is (see `HALF`). `until` and `reminder` are seconds since 1970, `reminder` None if
    there is no more.
    """

    until: int | None
    reminder: int | None
    given: int = 0
    attempt: int = HALF


def bank_at(pace: Pace, bank: int, since: int, now: int) -> int:
    """What a seat's time bank holds at `now`, if it held `bank` at `since` (0: it is full), both in billionths."""
    if not since:
        return FULL
    grown = max(now - since, 0) * pace.growth * FULL // (DAY * pace.bank) if pace.bank else 0
    return min(FULL, bank + grown)


def bank_seconds(pace: Pace, bank: int) -> int:
    """The seconds in a time bank at this pace."""
    return (bank * pace.bank + FULL // 2) // FULL


def bank_of(pace: Pace, seconds: int) -> int:
    """How full a time bank is that holds these seconds at this pace, in billionths."""
    return min(FULL, seconds * FULL // pace.bank) if pace.bank else FULL


def time_given(pace: Pace, allowed: Allowed, bank: int) -> int | None:
    """The seconds that a pace gives for a decision, with `bank` seconds in the time bank; None: no deadline."""
    if pace.decision is None:
        return None
    return {
        Allowed.OWN_TURN: pace.decision + bank,
        Allowed.OTHERS_TURN: pace.window,
        Allowed.FOR_EVER: FOR_EVER_TIMES * pace.decision,
    }[allowed]


def start_clock(pace: Pace, hours: Hours, now: int, allowed: Allowed, bank: int) -> DecisionClock:
    """The clock of a decision asked now, for a person with these hours and `bank` seconds in the time bank."""
    seconds = time_given(pace, allowed, bank)
    if seconds is None:
        return DecisionClock(None, hours.after(now, pace.nudge * NUDGE_AFTER[0]))
    return DecisionClock(hours.after(now, seconds), hours.after(now, seconds // 2), seconds)


def resume_clock(hours: Hours, now: int, until: int, given: int) -> DecisionClock:
    """The clock of a decision that was `given` so many seconds and has what is left of them, `until` then."""
    used = given - hours.between(now, until)
    for attempt, at in ((HALF, given // 2), (NEARLY, given * 9 // 10)):
        if used < at:
            return DecisionClock(until, hours.after(now, at - used), given, attempt)
    return DecisionClock(until, None, given)


def extend_clock(hours: Hours, now: int, until: int, given: int, seconds: int) -> DecisionClock | None:
    """The clock of a decision that runs `until` then, at a pace that gives it these seconds from when it was asked.

    None if its deadline stays, because the new one would not be later.
    """
    if seconds <= given:
        return None
    left = hours.between(now, until) + seconds - given
    return resume_clock(hours, now, hours.after(now, left), seconds)


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
