"""SEALED: what is in here spoils Risk Legacy for whoever plays it. It belongs behind the seal of envelope."""

from __future__ import annotations

from rules.legacy.sealed.envelope.cards import Omen, omens
from rules.legacy.sealed.envelope.kept import AMONG, CONTENT, Envelope
from rules.legacy.sealed.envelope.powers import Cursed, curse_of, curses
from rules.legacy.sealed.envelope.sea import ClosedSea, sea_closing
from rules.legacy.sealed.envelope.start import offerings
from rules.legacy.seals import Pack

PACK = Pack("envelope", CONTENT, (offerings, sea_closing, omens, curses), among=len(AMONG))

__all__ = ["ClosedSea", "Cursed", "Envelope", "Omen", "curse_of", "omens"]
