"""The board of a campaign: the box's, as open packs have changed it."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache

from rules.atlas import Board, board
from rules.kernel.state import State
from rules.legacy.campaign.campaign import Campaign, CampaignOpened
from rules.legacy.sealed import board_change

BoardChange = Callable[[Board], Board]
"""What makes another board of the box's; raises `Unreadable` if it cannot. Equal ones make equal boards."""


@lru_cache(maxsize=64)
def change_board(change: BoardChange | None) -> Board:
    """The board with a change; raises `Unreadable`."""
    world = board("legacy")
    return change(world) if change else world


def board_between(campaign: Campaign) -> Board:
    """The board of a campaign between two of its games; raises `Unreadable` if what a pack left cannot be read."""
    return change_board(board_change(as_it_begins(campaign)))


def as_it_begins(campaign: Campaign) -> State:
    """A state that holds nothing but a campaign, with what open packs have left."""
    state = State(())
    CampaignOpened(campaign, {}).apply(state)
    return state
