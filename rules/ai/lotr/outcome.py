"""Who will have most points when the Ring is destroyed: what the board tells of it, weighed as finished games teach."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from functools import lru_cache
from itertools import groupby
from math import comb
from operator import add, mul
from typing import NamedTuple

from rules.ai.lotr.tally import Tally
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
    "my_open": Weight(-0.183, -0.014),
}
"""What a camp counts that is still in play: for its points of territories and strongholds (`exposed`: those that the
strongest neighbour may take) and of whole regions, for its share of each region, for armies at a border and behind, the
largest army at a border, the armies of a turn, Territory cards, points of Adventure cards and captains; and what counts
besides for the camp that has just moved, whom all others can strike first (`my_open`: points of whole regions that may
be entered). Fitted as `tests/support/random_games/fit_points.py` does it, to 350 games with deals of seed 1, in which
each seat was drawn from `easy` (three times), a greedy beginner, and the planner that counted four points for each
round. `my_open` was bounded by hand afterwards, so that a region that may be entered never counts less than one that is
not held at all."""
NOW, TURN = ([getattr(weight, field) for weight in WEIGHTS.values()] for field in Weight._fields)
A_POINT = 0.25
"""How sharply a point decides when the game ends before anybody else's turn: as gently as strength decides before that,
so that whoever is far ahead or behind still takes what is to be had."""
UNLIKELY = 0.01
LONGEST = 30
"""More failed throws of the Fellowship are not reckoned with."""


class Ending(NamedTuple):
    """That so many turns follow this one, and how likely that is."""

    turns: int
    chance: float


Foreseen = tuple[list[float] | None, float, float]


class Strengths(NamedTuple):
    """By camp, what a position counts now, what more for each turn left, and what points it would bring if the game
    ended now; by space, the camp that holds it (below 0 for none), and the chance to hold it until the owner's next
    turn."""

    now: list[float]
    turn: list[float]
    points: list[float]
    camps: list[int]
    holds: list[float]


class Camps(NamedTuple):
    """Who plays for whom, from the seat that plans: the camp of each seat in the order of play, mine first.

    By camp: the points for Adventure cards, and how many captains.
    """

    of_seats: tuple[int, ...]
    played: tuple[float, ...]
    captains: tuple[float, ...]


@lru_cache(maxsize=256)
def endings(path: tuple[bool, ...], seats: int, *, at_once: bool) -> tuple[Ending, ...]:
    """When the Ring may be destroyed; `path` tells of each space ahead whether a die is needed to leave it.

    Where the last die is thrown `at_once` on arrival, that costs no turn. Up to `seats` turns are told apart, later
    ones by rounds.
    """
    dice, sure = sum(path), _count_sure_turns(path, at_once=at_once)
    chances = [comb(dice - 1 + failed, failed) / 2.0 ** (dice + failed) for failed in range(LONGEST)] if dice else [1.0]
    likely = [Ending(sure + failed, chance) for failed, chance in enumerate(chances) if chance > UNLIKELY]
    total = sum(one.chance for one in likely)
    found = []
    for _, group in groupby(likely, lambda one: one.turns if one.turns <= seats else -(one.turns // seats)):
        alike = [*group]
        chance = sum(one.chance for one in alike)
        found.append(Ending(round(sum(one.turns * one.chance for one in alike) / chance), chance / total))
    return tuple(found)


def chance_before_another_turn(path: tuple[bool, ...], *, at_once: bool) -> float:
    """The chance that the Ring is destroyed before another turn; for the arguments see `endings`."""
    return 0.0 if _count_sure_turns(path, at_once=at_once) else 0.5 ** sum(path)


def _count_sure_turns(path: tuple[bool, ...], *, at_once: bool) -> int:
    """How many turns follow if no die fails."""
    return len(path) - 1 - (at_once and len(path) > 1 and path[-1])


def turns_left(after: int, camps: Sequence[int]) -> list[float]:
    """How many of so many turns after mine a seat of each camp has; `camps` are those of the seats still in play."""
    count = len(camps)
    turns, sizes = [0.0] * (max(camps) + 1), [0] * (max(camps) + 1)
    for n, camp in enumerate(camps):
        turns[camp] += after // count if n == ME else (after + count - n) // count
        sizes[camp] += 1
    return [turn / max(1, size) for turn, size in zip(turns, sizes, strict=True)]


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
        self._of = [*camps.of_seats, -1, camps.of_seats[ME], -1]
        """The camp of each owner; those of idle armies, partners and empty spaces have negative numbers, so they are
        found at the end."""
        self._turns: dict[tuple[int, ...], tuple[list[int], list[Foreseen]]] = {}
        self._known: Tally | None = None
        """What the first position counted; of others only what differs is counted."""

    def chance(self, on: Terms, at: Position, gained: float = 0.0) -> float:
        """The chance that my camp has most points, if I get so many for cards besides: from 0 to 1."""
        of_seats = self._camps.of_seats
        alive = tuple([camp for camp, count in zip(of_seats, at.lands, strict=True) if count])
        if of_seats[ME] not in alive:
            return 0.0
        now, turn, points, _, _ = self.strengths(on, at, gained)
        rivals, ahead = self._foresee(alive)
        won = 0.0
        for turns, sharp, chance in ahead:
            if turns is None:
                mine, others = points[ME], [points[n] for n in rivals]
            else:
                mine = now[ME] + turn[ME] * turns[ME]
                others = [now[n] + turn[n] * turns[n] for n in rivals]
            won += chance * chance_of_most(on, mine, others, sharp)
        return won

    def _foresee(self, alive: tuple[int, ...]) -> tuple[list[int], list[Foreseen]]:
        """The camps other than mine, and for each ending the turns of each camp (None: nobody has one), how sharply
        strength or points decide, and how likely it is."""
        known = self._turns.get(alive)
        if known is None:
            known = self._turns[alive] = (
                [*({*alive} - {ME})],
                [
                    (turns_left(end.turns, alive), sharpness(end.turns), end.chance)
                    if end.turns
                    else (None, A_POINT, end.chance)
                    for end in self._ends
                ],
            )
        return known

    def ends_within(self, turns: int) -> float:
        """The chance that no more than so many turns follow mine."""
        return sum(end.chance for end in self._ends if end.turns <= turns)

    def strengths(self, on: Terms, at: Position, gained: float = 0.0) -> Strengths:
        """How strong each camp is, if mine gets so many points for cards besides."""
        tally = self._tally(on, at)
        counts = self._count(at, tally, gained)
        now = [sum(map(mul, NOW, counted)) for counted in counts]
        turn = [sum(map(mul, TURN, counted)) for counted in counts]
        played = [*self._camps.played]
        played[ME] += gained
        points = [*map(add, map(add, tally.points, tally.regions), played)]
        for t, whose, more in self._prizes:
            if tally.camps[t] in whose:
                points[tally.camps[t]] += more
        return Strengths(now, turn, points, tally.camps, tally.holds)

    def count(self, on: Terms, at: Position, gained: float = 0.0) -> list[tuple[float, ...]]:
        """What the weights are for, in their order, by camp."""
        return self._count(at, self._tally(on, at), gained)

    def _tally(self, on: Terms, at: Position) -> Tally:
        known = self._known
        if known is None:
            nothing = Tally(self._points, self._forts, self._of, len(self._camps.played), at.lands)
            known = self._known = nothing.of_position(on, at)
        return known.of_position(on, at)

    def _count(self, at: Position, tally: Tally, gained: float) -> list[tuple[float, ...]]:
        captains, played, camps = self._camps.captains, self._camps.played, tally.camps
        alive, income, cards = [0.0] * len(played), [0.0] * len(played), [0.0] * len(played)
        points = tally.points.copy()
        for t in self._forts:
            if camps[t] >= 0:
                income[camps[t]] += 1.0
        for t, whose, more in self._prizes:
            if camps[t] in whose:
                points[camps[t]] += more
        for camp, lands, held in zip(self._camps.of_seats, at.lands, at.cards, strict=True):
            if lands:
                alive[camp] = 1.0
                income[camp] += max(3.0, lands / 3.0)
            cards[camp] += held
        largest, behind = tally.largest()
        front, rear = tally.front, tally.rear
        return [
            (
                alive[n], points[n], tally.exposed[n], tally.regions[n], tally.parts[n],
                front[n] + behind + (at.reserve + at.bonus), rear[n] - behind, largest[n], income[n],
                cards[n] + at.conquered, played[n] + gained, captains[n], 1.0, tally.exposed[n], tally.my_open,
            )
            if n == ME
            else (
                alive[n], points[n], tally.exposed[n], tally.regions[n], tally.parts[n],
                front[n], rear[n], largest[n], income[n], cards[n], played[n], captains[n], 0.0, 0.0, 0.0,
            )
            for n in range(len(played))
        ]  # fmt: skip
