"""What happens when time is up, and what may be said about time: paces, hours, coming back to one's seat."""

from __future__ import annotations

from collections.abc import Mapping
from contextlib import suppress

from bot.game.announcements import anew
from bot.game.commit import Writing
from bot.game.deadlines import DUE, rested, rewound, shown_again
from bot.game.open_votes import replacement
from bot.game.progress import Progress, own_turn
from bot.game.runner import Keeper
from bot.game.seats import at_hand, only_host
from bot.game.session import Session
from bot.pace import Hours, Pace
from bot.scheduler import Ringer
from bot.store import Books, Clashed
from bot.store.models import BOARD, NOTE, Bell
from rules.kernel.values import Player

ASKED_FROM = 2
"""Turns missed in a row from which on the table is asked."""


class Timekeeper:
    """Answers the bells of clocks. A refused wish (`Refused`) has changed nothing."""

    def __init__(self, keeper: Keeper, ringer: Ringer) -> None:
        self._keeper = keeper
        ringer.on(DUE, self.due)

    async def due(self, bell: Bell) -> None:
        """A question has run out: the caretaker answers it, and what else its seat is asked until the turn ends.

        Whoever had the table until now may have moved the bell, by a vacation or another pace: then it is not yet due.
        """

        def rings(books: Books) -> bool:
            return bell in books.bells.due(self._keeper.clock.now())

        def unless(books: Books) -> None:
            if not rings(books):
                raise Clashed("the clock of a question was moved while it ran out")

        writing = Writing(unless=unless, also=lambda books: books.bells.silence(bell.table, DUE, bell.about))

        async def start(session: Session) -> Progress:
            if not await self._keeper.store.look(rings):
                raise _NotYetDue
            return self._keeper.progress(session)

        def work(progress: Progress) -> None:
            if _still_asked(progress, bell.about):
                seat = progress.lapse(bell.about)
                writing.notes = _run_out(progress, seat)
                writing.also = lambda books: self._missed(books, bell, progress, seat)
                progress.play_on()

        with suppress(_NotYetDue):
            await self._keeper.play(bell.table, start, work, writing)

    def _missed(self, books: Books, bell: Bell, progress: Progress, seat: Player) -> None:
        """From the second turn that somebody misses in a row on, the table is asked who shall play for them."""
        table, now = progress.session.table, self._keeper.clock.now()
        books.bells.silence(table.id, DUE, bell.about)
        if own_turn(progress.session.state, bell.about) and progress.seats[seat].missed >= ASKED_FROM:
            for kind, payload in replacement(books, table, progress.seats, progress.state, seat, now):
                books.mail.add(table.id, kind, payload, now)

    async def deadlines(self, table_id: int) -> Mapping[int, int]:
        """When each question that a clock runs for is answered by the caretaker, by its number; none while paused."""

        def running(books: Books) -> dict[int, int]:
            table = books.tables.get(table_id)
            if table is None or table.paused is not None:
                return {}
            return {bell.about: bell.at for bell in books.bells.of(table_id, DUE)}

        return await self._keeper.store.look(running)

    async def come_back(self, table_id: int, person: int) -> Session:
        """The person takes their own seat again, from whoever stood in for them. Raises `Refused(NotSeated)`."""
        writing = Writing(person)

        async def start(session: Session) -> Progress:
            return self._keeper.progress(session, at_hand(session, person, writing))

        await self._keeper.play(table_id, start, Progress.play_on, writing)
        return await self._keeper.load(table_id)

    async def set_pace(self, table_id: int, person: int, pace: Pace, *, moderator: bool = False) -> None:
        """The host (or a moderator) gives a running game another pace: every clock begins anew, every bank is full.

        Raises `Refused`: NotHost, and as `Keeper.load`.
        """
        async with self._keeper.lock(table_id):
            session, now = await self._keeper.load(table_id), self._keeper.clock.now()
            only_host(session, person, moderator)

            def change(books: Books) -> None:
                books.tables.change(table_id, pace=pace)
                rewound(books, session, pace, now)
                books.mail.add(table_id, NOTE, {"note": "pace", "pace": pace.written(), "by": f"<@{person}>"}, now)
                books.mail.add(table_id, BOARD, anew(session), now)

            await self._keeper.store.transact(change)
            self._keeper.drop(table_id)
        self._keeper.speak(table_id)

    async def keep_hours(self, person: int, hours: Hours) -> None:
        """Say when a person sleeps: what is left of each clock of theirs counts in the new waking hours."""
        now = self._keeper.clock.now()

        def keep(books: Books) -> tuple[int, ...]:
            tables = rested(books, person, hours, now)
            for table in tables:
                shown_again(books, table, now)
            return tables

        for table in await self._keeper.store.transact(keep):
            self._keeper.speak(table)


class _NotYetDue(Exception):
    """A bell that was heard rings no more, or later."""


def _still_asked(progress: Progress, number: int) -> bool:
    """Whether a question still waits for a person."""
    if number not in progress.state.unanswered:
        return False
    return progress.seats[progress.state.pending[number].player].asked is not None


def _run_out(progress: Progress, seat: Player) -> tuple[tuple[str, dict[str, str]], ...]:
    """What everybody is told of it."""
    told = [(NOTE, {"note": "time-up", "seat": str(seat)})]
    if not progress.attended:
        told.append((NOTE, {"note": "rests"}))
    return tuple(told)
