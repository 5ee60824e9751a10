"""SEALED: what is in here spoils Risk Legacy for whoever plays it. What the envelope holds and leaves.

It holds one of four curses, drawn as the campaign begins. Whoever gives up so many of his troops destroys a card of it.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar

from rules.atlas import Territory
from rules.kernel.values import Part, Player
from rules.legacy.campaign.campaign import Campaign, content_of_pack
from rules.legacy.campaign.seals import PackPart
from rules.legacy.ids import NO_POWER, EventKind, Power
from rules.risk.turn.turns import StateOrView

LABEL = "envelope"
ENTITY, VIRUS, ORBIT, CURSES = (
    EventKind("ancient_entity"),
    EventKind("deadly_virus"),
    EventKind("unstable_orbit"),
    EventKind("curse_deck"),
)
NAMED = tuple(f"entity_{number}" for number in range(1, 6))
"""The cards of the Ancient Entity, one a person."""
LEVY, TWO_DICE, SHORT_MARCH, WORN_COINS, NO_SCARS = "levy", "two_dice", "short_march", "worn_coins", "no_scars"
"""The curses of factions."""
AMONG: tuple[Mapping[str, Any], ...] = (
    {"id": ENTITY, "events": dict.fromkeys(NAMED, 1)},
    {"id": VIRUS, "events": {VIRUS: 5}},
    {"id": ORBIT, "events": {ORBIT: 5}},
    {"id": CURSES, "curses": [LEVY, TWO_DICE, SHORT_MARCH, WORN_COINS, NO_SCARS]},
)
CONTENT: Mapping[str, Any] = {"among": list(AMONG), "price": 10, "entity_troops": 6}


class Envelope(PackPart):
    """What the envelope has left: the members who are named on its cards, in their order, and the curses of factions
    that are destroyed."""

    label: ClassVar[str] = LABEL
    named: tuple[str, ...] = ()
    destroyed: tuple[str, ...] = ()


class Cursed(Part):
    """The curse of each player in this game."""

    of: Mapping[Player, Power] = {}


def curse_of(of: StateOrView, player: Player) -> Power:
    """The curse that a player bears; "" for none."""
    return of.parts[Cursed].of.get(player, NO_POWER)


def content_of(of: StateOrView, what: str) -> Any:
    """What the opened envelope says of something; None where it does not."""
    return content_of_pack(of.parts[Campaign].packs[LABEL]).get(what)


def price(of: StateOrView) -> int:
    """How many troops destroy a card."""
    return int(content_of(of, "price"))


def spare_troops(of: StateOrView, player: Player) -> dict[Territory, int]:
    """How many troops a player can give up in each territory: one stays everywhere."""
    armies = {where: of.land.armies(where) - 1 for where in of.land.of(player)}
    return {where: count for where, count in armies.items() if count}


def can_pay(of: StateOrView, player: Player) -> bool:
    """Whether a player has enough troops to destroy a card."""
    return sum(spare_troops(of, player).values()) >= price(of)
