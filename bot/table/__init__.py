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
_ENDINGS = (signal.SIGINT, signal.SIGTERM)


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
    with alone(home), _ends_when_told():
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


@contextlib.contextmanager
def _ends_when_told() -> Iterator[None]:
    """The first SIGINT or SIGTERM ends the block quietly, what it has to save included; the system may have neither."""
    task, loop, told = asyncio.current_task(), asyncio.get_running_loop(), list[int]()

    def end(number: int) -> None:
        if task is not None and not told:
            task.cancel()
        told.append(number)

    with contextlib.suppress(NotImplementedError, RuntimeError, ValueError):
        for one in _ENDINGS:
            loop.add_signal_handler(one, end, one)
    try:
        yield
    except asyncio.CancelledError:
        if task is None or not told:
            raise
        task.uncancel()
    finally:
        with contextlib.suppress(NotImplementedError, RuntimeError, ValueError):
            for one in _ENDINGS:
                loop.remove_signal_handler(one)


def _has_browser() -> bool:
    """Whether opening a page would open a window, and not a text browser in the middle of the terminal."""
    return sys.platform in ("win32", "darwin") or bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))
