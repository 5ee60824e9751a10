"""Running games: answers, undo, standing orders, conceding, seat assignment by the host, and export."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Iterable, Mapping, Sequence
from contextlib import suppress
from dataclasses import replace
from typing import Any

from bot.game.commit import Change, Commit, do_no_work
from bot.game.deadlines import is_over
from bot.game.loading import KnownGames
from bot.game.orders import check_order
from bot.game.progress import Progress, load_state, turns_begun
from bot.game.runner import GameRunner
from bot.game.seats import Heir, assign_seat, handover_of, require_host, require_room
from bot.game.session import LoggedStep, Outcome, Session, Waiting
from bot.game.undo import find_undoable
from bot.logs import error_summary
from bot.refusals import AnswersSecret, NoTableHere, UndoNotFree
from bot.services.voting.turn_starts import TurnStart, turn_starts
from bot.store import LeaseLost, Transaction, Unreachable
from bot.store.models import NOBODY_STANDS_IN, Handover
from bot.store.rewind_points import RewindPoint, RewindPoints
from bot.words.games.lookalikes import require_own_names
from renders import RecentTurns
from rules import Action, Decision, Offer, Player, Refused, State
from rules.author import NotNow, NotYours
from rules.orders import NO_ORDERS, StandingOrder, each_answer
from rules.risk import Finish, NotBegun, find_finish

__all__ = ["GameService", "LoggedStep", "Outcome", "Session", "Waiting"]

log = logging.getLogger(__name__)

STEPS_BACK = 300
"""How many steps are searched for the first answers to questions that several were asked at once."""
MAX_ACTIONS = 200
"""How many actions `submit_many` plays at most."""


class GameService:
    """All running games. Each call is one transaction; where one raises `Refused`, nothing was changed."""

    def __init__(self, runner: GameRunner) -> None:
        self._runner = runner
        self._resuming: asyncio.Task[None] | None = None

    @property
    def games(self) -> KnownGames:
        """The games that can be played, by name."""
        return self._runner.games

    async def load(self, table_id: int) -> Session:
        """The game as it is now, running or ended; raises `Refused` (TableGone, NotBegun, TableClosed, PutAside)."""
        return await self._runner.load(table_id)

    async def here(self, channel_id: int) -> Session:
        """The game that runs in this channel, or the last that ended in it; raises as `load`."""
        store = self._runner.store
        table = await store.read(lambda tx: tx.tables.here(channel_id) or tx.tables.latest(channel_id))
        if table is None:
            raise Refused(NoTableHere())
        return await self.load(table.id)

    async def latest_here(self, channel_id: int) -> Session:
        """The game that runs in this channel, or the last that ended in it, also while a table is open there for the
        next; raises as `load`, and NotBegun where none has begun yet."""
        table = await self._runner.store.read(lambda tx: tx.tables.latest_begun(channel_id))
        if table is None:
            raise Refused(NotBegun())
        return await self.load(table.id)

    async def game_at(self, table_id: int, channel_id: int) -> tuple[str, str]:
        """The name of a table's game, and the language of its posts; for table 0, of the last one in the channel. "" if
        there is none."""
        if (session := self._runner.find_cached(table_id)) is not None:
            return session.table.game, session.table.language

        def read(tx: Transaction) -> tuple[str, str]:
            if table_id:
                table = tx.tables.get(table_id)
            else:
                table = tx.tables.here(channel_id) or tx.tables.latest(channel_id)
            if table is None:
                return "", ""
            return table.game, table.language

        return await self._runner.store.read(read)

    async def submit(self, table_id: int, person: int, action: Action, interaction: int) -> Outcome:
        """Play one answer of a person. If the same interaction comes again, its first outcome is returned.

        Standing orders and AI seats answer before it returns; a longer AI turn goes on in the background. Raises
        `Refused`: the refusals of the rules, NotSeated, NotYours, TableClosed and others.
        """
        return await self.submit_many(table_id, person, (action,), interaction)

    async def submit_many(self, table_id: int, person: int, actions: Sequence[Action], interaction: int) -> Outcome:
        """Play several answers in one transaction, in this order, until one is refused.

        Raises `Refused` if the first one is; the outcome of a later refusal holds it, and the number `taken` before.
        All may name the decision of the first: a later one answers the seat's next decision of the same kind.
        """

        def decide(session: Session, tx: Transaction) -> Change:
            change = self._runner.change_by(session, person)
            return replace(change, work=lambda progress: _play_series(progress, person, actions, change.commit))

        return await self._runner.play(table_id, decide, interaction)

    async def finish_steps(
        self, table_id: int, person: int, stop: Callable[[Decision], bool], interaction: int
    ) -> Outcome:
        """Finish the steps of a person's turn one after the other, in one transaction.

        Until the seat is asked for a `stop`, or for anything that is no step to finish, or its turn is over. Raises
        `Refused` where there is none to finish.
        """

        def decide(session: Session, tx: Transaction) -> Change:
            change = self._runner.change_by(session, person)
            return replace(change, work=lambda progress: _finish_steps(progress, person, stop, change.commit))

        return await self._runner.play(table_id, decide, interaction)

    async def undo(self, table_id: int, person: int, interaction: int) -> Outcome:
        """Take back the person's last answer, if it was free and nobody has acted since; raises `Refused`."""

        def decide(session: Session, tx: Transaction) -> Change:
            change = self._runner.change_by(session, person, do_no_work)
            step, before, turns = _find_undo(tx, session, person, self._runner.clock.now())
            change.progress.undo(before, step, person, turns)
            return change

        return await self._runner.play(table_id, decide, interaction)

    async def set_order(self, table_id: int, person: int, topic: str | None, order: StandingOrder | None) -> Outcome:
        """Set the standing order of a person's seat for a topic (None: every other topic); an order of None deletes it.

        It acts at once where it can: the outcome holds those steps. Raises `Refused` as `check_order`.
        """
        return await self._set_orders(table_id, person, [(topic, order)])

    async def set_orders(self, table_id: int, person: int, orders: Mapping[str, StandingOrder | None]) -> Outcome:
        """Set several standing orders of a person's seat, by topic, as `set_order`."""
        return await self._set_orders(table_id, person, orders.items())

    async def _set_orders(
        self, table_id: int, person: int, orders: Iterable[tuple[str | None, StandingOrder | None]]
    ) -> Outcome:
        def decide(session: Session, tx: Transaction) -> Change:
            seat = session.seat_held_by(person)
            seat_orders = session.orders[seat]
            change = self._runner.change_by(session, person)
            for topic, order in orders:
                if order is not None:
                    check_order(session, topic, order)
                seat_orders = seat_orders.with_order(topic, order)
            change.progress.orders = session.orders.with_seat(seat, seat_orders)
            return change

        return await self._runner.play(table_id, decide)

    async def set_preference(self, table_id: int, person: int, name: str, wished: bool) -> Outcome:
        """Set a preference of a person's seat, by its name in `Preferences`; one for forced answers acts at once."""

        def decide(session: Session, tx: Transaction) -> Change:
            seat = session.seat_held_by(person)
            seat_orders = session.orders[seat].with_preference(name, wished)
            change = self._runner.change_by(session, person)
            change.progress.orders = session.orders.with_seat(seat, seat_orders)
            return change

        return await self._runner.play(table_id, decide)

    async def concede(self, table_id: int, person: int, interaction: int) -> Outcome:
        """Let a person give up: the seat's pending decisions get their defaults, then the AI plays on, or the army
        turns neutral."""

        def decide(session: Session, tx: Transaction) -> Change:
            session.seat_held_by(person)
            progress = self._runner.progress(session)
            return Change(progress, lambda progress: Commit(person, handover=_concede(progress, person)))

        return await self._runner.play(table_id, decide, interaction)

    async def give(self, table_id: int, host: int, seat: Player, to: Heir, *, moderator: bool = False) -> None:
        """Let the host (or a moderator) give a seat of a running game to a person, the AI or nobody, and announce it.

        The seat's standing orders are deleted. Raises `Refused`: NotHost, NoSuchSeat, SeatedAlready, SatElsewhere,
        SeatIsOut, CampaignFull.
        """

        def decide(session: Session, tx: Transaction) -> Change:
            require_host(session, host, moderator)
            return give_seat(self._runner, tx, session, seat, to, host)

        await self._runner.play(table_id, decide)

    async def end(self, table_id: int, host: int, *, moderator: bool = False) -> None:
        """Let the host (or a moderator) end the game early; the dice key is revealed. Raises `Refused(NotHost)`.

        A game that is won already stays so: the caretaker answers what follows the victory.
        """

        def decide(session: Session, tx: Transaction) -> Change:
            require_host(session, host, moderator)
            return end_game(self._runner, session)

        await self._runner.play(table_id, decide)

    async def steps(self, table_id: int, first: int = 0, last: int | None = None) -> tuple[LoggedStep, ...]:
        """The logged steps of a game from `first` to `last` (None: the latest), both included."""
        session = await self.load(table_id)
        return await self._runner.steps(session, first, session.table.seq if last is None else last)

    async def recent_turns(self, session: Session) -> RecentTurns:
        """The turns of the session's last steps; see `GameRunner.recent_turns`."""
        return await self._runner.recent_turns(session)

    def suggest(self, session: Session, number: int, offers: Sequence[Offer]) -> Action:
        """Which of these offers the AI would take in the place of a decision's player, of what that player may see."""
        return self._runner.suggest(session, number, offers)

    async def first_answers(self, session: Session) -> dict[int, int]:
        """When each of the session's secret answers was first given (seconds since 1970), by the number of the
        question. Whether it was changed since does not show."""
        secret, last = session.secret_answers(), session.table.seq
        if not secret:
            return {}
        first: dict[int, int] = {}
        for step in await self._runner.steps(session, max(last - STEPS_BACK, 0), last):
            for answer in each_answer(step.action) if step.action is not None else ():
                if answer.decision in secret:
                    first.setdefault(answer.decision, step.at)
        return first

    async def state_after(self, session: Session, seq: int) -> State:
        """The state of a game after one of its steps."""
        if seq == session.table.seq:
            return session.state
        snapshot = await self._runner.store.read(lambda tx: tx.steps.snapshot(session.table.id, seq))
        return await asyncio.to_thread(load_state, session.rules, snapshot or b"")

    async def rewind_points(self, session: Session) -> RewindPoints:
        """The steps and turns to which the table can go back by a vote."""
        table, version = session.table.id, session.rules.version
        return await self._runner.store.read(lambda tx: tx.steps.rewind_points(table, version))

    async def turn_starts(self, session: Session) -> tuple[TurnStart, ...]:
        """The turns to whose beginning the table can go back by a vote, the oldest first."""
        table, version = session.table.id, session.rules.version

        def read(tx: Transaction) -> tuple[list[RewindPoint], dict[int, bytes]]:
            points = tx.steps.rewind_points(table, version)
            found = [point for number in range(1, len(points.turns()) + 1) if (point := points.turn(number))]
            return found, tx.steps.snapshots(table, {point.first - 1 for point in found})

        return await asyncio.to_thread(turn_starts, session.rules, *await self._runner.store.read(read))

    async def export(self, table_id: int) -> str:
        """The game as text: the whole record with its key once it has ended, only the public events while it runs."""
        return await self._runner.export(table_id)

    async def resume(self) -> None:
        """Continue the games whose AIs or orders the end of the program interrupted; unreadable ones are put aside."""
        for table_id in await self._runner.store.read(lambda tx: tx.tables.to_resume()):
            with suppress(Refused):
                await self._runner.reload(table_id)
                self._runner.play_on(table_id)

    def start_resuming(self) -> None:
        """Begin to `resume`, beside what people ask: a start does not wait until every game that runs was read."""
        self._resuming = asyncio.create_task(self._resume_all(), name="interrupted games go on")

    async def _resume_all(self) -> None:
        store = self._runner.store
        while True:
            try:
                await self.resume()
            except LeaseLost:
                return
            except Unreachable as error:
                log.error("interrupted games wait for the database: %s", error_summary(error))
                await store.wait_for_answer()
            except Exception as error:
                log.error("interrupted games go on when somebody acts there: %s", error_summary(error))
                return
            else:
                return

    async def wait_until_idle(self) -> None:
        """Wait until interrupted games go on, and no AI plays in the background."""
        if self._resuming is not None:
            await self._resuming
        await self._runner.wait_until_idle()

    async def close(self) -> None:
        """Stop resuming; the next start does it."""
        if self._resuming is not None:
            self._resuming.cancel()
            await asyncio.gather(self._resuming, return_exceptions=True)


def give_seat(
    runner: GameRunner, tx: Transaction, session: Session, seat: Player, heir: Heir, by: int | None
) -> Change:
    """The change that gives a seat to a person, the AI or nobody; its standing orders are deleted.

    Raises `Refused`: NoSuchSeat, SeatedAlready, SatElsewhere, SeatIsOut, CampaignFull.
    """
    require_room(tx, session, heir if isinstance(heir, int) else None)
    seats = assign_seat(session, seat, heir, tx.handovers.of(session.table.id))
    if seats[seat] == session.seats[seat]:
        return Change(runner.progress(session, seats), Progress.play_on)
    commit = Commit(handover=handover_of(session, seats[seat], by))
    session = replace(session, orders=session.orders.with_seat(seat, NO_ORDERS))
    return Change(runner.progress(session, seats), Progress.play_on, commit)


def end_game(runner: GameRunner, session: Session) -> Change:
    """The change that ends a game early; of one that is won, the caretaker answers what follows the victory."""
    if session.is_won:
        return Change(runner.progress(session), Progress.finish)
    return Change(runner.progress(session), commit=Commit(ended=True))


def _play_series(progress: Progress, person: int, actions: Sequence[Action], commit: Commit) -> Commit:
    """Play actions until one is refused. Returns the commit with how many were taken; raises if the first is."""
    seat, taken = progress.session.seat_held_by(person), 0
    for action in actions[:MAX_ACTIONS]:
        try:
            if action.player != seat:
                raise Refused(NotYours(action.player))
            answer = progress.next_of(action)
            require_own_names(progress.session.game, progress.rules, progress.state, answer)
            progress.answer(answer, person)
        except Refused as refused:
            if not taken:
                raise
            return replace(commit, taken=taken, refused=refused.why)
        taken += 1
        progress.play_on()
    return replace(commit, taken=taken)


def _finish_steps(progress: Progress, person: int, stop: Callable[[Decision], bool], commit: Commit) -> Commit:
    """Finish steps until a `stop`; returns the commit with how many were finished."""
    seat, taken = progress.session.seat_held_by(person), 0
    while finish := find_finish(progress.rules, progress.state, seat):
        if stop(progress.state.pending[finish.decision]):
            break
        progress.answer(finish, person)
        taken += 1
        progress.play_on()
        if turns_begun(progress.steps):
            break
    if not taken:
        asked = next((each.kind for each in progress.state.pending.values() if each.player == seat), "")
        raise Refused(NotNow(Finish.kind, asked))
    return replace(commit, taken=taken)


def _find_undo(tx: Transaction, session: Session, person: int, now: int) -> tuple[int, State, int]:
    """The number of the step that the person may undo, the state before it, and how many turns began since."""
    table = session.table
    if session.secret_answers():
        raise Refused(AnswersSecret())
    step = find_undoable(tx, table.id, table.seq, person, session.rules.version, table.final)
    before = load_state(session.rules, tx.steps.snapshot(table.id, step.seq - 1) or b"")
    if any(is_over(tx, table.id, number, now) for number in before.pending.keys() - session.state.pending.keys()):
        raise Refused(UndoNotFree("late"))
    turns = tx.steps.rewind_points(table.id, session.rules.version).turns_after(step.seq)
    return step.seq, before, turns


def _concede(progress: Progress, person: int) -> Handover:
    """Concede the person's seat and play on. Where the rules cannot concede (yet), the AI plays on in any case."""
    progress.require_unpaused()
    seat, how = progress.session.seat_held_by(person), "conceded"
    if _concede_by_rules(progress, seat, person):
        how = "neutral" if dict(progress.session.setting.options).get("concede") == "neutral" else how
    progress.give_defaults(seat)
    left = replace(progress.seats[seat], person=None, ai=True, conceded=True, stand_in=NOBODY_STANDS_IN)
    progress.seats = {**progress.seats, seat: left}
    progress.play_on()
    return Handover(progress.session.table.seq, seat, how, before=person)


def _concede_by_rules(progress: Progress, seat: Player, person: int) -> bool:
    """Play the rules' action `concede`; False where the game has none, or its first turn has not begun.

    Raises `Refused` for any other reason.
    """
    concede: Any = progress.rules.actions.kinds.get("concede")
    if concede is None:
        return False
    try:
        progress.answer(concede(0, seat), person)
    except Refused as refused:
        if not isinstance(refused.why, NotBegun):
            raise
        return False
    return True
