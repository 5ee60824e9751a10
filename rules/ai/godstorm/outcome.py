"""Who will have most points when the last epoch ends: what the board tells of it, weighed as finished games teach.

The weights are those with which the winners of 500 games were likeliest, by the board after each turn (a conditional
logit with a small ridge). Two seats of an earlier planner played there against two of `easy`.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import prod

from rules.ai.godstorm.cards import hand_size, relics_of
from rules.ai.outlook import Sight
from rules.ai.plan.points import Weight, chance_of_most, sharpness
from rules.ai.plan.position import ME, Position, ground_of, seats_from
from rules.ai.plan.terms import Terms
from rules.ai.plan.worth import hold
from rules.godstorm.epochs import LAST_EPOCH, Epochs
from rules.godstorm.faith import faith_of
from rules.godstorm.gods import Gods
from rules.godstorm.pantheons import HEAVENS, UNDERWORLD, WAR
from rules.godstorm.temples import Temples
from rules.godstorm.titles import data
from rules.godstorm.underworld import ALTAR, CRYPT
from rules.risk.turn.turns import TurnOrder

LAND, EXPOSED = Weight(0.025, 0.003), Weight(-0.121, -0.028)
"""A territory, and one that the strongest neighbour may take."""
REGION, OPEN_REGION, PART = Weight(0.198, 0.12), Weight(-0.163, 0.009), Weight(0.095, 0.067)
"""A point for a whole region, one for a region that may be entered, one for a region that is held in part."""
FRONT, REAR, LARGEST = Weight(0.049, 0.012), Weight(-0.006, 0.035), Weight(0.024, 0.012)
"""An army that borders on an enemy, one that does not, and each of the largest at a border."""
TEMPLE, SPACE, OPEN_SPACE = Weight(0.171, 0.134), Weight(0.127, -0.092), Weight(-0.108, 0.054)
"""A temple; a crypt or an altar, and one that may be taken."""
PLACE, RELIC, CARD = Weight(0.404, -0.013), Weight(-0.159, -0.035), Weight(-0.085, -0.111)
"""A relic with its place, any relic, and a card in the hand."""
GOD_OF_WAR, FAITH, HEAVEN = Weight(-0.161, 0.116), Weight(0.082, -0.028), Weight(0.04, 0.0)
"""The god of War on Earth, a token of faith, an army in Heaven."""
MINE, MY_EXPOSED, MY_OPEN_REGION = Weight(-0.091, 0.197), Weight(0.005, -0.03), Weight(-0.002, -0.05)
"""What counts besides for whoever has just moved."""
POINT = 0.3
"""What a point counts when nobody has a turn any more."""


@dataclass(frozen=True, slots=True)
class Outcome:
    """The outcome of a game, apart from what invasions change.

    The first `main` spaces are the territories. `turns` are those that each seat has after this one, `sure` what each
    counts already. `temples`, `spaces` (crypts and altars) and `places`, each with the seat that has its relic, count
    for their holders.
    """

    main: int
    turns: tuple[int, ...]
    sure: tuple[float, ...]
    temples: tuple[int, ...]
    spaces: tuple[int, ...]
    places: tuple[tuple[int, int], ...]

    def chance(self, on: Terms, at: Position) -> float:
        """The chance that I have most points: from 0 to 1."""
        if not at.lands[ME]:
            return 0.0
        left = sum(self.turns)
        counts = self._weigh(on, at) if self.turns[ME] else self._count_points(on, at)
        others = [counts[n] for n, lands in enumerate(at.lands) if lands and n]
        return chance_of_most(on, counts[ME], others, sharpness(left / len(self.turns)))

    def _count_points(self, on: Terms, at: Position) -> list[float]:
        """Count the points, as far as those who still have a turn will leave them."""
        owner, points, followed = at.owner, [0.0] * len(at.lands), any(self.turns)
        holds = [hold(on, at, t) if followed and seat >= ME else 1.0 for t, seat in enumerate(owner)]
        for t in (*range(self.main), *self.spaces):
            if owner[t] >= ME:
                points[owner[t]] += holds[t]
        for area in on.ground.areas:
            seat = owner[area.lands[0]]
            if seat >= ME and all(owner[t] == seat for t in area.lands):
                points[seat] += area.bonus * prod(holds[t] for t in area.doors)
        for t, seat in self.places:
            if owner[t] == seat:
                points[seat] += holds[t]
        return [POINT * each for each in points]

    def _weigh(self, on: Terms, at: Position) -> list[float]:
        owner, counts = at.owner, [*self.sure]
        holds = self._weigh_lands(on, at, counts)
        self._weigh_regions(on, at, holds, counts)
        temple, place = self._by_seat(TEMPLE), self._by_seat(PLACE)
        space, opened = self._by_seat(SPACE), self._by_seat(OPEN_SPACE)
        for t in self.temples:
            if owner[t] >= ME:
                counts[owner[t]] += temple[owner[t]]
        for t in self.spaces:
            seat = owner[t]
            if seat >= ME:
                counts[seat] += space[seat] + opened[seat] * (1.0 - hold(on, at, t))
        for t, seat in self.places:
            counts[seat] += place[seat] * (owner[t] == seat)
        return counts

    def _by_seat(self, weight: Weight) -> list[float]:
        return [weight.now + weight.turn * turns for turns in self.turns]

    def _weigh_lands(self, on: Terms, at: Position, counts: list[float]) -> list[float]:
        """Count land and armies; the chance with which each territory is held until its owner's next turn.

        The largest of my armies in the rear counts as at a border: the turn's march brings it there.
        """
        owner, armies, near = at.owner, at.armies, on.ground.near
        front, rear, largest, exposed = ([0.0] * len(at.lands) for _ in range(4))
        holds, behind = [1.0] * self.main, 0.0
        for t in range(self.main):
            seat = owner[t]
            if seat < ME:
                continue
            spare = armies[t] - 1.0
            holds[t] = safe = hold(on, at, t)
            exposed[seat] += 1.0 - safe
            if sum([owner[other] != seat for other in near[t]]):
                front[seat] += spare
                largest[seat] = max(largest[seat], spare)
            else:
                rear[seat] += spare
                behind = max(behind, spare) if seat == ME else behind
        front[ME] += behind + at.reserve + at.bonus
        rear[ME] -= behind
        rows = (LAND, at.lands), (EXPOSED, exposed), (FRONT, front), (REAR, rear), (LARGEST, largest)
        for weight, row in rows:
            for seat, turns in enumerate(self.turns):
                counts[seat] += (weight.now + weight.turn * turns) * row[seat]
        counts[ME] += (MY_EXPOSED.now + MY_EXPOSED.turn * self.turns[ME]) * exposed[ME]
        return holds

    def _weigh_regions(self, on: Terms, at: Position, holds: Sequence[float], counts: list[float]) -> None:
        """Count the regions that are held whole or in part."""
        owner = at.owner
        region, opened, part = self._by_seat(REGION), self._by_seat(OPEN_REGION), self._by_seat(PART)
        opened[ME] += MY_OPEN_REGION.now + MY_OPEN_REGION.turn * self.turns[ME]
        for area in on.ground.areas:
            held: dict[int, int] = {}
            for t in area.lands:
                if owner[t] >= ME:
                    held[owner[t]] = held.get(owner[t], 0) + 1
            size = len(area.lands)
            for seat, lands in held.items():
                if lands < size:
                    share = lands / size
                    counts[seat] += part[seat] * area.bonus * share * share * share
                    continue
                safe = 1.0
                for t in area.doors:
                    safe *= holds[t]
                counts[seat] += area.bonus * (region[seat] + opened[seat] * (1.0 - safe))


def read_outcome(sight: Sight) -> Outcome:
    """What decides the game, as the board and the cards tell it."""
    view, seats, number = sight.view, seats_from(sight), ground_of(sight.rules).number
    left, order = max(LAST_EPOCH - view.parts[Epochs].now, 0), view.parts[TurnOrder].seats
    later = order[order.index(sight.me) + 1 :] if sight.me in order else ()
    turns = tuple(left + (seat in later) for seat in seats)
    sure, places = [], []
    for n, seat in enumerate(seats):
        relics = relics_of(sight, seat)
        places += [(number[point], n) for relic in relics if (point := data(relic).point)]
        counts = (
            (FAITH, faith_of(view, seat)), (HEAVEN, view.land.armies(HEAVENS[seat])), (RELIC, len(relics)),
            (CARD, hand_size(sight, seat)), (GOD_OF_WAR, WAR in view.parts[Gods].of(seat)), (MINE, n == ME),
        )  # fmt: skip
        sure.append(sum((weight.now + weight.turn * turns[n]) * count for weight, count in counts))
    spaces = sight.board.realms[UNDERWORLD].spaces
    return Outcome(
        main=len(sight.board.territories),
        turns=turns,
        sure=tuple(sure),
        temples=tuple(number[where] for where in view.parts[Temples].at),
        spaces=tuple(number[t] for t, kind in spaces.items() if kind in (CRYPT, ALTAR)),
        places=tuple(places),
    )
