"""Adventure cards: hands, the draw of step 5 with its chain of events, the hand limit, and playing cards."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, ClassVar, Literal, get_args

from rules.atlas import Card, Territory
from rules.kernel.context import Context
from rules.kernel.module import Module
from rules.kernel.offers import Offer
from rules.kernel.options import Option
from rules.kernel.position import BySeat, Names, Position
from rules.kernel.ruleset import Ruleset
from rules.kernel.state import State
from rules.kernel.values import (
    EVERYONE,
    NOBODY,
    Action,
    Decision,
    Event,
    Part,
    Player,
    Refusal,
    Task,
    ZoneName,
    zone_of,
)
from rules.kernel.wants import Details
from rules.lotr.board import sites_on, strongholds_on
from rules.lotr.deck import adventure_data, all_cards, card_data, card_title
from rules.risk.combat.battle import Conquered
from rules.risk.combat.occupy import Eliminated
from rules.risk.turn.cards import NotInHand, Reshuffled
from rules.risk.turn.turns import Order, round_table

adventures = Module("adventures", needs=("cards", "captains"))
SiteCardsChoice = Literal["conquest", "passage", "stronghold"]
SITE_CARDS: Option[SiteCardsChoice] = Option("site-cards", get_args(SiteCardsChoice))
PILE, SPENT, OPEN = ZoneName("adventures"), ZoneName("adventures-spent"), ZoneName("event")
"""The zones of the Adventure cards: those to draw, those that were played, the event that lies open."""
STRONGHOLD = "stronghold"
"""The choice of `site-cards` by which strongholds earn the card, conquered or passed."""


class ToDiscard(Decision):
    """The hand of Adventure cards is over its limit: discard one."""


class Discard(Action):
    """Discard this Adventure card."""

    card: Card


class DealAdventures(Task):
    """Deal Adventure cards to every player without the events, then shuffle the events into the pile."""


class AdventureCard(Task):
    """Step 5: a card, if a captain has earned one: at a Site of Power, or (an option) at a stronghold."""


class DrawAdventure(Task):
    """Draw cards until one is not an event; each event takes effect before the next draw."""

    player: Player


class HappenEvent(Task):
    """Carry out an event card that was turned up."""

    player: Player
    card: Card


class KeepToLimit(Task):
    """Discard down to the hand limit."""

    player: Player


class SiteTaken(Part):
    """The territories at which a captain has earned a card this turn."""

    lasts_a_turn: ClassVar[bool] = True
    where: tuple[Territory, ...] = ()


class AdventureDrawn(Part):
    """Whether a mission or power was drawn in step 5: no card may be played after it this turn."""

    lasts_a_turn: ClassVar[bool] = True
    drawn: bool = False


class SiteConquered(Event):
    """A captain helped to conquer a territory that earns a card."""

    bookkeeping: ClassVar[bool] = True
    player: Player
    where: Territory

    def apply(self, state: State) -> None:
        state.parts.table[SiteTaken] = SiteTaken((*state.parts.table[SiteTaken].where, self.where))


class EventTurnedUp(Event):
    """An event card was drawn and takes effect."""

    player: Player
    card: Card


class AdventureKept(Event):
    """A mission or power card went into the player's hand."""

    player: Player

    def apply(self, state: State) -> None:
        state.parts.table[AdventureDrawn] = AdventureDrawn(True)


class CardPlayed(Event):
    """A player played an Adventure card face up; it scores at the end."""

    player: Player
    card: Card


class CardDiscarded(Event):
    """A player discarded an Adventure card."""

    player: Player
    card: Card


class NoMoreCards(Refusal):
    """A mission or power was drawn this turn: no other card may be played."""


class WrongMoment(Refusal):
    """The card cannot be played at this moment."""

    card: Card


def tales(player: Player) -> ZoneName:
    """The zone of a player's hand of Adventure cards."""
    return zone_of("tales", player)


def score_zone(player: Player) -> ZoneName:
    """The zone of the Adventure cards that a player has played; they score points."""
    return zone_of("laid", player)


@adventures.lays("adventures", "played", "adventure_deck", "adventure_discard")
def lay_adventures(
    to: Position, hands: BySeat | None, played: BySeat | None, deck: Names | None, discard: Names | None
) -> None:
    """Set each seat's Adventure cards in hand and played, the pile's top and the discards; the pile gets the rest."""
    every = all_cards("mission", "event", "power", boxes=to.rules.numbers.boxes)
    for seat, held in to.by_seat("adventures", hands).items():
        to.lay(tales(seat), held, every, seat)
    for seat, cards in to.by_seat("played", played).items():
        to.lay(score_zone(seat), cards, every, EVERYONE)
    to.lay(SPENT, discard, every, EVERYONE)
    to.lay(PILE, deck, every, rest=True)
    to.lay(OPEN, (), every, EVERYONE)


def need_card(g: Context, player: Player, card: Card) -> Refusal | None:
    """Why a player cannot play a card: it is not in hand, or no card may be played any more this turn."""
    if card not in g.zone(tales(player)).cards:
        return NotInHand(card)
    return NoMoreCards() if player == g.state.active and g.parts[AdventureDrawn].drawn else None


def lay_open(g: Context, player: Player, card: Card) -> None:
    """Play a card from the hand: it stays face up in front of its player."""
    g.move((card,), tales(player), score_zone(player))
    g.emit(CardPlayed(player, card))


def list_held(g: Context, player: Player, *names: str) -> tuple[Card, ...]:
    """The cards of these titles in a player's hand, one of each title."""
    held = g.zone(tales(player)).cards
    if not held:
        return ()
    first = {card_title(card): card for card in reversed(held)}
    return tuple([first[name] for name in names if name in first])


@adventures.does(DealAdventures)
def deal_adventures(g: Context, task: DealAdventures) -> None:
    boxes = g.rules.numbers.boxes
    g.lay(PILE, all_cards("mission", "power", boxes=boxes), NOBODY)
    g.lay(SPENT, (), EVERYONE)
    g.lay(OPEN, (), EVERYONE)
    g.shuffle(PILE)
    for seat in round_table(g.state, g.parts[Order].first):
        g.lay(tales(seat), (), seat)
        g.lay(score_zone(seat), (), EVERYONE)
        g.move(g.zone(PILE).cards[: g.rules.numbers.adventures], PILE, tales(seat))
    g.lay(PILE, (*g.zone(PILE).cards, *all_cards("event", boxes=boxes)), NOBODY)
    g.shuffle(PILE)


def card_places(rules: Ruleset) -> Mapping[Territory, str]:
    """The places at which a captain earns a card, by territory: Sites of Power, or (the play aid) strongholds."""
    board = rules.board
    return strongholds_on(board) if SITE_CARDS.of(rules.options) == STRONGHOLD else sites_on(board)


@adventures.reacts(Conquered)
def note_site(g: Context, event: Conquered) -> None:
    if event.leaders and event.target in card_places(g.rules):
        g.emit(SiteConquered(event.player, event.target))


@adventures.does(AdventureCard)
def adventure_card(g: Context, task: AdventureCard) -> None:
    if g.parts[SiteTaken].where:
        g.then(DrawAdventure(g.state.active))


@adventures.does(DrawAdventure)
def draw_adventure(g: Context, task: DrawAdventure) -> None:
    if not _refill(g):
        return
    card = g.zone(PILE).cards[0]
    if card_data(card).type == "event":
        g.move((card,), PILE, OPEN)
        g.emit(EventTurnedUp(task.player, card))
        g.then_all((HappenEvent(task.player, card), task))
    else:
        g.move((card,), PILE, tales(task.player))
        g.emit(AdventureKept(task.player))
        g.then(KeepToLimit(task.player))


def _refill(g: Context) -> bool:
    """Refill an empty pile from the discards and shuffle it. False if the pile stays empty."""
    if not g.zone(PILE).cards and any(card_data(card).type != "event" for card in g.zone(SPENT).cards):
        g.lay(PILE, g.zone(SPENT).cards, NOBODY)
        g.lay(SPENT, (), EVERYONE)
        g.shuffle(PILE)
        g.emit(Reshuffled(PILE))
    return bool(g.zone(PILE).cards)


@adventures.does(KeepToLimit)
def keep_to_limit(g: Context, task: KeepToLimit) -> None:
    if len(g.zone(tales(task.player)).cards) > g.rules.numbers.adventures:
        g.ask(ToDiscard(task.player), then=task)


@adventures.allows(Discard, during=(ToDiscard,))
def may_discard(g: Context, action: Discard, decision: ToDiscard) -> Refusal | None:
    return None if action.card in g.zone(tales(action.player)).cards else NotInHand(action.card)


@adventures.plays(Discard)
def discard(g: Context, action: Discard, decision: ToDiscard) -> None:
    g.move((action.card,), tales(action.player), SPENT)
    g.emit(CardDiscarded(action.player, action.card))


def least_points(g: Context, number: int, decision: ToDiscard, details: Details) -> Action:
    cards = g.zone(tales(decision.player)).cards
    return Discard(number, decision.player, min(cards, key=lambda card: (max(card_data(card).points.values()), card)))


@adventures.offers(ToDiscard, default="least", policies={"least": least_points})
def offer_discards(g: Context, decision: Any) -> Iterator[Offer]:
    yield Offer(Discard, {"card": g.zone(tales(decision.player)).cards})


@adventures.reacts(Eliminated)
def spend_hand(g: Context, event: Eliminated) -> None:
    """Discard an eliminated player's Adventure cards, including those already played."""
    for zone in (tales(event.player), score_zone(event.player)):
        g.move(g.zone(zone).cards, zone, SPENT)


def count_points(cards: tuple[Card, ...], which: str) -> int:
    """The points of played cards for a side."""
    return sum(adventure_data()[card_title(card)].points.get(which, 0) for card in cards)
