"""The limited stock of armies, which several house rules bring."""

from __future__ import annotations

from collections.abc import Iterator

from bot.words.fluent import Words
from bot.words.topics.status import StatusWords
from rules import Player, Ruleset, View
from rules.house import Reserve


class ReserveStatus(StatusWords):
    """Reserves in the standings."""

    def stocks(self, seat: Player, seen: View, rules: Ruleset, words: Words) -> Iterator[str]:
        """The seat's reserve."""
        return reserve(seat, seen, words)


def reserve(seat: Player, seen: View, words: Words) -> Iterator[str]:
    """How many armies a seat has in reserve, in a few words; nothing where it has none laid."""
    if seat in (left := seen.parts[Reserve].left):
        yield words.say("status-reserve", count=left[seat])
