"""Where the AI starts in Legacy and with which faction, and where it joins the war again."""

from __future__ import annotations

from rules.ai.legacy_campaign import faction_worth
from rules.ai.outlook import Sight
from rules.atlas.board import Region
from rules.kernel.values import Action
from rules.legacy.campaign import Campaign
from rules.legacy.cities import population
from rules.legacy.headquarters import Headquarters
from rules.legacy.joining import Join
from rules.legacy.setup import Muster

BONUS, GATE, RIVAL, STEP = 6.0, 0.5, 3.0, 0.6
"""What counts for a start: the continent's bonus for each of its territories, each of its gates (against it), each
headquarters on it (against it), each step between it and the next headquarters."""
FAR = 4
"""Further away than so many steps nobody is near."""
A_FOE = 1 / 3
"""How much each troop next to it counts against a place where the war is joined."""


def muster(sight: Sight) -> Action:
    """The faction with the best power, on a small continent with few gates, some steps away from the others."""
    offer, campaign = sight.offers[0], sight.view.part(Campaign)
    faction = sight.best(offer.fields["faction"], lambda faction: faction_worth(campaign, faction))
    return Muster(sight.number, sight.me, faction, sight.best(offer.fields["where"], lambda t: start_worth(sight, t)))


def start_worth(sight: Sight, where: str) -> float:
    """How good a start is."""
    links_of, name = sight.board.links_of, sight.board.region_of.get(where, "")
    region = sight.board.regions.get(name) or Region(0, (where,))
    inside, rivals = set(region.territories), tuple(sight.view.part(Headquarters).at)
    gates = sum(not inside.issuperset(links_of[t]) for t in inside)
    near = min((distance(sight, where, t) for t in rivals), default=FAR)
    return (
        BONUS * region.bonus / len(inside)
        - GATE * gates
        - RIVAL * sum(t in inside for t in rivals)
        + STEP * min(near, FAR)
        + population(sight.view, where)
    )


def distance(sight: Sight, here: str, there: str) -> int:
    """How many steps lie between two territories."""
    edge, seen, steps = {here}, {here}, 0
    while there not in seen:
        edge = {t for e in edge for t in sight.board.links_of[e]} - seen
        seen |= edge
        steps += 1
    return steps


def join(sight: Sight) -> Action:
    """Where few troops are near, next to land that is worth having."""

    def quiet(where: str) -> float:
        return sight.worth(where) - A_FOE * sum(sight.land.armies(t) for t in sight.foes(where))

    return Join(sight.number, sight.me, sight.best(sight.offers[0].fields["where"], quiet))
