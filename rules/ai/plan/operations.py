"""Operations: what a turn can aim at, and the chain of conquests that does best of all."""

from __future__ import annotations

from collections.abc import Container, Iterator
from functools import partial
from math import inf
from typing import NamedTuple

from rules.ai.plan.chains import FAR, HOPE, WITHIN_REACH, carry_out, chains, reckon, ways_to
from rules.ai.plan.position import EMPTY, ME, Position
from rules.ai.plan.terms import ANYWHERE, Goal, Terms


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
    weigh = partial(weigh_end, on, now, start.strength())
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
                yield weigh(end)


def weigh_end(on: Terms, now: float, armies: float, end: Position) -> Operation:
    """What it is worth to try for an end, by what the start is worth and how many armies I have: if the chain fails,
    what was committed to it is mostly gone."""
    committed = sum(end.placed.values()) + end.lost
    failed = now * max(0.3, 1.0 - on.weights.stake * committed / armies)
    return Operation(end.chance * on.worth(end) + (1.0 - end.chance) * failed, end)


def single(on: Terms, start: Position, source: int, target: int) -> Operation:
    """What it is worth to try for one conquest after which all move in, or nothing where that would succeed too
    rarely."""
    step = reckon(on, start, source, target, stays=False)
    if step is None:
        return Operation(0.0, start)
    return weigh_end(on, on.worth(start), start.strength(), carry_out(on, start, step))


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
