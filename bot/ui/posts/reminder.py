"""The reminder in a direct message: the tables that wait for its reader."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.ui.interaction.layout import Sheet
from bot.ui.screens.my_tables import _listed
from bot.words import Words

if TYPE_CHECKING:
    from bot.app import RiskBot


async def reminder(bot: RiskBot, person: int, words: Words) -> Sheet | None:
    """The tables that wait for the person; None if none does any more."""
    sheet = Sheet().text(words.say("reminder-waited-for"))
    filled = await _listed(bot, person, words, sheet, only_waiting=True)
    return filled if len(filled.blocks) > 1 else None
