"""PostgreSQL killed, restarted, frozen, cut off, slow or read-only under the real program, while people press."""

from __future__ import annotations

import asyncio
import socket
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from time import monotonic
from typing import Any

import aiohttp
import pytest
from support.processes.faulty_network import FaultyNetwork
from support.processes.faulty_postgres import FaultyPostgres
from support.processes.live_pair import LivePair, Look

EACH = 0.1
"""Seconds between two presses."""
BACK = 5.0
"""Seconds within which the bot plays once the database is back."""
SILENT = "answering right now"
"""In the line that people read while the database does not answer."""


class Outage(LivePair):
    """One copy of the program, which reaches a PostgreSQL of its own over a network that fails."""

    def __init__(self, home: Path, seed: int, server: FaultyPostgres, network: FaultyNetwork) -> None:
        super().__init__(home, seed, server.url)
        self.server, self.network = server, network
        with socket.create_server(("127.0.0.1", 0)) as free:
            self.health_port = free.getsockname()[1]

    async def act(self) -> None:
        """Start the copy, and a game."""
        url = self.server.url_at(self.network.port)
        await self.add(RISK_DATABASE=url, RISK_METRICS_PORT=str(self.health_port))
        await self.begin()

    async def health(self) -> tuple[int, dict[str, Any]]:
        """What /health answers, within a second."""
        url, patience = f"http://127.0.0.1:{self.health_port}/health", aiohttp.ClientTimeout(1)
        async with aiohttp.ClientSession(timeout=patience) as client, client.get(url) as answer:
            return answer.status, await answer.json()

    async def plays_again(self) -> float:
        """Wait until an answer of the game counts; the seconds that it took."""
        began = monotonic()
        assert await self.play(1), self.log.read_text()[-4000:]
        return monotonic() - began


@asynccontextmanager
async def outage(home: Path, seed: int) -> AsyncIterator[Outage]:
    server = await asyncio.to_thread(FaultyPostgres)
    async with FaultyNetwork(server.port) as network, Outage(home, seed, server, network) as live:
        await live.act()
        yield live
        await live.settled()
        live.check_answers()
        live.check_messages()


async def gone(live: Outage, stop: Callable[[], None], away: float) -> None:
    """The server is away for so many seconds, while people press: each is answered, and the bot plays soon after the
    server is back, without a restart."""
    async with live.pressed(EACH) as looks:
        await live.play(1)
        await asyncio.to_thread(stop)
        await asyncio.sleep(away)
        await asyncio.to_thread(live.server.start)
        assert await live.plays_again() < BACK
    assert all(looks)


async def silent(live: Outage, stop: Callable[[], None], go_on: Callable[[], None], seconds: float) -> list[Look]:
    """The database says nothing for so many seconds and one: people are told so, and `/health` tells the host."""
    stop()
    await asyncio.sleep(1)
    async with live.pressed(EACH) as looks:
        await asyncio.sleep(seconds)
        status, told = await live.health()
    assert (status, told["status"]) == (503, "the database does not answer")
    assert "Unreachable" in told["error"]
    go_on()
    assert await live.plays_again() < BACK
    assert (await live.health())[0] == 200
    assert all(SILENT in look.text for look in looks)
    return looks


async def test_a_database_that_is_killed_and_one_that_stands_still(tmp_path: Path) -> None:
    async with outage(tmp_path, seed=21) as live:
        await gone(live, live.server.kill, away=0.3)
        looks = await silent(live, live.server.freeze, live.server.thaw, seconds=0.3)
        assert max(look.acknowledged for look in looks) < 1


@pytest.mark.long
@pytest.mark.timeout(3600)
async def test_a_database_that_is_killed_stopped_and_restarted_twenty_times(tmp_path: Path) -> None:
    async with outage(tmp_path, seed=22) as live:
        server, nothing = live.server, int
        for stop in live.random.sample([server.kill, server.stop, nothing], 20, counts=[8, 6, 6]):
            if live.over():
                await live.begin()
            await gone(live, stop, away=live.random.uniform(0, 12))


@pytest.mark.long
@pytest.mark.timeout(3600)
async def test_a_database_that_stands_still_and_a_network_that_swallows_everything_five_times(tmp_path: Path) -> None:
    async with outage(tmp_path, seed=23) as live:
        looks: list[Look] = []
        for _ in range(5):
            if live.over():
                await live.begin()
            looks += await silent(live, live.server.freeze, live.server.thaw, live.random.uniform(0, 12))
            looks += await silent(live, live.network.swallow, live.network.carry, live.random.uniform(0, 12))
        waits = sorted(look.acknowledged for look in looks)
        assert waits[len(waits) * 99 // 100] < 1
