"""What a course's guide says: the line of a moment, what it advises, and its answer to somebody who did otherwise."""

from __future__ import annotations

from typing import Any

from bot.words.fluent import Words
from bot.words.teaching.course import CourseMoment
from rules import NOBODY, Action, Ruleset, Territory, View


def guide_line(game: str, moment: CourseMoment | None, words: Words) -> str:
    """The line of a moment; "" where nothing new is to be said."""
    return "" if moment is None else words.say("guide-says", line=words.say(f"guide-{game}-{moment.id}"))


def advice_line(answer: str, words: Words) -> str:
    """What most people would answer, from the whole answer in words."""
    return f"-# {words.say('guide-advice', answer=answer)}"


def instead_line(answer: Action, seen: View, rules: Ruleset, words: Words) -> str:
    """What came of an answer that was not advised: how its territory stands now, and who stands beside it."""
    given: Any = answer
    where = next((getattr(given, name) for name in ("where", "target") if getattr(given, name, "")), "")
    land = seen.land
    if not where or land.owner(Territory(where)) != seen.viewer:
        return words.say("guide-instead", where=where or "none", armies=0, beside="none", theirs=0)
    near = [end for end in rules.board.links_of[Territory(where)] if land.owner(end) not in (NOBODY, seen.viewer)]
    most = max(near, key=land.armies, default=None)
    return words.say(
        "guide-instead",
        where=where,
        armies=land.armies(Territory(where)),
        beside=most or "none",
        theirs=land.armies(most) if most else 0,
    )
