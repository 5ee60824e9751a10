"""SEALED: what is in here spoils Risk Legacy for whoever plays it. Choosing the open mission from the deck.

Packs 3 and 4 let somebody choose; this module is awake with either.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from rules.atlas import Card
from rules.kernel.context import Context
from rules.kernel.module import Module
from rules.kernel.offers import Offer
from rules.kernel.values import Action, Decision, Event, Player, Refusal
from rules.kernel.wants import Details
from rules.legacy.ids import Mission
from rules.legacy.turn.missions import (
    MISSION_DECK,
    MISSION_DISCARD,
    OPEN_MISSION,
    mission_allowed,
    mission_cards,
)

mission_choice = Module("mission-choice", needs=("missions",))


class ToChooseMission(Decision):
    """Choose the mission that lies open next."""


class ChooseMission(Action):
    """Lay this mission of the deck open; one that lies open is discarded."""

    mission: Mission


class MissionChosen(Event):
    """A player chose the mission that lies open from now on."""

    player: Player
    mission: Mission


class NotInMissionDeck(Refusal):
    """The mission cannot be chosen from the deck; these can."""

    card: Card
    cards: tuple[Card, ...]


def to_choose_from(g: Context) -> tuple[Mission, ...]:
    """The missions of the deck that the board allows, in no order that tells how they lie in it."""
    deck = g.zone(MISSION_DECK).cards
    return tuple(
        [mission for mission in mission_cards(g.state) if Card(mission) in deck and mission_allowed(g, mission)]
    )


@mission_choice.allows(ChooseMission, during=(ToChooseMission,))
def may_choose(g: Context, action: ChooseMission, decision: Any) -> Refusal | None:
    able = to_choose_from(g)
    return None if action.mission in able else NotInMissionDeck(Card(action.mission), tuple(map(Card, able)))


@mission_choice.plays(ChooseMission)
def choose(g: Context, action: ChooseMission, decision: Any) -> None:
    g.move(g.zone(OPEN_MISSION).cards, OPEN_MISSION, MISSION_DISCARD)
    g.move((Card(action.mission),), MISSION_DECK, OPEN_MISSION)
    g.emit(MissionChosen(action.player, action.mission))
    g.shuffle(MISSION_DECK)


def first_in_deck(g: Context, number: int, decision: ToChooseMission, details: Details) -> Action:
    """The one that would have been opened by chance."""
    deck = g.zone(MISSION_DECK).cards
    return ChooseMission(
        number, decision.player, next(mission for mission in map(Mission, deck) if mission_allowed(g, mission))
    )


@mission_choice.offers(ToChooseMission, default="chance", policies={"chance": first_in_deck})
def offer_missions(g: Context, decision: ToChooseMission) -> Iterator[Offer]:
    yield Offer(ChooseMission, {"mission": to_choose_from(g)})
