"""SEALED: what is in here spoils Risk Legacy for whoever plays it. It belongs behind the seal of pack_1."""

from __future__ import annotations

from rules.legacy.campaign.seals import Pack
from rules.legacy.sealed.acting_scars import acting_scars
from rules.legacy.sealed.pack_1.cards import CONTROL, NUMBERS, RESISTANCE, RIOTS, WALLS, people
from rules.legacy.sealed.pack_1.promo import promo
from rules.legacy.sealed.pack_1.scar import BIOHAZARD, biohazard
from rules.legacy.sealed.pack_1.start import CARDS, PROMO, PROMOS, Drafted, drafting, has_drafted
from rules.legacy.sealed.scars_at_end import moments_of_scars
from rules.legacy.sealed.turn_starts import turn_starts

PACK = Pack(
    "pack_1",
    {
        "scars": {BIOHAZARD: 3},
        "events": {CONTROL: 2, WALLS: 2, RESISTANCE: 2, RIOTS: 1},
        "numbers": NUMBERS,
        "draft": {**CARDS, PROMO: PROMOS},
    },
    lambda options: (
        turn_starts,
        *moments_of_scars(options),
        acting_scars,
        biohazard,
        people,
        drafting,
        promo,
    ),
)

__all__ = ["BIOHAZARD", "CARDS", "PROMOS", "Drafted", "drafting", "has_drafted"]
