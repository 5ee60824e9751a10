"""Traque du porteur de l'Anneau (the play aid): Good wins when the Fellowship arrives, Evil if it catches it."""

from __future__ import annotations

from rules.atlas import Territory
from rules.kernel.context import Context
from rules.kernel.module import Module
from rules.kernel.values import Player
from rules.lotr.fellowship import FIRE, FellowshipGone, FellowshipMoved
from rules.lotr.ring_hunt import hunt_bonus
from rules.lotr.sides import GOOD, of_side

hunt = Module("hunt", needs=("ring-hunt",))
MORDOR = "mordor"


@hunt.reacts(FellowshipMoved)
@hunt.reacts(FellowshipGone)
def win_at_arrival(g: Context, event: FellowshipMoved | FellowshipGone) -> None:
    """Good wins at Mount Doom without a roll, or (edition of 2002) where the path leaves the board."""
    if isinstance(event, FellowshipGone) or event.target == FIRE:
        g.end(of_side(g.state.seats, GOOD), "ring-arrived")


@hunt.modifies(hunt_bonus)
def in_mordor(g: Context, bonus: int, hunter: Player, where: Territory) -> int:
    """Add one in Mordor, no matter who holds the rest of the region."""
    return bonus + (g.rules.board.region_of[where] == MORDOR)
