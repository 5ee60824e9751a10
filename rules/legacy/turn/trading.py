"""One trade a turn: two to ten resources for troops, by the board's table, while reinforcements are placed."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import ClassVar

from rules.atlas import Card
from rules.kernel.context import Context
from rules.kernel.module import Module
from rules.kernel.offers import Offer, Some
from rules.kernel.state import State
from rules.kernel.values import Action, Event, Part, Player, Refusal
from rules.legacy.campaign.campaign import Campaign, table
from rules.legacy.campaign.options import TRADE_TABLE
from rules.legacy.turn.resources import spend, trade_value, why_not_spent
from rules.risk.turn.cards import hand
from rules.risk.turn.reinforce import ToReinforce, grant

trading = Module("trading", needs=("reinforce", "resources"))
FEWEST, MOST = 2, 10
"""How many resources a trade takes; what is worth more counts as the most."""


def trade_table(campaign: Campaign) -> Mapping[int, int]:
    """The troops that each number of resources brings in a campaign."""
    return dict(enumerate(table(campaign, "trades")[TRADE_TABLE.of(campaign.options)], FEWEST))


class TradeResources(Action):
    """Trade these resource cards for troops."""

    cards: tuple[Card, ...]


class Traded(Part):
    """Whether the player has traded this turn."""

    lasts_a_turn: ClassVar[bool] = True
    done: bool = False


class ResourcesTraded(Event):
    """A player traded cards of so many resources for troops."""

    player: Player
    cards: tuple[Card, ...]
    resources: int
    troops: int

    def apply(self, state: State) -> None:
        state.parts[Traded] = Traded(True)


class TooFewResources(Refusal):
    """These cards are worth too little for a trade."""

    resources: int
    fewest: int


class TradedAlready(Refusal):
    """The player has traded this turn."""


def troops_for(campaign: Campaign, resources: int) -> int:
    """The troops for so many resources, two at least."""
    return trade_table(campaign)[min(resources, MOST)]


@trading.allows(TradeResources, during=(ToReinforce,))
def may_trade(g: Context, action: TradeResources, decision: ToReinforce) -> Refusal | None:
    if g.parts[Traded].done:
        return TradedAlready()
    if why := why_not_spent(g, action.player, action.cards):
        return why
    resources = trade_value(g, action.cards)
    return None if resources >= FEWEST else TooFewResources(resources, FEWEST)


@trading.plays(TradeResources)
def trade(g: Context, action: TradeResources, decision: ToReinforce) -> None:
    resources = trade_value(g, action.cards)
    troops = troops_for(g.parts[Campaign], resources)
    spend(g, action.player, action.cards)
    g.emit(ResourcesTraded(action.player, action.cards, resources, troops))
    grant(g, action.player, troops, "resources")


@trading.offers(ToReinforce)
def offer_trades(g: Context, decision: ToReinforce) -> Iterator[Offer]:
    """Two cards always suffice; a single one may."""
    if g.parts[Traded].done:
        return
    held = g.zone(hand(decision.player)).cards
    if rich := tuple([card for card in held if trade_value(g, (card,)) >= FEWEST]):
        yield Offer(TradeResources, {"cards": Some(rich, 1, len(rich))})
    if len(held) >= FEWEST:
        yield Offer(TradeResources, {"cards": Some(held, FEWEST, len(held))})
