"""How the planner plays classic Risk: what sets bring, and what each mode is won by."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace

from rules.ai.classic.advice import WORLD, fill, task
from rules.ai.house.unplanned import unplanned
from rules.ai.outlook import Advice, Answer, Sight
from rules.ai.plan.answers import Planner
from rules.ai.plan.position import ME, Area, Position, ground_of, seats_from
from rules.ai.plan.terms import Aim, Goal, Terms
from rules.ai.plan.worth import LastStanding, hold
from rules.classic import MODE
from rules.classic.capital import Capitals, count_needed
from rules.classic.mission_cards import MissionData
from rules.classic.sets import SET_VALUES, SetsTraded, worth
from rules.kernel.values import Action, Decision
from rules.risk.turn.reinforce import ToReinforce

FORESEEN = 12
"""How many sets ahead are counted."""
BY_SYMBOL = 7.5
"""What a set is worth on average where its symbols decide."""
A_THIRD_OF_THE_WORLD = 24
"""The territories of the mission that anybody may have."""
UNKNOWN = 0.7
"""How near to his mission another seems who has reached what some mission asks for."""
AT_HOME, AWAY = 0.3, 0.3
"""How near to winning by capitals one is who holds his own alone, and what is left of that without it."""


def set_worths(sight: Sight) -> tuple[float, ...]:
    """What the next sets of the game bring, in turn."""
    if SET_VALUES.of(sight.rules.options) == "by-symbol":
        return (BY_SYMBOL,)
    traded = sight.view.parts[SetsTraded].count
    return tuple(float(worth(traded + more)) for more in range(FORESEEN))


def aim_of(sight: Sight) -> Aim:
    """What this seat wins by."""
    mode = MODE.of(sight.rules.options)
    if mode == "capital" and sight.view.parts[Capitals].of:
        return Headquarters(sight)
    data = task(sight) if mode == "secret-mission" else None
    return Mission(sight, data) if data else LastStanding()


class Mission(LastStanding):
    """To fulfil my mission before another does his, which I do not know."""

    def __init__(self, sight: Sight, data: MissionData) -> None:
        self.data = data
        self.prey = seats_from(sight).index(data.colour) if data.colour else ME

    def goals(self, on: Terms, at: Position) -> Iterable[Goal]:
        """All that my mission still lacks."""
        if self.data.lands:
            lacking = self.data.lands - at.lands[ME]
            reach = {t for mine in at.mine() for t in on.ground.near[mine] if at.can_be_attacked(t)}
            if 0 < lacking <= len(reach):
                yield Goal(frozenset(sorted(reach, key=at.armies.__getitem__)[:lacking]), 3)
        elif not self.prey:
            wanted = frozenset(t for area in self._areas(on, at) for t in area.lands if at.owner[t] != ME)
            if wanted and all(at.can_be_attacked(t) for t in wanted):
                yield Goal(wanted, 4)

    def won(self, on: Terms, at: Position) -> bool:
        if self.prey:
            return not at.lands[self.prey]
        if self.data.lands:
            return at.lands[ME] - self._thin(at) >= self.data.lands
        return all(at.owner[t] == ME for area in self._areas(on, at) for t in area.lands)

    def nearness(self, on: Terms, at: Position) -> Sequence[float]:
        others = [UNKNOWN * self._guess(on, at, seat) for seat in range(1, len(at.lands))]
        return [self._mine(on, at), *others]

    def _mine(self, on: Terms, at: Position) -> float:
        """My armies as a part of those that it takes in all."""
        lacking = self._lacking(on, at)
        needed = sum(on.losses(-1, t, at.armies[t]).mean + self.data.each for t in lacking)
        if self.data.lands:
            needed += self._thin(at)
        mine = sum(at.armies[t] - 1.0 for t in at.mine()) + at.reserve + at.bonus + at.lands[ME] / 3.0
        return mine / (mine + needed)

    def _lacking(self, on: Terms, at: Position) -> list[int]:
        """What I have still to take: of any territories the weakest."""
        if self.prey:
            return [t for t, seat in enumerate(at.owner) if seat == self.prey]
        if self.data.lands:
            others = sorted((t for t in range(len(at.owner)) if at.can_be_attacked(t)), key=at.armies.__getitem__)
            return others[: max(0, self.data.lands - at.lands[ME])]
        return [t for area in self._areas(on, at) for t in area.lands if at.owner[t] != ME]

    def _thin(self, at: Position) -> int:
        """How many armies my territories lack that the mission asks for."""
        least = self.data.each - 0.5
        return max(0, sum(at.armies[t] < least for t in at.mine()) - int(at.reserve + at.bonus))

    def _areas(self, on: Terms, at: Position) -> list[Area]:
        """The regions that the mission names, and of the free choice those of which I hold most."""
        named = [area for area in on.ground.areas if area.name in self.data.regions]
        others = [area for area in on.ground.areas if area.name not in self.data.regions]
        others.sort(key=lambda area: _share(at, area, ME), reverse=True)
        return named + others[: self.data.more]

    def _guess(self, on: Terms, at: Position, seat: int) -> float:
        shares = sorted(_share(at, area, seat) for area in on.ground.areas)
        return max(min(1.0, at.lands[seat] / A_THIRD_OF_THE_WORLD), sum(shares[-2:]) / 2)


def _share(at: Position, area: Area, seat: int) -> float:
    return sum(at.owner[t] == seat for t in area.lands) / len(area.lands)


class Headquarters(LastStanding):
    """To hold my headquarters and enough of the others'."""

    def __init__(self, sight: Sight) -> None:
        number = ground_of(sight.rules).number
        of = sight.view.parts[Capitals].of
        self.at = [number[of[seat]] if seat in of else -1 for seat in seats_from(sight)]
        self.needed = count_needed(sight.view, sight.rules.options)

    def goals(self, on: Terms, at: Position) -> Iterable[Goal]:
        """Each headquarters that I lack, and all that I need."""
        lacking = [t for t in self.at if t >= 0 and at.can_be_attacked(t)]
        for t in lacking:
            yield Goal(frozenset((t,)), 3)
        enough = self.needed - self._held(at, ME)
        if at.owner[self.at[ME]] != ME:
            return
        if 1 < enough <= len(lacking):
            yield Goal(frozenset(sorted(lacking, key=at.armies.__getitem__)[:enough]), 4)

    def won(self, on: Terms, at: Position) -> bool:
        return at.owner[self.at[ME]] == ME and self._held(at, ME) >= self.needed

    def nearness(self, on: Terms, at: Position) -> Sequence[float]:
        return [self._near(on, at, seat) for seat in range(len(at.lands))]

    def _held(self, at: Position, seat: int) -> int:
        return sum(at.owner[t] == seat for of, t in enumerate(self.at) if t >= 0 and of != seat)

    def _near(self, on: Terms, at: Position, seat: int) -> float:
        others = sum(hold(on, at, t) for of, t in enumerate(self.at) if t >= 0 and of != seat and at.owner[t] == seat)
        home = self.at[seat]
        own = hold(on, at, home) if home >= 0 and at.owner[home] == seat else 0.0
        return (AT_HOME + (1.0 - AT_HOME) * others / self.needed) * (AWAY + (1.0 - AWAY) * own)


def plan_world(budget: int) -> Advice:
    """The advice with which classic Risk is planned, looking at so many conquests for an answer."""
    planner = Planner(lambda sight: Terms(sight, set_worths(sight), aim_of(sight), budget))

    def place(sight: Sight) -> Action | None:
        """What my mission still lacks on my own territories, else for the best operation."""
        return fill(sight) or planner.place(sight)

    answers: dict[type[Decision], Answer] = {**WORLD.answers, **planner.answers, ToReinforce: place}
    return replace(WORLD, answers=answers, planned=frozenset(planner.answers), more=unplanned(WORLD))
