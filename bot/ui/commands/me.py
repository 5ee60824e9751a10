"""/risk me: preferences for all tables."""

from __future__ import annotations

import gzip
import io
from typing import Any

import discord
from discord import app_commands
from discord.app_commands import Group

from bot.ui.commands.autocomplete import LANGUAGE_NAMES, NamedValues
from bot.ui.commands.context import run_anywhere
from bot.ui.commands.localized import description, localize
from bot.ui.commands.notifications import notices, recap, tables
from bot.ui.commands.time import quiet
from bot.ui.interaction.custom_id import CustomId
from bot.ui.interaction.layout import BAD, Layout, button
from bot.ui.interaction.request import Request
from bot.ui.posts.record import MOST_SENT
from renders import PALETTES

Interaction = discord.Interaction[Any]
SERVERS = "server"
"""The server's language, whichever that is."""
OWN_LANGUAGES = NamedValues("language", (*LANGUAGE_NAMES.values, SERVERS))
PALETTE_NAMES = NamedValues("palette", tuple(PALETTES))


def add_to(risk: Group) -> None:
    group = Group(name="me", description=description("risk me"))
    group.add_command(language)
    group.add_command(palette)
    group.add_command(quiet)
    group.add_command(tables)
    group.add_command(recap)
    group.add_command(notices)
    group.add_command(data)
    group.add_command(forget)
    risk.add_command(group)


@app_commands.command(name="language", description=description("risk me language"))
@localize("risk me language")
@app_commands.autocomplete(language=OWN_LANGUAGES.option.complete)
async def language(interaction: Interaction, language: str) -> None:
    async def body(request: Request) -> Layout:
        named = OWN_LANGUAGES.read(language, request.words)
        chosen = "" if named == SERVERS else named
        await request.services.preferences.set_language(request.person, chosen)
        await request.learn_language()
        return Layout().text(request.words.say("me-language-set" if chosen else "me-language-server"))

    await run_anywhere(interaction, body)


@app_commands.command(name="forget", description=description("risk me forget"))
async def forget(interaction: Interaction) -> None:
    async def body(request: Request) -> Layout:
        sure = button(CustomId(0, "forget"), request.words.say("button-yes"), BAD)
        return Layout().text(request.words.say("confirm-forget")).row(sure)

    await run_anywhere(interaction, body)


@app_commands.command(name="data", description=description("risk me data"))
async def data(interaction: Interaction) -> None:
    async def body(request: Request) -> Layout:
        text = (await request.services.personal_data.data_of(request.person)).encode()
        if fits := len(text) <= MOST_SENT:
            file = discord.File(io.BytesIO(text), f"risk-data-{request.person}.json")
        else:
            file = discord.File(io.BytesIO(gzip.compress(text)), f"risk-data-{request.person}.json.gz")
        return Layout().text(request.words.say("me-data" if fits else "me-data-packed")).attach(file)

    await run_anywhere(interaction, body)


@app_commands.command(name="palette", description=description("risk me palette"))
@localize("risk me palette")
@app_commands.autocomplete(palette=PALETTE_NAMES.option.complete)
async def palette(interaction: Interaction, palette: str) -> None:
    async def body(request: Request) -> Layout:
        chosen = PALETTE_NAMES.read(palette, request.words)
        await request.services.preferences.set_palette(request.person, chosen)
        named = request.words.say(f"choice-palette-{chosen}")
        return Layout().text(request.words.say("me-palette-set", palette=named))

    await run_anywhere(interaction, body)
