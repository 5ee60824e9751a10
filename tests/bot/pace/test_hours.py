"""Waking hours: what counts, across nights, daylight saving changes and vacations; and which hours are not allowed."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Any
from zoneinfo import ZoneInfo

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.pace import ALWAYS, Hours, hours_of
from bot.refusals import BadHours
from rules import Refused

PARIS = "Europe/Paris"
ZONES = ("UTC", PARIS, "America/New_York", "Asia/Kolkata", "Australia/Lord_Howe", "Pacific/Apia", "America/St_Johns")
H = 3600


def at(text: str, zone: str = PARIS) -> int:
    return int(datetime.fromisoformat(text).replace(tzinfo=ZoneInfo(zone)).timestamp())


@st.composite
def anybody(draw: st.DrawFn) -> Hours:
    first, length = draw(st.integers(0, 1439)), draw(st.integers(0, 600))
    away = [
        (begin, begin + long)
        for begin, long in draw(st.lists(st.tuples(moments, st.integers(1, 40 * 86400)), max_size=3))
    ]
    return Hours(draw(st.sampled_from(ZONES)), (first, (first + length) % 1440), tuple(away))


moments = st.integers(1_600_000_000, 1_900_000_000)
spans = st.integers(0, 20 * 86400)


@settings(deadline=None)
@given(anybody(), moments, spans)
def test_a_deadline_leaves_exactly_the_waking_time_that_was_promised(hours: Hours, start: int, seconds: int) -> None:
    end = hours.after(start, seconds)
    assert end >= start + seconds
    assert hours.between(start, end) == seconds


@settings(deadline=None)
@given(anybody(), moments, spans, spans)
def test_time_can_be_cut_anywhere(hours: Hours, start: int, one: int, two: int) -> None:
    assert hours.after(hours.after(start, one), two) in range(
        hours.after(start, one + two), hours.after(start, one + two + 1)
    )
    assert hours.between(start, start + one) + hours.between(start + one, start + one + two) == hours.between(
        start, start + one + two
    )


@settings(deadline=None)
@given(anybody(), moments, spans)
def test_no_more_counts_than_passes_and_fourteen_hours_of_24_without_vacations(
    hours: Hours, start: int, seconds: int
) -> None:
    counted = hours.between(start, start + seconds)
    assert 0 <= counted <= seconds
    if not hours.away:
        assert counted >= seconds // 86400 * 14 * H


@settings(deadline=None)
@given(anybody(), moments, st.integers(60, 86400))
def test_nothing_falls_due_while_somebody_sleeps(hours: Hours, start: int, seconds: int) -> None:
    """It may be due at the very second in which the night begins."""
    due = hours.after(start, seconds)
    assert hours.between(due - 1, due) == 1


def test_a_night_stops_the_clock() -> None:
    hours = hours_of("22", "8", PARIS)
    assert hours.after(at("2026-06-10T20:00"), 8 * H) == at("2026-06-11T14:00")
    assert hours.after(at("2026-06-10T23:30"), H) == at("2026-06-11T09:00")
    assert hours.between(at("2026-06-10T12:00"), at("2026-06-11T12:00")) == 14 * H


def test_quiet_hours_may_lie_within_a_day() -> None:
    hours = hours_of("9:00", "17:00", PARIS)
    assert hours.after(at("2026-06-10T08:00"), 2 * H) == at("2026-06-10T18:00")


@pytest.mark.parametrize(
    ("evening", "night", "morning"),
    [("2026-03-28T21:00", 9, 8), ("2026-10-24T21:00", 10, 7), ("2026-06-10T21:00", 10, 8)],
)
def test_the_night_in_which_the_clocks_change_is_as_long_as_it_is_but_ten_hours_at_most(
    evening: str, night: int, morning: int
) -> None:
    hours, start = hours_of("22:00", "08:00", PARIS), at(evening)
    assert hours.after(start, 2 * H) == start + (night + 2) * H
    woken = datetime.fromtimestamp(hours.after(start, H + 1), UTC).astimezone(ZoneInfo(PARIS))
    assert (woken.hour, woken.second) == (morning, 1)


def test_a_shorter_day_before_a_quiet_day_of_ten_hours_leaves_its_first_hour_to_count() -> None:
    """From 8:00 to 8:00 of the next day are 23 hours, of which ten are quiet; the hour after counts."""
    hours = hours_of("8", "18", PARIS)
    assert hours.between(at("2026-03-28T12:00"), at("2026-03-29T12:00")) == 14 * H
    assert hours.between(at("2026-03-29T08:00"), at("2026-03-29T18:00")) == H
    assert hours.between(at("2026-03-30T08:00"), at("2026-03-30T18:00")) == 0


def test_whoever_moves_the_quiet_hours_on_and_on_has_ten_in_a_day_all_the_same() -> None:
    """0 to 10, a minute before their end 10 to 20, then 20 to 6, and so on: in 50 hours 28 count, not five minutes."""
    now = at("2026-06-10T00:00", "UTC")
    hours, counted = hours_of("0", "10", "UTC"), 0
    for begin in (10, 20, 6, 16, 2):
        until = now + 10 * H - 60
        counted += hours.between(now, until)
        hours, now = hours_of(str(begin), str((begin + 10) % 24), "UTC").following(hours, until), until
    assert counted == 28 * H


def test_new_hours_say_from_when_they_hold() -> None:
    evening, ten = at("2026-06-10T15:00"), hours_of("22", "8", PARIS)
    first = ten.following(ALWAYS, evening)
    assert first.first_night() == (at("2026-06-10T22:00"), False)
    later = hours_of("23", "9", PARIS).following(first, at("2026-06-11T15:00"))
    assert later.first_night() == (at("2026-06-11T23:00"), False)
    sooner = hours_of("20", "6", PARIS).following(first, at("2026-06-11T15:00"))
    assert sooner.first_night() == (at("2026-06-12T20:00"), True)
    assert sooner.between(at("2026-06-11T20:00"), at("2026-06-12T06:00")) == 2 * H
    at_night = hours_of("22", "8", PARIS).following(ALWAYS, at("2026-06-11T23:30"))
    assert at_night.first_night() == (at("2026-06-11T23:30"), False)


changes = st.lists(
    st.tuples(st.integers(60, 2 * 86400), st.sampled_from(ZONES), st.integers(0, 1439), st.integers(0, 600))
)


@settings(deadline=None)
@given(moments, changes)
def test_in_any_24_hours_at_most_ten_are_quiet_however_often_they_are_changed(start: int, changes: list[Any]) -> None:
    uncounted, hours, now = [], ALWAYS, start
    for after, zone, first, length in [*changes, (3 * 86400, "UTC", 0, 0)]:
        until = now + after
        uncounted += [(max(begin, now), min(end, until)) for begin, end in quiet(hours, now, until)]
        hours, now = Hours(zone, (first, (first + length) % 1440)).following(hours, until), until
    for edge in {moment for period in uncounted for moment in period}:
        for day in ((edge - 86400, edge), (edge, edge + 86400)):
            assert sum(max(min(end, day[1]) - max(begin, day[0]), 0) for begin, end in uncounted) <= 10 * H


def quiet(hours: Hours, start: int, until: int) -> list[tuple[int, int]]:
    """The periods between two moments that do not count."""
    found, at = [], start
    while at < until:
        asleep, awake = at, until  # from `at` on every second counts up to `asleep`, which is found between the two
        while asleep < awake:
            middle = (asleep + awake + 1) // 2
            asleep, awake = (middle, awake) if hours.between(at, middle) == middle - at else (asleep, middle - 1)
        at = min(hours.after(asleep, 1) - 1, until)
        if asleep < at:
            found.append((asleep, at))
    return found


def test_a_night_that_begins_in_the_hour_that_the_clocks_skip() -> None:
    hours, start = hours_of("2:30", "8:00", PARIS), at("2026-03-29T01:00")
    assert hours.between(start, at("2026-03-29T08:00")) == H * 3 // 2


def test_a_vacation_stops_the_clock_and_joins_the_nights_around_it() -> None:
    away = (at("2026-06-10T23:00"), at("2026-06-20T07:00"))
    hours = Hours(PARIS, (22 * 60, 8 * 60), (away,))
    assert hours.after(at("2026-06-10T21:00"), 2 * H) == at("2026-06-20T09:00")


@pytest.mark.parametrize(
    ("first", "last", "zone", "why"),
    [
        ("22", "8", "Europe/Minas Tirith", "zone"),
        ("22", "8", "", "zone"),
        ("22", "8", "../../etc/passwd", "zone"),
        ("22", "9", PARIS, "long"),
        ("8", "22", PARIS, "long"),
        ("22", "10 pm", PARIS, "none"),
        ("25", "8", PARIS, "time"),
        ("22:75", "8", PARIS, "time"),
        ("late", "8", PARIS, "time"),
        ("13 pm", "8", PARIS, "time"),
        ("-1", "8", PARIS, "time"),
    ],
)
def test_hours_that_nobody_can_keep(first: str, last: str, zone: str, why: str) -> None:
    with pytest.raises(Refused) as caught:
        hours_of(first, last, zone)
    assert isinstance(caught.value.why, BadHours)
    assert caught.value.why.why == why


@pytest.mark.parametrize("text", ["22", "22:00", "22h", "22h00", "22 h 00", "10 pm", "10PM", "22.00", "22 heures"])
def test_a_time_of_day_may_be_written_as_people_write_it(text: str) -> None:
    assert hours_of(text, "8", "europe/paris") == Hours(PARIS, (22 * 60, 8 * 60))


def test_midnight_has_two_names() -> None:
    assert hours_of("24", "7", "UTC") == hours_of("0:00", "7 am", "UTC") == hours_of("12 am", "7", "UTC")
