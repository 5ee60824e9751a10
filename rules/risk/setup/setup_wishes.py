"""A player's wishes for the whole set-up: a list of territories, home regions, or borders."""

from __future__ import annotations

from collections.abc import Iterable

from rules.atlas import NO_TERRITORY, Territory
from rules.kernel.context import Context
from rules.kernel.offers import first_wished
from rules.kernel.values import Player
from rules.kernel.wants import Details
from rules.risk.turn.reinforce import find_threatened, front


def as_listed(details: Details, free: Iterable[Territory]) -> Territory:
    """The first territory of a list that is still free, or ''."""
    return first_wished(details.names, free) or NO_TERRITORY


def fill_up(g: Context, player: Player, details: Details) -> Territory:
    """The first of the player's territories in a list that has fewer regiments than wanted, or ''.

    Once all numbered entries are full, those without a number share what is left evenly.
    """
    land = g.state.land
    named = ((Territory(entry.name), entry.count) for entry in details.listed)
    own = [(name, count) for name, count in named if land.owner(name) == player]
    short = next((name for name, count in own if land.armies(name) < count), NO_TERRITORY)
    open_ended = [name for name, count in own if not count]
    return short or (min(open_ended, key=land.armies) if open_ended else NO_TERRITORY)


def in_own_regions(g: Context, player: Player, free: tuple[Territory, ...]) -> Territory:
    """The free territory in the region that the player is closest to completing, if possible next to his own."""
    land, board = g.state.land, g.rules.board
    mine = set(land.of(player))

    def promise(where: Territory) -> tuple[float, int]:
        region = board.regions[board.region_of[where]].territories
        share = sum(t in mine for t in region) / len(region)
        return share, sum(near in mine for near in board.links_of[where])

    return max(free, key=promise)


def along_the_borders(g: Context, player: Player) -> Territory:
    """The player's border territory that is most outnumbered."""
    return find_threatened(g, player, front(g, player))
