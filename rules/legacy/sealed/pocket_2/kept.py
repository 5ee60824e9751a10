"""SEALED: what is in here spoils Risk Legacy for whoever plays it. What pocket_2 holds and leaves."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import Any, ClassVar, NewType

from rules.atlas import Territory
from rules.kernel.values import NOBODY, Player
from rules.legacy.campaign.campaign import Campaign
from rules.legacy.campaign.seals import PackPart, content
from rules.legacy.ids import NO_FACTION, Faction
from rules.legacy.sealed.grown import Growth
from rules.legacy.setup.factions import Factions, faction_of
from rules.risk.turn.turns import StateOrView, still_plays

LABEL = "pocket_2"
ALIENS = "aliens"
ISLAND = Territory("alien_island")
"""The territory that the pack brings, and its card."""
Weakness = NewType("Weakness", str)
"""What makes a faction weaker, for ever."""
NO_WEAKNESS = Weakness("")
COLLABORATOR = Weakness("collaborator")
CAUTIOUS, PRIMITIVE, PURIST, SHORT_SIGHTED, UNPOPULAR = (
    "cautious", "primitive", "purist", "short_sighted", "unpopular",
)  # fmt: skip
WEAKNESSES = (CAUTIOUS, PRIMITIVE, PURIST, SHORT_SIGHTED, UNPOPULAR)
"""The scars that are given to factions: one card of each."""
BEAM_DOWN, DIE_HUMANS, MYSTERIOUS_ISLAND = "beam_down", "die_humans", "mysterious_island"
RUIN = "ruin"
CONTENT: Mapping[str, Any] = {
    "scars": dict.fromkeys(WEAKNESSES, 1),
    "stickers": {RUIN: 3},
    "events": {BEAM_DOWN: 2, DIE_HUMANS: 3, MYSTERIOUS_ISLAND: 2},
    "factions": {ALIENS: []},
    "no_room": {ALIENS: ["pack_2", "pack_4", "pocket_1", "pocket_2"]},
    "island_coins": 3,
    "island_troops": 10,
    "island_spots": ["north_pacific", "north_atlantic", "south_atlantic", "indian_ocean", "south_pacific"],
    "inland": ["afghanistan", "irkutsk"],
    "collaborator_resources": 1,
    "collaborator_toll": 2,
    "aliens_for_island": 2,
    "aliens_for_ruin": 1,
    "aliens_stars": 2,
    "beam_down_troops": 5,
    "cautious_lands": 2,
    "purist_coins": 2,
    "unpopular_toll": 1,
}
"""`inland`: the territories without an ocean, at which no sea line can end."""


class Pocket2(PackPart):
    """What pocket_2 has left: where the island lies and the two ends of its sea lines, the weakness of each faction
    that has one, and the ruins."""

    label: ClassVar[str] = LABEL
    taken_names: ClassVar[frozenset[str]] = frozenset(("alienisland", "ilealien"))
    spot: str = ""
    ends: tuple[Territory, ...] = ()
    weaknesses: Mapping[Faction, Weakness] = {}
    ruins: tuple[Territory, ...] = ()


def content_of(of: StateOrView, what: str) -> Any:
    """What the opened pack says of something."""
    return content(of.parts[Campaign].packs[LABEL].text)[what]


def number(of: StateOrView, what: str) -> int:
    """A number that stands in the opened pack."""
    return int(content_of(of, what))


def alien(of: StateOrView) -> Player:
    """The player of the Aliens who still plays; nobody if none does."""
    players = (seat for seat, played in of.parts[Factions].of.items() if played == ALIENS)
    player = next(players, NOBODY)
    return player if player != NOBODY and still_plays(of, player) else NOBODY


def is_alien(of: StateOrView, player: Player) -> bool:
    """Whether a player plays the Aliens."""
    return faction_of(of, player) == ALIENS


def weakness_of(of: StateOrView, player: Player) -> Weakness:
    """The weakness of the faction that a player plays; "" for one that has none."""
    return of.parts[Pocket2].weaknesses.get(of.parts[Factions].of.get(player, NO_FACTION), NO_WEAKNESS)


def read_growth(of: StateOrView) -> Growth | None:
    """What the pack has added to the board: the island and its two sea lines, once it is there."""
    left = of.parts[Pocket2]
    return _island_at(left.spot, left.ends)


@lru_cache
def _island_at(spot: str, ends: tuple[Territory, ...]) -> Growth | None:
    return Growth((ISLAND,), (spot,), tuple((ISLAND, end) for end in ends)) if ends else None
