"""/risk new: one subcommand a game, with the options that one wants to say at once; the rest is on the card."""

from __future__ import annotations

from collections.abc import Mapping
from inspect import Parameter, Signature
from typing import Any

import discord
from discord import app_commands
from discord.app_commands import Choice, Command, Group

from bot.commands.clocks import PACE_CHOICES
from bot.commands.here import run
from bot.commands.house import house_rules, played
from bot.commands.wording import choice, described, worded
from bot.pace import FRIENDLY, PACES
from bot.views.doctor import missing_here
from bot.views.options import FIRST
from bot.views.sheet import Sheet
from bot.views.visit import Told, Visit
from rules import GAMES

Interaction = discord.Interaction[Any]
Chosen = Choice[str] | None

SAID = (*FIRST, "setup")
"""Of a game's options, those that can be typed with the command."""
LANGUAGE = [choice(language, f"choice-language-{language}") for language in ("en", "fr")]


def plant(risk: Group) -> None:
    new = Group(name="new", description=described("risk new"))
    for game in GAMES:
        new.add_command(_command(game))
    risk.add_command(new)


def _command(game: str) -> Command[Any, Any, None]:
    """The game's own: its options of `SAID`, then what every new table is asked."""
    options = {option.name: option.choices for option in GAMES[game].options if option.name in SAID}

    async def new(
        interaction: Interaction, house: str = "", pace: Chosen = None, language: Chosen = None, **said: Chosen
    ) -> None:
        await run(interaction, lambda visit: opened(visit, game, said, house, pace, language))

    new.__signature__ = _taking(options)  # type: ignore[attr-defined]
    path = f"risk new {game}"
    lists = {name: [choice(each, f"choice-{name}-{each}") for each in options[name]] for name in options}
    body: Any = app_commands.choices(**lists, pace=PACE_CHOICES, language=LANGUAGE)(worded(path)(new))
    body = app_commands.autocomplete(house=house_rules(game))(body)
    return Command(name=game, description=described(path), callback=body)


def _taking(options: Mapping[str, object]) -> Signature:
    """What discord.py reads the command's parameters from."""
    asked = [(name, Chosen, None) for name in options] + [
        ("house", str, ""),
        ("pace", Chosen, None),
        ("language", Chosen, None),
    ]
    named = [Parameter(name, Parameter.KEYWORD_ONLY, default=given, annotation=kind) for name, kind, given in asked]
    return Signature([Parameter("interaction", Parameter.POSITIONAL_ONLY, annotation=Interaction), *named])


async def opened(
    visit: Visit, game: str, said: Mapping[str, Chosen], house: str, pace: Chosen, tongue: Chosen
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
