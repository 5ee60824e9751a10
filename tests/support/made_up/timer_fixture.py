"""Timers in a file, and a settable clock."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

from support.tables.engines import database_at

from bot.scheduler import Scheduler
from bot.store import Store
from bot.store.models import NewTable, Timer

NOON = 1_800_000_000
PATIENCE = 20.0
"""Seconds that the scheduler has at most to do what it should."""


class ManualClock:
    """Two clocks: the wall clock can be set, the steady one only advances."""

    def __init__(self) -> None:
        self.wall, self.ran = NOON, 0.0

    def now(self) -> int:
        return self.wall

    def steady(self) -> float:
        return self.ran

    def goes(self, seconds: int) -> None:
        self.wall += seconds
        self.ran += seconds


class TimerFixture:
    """A store with two tables; `fired` says which timers fired, and when."""

    def __init__(self, path: Path) -> None:
        self.path, self.database, self.clock = path, database_at(path), ManualClock()
        self.fired: list[tuple[int, int, int]] = []
        self.broken: set[int] = set()

    async def open(self) -> None:
        self.store = await Store.open(self.database)
        self.tables = [await self._table(channel) for channel in (5, 6)]
        self.make()

    def make(self) -> None:
        clock: Any = self.clock
        self.scheduler = Scheduler(self.store, clock)
        self.scheduler.handle("tea", self._fire)

    async def _table(self, channel: int) -> int:
        table = await self.store.transact(lambda tx: tx.tables.open(NewTable(1, channel, 1, "g", {}, "en"), b"s", NOON))
        return table.id

    async def _fire(self, timer: Timer) -> None:
        if timer.table in self.broken:
            raise OSError("out of tea")
        self.fired.append((timer.table, timer.subject, self.clock.now() - NOON))
        await self.store.transact(lambda tx: tx.timers.cancel(timer.table, "tea", timer.subject))

    async def set(self, table: int, after: int, about: int = 0, **more: Any) -> None:
        timer = Timer(table, "tea", about, NOON + after, **more)
        await self.store.transact(lambda tx: tx.timers.set(timer))

    async def times(self) -> list[int]:
        """When the set timers will fire, in seconds after noon."""
        timers = [await self.store.read(lambda tx, t=table: tx.timers.of(t)) for table in self.tables]  # type: ignore[misc]
        return sorted(timer.due_at - NOON for some in timers for timer in some)

    async def until_fired(self) -> None:
        """Wait until the scheduler's own task has fired a timer, and ended what it does for it."""
        async with asyncio.timeout(PATIENCE):
            while not self.fired or await self.store.read(lambda tx: tx.timers.due(self.clock.now())):
                await asyncio.sleep(0.01)

    async def down(self, seconds: int) -> None:
        """End the program; start another after a while."""
        await self.scheduler.close()
        self.clock.goes(seconds)
        self.clock.ran = 0.0
        self.make()
        await self.scheduler.start()

    async def close(self) -> None:
        await self.scheduler.close()
        await self.store.close()
