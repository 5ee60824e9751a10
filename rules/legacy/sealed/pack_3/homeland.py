"""SEALED: what is in here spoils Risk Legacy for whoever plays it. The homelands of pack_3.

A faction may take an open card of its homeland as if it held its territory.
"""

from __future__ import annotations

from collections import Counter

from rules.atlas import NO_REGION, NO_TERRITORY, Board, Card, RegionName, Territory
from rules.kernel.context import Context
from rules.kernel.module import Module
from rules.kernel.values import Player
from rules.legacy.campaign.campaign import Campaign
from rules.legacy.setup.factions import Factions, faction_of
from rules.legacy.turn.resources import COIN_CARDS, OPEN, cards_to_take
from rules.risk.turn.turns import StateOrView

homelands = Module("homelands", needs=("end-of-turn",))


def homeland_of(of: StateOrView, on: Board, player: Player) -> RegionName:
    """The continent on which a player's faction has started most often, this game included; "" where several tie."""
    faction = faction_of(of, player)
    earlier = [one.start for one in of.parts[Campaign].entries if one.faction == faction]
    starts = (*earlier, of.parts[Factions].starts.get(player, NO_TERRITORY))
    most = Counter(on.region_of[start] for start in starts if start in on.region_of).most_common(2)
    if not most or (len(most) > 1 and most[0][1] == most[1][1]):
        return NO_REGION
    return most[0][0]


def lands_of_the_homeland(g: Context, player: Player) -> tuple[Territory, ...]:
    """The territories of a player's homeland; none where several continents tie."""
    region = g.rules.board.regions.get(homeland_of(g.state, g.rules.board, player))
    return region.territories if region else ()


@homelands.modifies(cards_to_take)
def cards_of_the_homeland(g: Context, due: tuple[Card, ...], player: Player) -> tuple[Card, ...]:
    """An open card of the homeland may be taken without holding its territory, instead of any other that is due."""
    if not (lands := lands_of_the_homeland(g, player)):
        return due
    opened = [card for card in g.zone(OPEN).cards if card in due or Territory(card) in lands]
    return (*opened, *(card for card in due if card in COIN_CARDS))
