"""Games at their tables: the one door through which people, standing orders and AIs act on them."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Mapping, Sequence
from contextlib import AsyncExitStack, suppress
from dataclasses import replace
from typing import Any, Literal

from bot.game.commit import Writing
from bot.game.export import exported
from bot.game.loading import Games
from bot.game.orders import check_order
from bot.game.progress import Progress, thawed
from bot.game.runner import Keeper
from bot.game.seats import at_hand, handover, only_host, reseated
from bot.game.session import Logged, Outcome, Session, Waiting
from bot.game.undo import undoable
from bot.refusals import NoTableHere
from bot.services.erasure import forgotten
from bot.store import Books
from bot.store.models import NOBODY_STANDS_IN, Handover
from rules.kernel.orders import Standing, with_order
from rules.kernel.record import RULES_VERSION
from rules.kernel.state import State
from rules.kernel.values import Action, NotYours, Player, Refused
from rules.risk.concede import NotBegun

__all__ = ["Logged", "Outcome", "Session", "Sessions", "Waiting"]

MOST_IN_A_SERIES = 200


class Sessions:
    """All running games. Every answer is one transaction; what a refusal raises (`Refused`) has changed nothing."""

    def __init__(self, keeper: Keeper) -> None:
        self._keeper = keeper

    @property
    def games(self) -> Games:
        """The games that can be played, by name."""
        return self._keeper.games

    async def load(self, table_id: int) -> Session:
        """The game as it stands now (running or ended); raises `Refused` (NoTableHere, NotBegun, PutAside)."""
        return await self._keeper.load(table_id)

    async def here(self, channel_id: int) -> Session:
        """The game that runs in this channel, or else the last that ended in it; raises as `load`."""
        store = self._keeper.store
        table = await store.look(lambda books: books.tables.here(channel_id) or books.tables.latest(channel_id))
        if table is None:
            raise Refused(NoTableHere())
        return await self.load(table.id)

    async def submit(self, table_id: int, person: int, action: Action, interaction: int) -> Outcome:
        """One answer of the person who holds the seat. The same interaction a second time returns what it did first.

        Standing orders settle and AI seats answer before it returns (a longer AI turn goes on in the background).
        Raises `Refused`: the rules' refusals and NotSeated, NotYours, TableClosed…
        """
        return await self.submit_many(table_id, person, (action,), interaction)

    async def submit_many(self, table_id: int, person: int, actions: Sequence[Action], interaction: int) -> Outcome:
        """Several answers in one transaction, in this order, until one is refused.

        Raises `Refused` if the first one is; a later refusal stands in the outcome with the number `taken` before.
        All may name the decision of the first: a later one answers the seat's next decision of the same kind.
        """
        writing = Writing(person, interaction)
        return await self._keeper.play(
            table_id,
            self._for(person, writing),
            lambda progress: _series(progress, person, actions, writing),
            writing,
        )

    async def undo(self, table_id: int, person: int, interaction: int) -> Outcome:
        """Take back the person's last answer, if it was free and nobody acted since; raises `Refused`."""
        writing = Writing(person, interaction)

        async def start(session: Session) -> Progress:
            seats = at_hand(session, person, writing)
            step, before, turns = await self._keeper.store.look(lambda books: _to_undo(books, session, person))
            progress = self._keeper.progress(session, seats)
            progress.undo(before, step, person, turns)
            return progress

        return await self._keeper.play(table_id, start, _nothing_more, writing)

    async def orders(self, table_id: int, person: int) -> Mapping[str, Standing]:
        """The standing orders of the person's seat, by topic."""
        session = await self.load(table_id)
        return session.orders.get(session.seat_held_by(person), {})

    async def set_order(self, table_id: int, person: int, topic: str, order: Standing | None) -> Session:
        """Say once how a seat answers a topic ("*": every other); None forgets it. It acts at once where it can."""
        writing = Writing(person)

        async def start(session: Session) -> Progress:
            seat = session.seat_held_by(person)
            if order is not None:
                check_order(session, topic, order)
            progress = self._keeper.progress(session, at_hand(session, person, writing))
            progress.orders = with_order(session.orders, seat, topic, order)
            return progress

        await self._keeper.play(table_id, start, Progress.play_on, writing)
        return await self.load(table_id)

    async def concede(self, table_id: int, person: int, interaction: int) -> Outcome:
        """Give up: pending answers are given by default at once, then the AI (or a neutral army) plays on."""

        writing = Writing(person, interaction)

        async def start(session: Session) -> Progress:
            session.seat_held_by(person)
            return self._keeper.progress(session)

        def work(progress: Progress) -> None:
            writing.handed = _conceded(progress, person)

        return await self._keeper.play(table_id, start, work, writing)

    async def give(
        self, table_id: int, host: int, seat: Player, to: int | Literal["ai"] | None, *, moderator: bool = False
    ) -> Session:
        """The host (or a moderator) puts a person, the AI, or nobody into a seat of a running game; all are told.

        What the seat had said once is forgotten. Raises `Refused`: NotHost, NoSuchSeat, SeatedAlready, SatElsewhere,
        SeatIsOut.
        """
        writing = Writing()

        async def start(session: Session) -> Progress:
            only_host(session, host, moderator)
            past = await self._keeper.store.look(lambda books: books.handovers.of(table_id))
            seats = reseated(session, seat, to, past)
            if seats[seat] != session.seats[seat]:
                writing.handed = handover(session, seats[seat], host)
                session = replace(session, orders={**session.orders, seat: {}})
            return self._keeper.progress(session, seats)

        await self._keeper.play(table_id, start, Progress.play_on, writing)
        return await self.load(table_id)

    async def end(self, table_id: int, host: int, *, moderator: bool = False) -> None:
        """The host (or a moderator) ends the game before its end; the dice key is revealed. Raises `Refused`."""
        writing = Writing(ended=True)

        async def start(session: Session) -> Progress:
            only_host(session, host, moderator)
            return self._keeper.progress(session)

        await self._keeper.play(table_id, start, _nothing_more, writing)

    async def forget(self, person: int) -> None:
        """Delete what is kept about a person: seats of running games go to the AI, of ended ones to nobody, private
        messages and preferences go, answers stay as nobody's. Backups keep all until they rotate."""
        keeper, now = self._keeper, self._keeper.clock.now()
        tables = await keeper.store.look(lambda books: [table.id for table in books.tables.of_person(person)])
        async with AsyncExitStack() as locks:
            for table_id in tables:
                await locks.enter_async_context(keeper.lock(table_id))
            played_on = await keeper.store.transact(lambda books: forgotten(books, keeper.games, person, now))
            keeper.drop_all()
        for table_id in played_on:
            keeper.think_on(table_id)
        for table_id in tables:
            keeper.speak(table_id)

    async def steps(self, table_id: int, first: int = 0, last: int | None = None) -> tuple[Logged, ...]:
        """The steps of a game, both ends included."""
        session = await self.load(table_id)
        return await self._keeper.steps(session, first, session.table.seq if last is None else last)

    async def export(self, table_id: int) -> str:
        """The game's record as text: whole with its key once it has ended, its public events only while it runs."""
        session = await self.load(table_id)
        last = session.table.seq
        steps = await self._keeper.store.look(lambda books: books.steps.between(table_id, 0, last))
        return await asyncio.to_thread(exported, session, steps)

    async def resume(self) -> None:
        """After a start: go on where AIs or orders were interrupted. A game that cannot be read is put aside."""
        for table_id in await self._keeper.store.look(lambda books: books.tables.to_resume()):
            with suppress(Refused):
                await self._keeper.look_again(table_id)
                self._keeper.think_on(table_id)

    async def quiet(self) -> None:
        """Wait until no AI plays any more."""
        await self._keeper.quiet()

    def _for(self, person: int, writing: Writing) -> Callable[[Session], Awaitable[Progress]]:
        async def start(session: Session) -> Progress:
            return self._keeper.progress(session, at_hand(session, person, writing))

        return start


def _nothing_more(progress: Progress) -> None:
    """All was done in preparing."""


def _series(progress: Progress, person: int, actions: Sequence[Action], writing: Writing) -> None:
    seat = progress.session.seat_held_by(person)
    writing.taken, writing.refused = 0, None
    for action in actions[:MOST_IN_A_SERIES]:
        try:
            if action.player != seat:
                raise Refused(NotYours(action.player))
            progress.answer(progress.next_of(action), person)
        except Refused as refused:
            if not writing.taken:
                raise
            writing.refused = refused.why
            return
        writing.taken += 1
        progress.play_on()


def _to_undo(books: Books, session: Session, person: int) -> tuple[int, State, int]:
    """The person's last step, if it may be taken back, the game before it, and how many turns began since."""
    table = session.table
    step = undoable(books, table.id, table.seq, person)
    snapshot = books.steps.snapshot(table.id, step.seq - 1)
    turns = books.steps.trail(table.id, RULES_VERSION).turns_after(step.seq)
    return step.seq, thawed(session.rules, snapshot or b""), turns


def _conceded(progress: Progress, person: int) -> Handover:
    """Give up. Where the rules do not know it yet (before the first turn) the AI plays on whatever was chosen."""
    progress.not_paused()
    seat, how = progress.session.seat_held_by(person), "conceded"
    if _known_to_the_rules(progress, seat, person):
        how = "neutral" if dict(progress.session.setting.options).get("concede") == "neutral" else how
    progress.give_defaults(seat)
    left = replace(progress.seats[seat], person=None, ai=True, conceded=True, stand_in=NOBODY_STANDS_IN)
    progress.seats = {**progress.seats, seat: left}
    progress.play_on()
    return Handover(progress.session.table.seq, seat, how, before=person)


def _known_to_the_rules(progress: Progress, seat: Player, person: int) -> bool:
    """Say to the rules that a seat gives up; False where they do not know it, or not yet. Raises `Refused`."""
    said: Any = progress.rules.actions.kinds.get("concede")
    if said is None:
        return False
    try:
        progress.answer(said(0, seat), person)
    except Refused as refused:
        if not isinstance(refused.why, NotBegun):
            raise
        return False
    return True
