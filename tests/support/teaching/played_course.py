"""A course played at the level of the rules: by its own advice, or against it, with a key of one's choice."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

from bot.services.courses import MOST_QUESTIONS, MOST_ROUNDS, count_questions
from bot.words.teaching.course import (
    CourseQuestion,
    course_of,
    is_understood,
    lay_out,
    moment_at,
    ruleset_of,
)
from rules import Action, Offer, Player, Seeded, apply, legal, view
from rules.ai import EASY, Character, advice_as, choose, give_hint
from rules.orders import ASK, NO_ORDERS, Orders, SeatOrders, StandingOrder, settle
from rules.risk import this_round

Answer = Callable[[Action, Sequence[Offer], int], Action]
"""(the advice, the offers, the number of the question) -> the answer of the course's person."""


@dataclass
class PlayedCourse:
    """How a course went: who won (None: it was long enough), the questions that its person answered, the moments that
    the guide spoke of, in order, and those that were understood."""

    winners: tuple[Player, ...] | None = None
    questions: int = 0
    rounds: int = 0
    said: list[str] = field(default_factory=list)
    understood: list[str] = field(default_factory=list)
    kinds: Counter[str] = field(default_factory=Counter)


def play_course(game: str, key: bytes, answer: Answer = lambda advice, offers, number: advice) -> PlayedCourse:
    """Play a course to its end."""
    course = course_of(game)
    assert course is not None
    rules, chance, played = ruleset_of(game, course), Seeded(key), PlayedCourse()
    me, *others = course.seats
    orders = Orders({me: NO_ORDERS, **dict.fromkeys(others, SeatOrders(others=StandingOrder(ASK)))})
    state, answers = lay_out(course, rules, chance).state, list[Action]()
    while state.winners is None and played.questions < MOST_QUESTIONS and this_round(state) <= MOST_ROUNDS:
        settled = settle(rules, state, orders, chance)
        if settled.steps:
            state, orders = settled.steps[-1].state, settled.orders
            continue
        number = state.unanswered[0]
        decision, offers = state.pending[number], tuple(legal(rules, state, number))
        seen = view(state, decision.player)
        if decision.player != me:
            action = choose(rules.at(state), seen, number, offers, lambda size: 0, advice_as(Character(EASY), game))
        else:
            hint = give_hint(rules.at(state), seen, number, offers)
            kinds = {offer.action.kind for offer in offers}
            now = CourseQuestion(seen, decision, kinds, hint, this_round(state), rules.board)
            moment = moment_at(course, now, played.understood)
            action = answer(hint.action, offers, number)
            answers.append(action)
            played.questions = count_questions(answers)
            played.kinds[decision.topic] += 1
            if moment is not None:
                played.said.append(moment.id)
                if is_understood(moment, action):
                    played.understood.append(moment.id)
        state = apply(rules, state, action, chance).state
    played.winners, played.rounds = state.winners, this_round(state)
    return played


def against(advice: Action, offers: Sequence[Offer], number: int) -> Action:
    """An answer of another kind than the advice where there is one, else the one that is offered last."""
    other = [offer for offer in offers if offer.action is not type(advice)] or [*offers]
    offer = other[-1]
    return offer.answer(number, advice.player, **{name: choices[-1] for name, choices in offer.fields.items()})
