"""Run the games: load and cache them, lock them, write their steps, and let AI seats play on in the background."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import replace
from typing import overload
from weakref import WeakValueDictionary

from bot.clock import Clock
from bot.game.announcements import announcements_of, new_board_post, wait_starts
from bot.game.commit import Change, Commit, log_commit, write_commit
from bot.game.deadlines import start_again
from bot.game.export import export_game
from bot.game.loading import (
    CannotRead,
    KnownGames,
    describe_missing,
    load,
    members_of,
    read_recent_turns,
    read_step,
    refusal_family,
)
from bot.game.progress import Progress
from bot.game.seats import reclaim_seat
from bot.game.session import LoggedStep, Outcome, Session
from bot.game.undo import LastAnswers, read_last_answers
from bot.logs import error_summary
from bot.messages import EndPost, Message, Note
from bot.refusals import PackageMissing, TableClosed
from bot.store import Clashed, DatabaseError, Store, Transaction, Unreachable
from bot.store.models import COURSE, ENDED, NOT_WATCHED, RUNNING, HandledInteraction, Seat, StoredStep, Timer
from renders import PublicStep, RecentTurns
from rules import NOBODY, Action, Offer, Player, Refused
from rules.ai import EASY, Character, CharacterChooser
from rules.author import GameIsOver

log = logging.getLogger(__name__)

AI_BATCH = 25
"""How many AI decisions make one transaction in the background."""
AI_RETRY_AFTER = 30
"""Seconds after which AI play is tried again after an error of the database, or two clashes in a row."""
AI_TABLES = 2
"""At how many tables AIs play on in the background at the same time: more would keep threads, and the locks of their
tables, from presses."""
CACHED = 300
"""How many games stay in memory."""
CLOSE_TIMEOUT = 5
"""Seconds that `close` waits for answers that are being played."""


Decide = Callable[[Session, Transaction], Change]
DecideIfAnything = Callable[[Session, Transaction], Change | None]
"""Decides on the change of a game, from its session and the store; None: nothing is to change. Raises `Refused`."""


class GameRunner:
    """The only writer of running games. Nothing that it keeps in memory is needed after a restart.

    `on_change` is called with a table's id after each transaction on it.
    """

    def __init__(
        self, store: Store, clock: Clock, games: KnownGames, choose: CharacterChooser, on_change: Callable[[int], None]
    ) -> None:
        self.games, self.store, self.clock, self.on_change = games, store, clock, on_change
        self._choose = choose
        self._cache: dict[int, Session] = {}
        self._locks: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()
        self._ai_tasks: dict[int, asyncio.Task[None]] = {}
        self._ai_places = asyncio.Semaphore(AI_TABLES)
        self._closing = False
        self._unread: set[int] = set()

    def lock(self, table_id: int) -> asyncio.Lock:
        """The table's lock, to be held while the table is played or changed."""
        return self._locks.setdefault(table_id, asyncio.Lock())

    async def load(self, table_id: int) -> Session:
        """The game as it is now, from the cache or the store; raises as `loading.load`."""
        session = self._cache.get(table_id)
        if session is None:
            session = await self._read(table_id)
            self._cache_session(session)
        return session

    def find_cached(self, table_id: int) -> Session | None:
        """The game as it is now, if it is in memory."""
        return self._cache.get(table_id)

    async def _read(self, table_id: int) -> Session:
        try:
            return await self.store.read(lambda tx: load(tx, self.games, table_id))
        except CannotRead as unread:
            await self._put_aside(table_id, unread)
            raise

    async def _put_aside(self, table_id: int, unread: CannotRead) -> None:
        """Mark a game as put aside; say so in its channel, once, and in the log with the reason, once a run.

        A course is only logged: nobody waits for it, and it is deleted after its week all the same.
        """
        now, why = self.clock.now(), unread.why
        note = Note("put-aside")
        if isinstance(why, PackageMissing):
            note = Note("package-missing", values={"package": why.package, "why": why.why})
        if table_id not in self._unread:
            self._unread.add(table_id)
            log.error("table %d%s cannot be read and is put aside: %s", table_id, unread.known, unread.reason)

        def mark(tx: Transaction) -> None:
            if tx.tables.put_aside(table_id, now):
                tx.outbox.add(table_id, note, now)

        def is_known(tx: Transaction) -> bool:
            return table_id in tx.tables.put_aside_ids() or tx.courses.of_table(table_id) is not None

        if not await self.store.read(is_known):
            await self.store.transact(mark)
            self.on_change(table_id)

    async def put_aside_before_game(self, table_id: int, why: PackageMissing) -> None:
        """Put a table aside whose game cannot begin without its package."""
        table = await self.store.read(lambda tx: tx.tables.get(table_id))
        assert table is not None, "it lacks its package"
        reason = describe_missing(table.game, why.package, why.why)
        await self._put_aside(table_id, CannotRead(why, f" ({table.game}, not begun)", reason))

    async def take_up(self, table_id: int, timer: Timer) -> None:
        """Let a table that was put aside before its game go on with this timer, and tell its channel."""
        now = self.clock.now()

        def restore(tx: Transaction) -> None:
            tx.tables.clear_put_aside(table_id)
            tx.timers.set(timer)
            tx.outbox.add(table_id, Note("found-again"), now)

        await self.store.transact(restore)
        self.on_change(table_id)
        log.info("table %d can begin again", table_id)

    async def reload(self, table_id: int) -> None:
        """Load a game when the program starts; one that was put aside and can be read again goes on. Raises as `load`.

        Its timers are postponed by the time for which it was put aside, and its channel is told.
        """
        session = await self.load(table_id)
        now = self.clock.now()

        def restore(tx: Transaction) -> None:
            start_again(tx, table_id, tx.tables.clear_put_aside(table_id), now)
            if session.table.state == RUNNING:
                tx.outbox.add(table_id, Note("found-again"), now)
                tx.outbox.add(table_id, new_board_post(session), now)

        if table_id in await self.store.read(lambda tx: tx.tables.put_aside_ids()):
            await self.store.transact(restore)
            self.on_change(table_id)
            log.info("table %d can be read again", table_id)

    def drop(self, table_id: int) -> None:
        """Drop a game from the cache, because the store holds a newer one."""
        self._cache.pop(table_id, None)

    def drop_all(self) -> None:
        """Drop every game from the cache."""
        self._cache.clear()

    def _cache_session(self, session: Session) -> None:
        self._cache.pop(session.table.id, None)
        self._cache[session.table.id] = session
        if len(self._cache) > CACHED:
            del self._cache[next(iter(self._cache))]

    @overload
    async def play(self, table_id: int, decide: Decide, interaction: int | None = None) -> Outcome: ...

    @overload
    async def play(self, table_id: int, decide: DecideIfAnything, interaction: int | None = None) -> Outcome | None: ...

    async def play(self, table_id: int, decide: DecideIfAnything, interaction: int | None = None) -> Outcome | None:
        """Play a change of a game, under the table's lock: decide on it, work it out off the event loop, write it.

        `decide(session, tx)` reads in one transaction; if it returns None, nothing is written and None is returned. It
        is called once more if another transaction wrote first. An interaction that was handled before returns its
        outcome of then. Raises what `decide`, `work` and `load` raise, and `Refused` (TableClosed, GameIsOver); then
        nothing was written. Raises `Clashed` if the second try clashes too.
        """
        async with self.lock(table_id):
            for _ in range(2):
                change = await self._decide(await self.load(table_id), decide, interaction)
                if change is None:
                    return None
                if isinstance(change, HandledInteraction):
                    return await self._outcome_of(change)
                try:
                    return await self._carry_out(change, interaction)
                except Clashed:
                    self.drop(table_id)
        raise Clashed(f"table {table_id} is being written by somebody else")

    async def _decide(
        self, session: Session, decide: DecideIfAnything, interaction: int | None
    ) -> Change | HandledInteraction | None:
        def read(tx: Transaction) -> Change | HandledInteraction | None:
            if handled := None if interaction is None else tx.steps.find_handled(interaction):
                return handled
            now = _require_running(session)
            return decide(replace(now, members=members_of(tx, now.table)), tx)

        return await self.store.read(read)

    async def _carry_out(self, change: Change, interaction: int | None) -> Outcome:
        now, progress = self.clock.now(), change.progress

        def work() -> tuple[Commit, list[StoredStep]]:
            return change.work(progress) or change.commit, progress.rows(now)

        commit, rows = await asyncio.to_thread(work)
        announcements = announcements_of(progress, commit.actor)
        if commit.ended:
            announcements.append(EndPost())
        return await self.write(progress, rows, announcements, commit, interaction)

    async def write(
        self,
        progress: Progress,
        rows: list[StoredStep],
        announcements: list[Message],
        commit: Commit,
        interaction: int | None,
    ) -> Outcome:
        """Write a progress and its announcements in one transaction; then call `on_change` and let AI seats play on.

        Raises `Clashed` if another transaction wrote first.
        """
        now, before = self.clock.now(), progress.session
        over = commit.ended or progress.state.winners is not None
        table = replace(
            before.table,
            seq=before.table.seq + len(rows),
            turn=progress.turn,
            waiting_since=wait_starts(progress, now),
            state=_state_after(before.table.state, over=over),
            started=before.table.started or now,
            ended=now if over else None,
            final=progress.last_final,
        )
        if commit.ended:
            table = table.showing(NOT_WATCHED)
        held = {} if over else progress.windows_held_until(now)

        takes_back = any(row.undoes is not None for row in rows)

        def commit_rows(tx: Transaction) -> tuple[Mapping[Player, Seat], LastAnswers, int]:
            written = write_commit(tx, progress, table, rows, announcements, commit, interaction, now, held)
            answers = before.answers.after(rows)
            if takes_back:
                answers = read_last_answers(tx, table.id, table.seq, before.rules.version)
            return written, answers, tx.tables.version_now(table.id)

        seats, answers, version = await self.store.transact(commit_rows)
        table = replace(table, version=version)
        recent = None if takes_back or before.recent is None else before.recent.after(_public(progress), table.seq)
        session = replace(progress.session_now(), table=table, seats=seats, held=held, answers=answers, recent=recent)
        self._cache_session(session)
        log_commit(progress, table)
        self.on_change(table.id)
        if progress.ai_is_due and not over:
            self.play_on(table.id)
        return _outcome(progress, session, commit, now)

    async def earlier_outcome(self, interaction: int | None) -> Outcome | None:
        """The outcome of an interaction that was handled before; None if it was not."""
        handled = None if interaction is None else await self.store.read(lambda tx: tx.steps.find_handled(interaction))
        return None if handled is None else await self._outcome_of(handled)

    async def _outcome_of(self, handled: HandledInteraction) -> Outcome:
        session = await self.load(handled.table)
        refused = refusal_family(session.rules).read(handled.refused) if handled.refused else None
        steps = await self.steps(session, handled.first, handled.last)
        seat = session.seat_of(handled.person) or NOBODY
        return Outcome(handled.table, seat, steps, handled.taken, refused, repeated=True)

    async def steps(self, session: Session, first: int, last: int) -> tuple[LoggedStep, ...]:
        """The logged steps of a game from `first` to `last`, both included."""
        table, rules = session.table.id, session.rules
        return await self.store.read(
            lambda tx: tuple(read_step(rules, row) for row in tx.steps.between(table, first, last))
        )

    def suggest(self, session: Session, number: int, offers: Sequence[Offer]) -> Action:
        """Which of these offers the AI would take in the place of a decision's player, of what that player may see."""
        seen = session.view(session.state.pending[number].player)
        return self._choose(Character(EASY), session.rules, seen, number, offers, lambda size: 0)

    async def recent_turns(self, session: Session) -> RecentTurns:
        """The turns of the session's last steps: read once, as the first board is drawn, then kept with the session."""
        if session.recent is not None:
            return session.recent
        recent = await self.store.read(lambda tx: read_recent_turns(tx, session))
        if self._cache.get(session.table.id) is session:
            self._cache_session(replace(session, recent=recent))
        return recent

    async def export(self, table_id: int) -> str:
        """The game as text: the whole record with its key once it has ended, only the public events while it runs."""
        session = await self.load(table_id)
        last = session.table.seq
        steps = await self.store.read(lambda tx: tx.steps.with_snapshots(table_id, 0, last))
        return await asyncio.to_thread(export_game, session, steps)

    async def load_running(self, table_id: int) -> Session:
        """The game as it is now, if it is running; raises as `load`, and `Refused` (TableClosed, GameIsOver)."""
        return _require_running(await self.load(table_id))

    def progress(self, session: Session, seats: Mapping[Player, Seat] | None = None) -> Progress:
        """A new progress on a game, with these seats in place of the session's if given."""
        return Progress(session, self._choose, seats)

    def change_by(self, session: Session, person: int, work: Callable[[Progress], None] = Progress.play_on) -> Change:
        """The change by a person who acts in their own seat: a stand-in, if any, ends. Raises `Refused(NotSeated)`."""
        seats, notes = reclaim_seat(session, person)
        return Change(self.progress(session, seats), work, Commit(person, notes=notes))

    def play_on(self, table_id: int) -> None:
        """Let orders and AI seats play on in a background task, if none is running for the table."""
        task = self._ai_tasks.get(table_id)
        if task is None or task.done():
            self._ai_tasks[table_id] = asyncio.create_task(self._play_on(table_id), name=f"table {table_id} plays on")

    async def _play_on(self, table_id: int) -> None:
        plays_on = True
        while plays_on and not self._closing:
            try:
                plays_on = (await self._batch(table_id)).ai_plays_on
            except Unreachable as error:
                log.error("table %d: its AI waits for the database: %s", table_id, error_summary(error))
                await self.store.wait_for_answer()
            except (DatabaseError, Clashed) as error:
                log.error("table %d: its AI tries again in %d s: %s", table_id, AI_RETRY_AFTER, error_summary(error))
                await asyncio.sleep(AI_RETRY_AFTER)
            except Exception as error:
                plays_on = False
                if not isinstance(error, Refused):
                    log.error("table %d: its AI stopped: %s", table_id, error_summary(error))

    async def _batch(self, table_id: int) -> Outcome:
        def decide(session: Session, tx: Transaction) -> Change:
            return Change(self.progress(session), lambda progress: progress.play_on(AI_BATCH))

        async with self._ai_places:
            return await self.play(table_id, decide)

    async def wait_until_idle(self) -> None:
        """Wait until no AI plays in the background."""
        while busy := [task for task in self._ai_tasks.values() if not task.done()]:
            await asyncio.gather(*busy)

    async def close(self) -> None:
        """Wait until the answers being played are written, and stop the AI tasks; they go on after the next start."""
        self._closing = True
        busy = [asyncio.ensure_future(_wait_until_free(lock)) for lock in tuple(self._locks.values())]
        if busy:
            await asyncio.wait(busy, timeout=CLOSE_TIMEOUT)
        for task in (*busy, *self._ai_tasks.values()):
            task.cancel()
        await asyncio.gather(*busy, *self._ai_tasks.values(), return_exceptions=True)


async def _wait_until_free(lock: asyncio.Lock) -> None:
    """Wait until the lock is free."""
    async with lock:
        pass


def _state_after(before: str, *, over: bool) -> str:
    """The state of a table after some steps: a course stays one."""
    if before == COURSE:
        return COURSE
    return ENDED if over else RUNNING


def _require_running(session: Session) -> Session:
    if session.is_ended:
        raise Refused(TableClosed() if session.state.winners is None else GameIsOver())
    return session


def _public(progress: Progress) -> Iterator[PublicStep]:
    """The steps of a progress as everybody may know them."""
    for seq, played in enumerate(progress.steps, progress.session.table.seq + 1):
        yield seq, [event.redact_for(None) for event in played.step.events]


def _outcome(progress: Progress, session: Session, commit: Commit, at: int) -> Outcome:
    """The outcome of a commit that was just written at this moment."""
    first = progress.session.table.seq + 1
    steps = tuple(
        LoggedStep(first + n, p.step.by, p.person, p.step.action, p.step.events, p.step.draws, at, p.undoes, p.free)
        for n, p in enumerate(progress.steps)
    )
    seat = None if commit.actor is None else progress.session.seat_of(commit.actor)
    return Outcome(
        session.table.id, seat or NOBODY, steps, commit.taken, commit.refused, ai_plays_on=progress.ai_is_due
    )
