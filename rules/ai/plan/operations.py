"""Operations: what a turn can aim at, and the chain of conquests that does best of all."""

from __future__ import annotations

from collections.abc import Container, Iterator
from functools import partial
from math import inf, prod
from typing import NamedTuple

from rules.ai.plan.chains import FAR, HOPE, WITHIN_REACH, carry_out, chains, reckon, ways_to
from rules.ai.plan.losses import chance_of
from rules.ai.plan.position import EMPTY, ME, Position
from rules.ai.plan.terms import ANYWHERE, Goal, Terms

GUARDS = (0.33, 0.67)
"""What parts of a stack are tried as guards of the space from which it set out."""


class Operation(NamedTuple):
    """The end of a chain in expectation, and what it is worth; without steps: to stay as one is."""

    value: float
    end: Position


def best_operation(on: Terms, start: Position, first: Container[tuple[int, int]] | None = None) -> Operation:
    """The best of all operations that are found; of equal ones the first. None begins otherwise than with one of the
    conquests `first`, if they are given."""
    found = operations(on, start)
    if first is not None:
        found = (one for one in found if not one.end.steps or one.end.steps[0] in first)
    return max(found, key=value_of)


def value_of(operation: Operation) -> float:
    return operation.value


def operations(on: Terms, start: Position) -> Iterator[Operation]:
    """To stay as one is, every single conquest, and the chains of every goal, as long as the budget lasts."""
    now = on.worth(start)
    yield Operation(now, start)
    weigh = _Weighing(on, now, start) if on.homes else partial(weigh_end, on, now, start.strength())
    for source in start.mine():
        can = start.armies[source] + start.reserve + start.bonus - 1.0
        for target in on.ground.near[source]:
            if can >= 1.0 and can >= HOPE * start.armies[target] and start.can_be_entered(target):
                for stays in (False, True):
                    step = reckon(on, start, source, target, stays=stays)
                    if step is not None:
                        yield weigh(carry_out(on, start, step))
    for goal in (*on.aim.goals(on, start), *goals(on, start)):
        if on.left < 0:
            break
        settled = [*settlements(on, start, goal)]
        for end in settled or chains(on, start, goal):
            if settled or len(end.steps) > 1:
                yield from map(weigh, guarded(on, end))


class _Weighing:
    """What it is worth to try for an end where some spaces want guards: whoever sets out from elsewhere goes first, and
    if a chain fails that has left such a space, those who left it are gone."""

    def __init__(self, on: Terms, now: float, start: Position) -> None:
        self._on, self._now, self._start, self._armies = on, now, start, start.strength()
        self._known: dict[tuple[int, int], float] = {}

    def __call__(self, end: Position) -> Operation:
        on, homes = self._on, self._on.homes
        roots: dict[int, int] = {}
        safety: dict[int, float] = {}
        for source, target in end.steps:
            root = roots[target] = roots.get(source, source)
            safety[root] = end.safety.get(target if target in end.origin else source, 1.0)
        end.steps = tuple(sorted(end.steps, key=lambda step: roots[step[1]] in homes))
        weighed = weigh_end(on, self._now, self._armies, end)
        left = [root for root in safety if root in homes and end.armies[root] < self._start.armies[root]]
        if not left:
            return weighed
        before = prod([chance for root, chance in safety.items() if root not in homes])
        failed = failed_worth(on, self._now, self._armies, end)
        bared = min(failed, *[self._value_without(root, end) for root in left])
        return Operation(weighed.value - max(0.0, before - end.chance) * (failed - bared), end)

    def _value_without(self, began: int, end: Position) -> float:
        """What the start is worth without those who have left a space."""
        key = began, round(end.armies[began])
        if key not in self._known:
            after = self._start.fork()
            after.armies[began] = end.armies[began]
            after.reserve = max(0.0, after.reserve - sum(end.placed.values()))
            self._known[key] = self._on.worth(after)
        return self._known[key]


def failed_worth(on: Terms, now: float, armies: float, end: Position) -> float:
    """What is left where a chain fails: what was committed to it is mostly gone."""
    committed = sum(end.placed.values()) + end.lost
    return now * max(0.3, 1.0 - on.weights.stake * committed / armies)


def weigh_end(on: Terms, now: float, armies: float, end: Position) -> Operation:
    """What it is worth to try for an end, by what the start is worth and how many armies I have: if the chain fails,
    what was committed to it is mostly gone."""
    failed = failed_worth(on, now, armies, end)
    return Operation(end.chance * on.worth(end) + (1.0 - end.chance) * failed, end)


def single(on: Terms, now: float, start: Position, source: int, target: int) -> Operation:
    """What it is worth to try for one conquest after which all move in, by what the start is worth; nothing where that
    would succeed too rarely."""
    step = reckon(on, start, source, target, stays=False)
    if step is None:
        return Operation(0.0, start)
    return weigh_end(on, now, start.strength(), carry_out(on, start, step))


def guarded(on: Terms, end: Position) -> Iterator[Position]:
    """A chain, and the same with some of its last stack left behind, where it set out from a space that wants
    guards."""
    yield end
    for stands, began in end.origin.items() if on.homes else ():
        if began not in on.homes or stands not in end.safety:
            continue
        for part in GUARDS:
            guards = int(part * (end.armies[stands] - 1.0))
            safety = chance_of(end.armies[stands] - guards, end.risk[stands])
            chance = min(end.chance, end.chance / end.safety[stands] * safety)
            if guards >= 1 and chance >= on.weights.least:
                after = end.fork()
                after.armies[stands] -= guards
                after.armies[began] += guards
                after.safety[stands], after.chance = safety, chance
                yield after


def settlements(on: Terms, start: Position, goal: Goal) -> Iterator[Position]:
    """The ends of chains in which a party walks into the spaces of a goal, if nobody holds them, while the others guard
    where it set out."""
    if any(start.owner[t] != EMPTY for t in goal.targets):
        return
    costs = ways_to(on, start, goal.targets)
    near = on.ground.near
    size = 1.0 + sum(1.0 + on.tolls.get(t, 0.0) for t in goal.targets)
    for source in start.mine():
        nearest = min((costs[t] for t in near[source] if t in costs), default=FAR)
        guards = start.armies[source] - size - nearest
        if guards < 2.0 or nearest >= FAR:
            continue
        party = start.fork()
        party.armies[source] -= guards
        for end in chains(on, party, goal):
            end.armies[source] += guards
            yield end


def goals(on: Terms, at: Position) -> Iterator[Goal]:
    """To eliminate a seat, to complete a region, to break another's: whatever is not plainly out of reach."""
    owner, near = at.owner, on.ground.near
    free = at.reserve + at.bonus
    free += sum(at.armies[t] - 1.0 for t in at.mine() if any(at.can_be_entered(other) for other in near[t]))
    held: list[list[int]] = [[] for _ in at.lands]
    costs: dict[int, float] = {}
    for t, seat in enumerate(owner):
        if at.can_be_entered(t):
            costs[t] = on.losses(ANYWHERE, t, at.armies[t]).mean + 1.0
            if seat > ME:
                held[seat].append(t)
    for lands in held:
        if lands and sum([costs[t] for t in lands]) <= WITHIN_REACH * free:
            yield Goal(frozenset(lands), 4)
    for area in on.ground.areas:
        lacking = [t for t in area.lands if owner[t] != ME]
        if lacking and sum([costs.get(t, inf) for t in lacking]) <= WITHIN_REACH * free:
            yield Goal(frozenset(lacking), 3)
        holder = owner[area.lands[0]]
        if holder > ME and all(owner[t] == holder for t in area.lands):
            for t in sorted(area.doors, key=at.armies.__getitem__)[:3]:
                if all(owner[other] != ME for other in near[t]):
                    yield Goal(frozenset((t,)), 2)
