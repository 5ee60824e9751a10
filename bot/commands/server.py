"""/risk table server: what a server speaks, said by whoever may manage it."""

from __future__ import annotations

from typing import Any

import discord
from discord import app_commands
from discord.app_commands import Choice

from bot.commands.here import run
from bot.commands.wording import choice, described, worded
from bot.preferences import LANGUAGES
from bot.views.sheet import Sheet
from bot.views.visit import Told, Visit


@app_commands.command(name="server", description=described("risk table server"))
@worded("risk table server")
@app_commands.choices(language=[choice(each, f"choice-language-{each}") for each in LANGUAGES])
async def server(interaction: discord.Interaction[Any], language: Choice[str]) -> None:
    async def body(visit: Visit) -> Sheet:
        guild = interaction.guild_id
        if guild is None or not interaction.permissions.manage_guild:
            raise Told(visit.words.say("server-language-refused"))
        await visit.bot.preferences.set_server_language(guild, language.value)
        await visit.listen()
        named = visit.words.say(f"choice-language-{language.value}")
        return Sheet().text(visit.words.say("server-language-set", language=named))

    await run(interaction, body)
