"""SEALED: what is in here spoils Risk Legacy for whoever plays it. The events of pocket_2.

They join the deck from the next game on; one of them leaves ruins.
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
    Player,
    Refusal,
    Task,
    TypedName,
)
from rules.kernel.wants import Details
from rules.legacy.campaign.box import MINOR
from rules.legacy.campaign.campaign import Campaign, CityFounded, glue, is_marked, without
from rules.legacy.sealed.common import (
    OWN_TURN,
    EventDestroyed,
    EventWithoutEffect,
    HeadquartersDemolished,
    NotThere,
    destroy_event,
    in_own_turn,
    without_effect,
)
from rules.legacy.sealed.pack_3.goals import CapitalPlaced
from rules.legacy.sealed.pocket_1.kept import INTERFERENCE
from rules.legacy.sealed.pocket_1.start import NuclearStrike
from rules.legacy.sealed.pocket_1.uses import PowersUsed, others_ready, reach_for
from rules.legacy.sealed.pocket_2.kept import (
    BEAM_DOWN,
    DIE_HUMANS,
    ISLAND,
    MYSTERIOUS_ISLAND,
    RUIN,
    Pocket2,
    alien,
    number,
)
from rules.legacy.setup.headquarters import Headquarters
from rules.legacy.setup.starts import is_occupied
from rules.legacy.turn.cities import population
from rules.legacy.turn.events import EventDrawn, slide_with_event
from rules.legacy.turn.resources import OPEN, worth
from rules.risk.armies import ArmiesLost
from rules.risk.turn.cards import hand
from rules.risk.turn.reinforce import NotAmong
from rules.risk.turn.turns import forget_knock_out, still_plays

visitors = Module(
    "visitors",
    needs=("aliens", "events", "landless", "resources"),
    tells=(EventDestroyed, EventWithoutEffect, NotThere),
)


class ToBeamDown(Decision):
    """The Aliens put troops into a city that nobody holds."""

    troops: int


class BeamDown(Action):
    """Put them into this city."""

    where: Territory


class ToRuinCity(Decision):
    """The Aliens may turn a minor city into a ruin. `card` is the event that lies open."""

    card: Card


class RuinCity(FinalAction):
    """Turn this city into a ruin."""

    where: Territory


class SpareCities(Action):
    """Leave all cities as they are."""


class ToTakeOpenCard(Decision, omit_defaults=True):
    """Whoever holds the island takes one of the open territory cards, but not one that somebody has barred."""

    barred: Card = NO_CARD


class TakeOpenCard(Action):
    """Take this open card."""

    card: Card


class TakeOpened(Task):
    """Take the open card that was wanted, unless somebody has interfered: then another one."""

    player: Player
    card: Card


class NotAnOpenCard(Refusal):
    """The card is not one of the open ones, or was barred."""

    card: Card
    among: tuple[Card, ...]


class TroopsBeamed(Event):
    """The Aliens put troops into a city that nobody held."""

    player: Player
    where: Territory
    troops: int

    def apply(self, state: State) -> None:
        state.land.put(self.where, Holding(self.player, self.troops))
        forget_knock_out(state, self.player)


class CityRuined(FinalEvent):
    """The Aliens turned a city into a ruin: it is gone, with its walls."""

    player: Player
    where: Territory
    name: TypedName

    def apply(self, state: State) -> None:
        now, kept = state.parts[Campaign], state.parts[Pocket2]
        state.parts[Pocket2] = replace(kept, ruins=(*kept.ruins, self.where))
        cities, fortified = without(now.cities, self.where), without(now.fortified, self.where)
        glue(state, RUIN, self.where, self.player, self.name, cities=cities, fortified=fortified)


class RuinBuiltOver(FinalEvent):
    """A city was built over a ruin, or the land was burnt: the ruin is gone."""

    bookkeeping: ClassVar[bool] = True
    where: Territory

    def apply(self, state: State) -> None:
        kept = state.parts[Pocket2]
        state.parts[Pocket2] = replace(kept, ruins=tuple(where for where in kept.ruins if where != self.where))


@visitors.modifies(is_marked)
def ruins_are_marks(g: Context, marked: bool, where: Territory) -> bool:
    return marked or where in g.parts[Pocket2].ruins


@visitors.reacts(CityFounded)
@visitors.reacts(CapitalPlaced)
@visitors.reacts(NuclearStrike)
def build_over(g: Context, event: CityFounded | CapitalPlaced | NuclearStrike) -> None:
    if event.where in g.parts[Pocket2].ruins:
        g.emit(RuinBuiltOver(event.where))


@visitors.reacts(EventDrawn)
def turn_up(g: Context, event: EventDrawn) -> None:
    """An event that fits nobody, or nothing on the board, is discarded."""
    player = alien(g.state)
    if event.event == BEAM_DOWN:
        fits = player != NOBODY and bool(empty_cities(g))
        asked: Decision = ToBeamDown(player, number(g.state, "beam_down_troops"))
    elif event.event == DIE_HUMANS:
        fits = player != NOBODY and bool(minor_cities(g))
        asked = ToRuinCity(player, event.card)
    elif event.event == MYSTERIOUS_ISLAND:
        holder = g.state.land.owner(ISLAND)
        fits = holder in g.state.seats and bool(g.zone(OPEN).cards)
        asked = ToTakeOpenCard(holder)
    else:
        return
    if fits:
        g.ask(asked)
    else:
        without_effect(g, event)


def empty_cities(g: Context) -> tuple[Territory, ...]:
    """The cities without any piece, in the board's order."""
    cities = g.parts[Campaign].cities
    return tuple([where for where in g.rules.board.territories if where in cities and not is_occupied(g, where)])


def minor_cities(g: Context) -> tuple[Territory, ...]:
    """The minor cities, in the board's order."""
    cities = g.parts[Campaign].cities
    lands = g.rules.board.territories
    return tuple([where for where in lands if where in cities and cities[where].kind == MINOR])


@visitors.allows(BeamDown, during=(ToBeamDown,))
def may_beam(g: Context, action: BeamDown, decision: ToBeamDown) -> Refusal | None:
    among = empty_cities(g)
    return None if action.where in among else NotAmong(action.where, among)


@visitors.allows(RuinCity, during=(ToRuinCity,))
def may_ruin(g: Context, action: RuinCity, decision: ToRuinCity) -> Refusal | None:
    among = minor_cities(g)
    return None if action.where in among else NotThere(action.where, among)


@visitors.allows(SpareCities, during=(ToRuinCity,))
def may_spare(g: Context, action: SpareCities, decision: ToRuinCity) -> Refusal | None:
    return None


@visitors.allows(TakeOpenCard, during=(ToTakeOpenCard,))
def may_take(g: Context, action: TakeOpenCard, decision: ToTakeOpenCard) -> Refusal | None:
    among = open_to(g, decision)
    return None if action.card in among else NotAnOpenCard(action.card, among)


def open_to(g: Context, decision: ToTakeOpenCard) -> tuple[Card, ...]:
    """The open cards of which one may be taken."""
    return tuple([card for card in g.zone(OPEN).cards if card != decision.barred])


@visitors.plays(BeamDown)
def beam(g: Context, action: BeamDown, decision: ToBeamDown) -> None:
    """Nobody lands any more for somebody who has given up meanwhile."""
    if still_plays(g.state, action.player):
        g.emit(TroopsBeamed(action.player, action.where, decision.troops))


@visitors.plays(RuinCity)
def ruin(g: Context, action: RuinCity, decision: ToRuinCity) -> None:
    """The city goes with the troops and the headquarters there, and the card leaves the campaign."""
    where, army = action.where, g.state.land.at(action.where)
    g.emit(CityRuined(action.player, where, g.parts[Campaign].cities[where].name))
    if faction := g.parts[Headquarters].at.get(where):
        g.emit(HeadquartersDemolished(faction, where))
    if army.armies:
        g.emit(ArmiesLost(army.owner, where, army.armies, RUIN))
    destroy_event(g, action.player, decision.card)


@visitors.plays(SpareCities)
def spare(g: Context, action: SpareCities, decision: ToRuinCity) -> None:
    """The card stays with those that were turned up."""


@visitors.plays(TakeOpenCard)
def take(g: Context, action: TakeOpenCard, decision: ToTakeOpenCard) -> None:
    """It may be interfered with, as with any card that is taken, if another one is left.

    Nothing is taken by somebody who has given up meanwhile.
    """
    if not still_plays(g.state, action.player):
        return
    others = tuple([card for card in g.zone(OPEN).cards if card != action.card])
    if others and others_ready(g, INTERFERENCE, action.player):
        reach_for(g, action.player, action.card, others, then=TakeOpened(action.player, action.card))
    else:
        take_opened(g, action.player, action.card)


@visitors.does(TakeOpened)
def take_wanted(g: Context, task: TakeOpened) -> None:
    if not still_plays(g.state, task.player):
        return
    if task.card in g.parts[PowersUsed].of(INTERFERENCE):
        g.ask(ToTakeOpenCard(task.player, task.card))
    else:
        take_opened(g, task.player, task.card)


def take_opened(g: Context, player: Player, card: Card) -> None:
    """The card that takes its place may bring another event."""
    g.move((card,), OPEN, hand(player))
    slide_with_event(g, player)


def beam_to_largest(g: Context, number: int, decision: ToBeamDown, details: Details) -> Action:
    largest = max(empty_cities(g), key=lambda where: population(g.state, where))
    return BeamDown(number, decision.player, largest)


def spare_all(g: Context, number: int, decision: ToRuinCity, details: Details) -> Action:
    return SpareCities(number, decision.player)


def take_richest(g: Context, number: int, decision: ToTakeOpenCard, details: Details) -> Action:
    cards = open_to(g, decision)
    return TakeOpenCard(number, decision.player, max(cards, key=lambda card: worth(g.state, card)))


@visitors.offers(ToBeamDown, default="largest", policies={"largest": beam_to_largest})
def offer_cities(g: Context, decision: ToBeamDown) -> Iterator[Offer]:
    yield Offer(BeamDown, {"where": empty_cities(g)})


@visitors.offers(
    ToRuinCity, default="spare", unasked=OWN_TURN, policies={OWN_TURN: in_own_turn(spare_all), "spare": spare_all}
)
def offer_to_ruin(g: Context, decision: ToRuinCity) -> Iterator[Offer]:
    yield Offer(RuinCity, {"where": minor_cities(g)})
    yield Offer(SpareCities, {})


@visitors.offers(ToTakeOpenCard, default="best", policies={"best": take_richest})
def offer_open_cards(g: Context, decision: ToTakeOpenCard) -> Iterator[Offer]:
    yield Offer(TakeOpenCard, {"card": open_to(g, decision)})
