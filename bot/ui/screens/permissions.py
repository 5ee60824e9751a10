"""The permissions that the bot lacks here. It never needs Administrator or a privileged intent."""

from __future__ import annotations

from typing import Any

import discord

from bot.channels.access import missing_permissions
from bot.ui.interaction.layout import Layout
from bot.ui.interaction.request import Request
from bot.words import Words


def missing_lines(interaction: discord.Interaction[Any]) -> list[str]:
    """The permissions that the bot lacks in this channel, by Discord's data in the interaction."""
    return missing_permissions(interaction.app_permissions, isinstance(interaction.channel, discord.Thread))


def missing_here(interaction: discord.Interaction[Any], words: Words) -> str:
    """The missing permissions in words; '' if none is missing."""
    names = missing_lines(interaction)
    if not names:
        return ""
    listed = ", ".join(words.say(f"permission-{name}") for name in names)
    return words.say("doctor-missing", where=f"<#{interaction.channel_id}>", missing=listed)


async def doctor_layout(request: Request) -> Layout:
    """A check of this channel, of the board post in it, and of direct messages to this person."""
    words, interaction = request.words, request.interaction
    fine = words.say("doctor-fine", where=f"<#{interaction.channel_id}>")
    person = await request.services.preferences.person(request.person)
    private = words.say("doctor-dm-closed" if person.dms_closed else "doctor-dm-open")
    said = missing_here(interaction, words) or fine
    here = await request.services.store.read(lambda tx: tx.tables.here(request.channel))
    if here is not None and said == fine:
        await request.services.parking.check(here)
        if await request.services.parking.repost_if_deleted(here.id):
            said = f"{fine}\n{words.say('doctor-posted-anew')}"
    return Layout().text(f"### {words.say('doctor-title')}").text(said).text(private)
