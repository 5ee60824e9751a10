"""SEALED: what is in here spoils Risk Legacy for whoever plays it. It belongs behind the seal of pocket_2."""

from __future__ import annotations

from rules.legacy.campaign.seals import Pack
from rules.legacy.sealed.beginnings import beginnings
from rules.legacy.sealed.faction_missions import faction_missions
from rules.legacy.sealed.pocket_2.cards import visitors
from rules.legacy.sealed.pocket_2.faction import aliens
from rules.legacy.sealed.pocket_2.kept import ALIENS, CONTENT, ISLAND, WEAKNESSES, Pocket2, weakness_of
from rules.legacy.sealed.pocket_2.slots import OpenCoins, weaknesses
from rules.legacy.sealed.pocket_2.start import arrival

PACK = Pack(
    "pocket_2",
    CONTENT,
    lambda options: (beginnings, weaknesses, arrival, faction_missions, aliens, visitors),
)
"""The Aliens stand after the weaknesses, since what these cost in cities does not touch them."""

__all__ = ["ALIENS", "ISLAND", "WEAKNESSES", "OpenCoins", "Pocket2", "visitors", "weakness_of", "weaknesses"]
