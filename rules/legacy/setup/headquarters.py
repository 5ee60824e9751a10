"""Headquarters: a star for whoever has a troop there; without troops they control nothing."""

from __future__ import annotations

from collections.abc import Mapping

from rules.atlas import Territory
from rules.kernel.state import State
from rules.kernel.values import Event, Part, Player
from rules.legacy.ids import Faction
from rules.risk.turn.turns import StateOrView


class Headquarters(Part):
    """The faction whose headquarters stand on a territory, by territory."""

    at: Mapping[Territory, Faction] = {}


class HeadquartersPlaced(Event):
    """A player put the headquarters of his faction on a territory."""

    player: Player
    faction: Faction
    where: Territory

    def apply(self, state: State) -> None:
        state.parts[Headquarters] = Headquarters({**state.parts[Headquarters].at, self.where: self.faction})


def headquarters_held(of: StateOrView, player: Player) -> tuple[Territory, ...]:
    """The territories with headquarters that a player controls, whosever they were."""
    owner = of.land.owner
    return tuple([where for where in of.parts[Headquarters].at if owner(where) == player])
