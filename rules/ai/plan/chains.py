"""Chains of conquests: how the armies of a turn reach all of a goal's spaces, and what is left of them then."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from heapq import heappop, heappush
from math import log, sqrt
from typing import NamedTuple

from rules.ai.plan.losses import chance_of
from rules.ai.plan.position import EMPTY, FRIEND, ME, Position
from rules.ai.plan.terms import ANYWHERE, Goal, Terms
from rules.risk.turn.cards import HAND_LIMIT

GARRISON = 3.0
"""How many armies move in where the stack stays behind: the dice of its last battle."""
FAR = 14.0
"""What the way to a goal may cost at most, in armies."""
HOPE = 0.8
"""The least part that a stack must be of the defenders on its way for a conquest to be looked at."""
WITHIN_REACH = 0.8
"""What part of the armies that are free beside a goal, and on the ways to it, it may cost. Of dearer goals fewer than
one in fifty is reached."""
DETOUR = 5
"""How many conquests a chain may have besides those of its goal."""
MOVES_IN, EITHER = (False,), (False, True)
"""What a stack can do after a conquest: to stay behind pays only where it has another target beside it, or another way
on to a goal whose targets lie apart."""


class Conquest(NamedTuple):
    """One conquest in expectation, before it is carried out.

    The stack on `source` draws so many armies from the reserve (`drawn`) and from what comes in (`extra`), loses `lost`
    of them, and has `left` besides the one that stays on `source`. `risk` and `safety` are the stack's after it,
    `chance` that of the whole chain.
    """

    source: int
    target: int
    stays: bool
    drawn: float
    extra: float
    lost: float
    left: float
    risk: float
    safety: float
    chance: float


def reckon(on: Terms, at: Position, source: int, target: int, *, stays: bool) -> Conquest | None:
    """What this conquest would cost; None if the chain would succeed too rarely, or nobody would stay who should.

    The stack moves in, or `stays` to go another way. Armies still to be placed are drawn as they are needed. Into land
    that nobody holds they walk, at the price of its toll.
    """
    on.left -= 1
    here, risk, least = at.armies[source], at.risk.get(source, 0.0), -1.0
    if at.owner[target] == EMPTY:
        lost, moving, least = on.tolls.get(target, 0.0), 1.0, 1.0
    else:
        lost, variance = on.losses(source, target, at.armies[target], at.origin.get(source, source))
        risk, moving = risk + variance, GARRISON
    lacking = 1.5 + lost + 1.3 * sqrt(risk) - here
    if stays:
        lacking += moving
    left, drawn, extra = here - 1.0 - lost, 0.0, 0.0
    if lacking > 0.0:
        drawn = min(at.reserve, lacking)
        extra = min(at.bonus, lacking - drawn)
        left += drawn + extra
    if left < least or (stays and left <= moving):
        return None
    safety = chance_of(left, risk)
    chance = at.chance
    if source in at.safety:
        chance = chance / at.safety[source]
    chance = min(at.chance, chance * safety)
    if chance < on.weights.least:
        return None
    return Conquest(source, target, stays, drawn, extra, lost, max(left, 1.0), risk, safety, chance)


def garrison(at: Position, target: int) -> float:
    """How many armies move into a space where the stack stays behind."""
    return 1.0 if at.owner[target] == EMPTY else GARRISON


def carry_out(on: Terms, at: Position, step: Conquest) -> Position:
    """The position after a conquest."""
    source, target, left = step.source, step.target, step.left
    after = at.fork()
    after.chance = step.chance
    origin = after.origin.get(source, source)
    if step.drawn:
        after.reserve -= step.drawn
        after.placed[origin] = after.placed.get(origin, 0.0) + step.drawn
    after.bonus -= step.extra
    after.lost += step.lost
    loser, moving = after.owner[target], garrison(at, target)
    after.owner[target] = ME
    after.lands[ME] += 1
    after.conquered |= loser != EMPTY
    after.taken |= 1 << target
    if step.stays:
        after.armies[target], after.armies[source] = moving, 1.0 + left - moving
        after.risk[source], after.safety[source] = step.risk, step.safety
    else:
        after.armies[source], after.armies[target] = 1.0, left
        after.risk[target], after.safety[target], after.origin[target] = step.risk, step.safety, origin
    after.steps = (*after.steps, (source, target))
    if loser > ME:
        after.lands[loser] -= 1
        if not after.lands[loser]:
            _take_cards(on, after, loser)
    return after


def _take_cards(on: Terms, after: Position, loser: int) -> None:
    """Take an eliminated seat's cards, and trade down as soon as they are too many."""
    after.cards[ME] += after.cards[loser]
    after.cards[loser] = 0
    if on.sets and after.cards[ME] > HAND_LIMIT:
        while after.cards[ME] >= HAND_LIMIT:
            after.cards[ME] -= 3
            after.bonus += on.set_worth(after.traded)
            after.traded += 1


def ways_to(on: Terms, at: Position, targets: Collection[int]) -> dict[int, float]:
    """What it costs to get from each enemy space on to one of the targets, through enemy land: 0 on a target."""
    owner, near, costs = at.owner, on.ground.near, dict[int, float]()
    edge = [(0.0, t) for t in targets]
    while edge:
        cost, here = heappop(edge)
        if here in costs:
            continue
        costs[here] = cost
        beyond = cost + at.armies[here] + 1.0
        if beyond <= FAR:
            for t in near[here]:
                if t not in costs and owner[t] != ME and owner[t] != FRIEND:
                    heappush(edge, (beyond, t))
    return costs


class _Node(NamedTuple):
    """A way that a chain may go on: how promising, what of the goal is still to take, and the conquest before it is
    carried out."""

    order: float
    still: float
    at: Position
    step: Conquest


def chains(on: Terms, start: Position, goal: Goal) -> list[Position]:
    """The ends of the best chains that take all of a goal, at most as many as its beam."""
    costs = ways_to(on, start, goal.targets)
    near = on.ground.near
    sources = sorted({t for target in costs for t in near[target] if start.owner[t] == ME})
    free = start.reserve + start.bonus + sum([start.armies[t] - 1.0 for t in sources])
    if sum([on.losses(ANYWHERE, t, start.armies[t]).mean + 1.0 for t in goal.targets]) > WITHIN_REACH * free:
        return []
    beam = [(sum(start.armies[t] + 1.5 for t in goal.targets), start)]
    done: list[Position] = []
    for _ in range(len(goal.targets) + DETOUR):
        found: dict[tuple[int, int], _Node] = {}
        for still, at in beam:
            for node in _ways_on(on, goal, at, still, sources, costs):
                step = node.step
                key = (at.taken | 1 << step.target, step.source if step.stays else step.target)
                if key not in found or found[key].order < node.order:
                    found[key] = node
        beam = []
        for node in sorted(found.values(), key=_order_of, reverse=True):
            if node.still < 0.5:
                done.append(carry_out(on, node.at, node.step))
            elif len(beam) < goal.beam:
                beam.append((node.still, carry_out(on, node.at, node.step)))
        if len(done) >= goal.beam or not beam or on.left < 0:
            break
    return done[: goal.beam]


def _order_of(node: _Node) -> float:
    return node.order


def _ways_on(
    on: Terms, goal: Goal, at: Position, still: float, sources: list[int], costs: Mapping[int, float]
) -> list[_Node]:
    """Every conquest of a goal's space, or of one that leads nearer to it."""
    owner, armies, near = at.owner, at.armies, on.ground.near
    unplaced = at.reserve + at.bonus - 1.0
    found = []
    for source in (*sources, *[target for _, target in at.steps]):
        can = armies[source] + unplaced
        if can < 1.0:
            continue
        beyond = [t for t in near[source] if t in costs and owner[t] != ME]
        if not beyond:
            continue
        nearest = min([costs[t] for t in beyond])
        targets = sum([not costs[t] for t in beyond])
        for target in beyond:
            cost = costs[target]
            if cost > nearest or can < HOPE * (armies[target] + cost):
                continue
            left = still if cost else still - armies[target] - 1.5
            parts = goal.apart and not cost and left > 0.5 and len(beyond) > 1
            for stays in EITHER if parts or targets > (not cost) else MOVES_IN:
                step = reckon(on, at, source, target, stays=stays)
                if step is not None:
                    found.append(_Node(_order(on, at, step, left, costs), left, at, step))
    return found


def _order(on: Terms, at: Position, step: Conquest, still: float, costs: Mapping[int, float]) -> float:
    """How promising the position after a conquest is: what is still to take, what was lost, who can go on."""
    distance = strongest = 0.0
    if still > 0.5:
        distance, strongest = FAR, 0.0
        ways = _ways_from(on, at, step.source if step.stays else step.target, step.target, costs)
        if ways:
            distance, strongest = min(ways), step.left
        else:
            for stack in at.safety:
                if stack != step.source and at.armies[stack] > strongest:
                    ways = _ways_from(on, at, stack, step.target, costs)
                    if ways:
                        distance, strongest = min(ways), at.armies[stack]
    return 0.3 * strongest - still - distance - at.lost - step.lost + 4.0 * log(step.chance)


def _ways_from(on: Terms, at: Position, stack: int, taken: int, costs: Mapping[int, float]) -> list[float]:
    owner = at.owner
    return [costs[t] for t in on.ground.near[stack] if t in costs and t != taken and owner[t] != ME]
