"""What a set is worth, rising with each set of the game, and the two armies for owning a territory on a traded card."""

from __future__ import annotations

from typing import Any, ClassVar, Literal, get_args

from rules.atlas import Card, Territory
from rules.kernel.context import Context
from rules.kernel.module import Module
from rules.kernel.options import Option
from rules.kernel.state import State
from rules.kernel.values import Event, Part, Player, ZoneName
from rules.risk.options import TRADES_AFTER_ELIMINATION
from rules.risk.turn.cards import (
    DECK,
    HAND_LIMIT,
    SetTraded,
    card_lands,
    hand,
    next_set,
    set_value,
    sets_of,
    stands_for,
    symbol,
    trade_pile,
    trades_down,
)
from rules.risk.turn.reinforce import GiveReward

sets = Module("sets", needs=("cards",))
SetValuesChoice = Literal["escalating", "by-symbol"]
SET_VALUES: Option[SetValuesChoice] = Option("set-values", get_args(SetValuesChoice))
"""The option of what a set is worth."""
CardLandsChoice = Literal["each-set", "once-a-turn"]
CARD_LANDS: Option[CardLandsChoice] = Option("card-lands", get_args(CardLandsChoice))
JokerSetsChoice = Literal["any-two", "two-alike"]
JOKER_SETS: Option[JokerSetsChoice] = Option("joker-sets", get_args(JokerSetsChoice))
TradedCardsChoice = Literal["kept-aside", "under-the-pile"]
TRADED_CARDS: Option[TradedCardsChoice] = Option("traded-cards", get_args(TradedCardsChoice))
SET_OPTIONS: tuple[Option[Any], ...] = (SET_VALUES, CARD_LANDS, JOKER_SETS, TRADED_CARDS, TRADES_AFTER_ELIMINATION)
"""The options that a game with sets has."""
ESCALATING = (4, 6, 8, 10, 12, 15)
THEN_MORE = 5
BY_SYMBOL = {"infantry": 4, "cavalry": 6, "artillery": 8, "each": 10} | {
    "elven_archer": 4, "dark_rider": 6, "eagle": 8, "skull": 4, "blade": 6, "sphere": 8,
}  # fmt: skip
FOR_A_LAND = 2


class SetsTraded(Part):
    """How many sets all players together have traded in since the game began."""

    count: int = 0


class CardLands(Part):
    """Whether this turn's two armies for a territory on a traded card have been placed."""

    lasts_a_turn: ClassVar[bool] = True
    given: bool = False


class SetNumbered(Event):
    """The game's `number`th set was traded. `next` is what the next one is worth; 0 if valued by symbol."""

    player: Player
    number: int
    next: int

    def apply(self, state: State) -> None:
        state.parts[SetsTraded] = SetsTraded(self.number)


class CardLandReinforced(Event):
    """Two armies were due on a territory of the player's own that a traded card shows."""

    bookkeeping: ClassVar[bool] = True
    player: Player
    among: tuple[Territory, ...]

    def apply(self, state: State) -> None:
        state.parts[CardLands] = CardLands(True)


def worth(traded: int) -> int:
    """What the next set is worth after `traded` sets: 4, 6, 8, 10, 12, 15, then 5 more each time."""
    beyond = traded - len(ESCALATING) + 1
    return ESCALATING[traded] if beyond <= 0 else ESCALATING[-1] + THEN_MORE * beyond


@sets.modifies(set_value)
def worth_as_a_set(g: Context, armies: int, trio: tuple[Card, ...]) -> int:
    """A set's armies; 0 if the cards are no set. A joker completes any two cards, or (an option) only two alike."""
    symbols = tuple(symbol(g, card) for card in trio)
    made = stands_for(symbols)
    if made and JOKER_SETS.of(g.options) == "two-alike" and not _two_alike(symbols):
        return armies
    if not made:
        return armies
    return BY_SYMBOL[made] if SET_VALUES.of(g.options) == "by-symbol" else worth(g.parts[SetsTraded].count)


def _two_alike(symbols: tuple[str, ...]) -> bool:
    """Whether a set with a joker has two equal symbols; True without a joker."""
    plain = [symbol for symbol in symbols if symbol != "wild"]
    return len(plain) == 3 or (len(plain) == 2 and plain[0] == plain[1])


@sets.reacts(SetTraded)
def number_set(g: Context, event: SetTraded) -> None:
    number = g.parts[SetsTraded].count + 1
    coming = worth(number) if SET_VALUES.of(g.options) == "escalating" else 0
    g.emit(SetNumbered(event.player, number, next_set(g, coming)))
    armies, shown = card_lands(g, event.player, event.cards)
    if shown:
        g.emit(CardLandReinforced(event.player, shown))
        g.then(GiveReward(event.player, armies, shown, "card-land", whole=True))


@sets.modifies(card_lands)
def for_own_lands_shown(
    g: Context, given: tuple[int, tuple[Territory, ...]], player: Player, cards: tuple[Card, ...]
) -> tuple[int, tuple[Territory, ...]]:
    """The armies for a territory that a traded card shows, and the player's territories for which they are due."""
    shown = tuple(t for t in map(Territory, cards) if g.state.land.owner(t) == player)
    again = CARD_LANDS.of(g.options) == "each-set" or not g.parts[CardLands].given
    return (FOR_A_LAND, shown) if shown and again else given


@sets.modifies(trade_pile)
def under_the_pile(g: Context, where: ZoneName) -> ZoneName:
    """Where traded cards go: kept aside until the deck is empty, or under the deck at once (an option)."""
    return DECK if TRADED_CARDS.of(g.options) == "under-the-pile" else where


@sets.modifies(trades_down)
def after_elimination(g: Context, full: bool, player: Player, begun: bool) -> bool:
    """Which sets must be traded after an elimination: from six cards down to four, or (the play aid) every set."""
    if TRADES_AFTER_ELIMINATION.of(g.options) == "every-set":
        return bool(sets_of(g, player))
    return full and (begun or len(g.zone(hand(player)).cards) > HAND_LIMIT)
