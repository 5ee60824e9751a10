"""/risk me notices and tables, /risk recap: what one is told, and what one has missed."""

from __future__ import annotations

from typing import Any

import discord
from discord import app_commands

from bot.ui.commands.context import game_here, run
from bot.ui.commands.localized import described, worded
from bot.ui.interaction.layout import Sheet
from bot.ui.interaction.request import Visit
from bot.ui.screens.my_tables import own_tables
from bot.ui.screens.recap import recap_sheet

Interaction = discord.Interaction[Any]


@app_commands.command(name="recap", description=described("risk recap"))
async def recap(interaction: Interaction) -> None:
    async def body(visit: Visit) -> Sheet:
        return await recap_sheet(visit, await game_here(visit))

    await run(interaction, body)


@app_commands.command(name="tables", description=described("risk me tables"))
async def tables(interaction: Interaction) -> None:
    await run(interaction, lambda visit: own_tables(visit.bot, visit.person, visit.words))


@app_commands.command(name="notices", description=described("risk me notices"))
@worded("risk me notices", following="next")
async def notices(interaction: Interaction, following: bool) -> None:
    async def body(visit: Visit) -> Sheet:
        await visit.bot.preferences.set_next_up(visit.person, following)
        return Sheet().text(visit.words.say("me-notices-on" if following else "me-notices-off"))

    await run(interaction, body)
