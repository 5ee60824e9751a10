"""The review of a game that is over: a person's turning points, each judged by what their seat could see then."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, replace

from bot.game.history import drop_undone_steps
from bot.game.progress import load_state
from bot.game.session import LoggedStep, Session
from bot.store.models import RUNNING
from rules import Action, Player, Unreadable
from rules.ai import Comparison, compare
from rules.author import TurnBegan
from rules.risk import Attack, Deploy, Expand, Finish, Fortify, MoveIn, Trade

POINTS = 5
"""How many turning points are told, at most: one a turn."""
LOOKED_AT = 80
"""How many answers are compared, at most: each takes as long as an AI's."""
LEAST = 0.005
"""What an answer must have been worth less for it to be a turning point, as a part of all there is."""
COMPARED = (Deploy, Trade, Attack, Expand, MoveIn, Fortify, Finish)


@dataclass(frozen=True, slots=True)
class TurningPoint:
    """An answer that was worth less than that of `hard`: the game as it stood then, the number of the question, what
    was answered, and both compared."""

    then: Session
    number: int
    action: Action
    comparison: Comparison

    @property
    def missed(self) -> float:
        """What the answer was worth less."""
        return self.comparison.missed


@dataclass(frozen=True, slots=True)
class Review:
    """The turning points of a person in a seat, in their order, and of how many answers: `looked_at` were compared.

    `is_measured`: the game has a measure for answers, since `hard` plans its turns.
    """

    seat: Player
    points: tuple[TurningPoint, ...]
    answers: int
    looked_at: int
    is_measured: bool


@dataclass(frozen=True, slots=True)
class OwnStep:
    """An answer of a person, and the step and the turn in which they gave it."""

    step: LoggedStep
    action: Action
    turn: int


def own_answers(steps: Sequence[LoggedStep], person: int) -> list[OwnStep]:
    """The answers of a person that are worth comparing and were not taken back; an invasion counts once."""
    return [*_own_answers(steps, person)]


def _own_answers(steps: Sequence[LoggedStep], person: int) -> Iterator[OwnStep]:
    turn, fought = 0, ("", "")
    for step in drop_undone_steps(steps):
        action = step.action
        if step.person == person and isinstance(action, COMPARED):
            ends = (action.source, action.target) if isinstance(action, Attack) else ("", "")
            if not ends[0] or ends != fought:
                yield OwnStep(step, action, turn)
            fought = ends
        turn += sum(isinstance(event, TurnBegan) for event in step.events)


def sample(answers: Sequence[OwnStep]) -> list[OwnStep]:
    """So many of these answers as are compared, spread evenly over the game."""
    if len(answers) <= LOOKED_AT:
        return [*answers]
    return [answers[at * len(answers) // LOOKED_AT] for at in range(LOOKED_AT)]


def review_of(session: Session, answers: Sequence[OwnStep], before: Mapping[int, bytes]) -> Review:
    """The review of a game from a person's answers, one at least; `before` are the snapshots before each, by its step.

    It computes for seconds: run it off the event loop.
    """
    looked_at, is_measured = 0, False
    worst: dict[int, TurningPoint] = {}
    for own in sample(answers):
        with suppress(Unreadable, LookupError, ValueError):  # of older rules, which these do not read
            point = _turning_point(session, own.action, before[own.step.seq])
            looked_at += 1
            is_measured |= point.comparison.hint.plan is not None
            if point.missed >= max(LEAST, worst[own.turn].missed if own.turn in worst else 0.0):
                worst[own.turn] = point
    points = sorted(worst.items(), key=lambda each: -each[1].missed)[:POINTS]
    told = tuple(point for _, point in sorted(points, key=_turn_of))
    return Review(answers[0].action.player, told, len(answers), looked_at, is_measured)


def _turn_of(point: tuple[int, TurningPoint]) -> int:
    return point[0]


def _turning_point(session: Session, action: Action, before: bytes) -> TurningPoint:
    """An answer beside that of `hard`, by what its seat could see then."""
    state = load_state(session.rules, before)
    then = replace(session, rules=session.rules.at(state), state=state, table=replace(session.table, state=RUNNING))
    offers = tuple(then.offers(action.decision))
    return TurningPoint(
        then, action.decision, action, compare(then.rules, then.view(action.player), action.decision, offers, action)
    )
