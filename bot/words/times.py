"""Times in words: spans, paces, dates."""

from __future__ import annotations

from datetime import UTC, datetime

from bot.pace import Pace, duration_parts
from bot.pace.durations import HOUR
from bot.words.fluent import Words

NONE = "none"


def span(seconds: int, words: Words) -> str:
    """A span of time: `24 h`, `1 h 30 min`, `14 days`."""
    return " ".join(words.say(f"span-{unit}", count=count) for count, unit in duration_parts(seconds))


def moment(at: int, pace: Pace) -> str:
    """A Unix time as Discord shows it, in each reader's own time zone, and how long until then.

    With deadlines of minutes the day is obvious, so only the time of day is shown.
    """
    style = "t" if pace.decision is not None and pace.decision < HOUR else "f"
    return f"<t:{at}:{style}> (<t:{at}:R>)"


def deadline(at: int, pace: Pace) -> dict[str, str]:
    """The arguments `until` and `style` of a deadline on the turn card: a day with its hour, or the hour alone."""
    style = "t" if pace.decision is not None and pace.decision < HOUR else "F"
    return {"until": f"<t:{at}:{style}>", "style": style}


def pace_name(pace: Pace, words: Words) -> str:
    """The name of a pace."""
    return words.say(f"choice-pace-{pace.name}")


def pace_line(pace: Pace, words: Words) -> str:
    """A pace with its numbers, in one line."""
    if pace.decision is None:
        return words.say("pace-without-deadlines", name=pace_name(pace, words))
    return words.say(
        "pace-line",
        name=pace_name(pace, words),
        decision=span(pace.decision, words),
        bank=span(pace.bank, words) if pace.bank else NONE,
        growth=span(pace.growth, words) if pace.growth else NONE,
        window=span(pace.window, words),
    )


def day(at: int, words: Words) -> str:
    """The day of a Unix time (UTC), for what cannot show each reader's own: `23 November 2026`."""
    on = datetime.fromtimestamp(at, UTC)
    return words.say("date", day=on.day, month=on.month, year=str(on.year))


def of_day(minutes: int) -> str:
    """A time of day, in minutes since midnight: `22:30`."""
    return f"{minutes // 60:02}:{minutes % 60:02}"
