"""Which headquarters each seat can reach in its next turn, and how likely it is to take them."""

from __future__ import annotations

from collections.abc import Sequence
from heapq import heappop, heappush
from typing import NamedTuple

from rules.ai.plan.losses import NO_LOSSES, Losses, chance_of
from rules.ai.plan.position import EMPTY, ME, Position
from rules.ai.plan.terms import ANYWHERE, Terms

NEXT = 12.0
"""How much the way from one headquarters on to the next may cost."""
NOWHERE = -1
FEWEST_LEFT = -2.5
"""How many a stack may lack at headquarters on average, with all recruits, for its chance to be looked at."""


class Force(NamedTuple):
    """The stack that comes to some headquarters best: where it stands, what it has left there without recruits, and the
    variance of its losses. `on_the_way` are the spaces from where it stands to the headquarters, as bits."""

    source: int
    left: float
    risk: float
    on_the_way: int


class Way(NamedTuple):
    """What it costs to go from one of the headquarters on to another, and the spaces on that way, as bits."""

    cost: float
    risk: float
    on_the_way: int


class Reach:
    """Who can reach which headquarters on a board.

    `income` are each seat's recruits of a turn; `joining` tells with how many troops it joins the war if it holds no
    land (0: never again). The boards of one
    decision are much alike: what was found on the first holds for another, unless they differ on the way.
    """

    def __init__(
        self, on: Terms, at: Position, income: Sequence[int], joining: Sequence[int], first: Reach | None = None
    ) -> None:
        self._on, self._at, self._income, self._joining = on, at, income, joining
        owner, armies = at.owner, at.armies
        if first is None:
            self._costs = [_cost(on, at, t) for t in range(len(owner))]
            self._changed = 0
        else:
            was = first._at
            changed = [t for t, seat in enumerate(owner) if seat != was.owner[t] or armies[t] != was.armies[t]]
            self._costs = first._costs.copy()
            for t in changed:
                self._costs[t] = _cost(on, at, t)
            self._changed = sum([1 << t for t in changed])
        self._first = first
        self._largest = [0.0 if count else float(more) for count, more in zip(at.lands, joining, strict=True)]
        for t, seat in enumerate(owner):
            if seat >= ME and armies[t] > self._largest[seat]:
                self._largest[seat] = armies[t]
        self._forces: dict[tuple[int, int], Force] = {}
        self._ways: dict[tuple[int, int], Way] = {}

    def chance(self, seat: int, goal: int) -> float:
        """The chance of a seat to take headquarters in its next turn, with all recruits."""
        force = self.force(seat, goal)
        if force.source == NOWHERE:
            return 0.0
        guards = self._guards(seat, goal)
        return chance_of(force.left + self._income[seat] - guards.mean, force.risk + guards.variance)

    def chance_of_both(self, seat: int, one: int, other: int) -> float:
        """The chance of a seat to take two headquarters in its next turn: one after the other, or from two sides."""
        income, forces = self._income[seat], (self.force(seat, one), self.force(seat, other))
        guards = [self._guards(seat, goal) for goal in (one, other)]
        if self._at.owner[one] == self._at.owner[other]:  # whose recruits can be had only once
            guards[guards[0].mean > guards[1].mean] = NO_LOSSES
        lost, risk = guards[0].mean + guards[1].mean, guards[0].variance + guards[1].variance
        best = 0.0
        for force, here, there in ((forces[0], one, other), (forces[1], other, one)):
            if force.source != NOWHERE and force.left + income > lost:
                way = self._way_on(here, there)
                best = max(best, chance_of(force.left + income - lost - 1.0 - way.cost, force.risk + risk + way.risk))
        first, second = forces
        if NOWHERE not in (first.source, second.source) and first.source != second.source:
            left, besides = first.left - guards[0].mean, second.left - guards[1].mean
            more = min(income, max(0.0, (income + besides - left) / 2))
            apart = chance_of(left + more, first.risk + guards[0].variance)
            best = max(best, apart * chance_of(besides + income - more, second.risk + guards[1].variance))
        return best

    def _guards(self, seat: int, goal: int) -> Losses:
        """What it costs me besides that the holder of headquarters guards them with his recruits until my next turn."""
        holder, armies = self._at.owner[goal], self._at.armies[goal]
        if seat != ME or holder <= ME:
            return NO_LOSSES
        bare = self._on.losses(ANYWHERE, goal, armies)
        full = self._on.losses(ANYWHERE, goal, armies + self._income[holder])
        return Losses(full.mean - bare.mean, full.variance - bare.variance)

    def force(self, seat: int, goal: int) -> Force:
        """The stack of a seat that comes to headquarters best."""
        known = self._forces.get((seat, goal))
        if known is None:
            known = self._first.force(seat, goal) if self._first and seat != ME else None
            if known is None or known.on_the_way & self._changed:
                known = self._find_force(seat, goal)
            self._forces[seat, goal] = known
        return known

    def _find_force(self, seat: int, goal: int) -> Force:
        """From the headquarters outwards, through what the seat does not hold, until no stack of his can do better."""
        costs, near, owner, armies = self._costs, self._on.ground.near, self._at.owner, self._at.armies
        landless, largest = not self._at.lands[seat], self._largest[seat]
        source, best, risk, way = NOWHERE, FEWEST_LEFT - self._income[seat], 0.0, 1 << goal
        most = largest - 1.0 - best  # what a way may cost that is better than the best so far
        done: set[int] = set()
        edge = [(costs[goal][0], costs[goal][1], goal, 1 << goal)]
        while edge:
            cost, variance, here, behind = heappop(edge)
            if cost > most:
                break
            if here in done:
                continue
            done.add(here)
            for t in near[here]:
                holder = owner[t]
                if holder == seat or (landless and holder == EMPTY):
                    left = (largest if landless else armies[t]) - 1.0 - cost
                    if left > best:
                        source, best, risk, way = t, left, variance, behind | 1 << t
                        most = largest - 1.0 - best
                if holder != seat and t not in done:
                    lost, more = costs[t]
                    beyond = cost + 1.0 + lost
                    if beyond <= most:
                        heappush(edge, (beyond, variance + more, t, behind | 1 << t))
        return Force(source, best, risk, way)

    def _way_on(self, start: int, goal: int) -> Way:
        known = self._ways.get((start, goal))
        if known is None:
            known = self._first._way_on(start, goal) if self._first else None
            if known is None or known.on_the_way & self._changed:
                known = self._find_way(start, goal)
            self._ways[start, goal] = known
        return known

    def _find_way(self, start: int, goal: int) -> Way:
        costs, near = self._costs, self._on.ground.near
        done: set[int] = set()
        edge = [(costs[goal][0], costs[goal][1], goal, 1 << goal)]
        while edge:
            cost, variance, here, behind = heappop(edge)
            if here in done:
                continue
            done.add(here)
            for t in near[here]:
                if t == start:
                    return Way(cost, variance, behind)
                if t not in done:
                    beyond = cost + 1.0 + costs[t][0]
                    if beyond <= NEXT:
                        heappush(edge, (beyond, variance + costs[t][1], t, behind | 1 << t))
        return Way(2 * NEXT, 0.0, 1 << goal)


def _cost(on: Terms, at: Position, where: int) -> Losses:
    """What it costs to clear a space."""
    return NO_LOSSES if at.owner[where] == EMPTY else on.losses(ANYWHERE, where, at.armies[where])
