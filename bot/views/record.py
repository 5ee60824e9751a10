"""The record of a game as a file, for whoever wants to prove it."""

from __future__ import annotations

import asyncio
import io
from typing import TYPE_CHECKING

import discord

from bot.export import exported
from bot.sitting import Session

if TYPE_CHECKING:
    from bot.app import RiskBot

MOST = 8_000_000
"""Bytes of a file that any server takes."""


async def record_of(bot: RiskBot, session: Session) -> discord.File | None:
    """The whole record of an ended game, the public events of a running one; None where it is too large to send."""
    table, last = session.table.id, session.table.seq
    steps = await bot.store.look(lambda books: books.steps.between(table, 0, last))
    text = (await asyncio.to_thread(exported, session, steps)).encode()
    return discord.File(io.BytesIO(text), f"risk-{table}.game") if len(text) <= MOST else None
