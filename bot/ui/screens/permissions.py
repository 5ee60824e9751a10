"""What the bot needs to be allowed, and what of it is missing, where. Never Administrator, no privileged intent."""

from __future__ import annotations

from typing import Any

import discord

from bot.channels.access import lacking
from bot.ui.interaction.layout import Sheet
from bot.ui.interaction.request import Visit
from bot.words import Words


def missing(interaction: discord.Interaction[Any]) -> list[str]:
    """The permissions that the bot lacks in this channel, as Discord says with every interaction."""
    return lacking(interaction.app_permissions, isinstance(interaction.channel, discord.Thread))


def missing_here(interaction: discord.Interaction[Any], words: Words) -> str:
    """What is missing, in words; '' if nothing is."""
    names = missing(interaction)
    if not names:
        return ""
    listed = ", ".join(words.say(f"permission-{name}") for name in names)
    return words.say("doctor-missing", where=f"<#{interaction.channel_id}>", missing=listed)


async def doctor_sheet(visit: Visit) -> Sheet:
    """A check of this channel, of the post in which people play, and of the way to write to this person."""
    words, interaction = visit.words, visit.interaction
    fine = words.say("doctor-fine", where=f"<#{interaction.channel_id}>")
    person = await visit.bot.preferences.person(visit.person)
    private = words.say("doctor-dm-closed" if person.dms_closed else "doctor-dm-open")
    said = missing_here(interaction, words) or fine
    here = await visit.bot.store.look(lambda books: books.tables.here(visit.channel))
    if here is not None and said == fine:
        await visit.bot.parking.look(here)
        if await visit.bot.parking.tend(here.id):
            said = f"{fine}\n{words.say('doctor-posted-anew')}"
    return Sheet().text(f"### {words.say('doctor-title')}").text(said).text(private)
