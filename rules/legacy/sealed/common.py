"""SEALED: what is in here spoils Risk Legacy for whoever plays it. What the rules of several packs share."""

from __future__ import annotations

from typing import Any

from rules.atlas import Card, Territory
from rules.kernel.context import Context
from rules.kernel.module import Policy
from rules.kernel.state import State
from rules.kernel.values import EVERYONE, NOBODY, Action, Decision, Event, FinalEvent, Player, Refusal
from rules.kernel.wants import Details
from rules.legacy.campaign.campaign import Campaign, content_of_pack, glue
from rules.legacy.ids import EventKind, Faction
from rules.legacy.setup.headquarters import Headquarters
from rules.legacy.turn.cities import population_of
from rules.legacy.turn.events import EVENT_DISCARD, EventDrawn, event_kind
from rules.risk.turn.turns import still_plays


class EventDestroyed(FinalEvent):
    """An event card left the campaign."""

    player: Player
    event: EventKind

    def apply(self, state: State) -> None:
        glue(state, self.event, "", self.player)


class EventWithoutEffect(Event):
    """An event that was turned up has no effect: it fits nobody, or nothing on the board."""

    event: EventKind


class HeadquartersDemolished(Event):
    """Headquarters were taken off the board for the rest of the game."""

    faction: Faction
    where: Territory

    def apply(self, state: State) -> None:
        left = {where: faction for where, faction in state.parts[Headquarters].at.items() if where != self.where}
        state.parts[Headquarters] = Headquarters(left)


class NotThere(Refusal):
    """It cannot be done in that territory; in these it can."""

    where: Territory
    among: tuple[Territory, ...]


class NotBeside(Refusal):
    """The player may only march into a territory next to the one from which he marches."""

    source: Territory
    target: Territory


def next_to(g: Context, ends: tuple[Territory, ...], source: Territory) -> tuple[Territory, ...]:
    """Those of these territories that border on `source`."""
    near = g.links(source)
    return tuple([where for where in ends if where in near])


OWN_TURN = "own-turn"
"""The policy of a choice about which its player is asked in his own turn alone: no other turn waits for him."""


def in_own_turn(otherwise: Policy) -> Policy:
    """Ask the player in his own turn; in another's do as `otherwise` does."""

    def policy(g: Context, number: int, decision: Any, details: Details) -> Action | None:
        return None if g.state.active == decision.player else otherwise(g, number, decision, details)

    return policy


def has_room(campaign: Campaign, faction: Faction, label: str) -> bool:
    """Whether a faction's card has room for what is behind this label."""
    full = (content_of_pack(pack).get("no_room", {}) for pack in campaign.packs.values())
    return not any(label in those.get(faction, ()) for those in full)


def without_effect(g: Context, event: EventDrawn) -> None:
    """Tell that an event fits nobody, or nothing on the board. (Its card is discarded already.)"""
    g.emit(EventWithoutEffect(event.event))


def most_populous(g: Context) -> Player:
    """Whoever holds the largest population; nobody where several do, or nobody holds a city."""
    held = {seat: population_of(g.state, seat) for seat in g.state.seats}
    most = max(held.values())
    greatest = [seat for seat, people in held.items() if people == most]
    return greatest[0] if most and len(greatest) == 1 else NOBODY


def destroy_event(g: Context, player: Player, card: Card) -> None:
    """Take an event that was turned up out of the campaign."""
    g.lay(EVENT_DISCARD, tuple([other for other in g.zone(EVENT_DISCARD).cards if other != card]), EVERYONE)
    g.emit(EventDestroyed(player, event_kind(card)))


def ask_or_default(g: Context, decision: Decision) -> None:
    """Ask a player something that outlasts the turn; for somebody who has given up meanwhile the default answers."""
    g.ask(decision)
    if not still_plays(g.state, decision.player):
        g.answer_by_default(decision.player)
