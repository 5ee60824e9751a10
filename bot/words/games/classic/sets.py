"""Sets of cards in classic Risk: what the next one is worth, how many cards a seat holds."""

from __future__ import annotations

from collections.abc import Iterator

from bot.words.fluent import Words
from bot.words.topics.log import LogWords
from bot.words.topics.status import StatusWords
from rules import Event, Player, Ruleset, View
from rules.classic import SET_VALUES, SetNumbered, SetsTraded, worth
from rules.house import equal_arms, general_mobilisation
from rules.risk import hand


class SetLog(LogWords):
    """Sets that are traded."""

    def is_empty(self, event: Event) -> bool:
        """True for a set that does not change the value of the next one."""
        return isinstance(event, SetNumbered) and not event.next


class SetStatus(StatusWords):
    """Cards in hand, and the next set."""

    def stocks(self, seat: Player, seen: View, rules: Ruleset, words: Words) -> Iterator[str]:
        """The seat's cards; an empty hand counts only while the game runs."""
        cards = seen.cards(hand(seat)).count if not rules.has(general_mobilisation) else None
        if cards or (cards is not None and seen.winners is None):
            yield words.say("status-cards", count=cards)

    def below_standings(self, seen: View, rules: Ruleset, words: Words) -> Iterator[str]:
        """The next set's value, if it rises."""
        counts = not rules.has(equal_arms, general_mobilisation) and seen.winners is None
        if counts and SET_VALUES.of(rules.options) == "escalating":
            yield words.say("status-next-set", armies=worth(seen.parts[SetsTraded].count))
