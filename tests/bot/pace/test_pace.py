"""Paces: their limits, how they are stored, and numbers out of range."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.pace import (
    ALWAYS,
    BRISK,
    DAILY,
    FRIENDLY,
    LIVE,
    PACES,
    Allowed,
    Hours,
    Pace,
    bank_after_answer,
    bank_at,
    bank_of,
    bank_seconds,
    duration_parts,
    extend_clock,
    next_reminder,
    own_pace,
    parse_duration,
    resume_clock,
    start_clock,
)
from bot.refusals import BadPace
from rules import Refused

H, NOON = 3600, 1_800_000_000
NIGHTS = Hours("Europe/Paris", (22 * 60, 8 * 60))


def test_the_paces_are_those_that_are_published() -> None:
    assert (DAILY.decision, DAILY.bank, DAILY.growth) == (24 * H, 24 * H, 4 * H)
    assert (BRISK.decision, LIVE.decision, FRIENDLY.decision) == (8 * H, 300, None)
    assert all(pace.window < (pace.decision or 0) for pace in (DAILY, BRISK, LIVE))


@pytest.mark.parametrize("pace", [*PACES.values(), own_pace(3600, 0, 0, 60, 0)])
def test_a_pace_is_kept_as_it_was_chosen(pace: Pace) -> None:
    assert Pace.read(pace.to_text()) == pace


def test_a_table_from_before_there_were_paces_is_friendly() -> None:
    assert Pace.read("") == FRIENDLY


@pytest.mark.parametrize(
    ("field", "numbers"),
    [
        ("decision", (0, 0, 0, 60, 0)),
        ("decision", (365 * 24 * H, 0, 0, 60, 0)),
        ("decision", (-5, 0, 0, 60, 0)),
        ("bank", (H, 365 * 24 * H, 0, 60, 0)),
        ("bank", (H, -1, 0, 60, 0)),
        ("growth", (H, H, 25 * H, 60, 0)),
        ("window", (H, H, 0, 0, 0)),
        ("vacation", (H, H, 0, 60, 365 * 24 * H)),
    ],
)
def test_a_pace_of_nothing_or_of_a_year_is_refused_and_says_what_would_be_right(
    field: str, numbers: tuple[int, int, int, int, int]
) -> None:
    with pytest.raises(Refused) as caught:
        own_pace(*numbers)
    why = caught.value.why
    assert isinstance(why, BadPace)
    assert why.field == field
    assert why.least < why.most


def test_one_s_own_turn_has_the_bank_on_top_and_another_s_only_the_window() -> None:
    assert start_clock(DAILY, ALWAYS, NOON, Allowed.OWN_TURN, 5 * H).until == NOON + 29 * H
    assert start_clock(DAILY, ALWAYS, NOON, Allowed.OTHERS_TURN, 5 * H).until == NOON + 12 * H
    assert start_clock(FRIENDLY, ALWAYS, NOON, Allowed.OWN_TURN, 0).until is None


def test_what_is_for_ever_has_three_times_the_time_and_leaves_the_bank_alone() -> None:
    clock = start_clock(DAILY, ALWAYS, NOON, Allowed.FOR_EVER, 5 * H)
    assert clock.until == NOON + 72 * H
    assert clock.reminder == NOON + 36 * H
    assert start_clock(FRIENDLY, ALWAYS, NOON, Allowed.FOR_EVER, 0).until is None


def test_only_what_goes_beyond_the_question_s_own_time_is_taken_from_the_bank() -> None:
    until = start_clock(DAILY, ALWAYS, NOON, Allowed.OWN_TURN, 10 * H).until or 0
    assert bank_after_answer(10 * H, ALWAYS, NOON + 3 * H, until) == 10 * H
    assert bank_after_answer(10 * H, ALWAYS, NOON + 24 * H, until) == 10 * H
    assert bank_after_answer(10 * H, ALWAYS, NOON + 28 * H, until) == 6 * H
    assert bank_after_answer(10 * H, ALWAYS, NOON + 40 * H, until) == 0


@settings(deadline=None)
@given(st.integers(0, 24 * H), st.integers(0, 60 * 86400), st.integers(0, 60 * 86400))
def test_a_bank_grows_with_the_days_and_is_never_more_than_full(seconds: int, one: int, two: int) -> None:
    bank = bank_of(DAILY, seconds)
    first, second = (bank_seconds(DAILY, bank_at(DAILY, bank, NOON, NOON + long)) for long in (one, one + two))
    assert seconds <= first <= second <= DAILY.bank
    assert abs(second - min(DAILY.bank, first + two // 6)) <= 1


def test_a_bank_is_full_at_the_beginning_and_a_clock_set_back_takes_nothing() -> None:
    assert bank_seconds(DAILY, bank_at(DAILY, 0, 0, NOON)) == DAILY.bank
    assert bank_at(DAILY, 7, NOON, NOON - 86400) == 7


@settings(deadline=None)
@given(st.integers(0, 30 * 86400), st.integers(0, 30 * 86400))
def test_a_bank_holds_its_seconds_to_the_second(size: int, seconds: int) -> None:
    pace = own_pace(3600, size, 0, 60, 0)
    assert bank_seconds(pace, bank_of(pace, min(seconds, size))) == min(seconds, size)


def test_a_bank_stays_as_full_as_it_is_at_any_other_pace() -> None:
    half = bank_of(DAILY, 12 * H)
    assert [bank_seconds(pace, half) for pace in (BRISK, LIVE, FRIENDLY, DAILY)] == [4 * H, 300, 0, 12 * H]
    assert bank_at(FRIENDLY, half, NOON, NOON + 86400) == bank_at(LIVE, half, NOON, NOON + 86400) == half


asked = st.integers(0, 60 * 86400)


@settings(deadline=None)
@given(st.sampled_from([ALWAYS, NIGHTS]), st.integers(60, 30 * 86400), st.integers(60, 30 * 86400), asked)
def test_another_pace_gives_the_later_of_the_old_deadline_and_its_own_from_the_asking(
    hours: Hours, old: int, new: int, used: int
) -> None:
    until, now = hours.after(NOON, old), min(NOON + used, hours.after(NOON, old))
    clock = extend_clock(hours, now, until, old, new)
    assert (until if clock is None else clock.until) == max(until, hours.after(NOON, max(new, old)))


@settings(deadline=None)
@given(st.sampled_from([ALWAYS, NIGHTS]), st.integers(60, 30 * 86400), asked)
def test_the_reminders_of_a_question_asked_again_are_those_it_would_have_had(
    hours: Hours, given: int, used: int
) -> None:
    until, counted = hours.after(NOON, given), min(used, given)
    clock = resume_clock(hours, hours.after(NOON, counted), until, given)
    left = [part for part in (given // 2, given * 9 // 10) if part > counted]
    assert clock.until == until
    assert clock.attempt == (2 if counted >= given // 2 and left else 1)
    assert clock.reminder == (hours.after(NOON, left[0]) if left else None)


@settings(deadline=None)
@given(st.sampled_from([ALWAYS, NIGHTS]), st.integers(NOON, NOON + 86400 * 300), st.sampled_from([DAILY, BRISK, LIVE]))
def test_reminders_come_at_half_and_at_nine_tenths_of_the_waking_time(hours: Hours, now: int, pace: Pace) -> None:
    clock = start_clock(pace, hours, now, Allowed.OWN_TURN, pace.bank)
    assert clock.until is not None
    whole = hours.between(now, clock.until)
    assert hours.between(now, clock.reminder) == whole // 2
    late = next_reminder(1, pace, hours, clock.reminder, clock.until)
    assert late is not None
    assert abs(hours.between(now, late) - whole * 9 // 10) <= 1
    assert next_reminder(2, pace, hours, late, clock.until) is None


def test_without_deadlines_one_is_nudged_after_a_day_three_and_a_week_and_then_left_alone() -> None:
    at, days = start_clock(FRIENDLY, ALWAYS, NOON, Allowed.OWN_TURN, 0).reminder, []
    stage = 1
    while at:
        days.append((at - NOON) // 86400)
        at, stage = next_reminder(stage, FRIENDLY, ALWAYS, at, None) or 0, stage + 1
    assert days == [1, 3, 7]


@pytest.mark.parametrize(
    ("text", "seconds"),
    [
        ("90 min", 5400),
        ("24h", 86400),
        ("2 j", 172800),
        ("1 d 12 h", 129600),
        ("3 Days", 259200),
        ("5 minutes", 300),
        ("2 heures", 7200),
        ("0", 0),
        ("1h30min", 5400),
    ],
)
def test_a_span_is_read_as_people_write_it(text: str, seconds: int) -> None:
    assert parse_duration(text) == seconds


@pytest.mark.parametrize("text", ["", "soon", "24", "h", "-3 h", "3 parsecs", "1e9 h", "99999999 h", "½ h"])
def test_what_is_no_span_is_none(text: str) -> None:
    assert parse_duration(text) is None


@settings(deadline=None)
@given(st.integers(1, 100 * 86400))
def test_a_span_said_is_the_span_again(seconds: int) -> None:
    assert parse_duration(" ".join(f"{count} {unit}" for count, unit in duration_parts(seconds))) == seconds
