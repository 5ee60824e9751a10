"""Draw a campaign's history, and find out what the people in it are called."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Iterable, Mapping

import discord

import renders
from bot.logs import error_summary
from bot.outbox.error_codes import REQUEST_ERRORS
from bot.services import Services
from bot.ui.interaction.layout import ALT, cut
from bot.ui.pictures.board import AttachedPicture, attach

log = logging.getLogger(__name__)
FILE = "history"


async def history_picture(services: Services, history: renders.History, alt: str) -> AttachedPicture | None:
    """A campaign's history as a picture, with its alt text; None if it cannot be drawn."""
    try:
        drawn = await services.workload.draw(lambda form: renders.draw_history(history, form))
    except Exception as error:  # whatever fails in a picture, the answer is sent as text
        log.error("the history of a campaign cannot be drawn: %s", error_summary(error))
        return None
    return attach(drawn, FILE, cut(alt, ALT))


async def names_of(guild: discord.Guild | None, people: Iterable[int]) -> Mapping[int, str]:
    """What people are called in a server; of those who have left it, nothing."""
    wanted = list(people)
    found = await asyncio.gather(*(_name(guild, person) for person in wanted)) if guild is not None else []
    return {person: name for person, name in zip(wanted, found, strict=False) if name}


async def _name(guild: discord.Guild, person: int) -> str:
    """The client knows only those whom it has just seen; Discord is asked for the others."""
    try:
        member = guild.get_member(person) or await guild.fetch_member(person)
    except REQUEST_ERRORS:
        return ""
    return member.display_name
