"""The hours of a person: when they sleep, in which time zone, and when they are away. Only waking time counts."""

from __future__ import annotations

import heapq
import re
from collections.abc import Iterator
from dataclasses import dataclass
from datetime import UTC, date, datetime, time, timedelta
from functools import cache
from zoneinfo import ZoneInfo, available_timezones

from bot.refusals import BadHours
from rules import Refused

MOST_QUIET = 10 * 60
"""Minutes of a day that may be quiet."""
_DAY = 24 * 60
_TIME = re.compile(r"(\d{1,2})(?:\s*(?:[:h.]|heures?)\s*(\d{2})?)?\s*(am|pm)?")


@dataclass(frozen=True, slots=True)
class Hours:
    """The hours of a person.

    `quiet`: the minutes of the day at which sleep begins and ends, in local time of the `zone` (a name of the time zone
    database); equal: never. `away`: absences, as start and end in seconds since 1970.
    """

    zone: str = "UTC"
    quiet: tuple[int, int] = (0, 0)
    away: tuple[tuple[int, int], ...] = ()

    def after(self, start: int, seconds: int) -> int:
        """The moment (seconds since 1970) by which this many waking seconds have passed since `start`."""
        for begin, end in self._awake(start):
            if end is None or seconds <= end - begin:
                return begin + seconds if seconds else start
            seconds -= end - begin
        raise AssertionError("the last waking time has no end")

    def between(self, start: int, end: int) -> int:
        """The waking seconds between two moments; 0 if `end` is before `start`."""
        waking = 0
        for begin, until in self._awake(start):
            if begin >= end:
                break
            waking += (end if until is None else min(end, until)) - begin
        return waking

    def _awake(self, start: int) -> Iterator[tuple[int, int | None]]:
        """The waking periods from a moment on, as start and end. One that is never interrupted has no end (None)."""
        at = start
        for begin, end in heapq.merge(self._nights(start), sorted(self.away)):
            if end <= at:
                continue
            if begin > at:
                yield at, begin
            at = max(at, end)
        yield at, None

    def _nights(self, start: int) -> Iterator[tuple[int, int]]:
        """The periods of sleep from two days before a moment on, without end; none if the person never sleeps."""
        first, last = self.quiet
        if first == last:
            return
        zone = _zone(self.zone)
        day = datetime.fromtimestamp(start, zone).date() - timedelta(days=2)
        while True:
            begin = _moment(day, first, zone)
            end = _moment(day if first < last else day + timedelta(days=1), last, zone)
            if begin < end:
                yield begin, end
            day += timedelta(days=1)


ALWAYS = Hours()
"""The hours of a person who has set none: every hour counts."""


def hours_of(first: str, last: str, zone: str) -> Hours:
    """The hours for two written times of day and a time zone; raises `Refused(BadHours)`."""
    quiet = _minutes(first), _minutes(last)
    known = zones().get(zone.strip().lower())
    if known is None:
        raise Refused(BadHours("zone", zone))
    if quiet[0] == quiet[1]:
        raise Refused(BadHours("none", first.strip()))
    if (quiet[1] - quiet[0]) % _DAY > MOST_QUIET:
        raise Refused(BadHours("long", f"{first.strip()}–{last.strip()}"))
    return Hours(known, quiet)


@cache
def zones() -> dict[str, str]:
    """The names of all time zones, by the name in lower case."""
    return {name.lower(): name for name in sorted(available_timezones()) if "/" in name or name == "UTC"}


def _minutes(text: str) -> int:
    """The minutes of a written time of day (22, 22:30, 22h30, 10 pm); raises `Refused(BadHours)`."""
    found = _TIME.fullmatch(text.strip().lower())
    hour, minute, half = (int(found[1]), int(found[2] or 0), found[3]) if found else (99, 0, None)
    if half:
        hour = hour % 12 + (12 if half == "pm" else 0) if 1 <= hour <= 12 else 99
    if hour > 24 or minute > 59 or (hour == 24 and minute):
        raise Refused(BadHours("time", text))
    return (hour * 60 + minute) % _DAY


@cache
def _zone(name: str) -> ZoneInfo:
    return ZoneInfo(name)


def _moment(day: date, minutes: int, zone: ZoneInfo) -> int:
    """The moment (seconds since 1970) of a local time of day; a time skipped by summer time counts as if it existed."""
    local = datetime.combine(day, time(minutes // 60, minutes % 60), zone)
    return int(local.astimezone(UTC).timestamp())
