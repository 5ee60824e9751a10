"""Time at a table, as plain numbers: paces, the hours in which people sleep, and the time for a decision."""

from bot.pace.decision_clock import (
    FOR_EVER_TIMES,
    GONE_AFTER,
    HALF,
    NEARLY,
    NUDGE_AFTER,
    Allowed,
    DecisionClock,
    bank_after_answer,
    bank_at,
    next_reminder,
    start_clock,
)
from bot.pace.durations import duration_parts, parse_duration
from bot.pace.hours import ALWAYS, Hours, hours_of, zones
from bot.pace.pace import BRISK, DAILY, FRIENDLY, LIVE, PACES, Pace, own_pace

__all__ = [
    "ALWAYS",
    "BRISK",
    "DAILY",
    "FOR_EVER_TIMES",
    "FRIENDLY",
    "GONE_AFTER",
    "HALF",
    "LIVE",
    "NEARLY",
    "NUDGE_AFTER",
    "PACES",
    "Allowed",
    "DecisionClock",
    "Hours",
    "Pace",
    "bank_after_answer",
    "bank_at",
    "duration_parts",
    "hours_of",
    "next_reminder",
    "own_pace",
    "parse_duration",
    "start_clock",
    "zones",
]
