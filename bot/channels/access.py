"""Whether the bot can speak where a table is played, as Discord tells it now."""

from __future__ import annotations

from collections.abc import Callable, Coroutine
from typing import Any

import discord

from bot.store.models import AWAY, BARRED, GONE, PostedMessage, Table

ChannelTrouble = Callable[[Table], Coroutine[Any, Any, str | None]]
"""Why the bot cannot speak in a table's channel (gone, away, barred); "" if it can, None if nobody knows just now."""

StillPosted = Callable[[PostedMessage], Coroutine[Any, Any, bool]]
"""Whether a message of ours is still in its channel, as far as anybody knows."""

HasLeft = Callable[[int | None, int], Coroutine[Any, Any, bool]]
"""Whether a person is surely no longer in a server (None: in no server at all, so that nobody can leave it)."""

NEEDED = ("view_channel", "send_messages", "embed_links", "attach_files", "read_message_history")
"""What a table needs where it is played."""
IN_THREADS = "send_messages_in_threads"


def missing_permissions(allowed: discord.Permissions, threaded: bool) -> list[str]:
    """The permissions that a table needs and the bot does not have in a channel, or in a thread of it."""
    needed = [IN_THREADS if threaded and name == "send_messages" else name for name in NEEDED]
    return [name for name in needed if not getattr(allowed, name)]


async def channel_trouble(client: discord.Client, table: Table) -> str | None:
    """As `Reach`: by what the client knows of its servers; a channel that it does not know is asked for."""
    if table.guild is None:
        return ""
    if not client.is_ready():
        return None
    guild = client.get_guild(table.guild)
    if guild is None:
        return AWAY
    return None if guild.unavailable else await _trouble_in(client, guild, table.channel)


async def _trouble_in(client: discord.Client, guild: discord.Guild, number: int) -> str | None:
    """As `Reach`, for a channel of a server that is there."""
    try:
        channel = guild.get_channel_or_thread(number) or await client.fetch_channel(number)
    except discord.NotFound:
        return GONE
    except discord.Forbidden:
        return BARRED
    except discord.HTTPException:
        return None
    if not isinstance(channel, discord.abc.GuildChannel | discord.Thread):
        return GONE
    allowed, threaded = channel.permissions_for(guild.me), isinstance(channel, discord.Thread)
    return BARRED if missing_permissions(allowed, threaded) or _locked(channel, allowed) else ""


def _locked(channel: discord.abc.GuildChannel | discord.Thread, allowed: discord.Permissions) -> bool:
    """Whether it is a thread in which only moderators write; one that is merely archived opens by being written in."""
    return isinstance(channel, discord.Thread) and channel.locked and not allowed.manage_threads


async def has_left(client: discord.Client, guild: int | None, person: int) -> bool:
    """Whether a person is surely no longer in a server; Discord is asked."""
    known = client.get_guild(guild) if guild is not None else None
    if known is None or known.unavailable:
        return False
    try:
        await known.fetch_member(person)
    except discord.NotFound:
        return True
    except discord.HTTPException:
        return False
    return False


async def still_posted(client: discord.Client, posted: PostedMessage) -> bool:
    """As `Stands`: Discord is asked."""
    try:
        await client.get_partial_messageable(posted.channel).fetch_message(posted.message)
    except discord.NotFound:
        return False
    except discord.HTTPException:
        return True
    return True
