"""Deadlines that run out, and the settings of time: a table's pace, a person's hours, coming back to one's seat."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import replace

from bot.game.announcements import new_board_post
from bot.game.commit import Change, Commit
from bot.game.deadlines import DUE, change_hours, change_pace, deadlines_of, repost_board
from bot.game.progress import Progress, is_missed_turn
from bot.game.runner import GameRunner
from bot.game.seats import require_host
from bot.game.session import Session
from bot.game.votes import open_replacement_vote
from bot.messages import Message, Note
from bot.pace import Hours, Pace
from bot.scheduler import Scheduler
from bot.store import Clashed, Transaction
from bot.store.models import Person, Table, Timer
from rules import Player

VOTE_AFTER_MISSED = 2
"""Turns missed in a row from which on the table votes on a replacement."""


class TimeoutService:
    """Handles the timers of deadlines. Where a call raises `Refused`, nothing was changed."""

    def __init__(self, runner: GameRunner, scheduler: Scheduler) -> None:
        self._runner = runner
        scheduler.handle(DUE, self.handle_deadline)

    async def handle_deadline(self, timer: Timer) -> None:
        """Handle a deadline that has run out: the caretaker answers for its seat until the turn ends.

        Nothing happens if the timer is no longer due: a vacation or another pace may have moved it meanwhile.
        """

        def is_due(tx: Transaction) -> bool:
            return timer in tx.timers.due(self._runner.clock.now())

        def guard(tx: Transaction) -> None:
            if not is_due(tx):
                raise Clashed("the deadline of a decision was moved while it ran out")

        def cancel(tx: Transaction) -> Iterable[Message]:
            tx.timers.cancel(timer.table, DUE, timer.subject)
            return ()

        commit = Commit(guard=guard, also=cancel)

        def work(progress: Progress) -> Commit | None:
            if not _still_waits(progress, timer.subject):
                return None
            notes = (_note(progress, timer.subject),)
            seat = progress.lapse(timer.subject)
            progress.play_on()
            return replace(commit, notes=notes, also=lambda tx: self._count_missed_turn(tx, timer, progress, seat))

        def decide(session: Session, tx: Transaction) -> Change | None:
            return Change(self._runner.progress(session), work, commit) if is_due(tx) else None

        await self._runner.play(timer.table, decide)

    def _count_missed_turn(self, tx: Transaction, timer: Timer, progress: Progress, seat: Player) -> Iterable[Message]:
        """Cancel the timer; from the second turn missed in a row on, open the vote on who plays for the seat."""
        table, now = progress.session.table, self._runner.clock.now()
        tx.timers.cancel(table.id, DUE, timer.subject)
        missed = is_missed_turn(progress.rules, progress.session.state, timer.subject)
        if missed and progress.seats[seat].missed >= VOTE_AFTER_MISSED:
            return open_replacement_vote(tx, table, progress.seats, progress.state, seat, now)
        return ()

    async def deadlines(self, table: Table) -> Mapping[int, int]:
        """The deadlines of a table (seconds since 1970) by the number of the decision; none while it is paused."""
        return await self._runner.store.read(lambda tx: deadlines_of(tx, table))

    async def panel_facts(self, table: Table, person: int) -> tuple[Mapping[int, int], Person]:
        """The deadlines of a table, as `deadlines`, and what is stored about a person: in one read, for a panel."""
        return await self._runner.store.read(lambda tx: (deadlines_of(tx, table), tx.people.get(person)))

    async def come_back(self, table_id: int, person: int) -> Session:
        """Give a person their own seat back from its stand-in. Raises `Refused(NotSeated)`."""
        await self._runner.play(table_id, lambda session, tx: self._runner.change_by(session, person))
        return await self._runner.load(table_id)

    async def set_pace(self, table_id: int, person: int, pace: Pace, *, moderator: bool = False) -> None:
        """Let the host (or a moderator) change the pace of a running game (see `change_pace`), unless it is the same.

        Raises `Refused`: NotHost, and as `GameRunner.play`.
        """

        def decide(session: Session, tx: Transaction) -> Change:
            require_host(session, person, moderator)
            return set_pace(self._runner, session, pace, person)

        await self._runner.play(table_id, decide)
        self._runner.drop(table_id)  # its time banks have changed

    async def set_hours(self, person: int, hours: Hours) -> Hours:
        """Set the hours in which a person sleeps: the time left until their deadlines counts in the new hours.

        Returns them as they are stored: with what the person has slept in the day before.
        """
        now = self._runner.clock.now()

        def write(tx: Transaction) -> tuple[Hours, tuple[int, ...]]:
            tables = change_hours(tx, person, hours, now)
            for table in tables:
                repost_board(tx, table, now)
            return tx.people.get(person).hours, tables

        stored, tables = await self._runner.store.transact(write)
        for table in tables:
            self._runner.on_change(table)
        return stored


def set_pace(runner: GameRunner, session: Session, pace: Pace, by: int | None) -> Change:
    """The change that sets the pace (see `change_pace`), unless it is the same, and tells the channel."""
    table, now = session.table, runner.clock.now()
    if pace == table.pace:
        return Change(runner.progress(session))

    def also(tx: Transaction) -> Iterable[Message]:
        change_pace(tx, session, pace, now)
        values = {"by": f"<@{by}>" if by else "none", "clocks": "begin" if table.pace.decision is None else "run"}
        return [Note("pace", pace=pace.to_text(), values=values), new_board_post(session)]

    return Change(runner.progress(replace(session, table=replace(table, pace=pace))), commit=Commit(also=also))


def _note(progress: Progress, number: int) -> Note:
    """What the table is told of a deadline that ran out: what the caretaker does, for this turn or this once."""
    decision = progress.state.pending[number]
    if not decision.for_ever:
        return Note("time-up", decision.player)
    policy = progress.rules.answering(type(decision)).default
    return Note("time-up-once", decision.player, topic=decision.topic, policy=policy)


def _still_waits(progress: Progress, number: int) -> bool:
    """Whether a decision still waits for a person."""
    if number not in progress.state.unanswered:
        return False
    return progress.seats[progress.state.pending[number].player].respondent is not None
