"""SEALED: what is in here spoils Risk Legacy for whoever plays it. How the AI decides what pack_3 asks."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from rules.ai.legacy.campaign import site
from rules.ai.legacy.sealed.outlook import PackAdvice
from rules.ai.outlook import Answer, Sight
from rules.atlas import Card
from rules.kernel.values import Action, Decision
from rules.legacy.campaign.campaign import Campaign
from rules.legacy.ids import Mission
from rules.legacy.sealed.pack_3.cards import RallyTroops, ToJoinCause
from rules.legacy.sealed.pack_3.choosing import ChooseMission, ToChooseMission
from rules.legacy.sealed.pack_3.goals import DrawLane, PlaceCapital, ToDrawLane, ToPlaceCapital

MINE = 2.0
"""How much better a city is that the AI holds already."""
OF_CITIES, OF_CONTINENTS = "superior_infrastructure", "imperial_might"


def draw_lane(sight: Sight) -> Action:
    """Between two territories of one's own, so that nobody comes over it; else from one to any other."""
    land, me = sight.land, sight.me
    ends = {offer.fields["one"][0]: offer.fields["other"] for offer in sight.offers_of(DrawLane)}
    one = sight.best(ends, lambda t: (land.owner(t) == me) + any(land.owner(end) == me for end in ends[t]))
    return DrawLane(sight.number, me, one, sight.best(ends[one], lambda t: land.owner(t) == me))


def place_capital(sight: Sight) -> Action:
    """Where the AI holds the territory, on a good site."""
    (offer,) = sight.offers_of(PlaceCapital)
    where = sight.best(offer.fields["where"], lambda t: site(sight, t) + MINE * (sight.land.owner(t) == sight.me))
    name = offer.fields["name"]
    return PlaceCapital(sight.number, sight.me, where, name[sight.pick(len(name))])


def join_cause(sight: Sight) -> Action:
    """The troops, which help at once."""
    return RallyTroops(sight.number, sight.me)


def choose_mission(sight: Sight) -> Action:
    """The one about cities for whoever holds most of them, the one about continents for whoever holds one; else any."""
    (offer,) = sight.offers_of(ChooseMission)
    land, me = sight.land, sight.me
    owners = [land.owner(where) for where in sight.view.parts[Campaign].cities]
    mine = set(land.of(me))
    near = {
        OF_CITIES: bool(owners) and owners.count(me) * 2 > len(owners),
        OF_CONTINENTS: any(mine.issuperset(region.territories) for region in sight.board.regions.values()),
    }
    return ChooseMission(
        sight.number, me, Mission(Card(sight.best(offer.fields["mission"], lambda name: near.get(name, False))))
    )


ANSWERS: Mapping[type[Decision], Answer] = {
    ToDrawLane: draw_lane,
    ToPlaceCapital: place_capital,
    ToJoinCause: join_cause,
}
"""How the AI decides what this pack asks."""


def advise(advice: PackAdvice) -> PackAdvice:
    """What this pack adds."""
    return replace(advice, answers={**advice.answers, **ANSWERS})


def advise_choice(advice: PackAdvice) -> PackAdvice:
    """How a mission is chosen, which another pack asks, too."""
    return replace(advice, answers={**advice.answers, ToChooseMission: choose_mission})
