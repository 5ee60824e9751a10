"""The hours of a person: when they sleep, where they live, when they are away. Only waking time counts."""

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
    """`quiet`: the minutes of the day from which and until which a person sleeps, by the clocks of their `zone` (a name
    of the time zone database); equal: never. `away`: moments (seconds since 1970) from and until which they are away.
    """

    zone: str = "UTC"
    quiet: tuple[int, int] = (0, 0)
    away: tuple[tuple[int, int], ...] = ()

    def after(self, start: int, seconds: int) -> int:
        """The moment by which this many waking seconds have passed since `start`."""
        for begin, end in self._awake(start):
            if end is None or seconds <= end - begin:
                return begin + seconds if seconds else start
            seconds -= end - begin
        raise AssertionError("the last waking time has no end")

    def between(self, start: int, end: int) -> int:
        """The waking seconds from one moment to another; none where the second is the earlier."""
        waking = 0
        for begin, until in self._awake(start):
            if begin >= end:
                break
            waking += (end if until is None else min(end, until)) - begin
        return waking

    def _awake(self, start: int) -> Iterator[tuple[int, int | None]]:
        """The waking times from a moment on; only where nothing more interrupts it, the last one has no end (None)."""
        at = start
        for begin, end in heapq.merge(self._nights(start), sorted(self.away)):
            if end <= at:
                continue
            if begin > at:
                yield at, begin
            at = max(at, end)
        yield at, None

    def _nights(self, start: int) -> Iterator[tuple[int, int]]:
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
"""Of somebody who has said nothing: every hour counts."""


def hours_of(first: str, last: str, zone: str) -> Hours:
    """What somebody says of their nights; raises `Refused(BadHours)`."""
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
    """Every time zone, by its name in small letters."""
    return {name.lower(): name for name in sorted(available_timezones()) if "/" in name or name == "UTC"}


def _minutes(said: str) -> int:
    """A time of day in minutes: 22, 22:30, 22h30, 10 pm; raises `Refused(BadHours)`."""
    found = _TIME.fullmatch(said.strip().lower())
    hour, minute, half = (int(found[1]), int(found[2] or 0), found[3]) if found else (99, 0, None)
    if half:
        hour = hour % 12 + (12 if half == "pm" else 0) if 1 <= hour <= 12 else 99
    if hour > 24 or minute > 59 or (hour == 24 and minute):
        raise Refused(BadHours("time", said))
    return (hour * 60 + minute) % _DAY


@cache
def _zone(name: str) -> ZoneInfo:
    return ZoneInfo(name)


def _moment(day: date, minutes: int, zone: ZoneInfo) -> int:
    """When the clocks of a zone show this; an hour that they skip is the moment at which they would have shown it."""
    local = datetime.combine(day, time(minutes // 60, minutes % 60), zone)
    return int(local.astimezone(UTC).timestamp())
