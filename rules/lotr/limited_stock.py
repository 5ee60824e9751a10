"""What a limited stock of armies means for Middle-earth: garrisons come out of it, and the Ring alone ends the war."""

from __future__ import annotations

from rules.house.reserve import ReserveChanged
from rules.kernel.context import Context
from rules.kernel.ruleset import Module
from rules.lotr.strongholds import GarrisonRaised

stock = Module("stock", needs=("strongholds", "rounds"))


@stock.reacts(GarrisonRaised)
def take_garrison(g: Context, event: GarrisonRaised) -> None:
    g.emit(ReserveChanged(event.player, -event.count))


@stock.modifies("ends-exhausted")
def until_the_ring(g: Context, ends: bool) -> bool:
    """The Fellowship walks on, and points are counted when it arrives."""
    return False
