"""The board of a campaign: the box's, with what open packs have added to it."""

from __future__ import annotations

from functools import lru_cache

from rules.atlas import Board, board
from rules.kernel.state import State
from rules.kernel.tagged import Unreadable
from rules.legacy.campaign import Campaign, CampaignOpened
from rules.legacy.sealed import PACKS
from rules.legacy.seals import Growth
from rules.risk.turns import StateOrView


def growths_in(game: StateOrView) -> tuple[Growth, ...]:
    """What each open pack has added to the board, as a game stands."""
    return tuple([grows(game) for label in game.parts[Campaign].packs if (grows := PACKS[label].growth)])


@lru_cache(maxsize=64)
def grown_board(growths: tuple[Growth, ...]) -> Board:
    """The board with what packs have added; raises `Unreadable` if a lane leads to no territory."""
    lands = tuple(where for growth in growths for where in growth.lands)
    lanes = tuple(lane for growth in growths for lane in growth.lanes)
    world = board("legacy")
    if lost := [end for lane in lanes for end in lane if end not in (*world.territories, *lands)]:
        raise Unreadable(f"a lane leads to {lost[0]!r}, which is no territory of the board")
    return world.grown(lands, lanes) if lands or lanes else world


def board_between(campaign: Campaign) -> Board:
    """The board of a campaign between two of its games; raises `Unreadable` if what a pack left cannot be read."""
    return grown_board(growths_between(campaign))


def growths_between(campaign: Campaign) -> tuple[Growth, ...]:
    """What each open pack has added to the board of a campaign, between two of its games."""
    return growths_in(as_it_begins(campaign))


def as_it_begins(campaign: Campaign) -> State:
    """A state that holds nothing but a campaign, with what open packs have left."""
    state = State(())
    CampaignOpened(campaign, {}).apply(state)
    return state
