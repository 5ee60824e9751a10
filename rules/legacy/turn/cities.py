"""Cities: the population that counts for recruits, the toll of walking into an empty one, and where they may stand."""

from __future__ import annotations

from rules.atlas import Territory
from rules.kernel.context import Context
from rules.kernel.module import Module
from rules.kernel.values import Player
from rules.legacy.campaign.box import FORTIFICATION, MAJOR, MINOR
from rules.legacy.campaign.campaign import Campaign, able_to_start, is_marked, member_of, sites, table
from rules.risk.combat.expand import toll
from rules.risk.turn.turns import StateOrView

cities = Module("cities", needs=("campaign", "expand"))
FORTIFIED_TOLL = 2
"""What the walls of a fortified city add to its toll."""


def population(of: StateOrView, where: Territory) -> int:
    """The population of the city there; 0 without one."""
    now = of.parts.table[Campaign]
    city = now.cities.get(where)
    return int(table(now, "cities")[city.kind]) if city else 0


def population_of(of: StateOrView, player: Player) -> int:
    """The population of all cities that a player holds."""
    return sum(population(of, where) for where in of.parts[Campaign].cities if of.land.owner(where) == player)


def founded_major(g: Context, player: Player, where: Territory) -> bool:
    """Whether a player's own member founded a major city there."""
    city = g.parts[Campaign].cities.get(where)
    return city is not None and city.kind == MAJOR and city.founder == member_of(g.state, player)


@cities.modifies(toll)
def city_toll(g: Context, toll: int, source: Territory, target: Territory, count: int) -> int:
    """A city that nobody holds costs its population, and two more if it is fortified."""
    walls = FORTIFIED_TOLL if target in g.parts[Campaign].fortified else 0
    return toll + population(g.state, target) + walls


@cities.asks
def recruit_base(g: Context, player: Player) -> int:
    """How many territories and inhabitants count for a player's recruits."""
    return len(g.state.land.of(player))


@cities.modifies(recruit_base)
def with_inhabitants(g: Context, counted: int, player: Player) -> int:
    return counted + population_of(g.state, player)


@cities.modifies(is_marked)
def cities_are_marks(g: Context, marked: bool, where: Territory) -> bool:
    return marked or where in g.parts[Campaign].cities


@cities.modifies(able_to_start)
def at_home(g: Context, able: bool, player: Player, where: Territory) -> bool:
    """A major city is a start for whoever founded it."""
    return able or founded_major(g, player, where)


@cities.modifies(sites, of=(MINOR, MAJOR))
def without_a_city(g: Context, lands: tuple[Territory, ...], sticker: str) -> tuple[Territory, ...]:
    """A territory has one city at most."""
    founded = g.parts[Campaign].cities
    return tuple([where for where in lands if where not in founded])


@cities.modifies(sites, of=(FORTIFICATION,))
def with_a_city(g: Context, lands: tuple[Territory, ...], sticker: str) -> tuple[Territory, ...]:
    founded = g.parts[Campaign].cities
    return tuple([where for where in lands if where in founded])
