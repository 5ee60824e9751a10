"""SEALED: what is in here spoils Risk Legacy for whoever plays it. The AI and the mission of its own faction."""

from __future__ import annotations

from rules.ai.outlook import Sight
from rules.kernel.values import Action
from rules.legacy.sealed.faction_missions import ClaimOwnMission


def at_the_end(sight: Sight) -> Action | None:
    """Red stars for the own mission. (The open one, which others might take, comes first.)"""
    return ClaimOwnMission(sight.number, sight.me) if sight.offers_of(ClaimOwnMission) else None
