"""The AI under Single Front, where one army attacks per turn: it gets all reinforcements, and armies march after it."""

from __future__ import annotations

from collections.abc import Mapping

from rules.ai.fighting import plans
from rules.ai.outlook import Answer, Sight
from rules.house.single_front import Front, single_front
from rules.kernel.values import Action, Decision
from rules.risk.combat.invasion import ToFight
from rules.risk.combat.occupy import MoveIn, ToOccupy
from rules.risk.turn.reinforce import Deploy


def single(sight: Sight) -> bool:
    return sight.rules.has(single_front)


def hammer(sight: Sight) -> Action | None:
    """Place all reinforcements with the largest army at the front."""
    offers = sight.offers_of(Deploy) if single(sight) else []
    if not offers:
        return None
    where = sight.best(sight.front, lambda t: sight.land.armies(t))
    return Deploy(sight.number, sight.me, where, offers[0].fields["count"][-1])


def strike_out(sight: Sight) -> Action | None:
    """Attack with the largest army that has an attack worth making."""
    if not single(sight) or sight.view.parts[Front].source:
        return None
    hopeful = [plan for plan in plans(sight) if plan.promise > 0]
    best = max(hopeful, key=lambda plan: (sight.land.armies(plan.attack.source), plan.promise), default=None)
    return best.attack if best else None


def press_on(sight: Sight) -> Action | None:
    """Move all armies in, as no other army may attack this turn."""
    return MoveIn(sight.number, sight.me, sight.decision.spare) if single(sight) else None


SINGLE_FRONT_ANSWERS: Mapping[type[Decision], Answer] = {ToFight: strike_out, ToOccupy: press_on}
"""Answers that come before the family's own; None without the house rule."""
