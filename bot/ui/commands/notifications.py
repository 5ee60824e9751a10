"""/risk me tables, recap and notices: one's tables, what changed since the last look, private notices."""

from __future__ import annotations

from functools import partial
from typing import Any

import discord
from discord import app_commands

from bot.ui.commands.autocomplete import OWN_GAMES
from bot.ui.commands.context import look_at_game, run_anywhere
from bot.ui.commands.localized import description, localize
from bot.ui.interaction.layout import Layout
from bot.ui.interaction.request import Request
from bot.ui.screens.my_tables import own_tables
from bot.ui.screens.recap import recap_layout

Interaction = discord.Interaction[Any]


@app_commands.command(name="recap", description=description("risk me recap"))
@localize("risk me recap")
@app_commands.autocomplete(table=OWN_GAMES.complete)
async def recap(interaction: Interaction, table: str = "") -> None:
    async def body(request: Request) -> Layout:
        return await look_at_game(request, table, partial(recap_layout, request))

    await run_anywhere(interaction, body)


@app_commands.command(name="tables", description=description("risk me tables"))
async def tables(interaction: Interaction) -> None:
    await run_anywhere(interaction, lambda request: own_tables(request.services, request.person, request.words))


@app_commands.command(name="notices", description=description("risk me notices"))
@localize("risk me notices", following="next")
async def notices(interaction: Interaction, following: bool) -> None:
    async def body(request: Request) -> Layout:
        await request.services.preferences.set_next_up(request.person, following)
        return Layout().text(request.words.say("me-notices-on" if following else "me-notices-off"))

    await run_anywhere(interaction, body)
