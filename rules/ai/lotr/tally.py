"""What the spaces and regions of Middle-earth count for each camp, of which only what differs is counted anew."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from itertools import compress
from math import exp, prod
from operator import ne

from rules.ai.plan.position import EMPTY, ME, Position
from rules.ai.plan.terms import Terms

WALLS = 1.4
"""What an army in a stronghold defends like, in armies elsewhere."""
SLOPE = 0.25
"""How little sharply it is decided whether an army holds, the larger it is."""
PLAIN_TO_SEE = 7.0
"""From what margin on it is plain whether a space is held."""
NOTHING = (0, 0.0, 0.0, 0.0, 0.0)
NO_REGION = ((), -1, 0.0)
Counted = tuple[tuple[tuple[int, float], ...], int, float]
"""What a region counts: by camp its share of it, who holds all of it (below 0: nobody), and what of mine may be
entered."""


class Tally:
    """What the spaces and regions of a position count.

    By camp: `points` of spaces, those `exposed`, armies at a `front` and in the `rear`, whole `regions` and shares of
    regions (`parts`). `my_open` are the points of my whole regions that may be entered. By space: the camp that holds
    it (below 0 for none), and the chance with which it is held until its owner's next turn.
    """

    __slots__ = (
        "_areas", "_armies", "_coming", "_forces", "_of", "_owner", "_spaces", "_walls", "_whole", "_worths", "camps",
        "exposed", "front", "holds", "my_open", "parts", "points", "rear", "regions",
    )  # fmt: skip

    def __init__(
        self, worths: Sequence[float], forts: Collection[int], of: Sequence[int], camps: int, lands: Sequence[int]
    ) -> None:
        """That of a board which nobody holds: the points of its spaces, its strongholds, the camp of each owner (those
        below 0 are found at the end), how many camps. By `lands` it is reckoned what each seat adds to an attack."""
        spaces = len(worths)
        self._worths, self._of = worths, of
        self._walls = [WALLS if t in forts else 1.0 for t in range(spaces)]
        self._coming = [*(0.5 * max(3.0, count / 3.0) for count in lands), 1.5, 1.5, 1.5]
        self._owner, self._armies = [EMPTY] * spaces, [0.0] * spaces
        self._forces, self._spaces = [0.0] * spaces, [NOTHING] * spaces
        self._areas: dict[int, Counted] = {}
        self._whole: frozenset[int] = frozenset()
        self.camps, self.holds = [-1] * spaces, [1.0] * spaces
        self.points, self.exposed, self.front, self.rear, self.regions, self.parts = ([0.0] * camps for _ in range(6))
        self.my_open = 0.0

    def of_position(self, on: Terms, at: Position) -> Tally:
        """The tally of another position on the same board."""
        owner, armies, near = at.owner, at.armies, on.ground.near
        owned, stood, coming = self._owner, self._armies, self._coming
        after = self._fork(owner, armies)
        camps, forces = after.camps, after._forces
        spaces = range(len(owner))
        changed = {*compress(spaces, map(ne, armies, stood)), *compress(spaces, map(ne, owner, owned))}
        touched = {*changed}
        for t in changed:
            seat = owner[t]
            camp = camps[t] = self._of[seat]
            forces[t] = armies[t] - 1.0 + coming[seat] if camp >= 0 else 0.0
            touched.update(near[t])
        after._count_spaces(on, touched)
        areas, areas_at = on.ground.areas, on.ground.areas_at
        regions = {number for t in changed for number in areas_at[t]}
        regions.update([number for number in self._whole if not touched.isdisjoint(areas[number].doors)])
        for number in regions:
            after._count_region(on, number)
        return after

    def _fork(self, owner: list[int], armies: list[float]) -> Tally:
        after = Tally.__new__(Tally)
        after._worths, after._of, after._walls, after._coming = self._worths, self._of, self._walls, self._coming
        after._owner, after._armies = owner.copy(), armies.copy()
        after._forces, after._spaces, after._areas = self._forces.copy(), self._spaces.copy(), self._areas.copy()
        after._whole = self._whole
        after.camps, after.holds = self.camps.copy(), self.holds.copy()
        after.points, after.exposed, after.front = self.points.copy(), self.exposed.copy(), self.front.copy()
        after.rear, after.regions, after.parts = self.rear.copy(), self.regions.copy(), self.parts.copy()
        after.my_open = self.my_open
        return after

    def _count_spaces(self, on: Terms, touched: Collection[int]) -> None:
        """Count these spaces anew."""
        points, exposed, front, rear = self.points, self.exposed, self.front, self.rear
        camps, forces, spaces, holds, near = self.camps, self._forces, self._spaces, self.holds, on.ground.near
        fear = on.weights.threat
        for t in touched:
            camp, worth, lost, ahead, behind = spaces[t]
            points[camp] -= worth
            exposed[camp] -= lost
            front[camp] -= ahead
            rear[camp] -= behind
            camp = camps[t]
            if camp < 0:
                spaces[t], holds[t] = NOTHING, 1.0
                continue
            threat, border = 0.0, False
            for other in near[t]:
                if camps[other] != camp:
                    border = True
                    if forces[other] > threat:
                        threat = forces[other]
            held, here = 1.0, self._armies[t]
            if threat:
                guard = here * self._walls[t]
                margin = (guard - fear * threat) / (1.0 + SLOPE * guard)
                if margin < PLAIN_TO_SEE:
                    held = 1.0 / (1.0 + exp(-margin)) if margin > -PLAIN_TO_SEE else 0.0
            worth = self._worths[t]
            lost = worth * (1.0 - held)
            ahead, behind = (here - 1.0, 0.0) if border else (0.0, here - 1.0)
            points[camp] += worth
            exposed[camp] += lost
            front[camp] += ahead
            rear[camp] += behind
            holds[t], spaces[t] = held, (camp, worth, lost, ahead, behind)

    def _count_region(self, on: Terms, number: int) -> None:
        """Count this region anew."""
        area, camps = on.ground.areas[number], self.camps
        parts, whole, opened = self._areas.get(number, NO_REGION)
        for camp, part in parts:
            self.parts[camp] -= part
        if whole >= 0:
            self.regions[whole] -= area.bonus
            self.my_open -= opened
        was_mine = whole == ME
        held = [camps[t] for t in area.lands]
        size, whole, opened, found = len(held), -1, 0.0, []
        for camp in {*held}:
            if camp < 0:
                continue
            lands = held.count(camp)
            share = lands / size
            part = area.bonus * share * share * share
            self.parts[camp] += part
            found.append((camp, part))
            if lands < size:
                continue
            whole = camp
            self.regions[camp] += area.bonus
            if camp == ME:
                opened = area.bonus * (1.0 - prod([self.holds[t] for t in area.doors]))
                self.my_open += opened
        if was_mine or whole == ME:
            self._whole = self._whole | {number} if whole == ME else self._whole - {number}
        self._areas[number] = (tuple(found), whole, opened)

    def largest(self) -> tuple[list[float], float]:
        """By camp, the largest army at a border, and the largest of mine in the rear; the one that stays behind is left
        out."""
        largest, rear, owner = [0.0] * len(self.front), 0.0, self._owner
        for seat, (camp, _, _, ahead, behind) in zip(owner, self._spaces, strict=True):
            if ahead > largest[camp]:
                largest[camp] = ahead
            elif behind > rear and seat == ME:
                rear = behind
        return largest, rear
