"""Five epochs: before each a secret bid of faith, by which players take their places in the order of play."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import groupby
from typing import ClassVar

from rules.godstorm.faith import FaithSacrificed, faith_of
from rules.kernel.context import Context
from rules.kernel.module import Module
from rules.kernel.offers import Offer, Ordered
from rules.kernel.position import Position
from rules.kernel.state import State
from rules.kernel.tagged import Unreadable
from rules.kernel.values import NOBODY, Action, Decision, Event, Part, Player, Ranked, Refusal, Rolls, Task
from rules.kernel.wants import Details, Wants
from rules.risk.turn.rounds import RoundEnded, Rounds, opens_round, this_round
from rules.risk.turn.turns import Order, StateOrView, TurnOrder, next_player, seats_in_play, still_setting_up

epochs = Module("epochs", needs=("rounds", "faith"))
LAST_EPOCH = 5
"""The number of the epoch with which the game ends."""


class ToBid(Decision):
    """Bid faith for a place in the order of play, unseen by the others until all have bid."""


class ToTakeMarker(Decision):
    """All bids lie open, and it is this player's turn to take a free marker."""


class Bid(Action):
    """Bid this much faith, which is paid in any case.

    `wishes` are turn-order markers, the dearest first: the first of them that is free is taken, or, with none left,
    the earliest free one. `ask`: choose only when the bids lie open.
    """

    faith: int
    wishes: Ranked = ()
    ask: bool = False


class TakeMarker(Action):
    """Take this turn-order marker."""

    marker: str


class BeginEpoch(Task):
    """Ask everybody for a bid, all at the same time."""


class RevealBids(Task):
    """Turn all bids over, once they are in."""


class TakeMarkers(Task):
    """Hand out the turn-order markers to these players, in this order."""

    order: tuple[Player, ...]


class Epochs(Part):
    """Which epoch it is, from 1; 0 before the first."""

    now: int = 0


class Bids(Part):
    """The bids of this epoch, from their reveal on: faith, wishes, and who is still to be asked for a marker."""

    faith: Mapping[Player, int] = {}
    wishes: Mapping[Player, tuple[str, ...]] = {}
    asks: tuple[Player, ...] = ()


class Markers(Part):
    """The turn-order markers of this epoch, by player."""

    of: Mapping[Player, str] = {}


class EpochBegan(Event):
    """An epoch began. Until its order of play is decided it is nobody's turn."""

    epoch: int

    def apply(self, state: State) -> None:
        state.active = NOBODY
        state.parts.table[Epochs] = Epochs(self.epoch)
        state.parts.table[Markers] = Markers()


class EpochSetBack(Event):
    """The epoch's marker went back by one: the game lasts an epoch longer."""

    player: Player

    def apply(self, state: State) -> None:
        state.parts.table[Epochs] = Epochs(state.parts.table[Epochs].now - 1)


class BidPlaced(Event):
    """A bid lies ready. Nobody but its player learns more before all are in."""

    bookkeeping: ClassVar[bool] = True
    player: Player
    faith: int
    wishes: Ranked
    ask: bool

    def apply(self, state: State) -> None:
        bids = state.parts.table[Bids]
        asks = (*bids.asks, self.player) if self.ask else bids.asks
        faith, wishes = {**bids.faith, self.player: self.faith}, {**bids.wishes, self.player: self.wishes}
        state.parts.table[Bids] = Bids(faith, wishes, asks)


class BidsRevealed(Event):
    """All bids were turned over, with the dice of every tie (all throws). `order`: who takes a marker first."""

    bids: tuple[tuple[Player, int], ...]
    added: tuple[tuple[Player, int], ...]
    rolls: Rolls
    order: tuple[Player, ...]

    @property
    def shows(self) -> bool:
        """The last bidder has seen the others' bids: he cannot take his own back."""
        return True


class MarkerTaken(Event):
    """A player took a turn-order marker."""

    player: Player
    marker: str

    def apply(self, state: State) -> None:
        state.parts.table[Markers] = Markers({**state.parts.table[Markers].of, self.player: self.marker})

    @property
    def shows(self) -> bool:
        """It shows what its player had wished, secret like the bid: nobody chooses again with that in sight."""
        return True


class OrderTaken(Event):
    """Every marker is taken: this is the order of play in this epoch."""

    order: tuple[Player, ...]

    def apply(self, state: State) -> None:
        state.parts.table[TurnOrder] = TurnOrder(self.order, anew=True)
        state.parts.table[Order] = Order(self.order[0], state.parts.table[Order].turns)
        state.parts.table[Bids] = Bids()


class MarkerNotFree(Refusal):
    """There is no such turn-order marker, or another player has it."""

    marker: str
    free: tuple[str, ...]


@epochs.lays("epoch")
def lay_epoch(to: Position, epoch: int | None) -> None:
    """Set which epoch it is, or which begins next, from 1 (the first unless said): as many rounds have ended as epochs
    before it."""
    now = 1 if epoch is None else epoch
    if type(now) is not int or not 1 <= now <= LAST_EPOCH:
        raise Unreadable(f"epoch: {now!r} is no number from 1 to {LAST_EPOCH}")
    begun = now - any(isinstance(task, BeginEpoch) for task in to.ahead)
    to.keep(Epochs(begun), Rounds(now - 1, counted=now == 1))


def this_epoch(of: StateOrView) -> int:
    """The number of the epoch, from 1; from the end of one until the next begins that of the next, as of rounds; 0
    before the first."""
    return this_round(of) or of.parts[Epochs].now


def markers(of: StateOrView) -> tuple[str, ...]:
    """The turn-order markers of an epoch: as many as players are still in."""
    return tuple([str(place) for place in range(1, len(seats_in_play(of)) + 1)])


def free_markers(state: State) -> tuple[str, ...]:
    """The markers that nobody who is still in has taken yet, the earliest first."""
    of = state.parts.table[Markers].of
    taken = {of[seat] for seat in seats_in_play(state) if seat in of}
    return tuple([marker for marker in markers(state) if marker not in taken])


@epochs.does(BeginEpoch)
def begin_epoch(g: Context, task: BeginEpoch) -> None:
    g.emit(EpochBegan(g.parts[Epochs].now + 1))
    g.ask_all((ToBid(seat) for seat in seats_in_play(g.state)), RevealBids())


@epochs.reacts(RoundEnded)
def next_epoch(g: Context, event: RoundEnded) -> None:
    """When everybody has had a turn the epoch is over; after the last one the points are read."""
    if g.parts[Epochs].now < LAST_EPOCH:
        g.then(BeginEpoch())


@epochs.modifies(next_player)
def by_the_next_bids(g: Context, coming: Player) -> Player:
    """After the last turn of an epoch the next bids decide who begins."""
    return NOBODY if opens_round(g.state, coming) else coming


@epochs.modifies(still_setting_up)
def until_the_first_bids(g: Context, still: bool) -> bool:
    """The first bids belong to the game."""
    return still and not g.parts[Epochs].now


@epochs.allows(Bid, during=(ToBid,))
def may_bid(g: Context, action: Bid, decision: ToBid) -> Refusal | None:
    able = bid_range(g, action.player)
    if action.faith not in able:
        return BidOutOfReach(action.faith, able[-1])
    there = markers(g.state)
    for marker in action.wishes:
        if marker not in there or action.wishes.count(marker) > 1:
            return MarkerNotFree(marker, there)
    return AskedAndWished() if action.ask and action.wishes else None


class BidOutOfReach(Refusal):
    """A bid is from 0 to all the faith that the player has."""

    bid: int
    faith: int


class AskedAndWished(Refusal):
    """Either markers are wished for with the bid, or the choice waits until the bids lie open."""


def bid_range(g: Context, player: Player) -> range:
    """The bids that a player can pay."""
    return range(faith_of(g.state, player) + 1)


@epochs.plays(Bid)
def bid(g: Context, action: Bid, decision: ToBid) -> None:
    g.emit(BidPlaced(action.player, action.faith, action.wishes, action.ask))


@epochs.asks
def bid_bonus(g: Context, player: Player, bid: int) -> int:
    """What a player's bid counts besides."""
    return 0


@epochs.does(RevealBids)
def reveal_bids(g: Context, task: RevealBids) -> None:
    """All bids are paid; the highest takes a marker first, and dice decide between equal ones."""
    bids = [(seat, g.parts[Bids].faith[seat]) for seat in seats_in_play(g.state)]
    added = [(seat, bid_bonus(g, seat, count)) for seat, count in bids]
    worth = {seat: count + more for (seat, count), (_, more) in zip(bids, added, strict=True)}
    rolls: list[tuple[Player, int]] = []
    order: list[Player] = []
    for _, tied in groupby(sorted(worth, key=lambda seat: -worth[seat]), key=worth.__getitem__):
        order += rank_by_dice(g, tuple(tied), rolls)
    for seat, count in bids:
        if count:
            g.emit(FaithSacrificed(seat, count, "bid"))
    g.emit(BidsRevealed(tuple(bids), tuple((seat, more) for seat, more in added if more), tuple(rolls), tuple(order)))
    g.then(TakeMarkers(tuple(order)))


def rank_by_dice(g: Context, tied: tuple[Player, ...], rolls: list[tuple[Player, int]]) -> tuple[Player, ...]:
    """Order tied players by dice, the highest first; equal dice are thrown again among themselves."""
    if len(tied) == 1:
        return tied
    thrown = dict(zip(tied, g.roll(len(tied), "bid"), strict=True))
    rolls.extend(thrown.items())
    found: list[Player] = []
    for _, again in groupby(sorted(tied, key=lambda seat: -thrown[seat]), key=thrown.__getitem__):
        found += rank_by_dice(g, tuple(again), rolls)
    return tuple(found)


@epochs.does(TakeMarkers)
def take_markers(g: Context, task: TakeMarkers) -> None:
    """Each takes the first of his wishes that is free; who would rather choose is asked when it is his turn."""
    bids, still, free = g.parts[Bids], seats_in_play(g.state), list(free_markers(g.state))
    for at, seat in enumerate(task.order):
        if seat not in still:
            continue
        if seat in bids.asks and len(free) > 1:
            g.ask(ToTakeMarker(seat), TakeMarkers(task.order[at + 1 :]))
            return
        marker = next((wish for wish in bids.wishes[seat] if wish in free), free[0])
        free.remove(marker)
        g.emit(MarkerTaken(seat, marker))
    of = g.parts[Markers].of
    g.emit(OrderTaken(tuple(sorted(still, key=lambda seat: int(of[seat])))))


@epochs.allows(TakeMarker, during=(ToTakeMarker,))
def may_take(g: Context, action: TakeMarker, decision: ToTakeMarker) -> Refusal | None:
    free = free_markers(g.state)
    return None if action.marker in free else MarkerNotFree(action.marker, free)


@epochs.plays(TakeMarker)
def take(g: Context, action: TakeMarker, decision: ToTakeMarker) -> None:
    if action.player in seats_in_play(g.state):
        g.emit(MarkerTaken(action.player, action.marker))


FAITH, KEPT = "bid", "keep"
BID = Wants(numbers=(FAITH, KEPT))
"""What an order to bid says: how much faith to bid, and how much to keep in any case."""


def bid_nothing(g: Context, number: int, decision: ToBid, details: Details) -> Action:
    return Bid(number, decision.player, 0)


def bid_for_first(g: Context, number: int, decision: ToBid, details: Details) -> Action:
    return Bid(number, decision.player, _affordable(g, decision.player, details), markers(g.state))


def bid_for_last(g: Context, number: int, decision: ToBid, details: Details) -> Action:
    return Bid(number, decision.player, _affordable(g, decision.player, details), markers(g.state)[::-1])


def _affordable(g: Context, player: Player, details: Details) -> int:
    """The bid of an order, or what is left above the faith that is kept."""
    most = max(faith_of(g.state, player) - details.number(KEPT), 0)
    return min(details.number(FAITH), most)


def earliest(g: Context, number: int, decision: ToTakeMarker, details: Details) -> Action:
    return TakeMarker(number, decision.player, free_markers(g.state)[0])


@epochs.offers(
    ToBid,
    default="none",
    policies={"none": bid_nothing, "first": bid_for_first, "last": bid_for_last},
    wants={"first": BID, "last": BID},
)
def offer_bids(g: Context, decision: ToBid) -> Iterator[Offer]:
    there, faith = markers(g.state), bid_range(g, decision.player)
    yield Offer(Bid, {"faith": faith, "wishes": Ordered(there, 0, len(there)), "ask": (False,)})
    yield Offer(Bid, {"faith": faith, "wishes": ((),), "ask": (True,)})


@epochs.offers(ToTakeMarker, default="earliest", policies={"earliest": earliest})
def offer_markers(g: Context, decision: ToTakeMarker) -> Iterator[Offer]:
    yield Offer(TakeMarker, {"marker": free_markers(g.state)})
