"""Discord's events about servers, channels, threads and roles: the tables that they may affect are checked."""

from __future__ import annotations

import logging

import discord
from discord.ext import commands

from bot.channels.lost_servers import LostServers
from bot.channels.parking import Parking
from bot.logs import error_summary

log = logging.getLogger(__name__)


class ChannelEvents(commands.Cog):
    """Passes events on to `Parking`, which checks the tables of the server and parks or resumes them, and to
    `LostServers`."""

    def __init__(self, parking: Parking, lost_servers: LostServers) -> None:
        self._parking, self._lost_servers = parking, lost_servers

    @commands.Cog.listener()
    async def on_ready(self) -> None:
        try:
            await self._lost_servers.start()
            await self._parking.check_parked()
        except Exception as error:
            log.error("parked tables are checked again in an hour: %s", error_summary(error))

    @commands.Cog.listener()
    async def on_guild_remove(self, guild: discord.Guild) -> None:
        await self._lost_servers.set_timers(guild.id)
        await self._check(guild)

    @commands.Cog.listener()
    async def on_guild_join(self, guild: discord.Guild) -> None:
        await self._lost_servers.keep_tables(guild.id)
        await self._check(guild)

    @commands.Cog.listener()
    async def on_guild_available(self, guild: discord.Guild) -> None:
        await self._check(guild)

    @commands.Cog.listener()
    async def on_guild_channel_delete(self, channel: discord.abc.GuildChannel) -> None:
        await self._check(channel.guild)

    @commands.Cog.listener()
    async def on_guild_channel_update(self, _: object, channel: discord.abc.GuildChannel) -> None:
        await self._check(channel.guild)

    @commands.Cog.listener()
    async def on_guild_role_update(self, _: object, role: discord.Role) -> None:
        await self._check(role.guild)

    @commands.Cog.listener()
    async def on_guild_role_delete(self, role: discord.Role) -> None:
        await self._check(role.guild)

    @commands.Cog.listener()
    async def on_raw_thread_delete(self, thread: discord.RawThreadDeleteEvent) -> None:
        await self._check(discord.Object(thread.guild_id))

    @commands.Cog.listener()
    async def on_raw_thread_update(self, thread: discord.RawThreadUpdateEvent) -> None:
        await self._check(discord.Object(thread.guild_id))

    async def _check(self, guild: discord.abc.Snowflake) -> None:
        try:
            await self._parking.check_guild(guild.id)
        except Exception as error:
            log.error("the tables of a server are checked again in an hour: %s", error_summary(error))
