"""A course played at the level of the rules: by its own advice, or against it, with a key of one's choice."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

from msgspec import structs

from bot.services.courses import MOST_QUESTIONS, MOST_ROUNDS, SPARED, advised_placements, count_questions
from bot.ui.decisions.advised import stop_at
from bot.words.teaching.course import (
    CourseMoment,
    CourseQuestion,
    chance_of,
    course_of,
    is_understood,
    lay_out,
    moment_at,
    ruleset_of,
)
from rules import GAMES, Action, Event, Offer, Player, Ruleset, Seeded, State, apply, default, legal, view
from rules.ai import EASY, Character, advice_as, choose, give_hint
from rules.orders import ASK, Orders, SeatOrders, StandingOrder, only_answer, settle
from rules.risk import Attack, Invasion, forecast, in_percent, this_round

Answer = Callable[[Sequence[Action], Sequence[Offer], int], Sequence[Action]]
"""(the advice, the offers, the number of the question) -> the answers of the course's person, one after the other."""


@dataclass
class PlayedCourse:
    """How a course went: who won (None: it was long enough), the questions that its person answered and how often they
    had to press for that, the questions with the moments that the guide spoke of, in order, and those understood."""

    winners: tuple[Player, ...] | None = None
    questions: int = 0
    presses: int = 0
    rounds: int = 0
    said: list[tuple[CourseQuestion, CourseMoment | None]] = field(default_factory=list)
    understood: list[str] = field(default_factory=list)
    kinds: Counter[str] = field(default_factory=Counter)


def follow(advice: Sequence[Action], offers: Sequence[Offer], number: int) -> Sequence[Action]:
    """What is advised."""
    return advice


def play_course(game: str, key: bytes, answer: Answer = follow) -> PlayedCourse:
    """Play a course to its end; an attack that was advised goes on by itself, as its button orders it."""
    course = course_of(game)
    assert course is not None
    rules, chance, played = ruleset_of(game, course), Seeded(key), PlayedCourse()
    me, *others = course.seats
    orders = Orders({me: SPARED, **dict.fromkeys(others, SeatOrders(others=StandingOrder(ASK)))})
    state, answers, since = lay_out(course, rules, chance).state, list[Action](), list[Event]()
    waiting, stop = list[Action](), 0
    campaigns = GAMES[game].campaigns
    while state.winners is None and played.questions < MOST_QUESTIONS and this_round(state) <= MOST_ROUNDS:
        settled = settle(rules, state, orders, chance)
        if settled.steps:
            since += [event for step in settled.steps for event in step.events]
            state, orders = settled.steps[-1].state, settled.orders
            continue
        number = state.unanswered[0]
        decision, offers = state.pending[number], tuple(legal(rules, state, number))
        seen = view(state, decision.player)
        if campaigns is not None and campaigns.is_won(state):
            action = default(rules, state, number)
        elif decision.player != me:
            action = choose(rules.at(state), seen, number, offers, lambda size: 0, advice_as(Character(EASY), game))
        elif waiting or (answers and _goes_on(rules.at(state), state, answers[-1], offers, number, stop)):
            action = structs.replace(waiting.pop(0) if waiting else answers[-1], decision=number)
            answers.append(action)
        elif (only := only_answer(rules.at(state), state, number)) is not None:
            action = only
        else:
            hint = give_hint(rules.at(state), seen, number, offers)
            kinds = {offer.action.kind for offer in offers}
            chance_now = chance_of(rules.at(state), state, hint.action)
            now = CourseQuestion(seen, decision, kinds, hint, this_round(state), rules.board, chance_now, tuple(since))
            moment = moment_at(course, now, played.understood)
            action, *waiting = answer(advised_placements(rules.at(state), state, hint.action), offers, number)
            since.clear()
            if isinstance(action, Attack):
                ends = (action.source, action.target, action.leaders)
                stop = stop_at(forecast(rules.at(state), state, me, *ends))
            answers.append(action)
            played.questions, played.presses = count_questions(answers), played.presses + 1
            played.kinds[decision.topic] += 1
            played.said.append((now, moment))
            if moment is not None and is_understood(moment, action):
                played.understood.append(moment.id)
        step = apply(rules, state, action, chance)
        since += step.events
        state = step.state
    played.winners, played.rounds = state.winners, this_round(state)
    return played


def _goes_on(rules: Ruleset, state: State, last: Action, offers: Sequence[Offer], number: int, stop: int) -> bool:
    """Whether the attack that was ordered goes on: it is on offer again, and its odds are not below the stop."""
    if not isinstance(last, Attack) or not state.parts[Invasion].goes(last.source, last.target):
        return False
    again = structs.replace(last, decision=number)
    odds = forecast(rules, state, last.player, last.source, last.target, last.leaders)
    return any(again in offer for offer in offers) and in_percent(odds.win) >= stop


def against(advice: Sequence[Action], offers: Sequence[Offer], number: int) -> Sequence[Action]:
    """An answer of another kind than the advice where there is one, else the one that is offered last."""
    other = [offer for offer in offers if offer.action is not type(advice[0])] or [*offers]
    offer = other[-1]
    return [offer.answer(number, advice[0].player, **{name: choices[-1] for name, choices in offer.fields.items()})]
