"""Hints and reviews: what `hard` would answer in the place of a player and why, and what other answers are worth."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from rules.ai.characters import Character, advice_as
from rules.ai.choosing import answer_of, check_question, sight_of
from rules.ai.outlook import Sight
from rules.ai.reasons import CounterAttack, TurnPlan
from rules.ai.strengths import HARD
from rules.atlas import Territory
from rules.kernel.offers import Offer
from rules.kernel.ruleset import Ruleset
from rules.kernel.values import Action
from rules.kernel.view import View
from rules.risk.combat.occupy import MoveIn
from rules.risk.setup.claiming import Station
from rules.risk.turn.cards import Trade
from rules.risk.turn.fortify import Fortify
from rules.risk.turn.reinforce import Deploy
from rules.risk.turn.share_out import ShareOut


@dataclass(frozen=True, slots=True)
class Hint:
    """What `hard` would answer to a question, and why.

    `plan` is the turn that the answer is part of; None where none was planned. `counter` is the counter-attack to fear
    most, on what the plan takes or the answer strengthens; None where nobody can strike. `only`: no other answer is on
    offer. `keeps_set`: a set could be traded in now, and the turn is worth more without that. `last`: in one's own
    turn, the chance that nobody has another before the game ends.
    """

    action: Action
    plan: TurnPlan | None = None
    counter: CounterAttack | None = None
    only: bool = False
    keeps_set: bool = False
    last: float = 0.0


@dataclass(frozen=True, slots=True)
class Comparison:
    """An answer beside that of `hard`: its hint, and what the position is worth with either, from 0 (out) to 1 (won).

    Both are 0 where there is nothing to compare: it is the same answer, or no turn was planned.
    """

    hint: Hint
    chosen: float = 0.0
    best: float = 0.0

    @property
    def missed(self) -> float:
        """What the answer is worth less; below 0 where it is better than that of `hard`."""
        return self.best - self.chosen


def give_hint(rules: Ruleset, view: View, number: int, offers: Sequence[Offer]) -> Hint:
    """What `hard` would answer to the viewer's pending decision `number`, and why; the same for every position that
    looks alike to the viewer. For the arguments, and what is raised, see `choose`.

    >>> from rules import GAMES, legal, position, ruleset, view
    >>> from rules.ai import give_hint
    >>> rules = ruleset(GAMES["classic"].setting(("red", "blue", "green"), {"mode": "conquest"}))
    >>> australia = "red: eastern_australia western_australia:9 new_guinea; blue: indonesia siam:3; green: *"
    >>> state = position(rules, australia, step="combat").state
    >>> number = state.unanswered[0]
    >>> hint = give_hint(rules, view(state, "red"), number, tuple(legal(rules, state, number)))
    >>> hint.action.target, hint.plan.completed, hint.counter.source, hint.counter.armies
    ('indonesia', ('oceania',), 'siam', 2)
    """
    return _hint_for(_sight(rules, view, number, offers))


def compare(rules: Ruleset, view: View, number: int, offers: Sequence[Offer], action: Action) -> Comparison:
    """An answer to the viewer's decision `number` beside that of `hard`. For the other arguments, and what is raised,
    see `choose`."""
    sight = _sight(rules, view, number, offers)
    hint = _hint_for(sight)
    reasoning = sight.reasoning(hint.action)
    if hint.action == action or reasoning is None:
        return Comparison(hint)
    chosen, best = reasoning.worth(sight, action), reasoning.worth(sight, hint.action)
    return Comparison(hint) if chosen is None or best is None else Comparison(hint, chosen, best)


def _sight(rules: Ruleset, view: View, number: int, offers: Sequence[Offer]) -> Sight:
    check_question(rules, view, number, offers)
    return sight_of(rules, view, number, offers, lambda size: 0, advice_as(Character(HARD), rules.name))


def _hint_for(sight: Sight) -> Hint:
    offers = sight.offers
    if len(offers) == 1 and len(offers[0]) == 1:
        return Hint(offers[0].first_answer(sight.number, sight.me), only=True)
    action = answer_of(sight)
    reasoning, last = sight.reasoning(action), sight.last
    plan = reasoning.plan(sight, action) if reasoning else None
    counter = plan.counter if plan else _counter(sight, action)
    keeps_set = bool(plan) and isinstance(action, Deploy) and bool(sight.offers_of(Trade))
    return Hint(action, plan, counter if last < 1.0 else None, keeps_set=keeps_set, last=last)


def _counter(sight: Sight, action: Action) -> CounterAttack | None:
    """Of all attacks on what an answer strengthens the one that has most armies more than defend then."""
    land = sight.land
    found = [
        (land.armies(source) - 1 - armies, source, target, armies)
        for target, armies in _places_of(sight, action)
        for source in sight.foes(target)
        if land.owner(source) not in sight.spent and land.armies(source) > 1
    ]
    if not found:
        return None
    _, source, target, armies = max(found)
    return CounterAttack(land.owner(source), source, target, land.armies(source) - 1, armies)


def _places_of(sight: Sight, action: Any) -> Iterator[tuple[Territory, int]]:
    """My territories on which an answer puts armies, with how many stand there then."""
    armies = sight.land.armies
    if isinstance(action, Deploy | ShareOut):
        yield action.where, armies(action.where) + action.count
    if isinstance(action, Station) and sight.land.owner(action.where) == sight.me:
        yield action.where, armies(action.where) + 1
    if isinstance(action, Fortify):
        yield action.target, armies(action.target) + action.count
    if isinstance(action, MoveIn):
        where = sight.decision.target if action.count else sight.decision.source
        yield where, armies(where) + action.count
