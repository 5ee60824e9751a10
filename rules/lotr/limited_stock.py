"""Limited stock in Middle-earth: garrisons come out of the reserve, and exhausted reserves do not end the game."""

from __future__ import annotations

from rules.house.reserve import ReserveChanged, ends_exhausted
from rules.kernel.context import Context
from rules.kernel.module import Module
from rules.lotr.strongholds import GarrisonRaised

limited_stock = Module("limited-stock", needs=("strongholds", "rounds"))


@limited_stock.reacts(GarrisonRaised)
def take_garrison(g: Context, event: GarrisonRaised) -> None:
    g.emit(ReserveChanged(event.player, -event.count))


@limited_stock.modifies(ends_exhausted)
def until_the_ring(g: Context, ends: bool) -> bool:
    """Exhausted reserves do not end the game: points are counted when the Fellowship arrives."""
    return False
