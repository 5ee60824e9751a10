"""What stands behind an answer of the planner: the operation in plain values, and what other answers are worth."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import Any, NamedTuple

from rules.ai.cached_odds import Chances
from rules.ai.outlook import Sight
from rules.ai.plan.chains import carry_out, reckon
from rules.ai.plan.operations import Operation, best_operation, operations
from rules.ai.plan.position import ME, Area, Position, read_position, seats_from
from rules.ai.plan.terms import Terms
from rules.ai.reasons import CounterAttack, TurnPlan
from rules.kernel.values import Action
from rules.risk.combat.expand import Expand
from rules.risk.combat.invasion import Attack
from rules.risk.combat.occupy import MoveIn
from rules.risk.turn.cards import DECK, Trade
from rules.risk.turn.fortify import Fortify
from rules.risk.turn.reinforce import Deploy, Finish

TermsOf = Callable[[Sight], Terms]
WON = 1.0 - 1e-9
"""From which worth on a position is won."""
SURE = Chances(1.0, 0.0)
"""The odds of walking into land that nobody holds."""


class Planning(NamedTuple):
    """A turn as it was planned from `start` on, by default from the position that is seen; a `Reasoning`.

    Without an `operation` an invasion under way goes on, which is not planned anew.
    """

    terms_of: TermsOf
    start: Position | None = None
    operation: Operation | None = None

    def plan(self, sight: Sight, action: Action, /) -> TurnPlan:
        on = self.terms_of(sight)
        start = self.start or read_position(sight, on.ground)
        if self.operation is None:
            return _invasion_plan(sight, on, start, action)
        end = self.operation.end
        if end.steps:
            return _turn_plan(sight, on, start, end)
        after = _position_after(sight, on, start, action) or start
        return TurnPlan((), 1.0, 0.0, counter=_counter(sight, on, after, _places_of(sight, on, action)))

    def worth(self, sight: Sight, action: Action, /) -> float | None:
        on = self.terms_of(sight)
        start = self.start or read_position(sight, on.ground)
        if isinstance(action, Finish):
            return on.worth(start)
        if isinstance(action, Attack | Expand):
            return _conquest_worth(sight, on, start, action)
        after = _position_after(sight, on, start, action)
        if after is None:
            return None
        return on.worth(after) if isinstance(action, Fortify) else best_operation(on, after).value


def _invasion_plan(sight: Sight, on: Terms, start: Position, action: Any) -> TurnPlan:
    """The one conquest with which an invasion goes on, with its exact odds."""
    odds = sight.chances(action.source, action.target, sight.land.armies(action.source) - 1)
    step = reckon(on, start, on.ground.number[action.source], on.ground.number[action.target], stays=False)
    if step is None:
        return TurnPlan(((action.source, action.target),), odds.win, odds.cost)
    end = carry_out(on, start, step)
    end.chance, end.lost = odds.win, odds.cost
    return _turn_plan(sight, on, start, end)


def _turn_plan(sight: Sight, on: Terms, start: Position, end: Position) -> TurnPlan:
    names, seats = on.ground.names, seats_from(sight)
    completed = [area for area in on.ground.areas if _holder(end, area) == ME != _holder(start, area)]
    held = [(area, _holder(start, area)) for area in on.ground.areas]
    others = range(ME + 1, len(seats))
    return TurnPlan(
        tuple((names[source], names[target]) for source, target in end.steps),
        end.chance,
        end.lost,
        tuple(area.name for area in completed),
        tuple((area.name, seats[seat]) for area, seat in held if seat > ME and _holder(end, area) != seat),
        tuple((seats[seat], start.cards[seat]) for seat in others if start.lands[seat] and not end.lands[seat]),
        card=DECK in sight.view.zones and end.conquered and not start.conquered,
        wins=on.worth(end) >= WON,
        counter=_counter(sight, on, end, _lands_at_stake(end, completed)),
    )


def _counter(sight: Sight, on: Terms, at: Position, places: Iterable[int]) -> CounterAttack | None:
    """Of all attacks on these places the one that has most armies more than defend."""
    names, seats = on.ground.names, seats_from(sight)
    worst = max(_attacks_on(on, at, places), default=None)
    if worst is None:
        return None
    _, source, target = worst
    armies, defenders = round(at.armies[source] - 1.0), max(1, round(at.armies[target]))
    return CounterAttack(seats[at.owner[source]], names[source], names[target], armies, defenders)


def _attacks_on(on: Terms, at: Position, places: Iterable[int]) -> Iterator[tuple[float, int, int]]:
    """Each attack of an enemy on one of these places of mine, with how many armies more it has than defend."""
    for target in places:
        for source in on.ground.near[target] if at.owner[target] == ME else ():
            if at.owner[source] > ME and at.owner[source] not in on.spent and at.armies[source] > 1.5:
                yield at.armies[source] - 1.0 - at.armies[target], source, target


def _position_after(sight: Sight, on: Terms, start: Position, action: Action) -> Position | None:
    """The position right after an answer that rolls no dice; None for any other."""
    number = on.ground.number
    if isinstance(action, Deploy):
        after = start.fork()
        after.armies[number[action.where]] += action.count
        after.reserve = max(0.0, after.reserve - action.count)
        return after
    if isinstance(action, Trade):
        return start.after_trade(on.set_worth(0))
    if isinstance(action, MoveIn):
        return start.moved(number[sight.decision.source], number[sight.decision.target], action.count)
    if isinstance(action, Fortify):
        return start.moved(number[action.source], number[action.target], action.count)
    return None


def _places_of(sight: Sight, on: Terms, action: Action) -> Iterator[int]:
    """The spaces that an answer strengthens."""
    named = [getattr(action, field, "") for field in ("where", "target")]
    if isinstance(action, MoveIn):
        named = [sight.decision.target if action.count else sight.decision.source]
    return (on.ground.number[where] for where in filter(None, named))


def _conquest_worth(sight: Sight, on: Terms, start: Position, action: Attack | Expand) -> float:
    """What the best operation is worth that begins so; where none does, because it is likely to fail, what winning and
    losing all are worth."""
    first = source, target = on.ground.number[action.source], on.ground.number[action.target]
    begun = [one.value for one in operations(on, start) if one.end.steps and one.end.steps[0] == first]
    if begun:
        return max(begun)
    armies = start.armies[source] - 1.0
    is_free = sight.land.armies(action.target) < 1
    odds = SURE if is_free else sight.chances(action.source, action.target, int(armies), action.leaders)
    won, lost = start.fork(), start.fork()
    loser = won.owner[target]
    won.owner[target] = ME
    won.lands[ME] += 1
    if loser > ME:
        won.lands[loser] -= 1
    won.conquered = True
    won.armies[source], won.armies[target] = 1.0, max(1.0, armies - odds.cost)
    lost.armies[source] = 1.0
    return odds.win * on.worth(won) + (1.0 - odds.win) * on.worth(lost)


def _holder(at: Position, area: Area) -> int:
    """Who holds all of a region; a number below `ME` where nobody does."""
    holder = at.owner[area.lands[0]]
    return holder if all(at.owner[t] == holder for t in area.lands) else ME - 1


def _lands_at_stake(end: Position, completed: Iterable[Area]) -> set[int]:
    """What a turn has taken, and the doors of the regions that it has completed."""
    return {target for _, target in end.steps} | {t for area in completed for t in area.doors}
