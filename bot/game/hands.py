"""Direct messages about a seat's hand: what is new in it, and what may be played on others' turns."""

from __future__ import annotations

from collections.abc import Iterator

from bot.game.progress import PlayedStep, Progress
from bot.messages import HandMessage
from rules import NOBODY, Card, Player, Ruleset, State
from rules.author import CardsMoved, ZoneName
from rules.orders import SeatOrders, windows_for
from rules.records import REWIND

ASKED_ABOUT_WINDOWS = "windows"
"""What a person is asked once (see `Progress.tell_once`): what to do with cards for others' turns."""
NewCard = tuple[ZoneName, Card, str]
"""A card that came into a hand: its zone, the card, and the seat that held it before ("": nobody)."""
MissedCard = tuple[str, Card]
"""A window that passed by default, and a card that could have been played in it."""


def hand_of(state: State, seat: Player) -> dict[ZoneName, tuple[Card, ...]]:
    """The zones that only this seat may look into."""
    return {name: zone.cards for name, zone in state.zones.items() if zone.seen_by == seat != NOBODY}


def windows_set(rules: Ruleset, state: State, seat_orders: SeatOrders) -> bool:
    """Whether a seat's player has said what to do with cards on others' turns: for any window in which one is played.

    An order for what lies open before a player, in a window of its own, says nothing about the cards in hand.
    """
    if seat_orders.others is not None or not any(window in seat_orders.standing for window in rules.opens):
        return seat_orders.others is not None
    cards = (card for zone in state.zones.values() for card in zone.cards)
    return any(window in seat_orders.standing for card in cards for window in windows_for(rules, state, card))


def hand_messages(progress: Progress) -> Iterator[HandMessage]:
    """The messages to each person whose hand is new to them or has new cards.

    What they draw by what they do in their own turn is sent when it is over.
    """
    for colour, person in _people(progress):
        whole, new = _is_new_hand(progress, colour), _new_cards(progress, colour)
        if whole or new:
            asks = _asks_about_windows(progress, colour)
            in_turn = progress.session.state.active == colour == progress.state.active
            after = progress.turn if in_turn and not whole and not asks else 0
            yield HandMessage(person, colour, whole, () if whole else new, asks, after_turn=after)


def messages_of_missed_cards(progress: Progress) -> Iterator[HandMessage]:
    """A message to each person for whom a window passed by default.

    The row is written whatever the hand holds, so that the numbers of later rows tell nothing; it is sent only where a
    card could have been played that was not mentioned before.
    """
    for colour, person in _people(progress):
        if any(passed.seat == colour for passed in progress.default_passes):
            yield HandMessage(person, colour, whole=False, missed=_list_missed_cards(progress, colour))


def _people(progress: Progress) -> Iterator[tuple[Player, int]]:
    """The seats that have a person."""
    yield from ((colour, seat.person) for colour, seat in progress.seats.items() if seat.person is not None)


def _is_new_hand(progress: Progress, colour: Player) -> bool:
    """Whether the first cards of a hand were dealt, it went to another person, or was changed by a rewind."""
    before, after = progress.session, hand_of(progress.state, colour)
    seat = before.seats.get(colour)
    if not any(after.values()):
        return False
    if seat is None or seat.person != progress.seats[colour].person:
        return True
    held = hand_of(before.state, colour)
    rewound = any(played.step.by == REWIND for played in progress.steps)
    return (rewound and after != held) or (before.table.turn == 0 and not any(held.values()))


def _asks_about_windows(progress: Progress, colour: Player) -> bool:
    """Whether this is the moment to ask what to do with cards for others' turns: once, with the first hand."""
    if not progress.rules.opens or windows_set(progress.rules, progress.state, progress.orders[colour]):
        return False
    return progress.tell_once(colour, ASKED_ABOUT_WINDOWS)


def _new_cards(progress: Progress, colour: Player) -> tuple[NewCard, ...]:
    """The cards that came into a hand and are still there, except those that its player saw before they came."""
    new: list[NewCard] = []
    before = progress.session.state
    for played in progress.steps:
        if played.undoes is None:
            new.extend(_list_drawn(before, played, colour))
        before = played.step.state
    held = hand_of(progress.state, colour)
    return tuple(card for card in dict.fromkeys(new) if card[1] in held.get(card[0], ()))


def _list_drawn(before: State, played: PlayedStep, colour: Player) -> Iterator[NewCard]:
    """The cards that one step brought into a hand."""
    had = hand_of(before, colour)
    moves = [event for event in played.step.events if isinstance(event, CardsMoved)]
    for zone, cards in hand_of(played.step.state, colour).items():
        for card in cards:
            if card not in had.get(zone, ()):
                source = next((move.source for move in moves if move.target == zone and card in move.cards), None)
                if source is None or not before.zones[source].shown_to(colour):
                    yield zone, card, _holder(before, source) if source is not None else ""


def _holder(state: State, zone: ZoneName) -> str:
    """The seat whose hidden zone this is; "" for any other."""
    seen_by = state.zones[zone].seen_by
    return seen_by if seen_by in state.seats else ""


def _list_missed_cards(progress: Progress, colour: Player) -> tuple[MissedCard, ...]:
    """The cards that could have been played in windows that passed by default, each mentioned once."""
    could = [
        (passed.window, card) for passed in progress.default_passes if passed.seat == colour for card in passed.cards
    ]
    return tuple((window, card) for window, card in could if progress.tell_once(colour, f"card:{card}"))
