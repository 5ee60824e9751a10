"""Territory cards: one for a turn with a conquest, sets traded for armies, hands taken from eliminated players."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations
from typing import Any, NamedTuple

from rules.atlas import NO_CARD, Card, Territory
from rules.kernel.context import Context
from rules.kernel.module import Module
from rules.kernel.offers import Offer
from rules.kernel.play import NoChance
from rules.kernel.position import BySeat, Names, Position
from rules.kernel.ruleset import Ruleset
from rules.kernel.state import State
from rules.kernel.values import EVERYONE, NOBODY, Action, Decision, Event, Player, Refusal, Task, ZoneName, zone_of
from rules.kernel.wants import Details
from rules.risk.combat.battle import Conquests
from rules.risk.combat.occupy import Eliminated
from rules.risk.turn.reinforce import (
    Deploy,
    Finish,
    GiveReward,
    ToReinforce,
    available,
    first_answer,
    grant,
    must_trade,
)

cards = Module("cards", needs=("reinforce", "occupy"))
DECK, DISCARD = ZoneName("deck"), ZoneName("discard")
"""The zones of the territory cards: those to draw, and those that were traded in."""
WILDS = (Card("wild_1"), Card("wild_2"))
"""The two cards that stand for any symbol."""
HAND_LIMIT = 5
"""The cards with which a player has to trade in a set."""


class ToTrade(Decision):
    """After an elimination the hand is over the limit: trade a set at once."""


Trio = tuple[Card, Card, Card]
"""The three cards of a set."""


class Trade(Action):
    """Trade three cards that make a set."""

    cards: Trio


class TerritoryCard(Task):
    """Step 4: draw a card, if the player conquered at least one territory."""


class TradeDown(Task):
    """After an elimination: trade sets and place their armies until four cards or fewer are left.

    `begun`: a set has been traded.
    """

    player: Player
    begun: bool = False


class SetTraded(Event):
    """A player traded a set for armies."""

    player: Player
    cards: tuple[Card, ...]
    armies: int


class Reshuffled(Event):
    """An empty deck was refilled with its shuffled discards."""

    deck: str


class MustTrade(Refusal):
    """With five Territory cards or more, a set must be traded first."""

    cards: int


class NotASet(Refusal):
    """The cards are no set: three of one symbol, or one of each; a wild counts as any."""

    cards: tuple[Card, ...]


class NotInHand(Refusal):
    """The player does not hold that card."""

    card: Card


class NamedTwice(Refusal):
    """A card counts once."""

    card: Card


class SetsUsedUp(Refusal):
    """No further set can be traded this turn."""


def territory_cards(rules: Ruleset) -> tuple[Card, ...]:
    """All Territory cards, in the board's order, then the wilds."""
    return (*rules.board.territory_cards, *WILDS)


def hand(player: Player) -> ZoneName:
    """The zone of a player's Territory cards."""
    return zone_of("hand", player)


def symbol(g: Context, card: Card) -> str:
    """What stands on a territory card, as its board says: `infantry`; `wild` on a card that stands for any."""
    return "wild" if card in WILDS else g.rules.board.cards[card][1]


def stands_for(symbols: tuple[str, ...]) -> str:
    """What three symbols make, with wilds as any: `each` (one of each), the common symbol, or ''.

    Cards that could make either, as with two wilds, make one of each, which is worth most.
    """
    plain = {symbol for symbol in symbols if symbol != "wild"}
    if len(plain) + symbols.count("wild") == len(symbols):
        return Territory("each")
    return plain.pop() if len(plain) == 1 else ""


def refill(g: Context, deck: ZoneName = DECK, discard: ZoneName = DISCARD) -> None:
    """Refill an empty deck with its shuffled discards."""
    if not g.zone(deck).cards and g.zone(discard).cards:
        g.lay(deck, g.zone(discard).cards, NOBODY)
        g.lay(discard, (), EVERYONE)
        g.shuffle(deck)
        g.emit(Reshuffled(deck))


def repeat_refusal(cards: tuple[Card, ...]) -> Refusal | None:
    """Why these cards cannot be named together; None if each is named once."""
    twice = next((card for card in cards if cards.count(card) > 1), NO_CARD)
    return NamedTwice(twice) if twice else None


class SetGain(NamedTuple):
    """What trading a set brings: its armies, and `land_armies` more on one of `lands`, the player's own."""

    armies: int
    land_armies: int = 0
    lands: tuple[Territory, ...] = ()


@cards.asks(answered_by="sets")
def set_value(g: Context, trio: tuple[Card, ...]) -> int:
    """The armies that three cards are worth as a set; 0 if they are none."""
    return 0


@cards.asks
def card_lands(g: Context, player: Player, cards: tuple[Card, ...]) -> tuple[int, tuple[Territory, ...]]:
    """The armies that a set brings on one of a player's territories besides, and those that may get them."""
    return 0, ()


@cards.asks
def next_set(g: Context, coming: int) -> int:
    """What the next set of the game is told to be worth, where its number gives it so many armies; 0 tells nothing."""
    return coming


@cards.asks
def trade_pile(g: Context) -> ZoneName:
    """The zone to which traded cards go."""
    return DISCARD


@cards.asks
def trades_down(g: Context, player: Player, begun: bool) -> bool:
    """Whether a player must trade a set after an elimination; `begun`: he has traded one."""
    return len(g.zone(hand(player)).cards) >= HAND_LIMIT


@cards.asks
def can_trade(g: Context, player: Player) -> bool:
    """Whether a player may trade another set this turn."""
    return True


def set_gain(rules: Ruleset, state: State, player: Player, trio: tuple[Card, ...]) -> SetGain:
    """What a player would get for a set now; uses public facts and the cards named."""
    g = Context.of(rules, state, NoChance())
    land_armies, lands = card_lands(g, player, trio)
    worth = set_value(g, trio)
    armies = available(g, worth, player)
    return SetGain(armies, available(g, worth + land_armies, player) - armies, lands)


def draw(g: Context, target: ZoneName, deck: ZoneName = DECK, discard: ZoneName = DISCARD) -> Card:
    """Move the top card of a deck to a zone, refilling an empty deck from its discards; '' if there is no card."""
    refill(g, deck, discard)
    if not g.zone(deck).cards:
        return NO_CARD
    top = g.zone(deck).cards[0]
    g.move((top,), deck, target)
    return top


def sets_of(g: Context, player: Player) -> tuple[Trio, ...]:
    """Every set in a player's hand, the most valuable first."""
    held = g.zone(hand(player)).cards
    found = [(a, b, c) for a, b, c in combinations(held, 3) if set_value(g, (a, b, c))]
    return tuple(sorted(found, key=lambda trio: -set_value(g, trio)))


@cards.lays("hands", "deck", "discard")
def lay_cards(to: Position, hands: BySeat | None, deck: Names | None, discard: Names | None) -> None:
    """Set each seat's Territory cards, the deck's top cards and the discards; all other cards go below the top ones."""
    every = territory_cards(to.rules)
    for seat, held in to.by_seat("hands", hands).items():
        to.lay(hand(seat), held, every, seat)
    to.lay(DISCARD, discard, every, EVERYONE)
    to.lay(DECK, deck, every, rest=True)


@cards.does(TerritoryCard)
def territory_card(g: Context, task: TerritoryCard) -> None:
    """Give the player a territory card if he conquered in his turn."""
    if g.parts[Conquests].taken:
        draw(g, hand(g.state.active))


@cards.modifies(must_trade)
def with_five_cards(g: Context, must: Trio | None, player: Player) -> Trio | None:
    """A set that the player must trade at five cards; any five cards contain one."""
    return sets_of(g, player)[0] if len(g.zone(hand(player)).cards) >= HAND_LIMIT else must


@cards.modifies(first_answer)
def trade_before(g: Context, before: Action | None, number: int, decision: Decision) -> Action | None:
    """By default a set that must be traded is."""
    must = must_trade(g, decision.player) if isinstance(decision, ToReinforce) else None
    return Trade(number, decision.player, must) if must else before


@cards.allows(Deploy, during=(ToReinforce,))
@cards.allows(Finish, during=(ToReinforce,))
def trade_first(g: Context, action: Deploy | Finish, decision: ToReinforce) -> Refusal | None:
    return MustTrade(len(g.zone(hand(action.player)).cards)) if must_trade(g, action.player) else None


@cards.allows(Trade, during=(ToReinforce, ToTrade))
def may_trade(g: Context, action: Trade, decision: Any) -> Refusal | None:
    held = g.zone(hand(action.player)).cards
    missing = [card for card in action.cards if card not in held]
    if missing:
        return NotInHand(missing[0])
    if why := repeat_refusal(action.cards):
        return why
    return None if set_value(g, action.cards) else NotASet(action.cards)


@cards.plays(Trade)
def trade(g: Context, action: Trade, decision: Any) -> None:
    armies = set_value(g, action.cards)
    g.move(action.cards, hand(action.player), trade_pile(g))
    g.emit(SetTraded(action.player, action.cards, armies))
    if isinstance(decision, ToTrade):
        g.then(GiveReward(action.player, armies, g.state.land.of(action.player), "set"))
    else:
        grant(g, action.player, armies, "set")


@cards.reacts(Eliminated)
def take_hand(g: Context, event: Eliminated) -> None:
    """Give the loser's Territory cards to the winner, who trades down at once."""
    g.move(g.zone(hand(event.player)).cards, hand(event.player), hand(event.by))
    g.then(TradeDown(event.by))


@cards.does(TradeDown)
def trade_down(g: Context, task: TradeDown) -> None:
    if trades_down(g, task.player, task.begun):
        g.ask(ToTrade(task.player), TradeDown(task.player, True))


def best_set(g: Context, number: int, decision: Any, details: Details) -> Action:
    return Trade(number, decision.player, sets_of(g, decision.player)[0])


@cards.offers(ToTrade, default="best", policies={"best": best_set})
def offer_sets(g: Context, decision: Any) -> Iterator[Offer]:
    if trios := sets_of(g, decision.player):
        yield Offer(Trade, {"cards": trios})


@cards.offers(ToReinforce)
def offer_trades(g: Context, decision: ToReinforce) -> Iterator[Offer]:
    if can_trade(g, decision.player):
        yield from offer_sets(g, decision)
