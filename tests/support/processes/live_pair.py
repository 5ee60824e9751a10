"""Two copies of the program on one PostgreSQL, of which one acts, beside a loopback Discord and people who press."""

from __future__ import annotations

import asyncio
import json
import signal
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass
from math import inf
from pathlib import Path
from time import monotonic

from support.processes.bot_process import BotProcess
from support.processes.live_bot import PEOPLE, LiveBot, is_shown, soon
from support.processes.postgres_server import new_schema

from bot.local_discord.world import FIRST_CHANNEL
from bot.store.engines.address import PostgresUrl

PATIENCE = 20.0
"""Seconds in which a copy must act, or be signed in; on a machine with much other work."""
SHOWN = 5
"""Seconds in which an answer must be shown, unless the test says otherwise."""


@dataclass(frozen=True, slots=True)
class Look:
    """How somebody who pressed was answered: the seconds until that was acknowledged, and until an answer was shown,
    which is `text`; true if it was."""

    acknowledged: float = inf
    shown: float = inf
    text: str = ""

    def __bool__(self) -> bool:
        return self.shown < inf


class LivePair(LiveBot):
    """One channel, where people play; copies of the program are started and ended as a test likes."""

    def __init__(self, home: Path, seed: int, url: str = "") -> None:
        super().__init__(home, seed, PostgresUrl(url or new_schema()))
        self.copies: dict[int, BotProcess] = {}

    async def __aexit__(self, *error: object) -> None:
        for copy in self.copies.values():
            with suppress(ProcessLookupError):
                copy.send_signal(signal.SIGCONT)
                copy.send_signal(signal.SIGKILL)
            await copy.wait()
        await super().__aexit__(*error)

    async def add(self, **settings: str) -> BotProcess:
        """Start one more copy, with these settings besides, and wait until it is signed in."""
        before = len(self.sessions)
        copy = self.spawn_copy(**settings)
        await self.until(lambda: len(self.sessions) > before or copy.returncode is not None)
        assert copy.returncode is None, self.log.read_text()[-3000:]
        return copy

    def spawn_copy(self, **settings: str) -> BotProcess:
        """Start one more copy, with these settings besides."""
        assert isinstance(self.database, PostgresUrl)
        told = {"RISK_DATA": str(self.data), "RISK_DATABASE": self.database.url, "RISK_BACKUPS": "false"}
        copy = BotProcess({**self.loopback.environment(), **told, **settings}, self.log)
        self.copies[copy.pid] = copy
        return copy

    @property
    def sessions(self) -> list[str]:
        """The sessions of the bot that have a socket now."""
        return [name for name, one in self.loopback.gateway_server.sessions.items() if one.socket is not None]

    async def until(self, holds: Callable[[], object]) -> float:
        """Wait until something holds; the seconds that it took."""
        began = monotonic()
        while not holds():
            assert monotonic() - began < PATIENCE, self.log.read_text()[-4000:]
            await asyncio.sleep(0.02)
        return monotonic() - began

    def holder(self) -> int:
        """The process that holds the lease; 0 if none does."""
        found = self.rows("SELECT process FROM lease JOIN copies ON token = holder")
        return int(found[0][0]) if found else 0

    async def another_acts(self, before: int) -> float:
        """Wait until another copy than this one has the lease, and somebody who presses then is answered. The seconds
        that it took."""
        began = monotonic()
        await self.until(lambda: self.holder() not in (0, before))
        assert await self.look(), self.log.read_text()[-4000:]
        return monotonic() - began

    async def look(self, patience: int = SHOWN) -> Look:
        """Somebody wishes to be told when they are next, and waits so many seconds for the answer."""
        began = monotonic()
        answer = await self.person(self.random.choice(PEOPLE)).slash(FIRST_CHANNEL, "risk me notices", next=True)
        if not answer.answered:
            return Look()
        acknowledged = monotonic() - began
        if not await soon(lambda: is_shown(answer.message), patience):
            return Look(acknowledged)
        return Look(acknowledged, monotonic() - began, json.dumps(answer.message and answer.message.components))

    @asynccontextmanager
    async def pressed(self, each: float, patience: int = SHOWN) -> AsyncIterator[list[Look]]:
        """People press without a pause within the block, once in so many seconds. Fills in at its end how each was
        answered."""
        presses, answered = list[asyncio.Task[Look]](), list[Look]()

        async def press_on() -> None:
            while True:
                presses.append(asyncio.create_task(self.look(patience)))
                await asyncio.sleep(each)

        pressing = asyncio.create_task(press_on())
        try:
            yield answered
        finally:
            pressing.cancel()
            answered += await asyncio.gather(*presses)
