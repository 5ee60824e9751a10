"""One trade a turn: two to ten resources for troops, by the board's table, while reinforcements are placed."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import ClassVar

from rules.kernel.context import Context
from rules.kernel.offers import Offer, Some
from rules.kernel.ruleset import Module
from rules.kernel.state import State
from rules.kernel.values import Action, Event, Part, Player, Refusal
from rules.legacy.resources import spend, total, why_not_spent
from rules.risk.cards import hand
from rules.risk.reinforce import ToReinforce, grant

trading = Module("trading", needs=("reinforce", "resources"))
FEWEST, MOST = 2, 10
"""How many resources a trade takes; what is worth more counts as the most."""
TABLES = {"steep": (2, 4, 7, 10, 13, 17, 21, 25, 30), "gentle": (1, 2, 3, 4, 5, 6, 7, 8, 10)}
"""The troops for each number of resources, from the fewest on, by the option `trade-table`."""


def trade_table(options: Mapping[str, str]) -> Mapping[int, int]:
    """The troops that each number of resources brings under a campaign's options."""
    return dict(enumerate(TABLES[options["trade-table"]], FEWEST))


class TradeResources(Action):
    """Trade these resource cards for troops."""

    cards: tuple[str, ...]


class Traded(Part):
    """Whether the player has traded this turn."""

    lasts_a_turn: ClassVar[bool] = True
    done: bool = False


class ResourcesTraded(Event):
    """A player traded cards of so many resources for troops."""

    player: Player
    cards: tuple[str, ...]
    resources: int
    troops: int

    def apply(self, state: State) -> None:
        state.keep(Traded(True))


class TooFewResources(Refusal):
    """These cards are worth too little for a trade."""

    resources: int
    fewest: int


class TradedAlready(Refusal):
    """The player has traded this turn."""


def traded_for(g: Context, player: Player, cards: tuple[str, ...]) -> int:
    """The resources for which a player trades these cards: their coins, and what modules add in `traded-besides`.

    What they take off leaves the fewest that a trade takes.
    """
    coins = total(g.state, cards)
    return max(coins + traded_besides(g, player), min(coins, FEWEST))


def traded_besides(g: Context, player: Player) -> int:
    """How many resources more, or less, a player's trade counts than the coins on its cards."""
    return g.value("traded-besides", 0, player)


def troops_for(table: str, resources: int) -> int:
    """The troops for so many resources, two at least, in one of the tables."""
    return TABLES[table][min(resources, MOST) - FEWEST]


@trading.allows(TradeResources, during=(ToReinforce,))
def may_trade(g: Context, action: TradeResources, decision: ToReinforce) -> Refusal | None:
    if g.parts[Traded].done:
        return TradedAlready()
    if why := why_not_spent(g, action.player, action.cards):
        return why
    resources = traded_for(g, action.player, action.cards)
    return None if resources >= FEWEST else TooFewResources(resources, FEWEST)


@trading.plays(TradeResources)
def trade(g: Context, action: TradeResources, decision: ToReinforce) -> None:
    resources = traded_for(g, action.player, action.cards)
    troops = troops_for(g.options["trade-table"], resources)
    spend(g, action.player, action.cards)
    g.emit(ResourcesTraded(action.player, action.cards, resources, troops))
    grant(g, action.player, troops, "resources")


@trading.offers(ToReinforce)
def offer_trades(g: Context, decision: ToReinforce) -> Iterator[Offer]:
    """Two cards always suffice; a single one does if it bears two coins, or if a trade counts more than its cards."""
    if g.parts[Traded].done:
        return
    held = g.zone(hand(decision.player)).cards
    least = FEWEST - max(traded_besides(g, decision.player), 0)
    if rich := tuple([card for card in held if total(g.state, (card,)) >= least]):
        yield Offer(TradeResources, {"cards": Some(rich, 1, len(rich))})
    if len(held) >= FEWEST:
        yield Offer(TradeResources, {"cards": Some(held, FEWEST, len(held))})
