"""SEALED: what is in here spoils Risk Legacy for whoever plays it. The AI and the mission of its own faction."""

from __future__ import annotations

from dataclasses import replace

from rules.ai.legacy.sealed.outlook import PackAdvice
from rules.ai.outlook import Sight
from rules.kernel.values import Action
from rules.legacy.sealed.faction_missions import ClaimOwnMission


def at_the_end(sight: Sight) -> Action | None:
    """Red stars for the own mission. (The open one, which others might take, comes first.)"""
    return ClaimOwnMission(sight.number, sight.me) if sight.offers_of(ClaimOwnMission) else None


def advise(advice: PackAdvice) -> PackAdvice:
    """What the missions of factions add."""
    return replace(advice, at_the_end=(*advice.at_the_end, at_the_end))
