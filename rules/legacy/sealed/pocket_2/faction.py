"""SEALED: what is in here spoils Risk Legacy for whoever plays it. The seventh faction.

The Aliens play from the next game on. They lose nobody in empty cities; the island and ruins bring them recruits; and
they have a mission of their own.
"""

from __future__ import annotations

from rules.atlas import Territory
from rules.kernel.context import Context
from rules.kernel.module import Module
from rules.kernel.state import State
from rules.kernel.values import Event, Part, Player, Refusal
from rules.legacy.campaign.campaign import Campaign
from rules.legacy.sealed.faction_missions import OwnMission, own_mission
from rules.legacy.sealed.pocket_2.kept import ISLAND, Pocket2, is_alien, number
from rules.legacy.turn.missions import MissionCount, cities_held
from rules.risk.combat.expand import toll
from rules.risk.turn.reinforce import income
from rules.risk.turn.turns import StateOrView

aliens = Module("aliens", needs=("cities", "joining", "faction-missions", "recruit", "weaknesses"))


class Dominion(Part):
    """Whether the Aliens have fulfilled their own mission in this game."""

    done: bool = False


class DominionFulfilled(Event):
    """The Aliens hold all cities of the board, for red stars."""

    player: Player
    stars: int

    def apply(self, state: State) -> None:
        state.parts[Dominion] = Dominion(True)


class DominionNotFulfilled(Refusal):
    """The Aliens do not hold all cities, or have had the stars for it in this game."""


@aliens.modifies(toll)
def at_home_in_cities(g: Context, toll: int, source: Territory, target: Territory, count: int) -> int:
    return 0 if target in g.parts[Campaign].cities and is_alien(g.state, g.state.land.owner(source)) else toll


@aliens.modifies(income)
def from_island_and_ruins(g: Context, count: int, player: Player) -> int:
    """More recruits; none for whoever has joined the war and does not recruit."""
    if not count or not is_alien(g.state, player):
        return count
    owner = g.state.land.owner
    ruins = sum(owner(where) == player for where in g.parts[Pocket2].ruins)
    island = number(g.state, "aliens_for_island") if owner(ISLAND) == player else 0
    return count + island + ruins * number(g.state, "aliens_for_ruin")


def count_dominion(of: StateOrView, player: Player) -> MissionCount:
    """How many of the board's cities a player holds."""
    return MissionCount(cities_held(of, player), max(1, len(of.parts[Campaign].cities)))


@aliens.modifies(own_mission)
def dominion(g: Context, own: OwnMission | None, player: Player) -> OwnMission | None:
    """All cities of the board, once a game."""
    if not is_alien(g.state, player):
        return own
    stars = number(g.state, "aliens_stars")
    return OwnMission(
        due=count_dominion(g.state, player).reached and not g.parts[Dominion].done,
        fulfilled=DominionFulfilled(player, stars),
        stars=stars,
        refusal=DominionNotFulfilled(),
    )
