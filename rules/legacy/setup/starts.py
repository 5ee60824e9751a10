"""Where a player may start: on unmarked, unoccupied land, or in an unoccupied major city that he founded himself."""

from __future__ import annotations

from rules.atlas import NO_TERRITORY, Territory
from rules.kernel.context import Context
from rules.kernel.values import NOBODY, Player, Refusal
from rules.legacy.campaign.campaign import able_to_start
from rules.legacy.setup.headquarters import Headquarters
from rules.legacy.turn.cities import founded_major


class OccupiedStart(Refusal):
    """Troops or headquarters stand there."""

    where: Territory


class MarkedStart(Refusal):
    """A scar or a city marks the territory, and it is no major city of the player's own."""

    where: Territory


class BesideHeadquarters(Refusal):
    """The territory borders on headquarters (`other`), and these may not stand next to one another."""

    where: Territory
    other: Territory


def is_occupied(g: Context, where: Territory) -> bool:
    """Whether any piece stands on a territory: troops, or headquarters alone."""
    return g.state.land.owner(where) != NOBODY or where in g.parts[Headquarters].at


def headquarters_beside(g: Context, where: Territory) -> Territory:
    """A neighbouring territory with headquarters; "" if there is none. The board alone says so."""
    at = g.parts[Headquarters].at
    if not at:
        return NO_TERRITORY
    return next((near for near in g.rules.board.links_of[where] if near in at), NO_TERRITORY)


def why_no_start(g: Context, player: Player, where: Territory, *, apart: bool) -> Refusal | None:
    """Why a territory is no legal start; `apart`: nor may it border on headquarters."""
    if is_occupied(g, where):
        return OccupiedStart(where)
    if not able_to_start(g, player, where):
        return MarkedStart(where)
    other = headquarters_beside(g, where) if apart else NO_TERRITORY
    return BesideHeadquarters(where, other) if other else None


def legal_starts(g: Context, player: Player, *, apart: bool) -> tuple[Territory, ...]:
    """Every legal start of a player's, in the board's order."""
    lands = g.rules.board.territories
    return tuple([where for where in lands if why_no_start(g, player, where, apart=apart) is None])


def quietest(g: Context, player: Player, among: tuple[Territory, ...]) -> Territory:
    """The start that lasts longest by itself: fewest troops beside it, then the smallest continent, then few borders.

    A major city of one's own comes first.
    """
    land, board = g.state.land, g.rules.board

    def unrest(where: Territory) -> tuple[bool, int, int, int]:
        near = g.links(where)
        foes = sum(land.armies(t) for t in near if land.owner(t) != player)
        return not founded_major(g, player, where), foes, len(board.region(where).territories), len(near)

    return min(among, key=unrest)
