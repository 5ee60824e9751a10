"""Calculated risks: throws in which both sides stake armies."""

from __future__ import annotations

from bot.words.topics.log import LogWords
from rules.house import RiskTaken


class RiskLog(LogWords):
    """Battles fought by calculated risk."""

    battles = {RiskTaken: "told-risk"}
