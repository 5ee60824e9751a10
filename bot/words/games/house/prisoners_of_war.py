"""Prisoners of war: whose armies a seat holds, and what each player can offer in an exchange."""

from __future__ import annotations

from collections.abc import Collection, Iterator

from bot.words.fluent import Words
from bot.words.games.house.reserve import reserve
from bot.words.topics.questions import QuestionWords
from bot.words.topics.status import StatusWords
from rules import Decision, Player, Ruleset, View
from rules.house import Prisoners, ToAnswerRansom, ToParley


class PrisonerStatus(StatusWords):
    """Prisoners in the standings."""

    def stocks(self, seat: Player, seen: View, rules: Ruleset, words: Words) -> Iterator[str]:
        """The seat's prisoners."""
        return _prisoners(seat, seen, words)


class PrisonerQuestions(QuestionWords):
    """The exchange of prisoners."""

    def remarks(self, decision: Decision, offered: Collection[str], seen: View, words: Words) -> Iterator[str]:
        """Each player's reserve and prisoners, one line a player."""
        if not isinstance(decision, ToParley | ToAnswerRansom):
            return
        held = {seat: " · ".join(_stakes(seat, seen, words)) for seat in seen.seats}
        lines = [
            words.say("panel-of-region", region=words.say(f"seat-{seat}"), those=those)
            for seat, those in held.items()
            if those
        ]
        if lines:
            yield "\n".join(lines)


def _stakes(seat: Player, seen: View, words: Words) -> Iterator[str]:
    yield from reserve(seat, seen, words)
    yield from _prisoners(seat, seen, words)


def _prisoners(seat: Player, seen: View, words: Words) -> Iterator[str]:
    for owner, count in seen.parts[Prisoners].held.get(seat, {}).items():
        if count:
            yield words.say("status-prisoners", count=count, owner=words.say(f"seat-{owner}"))
