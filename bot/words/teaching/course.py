"""Courses as data: the position in which a game is taught, and the moments about which its guide says a line.

A course is one JSON file of a game (`Wording.course`); `docs/teaching.md` says how one is written. Everything in it is
checked as it is read.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Collection, Mapping
from dataclasses import dataclass, field
from functools import cache
from importlib.resources.abc import Traversable
from typing import Any

import msgspec

from bot.words.games import find_course
from rules import (
    GAMES,
    Action,
    Chance,
    Decision,
    Event,
    Player,
    Refused,
    Ruleset,
    Seeded,
    Setting,
    State,
    Step,
    View,
    position,
)
from rules.ai import Hint
from rules.author import MAIN, NO_TERRITORY, Board, ToReact
from rules.risk import Attack, BattleFought, Conquered, Conquests, Invasion, InvasionEnded, forecast, hand


class CourseMoment(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A moment of a course: the line `guide-<game>-<id>` is said where its conditions hold, until it is understood.

    `when` are conditions by name (`CONDITIONS`). `understood` is what counts as that: `answered` for any answer to the
    question, or a kind of answer that its player has to give. `page` is the page of rules that says more. `windows`:
    with it the question is asked what to do with cards on others' turns.
    """

    id: str
    when: dict[str, Any]
    understood: str
    page: str
    windows: bool = False


class Course(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A course: the seats (its person's first, then those of AIs), the options and the position with which it begins,
    the lines with which its guide opens (`guide-<game>-<id>`), its moments in the order in which they are said, those
    that only a real game comes to, such as its set-up (`in_game`), and the pages of rules on what it never comes to
    (`beyond`)."""

    seats: tuple[Player, ...]
    options: dict[str, str]
    position: dict[str, Any]
    opening: tuple[str, ...]
    moments: tuple[CourseMoment, ...]
    in_game: tuple[CourseMoment, ...] = ()
    beyond: tuple[str, ...] = ()
    before: str = ""


@dataclass(frozen=True)
class CourseQuestion:
    """A question, as its player sees it: what is asked, what is on offer, what is advised (None: nothing is, as at a
    table without a coach), the chance that an advised attack succeeds (1 where none is), and what has happened `since`
    the guide has spoken last (nothing where that is not kept)."""

    seen: View
    decision: Decision
    offered: Collection[str]
    hint: Hint | None = field(repr=False)
    round: int
    board: Board = field(repr=False)
    chance: float = 1.0
    since: tuple[Event, ...] = field(default=(), repr=False)

    @property
    def me(self) -> Player:
        return self.decision.player


Condition = Callable[[CourseQuestion, Any], bool]
UNLIKELY = 1 / 3
"""The chance below which an attack is unlikely to succeed."""
ANSWERED = "answered"
"""What counts as understood where any answer to the question does."""


def _is_asked(now: CourseQuestion, topic: str) -> bool:
    return now.decision.topic == topic


def _is_offered(now: CourseQuestion, kind: str) -> bool:
    return kind in now.offered


def _is_advised(now: CourseQuestion, kind: str) -> bool:
    return now.hint is not None and now.hint.action.kind == kind


def _suits(now: CourseQuestion, kind: str) -> bool:
    return now.hint is None or now.hint.action.kind == kind


def _is_led(now: CourseQuestion, wanted: bool) -> bool:
    return now.hint is not None and bool(getattr(now.hint.action, "leaders", ())) == wanted


def _goes_on(now: CourseQuestion, wanted: bool) -> bool:
    invasion, action = now.seen.parts[Invasion], None if now.hint is None else now.hint.action
    against_it = action is not None and not (isinstance(action, Attack) and action.target == invasion.target)
    return (bool(invasion.battles) and not against_it) == wanted


def _completes(now: CourseQuestion, wanted: bool) -> bool:
    target = getattr(now.hint.action, "target", NO_TERRITORY) if now.hint is not None else NO_TERRITORY
    region = now.board.region_of.get(target)
    lands = now.board.regions[region].territories if region is not None else ()
    mine = [land for land in lands if now.seen.land.owner(land) == now.me]
    return now.hint is not None and (bool(lands) and len(mine) == len(lands) - 1) == wanted


def _wins(now: CourseQuestion, wanted: bool) -> bool:
    return now.hint is not None and bool(now.hint.plan and now.hint.plan.wins) == wanted


def _is_unlikely(now: CourseQuestion, wanted: bool) -> bool:
    return (now.chance < UNLIKELY) == wanted


def _is_invading(now: CourseQuestion, wanted: bool) -> bool:
    return bool(now.seen.parts[Invasion].battles) == wanted


def _has_conquered(now: CourseQuestion, wanted: bool) -> bool:
    return bool(now.seen.parts[Conquests].taken) == wanted


def _battles(now: CourseQuestion) -> list[BattleFought]:
    """The battles in which the learner has attacked."""
    return [event for event in now.since if isinstance(event, BattleFought) and event.attacker == now.me]


def _has_fought(now: CourseQuestion, wanted: bool) -> bool:
    return bool(_battles(now)) == wanted


def _has_lost_a_tie(now: CourseQuestion, wanted: bool) -> bool:
    found = (
        attack + battle.attack_bonus * (pair == 0) == defence + battle.defence_bonus * (pair == 0)
        for battle in _battles(now)
        if not battle.ties_to_attacker
        for pair, (attack, defence) in enumerate(zip(battle.attack, battle.defence, strict=False))
    )
    shown = len(_battles(now)) == 1  # of several no dice are
    return (shown and any(found)) == wanted


def _has_failed(now: CourseQuestion, wanted: bool) -> bool:
    ended = (event for event in now.since if isinstance(event, InvasionEnded) and event.player == now.me)
    return any(now.seen.land.owner(event.target) != now.me for event in ended) == wanted


def _has_lost(now: CourseQuestion, wanted: bool) -> bool:
    taken = (event for event in now.since if isinstance(event, Conquered) and event.loser == now.me)
    return any(now.seen.land.owner(event.target) != now.me for event in taken) == wanted


def _has_happened(now: CourseQuestion, kind: str) -> bool:
    return any(event.kind == kind for event in now.since)


def _is_round(now: CourseQuestion, first: int) -> bool:
    return now.round >= first


def _is_in(now: CourseQuestion, realm: str) -> bool:
    return getattr(now.decision, "realm", MAIN) == realm


def _has_cards(now: CourseQuestion, least: int) -> bool:
    return now.seen.cards(hand(now.me)).count >= least


CONDITIONS: Mapping[str, tuple[type, Condition]] = {
    "asked": (str, _is_asked),
    "offered": (str, _is_offered),
    "advised": (str, _is_advised),
    "suits": (str, _suits),
    "led": (bool, _is_led),
    "again": (bool, _goes_on),
    "completes": (bool, _completes),
    "wins": (bool, _wins),
    "unlikely": (bool, _is_unlikely),
    "invading": (bool, _is_invading),
    "conquered": (bool, _has_conquered),
    "fought": (bool, _has_fought),
    "tied": (bool, _has_lost_a_tie),
    "failed": (bool, _has_failed),
    "lost": (bool, _has_lost),
    "happened": (str, _has_happened),
    "realm": (str, _is_in),
    "round": (int, _is_round),
    "cards": (int, _has_cards),
}
"""The conditions of moments, each with the type of its value: which question is asked; which kind of answer is on
offer, advised, or not against what is advised, if anything is; whether leaders go along with what is advised; whether
that goes on with the invasion under way; whether it takes the last territory of a region; whether the turn that is
advised wins; whether the attack that is advised is unlikely to succeed; whether an invasion is under way; whether a
territory was conquered this turn; whether, since the guide has spoken last, dice were thrown in an attack of the
learner, one of them that is shown lost a tie, an attack failed, a territory was lost, and an event of this kind
happened; in which realm beside the main map it is asked ("": in none); the first round in which it holds; how many
cards are in the hand at least."""


class BadCourse(ValueError):
    """Raised for a course that says something it may not: where, and what would be right."""


def course_of(game: str) -> Course | None:
    """The course of a game; None for a game without. Raises `BadCourse`."""
    file: Any = find_course(game)
    return None if file is None else _read_once(game, file)


def courses() -> tuple[str, ...]:
    """The games that have a course."""
    return tuple(game for game in GAMES if find_course(game) is not None)


@cache
def _read_once(game: str, file: Any) -> Course:
    return read_course(game, file)


def read_course(game: str, file: Traversable) -> Course:
    """The course in a file; raises `BadCourse`, also for a position that cannot be laid."""
    try:
        course = msgspec.convert(json.loads(file.read_text(encoding="utf-8")), Course)
        rules = ruleset_of(game, course)
        asked = lay_out(course, rules, Seeded(b"any"))
    except (ValueError, LookupError, TypeError, Refused, msgspec.ValidationError) as error:
        raise BadCourse(f"the course of {game}: {error}") from error
    for moment in (*course.moments, *course.in_game):
        _check(game, moment, rules)
    if not asked.state.unanswered or asked.state.pending[asked.state.unanswered[0]].player != course.seats[0]:
        raise BadCourse(f"the course of {game}: its position asks {course.seats[0]} nothing")
    return course


def setting_of(game: str, course: Course) -> Setting:
    """The setting with which a course begins."""
    return GAMES[game].setting(course.seats, course.options, course.before)


def ruleset_of(game: str, course: Course) -> Ruleset:
    """The rules of a course."""
    return GAMES[game].ruleset(setting_of(game, course))


def lay_out(course: Course, rules: Ruleset, chance: Chance) -> Step:
    """The step with which a course begins: its position; raises `Unreadable`."""
    return position(rules, chance=chance, **course.position)


def chance_of(rules: Ruleset, state: State, action: Action) -> float:
    """The chance that an attack succeeds; 1 for any other answer."""
    if not isinstance(action, Attack):
        return 1.0
    return forecast(rules, state, action.player, action.source, action.target, action.leaders).win


def moment_in_game(course: Course, now: CourseQuestion, understood: Collection[str]) -> CourseMoment | None:
    """The moment of a course that a question of a real game is about, and that was not understood in the course:
    another one each round, and after each conquest; None where there is none."""
    fitting = [each for each in (*course.in_game, *course.moments) if each.id not in understood and holds(each, now)]
    past = max(0, now.round - 1) + len(now.seen.parts[Conquests].taken)
    return fitting[past % len(fitting)] if fitting else None


def moment_at(course: Course, now: CourseQuestion, understood: Collection[str]) -> CourseMoment | None:
    """The first moment whose conditions hold and that is not understood yet; None where there is none."""
    return next((each for each in course.moments if each.id not in understood and holds(each, now)), None)


def holds(moment: CourseMoment, now: CourseQuestion) -> bool:
    """Whether all conditions of a moment hold."""
    return all(CONDITIONS[name][1](now, value) for name, value in moment.when.items())


def is_understood(moment: CourseMoment, answer: Action) -> bool:
    """Whether an answer shows that its player has understood a moment."""
    return moment.understood in (ANSWERED, answer.kind)


def _check(game: str, moment: CourseMoment, rules: Ruleset) -> None:
    """Raise `BadCourse` for a moment with an unknown condition, or with a value that its condition cannot have."""
    where, answers = f"the course of {game}: {moment.id}", rules.actions.kinds
    for name, value in moment.when.items():
        if name not in CONDITIONS:
            raise BadCourse(f"{where}: no condition is called {name!r}; there are {', '.join(CONDITIONS)}")
        of = CONDITIONS[name][0]
        if type(value) is not of:
            raise BadCourse(f"{where}: {name} takes {of.__name__}, not {value!r}")
        if name == "asked" and value not in _topics(rules):
            raise BadCourse(f"{where}: nothing asks {value!r}; there are {', '.join(sorted(_topics(rules)))}")
        if name in ("offered", "advised", "suits") and value not in answers:
            raise BadCourse(f"{where}: no answer is of kind {value!r}; there are {', '.join(sorted(answers))}")
        if name == "happened" and value not in rules.events.kinds:
            raise BadCourse(f"{where}: no event is of kind {value!r}")
    if moment.understood not in (ANSWERED, *answers):
        raise BadCourse(f"{where}: understood is {ANSWERED!r} or a kind of answer, not {moment.understood!r}")


def _topics(rules: Ruleset) -> set[str]:
    """The topics of everything that the rules ask."""
    return {topic for kind in rules.asked.values() for topic in (rules.opens if kind is ToReact else (kind.kind,))}
