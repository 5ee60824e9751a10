"""The bot put together: settings, store, games, outbox, and whatever furnishes it with commands and words."""

from __future__ import annotations

import hashlib
import json
import logging
from collections.abc import Awaitable, Callable

import discord
from discord.ext import commands

from bot.clock import Clock
from bot.keeper import Keeper
from bot.loading import Games
from bot.lobby import Lobbies
from bot.post import Outbox, Plain
from bot.preferences import Preferences
from bot.progress import Chooser
from bot.session import Sessions
from bot.settings import Settings
from bot.store import Store
from rules import GAMES
from rules.ai import choose

log = logging.getLogger(__name__)

TREE = "command tree"

Furnish = Callable[["RiskBot"], Awaitable[None]]
"""Adds commands and dynamic items to a bot whose store is open, and gives its outbox a poster."""


class RiskBot(commands.AutoShardedBot):
    """A discord.py client; everything below exists once `setup_hook` has run."""

    store: Store
    sessions: Sessions
    lobbies: Lobbies
    outbox: Outbox
    preferences: Preferences

    def __init__(
        self, settings: Settings, games: Games, choose: Chooser, furnish: Furnish | None, shard_count: int | None
    ) -> None:
        super().__init__(
            command_prefix=commands.when_mentioned,
            help_command=None,
            intents=discord.Intents(guilds=True),
            allowed_mentions=discord.AllowedMentions.none(),
            shard_count=shard_count,
        )
        self.settings, self.clock = settings, Clock()
        self._games, self._choose, self._furnish = games, choose, furnish
        self._keeper: Keeper | None = None

    async def setup_hook(self) -> None:
        """Open the store, go on where the last run stopped; raises `StoreUnusable`."""
        self.store = await Store.open(self.settings.database)
        self.outbox = Outbox(self.store, self.clock, self, Plain())
        self._keeper = Keeper(self.store, self.clock, self._games, self._choose, self.outbox.wake)
        self.sessions = Sessions(self._keeper)
        self.lobbies = Lobbies(self._keeper, self.outbox.wake)
        self.preferences = Preferences(self.store, self.settings.language)
        if self._furnish is not None:
            await self._furnish(self)
        await self._sync()
        await self.outbox.resume()
        await self.sessions.resume()

    async def close(self) -> None:
        """Stop the tasks, leave Discord, close the database."""
        if self._keeper is not None:
            await self._keeper.close()
            await self.outbox.close()
        await super().close()
        if self._keeper is not None:
            self._keeper = None
            await self.store.close()

    async def _sync(self) -> None:
        """Tell Discord the command tree, but only if it is another one than last time: a day allows 200."""
        fingerprint = await self._fingerprint()
        if await self.store.look(lambda books: books.people.fact(TREE)) != fingerprint:
            await self.tree.sync()
            await self.store.transact(lambda books: books.people.note(TREE, fingerprint))
            log.info("the command tree was sent to Discord")

    async def _fingerprint(self) -> str:
        translator = self.tree.translator
        payload = [
            await command.get_translated_payload(self.tree, translator) if translator else command.to_dict(self.tree)
            for command in self.tree.get_commands()
        ]
        written = json.dumps([self.application_id, payload], sort_keys=True, default=str)
        return hashlib.sha256(written.encode()).hexdigest()


def create_bot(
    settings: Settings,
    *,
    games: Games = GAMES,
    choose: Chooser = choose,
    furnish: Furnish | None = None,
    shard_count: int | None = None,
) -> RiskBot:
    """A bot that is not connected yet. Everything that needs a loop happens in `setup_hook`."""
    return RiskBot(settings, games, choose, furnish, shard_count)
