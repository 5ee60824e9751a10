"""How the planner plays Middle-earth: for points, or for the Ring where that decides."""

from __future__ import annotations

from dataclasses import replace
from operator import mul

from rules.ai.house.unplanned import unplanned
from rules.ai.lotr.advice import MIDDLE_EARTH
from rules.ai.lotr.cards import before_fighting, before_marching, before_reinforcing, play_for_gain
from rules.ai.lotr.moments import prepare, react_for_points
from rules.ai.lotr.points import Points, captains_of, chance_of_end
from rules.ai.lotr.ring import RingHunt, march_to_hunt
from rules.ai.lotr.standing import ring_decides
from rules.ai.outlook import Advice, Answer, Sight
from rules.ai.plan.answers import Planner
from rules.ai.plan.terms import BUDGET, Terms
from rules.ai.plan.weights import USUAL
from rules.kernel.values import Action, Decision
from rules.kernel.windows import ToReact
from rules.lotr.captains import A_CAPTAIN
from rules.risk.combat.invasion import Invasion, ToFight
from rules.risk.setup.claiming import ToClaim, ToStation
from rules.risk.turn.fortify import ToFortify
from rules.risk.turn.reinforce import ToReinforce

WEIGHTS = replace(USUAL, least=0.7, go_on=0.85)
LEAST_AT_LAST, STAKE_AT_LAST = (0.4, 0.1), (0.4, 0.0)
"""The chance below which a chain is dropped, and what a failed one costs, in a turn that is surely my last, and in one
that is the last of all."""
SETUP = 150
"""How many conquests are looked at at most for one regiment before the first turn."""
LATER = 0.4
"""How likely a card that is kept finds another moment in each round to come."""
A_SET = 7.0
"""What a set brings on average."""


def plan_middle_earth(budget: int, *, far: bool = True) -> Advice:
    """The advice with which Middle-earth is planned, looking at so many conquests for an answer.

    Unless it looks `far`, the set-up and the windows are those of `easy`, and the end of the game is taken to be one
    round away.
    """
    planner = Planner(lambda sight: terms_of(sight, budget, far=far))
    setup = Planner(lambda sight: terms_of(sight, min(budget, SETUP)))

    def place(sight: Sight) -> Action | None:
        return before_reinforcing(sight) or planner.place(sight)

    def fight(sight: Sight) -> Action | None:
        if not far:
            return before_fighting(sight) or planner.fight(sight)
        under_way = planner.carry_on(sight) if sight.view.parts[Invasion].battles else None
        return play_for_gain(sight) or under_way or prepare_or_begin(sight)

    def prepare_or_begin(sight: Sight) -> Action | None:
        looked, later = planner.look(sight), min(1.0, LATER * sight.rounds)
        prepared = prepare(sight, looked, lambda points: terms_of(sight, budget, gained=points), later)
        return prepared or planner.carry_on(sight) or planner.begin(sight, looked)

    def march(sight: Sight) -> Action | None:
        return march_to_hunt(sight) or before_marching(sight) or planner.march(sight)

    further: dict[type[Decision], Answer] = {}
    if far:
        further = {ToClaim: setup.claim, ToStation: setup.station, ToReact: react_for_points}
    answers: dict[type[Decision], Answer] = {
        **planner.answers,
        **MIDDLE_EARTH.answers,
        **further,
        ToReinforce: place,
        ToFight: fight,
        ToFortify: march,
    }
    planned = frozenset({*planner.answers, *further} - {ToReact})
    more = unplanned(MIDDLE_EARTH)
    return replace(MIDDLE_EARTH, answers=answers, planned=planned, weights=WEIGHTS, last=chance_of_end, more=more)


def terms_of(sight: Sight, budget: int = BUDGET, *, far: bool = True, gained: float = 0.0) -> Terms:
    """The terms of a decision on Middle-earth, if so many points are gained besides."""
    led = dict.fromkeys(captains_of(sight), A_CAPTAIN)
    if ring_decides(sight):
        return Terms(sight, (A_SET,), RingHunt(sight), budget, led)
    aim = Points(sight, far=far, gained=gained)
    on = Terms(sight, (A_SET,), aim, budget, led)
    if far and aim.last_of_mine:
        shares = 1.0 - aim.last_of_mine, aim.last_of_mine - aim.last_of_all, aim.last_of_all
        least, stake = (
            sum(map(mul, shares, (usual, *last)))
            for usual, last in ((on.weights.least, LEAST_AT_LAST), (on.weights.stake, STAKE_AT_LAST))
        )
        on.weights = replace(on.weights, least=least, stake=stake)
    return on
