"""The hours of a person: when they sleep, in which time zone, and when they are away. Only waking time counts."""

from __future__ import annotations

import heapq
import re
from collections.abc import Iterator
from dataclasses import dataclass, replace
from datetime import UTC, date, datetime, time, timedelta
from functools import cache
from zoneinfo import ZoneInfo, available_timezones

from bot.pace.durations import DAY, MINUTE
from bot.refusals import BadHours
from rules import Refused

MOST_QUIET = 10 * 60
"""Minutes of a day that may be quiet, and of any 24 elapsed hours that do not count."""
_DAY = 24 * 60
_LOOK_BACK = 7 * DAY
"""Seconds of nights that decide how much of the next one counts. Two nights would do; a week also covers that the
clocks are changed."""
_TIME = re.compile(r"(\d{1,2})(?:\s*(?:[:h.]|heures?)\s*(\d{2})?)?\s*(am|pm)?")


Period = tuple[int, int]
"""A period of time: its start and its end, in seconds since 1970."""


@dataclass(frozen=True, slots=True)
class Hours:
    """The hours of a person.

    `quiet`: the minutes of the day at which sleep begins and ends, in local time of the `zone` (a name of the time zone
    database); equal: never. `away`: absences. They hold `since` a moment (seconds since 1970); `slept` are the periods
    of the day before it in which the person's earlier hours did not count. In any 24 elapsed hours at most `MOST_QUIET`
    are quiet, whatever the clocks or the person have changed: the rest of such a night counts.
    """

    zone: str = "UTC"
    quiet: tuple[int, int] = (0, 0)
    away: tuple[Period, ...] = ()
    since: int = 0
    slept: tuple[Period, ...] = ()

    @property
    def has_nights(self) -> bool:
        """Whether the person has set quiet hours."""
        return self.quiet[0] != self.quiet[1]

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

    def following(self, old: Hours, now: int) -> Hours:
        """These hours, set now by a person who had the `old` ones until now."""
        slept = []
        for begin, end in old._asleep(now - DAY):
            if begin >= now:
                break
            slept.append((max(begin, now - DAY), min(end, now)))
        return replace(self, since=now, slept=tuple(period for period in slept if period[0] < period[1]))

    def first_night(self) -> tuple[int, bool]:
        """The moment from which these hours hold in full, and whether the hours before them delay it.

        That is the first moment of the first night (or of what is left of the one under way as they are set) of which
        no part counts. There must be nights.
        """
        nights = ((max(begin, self.since), end) for begin, end in self._nights(self.since) if end > self.since)
        uncut = replace(self, away=())
        for nth, (begin, end) in enumerate(nights):
            if not uncut.between(begin, end):
                return begin, nth > 0
        raise AssertionError("there is a night on every day")

    def _awake(self, start: int) -> Iterator[tuple[int, int | None]]:
        """The waking periods from a moment on, as start and end. One that is never interrupted has no end (None)."""
        at = start
        for begin, end in heapq.merge(self._asleep(start), sorted(self.away)):
            if end <= at:
                continue
            if begin > at:
                yield at, begin
            at = max(at, end)
        yield at, None

    def _asleep(self, start: int) -> Iterator[Period]:
        """The periods of sleep that do not count, from before a moment on, without end if there are nights."""
        first = max(self.since, start - _LOOK_BACK)
        recent = list(self.slept) if first == self.since else []
        yield from tuple(recent)
        for begin, end in self._nights(first):
            yield from _within_the_most(recent, max(begin, first), end)

    def _nights(self, start: int) -> Iterator[Period]:
        """The periods of sleep from two days before a moment on, without end; none if the person never sleeps."""
        first, last = self.quiet
        if not self.has_nights:
            return
        zone = _zone(self.zone)
        day = datetime.fromtimestamp(start, zone).date() - timedelta(days=2)
        while True:
            begin = _moment(day, first, zone)
            end = _moment(day if first < last else day + timedelta(days=1), last, zone)
            if begin < end:
                yield begin, end
            day += timedelta(days=1)


def _within_the_most(recent: list[Period], begin: int, end: int) -> Iterator[Period]:
    """The parts of a night that leave at most `MOST_QUIET` of sleep in the 24 hours before each of their moments.

    `recent` are the periods of sleep before it; the parts are added, and what is more than a day older is dropped.
    """
    at = begin
    while at < end:
        day_ago = at - DAY
        recent[:] = [period for period in recent if period[1] > day_ago]
        left = MOST_QUIET * MINUTE - sum(until - max(since, day_ago) for since, until in recent)
        leaving = next((until for since, until in recent if since <= day_ago), None)
        following = min((since for since, _ in recent if since > day_ago), default=end)
        if leaving is not None:  # as much sleep leaves the last 24 hours as is added
            until = min(end, leaving + DAY)
        elif left:
            until = min(end, at + left, following + DAY)
        else:
            at = following + DAY
            continue
        recent.append((at, until))
        yield at, until
        at = until


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
