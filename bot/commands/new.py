"""/risk new: one subcommand a game, with the options that one wants to say at once; the rest is on the card."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import discord
from discord import app_commands
from discord.app_commands import Choice, Group

from bot.commands.clocks import PACE_CHOICES
from bot.commands.here import run
from bot.commands.house import house_rules, played
from bot.commands.wording import choice, described, worded
from bot.pace import FRIENDLY, PACES
from bot.views.doctor import missing_here
from bot.views.sheet import Sheet
from bot.views.visit import Told, Visit
from rules import GAMES

Interaction = discord.Interaction[Any]


LANGUAGE = [choice(language, f"choice-language-{language}") for language in ("en", "fr")]


def _choices(game: str, option: str) -> list[Choice[str]]:
    found = next(each for each in GAMES[game].options if each.name == option)
    return [choice(value, f"choice-{option}-{value}") for value in found.choices]


def plant(risk: Group) -> None:
    new = Group(name="new", description=described("risk new"))
    new.add_command(lotr)
    new.add_command(classic)
    risk.add_command(new)


@app_commands.command(name="lotr", description=described("risk new lotr"))
@worded("risk new lotr")
@app_commands.choices(
    mode=_choices("lotr", "mode"),
    edition=_choices("lotr", "edition"),
    setup=_choices("lotr", "setup"),
    pace=PACE_CHOICES,
    language=LANGUAGE,
)
@app_commands.autocomplete(house=house_rules("lotr"))
async def lotr(
    interaction: Interaction,
    mode: Choice[str] | None = None,
    edition: Choice[str] | None = None,
    setup: Choice[str] | None = None,
    house: str = "",
    pace: Choice[str] | None = None,
    language: Choice[str] | None = None,
) -> None:
    chosen = {"mode": mode, "edition": edition, "setup": setup}
    await run(interaction, lambda visit: opened(visit, "lotr", chosen, house, pace, language))


@app_commands.command(name="classic", description=described("risk new classic"))
@worded("risk new classic")
@app_commands.choices(
    mode=_choices("classic", "mode"),
    board=_choices("classic", "board"),
    setup=_choices("classic", "setup"),
    pace=PACE_CHOICES,
    language=LANGUAGE,
)
@app_commands.autocomplete(house=house_rules("classic"))
async def classic(
    interaction: Interaction,
    mode: Choice[str] | None = None,
    board: Choice[str] | None = None,
    setup: Choice[str] | None = None,
    house: str = "",
    pace: Choice[str] | None = None,
    language: Choice[str] | None = None,
) -> None:
    chosen = {"mode": mode, "board": board, "setup": setup}
    await run(interaction, lambda visit: opened(visit, "classic", chosen, house, pace, language))


async def opened(
    visit: Visit,
    game: str,
    said: Mapping[str, Choice[str] | None],
    house: str,
    pace: Choice[str] | None,
    tongue: Choice[str] | None,
) -> Sheet:
    """Open a table here, if the bot may speak here."""
    interaction = visit.interaction
    if lacking := missing_here(interaction, visit.words):
        raise Told(lacking)
    chosen = {name: choice.value for name, choice in said.items() if choice} | played(game, house, visit.words)
    language = tongue.value if tongue else ""
    guild = interaction.guild_id
    locale = str(interaction.guild_locale or "")
    spoken = language or await visit.bot.preferences.table_language(guild, locale, visit.words.language)
    await visit.bot.lobbies.open(
        guild, visit.channel, visit.person, game, chosen, spoken, PACES[pace.value] if pace else FRIENDLY
    )
    return Sheet().text(visit.words.say("lobby-opened"))
