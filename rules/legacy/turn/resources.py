"""Resource cards: territory cards of one to six coins, coin cards of one; where they lie, what they are worth."""

from __future__ import annotations

from collections.abc import Iterable

from rules.atlas import Card, Territory
from rules.kernel.context import Context
from rules.kernel.module import Module
from rules.kernel.position import BySeat, Names, Position
from rules.kernel.state import State
from rules.kernel.values import EVERYONE, NOBODY, Event, Part, Player, Refusal, Task, ZoneName
from rules.legacy.campaign.campaign import Campaign
from rules.legacy.turn.stars import StarsTaken
from rules.risk.combat.occupy import Eliminated, PlayerKnockedOut
from rules.risk.turn.cards import DECK, DISCARD, NamedTwice, NotInHand, Reshuffled, hand, refill, repeat_refusal
from rules.risk.turn.concede import ArmyTurnedNeutral
from rules.risk.turn.turns import StateOrView

resources = Module("resources", needs=("campaign", "landless", "stars"), tells=(NamedTwice, Reshuffled))
COIN_CARDS = tuple(Card(f"coin.{number}") for number in range(1, 11))
"""The coin cards of the box."""
OPEN, COINS = ZoneName("open"), ZoneName("coins")
"""The zones of the four open territory cards (slot 1 first) and of the coin pile; everybody sees both."""
SLOTS = 4
MOST_COINS = 6
"""A territory card never bears more."""


class LayCards(Task):
    """Shuffle the territory cards, open four of them, and lay the coin cards ready. Nobody has a card yet."""


class CoinPile(Part):
    """Whether the coin pile has run out in this game; only the first time brings a star."""

    ran_out: bool = False


class CoinsRanOut(Event):
    """The coin pile ran out for the first time in this game. `player` holds most territories; nobody if several do."""

    player: Player

    def apply(self, state: State) -> None:
        state.parts[CoinPile] = CoinPile(True)


def worth(of: StateOrView, card: Card) -> int:
    """The coins of a resource card."""
    return 1 if card in COIN_CARDS else of.parts[Campaign].coins_on(card)


def total(of: StateOrView, cards: Iterable[Card]) -> int:
    """The coins of several resource cards."""
    return sum(worth(of, card) for card in cards)


def in_play(of: StateOrView, cards: tuple[Card, ...]) -> tuple[Card, ...]:
    """Of these territory cards those that the campaign has not destroyed."""
    destroyed = of.parts[Campaign].destroyed
    return tuple([card for card in cards if card not in destroyed])


@resources.lays("hands", "open", "deck", "discard")
def lay_resources(
    to: Position, hands: BySeat | None, opened: Names | None, deck: Names | None, discard: Names | None
) -> None:
    """Set the hands, the open cards (slot 1 first), the deck's top and the discards. Of the other cards the coins are
    on their pile, the territories in the deck.
    """
    every = (*in_play(to.state, to.rules.board.territory_cards), *COIN_CARDS)
    held = to.by_seat("hands", hands)
    for seat, cards in held.items():
        to.lay(hand(seat), cards, every, seat)
    in_hands = {card for cards in held.values() for card in cards}
    to.lay(COINS, [card for card in COIN_CARDS if card not in in_hands], every, EVERYONE)
    to.lay(OPEN, opened, every, EVERYONE)
    to.lay(DISCARD, discard, every, EVERYONE)
    to.lay(DECK, deck, every, rest=True)


@resources.does(LayCards)
def lay_cards(g: Context, task: LayCards) -> None:
    g.lay(DECK, in_play(g.state, g.rules.board.territory_cards), NOBODY)
    g.lay(DISCARD, (), EVERYONE)
    g.shuffle(DECK)
    g.lay(COINS, COIN_CARDS, EVERYONE)
    g.lay(OPEN, (), EVERYONE)
    g.move(g.zone(DECK).cards[:SLOTS], DECK, OPEN)
    for seat in g.state.seats:
        g.lay(hand(seat), (), seat)


def why_not_spent(g: Context, player: Player, cards: tuple[Card, ...]) -> Refusal | None:
    """Why a player cannot spend these cards: each must be in his hand, and is named once."""
    held = g.zone(hand(player)).cards
    missing = [card for card in cards if card not in held]
    return NotInHand(missing[0]) if missing else repeat_refusal(cards)


def spend(g: Context, player: Player, cards: tuple[Card, ...]) -> None:
    """Lay a player's cards down: coin cards go back on their pile, territory cards to the discards."""
    g.move(tuple([card for card in cards if card in COIN_CARDS]), hand(player), COINS)
    g.move(tuple([card for card in cards if card not in COIN_CARDS]), hand(player), DISCARD)


def slide(g: Context) -> None:
    """Move the open cards towards the last slot, and open new ones in the first; an empty deck is refilled before."""
    for _ in range(SLOTS - len(g.zone(OPEN).cards)):
        refill(g)
        if top := g.zone(DECK).cards[:1]:
            left = g.zone(OPEN).cards
            g.move(top, DECK, OPEN)
            g.lay(OPEN, (*top, *left), EVERYONE)


def take_coin(g: Context, player: Player) -> None:
    """Take a coin card; when the pile runs out for the first time, whoever holds most territories takes a star."""
    g.move(g.zone(COINS).cards[:1], COINS, hand(player))
    if not g.zone(COINS).cards and not g.parts[CoinPile].ran_out:
        greatest = widest(g)
        g.emit(CoinsRanOut(greatest))
        if greatest != NOBODY:
            g.emit(StarsTaken(greatest, 1, "coins"))


def widest(g: Context) -> Player:
    """The player with most territories; nobody where several have as many."""
    held = {seat: len(g.state.land.of(seat)) for seat in g.state.seats}
    most = [seat for seat, count in held.items() if count == max(held.values())]
    return most[0] if len(most) == 1 else NOBODY


@resources.asks
def trade_value(g: Context, cards: tuple[Card, ...]) -> int:
    """The resources that these cards count in a trade."""
    return 0


@resources.asks
def cards_to_take(g: Context, player: Player) -> tuple[Card, ...]:
    """The cards of which a player who has earned one may take it."""
    return ()


@resources.modifies(trade_value)
def their_coins(g: Context, resources: int, cards: tuple[Card, ...]) -> int:
    return resources + total(g.state, cards)


@resources.modifies(cards_to_take)
def open_or_coin(g: Context, due: tuple[Card, ...], player: Player) -> tuple[Card, ...]:
    """The open cards of the player's territories; else a coin card, as long as there is one."""
    owner = g.state.land.owner
    return (
        due
        or tuple([card for card in g.zone(OPEN).cards if owner(Territory(card)) == player])
        or g.zone(COINS).cards[:1]
    )


@resources.reacts(PlayerKnockedOut)
def take_hand(g: Context, event: PlayerKnockedOut) -> None:
    """Whoever took the last troop has the resource cards; without a captor they are kept."""
    if event.by in g.state.seats:
        g.move(g.zone(hand(event.player)).cards, hand(event.player), hand(event.by))


@resources.reacts(Eliminated)
@resources.reacts(ArmyTurnedNeutral)
def lay_down(g: Context, event: Eliminated | ArmyTurnedNeutral) -> None:
    """The cards of somebody who is out for good are discarded."""
    spend(g, event.player, g.zone(hand(event.player)).cards)
