"""The moment of a card: before an invasion when the turn is worth more with it, in the last window for its point."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator
from typing import NamedTuple

from rules.ai.lotr.cards import armies_with, dice_with, with_most
from rules.ai.lotr.reactions import react
from rules.ai.lotr.standing import for_a_quick_end, ring_decides
from rules.ai.outlook import Sight
from rules.ai.plan.answers import Looked
from rules.ai.plan.operations import best_operation, single
from rules.ai.plan.position import read_position
from rules.ai.plan.terms import Terms
from rules.kernel.context import Pass
from rules.kernel.values import Action
from rules.lotr.board import PATH
from rules.lotr.captains import A_CAPTAIN, Captains
from rules.lotr.cards_attack import Prepare, Suborn
from rules.lotr.cards_fellowship import Meddle
from rules.lotr.deck import card_data, card_title
from rules.lotr.fellowship import AFTER, NEEDED_ROLL, Crossing, Journey
from rules.lotr.sides import side
from rules.risk.combat.leaders import NO_LEADERS

LOOKED_AT = 3
"""For how many of the best first conquests of a turn chains are looked at with each card."""
TermsWith = Callable[[float], Terms]
"""The terms of the decision if so many points are gained."""


class Prepared(NamedTuple):
    """What a turn is worth that begins with a card before an invasion."""

    value: float
    action: Action


def prepare(sight: Sight, looked: Looked, terms_with: TermsWith, later: float) -> Action | None:
    """Play the card with which the turn is worth most, if that is more than the turn without, as it `looked`.

    A card brings its point whenever it is played; with a chance of `later` there will be another moment.
    """
    if not sight.offers_of(Prepare, Suborn):
        return None
    bare, firsts = 0.0, dict[tuple[int, int], float]()
    for one in looked.found:
        bare = max(bare, one.value)
        if one.end.steps:
            first = one.end.steps[0]
            firsts[first] = max(one.value, firsts.get(first, 0.0))
    likely = sorted(firsts, key=firsts.__getitem__, reverse=True)[:LOOKED_AT]
    best = max(_ways(sight, terms_with, likely, 1.0 - later), key=lambda one: one.value, default=None)
    return best.action if best and best.value > bare else None


def _ways(
    sight: Sight, terms_with: TermsWith, likely: Collection[tuple[int, int]], points: float
) -> Iterator[Prepared]:
    """Each card before each invasion that it may be played for: before the likely ones with all that follows. Nobody
    has to go on with what was declared."""
    on = terms_with(points)
    board = read_position(sight, on.ground)
    for offer in sight.offers_of(Prepare, Suborn):
        source, name = offer.fields["source"][0], card_title(offer.fields["card"][0])
        leaders = A_CAPTAIN if source in sight.view.parts[Captains].at(sight.me) else NO_LEADERS
        for target in offer.fields["target"]:
            if sight.land.owner(target) in sight.friends:
                continue
            first = here, there = on.ground.number[source], on.ground.number[target]
            more, fewer = armies_with(sight, name, target)
            start = board.fork()
            start.armies[here] += more
            start.armies[there] -= fewer
            now = on.worth(start)
            terms = terms_with(points) if first in likely else on
            terms.throw(here, there, dice_with(sight, name, source, target, leaders))
            chain = best_operation(terms, start, {first}) if first in likely else None
            plan = chain or single(on, now, start, here, there)
            yield Prepared(max(plan.value, now), with_most(sight, offer, target))


def react_for_points(sight: Sight) -> Action:
    """As `react`; but in the window in which the game ends a card is worth its point, and nothing else any more."""
    action = react(sight)
    if not isinstance(action, Pass) or sight.decision.window != AFTER or ring_decides(sight):
        return action
    ahead, now = PATH.of(sight.board)[sight.view.parts[Journey].steps :], sight.view.parts[Crossing]
    if len(ahead) > 1:
        return action
    ends = now.die + now.change >= NEEDED_ROLL
    for offer in sight.offers_of(Meddle):
        point = card_data(offer.fields["card"][0]).points.get(side(sight.me), 0)
        for change in offer.fields["change"]:
            would_end = bool(change) and now.die + now.change + change >= NEEDED_ROLL
            if would_end and (ends or for_a_quick_end(sight, point)):
                return offer.first_answer(sight.number, sight.me, change=change)
    return action
