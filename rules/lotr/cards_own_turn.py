"""The power cards for a player's own turn that need no invasion: at its start, and while fortifying."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from rules.atlas import Card, Territory
from rules.kernel.context import Context
from rules.kernel.module import Module
from rules.kernel.offers import Offer
from rules.kernel.values import Action, Player, Refusal
from rules.lotr.adventures import WrongMoment, lay_open, list_held, need_card, tales
from rules.lotr.captains import CaptainMoved, Captains, CaptainThere, free_lands
from rules.lotr.cards_lasting import BRIDGE, SpellLaid
from rules.lotr.deck import card_title
from rules.lotr.fellowship import Advance, is_doomed, ring_stands
from rules.lotr.sets import SetsTraded
from rules.risk.armies import StockPlaced
from rules.risk.combat.invasion import NoLeader
from rules.risk.turn.fortify import MarchesGranted, SameLand, ToFortify
from rules.risk.turn.reinforce import NotYourLand, ToReinforce, before_placing, strengthen

cards_own_turn = Module("cards-own-turn", needs=("adventures", "fellowship", "cards-lasting"))
HUNTED, MARCHES = 4, 3


class PlayCard(Action):
    """Play a power card that needs no further choice: Hunt for the Ringbearer, Move by Night."""

    card: Card


class CloseBridge(Action):
    """You Shall Not Pass!: close one bridge until your next turn."""

    card: Card
    bridge: tuple[Territory, Territory]


class CarryCaptain(Action):
    """Borne to Another Place: move a captain to any territory of yours."""

    card: Card
    source: Territory
    target: Territory


class NoSuchBridge(Refusal):
    """There is no bridge between these territories, or it is closed already."""

    source: Territory
    target: Territory


class EndOfThePath(Refusal):
    """The Fellowship has no step left on its path, and another holds its territory."""

    where: Territory


def at_the_start(g: Context) -> bool:
    """Whether the turn has just started: no reinforcement placed and no set traded yet."""
    return not g.parts[StockPlaced].count and not g.parts[SetsTraded].count


@cards_own_turn.modifies(before_placing)
def cards_come_first(g: Context, asked: bool, player: Player) -> bool:
    """Step 1 takes place with nothing to place as well: whoever holds a card may play it at the start of the turn."""
    return asked or (at_the_start(g) and bool(g.zone(tales(player)).cards))


def simple(g: Context, player: Player, decision: Any) -> tuple[Card, ...]:
    """The cards that can be played now and need no further choice."""
    if isinstance(decision, ToFortify):
        return list_held(g, player, "move_by_night")
    hunts = at_the_start(g) and (g.state.land.owner(ring_stands(g)) == player or not is_doomed(g))
    return list_held(g, player, "hunt_ringbearer") if hunts else ()


@cards_own_turn.allows(PlayCard, during=(ToReinforce, ToFortify))
def may_play(g: Context, action: PlayCard, decision: Any) -> Refusal | None:
    if why := need_card(g, action.player, action.card):
        return why
    now = [card_title(card) for card in simple(g, action.player, decision)]
    if card_title(action.card) in now:
        return None
    hunts = card_title(action.card) == "hunt_ringbearer" and isinstance(decision, ToReinforce) and at_the_start(g)
    return EndOfThePath(ring_stands(g)) if hunts else WrongMoment(action.card)


@cards_own_turn.plays(PlayCard)
def play_card(g: Context, action: PlayCard, decision: Any) -> None:
    lay_open(g, action.player, action.card)
    if card_title(action.card) == "move_by_night":
        g.emit(MarchesGranted(action.player, MARCHES))
    elif g.state.land.owner(ring_stands(g)) == action.player:
        strengthen(g, action.player, ring_stands(g), HUNTED)
    else:
        g.then(Advance())


def open_bridge(g: Context, ends: tuple[Territory, Territory]) -> tuple[Territory, Territory] | None:
    """The open bridge between two territories, named in either order, as the board names it."""
    return next((bridge for bridge in bridges(g) if bridge in (ends, ends[::-1])), None)


def bridges(g: Context) -> tuple[tuple[Territory, Territory], ...]:
    """The bridges that are open."""
    return tuple((a, b) for a, b, kind in g.rules.board.links if kind == "bridge" and b in g.links(a))


@cards_own_turn.allows(CloseBridge, during=(ToReinforce,))
def may_close(g: Context, action: CloseBridge, decision: Any) -> Refusal | None:
    if why := _start_card(g, action.player, action.card, Card("you_shall_not_pass")):
        return why
    return None if open_bridge(g, action.bridge) else NoSuchBridge(*action.bridge)


@cards_own_turn.plays(CloseBridge)
def close_bridge(g: Context, action: CloseBridge, decision: Any) -> None:
    lay_open(g, action.player, action.card)
    g.emit(SpellLaid(BRIDGE, open_bridge(g, action.bridge) or action.bridge, action.player))


@cards_own_turn.allows(CarryCaptain, during=(ToReinforce,))
def may_carry(g: Context, action: CarryCaptain, decision: Any) -> Refusal | None:
    if why := _start_card(g, action.player, action.card, Card("borne_to_another_place")):
        return why
    if action.source not in g.parts[Captains].at(action.player):
        return NoLeader(action.source)
    if g.state.land.owner(action.target) != action.player:
        return NotYourLand(action.target)
    if action.source == action.target:
        return SameLand(action.source)
    return CaptainThere(action.target) if action.target in g.parts[Captains].at(action.player) else None


@cards_own_turn.plays(CarryCaptain)
def carry_captain(g: Context, action: CarryCaptain, decision: Any) -> None:
    lay_open(g, action.player, action.card)
    g.emit(CaptainMoved(action.player, action.source, action.target))


def _start_card(g: Context, player: Player, card: Card, name: Card) -> Refusal | None:
    if why := need_card(g, player, card):
        return why
    return None if card_title(card) == name and at_the_start(g) else WrongMoment(card)


@cards_own_turn.offers(ToReinforce)
def offer_at_the_start(g: Context, decision: ToReinforce) -> Iterator[Offer]:
    player = decision.player
    if cards := simple(g, player, decision):
        yield Offer(PlayCard, {"card": cards})
    if not at_the_start(g):
        return
    if (cards := list_held(g, player, "you_shall_not_pass")) and (open_bridges := bridges(g)):
        yield Offer(CloseBridge, {"card": cards, "bridge": open_bridges})
    free, standing = free_lands(g, player), g.parts[Captains].at(player)
    if (cards := list_held(g, player, "borne_to_another_place")) and free and standing:
        yield Offer(CarryCaptain, {"card": cards, "source": standing, "target": free})


@cards_own_turn.offers(ToFortify)
def offer_while_fortifying(g: Context, decision: ToFortify) -> Iterator[Offer]:
    if cards := simple(g, decision.player, decision):
        yield Offer(PlayCard, {"card": cards})
