"""The bot put together: settings, store, games, outbox, and whatever furnishes it with commands and words."""

from __future__ import annotations

import asyncio
import hashlib
import json
import logging
from collections.abc import Awaitable, Callable
from contextlib import suppress
from datetime import UTC, datetime
from functools import partial

import discord
from discord.ext import commands

from bot.channels.access import left, reach, stands
from bot.channels.events import Watch
from bot.channels.parking import Parking
from bot.clock import Clock
from bot.game.loading import Games
from bot.game.progress import Chooser
from bot.game.runner import Keeper
from bot.ops.backups import HOUR, Backups
from bot.ops.health import Health, Pulse
from bot.outbox.delivery import Outbox, Plain
from bot.periodic import Alarm
from bot.scheduler import Ringer
from bot.services.games import Sessions
from bot.services.lobbies import Lobbies
from bot.services.plans import Campaigns
from bot.services.preferences import Preferences
from bot.services.reminders import Reminders
from bot.services.substitutes import Substitutes
from bot.services.timeouts import Timekeeper
from bot.services.vacations import Absences
from bot.services.votes import Polls
from bot.settings import Settings
from bot.store import Store
from bot.ui.interaction.live_panels import Panels
from rules import GAMES
from rules.ai import choose

log = logging.getLogger(__name__)
discord.VoiceClient.warn_nacl = discord.VoiceClient.warn_dave = False  # this bot never speaks

TREE = "command tree"
NAP = "nap"
"""An event that never comes."""

Furnish = Callable[["RiskBot"], Awaitable[None]]
"""Adds commands and dynamic items to a bot whose store is open, and gives its outbox a poster."""


class RiskBot(commands.AutoShardedBot):
    """A discord.py client; everything below exists once `setup_hook` has run."""

    store: Store
    sessions: Sessions
    lobbies: Lobbies
    outbox: Outbox
    preferences: Preferences
    ringer: Ringer
    campaigns: Campaigns
    polls: Polls
    substitutes: Substitutes
    absences: Absences
    time: Timekeeper
    parking: Parking

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
        self._backups: Backups | None = None
        self._alarm: Alarm | None = None
        self._health = Health(self._pulse)
        self._ending: asyncio.Task[None] | None = None
        self.panels = Panels()

    async def setup_hook(self) -> None:
        """Open the store, go on where the last run stopped; raises `StoreUnusable`."""
        vault = self.settings.vault
        self.store = await Store.open(self.settings.database, vault, self._outdone())
        self.outbox = Outbox(self.store, self.clock, self, Plain())
        self.ringer = Ringer(self.store, self.clock, self._nap)
        self._keeper = Keeper(self.store, self.clock, self._games, self._choose, self._speak)
        self.sessions = Sessions(self._keeper)
        self.campaigns = Campaigns(self._keeper, self.ringer)
        self.time = Timekeeper(self._keeper, self.ringer)
        Reminders(self._keeper, self.ringer, partial(left, self))
        self.parking = Parking(self._keeper, self.ringer, partial(reach, self), partial(stands, self))
        self.outbox.unreachable = self.parking.park
        await self.add_cog(Watch(self.parking))
        self.polls = Polls(self._keeper, self.ringer)
        self.substitutes = Substitutes(self._keeper)
        self.absences = Absences(self._keeper)
        self.lobbies = Lobbies(self._keeper, self.outbox.wake)
        self.preferences = Preferences(self.store, self.settings.language)
        if self._furnish is not None:
            await self._furnish(self)
        await self._sync()
        await self.ringer.begin()
        await self.outbox.resume()
        await self.sessions.resume()
        if self.settings.backups:
            self._backups = Backups(self.settings.database, self._games, vault, lambda: datetime.now(UTC))
            self._alarm = Alarm("the hourly backup", self._backups.make, HOUR, self._backups.wait())
        if self.settings.metrics_port:
            await self._health.open(self.settings.metrics_port)

    async def close(self) -> None:
        """Finish what is under way, leave Discord, close the database. Whoever calls again waits for the same end."""
        if self._ending is None:
            self._ending = asyncio.create_task(self._end(), name="the end")
        await self._ending

    async def _end(self) -> None:
        keeper, self._keeper = self._keeper, None
        if keeper is not None:
            await self._health.close()
            await self.ringer.close()
            await keeper.close()
            await self.outbox.close()
            await self.panels.close()
        await super().close()
        if keeper is not None:
            if self._alarm is not None:
                await asyncio.to_thread(self._alarm.stop)
            await self.store.close()

    def _speak(self, table: int) -> None:
        """Something happened at a table: tell what there is to tell, and let open panels show it."""
        self.outbox.wake(table)
        self.panels.wake(table)

    async def _nap(self, seconds: float) -> None:
        """Wait as clients wait for an event, so that a simulated Discord knows that nothing is being done."""
        with suppress(TimeoutError):
            await self.wait_for(NAP, timeout=seconds)
        self.dispatch(NAP)  # nobody listens; but waiters of which nothing came are forgotten

    def _outdone(self) -> Callable[[], None]:
        """What to do, on any thread, once another copy of the program has taken over: stop, and say why."""
        loop = asyncio.get_running_loop()

        def stop() -> None:
            if self._ending is None:
                log.critical("another copy of the bot has taken over %s: this one stops", self.settings.database)
                asyncio.run_coroutine_threadsafe(self.close(), loop)

        return stop

    async def _pulse(self) -> Pulse:
        store = self.store
        counted = await store.look(lambda books: books.counted())
        oldest = counted.oldest_unsent
        return Pulse(
            self.is_ready(),
            self.latency,
            counted,
            store.writes,
            store.seconds,
            0 if oldest is None else max(self.clock.now() - oldest, 0),
            self._backups.good if self._backups else None,
        )

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
