"""The scheduler: hands due timers to their handlers, one after another, and allows for downtime and clock changes."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from contextlib import suppress
from math import inf

from bot.clock import Clock
from bot.game.deadlines import postpone, resume_after_downtime
from bot.logs import error_summary
from bot.store import DatabaseError, LeaseLost, Store, Transaction, Unreachable
from bot.store.models import Timer

log = logging.getLogger(__name__)

Handler = Callable[[Timer], Awaitable[None]]
"""Handles a due timer, and cancels or moves it in the same transaction: after a crash it may fire twice."""
Sleep = Callable[[float], Awaitable[object]]
"""Sleeps for this many seconds."""

LAST_ALIVE = "alive"
"""The stored fact that says when the program was last running (seconds since 1970)."""
LOOK_EVERY = 60
"""Seconds after which the clocks are compared, if no timer fires before."""
RETRY_AFTER = 60
"""Seconds after which a timer whose handler failed fires again."""
LOOKS_AGAIN = 1
"""Seconds after which the timers are looked at again once the database answers."""
CLOSE_TIMEOUT = 4
"""Seconds that `close` waits for the handler of a timer."""
JUMP = 15
"""Seconds by which the wall clock may differ from the monotonic one between two comparisons."""


class Scheduler:
    """The one scheduler of the program. Nothing that it keeps in memory is needed after a restart."""

    def __init__(self, store: Store, clock: Clock, sleep: Sleep = asyncio.sleep) -> None:
        self._store, self._clock, self._sleep = store, clock, sleep
        store.on_timer_set, store.before_write = self._on_timer_set, self.follow_wall_clock
        self._handlers: dict[str, Handler] = {}
        self._failed: dict[tuple[int, str, int], float] = {}
        self._firing, self._comparing = asyncio.Lock(), asyncio.Lock()
        self._task: asyncio.Task[None] | None = None
        self._shifting: asyncio.Task[object] | None = None
        self._asleep = self._woken = False
        self._noted_alive, self._wakes_at = -inf, inf
        self._compared: tuple[int, float] | None = None

    def handle(self, kind: str, handler: Handler) -> None:
        """Set the handler of the timers of this kind."""
        self._handlers[kind] = handler

    async def start(self) -> None:
        """Postpone timers by the downtime of the program, then fire those that are due, from now on."""
        now = self._clock.now()
        await self._store.transact(lambda tx: _resume(tx, now))
        self._compared = (now, self._clock.steady())
        self._task = asyncio.create_task(self._run(), name="scheduler")

    def _on_timer_set(self, at: int) -> None:
        if at < self._wakes_at:
            self.wake()

    def wake(self) -> None:
        """End the sleep, and look for the next timer."""
        self._woken = True
        if self._asleep and self._task is not None:
            self._task.cancel()
            self._task, self._asleep = asyncio.create_task(self._run(), name="scheduler"), False

    async def close(self) -> None:
        """Stop after the timer that is being handled, and store when the program was last running.

        A handler that takes longer than `CLOSE_TIMEOUT` is cancelled; its timer fires again after the next start.
        """
        if self._task is None:
            return
        with suppress(TimeoutError):
            await asyncio.wait_for(self._firing.acquire(), CLOSE_TIMEOUT)
            self._firing.release()
        self._task.cancel()
        await asyncio.gather(self._task, return_exceptions=True)
        self._task = None
        with suppress(LeaseLost, DatabaseError):  # the program ends all the same
            await self._note_alive()

    async def fire_due(self) -> None:
        """Fire all due timers, the oldest first. One whose handler fails fires again in a minute."""
        async with self._firing:
            while timers := [timer for timer in await self._due() if not self._failed_lately(timer)]:
                for timer in timers:
                    await self._fire(timer)

    async def check_clocks(self) -> None:
        """Compare the clocks, and store from time to time that the program is running."""
        await self.follow_wall_clock()
        steady = self._clock.steady()
        if steady - self._noted_alive >= LOOK_EVERY / 2:
            self._noted_alive = steady
            await self._note_alive()

    async def follow_wall_clock(self) -> None:
        """Shift the pausable timers if somebody has set the wall clock; runs before every write transaction, and before
        timers are looked for that are due."""
        if self._compared is None or self._shifting is asyncio.current_task():
            return
        async with self._comparing:
            now, steady = self._clock.now(), self._clock.steady()
            expected = self._compared[0] + round(steady - self._compared[1])
            if abs(now - expected) > JUMP:
                await self._shift_timers(expected, now)
            self._compared = (now, steady)

    async def _shift_timers(self, expected: int, now: int) -> None:
        log.warning("the clock of this machine was set by %+d s: deadlines go with it", now - expected)
        self._shifting = asyncio.current_task()
        try:
            await self._store.transact(lambda tx: postpone(tx, expected, now))
        finally:
            self._shifting = None

    async def _run(self) -> None:
        while True:
            self._woken = False
            seconds: float = RETRY_AFTER
            try:
                await self.check_clocks()
                await self.fire_due()
                seconds = await self._seconds_to_sleep()
            except LeaseLost:
                return
            except Unreachable as error:
                log.error("the timers wait for the database: %s", error_summary(error))
                await self._store.wait_for_answer()
                seconds = LOOKS_AGAIN
            except Exception as error:
                log.error("the timers wait for a minute: %s", error_summary(error))
            self._asleep = not self._woken
            await self._sleep(seconds if self._asleep else 0)
            self._asleep = False

    async def _seconds_to_sleep(self) -> float:
        now = self._clock.now()
        following = await self._store.read(lambda tx: tx.timers.next(now))
        seconds = LOOK_EVERY if following is None else min(following - now, LOOK_EVERY)
        self._wakes_at = now + seconds
        return seconds

    async def _due(self) -> tuple[Timer, ...]:
        await self.follow_wall_clock()  # it may have been set since it was last looked at: nothing is due by that
        now = self._clock.now()
        return await self._store.read(lambda tx: tx.timers.due(now))

    def _failed_lately(self, timer: Timer) -> bool:
        """Whether the handler of this timer failed less than a minute ago."""
        until = self._failed.get(_key(timer), 0.0)
        return until > self._clock.steady()

    async def _fire(self, timer: Timer) -> None:
        """Call a timer's handler; if it fails, or leaves the timer as it was, the timer fires again in a minute."""
        try:
            await self._handlers[timer.kind](timer)
            if timer not in await self._store.read(lambda tx: tx.timers.of(timer.table, timer.kind)):
                self._failed.pop(_key(timer), None)
                return
            log.error("table %d: its %s timer was handled and is still set", timer.table, timer.kind)
        except (LeaseLost, Unreachable):
            raise
        except Exception as error:
            log.error(
                "table %d: its %s timer fires again in a minute: %s", timer.table, timer.kind, error_summary(error)
            )
        self._failed[_key(timer)] = self._clock.steady() + RETRY_AFTER

    async def _note_alive(self) -> None:
        now = str(self._clock.now())
        await self._store.transact(lambda tx: tx.people.set_fact(LAST_ALIVE, now))


def _key(timer: Timer) -> tuple[int, str, int]:
    return timer.table, timer.kind, timer.subject


def _resume(tx: Transaction, now: int) -> None:
    """Postpone timers by the downtime since the program was last running."""
    alive = tx.people.fact(LAST_ALIVE)
    if alive:
        resume_after_downtime(tx, int(alive), now)
    tx.people.set_fact(LAST_ALIVE, str(now))
