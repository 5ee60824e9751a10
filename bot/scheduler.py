"""Rings the bells: does at its moment what a table has to do then, one after another, whatever the clocks do."""

from __future__ import annotations

import asyncio
import logging
import sqlite3
from collections.abc import Awaitable, Callable
from contextlib import suppress
from math import inf

from bot.clock import Clock
from bot.game.deadlines import postpone, resume_after_downtime
from bot.logs import error_summary
from bot.store import LeaseLost, Store, Transaction
from bot.store.models import Timer

log = logging.getLogger(__name__)

Handler = Callable[[Timer], Awaitable[None]]
"""Does what a bell calls for, and silences or moves the bell in the same transaction: it may be rung twice."""
Sleep = Callable[[float], Awaitable[object]]
"""Waits so many seconds."""

LAST_ALIVE = "alive"
"""The fact that says when the program was last seen at work."""
LOOK_EVERY = 60
"""Seconds after which the clocks are looked at, if no bell rings before."""
RETRY_AFTER = 60
"""Seconds after which a bell whose handler failed is rung again."""
JUMP = 15
"""Seconds by which the wall clock may stray from the steady one between two looks."""


class Scheduler:
    """One for the whole program. Nothing that it keeps in memory is needed after a restart."""

    def __init__(self, store: Store, clock: Clock, nap: Sleep = asyncio.sleep) -> None:
        self._store, self._clock, self._nap = store, clock, nap
        store.on_timer_set, store.before_write = self._on_timer_set, self.follow_wall_clock
        self._handlers: dict[str, Handler] = {}
        self._failed: dict[tuple[int, str, int], float] = {}
        self._ringing, self._comparing = asyncio.Lock(), asyncio.Lock()
        self._task: asyncio.Task[None] | None = None
        self._moving: asyncio.Task[object] | None = None
        self._asleep = self._woken = False
        self._looked, self._until = -inf, inf
        self._seen: tuple[int, float] | None = None

    def handle(self, kind: str, handler: Handler) -> None:
        """Bells of this kind are answered by this handler, from now on by it alone."""
        self._handlers[kind] = handler

    async def start(self) -> None:
        """Put off what was to ring while the program did not run, then ring what is due, now and from now on."""
        now = self._clock.now()
        await self._store.transact(lambda tx: _resume(tx, now))
        self._seen = (now, self._clock.steady())
        self._task = asyncio.create_task(self._run(), name="the bells")

    def _on_timer_set(self, at: int) -> None:
        if at < self._until:
            self.wake()

    def wake(self) -> None:
        """Look again, now, when the next bell rings."""
        self._woken = True
        if self._asleep and self._task is not None:
            self._task.cancel()
            self._task, self._asleep = asyncio.create_task(self._run(), name="the bells"), False

    async def close(self) -> None:
        """Ring no more, after what is being rung, and note when the program was last at work."""
        if self._task is None:
            return
        async with self._ringing:
            self._task.cancel()
        await asyncio.gather(self._task, return_exceptions=True)
        self._task = None
        with suppress(LeaseLost, sqlite3.Error):  # the program ends all the same
            await self._note_alive()

    async def fire_due(self) -> None:
        """Do all that is due now, the oldest first. What fails for one table is tried again in a minute."""
        async with self._ringing:
            while timers := [timer for timer in await self._due() if not self._failed_lately(timer)]:
                for timer in timers:
                    await self._fire(timer)

    async def check_clocks(self) -> None:
        """Compare the clocks, and note from time to time that the program is at work."""
        await self.follow_wall_clock()
        steady = self._clock.steady()
        if steady - self._looked >= LOOK_EVERY / 2:
            self._looked = steady
            await self._note_alive()

    async def follow_wall_clock(self) -> None:
        """Where somebody has set the wall clock, the bells that move go with it: before anything else is written."""
        if self._seen is None or self._moving is asyncio.current_task():
            return
        async with self._comparing:
            now, steady = self._clock.now(), self._clock.steady()
            expected = self._seen[0] + round(steady - self._seen[1])
            if abs(now - expected) > JUMP:
                await self._shift_timers(expected, now)
            self._seen = (now, steady)

    async def _shift_timers(self, expected: int, now: int) -> None:
        log.warning("the clock of this machine was set by %+d s: deadlines go with it", now - expected)
        self._moving = asyncio.current_task()
        try:
            await self._store.transact(lambda tx: postpone(tx, expected, now))
        finally:
            self._moving = None

    async def _run(self) -> None:
        while True:
            self._woken = False
            rest: float = RETRY_AFTER
            try:
                await self.check_clocks()
                await self.fire_due()
                rest = await self._seconds_to_sleep()
            except LeaseLost:
                return
            except Exception as error:
                log.error("the bells wait for a minute: %s", error_summary(error))
            self._asleep = not self._woken
            await self._nap(rest if self._asleep else 0)
            self._asleep = False

    async def _seconds_to_sleep(self) -> float:
        now = self._clock.now()
        following = await self._store.read(lambda tx: tx.timers.next(now))
        rest = LOOK_EVERY if following is None else min(following - now, LOOK_EVERY)
        self._until = now + rest
        return rest

    async def _due(self) -> tuple[Timer, ...]:
        now = self._clock.now()
        return await self._store.read(lambda tx: tx.timers.due(now))

    def _failed_lately(self, timer: Timer) -> bool:
        """Whether this bell failed less than a minute ago."""
        until = self._failed.get(_key(timer), 0.0)
        return until > self._clock.steady()

    async def _fire(self, timer: Timer) -> None:
        try:
            await self._handlers[timer.kind](timer)
            if timer not in await self._store.read(lambda tx: tx.timers.of(timer.table, timer.kind)):
                self._failed.pop(_key(timer), None)
                return
            log.error("table %d: its %s bell was answered and still rings", timer.table, timer.kind)
        except LeaseLost:
            raise
        except Exception as error:
            log.error(
                "table %d: its %s bell is rung again in a minute: %s", timer.table, timer.kind, error_summary(error)
            )
        self._failed[_key(timer)] = self._clock.steady() + RETRY_AFTER

    async def _note_alive(self) -> None:
        now = str(self._clock.now())
        await self._store.transact(lambda tx: tx.people.set_fact(LAST_ALIVE, now))


def _key(timer: Timer) -> tuple[int, str, int]:
    return timer.table, timer.kind, timer.subject


def _resume(tx: Transaction, now: int) -> None:
    """The program is at work again."""
    alive = tx.people.fact(LAST_ALIVE)
    if alive:
        resume_after_downtime(tx, int(alive), now)
    tx.people.set_fact(LAST_ALIVE, str(now))
