"""A Discord on your desk: the same bot, signed in to a loopback Discord, and a page for each of several people."""

import asyncio
import os
import sys
import webbrowser
from collections.abc import Callable
from pathlib import Path

import discord

from bot.local_discord.lock import TableTaken, alone
from bot.local_discord.loopback import Loopback
from bot.local_discord.player_actions import Answer, Deeds, Misplaced
from bot.local_discord.redirect import discord_at, discord_from_environment
from bot.local_discord.site import Site

__all__ = [
    "Answer",
    "Deeds",
    "Loopback",
    "Misplaced",
    "Site",
    "TableTaken",
    "discord_at",
    "discord_from_environment",
    "run_table",
]

PORT = 8770


async def run_table(
    make_bot: Callable[[], discord.Client],
    home: Path,
    *,
    port: int = PORT,
    open_browser: bool = True,
    announce: Callable[[str], None] = lambda address: None,
    warn: Callable[[str], None] = lambda trouble: None,
) -> None:
    """Open the table kept in `home`, with the bot signed in, until cancelled; then close it in order.

    `announce` gets the start page's address once everything answers; it holds a secret. `warn` gets one line for each
    file that could not be read and was set aside. Another free port is taken where `port` is not. Raises TableTaken
    where another process has this `home` open, and whatever made the bot stop by itself.
    """
    with alone(home):
        loopback = Loopback(home)
        for trouble in loopback.trouble:
            warn(trouble)
        site = Site(loopback)
        await loopback.start(port, site.routes)
        try:
            async with loopback.connected(make_bot()) as running:
                announce(site.address)
                if open_browser and _has_browser():
                    await asyncio.to_thread(webbrowser.open, site.address)
                await running
        finally:
            await loopback.stop()


def _has_browser() -> bool:
    """Whether opening a page would open a window, and not a text browser in the middle of the terminal."""
    return sys.platform in ("win32", "darwin") or bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))
