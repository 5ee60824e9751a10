"""Access to channels: whether the bot can post in a table's channel now, and who has left a server."""

from __future__ import annotations

from collections.abc import Callable, Coroutine
from typing import Any

import discord

from bot.outbox.error_codes import REQUEST_ERRORS
from bot.store.models import AWAY, BARRED, GONE, PostedMessage, Table

ChannelTrouble = Callable[[Table], Coroutine[Any, Any, str | None]]
"""Returns why the bot cannot post in a table's channel (gone, away, barred); "" if it can, None if that is unknown."""

StillPosted = Callable[[PostedMessage], Coroutine[Any, Any, bool]]
"""Returns whether a posted message is still in its channel; True if that is unknown."""

HasLeft = Callable[[int | None, int], Coroutine[Any, Any, bool]]
"""Returns whether a person has certainly left a server (None: there is no server, so nobody can leave it)."""

NEEDED = ("view_channel", "send_messages", "embed_links", "attach_files", "read_message_history")
"""The permissions that the bot needs in a table's channel."""
IN_THREADS = "send_messages_in_threads"
"""The permission that it needs in a thread in place of `send_messages`."""


FOR_THREADS = ("create_public_threads", IN_THREADS)
"""The permissions that it needs besides in a channel where it makes threads for tables."""


def list_missing_permissions(allowed: discord.Permissions, threaded: bool) -> list[str]:
    """The permissions that the bot needs and does not have in a channel or (`threaded`) a thread."""
    needed = [IN_THREADS if threaded and name == "send_messages" else name for name in NEEDED]
    return [name for name in needed if not getattr(allowed, name)]


def list_missing_for_threads(allowed: discord.Permissions) -> list[str]:
    """The permissions that the bot needs and does not have in a channel to make a thread and play in it."""
    return [name for name in (*NEEDED, *FOR_THREADS) if not getattr(allowed, name)]


def list_missing_for_posts(allowed: discord.Permissions) -> list[str]:
    """The same for a forum, where "send messages" is to make posts."""
    return [name for name in (*NEEDED, IN_THREADS) if not getattr(allowed, name)]


async def channel_trouble(client: discord.Client, table: Table) -> str | None:
    """As `ChannelTrouble`, by the client's cache; a channel that is not in it is fetched from Discord."""
    if table.guild is None or table.homeless:
        return ""
    if not client.is_ready():
        return None
    guild = client.get_guild(table.guild)
    if guild is None:
        return AWAY
    return None if guild.unavailable else await _trouble_in(client, guild, table.channel)


async def _trouble_in(client: discord.Client, guild: discord.Guild, channel_id: int) -> str | None:
    """As `ChannelTrouble`, for a channel of an available server."""
    try:
        channel = guild.get_channel_or_thread(channel_id) or await client.fetch_channel(channel_id)
    except discord.NotFound:
        return GONE
    except discord.Forbidden:
        return BARRED
    except REQUEST_ERRORS:
        return None
    if not isinstance(channel, discord.abc.GuildChannel | discord.Thread):
        return GONE
    allowed, threaded = channel.permissions_for(guild.me), isinstance(channel, discord.Thread)
    return BARRED if list_missing_permissions(allowed, threaded) or _is_locked(channel, allowed) else ""


def _is_locked(channel: discord.abc.GuildChannel | discord.Thread, allowed: discord.Permissions) -> bool:
    """Whether only moderators may post in a thread. One that is only archived is opened by posting in it."""
    return isinstance(channel, discord.Thread) and channel.locked and not allowed.manage_threads


async def has_left(client: discord.Client, guild: int | None, person: int) -> bool:
    """As `HasLeft`, by a request to Discord."""
    known = client.get_guild(guild) if guild is not None else None
    if known is None or known.unavailable:
        return False
    try:
        await known.fetch_member(person)
    except discord.NotFound:
        return True
    except REQUEST_ERRORS:
        return False
    return False


def is_gone(client: discord.Client, guild: int) -> bool | None:
    """Whether the bot is certainly no longer in a server, by the client's cache; None while that is unknown."""
    return client.get_guild(guild) is None if client.is_ready() else None


async def still_posted(client: discord.Client, posted: PostedMessage) -> bool:
    """As `StillPosted`, by a request to Discord."""
    try:
        await client.get_partial_messageable(posted.channel).fetch_message(posted.message)
    except discord.NotFound:
        return False
    except REQUEST_ERRORS:
        return True
    return True
