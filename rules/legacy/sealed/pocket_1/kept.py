"""SEALED: what is in here spoils Risk Legacy for whoever plays it. What pocket_1 holds.

Its content as data, and what it leaves to the next game.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar

from rules.atlas import NO_TERRITORY, Territory
from rules.kernel.values import NOBODY, Player
from rules.legacy.campaign.campaign import Campaign
from rules.legacy.campaign.seals import PackPart, content
from rules.legacy.ids import NO_FACTION, Faction, Power
from rules.legacy.setup.factions import Factions, faction_of
from rules.risk.turn.turns import StateOrView, still_plays

LABEL = "pocket_1"
MUTANTS = Faction("mutants")
FALLOUT = "fallout"
"""The scar of the burnt territory: the pack brings one sticker, and no card of it."""
EMP, INTERFERENCE, RECON, BAD_INTEL, RALLY = (
    Power("emp"),
    Power("interference"),
    Power("recon"),
    Power("bad_intel"),
    Power("rally"),
)
AGENT_OF_CHAOS, FALLOUT_EVENT = "agent_of_chaos", "fallout_event"
FIRST_CHANGE, SECOND_CHANGE = "mutants_evolve_1", "mutants_evolve_2"
CONTENT: Mapping[str, Any] = {
    "scars": {FALLOUT: 0},
    "stickers": {FALLOUT: 1},
    "events": {AGENT_OF_CHAOS: 3, FALLOUT_EVENT: 3, FIRST_CHANGE: 1, SECOND_CHANGE: 1},
    "factions": {MUTANTS: []},
    "no_room": {MUTANTS: ["pack_2", "pack_4", "pocket_1"]},
    "missile_powers": [EMP, INTERFERENCE, RECON, BAD_INTEL, RALLY],
    "rally_troops": 2,
    "bringer_missiles": 2,
}
"""`no_room`: whose faction card has no room for what a pack glues on it."""


class Pocket1(PackPart):
    """What pocket_1 has left: the faction that brought the nuclear fire, the burnt territory, the missile power of each
    faction that has one, and what the Mutants have chosen to become, by the event that asked for it.

    `aimed` is the territory that burns if nobody says which one does.
    """

    label: ClassVar[str] = LABEL
    bringer: Faction = NO_FACTION
    fallout: Territory = NO_TERRITORY
    missile_powers: Mapping[Faction, Power] = {}
    changes: Mapping[str, str] = {}
    aimed: Territory = NO_TERRITORY


def content_of(of: StateOrView, what: str) -> Any:
    """What the opened pack says of something."""
    return content(of.parts[Campaign].packs[LABEL].text)[what]


def player_of(of: StateOrView, faction: Faction) -> Player:
    """Who plays a faction; nobody if nobody does."""
    return next((seat for seat, played in of.parts[Factions].of.items() if played == faction), NOBODY)


def mutant(of: StateOrView) -> Player:
    """The player of the Mutants who still plays; nobody if none does."""
    player = player_of(of, MUTANTS)
    return player if player != NOBODY and still_plays(of, player) else NOBODY


def is_mutant(of: StateOrView, player: Player) -> bool:
    """Whether a player plays the Mutants."""
    return faction_of(of, player) == MUTANTS
