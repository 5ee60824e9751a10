"""Combat: which invasion pays, when to continue or stop, how many armies move in, how to defend."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from operator import itemgetter
from typing import NamedTuple

from rules.ai.outlook import Sight
from rules.atlas import NO_TERRITORY, Territory
from rules.kernel.values import NOBODY, Action
from rules.risk.combat.battle import Conquests, Defend
from rules.risk.combat.invasion import Attack, Invasion
from rules.risk.combat.leaders import Leaders
from rules.risk.combat.occupy import MoveIn
from rules.risk.turn.reinforce import Finish

PRICE = 0.35
"""The value of a regiment early in the game, in points."""
FIRST_CARD = 0.8
"""The value of the turn's first conquest, which earns a Territory card."""


class Plan(NamedTuple):
    """An attack and its expected value in points; it pays if that is above 0."""

    promise: float
    attack: Attack


_promise: Callable[[Plan], float] = itemgetter(0)


def fight(sight: Sight) -> Action | None:
    """Continue the current invasion while it pays, else begin the most valuable one, else finish."""
    plan = best_plan(sight)
    if plan:
        return plan.attack
    return Finish(sight.number, sight.me) if sight.offers_of(Finish) else None


def best_plan(sight: Sight) -> Plan | None:
    """The attack of the highest value, if any pays. The current invasion comes first."""
    now = sight.view.parts[Invasion]
    if now.attacker == sight.me and now.attacker != NOBODY:
        under_way = max(plans(sight, now.target), key=_promise, default=None)
        if under_way and under_way.promise > 0:
            return under_way
    best = max(plans(sight), key=_promise, default=None)
    return best if best and best.promise > 0 else None


def plans(sight: Sight, only: Territory = NO_TERRITORY) -> Iterator[Plan]:
    """Every attack offered (on the territory `only`, if given), with the most dice."""
    for offer in sight.offers_of(Attack):
        source, leaders, dice = offer.fields["source"][0], offer.fields["leaders"][-1], offer.fields["dice"][-1]
        for target in offer.fields["target"]:
            if (not only or target == only) and sight.land.owner(target) not in sight.friends:
                attackers = sight.land.armies(source) - 1
                yield Plan(
                    promise(sight, source, target, attackers, leaders),
                    Attack(sight.number, sight.me, source, target, dice, leaders),
                )


def promise(sight: Sight, source: Territory, target: Territory, attackers: int, leaders: Leaders) -> float:
    """The expected value of an invasion: the chance to win times the prize, less the cost; below 0 if too risky."""
    odds = sight.chances(source, target, attackers, leaders)
    return weigh(sight, target, odds.win, odds.cost, leaders)


def weigh(sight: Sight, target: Territory, win: float, cost: float, leaders: Leaders) -> float:
    """The value of the chance `win` to conquer `target` at `cost` regiments. Late in the game regiments are cheap."""
    patience = min(1.0, sight.rounds / 3)
    if win < 0.3 + 0.3 * patience:
        return win - 1.0
    prize = sight.worth(target) + sight.advice.spoils(sight, target, leaders)
    if not sight.view.parts[Conquests].taken:
        prize += FIRST_CARD * patience
    return win * prize - PRICE * sight.price * patience * cost


def move_in(sight: Sight) -> MoveIn:
    """Move in all, none or half of the spare armies, whichever leaves both territories better off."""
    decision = sight.decision
    there, beyond = sight.land.armies(decision.source), sight.land.armies(decision.target)
    if not sight.foes(decision.source):
        return MoveIn(sight.number, sight.me, decision.spare)

    def outlook(count: int) -> float:
        stay = sight.potential(decision.source, there - count)
        return stay + sight.potential(decision.target, beyond + count)

    return MoveIn(sight.number, sight.me, max((decision.spare, 0, decision.spare // 2), key=outlook))


def defend(sight: Sight) -> Action | None:
    """Defend with the most dice, and with all leaders who can fight."""
    offers = sight.offers_of(Defend)
    if not offers:
        return None
    return Defend(sight.number, sight.me, offers[0].fields["dice"][-1], offers[0].fields["leaders"][-1])
