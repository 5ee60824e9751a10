"""Bells on a file, and a clock that stands where it is put."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from bot.scheduler import Ringer
from bot.store import Store
from bot.store.models import Bell

NOON = 1_800_000_000


class HandClock:
    """Two clocks: the wall's can be set, the steady one only goes on."""

    def __init__(self) -> None:
        self.wall, self.ran = NOON, 0.0

    def now(self) -> int:
        return self.wall

    def steady(self) -> float:
        return self.ran

    def goes(self, seconds: int) -> None:
        self.wall += seconds
        self.ran += seconds


class Belfry:
    """A store with two tables; `rung` says which bells rang, and when."""

    def __init__(self, path: Path) -> None:
        self.path, self.clock = path, HandClock()
        self.rung: list[tuple[int, int, int]] = []
        self.broken: set[int] = set()

    async def open(self) -> None:
        self.store = await Store.open(self.path)
        self.tables = [await self._table(channel) for channel in (5, 6)]
        self.make()

    def make(self) -> None:
        clock: Any = self.clock
        self.ringer = Ringer(self.store, clock)
        self.ringer.on("tea", self._ring)

    async def _table(self, channel: int) -> int:
        table = await self.store.transact(lambda books: books.tables.open(1, channel, 1, "g", {}, "en", b"s", NOON))
        return table.id

    async def _ring(self, bell: Bell) -> None:
        if bell.table in self.broken:
            raise OSError("out of tea")
        self.rung.append((bell.table, bell.about, self.clock.now() - NOON))
        await self.store.transact(lambda books: books.bells.silence(bell.table, "tea", bell.about))

    async def set(self, table: int, after: int, about: int = 0, **more: Any) -> None:
        bell = Bell(table, "tea", about, NOON + after, **more)
        await self.store.transact(lambda books: books.bells.set(bell))

    async def times(self) -> list[int]:
        """When what is set will ring, in seconds after noon."""
        bells = [await self.store.look(lambda books, t=table: books.bells.of(t)) for table in self.tables]  # type: ignore[misc]
        return sorted(bell.at - NOON for some in bells for bell in some)

    async def down(self, seconds: int) -> None:
        """The program ends; another begins after a while."""
        await self.ringer.close()
        self.clock.goes(seconds)
        self.clock.ran = 0.0
        self.make()
        await self.ringer.begin()

    async def close(self) -> None:
        await self.ringer.close()
        await self.store.close()
