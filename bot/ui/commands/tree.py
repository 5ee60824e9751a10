"""Build the /risk tree: common verbs at the top, the rest in groups; for servers and for people, in every language."""

from __future__ import annotations

import logging
from collections.abc import Collection
from typing import Any

import discord
from discord import app_commands
from discord.app_commands import AppCommandContext, AppInstallationType, Group

from bot.logs import error_summary
from bot.ui.commands import campaign, look, me, new, odds, play, seat, table
from bot.ui.commands.autocomplete import UntakenListFilter
from bot.ui.commands.context import run_anywhere
from bot.ui.commands.localized import description
from bot.ui.interaction.layout import Layout
from bot.ui.interaction.request import Rejected, Request
from bot.words.command_names import FluentTranslator
from rules import Game

log = logging.getLogger(__name__)
logging.getLogger("discord.app_commands.tree").addFilter(UntakenListFilter())


def risk_group(games: Collection[Game]) -> Group:
    """The whole tree, with a `new` command for each of these games."""
    risk = Group(
        name="risk",
        description=description("risk"),
        allowed_installs=AppInstallationType(guild=True, user=True),
        allowed_contexts=AppCommandContext(guild=True, dm_channel=True, private_channel=True),
    )
    new.add_to(risk, games)
    for branch in (odds, play, look, table, campaign, seat, me):
        branch.add_to(risk)
    return risk


async def add_to(tree: app_commands.CommandTree[Any], games: Collection[Game]) -> None:
    """Add the command tree and its translator to the bot."""
    await tree.set_translator(FluentTranslator())
    tree.add_command(risk_group(games))
    tree.error(answer_bad_command)


async def answer_bad_command(interaction: discord.Interaction[Any], error: app_commands.AppCommandError) -> None:
    """Answer an error that Discord or discord.py found in a command before it ran."""
    log.warning("a command did not run: %s", error_summary(error))

    async def body(request: Request) -> Layout:
        raise Rejected(request.words.say("table-refusal-broken"))

    await run_anywhere(interaction, body)
