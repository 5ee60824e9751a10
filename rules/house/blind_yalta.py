"""Blind Yalta: players swap lots of cards face down, knowing only their size; jokers allow bluffs."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar, NamedTuple

from rules.atlas import Card, RegionName, Territory
from rules.house.yalta import BargainGone, NothingOffered, NotInLot, NotYourBargain, OwnBargain, Ready
from rules.kernel.context import Context
from rules.kernel.module import Module
from rules.kernel.offers import Offer, Some
from rules.kernel.state import State
from rules.kernel.values import Action, Decision, Event, Part, Player, Refusal, Task, ZoneName, zone_of
from rules.risk.armies import NEUTRAL
from rules.risk.setup.dealing import LandDealt, cards_dealt, deal_zone, viewer_of_deal
from rules.risk.turn.cards import WILDS, repeat_refusal

blind_yalta = Module("blind-yalta", needs=("dealing",), clashes=("yalta",))


class ToTradeLots(Decision):
    """Call the size of a lot of cards laid face down, take lots of the same size, then say that you are ready."""


class CallLot(Action):
    """Lay cards of one region face down and announce their number: any player may swap as many for them."""

    cards: tuple[Card, ...]


class TakeLot(Action):
    """Swap cards of one region for a lot of the same size, unseen."""

    lot: int
    cards: tuple[Card, ...]


class TakeLotBack(Action):
    """Take back a lot of your own."""

    lot: int


class TradeLots(Task):
    """Let all players trade lots until everyone is ready."""


class EndLots(Task):
    """Return the lots that nobody took, when everyone is ready."""


class Lot(NamedTuple):
    """A lot on the table: its number, its owner, and how many cards it has."""

    number: int
    by: Player
    size: int


class Lots(Part):
    """The lots on the table, and how many there have been so far."""

    taken_up_as: ClassVar[str] = "lot"
    open: tuple[Lot, ...] = ()
    count: int = 0


class LotCalled(Event):
    """A player laid a lot face down and announced its size."""

    number: int
    player: Player
    size: int

    def apply(self, state: State) -> None:
        state.parts[Lots] = Lots((*state.parts[Lots].open, Lot(self.number, self.player, self.size)), self.number)


class LotTaken(Event):
    """Two players swapped lots of the same size; no one else saw the cards."""

    number: int
    player: Player
    by: Player
    size: int

    def apply(self, state: State) -> None:
        _clear(state, self.number)


class LotTakenBack(Event):
    """A lot went back to its owner."""

    number: int
    player: Player

    def apply(self, state: State) -> None:
        _clear(state, self.number)


class NotOneRegion(Refusal):
    """The cards of a lot must be of one region; a joker counts as any."""

    regions: tuple[RegionName, ...]


class WrongSize(Refusal):
    """A lot can only be swapped for one of the same size."""

    size: int
    wanted: int


def _clear(state: State, number: int) -> None:
    now = state.parts[Lots]
    state.parts[Lots] = Lots(tuple(lot for lot in now.open if lot.number != number), now.count)


def face_down(number: int) -> ZoneName:
    """The zone of a lot on the table, visible to its owner."""
    return zone_of("lot", str(number))


@blind_yalta.modifies(cards_dealt)
def with_jokers(g: Context, cards: tuple[Card, ...]) -> tuple[Card, ...]:
    return (*cards, *WILDS)


@blind_yalta.modifies(viewer_of_deal)
def own_eyes_only(g: Context, seen_by: str, army: Player) -> str:
    return seen_by if army == NEUTRAL else army


@blind_yalta.reacts(LandDealt)
def call_together(g: Context, event: LandDealt) -> None:
    g.then(TradeLots())


@blind_yalta.does(TradeLots)
def trade_lots(g: Context, task: TradeLots) -> None:
    g.ask_all((ToTradeLots(seat) for seat in g.state.seats), EndLots())


@blind_yalta.does(EndLots)
def end_lots(g: Context, task: EndLots) -> None:
    for lot in g.parts[Lots].open:
        give_back(g, lot)


def lot_refusal(g: Context, player: Player, cards: tuple[Card, ...]) -> Refusal | None:
    """Why these cards cannot be a lot of this player; None if they can."""
    if not cards:
        return NothingOffered()
    held = g.zone(deal_zone(player)).cards
    missing = [card for card in cards if card not in held]
    if missing:
        return NotInLot(missing[0], player)
    if why := repeat_refusal(cards):
        return why
    regions = tuple(dict.fromkeys(g.rules.board.region_of[Territory(card)] for card in cards if card not in WILDS))
    return NotOneRegion(regions) if len(regions) > 1 else None


def find(g: Context, number: int) -> Lot | None:
    return next((lot for lot in g.parts[Lots].open if lot.number == number), None)


@blind_yalta.allows(CallLot, during=(ToTradeLots,))
def may_call(g: Context, action: CallLot, decision: ToTradeLots) -> Refusal | None:
    return lot_refusal(g, action.player, action.cards)


@blind_yalta.plays(CallLot, aside=True)
def call(g: Context, action: CallLot, decision: ToTradeLots) -> None:
    number = g.parts[Lots].count + 1
    g.lay(face_down(number), (), action.player)
    g.move(action.cards, deal_zone(action.player), face_down(number))
    g.emit(LotCalled(number, action.player, len(action.cards)))


@blind_yalta.allows(TakeLot, during=(ToTradeLots,))
def may_take(g: Context, action: TakeLot, decision: ToTradeLots) -> Refusal | None:
    lot = find(g, action.lot)
    if lot is None:
        return BargainGone(action.lot)
    if lot.by == action.player:
        return OwnBargain(action.lot)
    if len(action.cards) != lot.size:
        return WrongSize(len(action.cards), lot.size)
    return lot_refusal(g, action.player, action.cards)


@blind_yalta.plays(TakeLot, aside=True)
def take(g: Context, action: TakeLot, decision: ToTradeLots) -> None:
    """Swap the lots; the owner agreed to any lot of that size by calling it."""
    if lot := find(g, action.lot):
        g.move(action.cards, deal_zone(action.player), deal_zone(lot.by))
        g.move(g.zone(face_down(lot.number)).cards, face_down(lot.number), deal_zone(action.player))
        g.emit(LotTaken(lot.number, action.player, lot.by, lot.size))


@blind_yalta.allows(TakeLotBack, during=(ToTradeLots,))
def may_take_back(g: Context, action: TakeLotBack, decision: ToTradeLots) -> Refusal | None:
    lot = find(g, action.lot)
    if lot is None:
        return BargainGone(action.lot)
    return None if lot.by == action.player else NotYourBargain(action.lot)


@blind_yalta.plays(TakeLotBack, aside=True)
def take_back(g: Context, action: TakeLotBack, decision: ToTradeLots) -> None:
    if lot := find(g, action.lot):
        give_back(g, lot)


def give_back(g: Context, lot: Lot) -> None:
    g.move(g.zone(face_down(lot.number)).cards, face_down(lot.number), deal_zone(lot.by))
    g.emit(LotTakenBack(lot.number, lot.by))


@blind_yalta.allows(Ready, during=(ToTradeLots,))
def may_be_ready(g: Context, action: Ready, decision: ToTradeLots) -> Refusal | None:
    return None


@blind_yalta.plays(Ready)
def ready(g: Context, action: Ready, decision: ToTradeLots) -> None:
    """Answers the decision and changes nothing."""


def lots_of(g: Context, player: Player) -> Iterator[tuple[str, ...]]:
    """A player's cards of each region, with all his jokers."""
    held = g.zone(deal_zone(player)).cards
    jokers = tuple(card for card in held if card in WILDS)
    for region in g.rules.board.regions.values():
        if cards := tuple(card for card in held if Territory(card) in region.territories):
            yield (*cards, *jokers)


@blind_yalta.offers(
    ToTradeLots, default="ready", policies={"ready": lambda g, n, decision, details: Ready(n, decision.player)}
)  # fmt: skip
def offer_lots(g: Context, decision: ToTradeLots) -> Iterator[Offer]:
    me, now = decision.player, g.parts[Lots].open
    for cards in lots_of(g, me):
        yield Offer(CallLot, {"cards": Some(cards, 1, len(cards))})
        for lot in now:
            if lot.by != me and lot.size <= len(cards):
                yield Offer(TakeLot, {"lot": (lot.number,), "cards": Some(cards, lot.size, lot.size)})
    if own := tuple(lot.number for lot in now if lot.by == me):
        yield Offer(TakeLotBack, {"lot": own})
    yield Offer(Ready, {})
