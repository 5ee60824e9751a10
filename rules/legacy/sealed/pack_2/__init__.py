"""SEALED: what is in here spoils Risk Legacy for whoever plays it. It belongs behind the seal of pack_2."""

from __future__ import annotations

from rules.legacy.campaign.seals import Pack
from rules.legacy.sealed.acting_scars import acting_scars
from rules.legacy.sealed.pack_2.powers import (
    CONVINCING,
    LABEL,
    MOBILE,
    RESOURCEFUL,
    STEALTHY,
    WELL_ARMED,
    WELL_SUPPLIED,
    ComebackPicked,
    comeback_of,
    comebacks,
)
from rules.legacy.sealed.pack_2.scar import MERCENARY, mercenaries
from rules.legacy.sealed.pack_2.uses import comeback_uses
from rules.legacy.sealed.scars_at_end import moments_of_scars
from rules.legacy.sealed.turn_starts import turn_starts

COMEBACKS = (RESOURCEFUL, WELL_ARMED, STEALTHY, CONVINCING, MOBILE, WELL_SUPPLIED)
PACK = Pack(
    LABEL,
    {"scars": {MERCENARY: 3}, "comebacks": list(COMEBACKS)},
    lambda options: (
        turn_starts,
        *moments_of_scars(options),
        acting_scars,
        mercenaries,
        comebacks,
        comeback_uses,
    ),
)

__all__ = ["COMEBACKS", "MERCENARY", "ComebackPicked", "comeback_of", "comebacks"]
