"""Time at a table, as plain numbers: paces, the hours in which people sleep, how long a question may wait."""

from bot.pace.decision_clock import HALF, NEARLY, NUDGE_AFTER, Clock, banked, left_in_bank, next_reminder, started
from bot.pace.durations import said, spoken
from bot.pace.hours import ALWAYS, Hours, hours_of, zones
from bot.pace.pace import BRISK, DAILY, FRIENDLY, LIVE, PACES, Pace, own

__all__ = [
    "ALWAYS",
    "BRISK",
    "DAILY",
    "FRIENDLY",
    "HALF",
    "LIVE",
    "NEARLY",
    "NUDGE_AFTER",
    "PACES",
    "Clock",
    "Hours",
    "Pace",
    "banked",
    "hours_of",
    "left_in_bank",
    "next_reminder",
    "own",
    "said",
    "spoken",
    "started",
    "zones",
]
