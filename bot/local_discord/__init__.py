"""The local Discord: the same bot, signed in to a loopback Discord on this machine, with a web page for each person."""

import asyncio
import os
import sys
import webbrowser
from collections.abc import Callable
from pathlib import Path

import discord

from bot.local_discord.lock import TableTaken, alone
from bot.local_discord.loopback import Loopback
from bot.local_discord.player_actions import Answer, NotPossible, PlayerActions
from bot.local_discord.redirect import discord_at, discord_from_environment
from bot.local_discord.site import Site

__all__ = [
    "Answer",
    "Loopback",
    "NotPossible",
    "PlayerActions",
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
    """Run the local Discord of the folder `home`, with the bot signed in, until cancelled; then close it in order.

    `announce` gets the address of the start page, which contains a secret, once everything answers. `warn` gets one
    line for each file that could not be read and was set aside. If `port` is taken, another free one is used. Raises
    TableTaken if another process has `home` open, and any error that stopped the bot.
    """
    with alone(home):
        loopback = Loopback(home)
        for trouble in loopback.trouble:
            warn(trouble)
        site = Site(loopback)
        await loopback.start(port, site.routes)
        try:
            async with loopback.connect(make_bot()) as running:
                announce(site.address)
                if open_browser and _has_browser():
                    await asyncio.to_thread(webbrowser.open, site.address)
                await running
        finally:
            await loopback.stop()


def _has_browser() -> bool:
    """Whether a graphical browser can be opened; without a display a text browser would open in the terminal."""
    return sys.platform in ("win32", "darwin") or bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))
