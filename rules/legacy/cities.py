"""Cities: the population that counts for recruits, and the toll of walking into one that nobody holds."""

from __future__ import annotations

from collections.abc import Mapping

from rules.kernel.context import Context
from rules.kernel.ruleset import Module
from rules.kernel.values import Player
from rules.legacy.campaign import MAJOR, MINOR, Campaign, brought
from rules.risk.turns import StateOrView

cities = Module("cities", needs=("campaign", "expand"))
POPULATION: Mapping[str, int] = {MINOR: 1, MAJOR: 2}
FORTIFIED_TOLL = 2
"""What the walls of a fortified city add to its toll."""


def population(of: StateOrView, where: str) -> int:
    """The population of the city there; 0 without one."""
    city = of.parts[Campaign].cities.get(where)
    return inhabitants(of, city.kind) if city else 0


def inhabitants(of: StateOrView, kind: str) -> int:
    """The population of a city of this kind."""
    return POPULATION.get(kind) or int(brought(of.parts[Campaign], "cities")[kind])


def population_of(of: StateOrView, player: Player) -> int:
    """The population of all cities that a player holds."""
    return sum(population(of, where) for where in of.parts[Campaign].cities if of.land.owner(where) == player)


@cities.modifies("toll")
def city_toll(g: Context, toll: int, source: str, target: str) -> int:
    """A city that nobody holds costs its population, and two more if it is fortified."""
    walls = FORTIFIED_TOLL if target in g.parts[Campaign].fortified else 0
    return toll + population(g.state, target) + walls
