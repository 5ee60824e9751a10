"""The games that readers watch, in the process that serves them: read from the database, followed, forgotten again."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Sequence
from concurrent.futures import Executor

from bot.logs import error_summary
from bot.services.watch.known_game import KnownGame
from bot.store.engines.address import Address
from bot.store.engines.opening import connected
from bot.store.models import StoredStep
from bot.store.steps import Steps
from bot.ui.replay.page import public_page, replay_page
from bot.ui.watch.live_page import LivePage

log = logging.getLogger(__name__)

SUMMARY_AFTER = 5.0
"""Seconds after a step in which battles and moments are counted again, for all steps that came meanwhile."""
IDLE = 120.0
"""Seconds after which a game is forgotten that nobody watches."""
MOST_GAMES = 10
"""How many games are kept in memory while nobody watches them."""
KEPT_NEWS = 256
"""How many pieces of news are kept for a reader who is behind."""


class CannotOpen(Exception):
    """A game cannot be shown now, for a reason that may pass."""


class StepReader:
    """Reads stored steps from the bot's database, which it cannot change."""

    def __init__(self, database: Address) -> None:
        self._database = database

    def read(self, table: int, first: int, last: int) -> Sequence[StoredStep]:
        """The steps from `first` to `last`, both included, with their snapshots; raises `DatabaseError`."""
        with connected(self._database, writes=False) as db:
            return Steps(db).with_snapshots(table, first, last)


class WatchedGame:
    """One game: its page, and the news that its streams send. Its work is done in threads, one piece at a time."""

    def __init__(self, table: int, known: KnownGame, steps: StepReader, pool: Executor) -> None:
        self.table, self.over, self.readers = table, known.over, 0
        self.used = asyncio.get_running_loop().time()
        self._known, self._steps, self._pool = known, steps, pool
        self._lock = asyncio.Lock()
        self._last = -1
        self._live: LivePage | None = None
        self._document: tuple[int, bytes] | None = None
        self._news: list[bytes] = []
        self._dropped = 0
        self._closed = False
        self._changed = asyncio.Event()
        self._counting: asyncio.TimerHandle | None = None
        self._tasks: set[asyncio.Task[None]] = set()

    async def open(self) -> None:
        """Make what the page needs of all steps so far; raises what reading and baking them raises."""
        async with self._lock:
            if self.over:
                self._document = 0, await self._work(self._whole_document)
                return
            known = self._known
            live = LivePage(known.setting, known.commitment, known.language)
            await self._work(lambda: live.add(self._steps.read(self.table, 0, known.last)))
            self._live, self._last = live, known.last

    def _whole_document(self) -> bytes:
        """The page of a game that is over: with its record, or of what everybody knows."""
        known = self._known
        if known.record:
            return replay_page(known.record, known.language).encode()
        rows = self._steps.read(self.table, 0, known.last)
        return public_page(known.setting, rows, known.commitment, known.language).encode()

    async def document(self) -> bytes:
        """The page as it is now, made once for all who ask for it at the same step.

        Only steps that everybody can count matter: how soon it comes must not tell that a secret answer was changed.
        """
        self._note_use()
        async with self._lock:
            live = self._live
            if live is not None and (self._document is None or self._document[0] != len(live.played.steps)):
                self._document = len(live.played.steps), await self._work(live.document)
            assert self._document is not None
            return self._document[1]

    async def advance(self, last: int) -> None:
        """Follow the game up to the step with this number; raises what reading and baking it raises."""
        async with self._lock:
            live = self._live
            if live is None or last <= self._last or self._closed:
                return
            first = self._last + 1
            news = await self._work(lambda: live.add(self._steps.read(self.table, first, last)))
            self._last = last
            if news:
                self._tell(news)
                self._count_soon(live)

    def _count_soon(self, live: LivePage) -> None:
        """Tell battles and moments a while later, if anybody is there then."""
        if self._counting is None:
            self._counting = asyncio.get_running_loop().call_later(SUMMARY_AFTER, self._begin_counting, live)

    def _begin_counting(self, live: LivePage) -> None:
        self._counting = None
        if self.readers:
            task = asyncio.create_task(self._count(live))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    async def _count(self, live: LivePage) -> None:
        async with self._lock:
            if not self._closed and (news := await self._work(live.summary)):
                self._tell(news)

    async def join(self, page: int, drawn: int, code: str, number: int) -> tuple[bytes, int]:
        """What brings a reader up to date who knows the steps up to a public number, and the place of the next news.

        `page`, `drawn` and `code` are those of `LivePage.events_after`.
        """
        async with self._lock:
            live = self._live
            assert live is not None
            return await self._work(lambda: live.events_after(page, drawn, code, number)), self.next_place

    @property
    def next_place(self) -> int:
        """The place of the next piece of news."""
        return self._dropped + len(self._news)

    async def news_from(self, place: int) -> tuple[bytes, int] | None:
        """The news from a place on, as soon as there are any, and the next place; None where there will be none, or the
        reader is too far behind."""
        while place == self.next_place and not self._closed:
            await self._changed.wait()
        if place < self._dropped or place == self.next_place:
            return None
        return b"".join(self._news[place - self._dropped :]), self.next_place

    def close(self, last_word: bytes = b"") -> None:
        """End all streams, after these last news."""
        if self._counting is not None:
            self._counting.cancel()
        self._closed = True
        self._tell(last_word)

    def _tell(self, news: bytes) -> None:
        self._news += [news] if news else []
        gone = max(0, len(self._news) - KEPT_NEWS)
        del self._news[:gone]
        self._dropped += gone
        changed, self._changed = self._changed, asyncio.Event()
        changed.set()

    def _note_use(self) -> None:
        self.used = asyncio.get_running_loop().time()

    def __enter__(self) -> WatchedGame:
        """Count a reader."""
        self.readers += 1
        return self

    def __exit__(self, *error: object) -> None:
        self.readers -= 1
        self._note_use()

    async def _work(self, work: Callable[[], bytes]) -> bytes:
        """Do a piece of work in a thread. Whoever is cancelled meanwhile holds the lock until it is done: a thread
        cannot be stopped, and the next one must not change what this one reads."""
        working, cancelled = asyncio.get_running_loop().run_in_executor(self._pool, work), None
        while not working.done():
            try:
                await asyncio.wait([working])
            except asyncio.CancelledError as error:
                cancelled = error
        if cancelled is not None:
            working.exception()  # which nobody waits for any more
            raise cancelled
        return working.result()


class WatchedGames:
    """All games that are watched. `ask` wants to know a game of the bot, which answers by `learn` or `fail`; `let_go`
    tells it that a game's steps are not needed any more."""

    def __init__(
        self, steps: StepReader, pool: Executor, ask: Callable[[int], None], let_go: Callable[[int], None]
    ) -> None:
        self._steps, self._pool, self._ask, self._let_go = steps, pool, ask, let_go
        self._asked: dict[int, asyncio.Future[KnownGame | None]] = {}
        self._opening: dict[int, asyncio.Task[WatchedGame | None]] = {}
        self._open: dict[int, WatchedGame] = {}
        self._behind: dict[int, int] = {}
        self._outdated: set[int] = set()

    async def get(self, table: int) -> WatchedGame | None:
        """A table's game; None where there is nothing to watch. Raises `CannotOpen`."""
        if (found := self._open.get(table)) is not None:
            return found
        if table not in self._opening:
            task = asyncio.create_task(self._read(table), name=f"table {table} is opened")
            self._opening[table] = task
            task.add_done_callback(lambda done: self._opening.pop(table, None))
        return await asyncio.shield(self._opening[table])

    async def _read(self, table: int) -> WatchedGame | None:
        """Ask for a game and make its page; raises `CannotOpen`."""
        asked = self._asked.setdefault(table, asyncio.get_running_loop().create_future())
        self._ask(table)
        known = await asked
        if known is None:
            return None
        game = WatchedGame(table, known, self._steps, self._pool)
        try:
            await game.open()
            while (last := self._behind.pop(table, None)) is not None:
                await game.advance(last)
        except Exception as error:
            log.error("table %d cannot be watched: %s", table, error_summary(error))
            self._let_go(table)
            self._outdated.discard(table)
            raise CannotOpen from None
        if table in self._outdated:
            self._outdated.discard(table)
            return await self._read(table)
        self._open[table] = game
        return game

    def learn(self, table: int, known: KnownGame | None) -> None:
        """Take the bot's answer about a game."""
        if (asked := self._asked.pop(table, None)) is not None:
            asked.set_result(known)

    def fail(self, table: int) -> None:
        """Take the bot's answer that it cannot say which game is played at a table."""
        if (asked := self._asked.pop(table, None)) is not None:
            asked.set_exception(CannotOpen())

    async def advance(self, table: int, last: int) -> None:
        """Follow a game up to a step that was just committed."""
        game = self._open.get(table)
        if game is None:
            if table in self._opening:
                self._behind[table] = last
            return
        try:
            await game.advance(last)
        except Exception as error:
            log.error("table %d cannot be watched any more: %s", table, error_summary(error))
            self.close(table)

    def close(self, table: int, last_word: bytes = b"") -> None:
        """Forget a game, and end its streams after these last news."""
        if table in self._opening:
            self._outdated.add(table)
        if (game := self._open.pop(table, None)) is not None:
            game.close(last_word)
            self._let_go(table)

    def forget_idle(self) -> None:
        """Forget the games that nobody has watched for a while, and the longest idle of too many."""
        now = asyncio.get_running_loop().time()
        idle = sorted((game for game in self._open.values() if not game.readers), key=lambda game: game.used)
        for at, game in enumerate(idle):
            if now - game.used > IDLE or len(idle) - at > MOST_GAMES:
                self.close(game.table)

    @property
    def any_open(self) -> bool:
        """Whether any game is watched, or was a short while ago."""
        return bool(self._open or self._opening)

    @property
    def readers(self) -> int:
        """How many streams are open."""
        return sum(game.readers for game in self._open.values())
