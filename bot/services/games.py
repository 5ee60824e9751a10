"""Games at their tables: the one door through which people, standing orders and AIs act on them."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping, Sequence
from contextlib import suppress
from dataclasses import replace
from typing import Any, Literal

from bot.game.commit import Change, Commit, do_no_work
from bot.game.export import export_game
from bot.game.loading import KnownGames
from bot.game.orders import check_order
from bot.game.progress import Progress, load_state
from bot.game.runner import GameRunner
from bot.game.seats import assign_seat, handover_of, require_host
from bot.game.session import LoggedStep, Outcome, Session, Waiting
from bot.game.undo import find_undoable
from bot.refusals import NoTableHere
from bot.store import Transaction
from bot.store.models import NOBODY_STANDS_IN, Handover
from rules import RULES_VERSION, Action, NotYours, Player, Refused, Standing, State, with_order
from rules.risk import NotBegun

__all__ = ["GameService", "LoggedStep", "Outcome", "Session", "Waiting"]

MOST_IN_A_SERIES = 200


class GameService:
    """All running games. Every answer is one transaction; what a refusal raises (`Refused`) has changed nothing."""

    def __init__(self, runner: GameRunner) -> None:
        self._runner = runner

    @property
    def games(self) -> KnownGames:
        """The games that can be played, by name."""
        return self._runner.games

    async def load(self, table_id: int) -> Session:
        """The game as it stands now (running or ended); raises `Refused` (NoTableHere, NotBegun, PutAside)."""
        return await self._runner.load(table_id)

    async def here(self, channel_id: int) -> Session:
        """The game that runs in this channel, or else the last that ended in it; raises as `load`."""
        store = self._runner.store
        table = await store.read(lambda tx: tx.tables.here(channel_id) or tx.tables.latest(channel_id))
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

        def decide(session: Session, tx: Transaction) -> Change:
            change = self._runner.change_by(session, person)
            return replace(change, work=lambda progress: _answer_in_turn(progress, person, actions, change.commit))

        return await self._runner.play(table_id, decide, interaction)

    async def undo(self, table_id: int, person: int, interaction: int) -> Outcome:
        """Take back the person's last answer, if it was free and nobody acted since; raises `Refused`."""

        def decide(session: Session, tx: Transaction) -> Change:
            change = self._runner.change_by(session, person, do_no_work)
            step, before, turns = _find_undo(tx, session, person)
            change.progress.undo(before, step, person, turns)
            return change

        return await self._runner.play(table_id, decide, interaction)

    async def orders(self, table_id: int, person: int) -> Mapping[str, Standing]:
        """The standing orders of the person's seat, by topic."""
        session = await self.load(table_id)
        return session.orders.get(session.seat_held_by(person), {})

    async def set_order(self, table_id: int, person: int, topic: str, order: Standing | None) -> Session:
        """Say once how a seat answers a topic ("*": every other); None forgets it. It acts at once where it can."""

        def decide(session: Session, tx: Transaction) -> Change:
            seat = session.seat_held_by(person)
            if order is not None:
                check_order(session, topic, order)
            change = self._runner.change_by(session, person)
            change.progress.orders = with_order(session.orders, seat, topic, order)
            return change

        await self._runner.play(table_id, decide)
        return await self.load(table_id)

    async def concede(self, table_id: int, person: int, interaction: int) -> Outcome:
        """Give up: pending answers are given by default at once, then the AI (or a neutral army) plays on."""

        def decide(session: Session, tx: Transaction) -> Change:
            session.seat_held_by(person)
            progress = self._runner.progress(session)
            return Change(progress, lambda progress: Commit(person, handover=_concede(progress, person)))

        return await self._runner.play(table_id, decide, interaction)

    async def give(
        self, table_id: int, host: int, seat: Player, to: int | Literal["ai"] | None, *, moderator: bool = False
    ) -> Session:
        """The host (or a moderator) puts a person, the AI, or nobody into a seat of a running game; all are told.

        What the seat had said once is forgotten. Raises `Refused`: NotHost, NoSuchSeat, SeatedAlready, SatElsewhere,
        SeatIsOut.
        """

        def decide(session: Session, tx: Transaction) -> Change:
            require_host(session, host, moderator)
            seats = assign_seat(session, seat, to, tx.handovers.of(table_id))
            if seats[seat] == session.seats[seat]:
                return Change(self._runner.progress(session, seats), Progress.play_on)
            handed = handover_of(session, seats[seat], host)
            session = replace(session, orders={**session.orders, seat: {}})
            return Change(self._runner.progress(session, seats), Progress.play_on, Commit(handover=handed))

        await self._runner.play(table_id, decide)
        return await self.load(table_id)

    async def end(self, table_id: int, host: int, *, moderator: bool = False) -> None:
        """The host (or a moderator) ends the game before its end; the dice key is revealed. Raises `Refused`."""

        def decide(session: Session, tx: Transaction) -> Change:
            require_host(session, host, moderator)
            return Change(self._runner.progress(session), commit=Commit(ended=True))

        await self._runner.play(table_id, decide)

    async def steps(self, table_id: int, first: int = 0, last: int | None = None) -> tuple[LoggedStep, ...]:
        """The steps of a game, both ends included."""
        session = await self.load(table_id)
        return await self._runner.steps(session, first, session.table.seq if last is None else last)

    async def export(self, table_id: int) -> str:
        """The game's record as text: whole with its key once it has ended, its public events only while it runs."""
        session = await self.load(table_id)
        last = session.table.seq
        steps = await self._runner.store.read(lambda tx: tx.steps.between(table_id, 0, last))
        return await asyncio.to_thread(export_game, session, steps)

    async def resume(self) -> None:
        """After a start: go on where AIs or orders were interrupted. A game that cannot be read is put aside."""
        for table_id in await self._runner.store.read(lambda tx: tx.tables.to_resume()):
            with suppress(Refused):
                await self._runner.reload(table_id)
                self._runner.play_on(table_id)

    async def wait_until_idle(self) -> None:
        """Wait until no AI plays any more."""
        await self._runner.wait_until_idle()


def _answer_in_turn(progress: Progress, person: int, actions: Sequence[Action], commit: Commit) -> Commit:
    seat, taken = progress.session.seat_held_by(person), 0
    for action in actions[:MOST_IN_A_SERIES]:
        try:
            if action.player != seat:
                raise Refused(NotYours(action.player))
            progress.answer(progress.next_of(action), person)
        except Refused as refused:
            if not taken:
                raise
            return replace(commit, taken=taken, refused=refused.why)
        taken += 1
        progress.play_on()
    return replace(commit, taken=taken)


def _find_undo(tx: Transaction, session: Session, person: int) -> tuple[int, State, int]:
    """The person's last step, if it may be taken back, the game before it, and how many turns began since."""
    table = session.table
    step = find_undoable(tx, table.id, table.seq, person)
    snapshot = tx.steps.snapshot(table.id, step.seq - 1)
    turns = tx.steps.trail(table.id, RULES_VERSION).turns_after(step.seq)
    return step.seq, load_state(session.rules, snapshot or b""), turns


def _concede(progress: Progress, person: int) -> Handover:
    """Give up. Where the rules do not know it yet (before the first turn) the AI plays on whatever was chosen."""
    progress.require_unpaused()
    seat, how = progress.session.seat_held_by(person), "conceded"
    if _tell_the_rules(progress, seat, person):
        how = "neutral" if dict(progress.session.setting.options).get("concede") == "neutral" else how
    progress.give_defaults(seat)
    left = replace(progress.seats[seat], person=None, ai=True, conceded=True, stand_in=NOBODY_STANDS_IN)
    progress.seats = {**progress.seats, seat: left}
    progress.play_on()
    return Handover(progress.session.table.seq, seat, how, before=person)


def _tell_the_rules(progress: Progress, seat: Player, person: int) -> bool:
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
