"""/risk table move: a table brought into this channel, from wherever it was."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import discord
from discord import app_commands

from bot.commands.here import one_of, run
from bot.commands.listing import listed
from bot.commands.wording import described, worded
from bot.store.rows import Table
from bot.views.doctor import missing_here
from bot.views.sheet import Sheet
from bot.views.visit import Told, Visit
from bot.words import Words


async def own_tables(visit: Visit) -> dict[str, str]:
    """The open and running tables that the person hosts or sits at, but for this channel's, by number."""
    tables = await visit.bot.store.look(lambda books: books.tables.of_person(visit.person))
    return {str(table.id): named(table, visit.words) for table in tables if table.channel != visit.channel}


def named(table: Table, words: Words) -> str:
    """A table in a list: its number, its game, its turn."""
    return words.say("table-named", number=str(table.id), game=words.say(f"game-{table.game}"), turn=table.turn)


async def _listed(visit: Visit, said: str) -> Mapping[str, str]:
    return await own_tables(visit)


@app_commands.command(name="move", description=described("risk table move"))
@worded("risk table move")
@app_commands.autocomplete(table=listed(_listed))
async def move(interaction: discord.Interaction[Any], table: str) -> None:
    async def body(visit: Visit) -> Sheet:
        if lacking := missing_here(visit.interaction, visit.words):
            raise Told(lacking)
        number = int(one_of(await own_tables(visit), table, visit.words))
        await visit.bot.parking.move(number, visit.person, visit.interaction.guild_id, visit.channel)
        return Sheet().text(visit.words.say("table-moved"))

    await run(interaction, body)
