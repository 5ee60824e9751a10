"""Time at a table, as plain numbers: paces, the hours in which people sleep, how long a question may wait."""

from bot.pace.hours import ALWAYS, Hours, hours_of, zones
from bot.pace.pace import BRISK, DAILY, FRIENDLY, LIVE, PACES, Pace, own
from bot.pace.running import HALF, NEARLY, NUDGE_AFTER, Clock, banked, left_in_bank, next_reminder, started
from bot.pace.spans import said, spoken

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
