"""How the planner plays the Ancient Earth: to have most points when the last epoch ends."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

from rules.ai.godstorm.advice import (
    ANCIENT_EARTH,
    clean,
    epochs_left,
    hold_gods_back,
    last_chance,
    leave_heaven,
    move_in_with_gods,
    nobody_follows,
    send_gods,
    walk,
)
from rules.ai.godstorm.advice import fight as fight_easily
from rules.ai.godstorm.advice import found as found_easily
from rules.ai.godstorm.below import Below
from rules.ai.godstorm.outcome import Outcome, read_outcome
from rules.ai.godstorm.spending import SPENDING
from rules.ai.house.unplanned import unplanned
from rules.ai.outlook import Advice, Answer, Sight
from rules.ai.plan.answers import Planner
from rules.ai.plan.position import Position, ground_of
from rules.ai.plan.terms import Goal, Terms
from rules.ai.plan.weights import USUAL
from rules.godstorm.founding import Found, ToFound
from rules.godstorm.gods import Gods
from rules.godstorm.pantheons import UNDERWORLD
from rules.godstorm.underworld import ToLeaveHeaven
from rules.kernel.values import Action, Decision
from rules.risk.combat.invasion import Attack, ToFight
from rules.risk.combat.leaders import Leaders
from rules.risk.combat.occupy import MoveIn, ToOccupy
from rules.risk.turn.reinforce import Finish

WEIGHTS = replace(USUAL, least=0.6, go_on=0.75)
"""More care than elsewhere: armies that are lost do not come back in five turns."""
AT_LAST = 0.1
"""The chance below which a chain is dropped in the last turn of all, after which armies serve for nothing."""
IN_MY_LAST, FAILED = 0.4, 0.4
"""That chance in the last turn of one's own, after which armies only guard, and what a failed chain costs then."""


class MostPoints:
    """To have most points when the last epoch ends."""

    def __init__(self, sight: Sight) -> None:
        self._outcome: Outcome = read_outcome(sight)

    def goals(self, on: Terms, at: Position) -> Iterable[Goal]:
        return ()

    def worth(self, on: Terms, at: Position) -> float:
        """The chance to have most points."""
        return self._outcome.chance(on, at)


def found(sight: Sight) -> Action:
    """The god where most conquests are within reach; a temple that is held would draw him behind the border. The temple
    where `easy` has it."""
    lands = clean(sight, sight.offers[0].fields["god_at"])
    god_at = sight.best(lands, lambda t: sight.prospects(t, sight.land.armies(t)))
    return Found(sight.number, sight.me, god_at, found_easily(sight).temple_at)


def plan_ancient_earth(budget: int, *, saves: bool) -> Advice:
    """The advice with which the Ancient Earth is planned, looking at so many conquests for an answer.

    Who `saves` keeps faith for the last place of all, and plans the Underworld in the last turn; who does not plays
    both as `easy` does.
    """

    def terms_of(sight: Sight) -> Terms:
        return _terms(sight, budget)

    planner, below = Planner(terms_of), Below(terms_of)

    def fight(sight: Sight) -> Action | None:
        """Into empty land first, then as planned; at last of all whatever may succeed. Gods go where they are safe."""
        if sight.decision.realm == UNDERWORLD:
            if not (saves and is_last_turn(sight)):
                return fight_easily(sight)
            return below.fight(sight) or Finish(sight.number, sight.me)  # spaces that bring no point are left alone
        action = walk(sight) or planner.fight(sight)
        if isinstance(action, Finish) and (last := last_chance(sight)):
            action = last.attack
        return _instead(sight, action, hold_gods_back(sight, action)) if isinstance(action, Attack) else action

    def move_in(sight: Sight) -> Action | None:
        """As many as planned, and the gods with the larger part."""
        if sight.decision.target not in sight.board.region_of:
            return below.move_in(sight) if saves and is_last_turn(sight) else move_in_with_gods(sight)
        action = planner.move_in(sight)
        return _instead(sight, action, send_gods(sight, action)) if isinstance(action, MoveIn) else action

    def leave(sight: Sight) -> Action:
        return below.leave_heaven(sight) if saves and is_last_turn(sight) else leave_heaven(sight)

    answers: dict[type[Decision], Answer] = {
        **planner.answers,
        **ANCIENT_EARTH.answers,
        ToFound: found,
        **(SPENDING if saves else {}),
        ToFight: fight,
        ToOccupy: move_in,
        ToLeaveHeaven: leave,
    }
    planned: frozenset[type[Decision]] = frozenset({*planner.answers, ToLeaveHeaven})
    return replace(ANCIENT_EARTH, answers=answers, planned=planned, weights=WEIGHTS, more=unplanned(ANCIENT_EARTH))


def is_last_turn(sight: Sight) -> bool:
    """Whether I have no turn after this one."""
    return epochs_left(sight) == 1


def _terms(sight: Sight, budget: int) -> Terms:
    """No sets are traded here; gods throw for whom they stand with."""
    number, gods = ground_of(sight.rules).number, sight.view.parts[Gods]
    led: dict[int, Leaders] = {number[t]: gods.kinds_at(sight.me, t) for t in gods.of(sight.me).values()}
    on = Terms(sight, (0.0,), MostPoints(sight), budget, led)
    if nobody_follows(sight):
        on.weights = replace(on.weights, least=AT_LAST, stake=0.0)
    elif is_last_turn(sight):
        on.weights = replace(on.weights, least=IN_MY_LAST, stake=FAILED)
    return on


def _instead(sight: Sight, planned: Action, action: Action) -> Action:
    """An answer for the reasons of the one that was planned, from which it differs by its gods alone."""
    why = sight.reasoning(planned)
    if why is not None:
        sight.because(action, why)
    return action
