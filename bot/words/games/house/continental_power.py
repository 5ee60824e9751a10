"""The powers of continents."""

from __future__ import annotations

from bot.words.topics.log import LogWords
from rules import Event
from rules.house import PowersWon


class PowerLog(LogWords):
    """Powers won by holding continents."""

    def is_empty(self, event: Event) -> bool:
        """True if no power was won."""
        return isinstance(event, PowersWon) and not event.powers
