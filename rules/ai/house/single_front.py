"""The AI under Single Front, where one army attacks per turn: it gets all reinforcements, and armies march after it."""

from __future__ import annotations

from collections.abc import Mapping

from rules.ai.fighting import plans
from rules.ai.outlook import Answer, Sight
from rules.house.single_front import Front
from rules.kernel.values import Action, Decision
from rules.risk.combat.invasion import ToFight
from rules.risk.combat.occupy import MoveIn, ToOccupy
from rules.risk.turn.reinforce import Deploy


def hammer(sight: Sight) -> Action | None:
    """Place all reinforcements with the largest army at the front."""
    offers = sight.offers_of(Deploy)
    if not offers:
        return None
    where = sight.best(sight.front, lambda t: sight.land.armies(t))
    return Deploy(sight.number, sight.me, where, offers[0].fields["count"][-1])


def strike_out(sight: Sight) -> Action | None:
    """Attack with the largest army that has an attack worth making."""
    if sight.view.parts[Front].source:
        return None
    hopeful = [plan for plan in plans(sight) if plan.promise > 0]
    best = max(hopeful, key=lambda plan: (sight.land.armies(plan.attack.source), plan.promise), default=None)
    return best.attack if best else None


def press_on(sight: Sight) -> Action:
    """Move all armies in, as no other army may attack this turn."""
    return MoveIn(sight.number, sight.me, sight.decision.spare)


SINGLE_FRONT_ANSWERS: Mapping[type[Decision], Answer] = {ToFight: strike_out, ToOccupy: press_on}
"""Answers under this house rule that come before the family's own."""
