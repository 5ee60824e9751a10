"""General mobilisation: its armies."""

from __future__ import annotations

from bot.words.topics.log import Announced, LogWords
from rules import Event
from rules.house import Mobilised


class MobilisationLog(LogWords):
    """Armies raised for what a player holds."""

    def announces(self, event: Event) -> Announced | None:
        """Armies mobilised."""
        return Announced(event.armies, "mobilisation") if isinstance(event, Mobilised) else None
