"""Rings the bells: does at its moment what a table has to do then, one after another, whatever the clocks do."""

from __future__ import annotations

import asyncio
import logging
import sqlite3
from collections.abc import Awaitable, Callable
from contextlib import suppress
from math import inf

from bot.clock import Clock
from bot.game.deadlines import awake_again, put_off
from bot.logs import where
from bot.store import Books, LeaseLost, Store
from bot.store.models import Bell

log = logging.getLogger(__name__)

Handler = Callable[[Bell], Awaitable[None]]
"""Does what a bell calls for, and silences or moves the bell in the same transaction: it may be rung twice."""
Nap = Callable[[float], Awaitable[object]]
"""Waits so many seconds."""

ALIVE = "alive"
"""The fact that says when the program was last seen at work."""
LOOK = 60
"""Seconds after which the clocks are looked at, if no bell rings before."""
AGAIN = 60
"""Seconds after which a bell whose handler failed is rung again."""
JUMP = 15
"""Seconds by which the wall clock may stray from the steady one between two looks."""


class Ringer:
    """One for the whole program. Nothing that it keeps in memory is needed after a restart."""

    def __init__(self, store: Store, clock: Clock, nap: Nap = asyncio.sleep) -> None:
        self._store, self._clock, self._nap = store, clock, nap
        store.bell_set, store.before = self._set, self.compare
        self._handlers: dict[str, Handler] = {}
        self._failed: dict[tuple[int, str, int], float] = {}
        self._ringing, self._comparing = asyncio.Lock(), asyncio.Lock()
        self._task: asyncio.Task[None] | None = None
        self._moving: asyncio.Task[object] | None = None
        self._asleep = self._woken = False
        self._looked, self._until = -inf, inf
        self._seen: tuple[int, float] | None = None

    def on(self, kind: str, handler: Handler) -> None:
        """Bells of this kind are answered by this handler, from now on by it alone."""
        self._handlers[kind] = handler

    async def begin(self) -> None:
        """Put off what was to ring while the program did not run, then ring what is due, now and from now on."""
        now = self._clock.now()
        await self._store.transact(lambda books: _back(books, now))
        self._seen = (now, self._clock.steady())
        self._task = asyncio.create_task(self._live(), name="the bells")

    def _set(self, at: int) -> None:
        if at < self._until:
            self.wake()

    def wake(self) -> None:
        """Look again, now, when the next bell rings."""
        self._woken = True
        if self._asleep and self._task is not None:
            self._task.cancel()
            self._task, self._asleep = asyncio.create_task(self._live(), name="the bells"), False

    async def close(self) -> None:
        """Ring no more, after what is being rung, and note when the program was last at work."""
        if self._task is None:
            return
        async with self._ringing:
            self._task.cancel()
        await asyncio.gather(self._task, return_exceptions=True)
        self._task = None
        with suppress(LeaseLost, sqlite3.Error):  # the program ends all the same
            await self._alive()

    async def ring(self) -> None:
        """Do all that is due now, the oldest first. What fails for one table is tried again in a minute."""
        async with self._ringing:
            while bells := [bell for bell in await self._due() if not self._waits(bell)]:
                for bell in bells:
                    await self._rung(bell)

    async def look(self) -> None:
        """Compare the clocks, and note from time to time that the program is at work."""
        await self.compare()
        steady = self._clock.steady()
        if steady - self._looked >= LOOK / 2:
            self._looked = steady
            await self._alive()

    async def compare(self) -> None:
        """Where somebody has set the wall clock, the bells that move go with it: before anything else is written."""
        if self._seen is None or self._moving is asyncio.current_task():
            return
        async with self._comparing:
            now, steady = self._clock.now(), self._clock.steady()
            expected = self._seen[0] + round(steady - self._seen[1])
            if abs(now - expected) > JUMP:
                await self._moved(expected, now)
            self._seen = (now, steady)

    async def _moved(self, expected: int, now: int) -> None:
        log.warning("the clock of this machine was set by %+d s: deadlines go with it", now - expected)
        self._moving = asyncio.current_task()
        try:
            await self._store.transact(lambda books: put_off(books, expected, now))
        finally:
            self._moving = None

    async def _live(self) -> None:
        while True:
            self._woken = False
            rest: float = AGAIN
            try:
                await self.look()
                await self.ring()
                rest = await self._rest()
            except LeaseLost:
                return
            except Exception as error:
                log.error("the bells wait for a minute: %s", where(error))
            self._asleep = not self._woken
            await self._nap(rest if self._asleep else 0)
            self._asleep = False

    async def _rest(self) -> float:
        now = self._clock.now()
        following = await self._store.look(lambda books: books.bells.next(now))
        rest = LOOK if following is None else min(following - now, LOOK)
        self._until = now + rest
        return rest

    async def _due(self) -> tuple[Bell, ...]:
        now = self._clock.now()
        return await self._store.look(lambda books: books.bells.due(now))

    def _waits(self, bell: Bell) -> bool:
        """Whether this bell failed less than a minute ago."""
        until = self._failed.get(_matter(bell), 0.0)
        return until > self._clock.steady()

    async def _rung(self, bell: Bell) -> None:
        try:
            await self._handlers[bell.kind](bell)
            if bell not in await self._store.look(lambda books: books.bells.of(bell.table, bell.kind)):
                self._failed.pop(_matter(bell), None)
                return
            log.error("table %d: its %s bell was answered and still rings", bell.table, bell.kind)
        except LeaseLost:
            raise
        except Exception as error:
            log.error("table %d: its %s bell is rung again in a minute: %s", bell.table, bell.kind, where(error))
        self._failed[_matter(bell)] = self._clock.steady() + AGAIN

    async def _alive(self) -> None:
        now = str(self._clock.now())
        await self._store.transact(lambda books: books.people.note(ALIVE, now))


def _matter(bell: Bell) -> tuple[int, str, int]:
    return bell.table, bell.kind, bell.about


def _back(books: Books, now: int) -> None:
    """The program is at work again."""
    alive = books.people.fact(ALIVE)
    if alive:
        awake_again(books, int(alive), now)
    books.people.note(ALIVE, str(now))
