"""Courses: one person's practice against an AI, from a position that is laid out, with a guide."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass, replace

from msgspec import structs

from bot.game.history import drop_undone_steps
from bot.game.loading import head_of, load
from bot.game.progress import dump_state
from bot.game.runner import GameRunner
from bot.game.session import LoggedStep, Session
from bot.refusals import NoSuchGame
from bot.scheduler import Scheduler
from bot.services.games import end_game
from bot.store import Transaction
from bot.store.models import COURSE, Guidance, NewTable, Seat, StoredCourse, StoredStep, Table, Timer
from bot.words.games import find_course
from bot.words.teaching.course import (
    Course,
    CourseMoment,
    CourseQuestion,
    chance_of,
    course_of,
    is_understood,
    lay_out,
    moment_at,
    setting_of,
)
from rules import (
    PACKAGES,
    Action,
    Refused,
    Ruleset,
    Seeded,
    State,
    Territory,
    Unreadable,
    apply,
    legal,
    plain,
    view,
)
from rules.ai import EASY, Character, give_hint
from rules.author import Pass
from rules.orders import PassTogether, Preferences, SeatOrders, write_orders
from rules.records import key_of
from rules.risk import Attack, Deploy, ToReinforce, this_round

KEPT = 7 * 24 * 3600
"""Seconds after which a course is deleted, counted from its beginning."""
FORGET = "course"
"""The kind of the timer that deletes a course."""
MOST_QUESTIONS, MOST_ROUNDS = 60, 8
"""A course ends with so many questions that its person has answered, or so many rounds, at the latest."""
MOST_PLACEMENTS = 8
"""How many placements that follow one another are advised at once, at most."""
FIRST_TURNS = range(4)
"""The rounds of a real game in which the guide speaks to newcomers: its set-up, which is no round yet, and three."""


SPARED = SeatOrders(preferences=Preferences(forced=True))
"""What a learner has said beforehand: a question that leaves one answer is answered for them."""


@dataclass(frozen=True, slots=True)
class Guide:
    """What the guide says at a question: about which moment (None: about none), what it advises (of placements all that
    follow one another), and the answer that was given `instead` of what it advised before."""

    moment: CourseMoment | None
    advice: tuple[Action, ...]
    instead: Action | None


class CourseService:
    """Begins courses, guides through them, ends them. What a course has is deleted after a week (`KEPT`)."""

    def __init__(self, runner: GameRunner, scheduler: Scheduler) -> None:
        self._runner = runner
        scheduler.handle(FORGET, self.forget_when_due)

    async def of_person(self, person: int) -> int | None:
        """The table of a person's course; None if they have none, or its game cannot be played on: a course of other
        rules, or of a package that is gone, counts as none."""
        course = await self._runner.store.read(lambda tx: tx.courses.of_person(person))
        if course is None:
            return None
        try:
            await self._runner.load(course.table)
        except Refused:
            return None
        return course.table

    async def begin(self, person: int, game: str, language: str, contribution: str) -> int:
        """Begin a course, in place of the one that the person had, unless that is the same and nothing is answered in
        it yet, as after a second tap. Returns its table.

        Raises `Refused(NoSuchGame)` for a game without a course.
        """
        course = course_of(game)
        if course is None:
            raise Refused(NoSuchGame(game))
        now, secret = self._runner.clock.now(), secrets.token_bytes(32)
        setting, known = setting_of(game, course), self._runner.games[game]

        def write(tx: Transaction) -> int:
            if (before := tx.courses.of_person(person)) is not None:
                if self._is_untouched(tx, before.table, game):
                    return before.table
                self._delete(tx, before.table)
            here = (None, tx.tables.no_channel(), person)
            new = NewTable(*here, game, dict(setting.options), language, before=course.before, coach=True)
            table = tx.tables.open(new, secret, now, PACKAGES.version_of(game))
            me, *others = course.seats
            seats = {me: Seat(me, person, contribution=contribution, joined=1, place=1)}
            for at, seat in enumerate(others, 2):
                seats[seat] = Seat(seat, ai=True, character=Character(EASY), joined=at, place=at)
            for taken in seats.values():
                tx.tables.save_seat(table.id, taken)
            tx.tables.save_orders(table.id, me, write_orders(SPARED))
            rules = known.ruleset(setting)
            step = lay_out(course, rules, Seeded(key_of(head_of(table, setting, seats))))
            events = tuple(plain(event) for event in step.events)
            made = (0, step.by, None, None, events, step.draws)
            first = StoredStep(*made, False, now, None, rules.version, dump_state(step.state))
            tx.steps.add(table.id, [first])
            waiting = dict.fromkeys(step.state.unanswered, now)
            tx.tables.change(table.id, state=COURSE, started=now, seq=0, turn=1, waiting_since=waiting)
            tx.timers.set(Timer(table.id, FORGET, 0, now + KEPT, pausable=False))
            tx.courses.add(person, table.id)
            want_guide(tx, person)
            return table.id

        return await self._runner.store.transact(write)

    def _is_untouched(self, tx: Transaction, table: int, game: str) -> bool:
        """Whether a course of this game can be read and nothing is answered in it yet."""
        try:
            session = load(tx, self._runner.games, table)
        except Refused:
            return False
        return session.game.name == game and session.table.seq == 0

    def _delete(self, tx: Transaction, table: int) -> None:
        tx.erase_table(table)
        self._runner.drop(table)

    async def forget_when_due(self, timer: Timer) -> None:
        """Delete a course whose week is over."""

        def delete(tx: Transaction) -> None:
            if tx.tables.get(timer.table) is not None:
                self._delete(tx, timer.table)

        async with self._runner.lock(timer.table):
            await self._runner.store.transact(delete)

    async def guide(self, session: Session, number: int) -> Guide | None:
        """What the guide says at a question of its person, worked out off the event loop; None at any other table, and
        where another course has taken the place of this one meanwhile.

        The moment of the question before counts as understood by then, if its answer shows it.
        """
        stored = await self._runner.store.read(lambda tx: tx.courses.of_table(session.table.id))
        course = course_of(session.game.name) if stored is not None else None
        if stored is None or course is None:
            return None
        if stored.said is None or stored.said.number != number:
            steps = await self._steps_since(session, stored)
            stored = await asyncio.to_thread(_go_on, session, course, stored, number, steps)
            written = stored
            if not await self._runner.store.transact(lambda tx: tx.courses.save(written)):
                return None
        said, read = stored.said, session.rules.actions.read
        assert said is not None, "the guide has just said something"
        moment = next((each for each in course.moments if each.id == said.moment), None)
        advice = (read(said.advice), *(read(each) for each in said.further))
        return Guide(moment, advice, None if said.instead is None else read(said.instead))

    async def _steps_since(self, session: Session, stored: StoredCourse) -> tuple[LoggedStep, ...]:
        """What was played since the guide has spoken last; nothing where it has not yet."""
        return () if stored.said is None else await self._steps(session, stored.said.seq + 1)

    async def _steps(self, session: Session, first: int) -> tuple[LoggedStep, ...]:
        """What was played from this step on and not taken back; nothing if it cannot be read."""
        try:
            return drop_undone_steps(await self._runner.steps(session, first, session.table.seq))
        except Unreadable:
            return ()

    async def want_guide(self, person: int) -> None:
        """Let the guide speak to a person in their first turns of a real game, unless they had enough of it."""
        await self._runner.store.transact(lambda tx: want_guide(tx, person))

    async def first_turns(self, session: Session, person: int) -> str:
        """How the guide stands to a person at a real table: `on`, `offered`, or "" where they see nothing of it.

        It is there in the set-up and for three turns of a game that has a course, and never for somebody who has
        finished a game.
        """
        if session.over or session.is_course or this_round(session.state) not in FIRST_TURNS:
            return ""
        if find_course(session.game.name) is None:
            return ""

        def read(tx: Transaction) -> str:
            wanted = tx.people.get(person).guide
            if wanted == "off" or tx.people.has_finished(person):
                return ""
            if wanted == "on":
                return wanted
            return "" if tx.people.has_played(person, session.game.name, session.table.id) else "offered"

        return await self._runner.store.read(read)

    async def understood(self, person: int, game: str) -> frozenset[str]:
        """The moments that a person has understood in their course of a game; none where it is of another game."""
        course = await self._runner.store.read(lambda tx: _course_in(tx, person, game))
        return frozenset() if course is None else frozenset(course[0].understood)

    async def real_table(self, person: int, game: str) -> Table | None:
        """The table of this game that a person has opened since they began its course, the last one that is open or
        running; None without one."""

        def read(tx: Transaction) -> Table | None:
            if (found := _course_in(tx, person, game)) is None:
                return None
            own = (each for each in tx.tables.of_person(person) if each.host == person and each.game == game)
            return max((each for each in own if each.id > found[1].id), key=lambda each: each.id, default=None)

        return await self._runner.store.read(read)

    async def unseen_pages(self, session: Session) -> tuple[str, ...]:
        """The pages of rules of which a course has shown its person nothing, by their last answer either; last those
        that it never comes to."""
        stored = await self._runner.store.read(lambda tx: tx.courses.of_table(session.table.id))
        course = course_of(session.game.name)
        if stored is None or course is None:
            return ()
        answer = _answer_to(stored.said, await self._steps_since(session, stored))
        understood = _understood(course, stored, answer)
        seen = {each.page for each in course.moments if each.id in understood}
        pages = dict.fromkeys((*(each.page for each in course.moments), *course.beyond))
        return tuple(page for page in pages if page not in seen)

    async def end_if_due(self, session: Session) -> Session:
        """End a course that is won, without asking what follows a victory, or that has taken as many answers or rounds
        as one may; the session after that. No other game ends by it."""
        if not session.is_course or session.over or not (session.is_won or await self._is_long(session)):
            return session
        with suppress(Refused):  # where another look at it has just ended it
            await self._runner.play(session.table.id, lambda now, tx: end_game(self._runner, now))
        return await self._runner.load(session.table.id)

    async def _is_long(self, session: Session) -> bool:
        if this_round(session.state) > MOST_ROUNDS:
            return True
        if session.table.seq < MOST_QUESTIONS:
            return False
        return count_questions(_answers_in(await self._steps(session, 1))) >= MOST_QUESTIONS


def _course_in(tx: Transaction, person: int, game: str) -> tuple[StoredCourse, Table] | None:
    """A person's course with its table; None where they have none, or one of another game."""
    stored = tx.courses.of_person(person)
    table = None if stored is None else tx.tables.get(stored.table)
    return None if stored is None or table is None or table.game != game else (stored, table)


def want_guide(tx: Transaction, person: int) -> None:
    """Let the guide speak to a person in real games, unless they had enough of it."""
    if not tx.people.get(person).guide:
        tx.people.set_guide(person, "on")


def count_questions(answers: Sequence[Action]) -> int:
    """How many questions somebody has answered: a further battle of the same attack is none, nor what is placed after
    the first armies."""
    before = [None, *answers]
    return sum(not _goes_on(answer, last) for last, answer in zip(before, answers, strict=False))


def _goes_on(answer: Action, before: Action | None) -> bool:
    if isinstance(answer, Deploy):
        return isinstance(before, Deploy)
    if not isinstance(answer, Attack) or not isinstance(before, Attack):
        return False
    return (answer.source, answer.target) == (before.source, before.target)


def _answers_in(steps: Sequence[LoggedStep]) -> list[Action]:
    """What a course's person has answered, also by an order that goes on with it; no window that passes by itself."""
    own = [step.action for step in steps if step.person is not None or step.by == "order"]
    return [action for action in own if action is not None and not isinstance(action, Pass | PassTogether)]


def _answer_to(said: Guidance | None, steps: Sequence[LoggedStep]) -> Action | None:
    """The answer to the question at which the guide has spoken last; None without one."""
    if said is None:
        return None
    return next((action for action in reversed(_answers_in(steps)) if action.decision == said.number), None)


def _go_on(
    session: Session, course: Course, stored: StoredCourse, number: int, steps: Sequence[LoggedStep]
) -> StoredCourse:
    """The course with what its guide says at this question, and with what the steps since it has spoken have shown."""
    said, answer = stored.said, _answer_to(stored.said, steps)
    understood = _understood(course, stored, answer)
    decision, offers = session.state.pending[number], tuple(session.offers(number))
    seen = session.view(decision.player)
    hint = give_hint(session.rules, seen, number, offers)
    since = tuple(event for step in steps for event in step.events_for(decision.player))
    now = CourseQuestion(
        seen,
        decision,
        {offer.action.kind for offer in offers},
        hint,
        this_round(session.state),
        session.rules.board,
        chance_of(session.rules, session.state, hint.action),
        since,
    )
    moment = moment_at(course, now, understood)
    instead = answer if said is not None and answer is not None and not _follows(answer, said.advice) else None
    about, otherwise = moment.id if moment else "", plain(instead) if instead else None
    first, *further = advised_placements(session.rules, session.state, hint.action)
    guidance = Guidance(number, about, plain(first), otherwise, session.table.seq, [plain(each) for each in further])
    return replace(stored, understood=understood, said=guidance)


def advised_placements(rules: Ruleset, state: State, advice: Action) -> list[Action]:
    """Advice with the placements that are advised after it, until nothing is left to place; those in the same territory
    together. Of any other answer it alone."""
    found = [advice]
    while isinstance(found[-1], Deploy) and len(found) <= MOST_PLACEMENTS:
        state = apply(rules, state, found[-1], Seeded(b"")).state
        asked = [number for number in state.unanswered if state.pending[number].player == advice.player]
        if not asked or not isinstance(state.pending[asked[0]], ToReinforce):
            break
        further = give_hint(rules, view(state, advice.player), asked[0], tuple(legal(rules, state, asked[0]))).action
        if not isinstance(further, Deploy):
            break
        found.append(further)
    return _add_up(found)


def _add_up(placements: Sequence[Action]) -> list[Action]:
    counts: dict[Territory, int] = {}
    for each in placements:
        if isinstance(each, Deploy):
            counts[each.where] = counts.get(each.where, 0) + each.count
    first = placements[0]
    if not isinstance(first, Deploy):
        return [first]
    return [structs.replace(first, where=where, count=count) for where, count in counts.items()]


def _understood(course: Course, stored: StoredCourse, answer: Action | None) -> tuple[str, ...]:
    """The moments that are understood, with the one of which the guide has spoken last if its answer shows it."""
    said = stored.said
    before = next((each for each in course.moments if said is not None and each.id == said.moment), None)
    if before is None or answer is None or not is_understood(before, answer):
        return stored.understood
    return (*stored.understood, before.id)


def _follows(answer: Action, advice: dict[str, object]) -> bool:
    """Whether an answer does what was advised: the same at the same places, with however many."""
    given = plain(answer)
    return all(given.get(name) == advice.get(name) for name in ("kind", "where", "source", "target", "card"))
