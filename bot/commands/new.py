"""/risk new: one subcommand a game, with the options that one wants to say at once; the rest is on the card."""

from __future__ import annotations

from typing import Any

import discord
from discord import app_commands
from discord.app_commands import Choice, Group

from bot.commands.here import run
from bot.commands.wording import choice, described, worded
from bot.views.doctor import missing_here
from bot.views.sheet import Sheet
from bot.views.visit import Told, Visit
from rules import GAMES

Interaction = discord.Interaction[Any]


def _choices(option: str) -> list[Choice[str]]:
    found = next(each for each in GAMES["lotr"].options if each.name == option)
    return [choice(value, f"choice-{option}-{value}") for value in found.choices]


def plant(risk: Group) -> None:
    new = Group(name="new", description=described("risk new"))
    new.add_command(lotr)
    risk.add_command(new)


@app_commands.command(name="lotr", description=described("risk new lotr"))
@worded("risk new lotr")
@app_commands.choices(
    mode=_choices("mode"),
    setup=_choices("setup"),
    language=[choice(language, f"choice-language-{language}") for language in ("en", "fr")],
)
async def lotr(
    interaction: Interaction,
    mode: Choice[str] | None = None,
    setup: Choice[str] | None = None,
    language: Choice[str] | None = None,
) -> None:
    chosen = {name: said.value for name, said in (("mode", mode), ("setup", setup)) if said}
    await run(interaction, lambda visit: opened(visit, "lotr", chosen, language.value if language else ""))


async def opened(visit: Visit, game: str, chosen: dict[str, str], language: str) -> Sheet:
    """Open a table here, if the bot may speak here."""
    interaction = visit.interaction
    if lacking := missing_here(interaction, visit.words):
        raise Told(lacking)
    guild = interaction.guild_id
    locale = str(interaction.guild_locale or "")
    spoken = language or await visit.bot.preferences.table_language(guild, locale, visit.words.language)
    await visit.bot.lobbies.open(guild, visit.channel, visit.person, game, chosen, spoken)
    return Sheet().text(visit.words.say("lobby-opened"))
