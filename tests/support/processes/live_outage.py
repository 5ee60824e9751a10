"""Copies of the program on a PostgreSQL of their own, each with its own ways to it and to the loopback Discord."""

from __future__ import annotations

import asyncio
import socket
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from time import monotonic
from typing import Any

import aiohttp
import pytest
from support.processes.bot_process import BotProcess
from support.processes.faulty_network import FaultyNetwork
from support.processes.faulty_postgres import FaultyPostgres
from support.processes.live_pair import LivePair
from support.processes.own_entrance import OwnEntrance

WHISPERS = 1000
"""Private messages that wait for an answer at a time, of each person: the table in a browser dismisses them sooner."""


class LiveOutage(LivePair):
    """One channel, where people play; copies of the program, whose database and Discord fail as a test likes."""

    def __init__(self, home: Path, seed: int, server: FaultyPostgres, networks: AsyncExitStack) -> None:
        super().__init__(home, seed, server.url)
        self.server, self._networks = server, networks
        self._databases: dict[int, FaultyNetwork] = {}
        self._entrances: dict[int, OwnEntrance] = {}
        self._health_ports: dict[int, int] = {}

    @property
    def actor(self) -> BotProcess:
        """The copy that acts."""
        return self.copies[self.holder()]

    @property
    def network(self) -> FaultyNetwork:
        """The way from the copy that acts to the database."""
        return self._databases[self.holder()]

    @property
    def entrance(self) -> OwnEntrance:
        """The way from the copy that acts to Discord."""
        return self._entrances[self.holder()]

    async def add_apart(self) -> BotProcess:
        """Start one more copy, with ways of its own, and wait until it is signed in."""
        database = await self._networks.enter_async_context(FaultyNetwork(self.server.port))
        entrance = OwnEntrance(self.loopback)
        await entrance.open()
        with socket.create_server(("127.0.0.1", 0)) as free:
            health = free.getsockname()[1]
        url = self.server.url_at(database.port)
        copy = await self.add(RISK_DATABASE=url, RISK_METRICS_PORT=str(health), **entrance.environment())
        self._databases[copy.pid], self._entrances[copy.pid] = database, entrance
        self._health_ports[copy.pid] = health
        return copy

    async def health(self, copy: BotProcess) -> tuple[int, dict[str, Any]]:
        """What /health of a copy answers, within a second."""
        url, patience = f"http://127.0.0.1:{self._health_ports[copy.pid]}/health", aiohttp.ClientTimeout(1)
        async with aiohttp.ClientSession(timeout=patience) as client, client.get(url) as answer:
            return answer.status, await answer.json()

    async def plays_again(self) -> float:
        """Wait until an answer of the game counts; the seconds that it took."""
        began = monotonic()
        if self.over():
            await self.begin()
        assert await self.play(1), self.log.read_text()[-4000:]
        return monotonic() - began

    async def all_signed_in(self, before: list[str]) -> None:
        """Wait until as many copies as run are signed in, one of them in a session that was not there before."""
        await self.until(lambda: len(self.sessions) == len(self.copies) and self.sessions != before)


@asynccontextmanager
async def outage(home: Path, seed: int, how_many: int) -> AsyncIterator[LiveOutage]:
    """So many copies, and a game. Afterwards nothing is lost, and nothing twice."""
    server = await asyncio.to_thread(FaultyPostgres)
    with pytest.MonkeyPatch.context() as kept:
        kept.setattr("bot.local_discord.world_file.KEPT_WHISPERS", WHISPERS)
        async with AsyncExitStack() as networks, LiveOutage(home, seed, server, networks) as live:
            await live.add_apart()
            await live.begin()
            for _ in range(how_many - 1):
                await live.add_apart()
            yield live
            await live.settled()
            live.check_answers()
            live.check_messages()
