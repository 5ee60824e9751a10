"""The record of a game as a file, for whoever wants to prove it."""

from __future__ import annotations

import io
from typing import TYPE_CHECKING

import discord

if TYPE_CHECKING:
    from bot.app import RiskBot

MOST = 8_000_000
"""Bytes of a file that any server takes."""


async def record_of(bot: RiskBot, table: int) -> discord.File | None:
    """The whole record of an ended game, the public events of a running one; None where it is too large to send."""
    text = (await bot.sessions.export(table)).encode()
    return discord.File(io.BytesIO(text), f"risk-{table}.game") if len(text) <= MOST else None


def size_of(file: discord.File | None) -> int:
    """The bytes of a file that is held in memory."""
    return len(file.fp.getbuffer()) if file is not None and isinstance(file.fp, io.BytesIO) else 0
