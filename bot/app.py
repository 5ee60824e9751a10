"""The bot: puts the settings, store, services, outbox and scheduler together, and starts and stops them."""

from __future__ import annotations

import asyncio
import hashlib
import json
import logging
from collections.abc import Awaitable, Callable
from contextlib import suppress
from datetime import UTC, datetime
from functools import partial
from time import monotonic
from typing import Any, Protocol

import discord
from discord.app_commands import AppCommandContext, AppInstallationType, CommandTree
from discord.ext import commands

from bot.acting import Acting
from bot.channels.access import channel_trouble, has_left, is_gone, still_posted
from bot.channels.events import ChannelEvents
from bot.channels.lost_servers import LostServers
from bot.channels.parking import Parking
from bot.channels.threads import TableThreads
from bot.clock import Clock
from bot.game.loading import KnownGames
from bot.game.runner import GameRunner
from bot.logs import error_summary
from bot.messages import BoardPost, CloseThread, EndPost, Invite, LobbyCard, MakeThread, SeatList, ShowInThread
from bot.ops.backups import HOUR, Backups, folder_of, list_backups
from bot.ops.compaction import Compaction
from bot.ops.health import HealthReport, HealthServer
from bot.ops.plain_files import warn_of_plain_files
from bot.outbox.attempts import attempts_trace
from bot.outbox.delivery import Outbox, PlainRenderer
from bot.outbox.error_codes import REQUEST_ERRORS, failure_text
from bot.periodic import PeriodicThread
from bot.scheduler import Scheduler
from bot.services import Services
from bot.services.beacon import BeaconClient
from bot.services.campaigns import CampaignService
from bot.services.coach import CoachService
from bot.services.courses import CourseService
from bot.services.emoji import EmojiService
from bot.services.games import GameService
from bot.services.hosts import HostService
from bot.services.lobbies import LobbyService
from bot.services.personal_data import PersonalDataService
from bot.services.plans import PlanService
from bot.services.preferences import PreferenceService
from bot.services.reminders import ReminderService
from bot.services.starts import StartService
from bot.services.substitutes import SubstituteService
from bot.services.timeouts import TimeoutService
from bot.services.vacations import VacationService
from bot.services.voting.summaries import VoteSummaries
from bot.services.voting.votes import VoteService
from bot.services.watch.service import WatchService
from bot.services.workload import Workload
from bot.settings import Settings
from bot.store import DatabaseError, Store
from bot.store.models import NOT_WATCHED, PUBLIC
from bot.words.games.packages import load_packages
from rules import GAMES
from rules.ai import CharacterChooser, choose_as

log = logging.getLogger(__name__)
discord.VoiceClient.warn_nacl = discord.VoiceClient.warn_dave = False  # this bot uses no voice channels

TREE = "command tree"
"""The stored fact that holds the fingerprint of the command tree sent last."""
DEAF = 3
"""Seconds without a connection to Discord after which a copy leaves to another one that stands by."""
DISCONNECT_TIMEOUT, BACKUP_TIMEOUT = 2, 4
"""Seconds that a shutdown waits for Discord's goodbye, and for a backup that is being made. With the timeouts of the
scheduler, the games and the outbox they are 20, as docs/hosting.md says."""
SLEEP = "sleep"
"""The name of an event that Discord never sends."""

Install = Callable[["RiskBot"], Awaitable[None]]
"""Adds commands, buttons and live panels to a bot whose store is open, and gives its outbox a renderer."""
DispatchPress = Callable[..., Awaitable[None]]
"""Answers a press of a button or a choice in a list: (interaction, custom id, chosen values)."""


class Listener(Protocol):
    """Is told which tables have changed."""

    def wake(self, table: int) -> None:
        """React to a change of this table."""

    async def close(self) -> None:
        """Stop reacting."""


class Tree(CommandTree[Any]):
    """The commands. `may_run` is set by `install`: whether this copy of the program answers an interaction."""

    may_run: Callable[[discord.Interaction[Any]], Awaitable[bool]]

    async def interaction_check(self, interaction: discord.Interaction[Any]) -> bool:
        """See `CommandTree`; for lists of answers, too."""
        return await self.may_run(interaction)


class RiskBot(commands.AutoShardedBot):
    """A discord.py client; everything below exists once `setup_hook` has run.

    `panels`, `refused_forms` and `dispatch_press` are set by `install`; the ui finds them through the client of its
    interactions. `acting` says whether this copy of the program answers them. `overtaken`: it has ended because another
    copy took its lease, and may stand by for that one.
    """

    tree: Tree

    store: Store
    services: Services
    outbox: Outbox
    scheduler: Scheduler
    panels: Listener
    refused_forms: object
    dispatch_press: DispatchPress

    def __init__(
        self,
        settings: Settings,
        games: KnownGames,
        choose: CharacterChooser,
        install: Install | None,
        shard_count: int | None,
    ) -> None:
        super().__init__(
            command_prefix=commands.when_mentioned,
            help_command=None,
            intents=discord.Intents(guilds=True),
            allowed_mentions=discord.AllowedMentions.none(),
            shard_count=shard_count,
            tree_cls=Tree,
            http_trace=attempts_trace(),
        )
        self.settings, self.clock = settings, Clock()
        self.listeners: list[Listener] = []
        self._games, self._choose, self._install = games, choose, install
        self._runner: GameRunner | None = None
        self._backups: Backups | None = None
        self._hourly: PeriodicThread | None = None
        self._listening: PeriodicThread | None = None
        self._heard = monotonic()
        self._compaction: Compaction | None = None
        self._health = HealthServer(self._report_health)
        self._ending: asyncio.Task[None] | None = None
        self.acting, self.overtaken = Acting(lambda: self.store.is_sure), False
        self._opening: asyncio.Task[None] | None = None

    async def setup_hook(self) -> None:
        """Install the ui, open the store and continue where the last run stopped; raises `StoreUnusable`.

        Where another copy of the program acts, and this one may stand by, it does so from now on, signed in.
        """
        encryption = self.settings.encryption
        database = self.settings.database
        newest = next(iter(list_backups(folder_of(self.settings.file))), None)
        name = newest.path.name if newest else ""
        bot = 0 if self.settings.is_local else self.application_id or 0
        self.store = Store.at(database, encryption, backup=name, bot=bot)
        self.outbox = Outbox(self.store, self.clock, self, PlainRenderer())
        self.listeners.append(self.outbox)
        self.scheduler = Scheduler(self.store, self.clock, self._sleep)
        self._runner = GameRunner(self.store, self.clock, self._games, self._choose, self._table_changed)
        self.services = self._make_services(self._runner)
        self.outbox.park, self.outbox.recheck = self.services.parking.park, self.services.parking.check
        threads = self.services.threads
        self.outbox.carry_out(MakeThread, threads.make)
        self.outbox.carry_out(ShowInThread, threads.show)
        self.outbox.carry_out(CloseThread, threads.close)
        self.outbox.on_delivery[Invite] = threads.on_invite
        for message in (LobbyCard, BoardPost, EndPost):
            self.outbox.on_delivery[message] = threads.on_post
        self.outbox.on_delivery[SeatList] = self.services.starts.on_list
        lost_servers = LostServers(
            self._runner, self.scheduler, partial(is_gone, self), self.settings.forget_servers_after
        )
        self._events = ChannelEvents(self.services.parking, lost_servers)
        if self._install is not None:
            await self._install(self)
        if self.settings.metrics_port:
            await self._health.open(self.settings.metrics_port)
        await self._start()

    async def _start(self) -> None:
        """Open the store and act; where another copy acts, sign in and do so in its place. Raises `StoreUnusable`."""
        stands_by = asyncio.Event()

        def watched(silent: bool) -> None:
            if not stands_by.is_set():
                log.info("another copy of the bot acts on %s: this one stands by", self.settings.database)
            self.acting.stand_by(silent=silent)
            stands_by.set()

        opening = self._opening = asyncio.create_task(
            self.store.start(self._on_lease_lost(), watched, self._hears_or_is_cold), name="opening the store"
        )
        waiting = asyncio.create_task(stands_by.wait())
        until = [opening, waiting] if self.settings.standby == "warm" else [opening]
        await asyncio.wait(until, return_when=asyncio.FIRST_COMPLETED)
        waiting.cancel()
        if opening.done():
            opening.result()
            await self._begin()
        else:
            self._opening = asyncio.create_task(self._take_over(opening), name="standing by")

    @property
    def hears(self) -> bool:
        """Whether Discord tells this copy of the program what people do."""
        shards = self.shards.values()
        return bool(shards) and not any(shard.is_closed() for shard in shards)

    def _hears_or_is_cold(self) -> bool:
        return self.settings.standby == "cold" or self.hears

    def _listen(self, loop: asyncio.AbstractEventLoop) -> None:
        """Note when this copy last heard Discord; where that is too long ago, leave to one that does."""
        if self.hears or not self.is_ready():
            self._heard = monotonic()
        elif monotonic() - self._heard >= DEAF:
            asyncio.run_coroutine_threadsafe(self._leave_to_another(), loop)

    async def _leave_to_another(self) -> None:
        with suppress(DatabaseError):
            if self._ending is None and await self.store.has_standby():
                log.critical("Discord cannot be reached, and another copy of the bot stands by: this one leaves to it")
                self.overtaken = True
                self._end()

    async def _take_over(self, opening: asyncio.Task[None]) -> None:
        """Act as soon as the store is open; end the program where it cannot be opened."""
        try:
            await opening
            await self._begin()
            if self.is_ready():
                await self._events.on_ready()
        except asyncio.CancelledError:
            opening.cancel()
            await asyncio.gather(opening, return_exceptions=True)
            raise
        except Exception as error:
            log.critical("this copy cannot act, and ends: %s", error_summary(error))
            self._end()

    async def _begin(self) -> None:
        """Continue where the last run stopped."""
        if self.settings.encryption.has_keys:
            await asyncio.to_thread(warn_of_plain_files, self.settings.file)
        await self.scheduler.start()
        self.acting.act()
        await self.add_cog(self._events)
        await self._sync()
        if self.settings.emoji:
            self.services.emoji.start()
        await self.outbox.resume()
        self.services.games.start_resuming()
        await self.services.starts.resume()
        await self.services.watch.open()
        self.listeners.append(self.services.watch)
        self._compaction = Compaction(self.store)
        self._compaction.start()
        if self.store.engine.lease.has_standbys:
            listen = partial(self._listen, asyncio.get_running_loop())
            self._listening = PeriodicThread("listening to Discord", listen, 1.0)
        settings = self.settings
        if settings.backups:
            moment = lambda: datetime.now(UTC)  # noqa: E731
            self._backups = Backups(settings.file, self._games, settings.encryption, moment, settings.database)
            self._hourly = PeriodicThread("the hourly backup", self._backups.make, HOUR, self._backups.wait())

    def _make_services(self, runner: GameRunner) -> Services:
        scheduler, games = self.scheduler, GameService(runner)
        timeouts = TimeoutService(runner, scheduler)
        return Services(
            store=self.store,
            games=games,
            lobbies=LobbyService(
                *(runner, self.outbox.wake),
                beacon_skippable=self.settings.beacon_skippable,
                most_tables=self.settings.tables_per_person,
                watch=PUBLIC if self.settings.is_local and self.settings.watch else NOT_WATCHED,
                operators=self._operators,
            ),
            campaigns=CampaignService(runner),
            coach=CoachService(runner),
            courses=CourseService(runner, scheduler),
            starts=StartService(
                *(runner, scheduler, BeaconClient(), self.outbox.wake),
                uses_beacon=self.settings.beacon != "off",
                skippable=self.settings.beacon_skippable,
                has_left=partial(has_left, self),
            ),
            plans=PlanService(runner, scheduler),
            votes=VoteService(runner, scheduler, most_tables=self.settings.tables_per_person),
            vote_summaries=VoteSummaries(runner),
            hosts=HostService(runner, games, timeouts, most_tables=self.settings.tables_per_person),
            substitutes=SubstituteService(runner),
            vacations=VacationService(runner),
            timeouts=timeouts,
            reminders=ReminderService(runner, scheduler, partial(has_left, self)),
            preferences=PreferenceService(self.store, self.settings.language),
            emoji=EmojiService(self, self._sleep),
            personal_data=PersonalDataService(runner),
            parking=Parking(runner, scheduler, partial(channel_trouble, self), partial(still_posted, self)),
            threads=TableThreads(runner, self),
            workload=Workload(),
            watch=WatchService(
                *(runner, self.settings.watch_base, self.settings.watch_port, self.settings.log_level),
                log_json=self.settings.log_json,
            ),
            links=self.settings.links,
            pages=self.settings.data / "pages",
        )

    async def close(self) -> None:
        """Finish the work in progress, disconnect from Discord, close the database. A second call awaits the first."""
        if self._ending is None:
            self._ending = asyncio.create_task(self._shut_down(), name="shut down")
        await self._ending

    async def _shut_down(self) -> None:
        runner, self._runner = self._runner, None
        if self._opening is not None and not self._opening.done():
            self._opening.cancel()
            await asyncio.gather(self._opening, return_exceptions=True)
        if self._listening is not None:
            self._listening.stop()
        if runner is not None:
            await self._health.close()
            if await self.store.leave() or self.overtaken:
                await self.acting.leave()
            await self.scheduler.close()
            await self.services.starts.close()
            await self.services.emoji.close()
            await self.services.games.close()
            await runner.close()
            for listener in self.listeners:
                await listener.close()
            self.services.workload.close()
            if self._compaction is not None:
                await asyncio.to_thread(self._compaction.stop, BACKUP_TIMEOUT)
            await self.store.release()
        with suppress(TimeoutError):  # discord.py would wait half a minute for a gateway that does not answer
            await asyncio.wait_for(super().close(), DISCONNECT_TIMEOUT)
        if runner is not None:
            if self._hourly is not None:
                await asyncio.to_thread(self._hourly.stop, BACKUP_TIMEOUT)
            await self.store.close()

    @property
    def _operators(self) -> frozenset[int]:
        """The people whom Discord knows as this application's: its owner, or the members of its team; none where there
        is no such application, as at the local table."""
        if self.application is None:
            return frozenset()
        team = self.application.team
        return frozenset(one.id for one in (team.members if team is not None else (self.application.owner,)))

    def _table_changed(self, table: int) -> None:
        for listener in self.listeners:
            listener.wake(table)

    async def _sleep(self, seconds: float) -> None:
        """Sleep as clients wait for an event, so that a simulated Discord knows that the bot is idle."""
        with suppress(TimeoutError):
            await self.wait_for(SLEEP, timeout=seconds)
        self.dispatch(SLEEP)  # nobody listens, but discord.py then forgets the waiters that timed out

    def _on_lease_lost(self) -> Callable[[], None]:
        """The function that stops this copy of the program, on any thread, when another has taken the lease."""
        loop = asyncio.get_running_loop()

        def stop() -> None:
            if self._ending is None:
                log.critical("another copy of the bot has taken over %s: this one stops", self.settings.database)
                self.overtaken = self.store.engine.lease.has_standbys
                loop.call_soon_threadsafe(self.acting.stop)
                loop.call_soon_threadsafe(self._end)

        return stop

    def _end(self) -> None:
        """End the program in order."""
        self._shutting = asyncio.ensure_future(self.close())

    async def _report_health(self) -> HealthReport:
        store = self.store
        statistics = await store.read(lambda tx: tx.statistics())
        oldest = statistics.oldest_unsent
        return HealthReport(
            self.is_ready() and self.hears,
            self.latency,
            statistics,
            store.writes,
            store.seconds,
            0 if oldest is None else max(self.clock.now() - oldest, 0),
            self._backups.good if self._backups else None,
            self.services.watch.readers,
            self.acting.role.value,
            *store.engine.troubles(),
        )

    async def _sync(self) -> None:
        """Send the command tree to Discord if it has changed since the last time: Discord allows 200 a day.

        Where Discord does not take it, the commands stay as they were until the next start.
        """
        fingerprint = await self._fingerprint()
        if await self.store.read(lambda tx: tx.people.fact(TREE)) != fingerprint:
            try:
                sent = fingerprint if await self._send_tree() else ""
            except REQUEST_ERRORS as error:
                log.warning("Discord did not take the commands (%s); the next start tries again", failure_text(error))
                return
            await self.store.transact(lambda tx: tx.people.set_fact(TREE, sent))
            log.info("the command tree was sent to Discord")

    async def _send_tree(self) -> bool:
        """Send the command tree; where Discord refuses it for people, for servers only. Returns whether it is whole."""
        try:
            await self.tree.sync()
        except discord.HTTPException as refused:
            if refused.status != 400:
                raise
            for command in self.tree.get_commands():
                command.allowed_installs = AppInstallationType(guild=True, user=False)
                command.allowed_contexts = AppCommandContext(guild=True, dm_channel=True, private_channel=False)
            await self.tree.sync()
            log.warning(
                "Discord refuses commands that people install for themselves, so they work in servers only: tick"
                " User Install under Installation in the Developer Portal; the next start tries again"
            )
            return False
        return True

    async def _fingerprint(self) -> str:
        """The SHA-256 of the command tree, in hex digits."""
        translator = self.tree.translator
        payload: list[dict[str, Any]] = [
            await command.get_translated_payload(self.tree, translator) if translator else command.to_dict(self.tree)
            for command in self.tree.get_commands()
        ]
        text = json.dumps([self.application_id, payload], sort_keys=True, default=str)
        return hashlib.sha256(text.encode()).hexdigest()


def create_bot(
    settings: Settings,
    *,
    games: KnownGames = GAMES,
    choose: CharacterChooser = choose_as,
    install: Install | None = None,
    shard_count: int | None = None,
) -> RiskBot:
    """A bot that is not connected yet. What needs an event loop is set up in `setup_hook`."""
    load_packages()
    return RiskBot(settings, games, choose, install, shard_count)
