"""SEALED: what is in here spoils Risk Legacy for whoever plays it. It belongs behind the seal of pack_3."""

from __future__ import annotations

from rules.legacy.campaign.seals import Pack
from rules.legacy.sealed.beginnings import beginnings
from rules.legacy.sealed.pack_3.cards import CAUSE, causes
from rules.legacy.sealed.pack_3.choosing import MissionChosen, mission_choice
from rules.legacy.sealed.pack_3.goals import (
    CAPITAL,
    EXPLORE,
    LABEL,
    READY,
    SEA_LINE,
    CapitalPlaced,
    LaneDrawn,
    SeaLines,
    count_islands,
    two_star_missions,
)
from rules.legacy.sealed.pack_3.homeland import homeland_of, homelands

PACK = Pack(
    LABEL,
    {
        "missions": {EXPLORE: 1, READY: 1},
        "mission_stars": {EXPLORE: 2, READY: 2},
        "islands": 7,
        "coins": 4,
        "inland": ["afghanistan", "irkutsk"],
        "cities": {CAPITAL: 5},
        "stickers": {CAPITAL: 1},
        "events": {CAUSE: 3},
        "cause_troops": 3,
    },
    lambda options: (mission_choice, beginnings, two_star_missions, causes, homelands),
)

__all__ = [
    "CAPITAL",
    "CAUSE",
    "EXPLORE",
    "READY",
    "SEA_LINE",
    "CapitalPlaced",
    "LaneDrawn",
    "MissionChosen",
    "SeaLines",
    "count_islands",
    "homeland_of",
    "homelands",
]
