"""Yalta with blind lots: cards are swapped face down, by the size of the lots alone; jokers make bluffs."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar, NamedTuple

from rules.house.yalta import BargainGone, NotInLot, Ready
from rules.kernel.context import Context
from rules.kernel.offers import Offer, Some
from rules.kernel.ruleset import Module
from rules.kernel.state import State
from rules.kernel.values import Action, Decision, Event, Part, Player, Refusal, Task
from rules.risk.armies import NEUTRAL
from rules.risk.cards import WILDS
from rules.risk.dealing import LandDealt, dealt

blind_yalta = Module("blind-yalta", needs=("dealing",), clashes=("yalta",))


class ToTradeLots(Decision):
    """Lay lots of cards face down and call their size, take others' of the same size; then say that you are ready."""


class CallLot(Action):
    """Lay these cards of one region face down, and call how many they are: anybody may swap as many for them."""

    cards: tuple[str, ...]


class TakeLot(Action):
    """Swap these cards of one region for a lot of the same size, unseen."""

    lot: int
    cards: tuple[str, ...]


class TakeLotBack(Action):
    """Take a lot of your own back."""

    lot: int


class TradeLots(Task):
    """Everybody trades lots until all are ready."""


class EndLots(Task):
    """Everybody is ready: the lots that nobody took go back."""


class Lot(NamedTuple):
    """A lot on the table: its number, whose it is, how many cards."""

    number: int
    by: Player
    size: int


class Lots(Part):
    """The lots on the table, and how many there have been."""

    taken_up_as: ClassVar[str] = "lot"
    open: tuple[Lot, ...] = ()
    count: int = 0


class LotCalled(Event):
    """A player laid a lot face down and called its size."""

    number: int
    player: Player
    size: int

    def apply(self, state: State) -> None:
        state.keep(Lots((*state.part(Lots).open, Lot(self.number, self.player, self.size)), self.number))


class LotTaken(Event):
    """Two players swapped lots of the same size, unseen by all others."""

    number: int
    player: Player
    by: Player
    size: int

    def apply(self, state: State) -> None:
        _clear(state, self.number)


class LotTakenBack(Event):
    """A lot went back to whom it came from."""

    number: int
    player: Player

    def apply(self, state: State) -> None:
        _clear(state, self.number)


class NotOneRegion(Refusal):
    """The cards of a lot are of one region; a joker passes for any."""

    regions: tuple[str, ...]


class WrongSize(Refusal):
    """Lots of the same size are swapped."""

    size: int
    wanted: int


def _clear(state: State, number: int) -> None:
    now = state.part(Lots)
    state.keep(Lots(tuple(lot for lot in now.open if lot.number != number), now.count))


def face_down(number: int) -> str:
    """The zone of a lot on the table, which its owner may look at."""
    return f"lot:{number}"


@blind_yalta.modifies("cards-dealt")
def with_jokers(g: Context, cards: tuple[str, ...]) -> tuple[str, ...]:
    return (*cards, *WILDS)


@blind_yalta.modifies("dealt-seen-by")
def own_eyes_only(g: Context, seen_by: str, army: Player) -> str:
    return seen_by if army == NEUTRAL else army


@blind_yalta.reacts(LandDealt)
def call_together(g: Context, event: LandDealt) -> None:
    g.then(TradeLots())


@blind_yalta.does(TradeLots)
def trade_lots(g: Context, task: TradeLots) -> None:
    g.ask(*(ToTradeLots(seat) for seat in g.state.seats), then=EndLots())


@blind_yalta.does(EndLots)
def end_lots(g: Context, task: EndLots) -> None:
    for lot in g.part(Lots).open:
        give_back(g, lot)


def lot_refusal(g: Context, player: Player, cards: tuple[str, ...]) -> Refusal | None:
    """Why these cards make no lot of a player's."""
    held = g.zone(dealt(player)).cards
    missing = [card for card in cards if card not in held or cards.count(card) > 1]
    if missing or not cards:
        return NotInLot(missing[0] if missing else "", player)
    regions = tuple(dict.fromkeys(g.rules.board.region_of[card] for card in cards if card not in WILDS))
    return NotOneRegion(regions) if len(regions) > 1 else None


def find(g: Context, number: int) -> Lot | None:
    return next((lot for lot in g.part(Lots).open if lot.number == number), None)


@blind_yalta.allows(CallLot, during=(ToTradeLots,))
def may_call(g: Context, action: CallLot, decision: ToTradeLots) -> Refusal | None:
    return lot_refusal(g, action.player, action.cards)


@blind_yalta.plays(CallLot, aside=True)
def call(g: Context, action: CallLot, decision: ToTradeLots) -> None:
    number = g.part(Lots).count + 1
    g.lay(face_down(number), (), action.player)
    g.move(action.cards, dealt(action.player), face_down(number))
    g.emit(LotCalled(number, action.player, len(action.cards)))


@blind_yalta.allows(TakeLot, during=(ToTradeLots,))
def may_take(g: Context, action: TakeLot, decision: ToTradeLots) -> Refusal | None:
    lot = find(g, action.lot)
    if lot is None or lot.by == action.player:
        return BargainGone(action.lot)
    if len(action.cards) != lot.size:
        return WrongSize(len(action.cards), lot.size)
    return lot_refusal(g, action.player, action.cards)


@blind_yalta.plays(TakeLot, aside=True)
def take(g: Context, action: TakeLot, decision: ToTradeLots) -> None:
    """Whoever called the size has agreed to any lot of that size."""
    if lot := find(g, action.lot):
        g.move(action.cards, dealt(action.player), dealt(lot.by))
        g.move(g.zone(face_down(lot.number)).cards, face_down(lot.number), dealt(action.player))
        g.emit(LotTaken(lot.number, action.player, lot.by, lot.size))


@blind_yalta.allows(TakeLotBack, during=(ToTradeLots,))
def may_take_back(g: Context, action: TakeLotBack, decision: ToTradeLots) -> Refusal | None:
    lot = find(g, action.lot)
    return None if lot and lot.by == action.player else BargainGone(action.lot)


@blind_yalta.plays(TakeLotBack, aside=True)
def take_back(g: Context, action: TakeLotBack, decision: ToTradeLots) -> None:
    if lot := find(g, action.lot):
        give_back(g, lot)


def give_back(g: Context, lot: Lot) -> None:
    g.move(g.zone(face_down(lot.number)).cards, face_down(lot.number), dealt(lot.by))
    g.emit(LotTakenBack(lot.number, lot.by))


@blind_yalta.allows(Ready, during=(ToTradeLots,))
def may_be_ready(g: Context, action: Ready, decision: ToTradeLots) -> Refusal | None:
    return None


@blind_yalta.plays(Ready)
def ready(g: Context, action: Ready, decision: ToTradeLots) -> None:
    """All are."""


def lots_of(g: Context, player: Player) -> Iterator[tuple[str, ...]]:
    """The cards that a player holds of each region, the jokers with each."""
    held = g.zone(dealt(player)).cards
    jokers = tuple(card for card in held if card in WILDS)
    for region in g.rules.board.regions.values():
        if cards := tuple(card for card in held if card in region.territories):
            yield (*cards, *jokers)


@blind_yalta.offers(
    ToTradeLots, default="ready", policies={"ready": lambda g, n, decision, wish: Ready(n, decision.player)}
)  # fmt: skip
def offer_lots(g: Context, decision: ToTradeLots) -> Iterator[Offer]:
    me, now = decision.player, g.part(Lots).open
    for cards in lots_of(g, me):
        yield Offer(CallLot, {"cards": Some(cards, 1, len(cards))})
        for lot in now:
            if lot.by != me and lot.size <= len(cards):
                yield Offer(TakeLot, {"lot": (lot.number,), "cards": Some(cards, lot.size, lot.size)})
    if own := tuple(lot.number for lot in now if lot.by == me):
        yield Offer(TakeLotBack, {"lot": own})
    yield Offer(Ready, {})
