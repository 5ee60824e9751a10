"""/risk me: one's own preferences, everywhere."""

from __future__ import annotations

from typing import Any

import discord
from discord import app_commands
from discord.app_commands import Choice, Group

from bot.commands.here import run
from bot.commands.wording import choice, described, worded
from bot.views.sheet import Sheet
from bot.views.visit import Visit

Interaction = discord.Interaction[Any]


def plant(risk: Group) -> None:
    group = Group(name="me", description=described("risk me"))
    group.add_command(language)
    risk.add_command(group)


@app_commands.command(name="language", description=described("risk me language"))
@worded("risk me language")
@app_commands.choices(language=[choice(each, f"choice-language-{each}") for each in ("en", "fr", "server")])
async def language(interaction: Interaction, language: Choice[str]) -> None:
    async def body(visit: Visit) -> Sheet:
        chosen = "" if language.value == "server" else language.value
        await visit.bot.preferences.set_language(visit.person, chosen)
        await visit.listen()
        return Sheet().text(visit.words.say("me-language-set" if chosen else "me-language-server"))

    await run(interaction, body)
