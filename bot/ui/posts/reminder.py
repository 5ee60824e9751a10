"""Private reminders: the tables that wait for their reader, and the nudge below an open panel."""

from __future__ import annotations

import logging

import discord

from bot.logs import error_summary
from bot.outbox.error_codes import REQUEST_ERRORS
from bot.services import Services
from bot.ui.interaction.custom_id import CustomId
from bot.ui.interaction.labels import COLOURS
from bot.ui.interaction.layout import MAIN, Layout, button
from bot.ui.screens.my_tables import add_tables
from bot.words import Words, words

log = logging.getLogger(__name__)


async def reminder(services: Services, person: int, spoken: Words) -> Layout | None:
    """The tables that wait for the person; None if none does any longer."""
    layout = Layout().text(spoken.say("reminder-waited-for"))
    filled = await add_tables(services, person, spoken, layout, only_waiting=True)
    return filled if len(filled.blocks) > 1 else None


async def show_nudge(client: discord.Client, services: Services, table: int, person: int, token: str) -> None:
    """Show the nudge below the person's open panel, by the token of the press that it answers: only they see it, and it
    makes no sound. A panel that Discord has closed gets none."""
    session = await services.games.load(table)
    language = await services.preferences.language(person, session.table.guild, session.table.language)
    spoken = words(language, session.table.game)
    layout = Layout(COLOURS.get(session.seat_held_by(person))).text(spoken.say("nudge"))
    layout.row(button(CustomId(table, "play"), spoken.say("button-play"), MAIN))
    below = discord.Webhook.partial(client.application_id or 0, token, client=client)
    below.type = discord.WebhookType.application
    try:
        nobody = discord.AllowedMentions.none()
        await below.send(view=layout.view(), ephemeral=True, silent=True, allowed_mentions=nobody)
    except REQUEST_ERRORS as error:
        log.info("nothing can be sent below a panel of table %d: %s", table, error_summary(error))
