"""SEALED: what is in here spoils Risk Legacy for whoever plays it. The event of pack_3."""

from __future__ import annotations

from collections.abc import Iterator

from rules.atlas import Card
from rules.kernel.context import Context
from rules.kernel.module import Module
from rules.kernel.offers import Offer
from rules.kernel.values import NOBODY, Action, Decision, Refusal
from rules.kernel.wants import Details
from rules.legacy.campaign.campaign import Campaign
from rules.legacy.ids import Mission
from rules.legacy.sealed.common import EventWithoutEffect, most_populous, without_effect
from rules.legacy.sealed.pack_3.choosing import ChooseMission, NotInMissionDeck, to_choose_from
from rules.legacy.sealed.pack_3.goals import content_of
from rules.legacy.turn.events import EventDrawn
from rules.legacy.turn.missions import OPEN_MISSION
from rules.risk.turn.reinforce import reward

causes = Module("causes", needs=("events", "mission-choice", "reinforce"), tells=(EventWithoutEffect,))
CAUSE = "join_the_cause"
"""The kind of event."""


class ToJoinCause(Decision):
    """The largest population: troops in one's own cities, or another open mission."""


class RallyTroops(Action):
    """Take the troops, to be spread over one's own cities."""


@causes.reacts(EventDrawn)
def join_the_cause(g: Context, event: EventDrawn) -> None:
    """For whoever holds the largest population; nobody where several do."""
    if event.event != CAUSE:
        return
    if (player := most_populous(g)) != NOBODY:
        g.ask(ToJoinCause(player))
    else:
        without_effect(g, event)


def to_swap_for(g: Context) -> tuple[Mission, ...]:
    """The missions that can be laid open instead of the one that lies there."""
    return to_choose_from(g) if g.zone(OPEN_MISSION).cards else ()


@causes.allows(RallyTroops, during=(ToJoinCause,))
def may_rally(g: Context, action: RallyTroops, decision: ToJoinCause) -> Refusal | None:
    return None


@causes.allows(ChooseMission, during=(ToJoinCause,))
def may_swap(g: Context, action: ChooseMission, decision: ToJoinCause) -> Refusal | None:
    able = to_swap_for(g)
    return None if action.mission in able else NotInMissionDeck(Card(action.mission), tuple(map(Card, able)))


@causes.plays(RallyTroops)
def rally(g: Context, action: RallyTroops, decision: ToJoinCause) -> None:
    land = g.state.land
    own = tuple([where for where in g.parts[Campaign].cities if land.owner(where) == action.player])
    reward(g, action.player, content_of(g.state, "cause_troops"), own, "event", CAUSE)


def troops(g: Context, number: int, decision: ToJoinCause, details: Details) -> Action:
    return RallyTroops(number, decision.player)


@causes.offers(ToJoinCause, default="troops", policies={"troops": troops})
def offer_causes(g: Context, decision: ToJoinCause) -> Iterator[Offer]:
    yield Offer(RallyTroops, {})
    if able := to_swap_for(g):
        yield Offer(ChooseMission, {"mission": able})
