"""The open mission in a plan of Legacy: whether a turn fulfils it, and the goals that do."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations

from rules.ai.legacy.raids import war
from rules.ai.outlook import Sight
from rules.ai.plan.position import EMPTY, ME, Area, Position, ground_of
from rules.ai.plan.terms import Goal
from rules.kernel.values import NOBODY
from rules.legacy.campaign.box import AMPHIBIOUS, ASSAULT, INFRASTRUCTURE, MIGHT, SURPRISE, TERROR
from rules.legacy.campaign.campaign import Campaign
from rules.legacy.ids import NO_MISSION, Mission
from rules.legacy.turn.missions import BONUSES, CONQUESTS, LANDINGS, OPEN_MISSION, Feats, cities_needed, stars_for
from rules.risk.combat.battle import Conquests
from rules.risk.turn.reinforce import region_bonus

MOST_ABREAST = 3
"""How many continents are aimed at together, at most."""


class OpenMissionAim:
    """The star of the open mission. Of missions that packs bring nothing is known: none is fulfilled here."""

    def __init__(self, sight: Sight) -> None:
        view, ground = sight.view, ground_of(sight.rules)
        mission = Mission(next(iter(view.cards(OPEN_MISSION).faces or ()), NO_MISSION))
        number, mine = ground.number, sight.me == view.active
        feats, taken = view.parts[Feats], view.parts[Conquests].taken
        self._mission = mission
        self._ground = ground
        self.stars = stars_for(view, mission) if mission else 0
        self._cities = [number[where] for where in view.parts[Campaign].cities]
        self._needed = cities_needed(view, mission)
        self._taken = frozenset(number[where] for where in taken) if mine else frozenset()
        self._by_sea, self._stormed = (feats.by_sea, feats.cities) if mine else (0, 0)
        queries = war(sight).queries
        self._bonuses = {area.name: region_bonus(queries, sight.me, area.name) for area in ground.areas}
        self._empty = frozenset(number[where] for where in ground.names if sight.land.owner(where) == NOBODY)
        self._links = sight.board.links_of

    def is_fulfilled(self, at: Position) -> bool:
        """Whether a turn that ends so fulfils the mission."""
        if self._mission == MIGHT:
            return self._held_bonuses(at) >= BONUSES
        if self._mission == INFRASTRUCTURE:
            return sum([at.owner[t] == ME for t in self._cities]) >= self._needed
        if self._mission not in (TERROR, ASSAULT, SURPRISE, AMPHIBIOUS):
            return False
        won = [(source, target) for source, target in at.steps if target not in self._empty]
        taken = self._taken.union([target for _, target in won])
        if self._mission == TERROR:
            return len(self._taken) + len(won) >= CONQUESTS
        if self._mission == ASSAULT:
            return self._stormed + sum([target in self._cities for _, target in won]) >= self._needed
        if self._mission == AMPHIBIOUS:
            return self._by_sea + sum([self._is_by_sea(*step) for step in won]) >= LANDINGS
        return any(taken.issuperset(area.lands) for area in self._ground.areas)

    def goals(self, at: Position) -> Iterator[Goal]:
        """What a turn could take to fulfil the mission."""
        if self._mission == MIGHT:
            yield from self._continents(at)
        elif self._mission in (INFRASTRUCTURE, ASSAULT):
            held = sum([at.owner[t] == ME for t in self._cities]) if self._mission == INFRASTRUCTURE else self._stormed
            foreign = [t for t in self._cities if at.can_be_entered(t)]
            if self._mission == ASSAULT:
                foreign = [t for t in foreign if at.owner[t] != EMPTY]
            lacking = self._needed - held
            if 0 < lacking <= len(foreign):
                weakest = sorted(foreign, key=at.armies.__getitem__)[:lacking]
                yield Goal(frozenset(weakest), 4, apart=True)
        elif self._mission == SURPRISE:
            for area in self._ground.areas:
                left = [t for t in area.lands if t not in self._taken]
                if left and all(at.can_be_attacked(t) for t in left):
                    yield Goal(frozenset(left), 3)

    def _continents(self, at: Position) -> Iterator[Goal]:
        """The fewest continents whose bonuses are enough together."""
        held = self._held_bonuses(at)
        lacking = [area for area in self._ground.areas if not _is_mine(at, area)]
        for count in range(1, MOST_ABREAST):
            for some in combinations(lacking, count):
                if held + sum([self._bonuses[area.name] for area in some]) >= BONUSES:
                    wanted = [t for area in some for t in area.lands if at.owner[t] != ME]
                    if all(at.can_be_entered(t) for t in wanted):
                        yield Goal(frozenset(wanted), 3, apart=count > 1)

    def _is_by_sea(self, source: int, target: int) -> bool:
        names = self._ground.names
        return self._links[names[source]].get(names[target]) == "sea"

    def _held_bonuses(self, at: Position) -> int:
        return sum([self._bonuses[area.name] for area in self._ground.areas if _is_mine(at, area)])


def _is_mine(at: Position, area: Area) -> bool:
    return all(at.owner[t] == ME for t in area.lands)
