"""The reminder in a direct message: the tables that wait for its reader."""

from __future__ import annotations

from bot.services import Services
from bot.ui.interaction.layout import Layout
from bot.ui.screens.my_tables import add_tables
from bot.words import Words


async def reminder(services: Services, person: int, words: Words) -> Layout | None:
    """The tables that wait for the person; None if none does any longer."""
    layout = Layout().text(words.say("reminder-waited-for"))
    filled = await add_tables(services, person, words, layout, only_waiting=True)
    return filled if len(filled.blocks) > 1 else None
