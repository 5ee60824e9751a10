"""How the planner plays Middle-earth, everybody for himself: most points when the Ring is destroyed."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from math import exp

from rules.ai.house.unplanned import unplanned
from rules.ai.lotr.advice import MIDDLE_EARTH, MISSION, SITE, STRONGHOLD
from rules.ai.lotr.cards import before_fighting, before_marching, before_reinforcing, mission_sites
from rules.ai.outlook import Advice, Answer, Sight
from rules.ai.plan.answers import Planner
from rules.ai.plan.position import ME, Position, ground_of, seats_from
from rules.ai.plan.terms import Goal, Terms
from rules.ai.plan.weights import USUAL
from rules.ai.plan.worth import hold, strengths
from rules.kernel.values import Action, Decision
from rules.lotr import MODE
from rules.lotr.adventures import SiteTaken, card_places, count_points, score_zone
from rules.lotr.board import PRIZES, strongholds_on
from rules.lotr.captains import A_CAPTAIN, Captains
from rules.lotr.sides import side
from rules.risk.combat.invasion import ToFight
from rules.risk.turn.fortify import ToFortify
from rules.risk.turn.reinforce import ToReinforce

WEIGHTS = replace(USUAL, rounds=2.0, least=0.7, go_on=0.85)
A_SET = 7.0
"""What a set brings on average."""
A_ROUND, FAR_AHEAD = 4.0, 6.0
"""The points that a seat of usual strength gains in a round, and how many rounds count at most."""
SURE, UNSURE = 2.0, 2.0
"""By how many points a seat must be ahead to be likely to win: at the end, and more for each round before."""
EXPOSED = 0.9
"""What of a territory's points is lost where it will not be held."""
BROKEN = 0.6
"""What of a region's points is lost where it will not be held."""


class Points:
    """To have most points at the end: those on the board now, and those that armies and income will bring."""

    def __init__(self, sight: Sight) -> None:
        seats, number = seats_from(sight), ground_of(sight.rules).number
        view, board = sight.view, sight.board
        self.rounds = min(FAR_AHEAD, sight.rounds)
        self.points = [1.0] * len(number)
        for where in strongholds_on(board):
            self.points[number[where]] += STRONGHOLD
        self.prizes = [
            (number[where], seat, float(points))
            for where, (whose, points) in PRIZES.of(board).items()
            for seat, name in enumerate(seats)
            if side(name) == whose
        ]
        self.played = [count_points(view.cards(score_zone(seat)).faces or (), side(seat)) for seat in seats]
        self.missions = {number[where] for where in mission_sites(sight)}
        self.sites = set() if view.parts[SiteTaken].where else {number[where] for where in card_places(sight.rules)}
        self.captains = {number[where] for where in view.parts[Captains].at(sight.me)}

    def goals(self, on: Terms, at: Position) -> Iterable[Goal]:
        """The sites that a captain wants to reach."""
        for where in sorted(self.missions | self.sites):
            if at.can_be_attacked(where):
                yield Goal(frozenset((where,)), 2)

    def worth(self, on: Terms, at: Position) -> float:
        """The chance to have most points, roughly."""
        strength = strengths(on, at)
        if not strength[ME]:
            return 0.0
        usual = sum(strength) / sum([each > 0.0 for each in strength])
        unsure = SURE + UNSURE * self.rounds
        hopes = [
            exp((points + A_ROUND * self.rounds * each / usual) / unsure) if each else 0.0
            for points, each in zip(self._count(on, at), strength, strict=True)
        ]
        return hopes[ME] / (sum(hopes) + on.weights.grudge * max(hopes[1:]))

    def _count(self, on: Terms, at: Position) -> list[float]:
        """Each seat's points; of mine those that will be held."""
        owner, worths = at.owner, self.points
        points = [float(each) for each in self.played]
        for t, seat in enumerate(owner):
            if seat == ME:
                points[ME] += worths[t] * (1.0 - EXPOSED * (1.0 - hold(on, at, t)))
            elif seat > ME:
                points[seat] += worths[t]
        for area in on.ground.areas:
            seat = owner[area.lands[0]]
            if seat >= ME and all(owner[t] == seat for t in area.lands):
                held = 1.0
                for t in area.doors:
                    held *= hold(on, at, t)
                points[seat] += area.bonus * (1.0 - BROKEN * (1.0 - held))
        for t, seat, more in self.prizes:
            points[seat] += more * (owner[t] == seat)
        led = [target for source, target in at.steps if at.origin.get(target, source) in self.captains]
        points[ME] += MISSION * sum(t in self.missions for t in led) + SITE * any(t in self.sites for t in led)
        return points


def plan_middle_earth(budget: int) -> Advice:
    """The advice with which Middle-earth is planned, looking at so many conquests for an answer.

    Where sides play together, or the Ring alone decides, it is that of `easy`.
    """
    planner = Planner(lambda sight: _terms(sight, budget))

    def place(sight: Sight) -> Action | None:
        return before_reinforcing(sight) or (planner.place(sight) if _is_alone(sight) else None)

    def fight(sight: Sight) -> Action | None:
        return before_fighting(sight) or (planner.fight(sight) if _is_alone(sight) else None)

    def march(sight: Sight) -> Action | None:
        return before_marching(sight) or (planner.march(sight) if _is_alone(sight) else None)

    others: dict[type[Decision], Answer] = {kind: _if_alone(answer) for kind, answer in planner.answers.items()}
    answers: dict[type[Decision], Answer] = {
        **others,
        **MIDDLE_EARTH.answers,
        ToReinforce: place,
        ToFight: fight,
        ToFortify: march,
    }
    return replace(MIDDLE_EARTH, answers=answers, weights=WEIGHTS, more=unplanned(MIDDLE_EARTH))


def _terms(sight: Sight, budget: int) -> Terms:
    aim = Points(sight)
    return Terms(sight, (A_SET,), aim, budget, dict.fromkeys(aim.captains, A_CAPTAIN))


def _is_alone(sight: Sight) -> bool:
    return MODE.of(sight.rules.options) == "alone"


def _if_alone(answer: Answer) -> Answer:
    return lambda sight: answer(sight) if _is_alone(sight) else None
