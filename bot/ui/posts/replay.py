"""The game of a table, or a campaign, as one page, as a file for whoever asks for it."""

from __future__ import annotations

import asyncio
import io
import logging
from collections.abc import Awaitable, Mapping
from math import ceil
from pathlib import Path

import discord

from bot.game.campaigns import KeptCampaign
from bot.game.session import Session
from bot.store.models import ENDED
from bot.ui.interaction.layout import Layout
from bot.ui.interaction.request import Rejected, Request
from bot.ui.replay.game import NothingToShow
from bot.ui.replay.making import CannotMake, campaign_page_of, page_of
from bot.workers.task import TaskFailed

log = logging.getLogger(__name__)

MEGABYTE = 1024 * 1024


async def replay_layout(request: Request, session: Session) -> Layout:
    """The page of a game: all of it once it is over, and what everybody may know while it runs; raises `Rejected`."""
    made = page_of(request.services, session, request.words.language)
    told = "replay-made" if session.table.state == ENDED else "replay-made-public"
    number = session.table.id
    return await _file_layout(request, f"table {number}", f"risk-{number}.html", made, told)


async def campaign_layout(request: Request, campaign: KeptCampaign, names: Mapping[str, str], title: str) -> Layout:
    """The page of a campaign's games that are over, under these names of its members; raises `Rejected`, and `Refused`
    where none is over or one cannot be read."""
    made = campaign_page_of(request.services, campaign, names, title, request.words.language)
    number = campaign.stored.id
    return await _file_layout(request, f"campaign {number}", f"campaign-{number}.html", made, "replay-made-campaign")


async def _file_layout(request: Request, of: str, name: str, made: Awaitable[bytes], told: str) -> Layout:
    """The page `of` something as a file of that name, below what is told of it.

    One that is larger than what Discord takes here is kept in the host's folder instead. Raises `Rejected` where it
    cannot be made, and the log has the cause.
    """
    words, most = request.words, request.interaction.filesize_limit
    try:
        page = await made
        if len(page) > most:
            await asyncio.to_thread(_keep, request.services.pages / name, page)
    except NothingToShow:
        raise Rejected(words.say("replay-nothing")) from None
    except (CannotMake, TaskFailed, OSError) as error:
        log.error("%s: its page cannot be made: %s", of, error)
        raise Rejected(words.say("replay-not-made")) from None
    if len(page) > most:
        sizes = {"size": ceil(10 * len(page) / MEGABYTE) / 10, "most": round(most / MEGABYTE, 1)}
        return Layout().text(words.say("replay-too-large", file=f"{request.services.pages.name}/{name}", **sizes))
    return Layout().text(words.say(told)).attach(discord.File(io.BytesIO(page), name))


def _keep(file: Path, page: bytes) -> None:
    """Write the page whole or not at all; raises `OSError`."""
    file.parent.mkdir(exist_ok=True)
    part = file.with_name(f"{file.name}.part")
    try:
        part.write_bytes(page)
        part.replace(file)
    finally:
        part.unlink(missing_ok=True)
