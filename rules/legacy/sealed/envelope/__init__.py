"""SEALED: what is in here spoils Risk Legacy for whoever plays it. It belongs behind the seal of envelope."""

from __future__ import annotations

from rules.legacy.campaign.seals import Pack
from rules.legacy.sealed.beginnings import beginnings
from rules.legacy.sealed.envelope.cards import Omen, omens
from rules.legacy.sealed.envelope.kept import AMONG, CONTENT, Cursed, Envelope, curse_of
from rules.legacy.sealed.envelope.powers import curses
from rules.legacy.sealed.envelope.sea import ClosedSea, sea_closing
from rules.legacy.sealed.envelope.start import offerings
from rules.legacy.sealed.turn_starts import turn_starts

PACK = Pack(
    "envelope",
    CONTENT,
    lambda options: (turn_starts, beginnings, offerings, sea_closing, omens, curses),
    among=len(AMONG),
)

__all__ = ["ClosedSea", "Cursed", "Envelope", "Omen", "curse_of", "omens"]
