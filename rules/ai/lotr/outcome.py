"""Who will have most points when the Ring is destroyed: what the board tells of it, weighed as finished games teach."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from itertools import groupby
from math import comb, exp
from typing import NamedTuple

from rules.ai.plan.points import Weight, chance_of_most, sharpness
from rules.ai.plan.position import ME, Position
from rules.ai.plan.terms import Terms

WEIGHTS: dict[str, Weight] = {
    "camp": Weight(0.000, 2.941),
    "points": Weight(0.174, 0.026),
    "exposed": Weight(-0.066, -0.064),
    "regions": Weight(0.183, 0.014),
    "parts": Weight(0.078, 0.000),
    "front": Weight(0.064, 0.004),
    "rear": Weight(0.042, 0.000),
    "largest": Weight(0.018, 0.000),
    "income": Weight(0.180, 0.041),
    "cards": Weight(0.000, 0.116),
    "played": Weight(0.285, 0.028),
    "captains": Weight(0.328, 0.182),
    "mine": Weight(1.337, 0.411),
    "my_exposed": Weight(-0.088, -0.031),
    "my_open": Weight(-0.188, -0.043),
}
"""What a camp counts that is still in play: for its points of territories and strongholds (`exposed`: those that the
strongest neighbour may take) and of whole regions, for its share of each region, for armies at a border and behind, the
largest army at a border, the armies of a turn, Territory cards, points of Adventure cards and captains; and what counts
besides for the camp that has just moved, whom all others can strike first (`my_open`: points of whole regions that may
be entered). Fitted as `tests/support/random_games/fit_points.py` does it, to 350 games with deals of seed 1, in which
each seat was drawn from `easy` (three times), a greedy beginner, and the planner that counted four points for each
round."""
WALLS = 1.4
"""What an army in a stronghold defends like, in armies elsewhere."""
SLOPE = 0.25
"""How little sharply it is decided whether an army holds, the larger it is."""
PLAIN_TO_SEE = 7.0
"""From what margin on it is plain whether a space is held."""
UNLIKELY = 0.01
LONGEST = 30
"""More failed throws of the Fellowship are not reckoned with."""


class Ending(NamedTuple):
    """That so many turns follow this one, and how likely that is."""

    turns: int
    chance: float


class Strengths(NamedTuple):
    """By camp, what a position counts now, and what more for each turn left; by space, the chance to hold it until the
    owner's next turn."""

    now: list[float]
    turn: list[float]
    holds: list[float]


class Camps(NamedTuple):
    """Who plays for whom, from the seat that plans: the camp of each seat in the order of play, mine first.

    By camp: the points for Adventure cards, and how many captains.
    """

    of_seats: tuple[int, ...]
    played: tuple[float, ...]
    captains: tuple[float, ...]


def endings(path: Sequence[bool], seats: int, *, at_once: bool) -> list[Ending]:
    """When the Ring may be destroyed; `path` tells of each space ahead whether a die is needed to leave it.

    Where the last die is thrown `at_once` on arrival, that costs no turn. Up to `seats` turns are told apart, later
    ones by rounds.
    """
    dice = sum(path)
    sure = len(path) - 1 - (at_once and len(path) > 1 and path[-1])
    chances = [comb(dice - 1 + failed, failed) / 2.0 ** (dice + failed) for failed in range(LONGEST)] if dice else [1.0]
    likely = [Ending(sure + failed, chance) for failed, chance in enumerate(chances) if chance > UNLIKELY]
    total = sum(one.chance for one in likely)
    found = []
    for _, group in groupby(likely, lambda one: one.turns if one.turns <= seats else -(one.turns // seats)):
        alike = [*group]
        chance = sum(one.chance for one in alike)
        found.append(Ending(round(sum(one.turns * one.chance for one in alike) / chance), chance / total))
    return found


def turns_left(after: int, camps: Sequence[int]) -> list[float]:
    """How many of so many turns after mine a seat of each camp has; `camps` are those of the seats still in play."""
    count = len(camps)
    turns, sizes = [0.0] * (max(camps) + 1), [0] * (max(camps) + 1)
    for n, camp in enumerate(camps):
        turns[camp] += after // count if n == ME else (after + count - n) // count
        sizes[camp] += 1
    return [turn / max(1, size) for turn, size in zip(turns, sizes, strict=True)]


class Counts:
    """What is counted, by camp; for the names see `WEIGHTS`."""

    __slots__ = ("camps", *WEIGHTS)

    def __init__(self, camps: int) -> None:
        self.camps = camps
        self.camp, self.points, self.exposed, self.regions, self.parts = _rows(camps, 5)
        self.front, self.rear, self.largest, self.income, self.cards = _rows(camps, 5)
        self.played, self.captains, self.mine, self.my_exposed, self.my_open = _rows(camps, 5)


def _rows(camps: int, count: int) -> list[list[float]]:
    return [[0.0] * camps for _ in range(count)]


class Outcome:
    """The outcome of a game that is decided by points."""

    def __init__(
        self, ends: Sequence[Ending], points: Sequence[float], forts: Collection[int], camps: Camps,
        prizes: Iterable[tuple[int, Collection[int], float]],
    ) -> None:  # fmt: skip
        """`points` are those of each space, `forts` the strongholds, `prizes` the points that a space has for some
        camps alone."""
        self._ends, self._points, self._forts, self._camps = ends, points, forts, camps
        self._prizes = [*prizes]
        self._walls = [WALLS if t in forts else 1.0 for t in range(len(points))]
        self._of = [*camps.of_seats, -1, camps.of_seats[ME], -1]
        """The camp of each owner; those of idle armies, partners and empty spaces have negative numbers, so they are
        found at the end."""
        self._turns: dict[tuple[int, ...], list[tuple[list[float], float, float]]] = {}

    def chance(self, on: Terms, at: Position, gained: float = 0.0) -> float:
        """The chance that my camp has most points, if I get so many for cards besides: from 0 to 1."""
        alive = tuple(camp for camp, count in zip(self._camps.of_seats, at.lands, strict=True) if count)
        if self._camps.of_seats[ME] not in alive:
            return 0.0
        now, turn, _ = self.strengths(on, at, gained)
        rivals = {*alive} - {ME}
        won = 0.0
        for turns, sharp, chance in self._foresee(alive):
            mine = now[ME] + turn[ME] * turns[ME]
            others = [now[n] + turn[n] * turns[n] for n in rivals]
            won += chance * chance_of_most(on, mine, others, sharp)
        return won

    def _foresee(self, alive: tuple[int, ...]) -> list[tuple[list[float], float, float]]:
        """For each ending the turns of each camp, how sharply strength decides, and how likely it is."""
        known = self._turns.get(alive)
        if known is None:
            known = self._turns[alive] = [
                (turns_left(end.turns, alive), sharpness(end.turns), end.chance) for end in self._ends
            ]
        return known

    def strengths(self, on: Terms, at: Position, gained: float = 0.0) -> Strengths:
        """How strong each camp is, if mine gets so many points for cards besides."""
        counts, holds = self.count(on, at, gained)
        now, turn = [0.0] * counts.camps, [0.0] * counts.camps
        for name, weight in WEIGHTS.items():
            for camp, count in enumerate(getattr(counts, name)):
                now[camp] += weight.now * count
                turn[camp] += weight.turn * count
        return Strengths(now, turn, holds)

    def count(self, on: Terms, at: Position, gained: float = 0.0) -> tuple[Counts, list[float]]:
        """What the weights are for, by camp, and by space the chance to hold it until the owner's next turn."""
        camps = self.camps_of(at)
        counts = Counts(max(self._camps.of_seats) + 1)
        holds = self._count_spaces(on, at, camps, counts)
        self._count_regions(on, camps, holds, counts)
        for t, whose, points in self._prizes:
            if camps[t] in whose:
                counts.points[camps[t]] += points
        for camp, lands, cards in zip(self._camps.of_seats, at.lands, at.cards, strict=True):
            if lands:
                counts.camp[camp] = 1.0
                counts.income[camp] += max(3.0, lands / 3.0)
            counts.cards[camp] += cards
        counts.cards[ME] += at.conquered
        counts.front[ME] += at.reserve + at.bonus
        counts.played, counts.captains = [*self._camps.played], [*self._camps.captains]
        counts.played[ME] += gained
        counts.mine[ME], counts.my_exposed[ME] = 1.0, counts.exposed[ME]
        return counts, holds

    def camps_of(self, at: Position) -> list[int]:
        """The camp that holds each space; below 0 for none."""
        return [self._of[seat] for seat in at.owner]

    def _count_spaces(self, on: Terms, at: Position, camps: list[int], counts: Counts) -> list[float]:
        """Count points and armies; the chance with which each space is held until its next turn."""
        armies, near, worths, walls = at.armies, on.ground.near, self._points, self._walls
        points, exposed, front, rear, largest = (
            counts.points, counts.exposed, counts.front, counts.rear, counts.largest,
        )  # fmt: skip
        forces = self._forces(at, camps)
        holds, behind, fear = [1.0] * len(camps), 0.0, on.weights.threat
        for t, camp in enumerate(camps):
            if camp < 0:
                continue
            here, threat, border = armies[t], 0.0, False
            for other in near[t]:
                if camps[other] != camp:
                    border = True
                    if forces[other] > threat:
                        threat = forces[other]
            points[camp] += worths[t]
            if threat:
                guard = here * walls[t]
                margin = (guard - fear * threat) / (1.0 + SLOPE * guard)
                if margin < PLAIN_TO_SEE:
                    holds[t] = 1.0 / (1.0 + exp(-margin)) if margin > -PLAIN_TO_SEE else 0.0
                    exposed[camp] += worths[t] * (1.0 - holds[t])
            if border:
                front[camp] += here - 1.0
                if here - 1.0 > largest[camp]:
                    largest[camp] = here - 1.0
            else:
                rear[camp] += here - 1.0
                if at.owner[t] == ME and here > behind:
                    behind = here
        if behind:
            front[ME] += behind - 1.0
            rear[ME] -= behind - 1.0
        for t in self._forts:
            if camps[t] >= 0:
                counts.income[camps[t]] += 1.0
        return holds

    def _forces(self, at: Position, camps: list[int]) -> list[float]:
        """By space the armies that may attack from there in its owner's next turn; none where no camp holds it."""
        coming = [0.5 * max(3.0, count / 3.0) for count in at.lands]
        return [
            here - 1.0 + (coming[seat] if seat >= 0 else 1.5) if camp >= 0 else 0.0
            for here, seat, camp in zip(at.armies, at.owner, camps, strict=True)
        ]

    def _count_regions(self, on: Terms, camps: list[int], holds: list[float], counts: Counts) -> None:
        for area in on.ground.areas:
            held: dict[int, int] = {}
            for t in area.lands:
                camp = camps[t]
                if camp >= 0:
                    held[camp] = held.get(camp, 0) + 1
            size = len(area.lands)
            for camp, lands in held.items():
                share = lands / size
                counts.parts[camp] += area.bonus * share * share * share
                if lands < size:
                    continue
                safe = 1.0
                for t in area.doors:
                    safe *= holds[t]
                counts.regions[camp] += area.bonus
                if camp == ME:
                    counts.my_open[ME] += area.bonus * (1.0 - safe)
