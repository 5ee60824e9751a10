"""The permissions that the bot lacks here. It never needs Administrator or a privileged intent."""

from __future__ import annotations

from typing import Any

import discord

from bot.channels.access import list_missing_for_posts, list_missing_for_threads, list_missing_permissions
from bot.channels.thread_requests import ThreadWanted
from bot.channels.threads import LOBBY_TAG, list_missing_tags, tag_of
from bot.ui.interaction.layout import Layout
from bot.ui.interaction.request import Request
from bot.words import Words


def list_missing(interaction: discord.Interaction[Any]) -> list[str]:
    """The permissions that the bot lacks in this channel, by Discord's data in the interaction."""
    return list_missing_permissions(interaction.app_permissions, isinstance(interaction.channel, discord.Thread))


def plan_thread(request: Request, forum: discord.ForumChannel | None = None) -> tuple[ThreadWanted | None, str]:
    """The thread that a table can have here or in this forum; else None, and why it plays in this channel."""
    words, interaction = request.words, request.interaction
    if forum is not None:
        guild, member = forum.guild, interaction.user
        lacking = list_missing_for_posts(forum.permissions_for(guild.me))
        if isinstance(member, discord.Member) and not forum.permissions_for(member).send_messages:
            return None, words.say("thread-not-yours", channel=forum.mention)
        if forum.flags.require_tag and tag_of(forum, LOBBY_TAG) is None:
            return None, words.say("note-thread-refused", why="tag")
    else:
        if not isinstance(interaction.channel, discord.TextChannel):
            return None, words.say("thread-nowhere")
        lacking = list_missing_for_threads(interaction.app_permissions)
    if lacking:
        where = forum.mention if forum else f"<#{interaction.channel_id}>"
        return None, words.say("thread-missing", where=where, missing=_list_text(lacking, words))
    return ThreadWanted(forum.id if forum else request.channel, forum is not None), ""


def _list_text(names: list[str], words: Words) -> str:
    return ", ".join(words.say(f"permission-{name}") for name in names)


def describe_missing(interaction: discord.Interaction[Any], words: Words) -> str:
    """The missing permissions in words; '' if none is missing."""
    names = list_missing(interaction)
    if not names:
        return ""
    return words.say("doctor-missing", where=f"<#{interaction.channel_id}>", missing=_list_text(names, words))


def thread_notes(interaction: discord.Interaction[Any], words: Words) -> list[str]:
    """What is missing for threads: the permission to make them here, or tags of the forum in which this post stands."""
    channel = interaction.channel
    if isinstance(channel, discord.Thread) and isinstance(channel.parent, discord.ForumChannel):
        tags = [f"*{words.say(f'tag-{state}')}*" for state in list_missing_tags(channel.parent)]
        return [words.say("doctor-tags", forum=channel.parent.mention, tags=words.all_of(tags))] if tags else []
    lacking = list_missing_for_threads(interaction.app_permissions)
    if isinstance(channel, discord.TextChannel) and lacking:
        return [words.say("doctor-threads", missing=_list_text(lacking, words))]
    return []


async def doctor_layout(request: Request) -> Layout:
    """A check of this channel, of the board post in it, and of direct messages to this person."""
    words, interaction = request.words, request.interaction
    fine = words.say("doctor-fine", where=f"<#{interaction.channel_id}>")
    person = await request.services.preferences.person(request.person)
    private = words.say("doctor-dm-closed" if person.dms_closed else "doctor-dm-open")
    result = describe_missing(interaction, words) or fine
    here = await request.services.store.read(lambda tx: tx.tables.here(request.channel))
    if here is not None and result == fine:
        await request.services.parking.check(here)
        if await request.services.parking.repost_if_deleted(here.id):
            result = f"{fine}\n{words.say('doctor-posted-anew')}"
    layout = Layout().text(f"### {words.say('doctor-title')}").text(result).text(private)
    for note in thread_notes(interaction, words):
        layout.text(f"-# {note}")
    return layout
