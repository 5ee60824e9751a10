"""SEALED: what is in here spoils Risk Legacy for whoever plays it. The mission of a player's own faction.

It is claimed at the end of the own turn, instead of a card and of the open mission. A pack says by the query
`own-mission` which one the faction of a player has.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from rules.kernel.context import Context
from rules.kernel.module import Module
from rules.kernel.offers import Offer
from rules.kernel.values import Action, Decision, Event, Player, Refusal
from rules.legacy.ids import Mission
from rules.legacy.turn.end_of_turn import ToTakeCard, asks_at_end
from rules.legacy.turn.missions import claimable, stars_for
from rules.legacy.turn.stars import StarsTaken
from rules.risk.turn.reinforce import first_answer

faction_missions = Module("faction-missions", needs=("end-of-turn", "missions", "stars"))


class OwnMission(NamedTuple):
    """The mission of a faction: whether its player may claim it now; the event and the red stars that follow if he
    does, and the refusal if he may not."""

    due: bool
    fulfilled: Event
    stars: int
    refusal: Refusal


class ClaimOwnMission(Action):
    """Claim the mission of the own faction at the end of the own turn, instead of a card."""


class NoOwnMission(Refusal):
    """The player's faction has no mission of its own."""


@faction_missions.asks
def own_mission(g: Context, player: Player) -> OwnMission | None:
    """The mission of a player's own faction; None if it has none."""
    return None


def own_due(g: Context, player: Player) -> OwnMission | None:
    """The mission of a player's own faction, if he may claim it now."""
    own = own_mission(g, player)
    return own if own and own.due else None


@faction_missions.modifies(asks_at_end)
def own_mission_asks(g: Context, asks: bool, player: Player) -> bool:
    return asks or own_due(g, player) is not None


@faction_missions.modifies(first_answer)
def more_stars_first(g: Context, before: Action | None, number: int, decision: Decision) -> Action | None:
    """By default it is claimed, unless the open one brings as many stars: that one others might take."""
    if not isinstance(decision, ToTakeCard) or not (own := own_due(g, decision.player)):
        return before
    opened = claimable(g, decision.player)
    if opened and stars_for(g.state, Mission(opened)) >= own.stars:
        return before
    return ClaimOwnMission(number, decision.player)


@faction_missions.allows(ClaimOwnMission, during=(ToTakeCard,))
def may_claim(g: Context, action: ClaimOwnMission, decision: ToTakeCard) -> Refusal | None:
    own = own_mission(g, action.player)
    if own is None:
        return NoOwnMission()
    return None if own.due else own.refusal


@faction_missions.plays(ClaimOwnMission)
def claim(g: Context, action: ClaimOwnMission, decision: ToTakeCard) -> None:
    if own := own_due(g, action.player):
        g.emit(own.fulfilled)
        g.emit(StarsTaken(action.player, own.stars, "mission"))


@faction_missions.offers(ToTakeCard)
def offer_own_mission(g: Context, decision: ToTakeCard) -> Iterator[Offer]:
    if own_due(g, decision.player):
        yield Offer(ClaimOwnMission, {})
