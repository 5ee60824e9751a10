"""The /risk tree, planted whole: verbs on top, the rest in groups; only in servers, in every language."""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING, Any

import discord
from discord import app_commands
from discord.app_commands import Group

from bot.logs import where
from bot.ui.commands import look, me, new, play, seat, table
from bot.ui.commands.context import run
from bot.ui.commands.localized import described
from bot.ui.interaction.layout import Sheet
from bot.ui.interaction.request import Told, Visit
from bot.words.command_names import FluentTranslator

if TYPE_CHECKING:
    from bot.app import RiskBot

log = logging.getLogger(__name__)


def risk_group() -> Group:
    """The whole tree."""
    risk = Group(name="risk", description=described("risk"), guild_only=True)
    for branch in (new, play, look, table, seat, me):
        branch.plant(risk)
    return risk


async def plant(bot: RiskBot) -> None:
    """Give the bot its tree and the tree its languages."""
    await bot.tree.set_translator(FluentTranslator())
    bot.tree.add_command(risk_group())
    bot.tree.error(mistaken)


async def mistaken(interaction: discord.Interaction[Any], error: app_commands.AppCommandError) -> None:
    """What Discord or discord.py found wrong with a command before it ran."""
    log.warning("a command did not run: %s", where(error))

    async def body(visit: Visit) -> Sheet:
        raise Told(visit.words.say("table-refusal-broken"))

    await run(interaction, body)
