"""A loopback Discord with a bot signed in, the demo bot unless a test says otherwise, and its pages."""

import asyncio
import contextlib
from collections.abc import AsyncIterator, Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import aiohttp
import discord
import pytest
import pytest_asyncio
from support.tables.demo_bot import DemoBot

from bot.local_discord import Loopback, Site
from bot.local_discord.people import LocalPerson
from bot.local_discord.world import FIRST_CHANNEL


@dataclass
class Laid:
    """One open table."""

    loopback: Loopback
    site: Site
    bot: Any
    web: aiohttp.ClientSession
    room: int = FIRST_CHANNEL

    def page(self, name: str) -> "Page":
        person = self.loopback.people.person_named(name)
        return Page(self.site.link(person), self.web, person, self.room)


@dataclass
class Page:
    """A client for a person's page, as their browser would be."""

    link: str
    web: aiohttp.ClientSession
    person: LocalPerson
    room: int

    @property
    def origin(self) -> dict[str, str]:
        return {"Origin": "/".join(self.link.split("/")[:3])}

    async def act(self, kind: str, **told: Any) -> dict[str, Any]:
        body = {"kind": kind, "channel": str(self.room), **told}
        async with self.web.post(self.link + "act", json=body, headers=self.origin) as answer:
            assert answer.status == 200, await answer.text()
            return dict(await answer.json())

    @contextlib.asynccontextmanager
    async def live(self) -> AsyncIterator[aiohttp.ClientWebSocketResponse]:
        async with self.web.ws_connect(self.link + "live", headers=self.origin) as socket:
            yield socket

    async def begin(self) -> str:
        """Start the demo game and wait for its board; the message's id."""
        assert await self.act("slash", command="risk new lotr", options={}) == {}
        async with asyncio.timeout(3):
            while not (board := (await self.greeting())["messages"][str(self.room)][-1])["components"]:
                await asyncio.sleep(0.01)
        return str(board["id"])

    async def panel(self, board: str) -> str:
        """Press Play; the private panel's id."""
        assert await self.act("click", message=board, custom_id="demo:panel") == {}
        return str((await self.greeting())["messages"][str(self.room)][-1]["id"])

    async def greeting(self) -> dict[str, Any]:
        async with self.live() as socket:
            return dict(await socket.receive_json(timeout=2))


@contextlib.asynccontextmanager
async def laid(home: Path, port: int = 0, bot: discord.Client | None = None) -> AsyncIterator[Laid]:
    loopback = Loopback(home)
    site = Site(loopback)
    await loopback.start(port, site.routes)
    bot = bot or DemoBot()
    try:
        async with loopback.connect(bot), aiohttp.ClientSession() as web:
            yield Laid(loopback, site, bot, web)
    finally:
        await loopback.stop()


@pytest_asyncio.fixture
async def table(tmp_path: Path) -> AsyncIterator[Laid]:
    async with laid(tmp_path) as one:
        yield one


@pytest.fixture
def lay() -> Callable[[Path], Any]:
    """Opens the table of a folder, for tests that open it more than once."""
    return laid


@pytest.fixture
def until() -> Callable[..., Any]:
    """Wait until a condition is true; fail after three seconds."""

    async def wait(true: Callable[[], Any]) -> Any:
        async with asyncio.timeout(3):
            while not (found := true()):
                await asyncio.sleep(0.01)
        return found

    return wait
