"""Private reminders: the tables that wait for their reader, and the nudge below an open panel."""

from __future__ import annotations

from bot.services import Services
from bot.ui.interaction.custom_id import CustomId
from bot.ui.interaction.labels import COLOURS
from bot.ui.interaction.layout import MAIN, Layout, button
from bot.ui.interaction.live_panels import LivePanels
from bot.ui.screens.my_tables import add_tables
from bot.words import Words, words


async def reminder(services: Services, person: int, spoken: Words) -> Layout | None:
    """The tables that wait for the person; None if none does any longer."""
    layout = Layout().text(spoken.say("reminder-waited-for"))
    filled = await add_tables(services, person, spoken, layout, only_waiting=True)
    return filled if len(filled.blocks) > 1 else None


async def show_nudge(services: Services, panels: LivePanels, table: int, person: int) -> None:
    """Show the nudge below the person's open panel, if there is one: only they see it, and it makes no sound."""
    session = await services.games.load(table)
    language = await services.preferences.language(person, session.table.guild, session.table.language)
    spoken = words(language, session.table.game)
    layout = Layout(COLOURS.get(session.seat_held_by(person))).text(spoken.say("nudge"))
    await panels.follow_up(table, person, layout.row(button(CustomId(table, "play"), spoken.say("button-play"), MAIN)))
