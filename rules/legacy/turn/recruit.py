"""Recruits: a third of territories and population, and the bonus of whole continents with its marks and its namer's."""

from __future__ import annotations

from rules.kernel.context import Context
from rules.kernel.ruleset import Module
from rules.kernel.values import Player
from rules.legacy.campaign.campaign import Campaign, member_of

recruit = Module("recruit", needs=("campaign", "cities", "reinforce"))
FEWEST_RECRUITS = 3
SHARE = 3
"""A recruit for so many territories and inhabitants."""
NAMING_BONUS = 1


@recruit.modifies("income")
def recruits(g: Context, count: int, player: Player) -> int:
    """Territories and population divided by three, rounded down (a power: up), and three at least."""
    counted = g.value("counted-for-recruits", len(g.state.land.of(player)), player)
    share, rest = divmod(counted, SHARE)
    up = bool(rest) and g.value("rounds-up", False, player)
    return max(FEWEST_RECRUITS, share + up)


@recruit.modifies("region-bonus")
def marked_and_named(g: Context, bonus: int, player: Player, region: str) -> int:
    """A continent's mark counts for everybody; its namer alone has one more."""
    now = g.parts[Campaign]
    named = now.continents.get(region)
    own = NAMING_BONUS if named and named.by == member_of(g.state, player) else 0
    return bonus + now.continent_marks.get(region, 0) + own
