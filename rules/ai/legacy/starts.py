"""Where the AI starts in Legacy and with which faction, and where it joins the war again."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import cast

from rules.ai.legacy.campaign import faction_worth, taste_in_factions
from rules.ai.legacy.raids import best_raid
from rules.ai.outlook import Sight
from rules.ai.plan.position import ground_of
from rules.atlas import Territory
from rules.kernel.values import Action
from rules.legacy.campaign.campaign import Campaign
from rules.legacy.ids import Faction
from rules.legacy.setup.headquarters import Headquarters
from rules.legacy.setup.mustering import Muster
from rules.legacy.turn.cities import population
from rules.legacy.turn.joining import Join

BONUS, GATE, LINK, TASTE = 4.0, 0.7, 0.3, 2.0
"""What counts for a start: the continent's bonus for each of its territories, each of its gates (against it), each
neighbour (against it), and chance. Other headquarters do not count: near them is a star, and AIs that all keep away
from one another leave the best continent to whoever chooses first."""
ROOM, FAR = 3, 99
"""Within how many steps land counts as room, and what is farther than any."""
A_FOE = 1 / 3
"""How much each troop next to it counts against a place where the war is joined."""


def muster(sight: Sight) -> Action:
    """A faction with a good power, on a small continent with few gates, where few can come from."""
    now, offer = sight.view.parts[Campaign], sight.offers[0]
    return muster_one_of(sight, {faction: faction_worth(now, faction) for faction in offer.fields["faction"]})


def muster_one_of(sight: Sight, factions: Mapping[str, float]) -> Action:
    """The faction of most worth, as the AI feels about these this time, on the best start."""
    felt, starts = taste_in_factions(sight, factions), sight.offers[0].fields["where"]
    faction = sight.best(felt, felt.__getitem__)
    return Muster(sight.number, sight.me, Faction(faction), sight.best(starts, lambda where: start_worth(sight, where)))


def muster_with_room(sight: Sight) -> Action:
    """The same faction, where most land lies within some steps that is nearer to me than to other headquarters: whoever
    has no room to grow can only wait."""
    chosen, number = cast(Muster, muster(sight)), ground_of(sight.rules).number
    near = ground_of(sight.rules).near
    theirs = _steps(near, [number[where] for where in sight.view.parts[Headquarters].at])

    def room(where: Territory) -> int:
        mine = _steps(near, [number[where]])
        return sum(steps < theirs.get(t, FAR) for t, steps in mine.items())

    return Muster(sight.number, sight.me, chosen.faction, sight.best(sight.offers[0].fields["where"], room))


def _steps(near: Sequence[Sequence[int]], starts: Sequence[int]) -> dict[int, int]:
    """How many steps each space is from the nearest of these, as far as that tells whose room it is."""
    steps, edge = dict.fromkeys(starts, 0), [*starts]
    for here in edge:
        if steps[here] < ROOM:
            for t in near[here]:
                if t not in steps:
                    steps[t] = steps[here] + 1
                    edge.append(t)
    return steps


def start_worth(sight: Sight, where: Territory) -> float:
    """How good a start is, as the AI feels about it this time."""
    chance = TASTE * sight.pick(100) / 100
    links_of, region = sight.board.links_of, sight.board.region(where)
    inside = set(region.territories)
    gates = sum(not inside.issuperset(links_of[t]) for t in inside)
    return (
        BONUS * region.bonus / len(inside)
        - GATE * gates
        - LINK * len(links_of[where])
        + population(sight.view, where)
        + chance
    )


def join(sight: Sight) -> Action:
    """Where a raid pays; else where few troops are near, next to land that is worth having."""
    able = tuple(sight.offers[0].fields["where"])
    if raid := best_raid(sight, sight.decision.troops, able):
        return Join(sight.number, sight.me, raid.source)

    def quiet(where: Territory) -> float:
        return sight.worth(where) - A_FOE * sum(sight.land.armies(t) for t in sight.foes(where))

    return Join(sight.number, sight.me, sight.best(able, quiet))
