"""Event cards, once there are some: one is turned up where the card that comes into slot 1 has an even number of coins.

The box has none. A card that was used up is not shuffled again in the same game.
"""

from __future__ import annotations

from typing import ClassVar

from rules.atlas import Card
from rules.kernel.context import Context
from rules.kernel.module import Module
from rules.kernel.position import REST, Names, Position, names
from rules.kernel.tagged import Unreadable
from rules.kernel.values import EVERYONE, Event, Player, Task, ZoneName
from rules.legacy.campaign.campaign import Campaign, table
from rules.legacy.ids import EventKind
from rules.legacy.turn.resources import OPEN, slide, worth
from rules.risk.turn.turns import StateOrView

events = Module("events", needs=("campaign", "cities", "resources"))
EVENT_DECK, EVENT_DISCARD = ZoneName("event-deck"), ZoneName("event-discard")
"""The zones of the event cards: face down, and those that were turned up, which everybody sees."""


class LayEvents(Task):
    """Shuffle the event cards, if there are any."""


class DrawEvent(Task):
    """Turn up the top event of the deck; `player` has caused it."""

    outlasts_turn: ClassVar[bool] = True
    player: Player


class EventDrawn(Event):
    """An event was turned up, on a player's turn. `event` is its kind, `card` the one copy."""

    player: Player
    event: EventKind
    card: Card


def event_cards(of: StateOrView) -> tuple[Card, ...]:
    """The event cards that are left: `<kind>.<copy>`."""
    used = of.parts[Campaign].used
    copies = table(of.parts[Campaign], "events")
    return tuple([Card(f"{kind}.{n}") for kind, most in copies.items() for n in range(used.get(kind, 0) + 1, most + 1)])


def event_kind(card: Card) -> EventKind:
    """The kind of event on a card."""
    return EventKind(card.rpartition(".")[0])


@events.lays("event_deck", "event_discard")
def lay_event_piles(to: Position, deck: Names | None, discard: Names | None) -> None:
    """Set the deck's top and the events turned up before; all others lie further down."""
    every, given = event_cards(to.state), {EVENT_DECK: names(deck or ()), EVENT_DISCARD: names(discard or ())}
    if every:
        to.lay(EVENT_DISCARD, given[EVENT_DISCARD], every, EVERYONE)
        to.lay(EVENT_DECK, given[EVENT_DECK], every, rest=True)
    elif strange := [(zone, card) for zone, cards in given.items() for card in cards if card != REST]:
        raise Unreadable(f"{strange[0][0]}: no card is named {strange[0][1]!r}")


@events.does(LayEvents)
def lay_events(g: Context, task: LayEvents) -> None:
    if every := event_cards(g.state):
        g.lay(EVENT_DECK, every)
        g.lay(EVENT_DISCARD, (), EVERYONE)
        g.shuffle(EVENT_DECK)


def slide_with_event(g: Context, player: Player) -> None:
    """Fill the open slots; where the new card in slot 1 bears an even number of coins, an event follows."""
    before = g.zone(OPEN).cards[:1]
    slide(g)
    after = g.zone(OPEN).cards[:1]
    if after != before and worth(g.state, after[0]) % 2 == 0:
        g.then(DrawEvent(player))


@events.does(DrawEvent)
def draw_event(g: Context, task: DrawEvent) -> None:
    """The card is discarded as it is turned up: one that cannot be applied has no effect."""
    if top := g.zone(EVENT_DECK).cards[:1]:
        g.move(top, EVENT_DECK, EVENT_DISCARD)
        g.emit(EventDrawn(task.player, event_kind(top[0]), top[0]))
