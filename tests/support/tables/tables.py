"""A table of friends in a simulated Discord: opened, filled, started; a bot that can be stopped and started again."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Hashable, Mapping
from pathlib import Path
from typing import Any

import discord
import simcord
from support.tables.opened_tables import OPENED, circumstances, happened, keep_opened, lay_opened, logged
from support.tables.simkit import Person, make_bot, newest_with

from bot.app import RiskBot
from bot.game.session import Session
from bot.store.engines.address import Address
from bot.store.models import BEGIN_GAME

NAMES = ("alice", "bob", "carol", "dora", "eve")
SEATS = ("green", "black", "yellow", "red")


async def until_begun(bot: RiskBot) -> None:
    """Wait until no table whose list was posted has still to begin its game."""
    await bot.outbox.wait_until_sent()
    now = bot.clock.now()
    while any(timer.kind == BEGIN_GAME for timer in await bot.store.read(lambda tx: tx.timers.due(now))):
        await asyncio.sleep(0.005)


class Table:
    """The channel, the people in it (eve never sits down), the bot.

    Where it `copies`, what was opened in the same way before is copied into place.
    """

    def __init__(self, data: Path, bot: RiskBot, env: simcord.Env, *, copies: bool = False) -> None:
        self.data, self.bot, self.env, self.copies = data, bot, env, copies
        self.bots = [bot]
        self.guild = env.create_guild("Middle-earth")
        self.channel: Any = self.guild.create_text_channel("risk")
        self.people = {name: Person(env, self.guild.add_member(env.create_user(name)), self.channel) for name in NAMES}
        self.alice, self.bob, self.carol, self.dora, self.eve = self.people.values()
        self.marks, self.happened_before = bot.services.emoji.marks, happened(self)
        self.logged_before = logged(self)

    @property
    def database(self) -> Address:
        """The database of its bot."""
        return self.bot.settings.database

    def add_moderator(self) -> Person:
        """One more person in the channel, who may manage the server."""
        role = self.guild.create_role("innkeeper", permissions=discord.Permissions(manage_guild=True))
        member = self.guild.add_member(self.env.create_user("barliman"), roles=[role])
        return Person(self.env, member, self.channel)

    async def restart(self, **more: Any) -> None:
        """Stop the bot and start another on the same file; `more` is for the new one."""
        await self.bot.close()
        self.bot = make_bot(self.data, **more)
        self.bots.append(self.bot)
        await self.env.restart_bot(self.bot)
        await self.env.settle()

    async def shut(self) -> None:
        for bot in self.bots:
            await bot.close()

    def newest(self) -> Any:
        """The newest message of the channel."""
        return newest_with(self.channel)

    def last(self, verb: str) -> Any:
        """The newest message with a button with this verb."""
        return newest_with(self.channel, verb)

    async def open(
        self, *people: Person, game: str = "lotr", seats: tuple[str, ...] = SEATS,
        chosen: Mapping[str, str] | None = None, **options: Any,
    ) -> None:  # fmt: skip
        """A started table with these people in these seats. `chosen`: options that the host chooses in the lobby."""

        async def press() -> None:
            await people[0].type(f"risk new {game}", **options)
            if chosen:
                lobby = await self.bot.services.lobbies.here(self.channel.id)
                await self.bot.services.lobbies.choose(lobby.table.id, people[0].id, chosen)
                await self.quiet()
            for person, seat in zip(people, seats, strict=False):
                await person.press(f"join:{seat}", self.last("join"))
            for _ in seats[len(people) :]:
                await people[0].press("ai", self.last("join"))
            await self.start(people[0])

        await self.copy_or("open", press, people, game=game, seats=seats, chosen=chosen, **options)

    async def copy_or(
        self, what: str, press: Callable[[], Awaitable[None]], people: tuple[Person, ...], **about: Any
    ) -> None:
        """Copy into place what was opened or played before, with the same people and options, or `press` for it.
        `what` names it."""
        before = circumstances(self)
        key: Hashable = (what, before, tuple(person.id for person in people), repr(sorted(about.items())))
        if before is not None and (opened := OPENED.get(key)):
            return await lay_opened(self, opened)
        await press()
        if before is not None:
            await keep_opened(self, key)
        return None

    async def start(self, person: Person) -> None:
        """Press Start, once the card is up to date; the list is posted, and the game begins."""
        await self.quiet()
        await person.press("start", self.last("start"))
        await self.quiet()

    async def begun(self, *people: Person, **options: Any) -> None:
        """The same, with all set-up wishes made."""

        async def press() -> None:
            await self.open(*people, **options)
            await self.wished(*people)

        await self.copy_or("begun", press, people, **options)

    async def wished(self, *people: Person) -> None:
        """Make these people's set-up wishes: everything automatic."""
        for person in people:
            await person.press("play", self.last("play"))
            await person.leave_setup()
        await self.quiet()

    async def quiet(self) -> None:
        """Wait until no game is about to begin, no AI thinks and nothing is left to send: what one has written may set
        off another, so that only a round in which nothing was written is the last."""
        written = -1
        while self.bot.store.writes != written:
            written = self.bot.store.writes
            await until_begun(self.bot)
            await self.bot.services.games.wait_until_idle()
            await self.bot.outbox.wait_until_sent()
            await self.bot.panels.wait_until_drawn()
            await self.env.settle()
            await asyncio.sleep(0)

    async def session(self) -> Session:
        return await self.bot.services.games.here(self.channel.id)
