"""A simulated Discord with the bot in one channel, where friends play at squirrels, and messages that say little."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import discord
import pytest
import pytest_asyncio
from support.made_up import tiny_game as tiny
from support.made_up.game_fixture import ALICE, SQUIRRELS, first_offer
from support.tables.new_database import lay_new_database
from support.tables.tables import until_begun

from bot.app import RiskBot, create_bot
from bot.messages import BoardPost, EndPost, HandMessage, LobbyCard, Note, SeatList, Story
from bot.outbox.delivery import Post
from bot.settings import Settings
from bot.store.models import NewTable, OutboxMessage


class FixedRenderer:
    """A renderer that says little: the line that it tells of each step can be set before."""

    def __init__(self) -> None:
        self.lines: list[str] = []
        self._of_steps: dict[int, str] = {}

    async def render(self, row: OutboxMessage) -> Post | None:
        if isinstance(row.content, Story):
            return self._story(row, row.content)
        if isinstance(row.content, BoardPost | LobbyCard | SeatList | EndPost):
            called = row.content.call
            return Post(" ".join([row.kind, *(f"<@{one}>" for one in called)]), _button(row), mentions=called)
        assert isinstance(row.content, HandMessage)
        return Post(f"hand of {row.content.seat}")

    def _story(self, row: OutboxMessage, story: Story) -> Post | None:
        """The lines of all steps of the story; None where there are none. A new line belongs to its last step."""
        first, last = story.first + (not story.begun), story.last
        if self.lines:
            self._of_steps[last] = self.lines.pop(0)
        lines = [self._of_steps[step] for step in range(first, last + 1) if step in self._of_steps]
        return Post("\n".join(lines), _button(row)) if lines else None

    async def render_retired(self, row: OutboxMessage, channel: int) -> Post | None:
        return Post(f"old {row.kind}", discord.ui.View())


def _button(row: OutboxMessage) -> discord.ui.View:
    view = discord.ui.View(timeout=None)
    view.add_item(discord.ui.Button(label="Play", custom_id=f"risk:{row.table}{row.marker}"))
    return view


class SimulatedChannel:
    """A simulated Discord with the bot in one channel."""

    def __init__(self, env: Any, bot: RiskBot, path: Path) -> None:
        self.env, self.bot, self.path = env, bot, path
        self.guild = env.create_guild("Wood")
        self.channel = self.guild.create_text_channel("risk")
        self.renderer = FixedRenderer()
        bot.outbox.renderer = self.renderer
        self.presses = 100

    def press(self) -> int:
        self.presses += 1
        return self.presses

    async def table(self, *people: int) -> int:
        lobbies = self.bot.services.lobbies
        table = (await lobbies.open(NewTable(1, self.channel.id, people[0], "squirrels", {}, "en"))).table.id
        for person, seat in zip(people, ("red", "blue"), strict=True):
            await lobbies.join(table, person, tiny.Player(seat), self.press())
        await self.bot.services.starts.start(table, people[0])
        await until_begun(self.bot)
        await self.bot.outbox.wait_until_sent()
        return table

    async def say(self, table: int, person: int, action: Any, **fields: Any) -> None:
        session = await self.bot.services.games.load(table)
        seat = session.seat_held_by(person)
        number = next(iter(session.decisions_of(seat)))
        await self.bot.services.games.submit(table, person, action(number, seat, **fields), self.press())

    async def grow(self, table: int, line: str, count: int = 1) -> None:
        """Write a step of red's, whose line in the channel is this."""
        self.renderer.lines.append(line)
        await self.say(table, ALICE, tiny.Grow, where="ash", count=count)
        await self.bot.outbox.wait_until_sent()

    async def note(self, table: int) -> None:
        """The bot posts a note."""
        await self.bot.store.transact(lambda tx: tx.outbox.add(table, Note("rests"), self.bot.clock.now()))
        self.bot.outbox.wake(table)
        await self.bot.outbox.wait_until_sent()

    async def shown(self) -> list[str]:
        """The channel from top to bottom."""
        return [message.content for message in self.channel.history()]

    async def state(self, table: int) -> list[str]:
        """The states of the messages still to send."""
        return await self.bot.store.read(lambda tx: [row.state for row in tx.outbox.unsent(table)])

    async def restart(self) -> None:
        await self.bot.close()
        self.bot = _bot(self.path)
        self.bot._install = self._install
        await self.env.restart_bot(self.bot)
        await self.bot.outbox.wait_until_sent()

    async def _install(self, bot: RiskBot) -> None:
        bot.outbox.renderer = self.renderer


def _bot(path: Path) -> RiskBot:
    settings = Settings(_env_file=None, RISK_DATA=path, RISK_EMOJI=False)
    return create_bot(settings, games={"squirrels": SQUIRRELS}, choose=first_offer, shard_count=1)


@pytest.fixture
def simcord_bot(tmp_path: Path) -> RiskBot:
    bot = _bot(tmp_path)
    lay_new_database(bot.settings.database)
    return bot


@pytest_asyncio.fixture
async def sim(simcord_env: Any, simcord_bot: RiskBot, tmp_path: Path) -> AsyncIterator[SimulatedChannel]:
    made = SimulatedChannel(simcord_env, simcord_bot, tmp_path)
    yield made
    await made.bot.close()
