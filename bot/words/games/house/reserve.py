"""The limited stock of armies, which several house rules bring."""

from __future__ import annotations

from collections.abc import Iterator

from bot.words.fluent import Words
from bot.words.topics.status import Countdown, StatusWords
from rules import Player, Ruleset, State, View
from rules.house import Reserve


class ReserveStatus(StatusWords):
    """Reserves in the standings."""

    def stocks(self, seat: Player, seen: View, rules: Ruleset, words: Words) -> Iterator[str]:
        """The seat's reserve."""
        return reserve(seat, seen, words)

    def countdowns(self, of: State | View, rules: Ruleset, words: Words) -> Iterator[Countdown]:
        """Once no reserve is left, a round without an attack ends the game."""
        left = of.parts[Reserve].left
        if left and not any(left.values()):
            yield Countdown(words.say("clock-reserves"))


def reserve(seat: Player, seen: View, words: Words) -> Iterator[str]:
    """How many armies a seat has in reserve, in a few words; nothing where it has none laid."""
    if seat in (left := seen.parts[Reserve].left):
        yield words.say("status-reserve", count=left[seat])
