"""Step 3: miracle cards are bought, all of them before any is looked at, by their buyer too."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar

from rules.godstorm.faith import faith_of, sacrifice, too_dear
from rules.godstorm.gods import GodAbsent, Gods, on_earth
from rules.godstorm.miracles import RelicGained, hand, pile, purchase_zone, relics
from rules.godstorm.pantheons import GODS, MAGIC
from rules.kernel.context import Context
from rules.kernel.module import Module
from rules.kernel.offers import Offer
from rules.kernel.state import State
from rules.kernel.values import Action, Decision, Event, LeaderKind, Part, Player, Refusal, Task
from rules.risk.turn.reinforce import Finish

purchases = Module("purchases", needs=("miracles", "gods", "faith"))
PRICE, MOST_BOUGHT = 2, 4


class ToBuy(Decision):
    """Step 3: buy miracle cards, or finish; `left` more may be bought."""

    left: int


class Buy(Action):
    """Buy the top card of a deck. It stays face down until the buying is over."""

    deck: LeaderKind


class Purchases(Task):
    """Step 3 as a whole."""


class BuyNext(Task):
    """Ask while anything can be bought, until the player has finished."""


class RevealPurchases(Task):
    """The buying is over: the buyer looks at his cards, and relics come into play."""


class Bought(Part):
    """How many miracle cards were bought this turn."""

    lasts_a_turn: ClassVar[bool] = True
    count: int = 0


class MiracleBought(Event):
    """A player bought the top card of a deck."""

    player: Player
    deck: LeaderKind

    def apply(self, state: State) -> None:
        state.parts[Bought] = Bought(state.parts[Bought].count + 1)


class EmptyDeck(Refusal):
    """No card is left in that deck."""

    deck: LeaderKind


class NoSuchDeck(Refusal):
    """There are four decks, one of each kind of god."""

    deck: LeaderKind


@purchases.asks
def miracle_price(g: Context, player: Player) -> int:
    """What a miracle card costs a player on his turn."""
    return PRICE


@purchases.does(Purchases)
def buy_miracles(g: Context, task: Purchases) -> None:
    g.then(BuyNext(), "buying")
    g.then(RevealPurchases())


@purchases.does(BuyNext)
def buy_next(g: Context, task: BuyNext) -> None:
    player, left = g.state.active, MOST_BOUGHT - g.parts[Bought].count
    if left and wares(g, player) and faith_of(g.state, player) >= miracle_price(g, player):
        g.ask(ToBuy(player, left), task)


def wares(g: Context, player: Player) -> tuple[LeaderKind, ...]:
    """The decks of which a player may buy: his god is on Earth, and cards are left."""
    there, zones = g.parts[Gods].of(player), g.state.zones
    return tuple([deck for deck in GODS if deck in there and zones[pile(deck)].cards])


@purchases.allows(Buy, during=(ToBuy,))
def may_buy(g: Context, action: Buy, decision: ToBuy) -> Refusal | None:
    if action.deck not in GODS:
        return NoSuchDeck(action.deck)
    if not on_earth(g, action.player, action.deck):
        return GodAbsent(action.deck)
    if not g.zone(pile(action.deck)).cards:
        return EmptyDeck(action.deck)
    return too_dear(g, action.player, miracle_price(g, action.player))


@purchases.plays(Buy)
def buy(g: Context, action: Buy, decision: ToBuy) -> None:
    sacrifice(g, action.player, miracle_price(g, action.player), "purchase")
    top = g.zone(pile(action.deck)).cards[:1]
    g.move(top, pile(action.deck), purchase_zone(action.player, action.deck))
    g.emit(MiracleBought(action.player, action.deck))


@purchases.allows(Finish, during=(ToBuy,))
def may_finish(g: Context, action: Finish, decision: ToBuy) -> Refusal | None:
    return None


@purchases.does(RevealPurchases)
def reveal_purchases(g: Context, task: RevealPurchases) -> None:
    player, zones = g.state.active, g.state.zones
    for deck in GODS:
        if cards := zones[purchase_zone(player, deck)].cards:
            g.move(cards, purchase_zone(player, deck), relics(player) if deck == MAGIC else hand(player, deck))
            for relic in cards if deck == MAGIC else ():
                g.emit(RelicGained(player, relic))


@purchases.offers(
    ToBuy, default="finish", policies={"finish": lambda g, n, decision, details: Finish(n, decision.player)}
)
def offer_wares(g: Context, decision: ToBuy) -> Iterator[Offer]:
    yield Offer(Buy, {"deck": wares(g, decision.player)})
    yield Offer(Finish, {})
