"""SEALED: what is in here spoils Risk Legacy for whoever plays it. The events of the envelope.

As one is turned up, whoever gives up enough troops destroys it before it acts.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar

from msgspec.structs import replace

from rules.atlas import NO_CARD, Card, Territory
from rules.kernel.context import Context
from rules.kernel.module import Module
from rules.kernel.offers import Offer
from rules.kernel.state import State
from rules.kernel.values import (
    NOBODY,
    Action,
    Decision,
    Event,
    FinalAction,
    FinalEvent,
    Holding,
    NotNow,
    Part,
    Player,
    Refusal,
    Task,
    ZoneName,
)
from rules.kernel.wants import Details
from rules.kernel.windows import ToReact
from rules.legacy.campaign.campaign import Campaign, Seated, is_marked
from rules.legacy.ids import EventKind
from rules.legacy.sealed.common import (
    EventDestroyed,
    EventWithoutEffect,
    HeadquartersDemolished,
    NotThere,
    ask_or_default,
    destroy_event,
)
from rules.legacy.sealed.envelope.kept import NAMED, ORBIT, VIRUS, Envelope, can_pay, content_of, price
from rules.legacy.sealed.envelope.sea import close_until
from rules.legacy.sealed.envelope.start import Sacrifice
from rules.legacy.setup.headquarters import Headquarters
from rules.legacy.setup.starts import is_occupied
from rules.legacy.turn.events import EventDrawn
from rules.legacy.turn.resources import spend
from rules.risk.armies import ArmiesLost
from rules.risk.turn.cards import hand
from rules.risk.turn.reinforce import NotAmong
from rules.risk.turn.turns import forget_knock_out, still_plays

omens = Module(
    "omens", needs=("concede", "events", "offerings", "sea-closing", "windows"), tells=(EventDestroyed, NotThere)
)
TURNED_UP = ZoneName("omen")
"""The window in which an event of the envelope can be destroyed."""


class ToInvoke(Decision):
    """The Ancient Entity obeys a player: choose what it does."""


class EmptyHands(Action):
    """All players discard their resource cards."""


class FellHeadquarters(Action):
    """Demolish the headquarters there."""

    where: Territory


class RaiseHost(Action):
    """Put troops on a territory, one's own or one that is unoccupied and unmarked."""

    where: Territory


class CloseSea(Action):
    """Nobody attacks over sea lines until one's own next turn."""


class DestroyOmen(FinalAction):
    """Give up troops, and destroy the event before it acts."""


class OmenActs(Task):
    """Let the event act, unless it was destroyed."""


class Omen(Part):
    """The event of the envelope that lies open: who has turned it up, its kind and card, whether it is destroyed."""

    player: Player = NOBODY
    event: EventKind = EventKind("")
    card: Card = NO_CARD
    destroyed: bool = False


class OmenTurned(Event):
    """An event of the envelope was turned up."""

    bookkeeping: ClassVar[bool] = True
    player: Player
    event: EventKind
    card: Card

    def apply(self, state: State) -> None:
        state.parts[Omen] = Omen(self.player, self.event, self.card)


class OmenDestroyed(FinalEvent):
    """A player gives up troops, and destroys an event of the envelope."""

    player: Player
    event: EventKind
    count: int

    def apply(self, state: State) -> None:
        state.parts[Omen] = replace(state.parts[Omen], destroyed=True)


class HandsEmptied(Event):
    """The Ancient Entity has made all players discard their resource cards."""

    player: Player


class HostRaised(Event):
    """The Ancient Entity gave a player troops on a territory."""

    player: Player
    where: Territory
    troops: int

    def apply(self, state: State) -> None:
        now = state.land.at(self.where)
        before = now.armies if now.owner == self.player else 0
        state.land.put(self.where, Holding(self.player, before + self.troops))
        forget_knock_out(state, self.player)


class TroopsTooFew(Refusal):
    """The player has not enough troops that he can give up."""

    price: int


@omens.reacts(EventDrawn)
def turn_up(g: Context, event: EventDrawn) -> None:
    if event.event in (*NAMED, VIRUS, ORBIT):
        g.emit(OmenTurned(event.player, event.event, event.card))
        g.window(TURNED_UP, secret=False)
        g.then(OmenActs())


@omens.opens(TURNED_UP)
def who_can_pay(g: Context, window: str) -> Iterator[ToReact]:
    """Everybody with enough troops, until somebody has destroyed it."""
    if not g.parts[Omen].destroyed:
        yield from (ToReact(seat, window) for seat in g.state.seats if can_pay(g.state, seat))


@omens.allows(DestroyOmen, during=(ToReact,))
def may_destroy(g: Context, action: DestroyOmen, decision: ToReact) -> Refusal | None:
    if decision.window != TURNED_UP or g.parts[Omen].destroyed:
        return NotNow(action.kind, decision.kind)
    return None if can_pay(g.state, action.player) else TroopsTooFew(price(g.state))


@omens.plays(DestroyOmen)
def destroy(g: Context, action: DestroyOmen, decision: ToReact) -> None:
    now, count = g.parts[Omen], price(g.state)
    if not now.destroyed:
        g.emit(OmenDestroyed(action.player, now.event, count))
        destroy_event(g, action.player, now.card)
        g.then(Sacrifice(action.player, count))


@omens.offers(ToReact)
def offer_to_destroy(g: Context, decision: ToReact) -> Iterator[Offer]:
    if decision.window == TURNED_UP and not g.parts[Omen].destroyed and can_pay(g.state, decision.player):
        yield Offer(DestroyOmen, {})


@omens.does(OmenActs)
def act(g: Context, task: OmenActs) -> None:
    now = g.parts[Omen]
    if now.destroyed:
        return
    if now.event == VIRUS:
        infect(g)
    elif now.event == ORBIT:
        flood(g, now.player)
    else:
        ask_or_default(g, ToInvoke(find_called(g, now)))


def find_called(g: Context, now: Omen) -> Player:
    """Who is named on the card, if that person plays; else the player who has turned it up."""
    named, at = g.parts[Envelope].named, NAMED.index(now.event)
    member = named[at] if at < len(named) else ""
    seats = (seat for seat, its in g.parts[Seated].members.items() if its == member and still_plays(g.state, seat))
    return next(seats, now.player)


def infect(g: Context) -> None:
    """The city with most troops loses half of them, and each neighbour by land one; one stays everywhere."""
    sick = count_infected(g)
    if not any(sick.values()):
        g.emit(EventWithoutEffect(VIRUS))
    for where, count in sick.items():
        lose(g, where, count)


def count_infected(g: Context) -> dict[Territory, int]:
    """How many troops die where, one left everywhere; nobody where no city has most."""
    land, cities = g.state.land, g.parts[Campaign].cities
    most = max((land.armies(where) for where in cities), default=0)
    sick = [where for where in cities if land.armies(where) == most]
    if not most or len(sick) > 1:
        return {}
    near = [where for where, kind in g.rules.board.links_of[sick[0]].items() if kind != "sea"]
    dying = {sick[0]: (most + 1) // 2, **dict.fromkeys(near, 1)}
    return {where: min(count, max(0, land.armies(where) - 1)) for where, count in dying.items()}


def lose(g: Context, where: Territory, count: int) -> None:
    """Take so many troops off a territory; one stays."""
    now = g.state.land.at(where)
    if (lost := min(count, now.armies - 1)) and now.owner != NOBODY:
        g.emit(ArmiesLost(now.owner, where, lost, g.parts[Omen].event))


def flood(g: Context, player: Player) -> None:
    """The sea is closed, and every island loses a troop."""
    for where, links in g.rules.board.links_of.items():
        if set(links.values()) <= {"sea"}:
            lose(g, where, 1)
    close_until(g, player, False)


def standing_headquarters(g: Context) -> tuple[Territory, ...]:
    """The territories with headquarters, in the board's order."""
    at = g.parts[Headquarters].at
    return tuple([where for where in g.rules.board.territories if where in at])


def places(g: Context, player: Player) -> tuple[Territory, ...]:
    """Where a player may raise troops: where he stands, or on unoccupied and unmarked land."""

    def able(where: Territory) -> bool:
        return g.state.land.owner(where) == player or not (is_occupied(g, where) or is_marked(g, where))

    return tuple([where for where in g.rules.board.territories if able(where)])


@omens.allows(EmptyHands, during=(ToInvoke,))
@omens.allows(CloseSea, during=(ToInvoke,))
def always(g: Context, action: Action, decision: ToInvoke) -> Refusal | None:
    return None


@omens.allows(FellHeadquarters, during=(ToInvoke,))
def may_fell(g: Context, action: FellHeadquarters, decision: ToInvoke) -> Refusal | None:
    among = standing_headquarters(g)
    return None if action.where in among else NotThere(action.where, among)


@omens.allows(RaiseHost, during=(ToInvoke,))
def may_raise(g: Context, action: RaiseHost, decision: ToInvoke) -> Refusal | None:
    among = places(g, action.player)
    return None if action.where in among else NotAmong(action.where, among)


@omens.plays(EmptyHands)
def empty_hands(g: Context, action: EmptyHands, decision: ToInvoke) -> None:
    g.emit(HandsEmptied(action.player))
    for seat in g.state.seats:
        spend(g, seat, g.zone(hand(seat)).cards)


@omens.plays(FellHeadquarters)
def fell(g: Context, action: FellHeadquarters, decision: ToInvoke) -> None:
    g.emit(HeadquartersDemolished(g.parts[Headquarters].at[action.where], action.where))


@omens.plays(RaiseHost)
def raise_host(g: Context, action: RaiseHost, decision: ToInvoke) -> None:
    g.emit(HostRaised(action.player, action.where, int(content_of(g.state, "entity_troops"))))


@omens.plays(CloseSea)
def close_sea(g: Context, action: CloseSea, decision: ToInvoke) -> None:
    """Somebody who has given up has no next turn: nothing is closed for him."""
    if still_plays(g.state, action.player):
        close_until(g, action.player, True)
    else:
        g.emit(EventWithoutEffect(g.parts[Omen].event))


def calm(g: Context, number: int, decision: ToInvoke, details: Details) -> Action:
    """What lasts as little as possible."""
    return CloseSea(number, decision.player)


@omens.offers(ToInvoke, default="sea", policies={"sea": calm})
def offer_deeds(g: Context, decision: ToInvoke) -> Iterator[Offer]:
    yield Offer(EmptyHands, {})
    if quarters := standing_headquarters(g):
        yield Offer(FellHeadquarters, {"where": quarters})
    if able := places(g, decision.player):
        yield Offer(RaiseHost, {"where": able})
    yield Offer(CloseSea, {})
