"""The clock of the bot: the only source of the current time."""

from __future__ import annotations

import time
from datetime import datetime

import discord


class Clock:
    """Reads the time through discord.py, so that a simulated Discord can set it."""

    def now(self) -> int:
        """The current time in seconds since 1970."""
        return int(self.utc().timestamp())

    def utc(self) -> datetime:
        """The current time as an aware datetime in UTC."""
        return discord.utils.utcnow()

    def steady(self) -> float:
        """The seconds of a monotonic clock, which nobody can set; its zero has no meaning."""
        return time.monotonic()
