"""What a set is worth, more with every set of the game, and the two armies for a land on one of its cards."""

from __future__ import annotations

from typing import ClassVar

from rules.kernel.context import Context
from rules.kernel.ruleset import Module
from rules.kernel.state import State
from rules.kernel.values import Event, Part, Player
from rules.risk.cards import DECK, HAND_LIMIT, SetTraded, hand, sets_of, stands_for, symbol
from rules.risk.reinforce import GiveReward

sets = Module("sets", needs=("cards",))
ESCALATING = (4, 6, 8, 10, 12, 15)
THEN_MORE = 5
BY_SYMBOL = {"infantry": 4, "cavalry": 6, "artillery": 8, "each": 10} | {
    "elven_archer": 4, "dark_rider": 6, "eagle": 8, "skull": 4, "blade": 6, "sphere": 8,
}  # fmt: skip
FOR_A_LAND = 2


class SetsTraded(Part):
    """How many sets have been turned in, by anybody, since the game began."""

    count: int = 0


class CardLands(Part):
    """Whether the turn's two armies for a land on a traded card have been given."""

    lasts_a_turn: ClassVar[bool] = True
    given: bool = False


class SetNumbered(Event):
    """It was the game's set of this number; the next is worth so much (0: that does not go by the number)."""

    player: Player
    number: int
    next: int

    def apply(self, state: State) -> None:
        state.keep(SetsTraded(self.number))


class CardLandReinforced(Event):
    """A traded card shows a land of its player's: two armies go there."""

    bookkeeping: ClassVar[bool] = True
    player: Player
    among: tuple[str, ...]

    def apply(self, state: State) -> None:
        state.keep(CardLands(True))


def worth(traded: int) -> int:
    """The next set's worth after so many: 4, 6, 8, 10, 12, 15, then 5 more each time."""
    beyond = traded - len(ESCALATING) + 1
    return ESCALATING[traded] if beyond <= 0 else ESCALATING[-1] + THEN_MORE * beyond


@sets.modifies("set-value")
def set_value(g: Context, armies: int, trio: tuple[str, ...]) -> int:
    """0 where the cards are no set. Any two and a joker make one, or only two alike (an option)."""
    symbols = tuple(symbol(g, card) for card in trio)
    made = stands_for(symbols)
    if made and g.options["joker-sets"] == "two-alike" and not _two_alike(symbols):
        return armies
    if not made:
        return armies
    return BY_SYMBOL[made] if g.options["set-values"] == "by-symbol" else worth(g.part(SetsTraded).count)


def _two_alike(symbols: tuple[str, ...]) -> bool:
    """Whether a joker, if there is one, completes two equal symbols."""
    plain = [symbol for symbol in symbols if symbol != "wild"]
    return len(plain) == 3 or (len(plain) == 2 and plain[0] == plain[1])


@sets.reacts(SetTraded)
def number_set(g: Context, event: SetTraded) -> None:
    number = g.part(SetsTraded).count + 1
    coming = worth(number) if g.options["set-values"] == "escalating" else 0
    g.emit(SetNumbered(event.player, number, g.value("next-set", coming)))
    shown = tuple(card for card in event.cards if g.state.land.owner(card) == event.player)
    again = g.options["card-lands"] == "each-set" or not g.part(CardLands).given
    if shown and again:
        g.emit(CardLandReinforced(event.player, shown))
        g.then(GiveReward(event.player, FOR_A_LAND, shown, "card-land", whole=True))


@sets.modifies("traded-to")
def under_the_pile(g: Context, where: str) -> str:
    """Traded cards are kept aside until the pile is empty, or go under it at once."""
    return DECK if g.options["traded-cards"] == "under-the-pile" else where


@sets.modifies("trades-down")
def after_elimination(g: Context, full: bool, player: Player, begun: bool) -> bool:
    """From six cards or more down to four, or (the play aid) every set there is."""
    if g.options["trades-after-elimination"] == "every-set":
        return bool(sets_of(g, player))
    return full and (begun or len(g.zone(hand(player)).cards) > HAND_LIMIT)
