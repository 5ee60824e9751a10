"""Labels of one game for one reader: seats, territories, choices, refusals, events."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, get_args

from bot.game.seats import seat_note
from bot.game.session import LoggedStep, Session
from bot.store.models import Handover, Seat
from bot.words import Words
from bot.words.arguments import card_name, count_cards, land_name, prefix_of
from bot.words.cards import card_effect
from bot.words.games import words_in
from bot.words.marks import mark
from bot.words.notes import note_text
from bot.words.refusals import refusal_text
from bot.words.seat_titles import seat_titles
from bot.words.seats import Naming, character_in, naming
from bot.words.story.events import event_lines
from bot.words.topics.cards import CardWords
from bot.words.typography import capital
from rules import Card, Event, Player, Refusal, Ruleset, Territory, View
from rules.author import Board, LeaderKind, RegionName, item_of
from rules.risk import WILDS

COLOURS = {
    "green": 0x2F7D46,
    "yellow": 0xDDAA22,
    "black": 0x3A3840,
    "red": 0xB02A2A,
    "blue": 0x2C5CAA,
    "purple": 0x7A3B94,
    "ochre": 0xC47F2C,
    "brown": 0x7A5136,
}
"""Each army's colour, for the edge of its messages."""
FACTS = " · "
"""What stands between the facts of one choice."""


def by_colour(words: Words) -> Naming:
    """Names seats by colour only, as inside a sentence."""
    return naming(words)


def by_person(session: Session, words: Words) -> Naming:
    """Names seats in full, with their people as mentions (they notify only those in the message's own mentions)."""
    people = {str(colour): f"<@{seat.person}>" for colour, seat in session.seats.items() if seat.person}
    return seat_titles(session.state, session.rules, words, people)


def by_title(session: Session, words: Words) -> Naming:
    """Names seats by colour, with whom they play."""
    return seat_titles(session.state, session.rules, words)


def by_player(session: Session, words: Words) -> Naming:
    """Names seats in full, with who plays them: a person, as a mention, or the AI (see `ai_label`)."""
    people = {
        str(colour): f"<@{seat.person}>"
        if seat.person
        else ai_label(seat, session.ai_name(colour), session.game.name, words)
        for colour, seat in session.seats.items()
        if seat.person or seat.ai
    }
    return seat_titles(session.state, session.rules, words, people)


def ai_label(seat: Seat, name: str, game: str, words: Words) -> str:
    """The AI of a seat, by its name if it has one, with its character where the AI of that game has several."""
    called = words.attribute("seat-ai", "named", name=name) if name else words.say("seat-ai")
    character = character_in(game, seat.character, words)
    return words.say("seat-ai-strength", ai=called, strength=character) if character else called


def sitter(session: Session, seat: Player, person: int | None, words: Words) -> Naming:
    """Names one seat with a person who played it, even if no longer, or with the AI that plays it."""
    if person:
        return seat_titles(session.state, session.rules, words, {seat: f"<@{person}>"})
    return by_title(session, words) if session.seats[seat].person else by_player(session, words)


def refusal_for(why: Refusal, words: Words, session: Session | None, person: int) -> str:
    """A refusal, with details from the game."""
    if session is None:
        return refusal_text(why, words, by_colour(words), reader=person)
    return refusal_text(why, words, by_colour(words), session.view_for(person), session.rules, person)


def choice_label(meaning: Any, value: Any, words: Words, seen: View | None = None) -> str:
    """The name of a field's choice, by the field's type: a territory, a seat, a leader, a region, a card, a number.

    With `seen`, a territory has its owner (unless it is the viewer's) and its armies, a seat its mark.
    """
    if isinstance(value, bool):
        return words.say("button-yes" if value else "button-no")
    if value == ():
        return words.say("choice-nothing")
    if isinstance(value, tuple):
        return (" – " if seen else " + ").join(_item_labels(meaning, value, words, seen))
    if not isinstance(value, str):
        return str(value)
    kind = _kind_of(meaning, value, words)
    if kind is Territory:
        return land_label(Territory(value), words, seen) if seen else land_name(value, words)
    if kind is Player:
        return seat_label(Player(value), words) if seen else words.say(f"seat-{value}")
    if kind is LeaderKind:
        return leader_label(value, words, "")
    return words.say(f"region-{value}") if kind is RegionName else card_name(value, words)


def _kind_of(meaning: Any, value: str, words: Words) -> Any:
    """The kind of thing that a choice is; where a field takes several, the first that has a thing of this id."""
    item = item_of(meaning)
    return next((each for each in get_args(item) if f"{prefix_of(each)}-{value}" in words), item)


def _item_labels(meaning: Any, items: tuple[Any, ...], words: Words, seen: View | None) -> Iterable[str]:
    """The labels of several choices, those of equal cards as one."""
    labels = [choice_label(meaning, item, words, seen) for item in items]
    cards = all(isinstance(item, str) for item in items)
    return count_cards(zip(items, labels, strict=True), words) if cards else labels


def leader_label(leader: str, words: Words, seat: str) -> str:
    """A seat's leader by the name of his own, if he has one, with his kind: `Thor · War`; else by his kind."""
    own = f"leader-{seat}-{leader}"
    if own not in words:
        return capital(words.say(f"leader-{leader}"))
    return FACTS.join((words.say(own), words.attribute(f"leader-{leader}", "short")))


def land_label(land: Territory, words: Words, seen: View, form: str = "") -> str:
    """A territory, by this form of its name, with its armies, after its owner if that is another player:
    `🔴 Red · Japan · 5`."""
    facts = [owner_label(land, words, seen), land_name(land, words, form), str(seen.land.armies(land) or "")]
    return FACTS.join(filter(None, facts))


def owner_label(land: Territory, words: Words, seen: View) -> str:
    """The mark and the name of the other player who owns a territory; "" for the viewer's own and for an empty one."""
    owner = seen.land.owner(land)
    return seat_label(owner, words) if owner and owner != seen.viewer else ""


def seat_label(seat: Player, words: Words) -> str:
    """A seat by its mark and its name: `🔴 Red`."""
    return f"{mark(seat)} {words.say(f'seat-{seat}')}".strip()


def card_hint(card: Card, words: Words, rules: Ruleset) -> str:
    """The smaller text beside a card: what it costs, and what it does under these rules."""
    prices = (known.price(card, words) for known in words_in(rules, CardWords))
    return FACTS.join(filter(None, (*prices, card_effect(card, words, rules))))


def pictures_of(cards: Sequence[Card], board: Board, words: Words) -> str:
    """What the Territory cards of a set show; '' if there are others among them."""
    if not all(card in board.cards or card in WILDS for card in cards):
        return ""
    return " + ".join(picture_of(card, board, words) for card in cards)


def picture_of(card: Card, board: Board, words: Words) -> str:
    """What one Territory card shows."""
    return words.say(f"symbol-{board.cards[card][1] if card in board.cards else 'wild'}")


def what_happened(
    steps: Iterable[LoggedStep], viewer: Player | None, rules: Ruleset, words: Words, *, every_battle: bool = False
) -> list[str]:
    """Steps in lines under the rules in force, as this seat (None: everybody) may know them; see `event_lines`."""
    events: Sequence[Event] = [event for step in steps for event in step.events_for(viewer)]
    return event_lines(events, rules, words, by_colour(words), every_battle=every_battle)


def handover_line(handed: Handover, words: Words) -> str:
    """A handover as a line of the log."""
    return note_text(seat_note(handed), words)


def piles_with_titles(rules: Ruleset) -> set[str]:
    """The piles whose cards have their own titles, even if a territory has the same id."""
    return {pile for known in words_in(rules, CardWords) for pile in known.titled_piles}
