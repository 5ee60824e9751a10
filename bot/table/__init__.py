"""A Discord on your desk: the same bot, signed in to a loopback Discord, and a page for each of several people."""

import asyncio
import contextlib
import os
import signal
import sys
import webbrowser
from collections.abc import Callable, Iterator
from pathlib import Path

import discord

from bot.table.deeds import Answer, Deeds, Misplaced
from bot.table.lock import TableTaken, alone
from bot.table.loopback import Loopback
from bot.table.moved import discord_at, discord_from_environment
from bot.table.site import Site

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
    """Open the table kept in `home`, with the bot signed in, until cancelled or told to end (SIGINT, SIGTERM).

    `announce` gets the start page's address once everything answers; it holds a secret. `warn` gets one line for each
    file that could not be read and was set aside. Another free port is taken where `port` is not. Raises TableTaken
    where another process has this `home` open, and whatever made the bot stop by itself.
    """
    with alone(home), _told_to_end() as ending:
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
                await _first(running, ending)
        finally:
            await loopback.stop()


async def _first(running: asyncio.Task[None], ending: asyncio.Event) -> None:
    told = asyncio.create_task(ending.wait())
    try:
        await asyncio.wait({running, told}, return_when=asyncio.FIRST_COMPLETED)
    finally:
        told.cancel()
    if running.done():
        running.result()


@contextlib.contextmanager
def _told_to_end() -> Iterator[asyncio.Event]:
    """An event that is set by the usual signals, where the system has them."""
    ending, loop = asyncio.Event(), asyncio.get_running_loop()
    signals = (signal.SIGINT, signal.SIGTERM)
    with contextlib.suppress(NotImplementedError, RuntimeError, ValueError):
        for one in signals:
            loop.add_signal_handler(one, ending.set)
    try:
        yield ending
    finally:
        with contextlib.suppress(NotImplementedError, RuntimeError, ValueError):
            for one in signals:
                loop.remove_signal_handler(one)


def _has_browser() -> bool:
    """Whether opening a page would open a window, and not a text browser in the middle of the terminal."""
    return sys.platform in ("win32", "darwin") or bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))
