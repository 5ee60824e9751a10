"""SEALED: what is in here spoils Risk Legacy for whoever plays it. It belongs behind the seal of pocket_1."""

from __future__ import annotations

from rules.legacy.campaign.seals import Pack
from rules.legacy.sealed.acting_scars import acting_scars
from rules.legacy.sealed.beginnings import beginnings
from rules.legacy.sealed.faction_missions import faction_missions
from rules.legacy.sealed.pocket_1.board import burnt_land
from rules.legacy.sealed.pocket_1.cards import sixth_events
from rules.legacy.sealed.pocket_1.change import evolution
from rules.legacy.sealed.pocket_1.faction import mutants
from rules.legacy.sealed.pocket_1.kept import CONTENT
from rules.legacy.sealed.pocket_1.powers import missile_powers
from rules.legacy.sealed.pocket_1.start import strike
from rules.legacy.sealed.pocket_1.uses import power_uses
from rules.legacy.sealed.turn_starts import turn_starts

PACK = Pack(
    "pocket_1",
    CONTENT,
    lambda options: (
        turn_starts,
        acting_scars,
        beginnings,
        strike,
        burnt_land,
        missile_powers,
        faction_missions,
        mutants,
        evolution,
        sixth_events,
        power_uses,
    ),
)
"""The uses of missile powers stand last: dice that nothing may change are changed by nothing."""
