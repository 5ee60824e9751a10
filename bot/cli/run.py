"""`risk` and `risk run`: run the bot on Discord if there is a token, otherwise at a local table in the browser."""

from __future__ import annotations

import asyncio
import errno
import logging
import os
import socket
import sys
import threading
from argparse import ArgumentParser, Namespace
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from functools import partial
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING

import discord
from pydantic import HttpUrl

from bot.app import create_bot
from bot.cli.allocator import return_large_blocks
from bot.cli.arguments import BadArguments, whole_number
from bot.cli.shutdown import until_told_to_end
from bot.logs import configure_logging
from bot.outbox.error_codes import REQUEST_ERRORS, failure_text, is_outage
from bot.services.watch.service import HOST
from bot.settings import Misconfigured, Settings, settings_from
from bot.store import StoreUnusable
from bot.ui.install import install
from bot.workers.pool import WorkerPool
from renders import CannotDraw, read_all_art

if TYPE_CHECKING:
    from argparse import _SubParsersAction

log = logging.getLogger(__name__)

SWITCH_INTERVAL = 0.0005
"""Seconds for which an AI or drawing thread may hold the interpreter while the event loop waits for it. With Python's
default of 5 ms, every read and write of a press waits that long before the press is acknowledged."""


def add_parser(subparsers: _SubParsersAction[ArgumentParser]) -> None:
    """Add the subcommand; its parsed arguments carry `run`."""
    parser = subparsers.add_parser("run", help="run the bot: on Discord, or at a local table", description=__doc__)
    parser.add_argument(
        "--port", metavar="PORT", default="8770", help="port of the local table (another one if it is taken)"
    )
    parser.add_argument("--no-browser", action="store_true", help="only print the local table's address")
    parser.set_defaults(run=run)


def run(args: Namespace) -> int:
    """Run until a signal ends it. Returns 2, with one line on standard error, if it cannot start."""
    try:
        args.port = whole_number("--port", args.port, 0, 65535)
        settings = settings_from()
        configure_logging(settings.log_level, settings.log_json)
        sys.setswitchinterval(SWITCH_INTERVAL)
        return_large_blocks()
        threading.Thread(target=_read_art, name="reading the boards", daemon=True).start()
        asyncio.run(_run_on_discord(settings) if settings.token else _run_locally(settings, args))
    except (Misconfigured, StoreUnusable, BadArguments) as error:
        return _report(str(error))
    except discord.LoginFailure:
        return _report("Discord refuses the token: reset it in the Developer Portal and put the new one into .env")
    except REQUEST_ERRORS as error:
        if not (is_outage(error) or isinstance(error, discord.HTTPException)):
            raise
        return _report(f"Discord does not let the bot in ({failure_text(error)}): start it again later")
    except KeyboardInterrupt:
        return 130
    return 0


def _read_art() -> None:
    """Read all boards at the start, while little else takes memory: reading one takes ten times what is kept of it."""
    try:
        read_all_art()
    except CannotDraw as error:
        log.error("%s", error)


def _report(problem: str) -> int:
    sys.stderr.write(f"risk: {problem}\n")
    return 2


async def _run_on_discord(settings: Settings) -> None:
    assert settings.token is not None
    with until_told_to_end(), WorkerPool() as choose:
        overtaken = True
        while overtaken:  # another copy acts: this one stands by for it
            async with create_bot(settings, choose=choose, install=install) as bot:
                await bot.start(settings.token.get_secret_value())
            overtaken = bot.overtaken


async def _run_locally(settings: Settings, args: Namespace) -> None:
    if find_spec("simcord") is None:
        raise Misconfigured("without DISCORD_TOKEN a local table opens, which needs: pip install '.[table]'")
    with _quiet_log("discord"):  # importing SimCord tests discord.py, and its warnings are not about this bot
        from bot.local_discord import TableTaken, run_table

    settings.require_place()
    home = settings.home
    _make_folder(home)
    watched = {} if settings.watch else _watch_here(settings.watch_port)
    try:
        with until_told_to_end(), WorkerPool() as choose:
            at_home = settings.model_copy(update={"data": home, **watched})
            make_bot = partial(create_bot, at_home, choose=choose, install=install)
            await run_table(
                make_bot, home, port=args.port, open_browser=not args.no_browser, announce=_announce, warn=log.warning
            )
    except TableTaken as error:
        raise Misconfigured(str(error)) from None


def _watch_here(port: int) -> dict[str, object]:
    """The settings with which games are watched on this machine alone: on that port, or another one if it is taken."""
    for wanted in (port, 0):
        with suppress(OSError), socket.create_server((HOST, wanted)) as free:
            found = free.getsockname()[1]
            return {"watch": HttpUrl(f"http://{HOST}:{found}"), "watch_port": found}
    return {}


@contextmanager
def _quiet_log(name: str) -> Iterator[None]:
    """Suppress the warnings of this logger within the block."""
    logger = logging.getLogger(name)
    level = logger.level
    logger.setLevel(logging.ERROR)
    try:
        yield
    finally:
        logger.setLevel(level)


def _make_folder(home: Path) -> None:
    """Create the data folder of the local table; raises `Misconfigured` if it cannot be created or written to."""
    try:
        home.mkdir(parents=True, exist_ok=True)
        if not os.access(home, os.W_OK):
            raise PermissionError(errno.EACCES, os.strerror(errno.EACCES))
    except OSError as error:
        raise Misconfigured(f"RISK_DATA: {home} cannot be used: {error.strerror}") from None


def _announce(address: str) -> None:
    sys.stdout.write(f"The table is open: {address}\nCtrl+C ends it; everything is saved.\n")
    sys.stdout.flush()
