"""A table at which everything is used that touches time, at random, and what its clocks must say then.

`TimedTable` does something random with the bot (answers, undo, pace, quiet hours, zones, vacations, pauses, votes,
substitutes, handovers, downtime, a channel that is lost or changed, going back) and keeps its own account of each
question: to whom it was put, how many counted seconds it was given, and how many of them are left.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from contextlib import suppress
from dataclasses import dataclass, replace
from itertools import pairwise
from random import Random
from typing import Any

from support.made_up import tiny_game as tiny
from support.made_up.game_fixture import ALICE, BLUE, BOB, CAROL, CHANNEL, GREEN, RED, Backend

from bot.channels.parking import Parking
from bot.game.deadlines import DUE, REMIND, clock_reading, hours_at, resume_after_downtime
from bot.game.progress import time_allowed
from bot.game.session import Session
from bot.game.vote_rules import PAUSE, REPLACEMENT, RESUME, REWIND, YES
from bot.pace import (
    ALWAYS,
    BRISK,
    DAILY,
    FRIENDLY,
    FULL,
    LIVE,
    Hours,
    bank_at,
    bank_seconds,
    own_pace,
    time_given,
)
from bot.refusals import UndoNotFree
from bot.services.plans import PlanService
from bot.services.reminders import ReminderService
from bot.services.timeouts import TimeoutService
from bot.services.vacations import DAY, VacationService, days_taken
from bot.store import Transaction
from bot.store.models import BARRED, ENDED, Table, Timer
from rules import Player, Refused
from rules.author import Pass
from rules.orders import ASK, StandingOrder

HOUR = 3600
DORA = 1004
PEOPLE = (ALICE, BOB, CAROL, DORA)
SEATS = (RED, BLUE, GREEN)
ZONES = ("UTC", "Europe/Paris", "America/New_York", "Asia/Kolkata")
HOURS = own_pace(6 * HOUR, 0, 0, HOUR, 3 * DAY)
PACES = (FRIENDLY, DAILY, BRISK, LIVE, HOURS, own_pace(20 * HOUR, 50 * HOUR, 3 * HOUR, 9 * HOUR, 5 * DAY))


class TimedBackend(Backend):
    """The bot without Discord, with all that handles time."""

    trouble = ""

    async def open(self) -> None:
        await super().open()
        self.plans = PlanService(self.runner, self.scheduler)
        self.timeouts = TimeoutService(self.runner, self.scheduler)
        self.vacations = VacationService(self.runner)
        self.reminders = ReminderService(self.runner, self.scheduler, self._is_there)
        self.parking = Parking(self.runner, self.scheduler, self._look, self._is_posted)

    async def _is_there(self, guild: int | None, person: int) -> bool:
        return False

    async def _look(self, table: Table) -> str:
        return self.trouble

    async def _is_posted(self, posted: object) -> bool:
        return True


@dataclass(frozen=True)
class Question:
    """A question as it should be timed: to whom it was put, what it was given, and what is left, in counted seconds."""

    person: int
    given: int
    left: int

    def later(self, counted: int) -> Question:
        """The question after so many counted seconds."""
        return replace(self, left=max(self.left - counted, 0))


@dataclass(frozen=True)
class Seen:
    """What the bot has stored: running deadlines and reminders by number, the time left of each, and the time banks."""

    timers: dict[int, Timer]
    reminders: dict[int, Timer]
    left: dict[int, int]
    asked: dict[int, int]
    respondents: dict[int, int | None]
    banks: dict[str, int]
    stopped: bool


class TimedTable:
    """A table of three people at a random pace, and the account of its questions."""

    def __init__(self, backend: TimedBackend, seed: int) -> None:
        self.backend, self.random = backend, Random(seed)
        self.table, self.rests = 0, False
        self.done: list[str] = []
        self.running: dict[int, Question] = {}
        self.answered: dict[int, Question] = {}
        self.ever: set[tuple[str, int]] = set()
        self.slept: dict[int, list[tuple[int, int, int]]] = {person: [] for person in PEOPLE}

    @property
    def now(self) -> int:
        return self.backend.clock.at

    async def begin(self) -> None:
        """Three people sit down and begin."""
        backend = self.backend
        self.table = (await backend.lobby()).table.id
        await backend.lobbies.set_pace(self.table, ALICE, self.random.choice(PACES[1:]))
        for person, seat in zip(PEOPLE, SEATS, strict=False):
            await backend.lobbies.join(self.table, person, seat, backend.press())
        await backend.start(self.table, ALICE)
        await self.agree("the start")

    async def play(self, steps: int) -> None:
        """Do so many random things, and compare after each."""
        for _ in range(steps):
            tool = self.random.choice(TOOLS)
            await tool(self)
            if (await self.session()).table.state == ENDED:
                return
            await self.wait(self.random.choice((0, 60, 20 * 60, HOUR, 3 * HOUR, 9 * HOUR, 30 * HOUR)))
            if (await self.session()).table.state == ENDED:
                return

    async def session(self) -> Session:
        return await self.backend.sessions.load(self.table)

    # ---- what the bot says, and what it should say

    async def look(self) -> Seen:
        """What is stored now."""

        def read(tx: Transaction) -> Seen:
            reading = clock_reading(tx, self.table, self.now)
            seats, timers = tx.tables.seats(self.table), {t.subject: t for t in tx.timers.of(self.table, DUE)}
            table = tx.tables.get(self.table)
            assert table is not None
            left = {n: hours_at(tx, self.table, seats[t.seat]).between(reading, t.due_at) for n, t in timers.items()}
            banks = {c: bank_at(table.pace, s.bank, s.banked, reading) for c, s in seats.items()}
            people = {n: seats[t.seat].respondent for n, t in timers.items()}
            reminders = {t.subject: t for t in tx.timers.of(self.table, REMIND)}
            stopped = tx.tables.stopped_since(self.table) is not None
            return Seen(timers, reminders, left, dict(table.waiting_since), people, banks, stopped)

        return await self.backend.store.read(read)

    async def agree(self, what: str) -> None:
        """Compare the account with what is stored. At a table that wakes up, questions may have their full time."""
        seen, session = await self.look(), await self.session()
        if session.table.state == ENDED:
            return
        paused = session.table.paused is not None
        for number, timer in seen.timers.items():
            person, was = seen.respondents[number], self.running.get(number)
            assert person is not None, self.told(f"{what}: nobody is there to answer {number}")
            known = was or self.answered.get(number)
            full = time_given(
                session.table.pace, time_allowed(session.state, number), bank_seconds(session.table.pace, timer.bank)
            )
            assert full is not None, self.told(f"{what}: a deadline at a table without")
            woken = self.rests and was is None and seen.left[number] == full
            if known is None or woken:
                assert seen.left[number] == timer.given == full, self.told(f"{what}: {number} is not asked anew")
                known = Question(person, full, full)
            elif known.person != person and (timer.seat, person) in self.ever and (was is not None or paused):
                known = replace(known, person=person)
            elif known.person != person:
                assert seen.left[number] == full, self.told(f"{what}: {number} is not asked anew of {person}")
                known = Question(person, full, full)
            assert seen.left[number] == known.left, self.told(f"{what}: {number} should have {known.left}, {seen.left}")
            assert timer.given == known.given, self.told(f"{what}: {number}: {timer.given} given, not {known.given}")
            self.running[number] = known
            self.answered.pop(number, None)
            if (reminder := seen.reminders.get(number)) is not None:
                assert reminder.due_at <= timer.due_at
        for number in tuple(self.running.keys() - seen.timers.keys()):
            self.answered[number] = self.running.pop(number)
        self.rests = not session.is_attended
        self.ever |= {(seat, held.person) for seat, held in session.seats.items() if held.person is not None}
        assert all(0 <= bank <= FULL for bank in seen.banks.values())

    def told(self, what: str) -> str:
        return "\n".join([*self.done, what])

    # ---- time

    async def wait(self, seconds: int) -> None:
        """Let time pass, and run the timers that are due."""
        end = self.now + seconds
        while True:
            await self.backend.runner.wait_until_idle()
            due = await self.backend.store.read(lambda tx: tx.timers.next(self.now))
            until = end if due is None else min(end, due)
            await self.pass_time(until)
            before = await self.look()
            late = {n for n, t in before.timers.items() if t.due_at <= self.now and not before.stopped}
            assert all(self.running[n].left == 0 for n in late), self.told("a deadline came too soon")
            assert all(n in late for n, q in self.running.items() if not q.left and not before.stopped)
            await self.backend.scheduler.fire_due()
            await self.backend.runner.wait_until_idle()
            self.done.append(f"wait until {until}")
            await self.agree("time has passed")
            if until == end or (await self.session()).table.state == ENDED:
                return

    async def pass_time(self, until: int) -> None:
        """The account of the time until a moment, in which no timer is due."""
        if until <= self.now:
            return
        counted = await self.count(until)
        await self.note_sleep(until)
        stopped = (await self.look()).stopped
        if not stopped:
            for account in (self.running, self.answered):
                for number, question in account.items():
                    account[number] = question.later(counted[question.person])
        self.backend.clock.at = until

    async def count(self, until: int) -> dict[int, int]:
        """The seconds until a moment that count for each person."""

        def read(tx: Transaction) -> dict[int, int]:
            hours = {person: tx.people.get(person).hours for person in PEOPLE}
            away = {person: tx.vacations.of(self.table, person) for person in PEOPLE}
            return {each: replace(hours[each], away=away[each]).between(self.now, until) for each in PEOPLE}

        return await self.backend.store.read(read)

    async def note_sleep(self, until: int) -> None:
        """Note how many seconds until a moment everybody's quiet hours are."""
        hours = await self.backend.store.read(lambda tx: [tx.people.get(person).hours for person in PEOPLE])
        for person, each in zip(PEOPLE, hours, strict=True):
            self.slept[person].append((self.now, until, until - self.now - each.between(self.now, until)))

    def nobody_slept_too_much(self) -> None:
        """In any 24 hours at most ten are uncounted, summed over the times between two events."""
        for periods in self.slept.values():
            for first, (start, _, _) in enumerate(periods):
                total = 0
                for _, end, asleep in periods[first:]:
                    total += asleep
                    days = -(-(end - start) // DAY)
                    assert total <= days * 10 * HOUR, self.told(f"{total} s of {end - start} did not count")

    # ---- the tools

    async def do(self, what: str, doing: Awaitable[Any]) -> bool:
        """Do something; nothing changes where it is refused. Returns whether it was done."""
        try:
            await doing
        except Refused as refused:
            self.done.append(f"{what}: refused, {refused.why}")
            return False
        await self.backend.runner.wait_until_idle()
        self.done.append(f"{self.now} {what}")
        return True

    def anybody(self) -> int:
        return self.random.choice(PEOPLE)

    async def answer(self) -> None:
        """Somebody who is asked answers."""
        session = await self.session()
        waiting = [each for each in session.list_waiting() if each.person is not None]
        if not waiting:
            return
        chosen = self.random.choice(waiting)
        offers = list(session.offers(chosen.number))
        free = [offer for offer in offers if offer.action in (tiny.Grow, tiny.Vote, Pass)]
        offer = self.random.choice(free if free and self.random.random() < 0.7 else offers)
        fields = {name: self.random.choice(list(choices)) for name, choices in offer.fields.items()}
        action = offer.answer(chosen.number, chosen.decision.player, **fields)
        assert chosen.person is not None
        submitted = self.backend.sessions.submit(self.table, chosen.person, action, self.backend.press())
        await self.do(f"{chosen.person} answers {action}", submitted)
        await self.agree("an answer")

    async def undo(self) -> None:
        """Somebody takes an answer back; what was in the bank is there again, if it is done at once."""
        before = (await self.look()).banks
        await self.answer()
        if self.random.random() < 0.5:
            await self.wait(self.random.choice((60, HOUR, 7 * HOUR)))
            before = {}
        for person in self.random.sample(PEOPLE, len(PEOPLE)):
            try:
                await self.backend.sessions.undo(self.table, person, self.backend.press())
            except Refused as refused:
                late = refused.why == UndoNotFree("late")
                assert not late or any(not q.left for q in self.answered.values()), self.told("it is not too late")
                continue
            self.done.append(f"{self.now} {person} undoes")
            await self.agree("an undo")
            after = (await self.look()).banks
            assert all(abs(after[seat] - bank) <= 2 for seat, bank in before.items()), self.told("the bank is another")
            return

    async def pace(self) -> None:
        """The host changes the pace."""
        before, pace = (await self.session()).table.pace, self.random.choice(PACES)
        old, banks = await self.look(), (await self.look()).banks
        if not await self.do(f"pace {pace}", self.backend.timeouts.set_pace(self.table, ALICE, pace)):
            return
        session, seen = await self.session(), await self.look()
        for number, question in self.running.items():
            if before.decision is not None and pace.decision is not None and pace != before:
                bank = bank_seconds(pace, seen.timers[number].bank)
                given = time_given(pace, time_allowed(session.state, number), bank) or 0
                more = max(given - question.given, 0)
                self.running[number] = replace(question, given=question.given + more, left=question.left + more)
        if pace == before:
            assert seen == old, self.told("the same pace changes something")
        if before.decision is None or pace.decision is None:
            self.running, self.answered = {}, {}
        assert all(abs(seen.banks[seat] - bank) <= 1 for seat, bank in banks.items()), self.told("the banks changed")
        await self.agree("another pace")

    async def quiet(self) -> None:
        """Somebody sets other quiet hours, or none."""
        person, first, length = self.anybody(), self.random.randrange(1440), self.random.randrange(0, 601)
        hours = Hours(self.random.choice(ZONES), (first, (first + length) % 1440)) if length > 60 else ALWAYS
        await self.do(f"{person} sleeps {hours}", self.backend.timeouts.set_hours(person, hours))
        await self.agree("other hours")

    async def moves_the_night(self) -> None:
        """Somebody sets ten quiet hours that begin now, time after time."""
        person, minutes = self.anybody(), self.now // 60 % 1440
        hours = Hours("UTC", (minutes, (minutes + 600) % 1440))
        await self.do(f"{person} sleeps now", self.backend.timeouts.set_hours(person, hours))
        await self.agree("a night that begins now")

    async def vacation(self) -> None:
        """Somebody announces a vacation, or comes back."""
        person, days, starts = self.anybody(), self.random.randrange(1, 4), self.random.choice((0, 0, 1, 3))
        if self.random.random() < 0.3:
            await self.do(f"{person} is back", self.backend.vacations.come_back(self.table, person))
        elif await self.do(f"{person} is away", self.backend.vacations.leave(self.table, person, days, starts)):
            away = await self.backend.store.read(lambda tx: tx.vacations.of(self.table, person))
            start = self.now + starts * DAY
            assert any(begin <= start and start + days * DAY <= end for begin, end in away), self.told(
                "it begins later"
            )
            assert all(end < begin for (_, end), (begin, _) in pairwise(away)), self.told("two meet")
            assert days_taken(away) <= 60
        await self.agree("a vacation")

    async def vote(self, motion: str, seat: str = "", to: Any = None, choice: str = YES) -> None:
        """Everybody who may votes for it."""
        person = self.anybody()
        if not await self.do(f"a vote: {motion} {seat}", self.backend.votes.open(self.table, person, motion, seat, to)):
            return
        opened = await self.backend.store.read(lambda tx: tx.votes.last(self.table, motion, seat))
        assert opened is not None
        for voter in PEOPLE:
            with suppress(Refused):
                await self.backend.votes.cast(opened.id, voter, choice)
        await self.backend.runner.wait_until_idle()

    async def pause(self) -> None:
        paused = (await self.session()).table.paused is not None
        await self.vote(RESUME if paused else PAUSE)
        await self.agree("a pause, or its end")

    async def replacement(self) -> None:
        seat, choice = self.random.choice(SEATS), self.random.choice(("wait", "caretaker", "substitute"))
        await self.vote(REPLACEMENT, seat, choice=choice)
        await self.agree("a vote on a stand-in")

    async def go_back(self) -> None:
        points = await self.backend.sessions.rewind_points(await self.session())
        turns = [point for n in range(1, len(points.turns()) + 1) if (point := points.turn(n))]
        if turns:
            before = (await self.session()).table.seq
            await self.vote(REWIND, to=self.random.choice(turns))
            if (await self.session()).table.seq > before:
                self.answered = {}
            await self.agree("going back")

    async def stand_in(self) -> None:
        """Somebody leaves the seat to the AI, or comes back to it."""
        person = self.anybody()
        if self.random.random() < 0.3:
            await self.do(f"{person} leaves it to the AI", self.backend.substitutes.leave_to_ai(self.table, person))
        else:
            await self.do(f"{person} returns", self.backend.timeouts.come_back(self.table, person))
        await self.agree("a stand-in")

    async def hand_over(self) -> None:
        """The host gives a seat to somebody, or somebody takes one that is offered."""
        seat, person = self.random.choice(SEATS), self.anybody()
        if self.random.random() < 0.2:
            await self.do(f"{seat} to the AI", self.backend.sessions.give(self.table, ALICE, seat, "ai"))
        elif self.random.random() < 0.6:
            await self.do(f"{seat} to {person}", self.backend.sessions.give(self.table, ALICE, seat, person))
        else:
            held = (await self.session()).seats[seat].person
            if held is None:
                return
            await self.do(f"{held} offers", self.backend.substitutes.offer(self.table, held, person))
            await self.do(f"{person} takes {seat}", self.backend.substitutes.take(self.table, person, Player(seat)))
        await self.agree("a seat that changes hands")

    async def order(self) -> None:
        """Somebody sets or deletes a standing order: a question that it answers stops, and comes again without it."""
        session = await self.session()
        seat = self.random.choice(SEATS)
        if (person := session.seats[seat].person) is not None:
            order = self.random.choice((None, StandingOrder("default"), StandingOrder(ASK)))
            await self.do(f"order {order}", self.backend.sessions.set_order(self.table, person, None, order))
        await self.agree("an order")

    async def downtime(self) -> None:
        """The program does not run for a while; after more than ten minutes it adds ten."""
        alive, down = self.now, self.random.choice((30, 300, 2 * HOUR, 30 * HOUR))
        stopped = (await self.look()).stopped
        self.backend.clock.at += down
        await self.backend.restart()
        counted = await self.count(self.now + 600) if down > 600 and not stopped else dict.fromkeys(PEOPLE, 0)
        for account in (self.running, self.answered):
            for number, question in account.items():
                if question.left:
                    account[number] = replace(question, left=question.left + counted[question.person])
        await self.backend.store.transact(lambda tx: resume_after_downtime(tx, alive, self.now))
        self.done.append(f"down from {alive} to {self.now}")
        await self.agree("downtime")

    async def park(self) -> None:
        """The channel cannot be written to, or again; or the table moves to another."""
        if self.random.random() < 0.5:
            self.backend.trouble = BARRED
            await self.do("parked", self.backend.parking.park(self.table, BARRED))
        else:
            self.backend.trouble = ""
            if self.random.random() < 0.5:
                channel = CHANNEL + self.random.randrange(1, 99)
                await self.do("moved", self.backend.parking.move(self.table, ALICE, 1, channel))
            else:
                await self.do("looked at", self.backend.parking.check((await self.session()).table))
        await self.agree("a channel lost or found")

    async def put_aside(self) -> None:
        """The game cannot be read for a while."""
        await self.backend.store.transact(lambda tx: tx.tables.put_aside(self.table, self.now))
        await self.pass_time(self.now + 5 * HOUR)
        await self.backend.runner.reload(self.table)
        self.done.append(f"{self.now} read again")
        await self.agree("a game that can be read again")


TOOLS: tuple[Callable[[TimedTable], Awaitable[None]], ...] = (
    *[TimedTable.answer] * 5,
    *[TimedTable.undo] * 4,
    *[TimedTable.pace] * 2,
    *[TimedTable.quiet] * 2,
    TimedTable.moves_the_night,
    *[TimedTable.vacation] * 2,
    *[TimedTable.pause] * 2,
    TimedTable.replacement,
    TimedTable.go_back,
    *[TimedTable.stand_in] * 2,
    *[TimedTable.hand_over] * 2,
    TimedTable.order,
    TimedTable.downtime,
    *[TimedTable.park] * 2,
    TimedTable.put_aside,
)
"""Everything that touches time, as often as it is done."""
