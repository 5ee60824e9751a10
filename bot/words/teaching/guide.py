"""What a course's guide says: the line of a moment, what it advises, and its answer to somebody who did otherwise."""

from __future__ import annotations

from typing import Any

from bot.words.fluent import Words
from bot.words.teaching.course import Course, CourseMoment
from rules import NOBODY, Action, Ruleset, Territory, View


def guide_line(game: str, moment: CourseMoment | None, words: Words) -> str:
    """The line of a moment; "" where nothing new is to be said."""
    return "" if moment is None else words.say("guide-says", line=words.say(f"guide-{game}-{moment.id}"))


def opening_lines(game: str, course: Course, words: Words) -> list[str]:
    """What a course's guide says before all else: what wins, what a turn is, who else is there."""
    return [words.say("guide-opens", line=words.say(f"guide-{game}-{each}")) for each in course.opening]


def instead_line(answer: Action, seen: View, rules: Ruleset, words: Words) -> str:
    """What came of armies that went elsewhere than was advised: how the territory stands now, and who stands beside it;
    "" for any other answer."""
    given: Any = answer
    where = Territory(next((getattr(given, name) for name in ("where", "target") if getattr(given, name, "")), ""))
    land = seen.land
    if not where or not getattr(given, "count", 0) or land.owner(where) != seen.viewer:
        return ""
    near = [end for end in rules.board.links_of[where] if land.owner(end) not in (NOBODY, seen.viewer)]
    most = max(near, key=land.armies, default=None)
    return words.say(
        "guide-instead",
        where=where,
        armies=land.armies(where),
        beside=most or "none",
        theirs=land.armies(most) if most else 0,
    )
