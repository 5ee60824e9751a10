"""Yalta: before territories are settled, the dealt cards lie face up and players bargain for them."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import groupby
from typing import ClassVar, NamedTuple

from rules.atlas import Card
from rules.kernel.context import Context
from rules.kernel.module import Module
from rules.kernel.offers import Offer, Some
from rules.kernel.state import State
from rules.kernel.values import Action, Decision, Event, Part, Player, Refusal, Task
from rules.risk.setup.claiming import Recruits
from rules.risk.setup.dealing import LandDealt, deal_zone
from rules.risk.turn.cards import repeat_refusal

yalta = Module("yalta", needs=("dealing",), clashes=("blind-yalta",))


class ToBargain(Decision):
    """Swap dealt cards with other players, as often as both want; then say that you are ready."""


class ProposeSwap(Action):
    """Propose a bargain: cards of yours for cards of another player's. Either side may be larger, or empty."""

    to: Player
    give: tuple[Card, ...]
    take: tuple[Card, ...]


class AcceptSwap(Action):
    """Accept a bargain that was proposed to you."""

    bargain: int


class DropSwap(Action):
    """Decline a bargain, or withdraw your own."""

    bargain: int


class Ready(Action):
    """Say that you are ready. You may still bargain until everyone is."""


class HoldBargains(Task):
    """Let all players bargain until everyone is ready."""


class EndBargains(Task):
    """Drop all open proposals when everyone is ready."""


class Swap(NamedTuple):
    """A proposed bargain."""

    number: int
    by: Player
    to: Player
    give: tuple[Card, ...]
    take: tuple[Card, ...]


class Bargains(Part):
    """The open bargains, and how many there have been so far."""

    taken_up_as: ClassVar[str] = "bargain"
    open: tuple[Swap, ...] = ()
    count: int = 0


class SwapProposed(Event):
    """A player proposed a bargain."""

    number: int
    by: Player
    to: Player
    give: tuple[Card, ...]
    take: tuple[Card, ...]

    @property
    def addressee(self) -> Player:
        return self.to

    def apply(self, state: State) -> None:
        swap = Swap(self.number, self.by, self.to, self.give, self.take)
        state.parts[Bargains] = Bargains((*state.parts[Bargains].open, swap), self.number)


class SwapDropped(Event):
    """A bargain ended without a swap: declined, withdrawn, or no longer possible. `by` caused it."""

    number: int
    by: Player

    def apply(self, state: State) -> None:
        _close(state, self.number)


class SwapMade(Event):
    """Two players swapped cards."""

    number: int
    by: Player
    to: Player
    give: tuple[Card, ...]
    take: tuple[Card, ...]

    def apply(self, state: State) -> None:
        _close(state, self.number)


class NotInLot(Refusal):
    """That player has no such card (any more)."""

    card: Card
    player: Player


class NoSuchPartner(Refusal):
    """A bargain needs another player of the table."""

    player: Player


class NothingOffered(Refusal):
    """A bargain must include at least one card."""


class NoCardLeft(Refusal):
    """A bargain may not leave a player without cards."""

    player: Player


class TooFewRegiments(Refusal):
    """A bargain may not give a player more cards than he has starting regiments, as each card takes one."""

    player: Player
    cards: int
    regiments: int


class BargainGone(Refusal):
    """That bargain is no longer open: accepted, dropped, or changed since."""

    bargain: int


class OwnBargain(Refusal):
    """A player's own offer is for the others to accept."""

    bargain: int


class NotYourBargain(Refusal):
    """That bargain is open, but between other players."""

    bargain: int


def _close(state: State, number: int) -> None:
    now = state.parts[Bargains]
    state.parts[Bargains] = Bargains(tuple(swap for swap in now.open if swap.number != number), now.count)


@yalta.reacts(LandDealt)
def call_together(g: Context, event: LandDealt) -> None:
    g.then(HoldBargains())


@yalta.does(HoldBargains)
def hold_bargains(g: Context, task: HoldBargains) -> None:
    g.ask_all((ToBargain(seat) for seat in g.state.seats), EndBargains())


@yalta.does(EndBargains)
def end_bargains(g: Context, task: EndBargains) -> None:
    for swap in g.parts[Bargains].open:
        g.emit(SwapDropped(swap.number, swap.by))


def room(g: Context, player: Player) -> int:
    """How many more cards a player can take, with one starting regiment for each card."""
    return g.parts[Recruits].left[player] - len(g.zone(deal_zone(player)).cards)


def swap_refusal(g: Context, swap: Swap) -> Refusal | None:
    """Why these two players cannot swap these cards now; None if they can."""
    if swap.to == swap.by or swap.to not in g.state.seats:
        return NoSuchPartner(swap.to)
    if not swap.give and not swap.take:
        return NothingOffered()
    if why := repeat_refusal((*swap.give, *swap.take)):
        return why
    for player, lot, other in ((swap.by, swap.give, swap.take), (swap.to, swap.take, swap.give)):
        held = g.zone(deal_zone(player)).cards
        missing = [card for card in lot if card not in held]
        if missing:
            return NotInLot(missing[0], player)
        if len(held) == len(lot) and not other:
            return NoCardLeft(player)
        if len(other) - len(lot) > room(g, player):
            return TooFewRegiments(player, len(held) - len(lot) + len(other), g.parts[Recruits].left[player])
    return None


@yalta.allows(ProposeSwap, during=(ToBargain,))
def may_propose(g: Context, action: ProposeSwap, decision: ToBargain) -> Refusal | None:
    return swap_refusal(g, Swap(0, action.player, action.to, action.give, action.take))


@yalta.plays(ProposeSwap, aside=True)
def propose(g: Context, action: ProposeSwap, decision: ToBargain) -> None:
    g.emit(SwapProposed(g.parts[Bargains].count + 1, action.player, action.to, action.give, action.take))


def find(g: Context, number: int) -> Swap | None:
    return next((swap for swap in g.parts[Bargains].open if swap.number == number), None)


@yalta.allows(AcceptSwap, during=(ToBargain,))
def may_accept(g: Context, action: AcceptSwap, decision: ToBargain) -> Refusal | None:
    swap = find(g, action.bargain)
    if swap is None:
        return BargainGone(action.bargain)
    if swap.by == action.player:
        return OwnBargain(action.bargain)
    return None if swap.to == action.player else NotYourBargain(action.bargain)


@yalta.plays(AcceptSwap, aside=True)
def accept(g: Context, action: AcceptSwap, decision: ToBargain) -> None:
    """Swap the cards, and drop other bargains that are no longer possible."""
    made = find(g, action.bargain)
    if made is None:
        return
    g.move(made.give, deal_zone(made.by), deal_zone(made.to))
    g.move(made.take, deal_zone(made.to), deal_zone(made.by))
    g.emit(SwapMade(*made))
    for swap in g.parts[Bargains].open:
        if swap_refusal(g, swap):
            g.emit(SwapDropped(swap.number, action.player))


@yalta.allows(DropSwap, during=(ToBargain,))
def may_drop(g: Context, action: DropSwap, decision: ToBargain) -> Refusal | None:
    swap = find(g, action.bargain)
    if swap is None:
        return BargainGone(action.bargain)
    return None if action.player in (swap.by, swap.to) else NotYourBargain(action.bargain)


@yalta.plays(DropSwap, aside=True)
def drop(g: Context, action: DropSwap, decision: ToBargain) -> None:
    g.emit(SwapDropped(action.bargain, action.player))


@yalta.allows(Ready, during=(ToBargain,))
def may_be_ready(g: Context, action: Ready, decision: ToBargain) -> Refusal | None:
    return None


@yalta.plays(Ready)
def ready(g: Context, action: Ready, decision: ToBargain) -> None:
    """Answers the decision and changes nothing."""


@yalta.offers(
    ToBargain, default="ready", policies={"ready": lambda g, n, decision, details: Ready(n, decision.player)}
)  # fmt: skip
def offer_bargains(g: Context, decision: ToBargain) -> Iterator[Offer]:
    me, now = decision.player, g.parts[Bargains].open
    if mine := tuple(swap.number for swap in now if swap.to == me):
        yield Offer(AcceptSwap, {"bargain": mine})
    if open_to_me := tuple(swap.number for swap in now if me in (swap.by, swap.to)):
        yield Offer(DropSwap, {"bargain": open_to_me})
    for seat in g.state.seats:
        if seat != me:
            yield from _lots(g, me, seat)
    yield Offer(Ready, {})


def _lots(g: Context, me: Player, to: Player) -> Iterator[Offer]:
    """Swaps of cards for cards, and gifts that leave at least one card; no player gets more than he has room for."""
    mine, theirs = g.zone(deal_zone(me)).cards, g.zone(deal_zone(to)).cards
    my_room, their_room = room(g, me), room(g, to)

    def takes(give: int) -> tuple[int, int]:
        return max(1, give - their_room), min(len(theirs), give + my_room)

    for take, group in groupby(range(1, len(mine) + 1), takes):
        give = tuple(group)
        yield Offer(ProposeSwap, {"to": (to,), "give": Some(mine, give[0], give[-1]), "take": Some(theirs, *take)})
    if most := min(len(mine) - 1, their_room):
        yield Offer(ProposeSwap, {"to": (to,), "give": Some(mine, 1, most), "take": ((),)})
    if most := min(len(theirs) - 1, my_room):
        yield Offer(ProposeSwap, {"to": (to,), "give": ((),), "take": Some(theirs, 1, most)})
