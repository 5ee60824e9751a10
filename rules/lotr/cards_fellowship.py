"""The power cards that affect the Fellowship's step, in any player's turn."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal, get_args

from msgspec.structs import replace

from rules.atlas import Card
from rules.kernel.context import Context
from rules.kernel.module import Module
from rules.kernel.offers import Offer
from rules.kernel.options import Option
from rules.kernel.state import State
from rules.kernel.values import Action, Event, Player, Refusal
from rules.kernel.windows import ToReact, card_windows
from rules.lotr.adventures import AdventureDrawn, NoMoreCards, WrongMoment, lay_open, list_held, tales
from rules.lotr.deck import card_title
from rules.lotr.fellowship import AFTER, BEFORE, Crossing, is_doomed, ring_stands
from rules.risk.turn.cards import NotInHand
from rules.risk.turn.turns import seats_in_play

cards_fellowship = Module("cards-fellowship", needs=("adventures", "fellowship", "windows"))
CardsAfterDrawingChoice = Literal["none", "fellowship", "nobody"]
CARDS_AFTER_DRAWING: Option[CardsAfterDrawingChoice] = Option("cards-after-drawing", get_args(CardsAfterDrawingChoice))
SecondHoldChoice = Literal["given-back", "spent"]
SECOND_HOLD: Option[SecondHoldChoice] = Option("second-hold", get_args(SecondHoldChoice))
MountDoomCardsChoice = Literal["played", "none"]
MOUNT_DOOM_CARDS: Option[MountDoomCardsChoice] = Option("mount-doom-cards", get_args(MountDoomCardsChoice))
OBSTACLES = ("knife_in_the_dark", "dangerous_crossing", "gollum")
HOLDS = {"boromir": "", "balrog": "moria"}
CHANGES: dict[str, tuple[str, tuple[int, ...]]] = {
    "faramir": ("", (-2, 2)),
    "smeagol": ("", (2,)),
    "captured_by_orcs": ("gorgoroth", (-1,)),
    "shelobs_lair": ("minas_morgul", (-2,)),
}
"""The values that a card may add to the roll, and the only territory where it may ('' anywhere)."""


class Meddle(Action):
    """Play a card on the Fellowship's step; `change` is what it adds to the roll (0 where it does something else)."""

    card: Card
    change: int


class StepForced(Event):
    """A card requires a die roll where the path has none."""

    player: Player
    card: Card

    def apply(self, state: State) -> None:
        state.parts[Crossing] = replace(state.parts[Crossing], forced=True)


class StepHeld(Event):
    """A card keeps the Fellowship where it is."""

    player: Player
    card: Card

    def apply(self, state: State) -> None:
        state.parts[Crossing] = replace(state.parts[Crossing], held_by=card_title(self.card))


class RollChanged(Event):
    """A card changed the Fellowship's roll."""

    player: Player
    card: Card
    change: int

    def apply(self, state: State) -> None:
        now = state.parts[Crossing]
        state.parts[Crossing] = replace(now, change=now.change + self.change)


class CardGivenBack(Event):
    """Another card already had the same effect: this one returns to the hand unplayed (decision 52)."""

    player: Player


def are_cards_barred(g: Context) -> bool:
    """Whether no card may affect the roll at Mount Doom (an option; by decision 53 cards may)."""
    return is_doomed(g) and MOUNT_DOOM_CARDS.of(g.options) == "none"


def is_silenced(g: Context, player: Player) -> bool:
    """Whether a player may play no card any more since one was drawn this turn (ruling 18, an option).

    That is the one who drew; the play aid may be read so that it is everybody, or nobody on the Fellowship's step.
    """
    if not g.parts[AdventureDrawn].drawn:
        return False
    whose = {"none": (g.state.active,), "fellowship": (), "nobody": g.state.seats}[CARDS_AFTER_DRAWING.of(g.options)]
    return player in whose


def playable(g: Context, player: Player, window: str) -> dict[Card, tuple[int, ...]]:
    """The cards in hand that can be played in this window, each with the values that it may add to the roll."""
    now = g.parts[Crossing]
    if window not in (BEFORE, AFTER) or now.held_by or are_cards_barred(g):
        return {}
    if window == BEFORE:
        return {} if now.forced else dict.fromkeys(list_held(g, player, *OBSTACLES), (0,))
    where = ring_stands(g)
    holds = [name for name, place in HOLDS.items() if place in ("", where)]
    fits: dict[Card, tuple[int, ...]] = dict.fromkeys(list_held(g, player, *holds), (0,))
    if now.die:
        for name, (place, changes) in CHANGES.items():
            if place in ("", where):
                fits |= dict.fromkeys(list_held(g, player, name), changes)
    return fits


@cards_fellowship.modifies(card_windows)
def on_the_fellowship(g: Context, windows: tuple[str, ...], card: Card) -> tuple[str, ...]:
    """The moments of the Fellowship's step in which a card may be played."""
    name = card_title(card)
    before = (BEFORE,) if name in OBSTACLES else ()
    after = (AFTER,) if name in HOLDS or name in CHANGES else ()
    return (*windows, *before, *after)


@cards_fellowship.opens(AFTER)
@cards_fellowship.opens(BEFORE)
def everyone_with_cards(g: Context, window: str) -> Iterator[ToReact]:
    """Everyone who holds an Adventure card, whichever it is, and may still play one this turn (ruling 18)."""
    now = g.parts[Crossing]
    if now.held_by or (window == BEFORE and now.forced) or are_cards_barred(g):
        return
    for seat in seats_in_play(g.state):
        if g.zone(tales(seat)).cards and not is_silenced(g, seat):
            yield ToReact(seat, window)


@cards_fellowship.allows(Meddle, during=(ToReact,))
def may_meddle(g: Context, action: Meddle, decision: ToReact) -> Refusal | None:
    if action.card not in g.zone(tales(action.player)).cards:
        return NotInHand(action.card)
    if is_silenced(g, action.player):
        return NoMoreCards()
    fits = {card_title(card): changes for card, changes in playable(g, action.player, decision.window).items()}
    return None if action.change in fits.get(card_title(action.card), ()) else WrongMoment(action.card)


@cards_fellowship.plays(Meddle)
def meddle(g: Context, action: Meddle, decision: ToReact) -> None:
    now, name = g.parts[Crossing], card_title(action.card)
    if now.held_by or (name in OBSTACLES and now.forced):
        in_vain(g, action)
        return
    lay_open(g, action.player, action.card)
    if name in OBSTACLES:
        g.emit(StepForced(action.player, action.card))
    elif name in HOLDS:
        g.emit(StepHeld(action.player, action.card))
    else:
        g.emit(RollChanged(action.player, action.card, action.change))


def in_vain(g: Context, action: Meddle) -> None:
    """Handle a card whose effect another card already had: returned unplayed (decision 52), or spent (an option)."""
    if SECOND_HOLD.of(g.options) == "spent":
        lay_open(g, action.player, action.card)
    else:
        g.emit(CardGivenBack(action.player))


@cards_fellowship.offers(ToReact)
def offer_meddling(g: Context, decision: ToReact) -> Iterator[Offer]:
    for card, changes in playable(g, decision.player, decision.window).items():
        yield Offer(Meddle, {"card": (card,), "change": changes})
