"""The twelve coins that are put on territory cards before the first game of a campaign."""

from __future__ import annotations

from collections.abc import Iterator

from rules.atlas import Card
from rules.kernel.context import Context
from rules.kernel.module import Module
from rules.kernel.offers import Offer
from rules.kernel.values import NOBODY, Action, FinalAction, FinalDecision, Player, Refusal, Task
from rules.kernel.wants import Details
from rules.legacy.campaign.box import FIRST_COIN
from rules.legacy.campaign.campaign import Campaign, CardUpgraded, count_stock
from rules.legacy.campaign.options import FIRST_COINS
from rules.risk.setup.claiming import after

first_coins = Module("first-coins", needs=("campaign",))
MOST_FIRST_COINS = 3
"""No card bears more coins than this before the first game."""


class ToPutCoin(FinalDecision):
    """Put one of the first coins on a territory card. `left` are left, this one included."""

    left: int


class PutCoin(FinalAction):
    """Put the coin on this card."""

    card: Card


class FirstCoins(Task):
    """Put the twelve coins on, as far as they are not: at random, or each player in turn. `next` is the seat to put."""

    next: Player = NOBODY


class CoinsFull(Refusal):
    """A card bears at most three coins before the first game; these can take another."""

    card: Card
    cards: tuple[Card, ...]


@first_coins.does(FirstCoins)
def put_first_coins(g: Context, task: FirstCoins) -> None:
    coins = count_stock(g, FIRST_COIN)
    if FIRST_COINS.of(g.options) == "in-turn":
        if coins:
            player = task.next or g.state.seats[0]
            g.ask(ToPutCoin(player, coins), then=FirstCoins(after(g.state, player)))
        return
    plain = [card for card in g.rules.board.territories if g.parts[Campaign].coins_on(Card(card)) == 1]
    for _ in range(coins):
        card = g.deal(plain, "coin")
        plain.remove(card)
        put(g, Card(card), NOBODY)


def put(g: Context, card: Card, player: Player) -> None:
    g.emit(CardUpgraded(card, g.parts[Campaign].coins_on(card) + 1, FIRST_COIN, player))


def open_to_coins(g: Context) -> tuple[Card, ...]:
    """The cards that can take another of the first coins."""
    now = g.parts[Campaign]
    return tuple(Card(card) for card in g.rules.board.territories if now.coins_on(Card(card)) < MOST_FIRST_COINS)


@first_coins.allows(PutCoin, during=(ToPutCoin,))
def may_put(g: Context, action: PutCoin, decision: ToPutCoin) -> Refusal | None:
    cards = open_to_coins(g)
    return None if action.card in cards else CoinsFull(action.card, cards)


@first_coins.plays(PutCoin)
def put_coin(g: Context, action: PutCoin, decision: ToPutCoin) -> None:
    put(g, action.card, action.player)


def fewest(g: Context, number: int, decision: ToPutCoin, details: Details) -> Action:
    """The first of the cards that bear fewest coins."""
    return PutCoin(number, decision.player, min(open_to_coins(g), key=g.parts[Campaign].coins_on))


@first_coins.offers(ToPutCoin, default="fewest", policies={"fewest": fewest})
def offer_cards(g: Context, decision: ToPutCoin) -> Iterator[Offer]:
    yield Offer(PutCoin, {"card": open_to_coins(g)})
