"""The bot's one clock: everything that asks for the time asks here."""

from __future__ import annotations

import time
from datetime import datetime

import discord


class Clock:
    """Discord's own idea of now, which a simulated Discord can move."""

    def now(self) -> int:
        """Seconds since 1970."""
        return int(self.utc().timestamp())

    def utc(self) -> datetime:
        """The same moment as an aware datetime."""
        return discord.utils.utcnow()

    def steady(self) -> float:
        """Seconds on a clock that nobody sets: it only goes on, from whatever beginning."""
        return time.monotonic()
