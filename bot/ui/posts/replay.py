"""The game of a table as one page, as a file for whoever asks for it."""

from __future__ import annotations

import asyncio
import io
import logging
from math import ceil
from pathlib import Path

import discord

from bot.game.session import Session
from bot.store.models import ENDED
from bot.ui.interaction.layout import Layout
from bot.ui.interaction.request import Rejected, Request
from bot.ui.replay.game import NothingToShow
from bot.ui.replay.making import CannotMake, page_of
from bot.workers.task import TaskFailed

log = logging.getLogger(__name__)

MEGABYTE = 1024 * 1024


async def replay_layout(request: Request, session: Session) -> Layout:
    """The page of a game: all of it once it is over, and what everybody may know while it runs.

    One that is larger than what Discord takes here is kept in the host's folder instead. Raises `Rejected` where it
    cannot be made, and the log has the cause.
    """
    table, words = session.table.id, request.words
    name, most = f"risk-{table}.html", request.interaction.filesize_limit
    try:
        page = await page_of(request.services, session, words.language)
        if len(page) > most:
            await asyncio.to_thread(_keep, request.services.pages / name, page)
    except NothingToShow:
        raise Rejected(words.say("replay-nothing")) from None
    except (CannotMake, TaskFailed, OSError) as error:
        log.error("table %d: its page cannot be made: %s", table, error)
        raise Rejected(words.say("replay-not-made")) from None
    if len(page) > most:
        sizes = {"size": ceil(10 * len(page) / MEGABYTE) / 10, "most": round(most / MEGABYTE, 1)}
        return Layout().text(words.say("replay-too-large", file=f"{request.services.pages.name}/{name}", **sizes))
    told = words.say("replay-made" if session.table.state == ENDED else "replay-made-public")
    return Layout().text(told).attach(discord.File(io.BytesIO(page), name))


def _keep(file: Path, page: bytes) -> None:
    """Write the page whole or not at all; raises `OSError`."""
    file.parent.mkdir(exist_ok=True)
    part = file.with_name(f"{file.name}.part")
    try:
        part.write_bytes(page)
        part.replace(file)
    finally:
        part.unlink(missing_ok=True)
