"""Recruits: a third of territories and population, and the bonus of whole continents with its marks and its namer's."""

from __future__ import annotations

from rules.atlas import RegionName
from rules.kernel.context import Context
from rules.kernel.module import Module
from rules.kernel.values import Player
from rules.legacy.campaign.campaign import Campaign, member_of
from rules.legacy.turn.cities import recruit_base
from rules.risk.turn.reinforce import income, region_bonus

recruit = Module("recruit", needs=("campaign", "cities", "reinforce"))
FEWEST_RECRUITS = 3
SHARE = 3
"""A recruit for so many territories and inhabitants."""
NAMING_BONUS = 1


@recruit.asks
def rounds_up(g: Context, player: Player) -> bool:
    """Whether a player's recruits are rounded up."""
    return False


@recruit.modifies(income)
def recruits(g: Context, count: int, player: Player) -> int:
    """Territories and population divided by three, rounded down (a power: up), and three at least."""
    share, rest = divmod(recruit_base(g, player), SHARE)
    up = bool(rest) and rounds_up(g, player)
    return max(FEWEST_RECRUITS, share + up)


@recruit.modifies(region_bonus)
def add_marks_and_names(g: Context, bonus: int, player: Player, region: RegionName) -> int:
    """A continent's mark counts for everybody; its namer alone has one more."""
    now = g.parts[Campaign]
    named = now.continents.get(region)
    own = NAMING_BONUS if named and named.by == member_of(g.state, player) else 0
    return bonus + now.continent_marks.get(region, 0) + own
