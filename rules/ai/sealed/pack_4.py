"""SEALED: what is in here spoils Risk Legacy for whoever plays it. How the AI decides what pack_4 asks."""

from __future__ import annotations

from rules.ai.outlook import Sight
from rules.kernel.values import Action
from rules.legacy.sealed.pack_4.goals import ClaimPrivateMission


def at_the_end(sight: Sight) -> Action | None:
    """A star for the own mission. (The open one, which others might take, comes first.)"""
    return ClaimPrivateMission(sight.number, sight.me) if sight.offered(ClaimPrivateMission) else None
