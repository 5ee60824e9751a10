"""What a set of Territory cards is worth: 4, 6, 8 or 10 regiments; a wild counts as any symbol."""

from __future__ import annotations

from typing import Any, ClassVar, Literal, get_args

from rules.atlas import Card, Territory
from rules.kernel.context import Context
from rules.kernel.module import Module
from rules.kernel.options import Option
from rules.kernel.state import State
from rules.kernel.values import Event, Part, Player, Refusal
from rules.risk.options import TRADES_AFTER_ELIMINATION
from rules.risk.turn.cards import (
    SetsUsedUp,
    SetTraded,
    Trade,
    Trio,
    can_trade,
    card_lands,
    set_value,
    sets_of,
    stands_for,
    symbol,
    trades_down,
)
from rules.risk.turn.reinforce import GiveReward, ToReinforce, must_trade

sets = Module("sets", needs=("cards",))
TradeAtFiveChoice = Literal["must", "may"]
TRADE_AT_FIVE: Option[TradeAtFiveChoice] = Option("trade-at-five", get_args(TradeAtFiveChoice))
SetsChoice = Literal["several", "one"]
SETS: Option[SetsChoice] = Option("sets", get_args(SetsChoice))
WildsInASetChoice = Literal["two", "one"]
WILDS_IN_A_SET: Option[WildsInASetChoice] = Option("wilds-in-a-set", get_args(WildsInASetChoice))
CardLandsChoice = Literal["none", "two"]
CARD_LANDS: Option[CardLandsChoice] = Option("card-lands", get_args(CardLandsChoice))
WORTH = {"elven_archer": 4, "dark_rider": 6, "eagle": 8, "each": 10}
FOR_A_LAND = 2


class SetsTraded(Part):
    """How many sets were traded in this turn."""

    lasts_a_turn: ClassVar[bool] = True
    count: int = 0


class SetCounted(Event):
    """Another set was traded in this turn."""

    bookkeeping: ClassVar[bool] = True
    player: Player

    def apply(self, state: State) -> None:
        state.parts[SetsTraded] = SetsTraded(state.parts[SetsTraded].count + 1)


@sets.modifies(set_value)
def worth_as_a_set(g: Context, worth: int, trio: tuple[Card, ...]) -> int:
    """The best value that three cards can make; 0 if they are no set."""
    symbols = tuple(symbol(g, card) for card in trio)
    if symbols.count("wild") > 1 and WILDS_IN_A_SET.of(g.options) == "one":
        return 0
    return WORTH.get(stands_for(symbols), 0)


@sets.reacts(SetTraded)
def count_set(g: Context, event: SetTraded) -> None:
    """Count it, and reinforce one of the traded lands of one's own where the table plays so (ruling 7)."""
    g.emit(SetCounted(event.player))
    if CARD_LANDS.of(g.options) == "two":
        armies, shown = card_lands(g, event.player, event.cards)
        g.then(GiveReward(event.player, armies, shown, "card-land", whole=True))


@sets.modifies(card_lands)
def for_own_lands_shown(
    g: Context, given: tuple[int, tuple[Territory, ...]], player: Player, cards: tuple[Card, ...]
) -> tuple[int, tuple[Territory, ...]]:
    """The regiments for a traded land of one's own, and these lands, where the table plays so (ruling 7)."""
    if CARD_LANDS.of(g.options) != "two":
        return given
    return FOR_A_LAND, tuple(Territory(card) for card in cards if g.state.land.owner(Territory(card)) == player)


@sets.modifies(must_trade)
def at_will(g: Context, must: Trio | None, player: Player) -> Trio | None:
    """Require a trade at five cards in step 1 (ruling 4, an option); after an elimination it is always required."""
    return must if TRADE_AT_FIVE.of(g.options) == "must" else None


@sets.modifies(trades_down)
def after_elimination(g: Context, full: bool, player: Player, begun: bool) -> bool:
    """Require trades after an elimination: down to four cards, or (the play aid) every set."""
    return bool(sets_of(g, player)) if TRADES_AFTER_ELIMINATION.of(g.options) == "every-set" else full


@sets.modifies(can_trade)
def sets_left(g: Context, more: bool, player: Player) -> bool:
    """Allow one set a turn or several (ruling 5, an option); a required trade is always allowed."""
    fresh = SETS.of(g.options) == "several" or not g.parts[SetsTraded].count
    return more and (fresh or must_trade(g, player) is not None)


@sets.allows(Trade, during=(ToReinforce,))
def one_set(g: Context, action: Trade, decision: Any) -> Refusal | None:
    return None if can_trade(g, action.player) else SetsUsedUp()
