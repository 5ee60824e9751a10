"""Weeks at many tables in virtual time: the real store, clocks, votes and rules; people with habits; no Discord.

python tests support.processes.soak [tables] [seed]
"""

from __future__ import annotations

import asyncio
import heapq
import random
import sys
import tempfile
from collections import Counter
from dataclasses import dataclass, field
from itertools import count
from pathlib import Path
from typing import Any

from support.made_up.game_fixture import begin_listed
from support.processes.player_habits import DAY, HOUR, MINUTE, Person, people

from bot.channels.parking import Parking
from bot.game.runner import GameRunner
from bot.game.session import Session, Waiting
from bot.game.vote_rules import REPLACEMENT
from bot.messages import BoardPost, Note
from bot.pace import BRISK, DAILY, FOR_EVER_TIMES, FRIENDLY, LIVE, Pace, own_pace
from bot.scheduler import Scheduler
from bot.services.beacon import BeaconClient
from bot.services.games import GameService
from bot.services.lobbies import LobbyService
from bot.services.plans import PlanService
from bot.services.reminders import ReminderService
from bot.services.starts import StartService
from bot.services.substitutes import SubstituteService
from bot.services.timeouts import TimeoutService
from bot.services.vacations import VacationService
from bot.services.voting.votes import VoteService
from bot.store import Store, Transaction
from bot.store.models import ENDED, NewTable, OutboxMessage
from rules import GAMES, Refused
from rules.ai import choose, choose_as
from rules.orders import DEFAULT, SeatOrders, StandingOrder, write_orders
from rules.risk import is_setting_up

BEGUN = 1_800_000_000
CAP = 120 * DAY
"""Virtual seconds after which a running game counts as failed."""
OWN = own_pace(12 * HOUR, 6 * HOUR, HOUR, 4 * HOUR, 7 * DAY)
TABLES: tuple[tuple[str, dict[str, str], tuple[str, ...], Pace], ...] = (
    ("lotr", {"setup": "dealt"}, ("green", "black", "yellow", "red"), DAILY),
    ("classic", {"mode": "secret-mission"}, ("red", "blue", "green", "yellow"), BRISK),
    ("godstorm", {"setup": "quick"}, ("blue", "green", "ochre"), LIVE),
    ("legacy", {}, ("red", "blue", "yellow"), BRISK),
    ("lotr", {"setup": "dealt", "mode": "alliance"}, ("green", "black", "yellow", "red"), LIVE),
    ("classic", {"mode": "conquest", "setup": "dealt"}, ("red", "blue", "green", "yellow"), FRIENDLY),
    (
        "lotr",
        {"setup": "dealt"},
        ("green", "black", "yellow", "red"),
        own_pace(12 * HOUR, 6 * HOUR, HOUR, 4 * HOUR, 7 * DAY),
    ),
)
MOST_ANSWERS = 200
"""What a person answers in one session."""
SETTING_UP = ("to-claim", "to-station", "to-place-captain")


class VirtualClock:
    """Both clocks of the program, set by the simulation."""

    def __init__(self) -> None:
        self.at = BEGUN

    def now(self) -> int:
        return self.at

    def steady(self) -> float:
        return float(self.at)


@dataclass
class Desk:
    """One table and the people who play, or played, there."""

    id: int
    pace: Pace
    people: dict[int, Person]
    ended: int = 0
    asked: Counter[int] = field(default_factory=Counter)


@dataclass
class Report:
    """The result. `late`: late timers, and decisions open longer than the pace allows; `calls`: the most mentions of
    one person for one decision; `days`: how long each game took; `turns` of a table of Legacy, and the decisions in
    them for which it waited for anybody but the player whose turn it is."""

    tables: int = 0
    ended: int = 0
    answers: int = 0
    by_clock: int = 0
    votes: Counter[str] = field(default_factory=Counter)
    substitutes: int = 0
    vacations: int = 0
    letters: int = 0
    mentions: int = 0
    calls: int = 0
    late: list[str] = field(default_factory=list)
    days: list[float] = field(default_factory=list)
    turns: int = 0
    others: list[str] = field(default_factory=list)


class Soak:
    """The simulation: `run` plays until every table has ended, or the limit is reached."""

    def __init__(self, home: Path, tables: int, seed: int) -> None:
        self.home, self.count = home, tables
        self.dice = random.Random(seed)
        self.clock = VirtualClock()
        self.desks: dict[int, Desk] = {}
        self.report = Report(tables)
        self._due: list[tuple[int, int, int, int]] = []
        self._order, self._presses, self._read = count(), count(1), 0
        self._newcomers = count(900_000)
        self._turns: dict[int, int] = {}

    # -- the simulation

    async def run(self) -> Report:
        await self._open()
        for number in range(self.count):
            await self._sit_down(number)
        while self._open_desks() and self.clock.at < BEGUN + CAP:
            await self._next()
        await self._count()
        await self.runner.close()
        await self.store.close()
        return self.report

    async def _open(self) -> None:
        clock: Any = self.clock
        self.store = await Store.open(self.home / "risk.sqlite3")
        self.scheduler = Scheduler(self.store, clock)
        self.runner = GameRunner(self.store, clock, GAMES, choose_as, lambda table: None)
        self.sessions, self.time = GameService(self.runner), TimeoutService(self.runner, self.scheduler)
        self.votes, self.substitutes = VoteService(self.runner, self.scheduler), SubstituteService(self.runner)
        self.vacations, self.lobbies = VacationService(self.runner), LobbyService(self.runner, lambda table: None)
        self.starts = StartService(self.runner, self.scheduler, BeaconClient(), lambda table: None)
        PlanService(self.runner, self.scheduler)
        ReminderService(self.runner, self.scheduler, _stays)
        Parking(self.runner, self.scheduler, _reached, _stands)

    async def _sit_down(self, number: int) -> None:
        game, options, seats, pace = TABLES[number % len(TABLES)]
        sitting = people(1000 + 10 * number, len(seats), BEGUN, self.dice)
        lobby = await self.lobbies.open(NewTable(1, 50 + number, sitting[0].id, game, options, "en", pace))
        table = lobby.table.id
        for person, seat in zip(sitting, seats, strict=True):
            await self.lobbies.join(table, person.id, seat, next(self._presses))  # type: ignore[arg-type]
            await self.time.set_hours(person.id, person.hours)
        await self.store.transact(lambda tx: _settled(tx, table, seats))
        await self.starts.start(table, sitting[0].id)
        await begin_listed(self.store, self.starts, table, self.clock.at)
        self.desks[table] = Desk(table, pace, {person.id: person for person in sitting})
        for person in sitting:
            if person.turning:
                self._later(person.turning, table, person.id)
        await self._look(table)

    def _open_desks(self) -> list[Desk]:
        return [desk for desk in self.desks.values() if not desk.ended]

    # -- time

    def _later(self, at: int, table: int, person: int) -> None:
        heapq.heappush(self._due, (at, next(self._order), table, person))

    async def _next(self) -> None:
        """Advance to the next event, and run it."""
        now = self.clock.at
        timer = await self.store.read(lambda tx: tx.timers.next(now))
        act = self._due[0][0] if self._due else BEGUN + CAP
        if timer is not None and timer <= act:
            self.clock.at = timer
            await self._fire_timers()
            return
        self.clock.at = max(act, now)
        if self._due:
            _, _, table, person = heapq.heappop(self._due)
            await self._act(self.desks[table], person)

    async def _fire_timers(self) -> None:
        now = self.clock.at
        timers = await self.store.read(lambda tx: tx.timers.due(now))
        await self.scheduler.fire_due()
        left = await self.store.read(lambda tx: tx.timers.due(now))
        self.report.late += [f"{timer.kind} of table {timer.table}" for timer in left]
        for table in dict.fromkeys(timer.table for timer in timers):
            await self._look(table)

    # -- people

    async def _act(self, desk: Desk, person: int) -> None:
        who = desk.people.get(person)
        if who is None or desk.ended:
            return
        if who.turning and self.clock.at >= who.turning and not who.gone:
            await self._turn(desk, who)
        elif not who.gone:
            await self._play(desk, who)
        await self._look(desk.id)

    async def _turn(self, desk: Desk, who: Person) -> None:
        """One-time changes of habit: vanish, announce a vacation, offer the seat."""
        who.gone, who.turning = who.habit == "vanishes", 0
        try:
            if who.habit == "leaves" and desk.pace.vacation:
                await self.vacations.leave(desk.id, who.id, 3)
                self.report.vacations += 1
            elif who.habit == "hands-on":
                await self.substitutes.offer(desk.id, who.id, None)
        except Refused:
            return

    async def _play(self, desk: Desk, who: Person) -> None:
        await self._vote(desk, who)

        for _ in range(MOST_ANSWERS):
            session = await self.runner.load(desk.id)
            seat = session.seat_of(who.id)
            mine = session.decisions_of(seat) if seat is not None else {}
            if seat is None or not mine:
                return
            number = next(iter(mine))
            offers = tuple(session.offers(number))
            action = choose(session.rules, session.view(seat), number, offers, self.dice.randrange)
            try:
                await self.sessions.submit(desk.id, who.id, action, next(self._presses))
            except Refused:
                return
            self.report.answers += 1

    async def _vote(self, desk: Desk, who: Person) -> None:
        for vote in await self.store.read(lambda tx: tx.votes.of(desk.id)):
            choice = self.dice.choice(("caretaker", "ai", "substitute", "wait"))
            try:
                await self.votes.cast(vote.id, who.id, choice if vote.motion == REPLACEMENT else "yes")
            except Refused:
                continue

    # -- consequences

    async def _look(self, table: int) -> None:
        """People with new decisions will look at them by their habits; offered seats find a new player."""
        await self.runner.wait_until_idle()  # an AI plays at once: virtual time must not advance for it
        desk = self.desks[table]
        session = await self.runner.load(table)
        await self._listen(desk, session)
        if session.table.state == ENDED:
            desk.ended = desk.ended or self.clock.at
            return
        if session.table.game == "legacy":
            self._wait(session)
        for waiting in session.list_waiting():
            who = desk.people.get(waiting.person or 0)
            if who is not None and self._overdue(desk, who, waiting):
                self.report.late.append(f"{waiting.decision.kind} of table {table}")
            if who is not None and desk.asked[who.id] < waiting.number:
                desk.asked[who.id] = waiting.number
                after = who.answers_after(self.clock.at, desk.pace is LIVE, self.dice)
                if after is not None:
                    self._later(self.clock.at + after, table, who.id)
        await self._voters(desk)
        await self._heirs(desk)
        if desk.pace is FRIENDLY:
            await self._patience(desk, session)

    def _wait(self, session: Session) -> None:
        """Note for whom a turn of Legacy waits; nobody says more than the defaults in others' turns."""
        self.report.turns += session.table.turn - self._turns.get(session.table.id, 0)
        self._turns[session.table.id] = session.table.turn
        for waiting in session.list_waiting() if not is_setting_up(session.rules, session.state) else ():
            decision = waiting.decision
            if decision.player != session.state.active and not decision.for_ever:
                self.report.others.append(f"{decision.kind} of {waiting.seat.colour} at table {session.table.id}")

    def _overdue(self, desk: Desk, who: Person, waiting: Waiting) -> bool:
        """Whether a decision has been open longer, in waking hours, than the pace allows."""
        pace = desk.pace
        if pace.decision is None or who.habit == "leaves":
            return False
        most = FOR_EVER_TIMES * pace.decision if waiting.decision.for_ever else pace.decision + pace.bank
        return who.hours.between(waiting.since, self.clock.at) > most + MINUTE

    async def _voters(self, desk: Desk) -> None:
        """People who have not voted yet look in within some hours."""
        for vote in await self.store.read(lambda tx: tx.votes.of(desk.id)):
            for who in desk.people.values():
                key = -vote.id
                if key not in who.called_for and not who.gone:
                    who.called_for.add(key)
                    wait = 2 * MINUTE if desk.pace is LIVE else self.dice.randint(MINUTE, 10 * HOUR)
                    self._later(self.clock.at + wait, desk.id, who.id)

    async def _heirs(self, desk: Desk) -> None:
        """A newcomer takes a seat that is on offer."""
        offered = await self.store.read(lambda tx: tx.handovers.list_offers(desk.id))
        for seat in offered:
            heir = people(next(self._newcomers), 1, self.clock.at, self.dice)[0]
            heir.habit, heir.turning = "prompt", 0
            try:
                await self.substitutes.take(desk.id, heir.id, seat)  # type: ignore[arg-type]
            except Refused:
                continue
            desk.people[heir.id] = heir
            self.report.substitutes += 1
            await self._look(desk.id)

    async def _patience(self, desk: Desk, session: Session) -> None:
        """Without deadlines the table loses patience: after five days a player opens a vote."""
        for waiting in session.list_waiting():
            if waiting.person and self.clock.at - waiting.since > 5 * DAY:
                callers = [each for each in desk.people.values() if not each.gone and each.id != waiting.person]
                for who in callers:
                    try:
                        await self.votes.open(desk.id, who.id, REPLACEMENT, waiting.seat.colour)
                    except Refused:
                        continue
                    await self._voters(desk)
                    return

    async def _listen(self, desk: Desk, session: Session) -> None:
        """Read and remove outgoing messages: whom do they mention, and for how many new decisions?"""
        now = self.clock.at
        rows = await self.store.read(lambda tx: tx.outbox.unsent(desk.id))
        for row in rows:
            await self.store.transact(lambda tx, row=row: tx.outbox.mark(row.id, "sent", now))  # type: ignore[misc]
            self._heard(desk, session, row)

    def _heard(self, desk: Desk, session: Session, row: OutboxMessage) -> None:
        if row.content.private:
            self.report.letters += row.kind != "dm"
        if isinstance(row.content, Note) and row.content.note.startswith("vote-"):
            self.report.votes[row.content.note.rpartition("-")[2]] += 1
        for person in row.content.call if isinstance(row.content, BoardPost) else ():
            self.report.mentions += 1
            who = desk.people[person]
            numbers = {waiting.number for waiting in session.list_waiting() if waiting.person == person}
            again = numbers & who.called_for and not numbers - who.called_for
            self.report.calls = max(self.report.calls, 2 if again else 1)
            who.called_for |= numbers

    async def _count(self) -> None:
        self.report.ended = sum(desk.ended > 0 for desk in self.desks.values())
        self.report.days = [(desk.ended - BEGUN) / DAY for desk in self.desks.values() if desk.ended]
        self.report.by_clock = await self.store.read(_by_clock)


def _settled(tx: Transaction, table: int, seats: tuple[str, ...]) -> None:
    automatic = write_orders(SeatOrders(dict.fromkeys(SETTING_UP, StandingOrder(DEFAULT))))
    for seat in seats:
        tx.tables.save_orders(table, seat, automatic)


def _by_clock(tx: Transaction) -> int:
    tables = tx.tables.list_begun()
    return sum(step.by == "clock" for table in tables for step in tx.steps.between(table, 0, 10**9))


async def _stays(guild: int | None, person: int) -> bool:
    return False


async def _reached(table: object) -> str:
    return ""


async def _stands(posted: object) -> bool:
    return True


async def main(tables: int, seed: int) -> None:
    with tempfile.TemporaryDirectory() as home:
        print(await Soak(Path(home), tables, seed).run())


if __name__ == "__main__":
    asyncio.run(main(*([int(word) for word in sys.argv[1:3]] or [20, 1])))
