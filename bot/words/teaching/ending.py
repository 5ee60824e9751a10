"""Why a course has ended as it has: what its winner holds, and the others' turns after its person's last one."""

from __future__ import annotations

from collections.abc import Iterator

from bot.words.fluent import Words
from bot.words.games import words_in
from bot.words.story.turns import Turn, turn_text
from bot.words.topics.status import StatusWords
from bot.words.topics.story import StoryWords
from renders import RecentTurns
from rules import Player, Ruleset, View
from rules.risk import NEUTRAL


def reason_lines(seat: Player, seen: View, rules: Ruleset, words: Words) -> Iterator[str]:
    """Why the game that a seat has seen to its end was won or lost, a line each."""
    for winner in seen.winners or ():
        if all(not seen.land.of(other) for other in seen.seats if other != winner):
            yield words.say(
                "course-because-alone",
                who=words.say(f"seat-{winner}"),
                own=_own(winner, seat),
                neutral=_has(seen, NEUTRAL),
            )
        for known in words_in(rules, StatusWords):
            yield from known.won_with(winner, seen, words)


def last_turns(recent: RecentTurns, seat: Player, rules: Ruleset, words: Words) -> Iterator[str]:
    """The story of each turn of another after a seat's own last one, the oldest first, up to a victory: what follows
    one is left out in a course."""
    since = max((at for at, turn in enumerate(recent.turns, 1) if turn.player == seat), default=0)
    won = tuple(kind for known in words_in(rules, StoryWords) for kind in known.victories)
    for turn in recent.turns[since:]:
        end = next((at for at, event in enumerate(turn.events, 1) if isinstance(event, won)), len(turn.events))
        if text := turn_text(Turn(0, turn.player, turn.events[:end]), None, rules, words):
            yield text


def _own(winner: Player, seat: Player) -> str:
    return "yes" if winner == seat else "no"


def _has(seen: View, army: Player) -> str:
    return "yes" if seen.land.of(army) else "no"
