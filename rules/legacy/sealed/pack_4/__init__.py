"""SEALED: what is in here spoils Risk Legacy for whoever plays it. It belongs behind the seal of pack_4."""

from __future__ import annotations

from rules.legacy.campaign.seals import Pack
from rules.legacy.sealed.faction_missions import faction_missions
from rules.legacy.sealed.pack_3.choosing import mission_choice
from rules.legacy.sealed.pack_4.goals import (
    LABEL,
    OWN,
    MissionKept,
    PrivateMissionFulfilled,
    count_private,
    is_done,
    private_mission_of,
    private_missions,
)
from rules.legacy.sealed.pack_4.start import lead_faction, lead_player

PACK = Pack(
    LABEL,
    {
        "missions": dict.fromkeys(OWN, 1),
        "coins": 4,
        "rich_cards": 2,
        "resources": 10,
        "hand": 3,
        "majors": 3,
        "continents": 2,
        "lead_troops": 3,
    },
    lambda options: (mission_choice, faction_missions, private_missions, lead_faction),
)

__all__ = [
    "OWN",
    "MissionKept",
    "PrivateMissionFulfilled",
    "count_private",
    "is_done",
    "lead_faction",
    "lead_player",
    "private_mission_of",
    "private_missions",
]
