"""Requests that discord.py repeats by itself, at a loopback Discord: what was taken once is there once."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
import pytest_asyncio
from aiohttp import web
from discord import ChannelType
from support.made_up.game_fixture import SQUIRRELS, first_offer

from bot.app import RiskBot, create_bot
from bot.channels.thread_requests import ThreadWanted
from bot.local_discord import Loopback
from bot.local_discord.world import FIRST_CHANNEL, GUILD
from bot.messages import Note
from bot.settings import Settings
from bot.store.models import NewTable

_sleep = asyncio.sleep


class TakenAndFailed:
    """A loopback Discord, the bot, and one request that Discord takes and answers with 500.

    Then `seconds` pass, as for a laptop that sleeps: Discord has forgotten every nonce of before.
    """

    def __init__(self, loopback: Loopback, bot: RiskBot) -> None:
        self.loopback, self.bot, self.fails, self.seconds, self.attempts = loopback, bot, "", 0, 0
        self._answer, self._now = loopback.rest.answer, bot.clock.now
        loopback.rest.answer = self.answer  # type: ignore[method-assign]
        bot.clock.now = lambda: self._now() + self.seconds  # type: ignore[method-assign]

    async def answer(self, request: web.Request) -> web.Response:
        if request.method != "POST" or not self.fails or not request.path.endswith(self.fails):
            return await self._answer(request)
        self.attempts += 1
        answer = await self._answer(request)
        if self.attempts > 1:
            return answer
        self.seconds = 600
        self.loopback.rest.nonces.clear()
        return web.Response(text="error", status=500)


@pytest_asyncio.fixture
async def taken(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[TakenAndFailed]:
    async def hasty(seconds: float, result: object = None) -> object:
        return await _sleep(seconds / 100, result)

    monkeypatch.setattr(asyncio, "sleep", hasty)
    monkeypatch.setattr("bot.outbox.delivery.RETRY", 1)
    settings = Settings(_env_file=None, RISK_DATA=tmp_path / "bot", RISK_EMOJI=False, RISK_BACKUPS=False)  # type: ignore[call-arg]
    bot = create_bot(settings, games={"squirrels": SQUIRRELS}, choose=first_offer)
    found = TakenAndFailed(Loopback(tmp_path / "discord"), bot)
    await found.loopback.start()
    async with found.loopback.connect(bot):
        yield found
    await found.loopback.stop()


async def until_all_is_sent(bot: RiskBot, table: int) -> None:
    async with asyncio.timeout(10):
        while await bot.store.read(lambda tx: tx.outbox.unsent(table)):
            await bot.outbox.wait_until_sent()
            await _sleep(0.01)


async def test_what_was_taken_is_looked_for_before_it_is_repeated(taken: TakenAndFailed) -> None:
    """A message, whose nonce has run out meanwhile, and a post of a forum, which has none."""
    bot, world = taken.bot, taken.loopback.world
    lobby = await bot.services.lobbies.open(NewTable(GUILD, FIRST_CHANNEL, 1, "squirrels", {}, "en"))
    await until_all_is_sent(bot, lobby.table.id)
    taken.fails = "/messages"
    note = Note("moved", values={"by": "Alice"})
    await bot.store.transact(lambda tx: tx.outbox.add(lobby.table.id, note, bot.clock.now()))
    bot.outbox.wake(lobby.table.id)
    await until_all_is_sent(bot, lobby.table.id)
    assert taken.attempts == 1
    assert sum("Alice moved the game" in message.content for message in world.messages[FIRST_CHANNEL].values()) == 1

    forum = world.create_channel(GUILD, "games", type=ChannelType.forum.value)
    taken.fails, taken.attempts, taken.seconds = f"/channels/{forum.id}/threads", 0, 0
    wanted = ThreadWanted(forum.id, post=True)
    lobby = await bot.services.lobbies.open(NewTable(GUILD, FIRST_CHANNEL, 1, "squirrels", {}, "en"), thread=wanted)
    await until_all_is_sent(bot, lobby.table.id)
    assert taken.attempts == 1
    (made,) = [each for each in world.channels.values() if each.parent_id == forum.id]
    table = await bot.store.read(lambda tx: tx.tables.get(lobby.table.id))
    assert table is not None
    assert table.channel == made.id
