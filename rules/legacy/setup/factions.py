"""The factions of a campaign: their starting powers, and who plays which in this game."""

from __future__ import annotations

from collections.abc import Mapping

from rules.atlas import Territory
from rules.kernel.state import State
from rules.kernel.values import Event, Part, Player
from rules.legacy.campaign.box import BOX
from rules.legacy.campaign.campaign import Campaign, table
from rules.legacy.ids import NO_FACTION, NO_POWER, Faction, Power
from rules.risk.armies import LandTaken
from rules.risk.turn.turns import StateOrView

POWERS: Mapping[Faction, tuple[Power, Power]] = {
    Faction(faction): (Power(first), Power(second)) for faction, (first, second) in BOX["factions"].items()
}
"""The two starting powers of each faction in the box; a campaign keeps one of them and destroys the other."""
FACTIONS = tuple(POWERS)
"""The factions of the box, in its order."""


class Factions(Part):
    """The faction of each seat, the territory on which it started this game, and with how many troops."""

    of: Mapping[Player, Faction] = {}
    starts: Mapping[Player, Territory] = {}
    troops: Mapping[Player, int] = {}


class FactionChosen(Event):
    """A player took a faction, its headquarters and its troops, and put them on a territory."""

    player: Player
    faction: Faction
    where: Territory
    troops: int

    def apply(self, state: State) -> None:
        LandTaken(self.player, self.where, self.troops, False).apply(state)
        now = state.parts[Factions]
        state.parts[Factions] = Factions(
            {**now.of, self.player: self.faction},
            {**now.starts, self.player: self.where},
            {**now.troops, self.player: self.troops},
        )


def all_started(of: StateOrView) -> bool:
    """Whether every player has chosen a faction."""
    return len(of.parts[Factions].of) == len(of.seats)


def starting_powers(campaign: Campaign) -> dict[Faction, tuple[Power, ...]]:
    """The starting powers of every faction of a campaign, of which it keeps one."""
    return {Faction(faction): tuple(powers) for faction, powers in table(campaign, "factions").items()}


def factions_of(campaign: Campaign) -> tuple[Faction, ...]:
    """Every faction that can be played in a campaign, in the box's order."""
    return tuple(Faction(faction) for faction in table(campaign, "factions"))


def faction_of(of: StateOrView, player: Player) -> Faction:
    """The faction that a player plays; "" before it is chosen, and for a neutral army."""
    return of.parts.table[Factions].of.get(player, NO_FACTION)


def power_of(of: StateOrView, player: Player) -> Power:
    """The starting power that a player's faction has kept."""
    return of.parts.table[Campaign].powers.get(of.parts.table[Factions].of.get(player, NO_FACTION), NO_POWER)
