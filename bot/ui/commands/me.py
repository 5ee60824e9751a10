"""/risk me: one's own preferences, everywhere."""

from __future__ import annotations

from typing import Any

import discord
from discord import app_commands
from discord.app_commands import Choice, Group

from bot.ui.commands.context import run
from bot.ui.commands.localized import choice, described, worded
from bot.ui.commands.notifications import notices, tables
from bot.ui.commands.time import quiet
from bot.ui.interaction.custom_id import Key
from bot.ui.interaction.layout import BAD, Sheet, button
from bot.ui.interaction.request import Visit
from renders import PALETTES

Interaction = discord.Interaction[Any]


def plant(risk: Group) -> None:
    group = Group(name="me", description=described("risk me"))
    group.add_command(language)
    group.add_command(palette)
    group.add_command(quiet)
    group.add_command(tables)
    group.add_command(notices)
    group.add_command(forget)
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


@app_commands.command(name="forget", description=described("risk me forget"))
async def forget(interaction: Interaction) -> None:
    async def body(visit: Visit) -> Sheet:
        sure = button(Key(0, "forget"), visit.words.say("button-yes"), BAD)
        return Sheet().text(visit.words.say("confirm-forget")).row(sure)

    await run(interaction, body)


@app_commands.command(name="palette", description=described("risk me palette"))
@worded("risk me palette")
@app_commands.choices(palette=[choice(each, f"choice-palette-{each}") for each in PALETTES])
async def palette(interaction: Interaction, palette: Choice[str]) -> None:
    async def body(visit: Visit) -> Sheet:
        await visit.bot.preferences.set_palette(visit.person, palette.value)
        named = visit.words.say(f"choice-palette-{palette.value}")
        return Sheet().text(visit.words.say("me-palette-set", palette=named))

    await run(interaction, body)
