"""`risk` and `risk run`: the bot on Discord where there is a token, otherwise at a local table in the browser."""

from __future__ import annotations

import asyncio
import errno
import logging
import os
import sys
from argparse import ArgumentParser, Namespace
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING

import discord

from bot.app import RiskBot, create_bot
from bot.cli.arguments import BadArguments, whole_number
from bot.cli.shutdown import until_told_to_end
from bot.logs import configure_logging
from bot.settings import Misconfigured, Settings, settings_from
from bot.store import StoreUnusable
from bot.ui.install import install

if TYPE_CHECKING:
    from argparse import _SubParsersAction

log = logging.getLogger(__name__)

HOLD = 0.0005
"""Seconds for which a thread that thinks or draws may hold the interpreter while the event loop wants it. At Python's
own 5 ms, every read and write of a press that is acknowledged waits so long."""


def add_parser(subparsers: _SubParsersAction[ArgumentParser]) -> None:
    """Teach the console `risk run`; the parsed arguments carry `run`."""
    parser = subparsers.add_parser("run", help="run the bot: on Discord, or at a local table", description=__doc__)
    parser.add_argument(
        "--port", metavar="PORT", default="8770", help="the local table's port (another if it is taken)"
    )
    parser.add_argument("--no-browser", action="store_true", help="print the local table's address, open nothing")
    parser.set_defaults(run=run)


def run(args: Namespace) -> int:
    """Run until told to end; 2 and one line on the error stream where it cannot start."""
    try:
        args.port = whole_number("--port", args.port, 0, 65535)
        settings = settings_from()
        configure_logging(settings.log_level, settings.log_json)
        sys.setswitchinterval(HOLD)
        asyncio.run(_on_discord(settings) if settings.token else _at_a_desk(settings, args))
    except (Misconfigured, StoreUnusable, BadArguments) as wrong:
        return _cannot(str(wrong))
    except discord.LoginFailure:
        return _cannot("Discord refuses the token: reset it in the Developer Portal and put the new one into .env")
    except KeyboardInterrupt:
        return 130
    return 0


def _cannot(why: str) -> int:
    sys.stderr.write(f"risk: {why}\n")
    return 2


async def _on_discord(settings: Settings) -> None:
    assert settings.token is not None
    with until_told_to_end():
        async with create_bot(settings, install=install) as bot:
            await bot.start(settings.token.get_secret_value())


async def _at_a_desk(settings: Settings, args: Namespace) -> None:
    if find_spec("simcord") is None:
        raise Misconfigured("without DISCORD_TOKEN a local table opens, which needs: pip install '.[table]'")
    with _quiet_log("discord"):  # SimCord tries discord.py out while it is imported; that is not about this bot
        from bot.local_discord import TableTaken, run_table

    home = settings.home
    _make_folder(home)
    make = partial(_bot_of_a_table, settings.model_copy(update={"data": home}))
    try:
        with until_told_to_end():
            await run_table(
                make, home, port=args.port, open_browser=not args.no_browser, announce=_announce, warn=log.warning
            )
    except TableTaken as taken:
        raise Misconfigured(str(taken)) from None


@contextmanager
def _quiet_log(name: str) -> Iterator[None]:
    """Let a part of the log keep its warnings to itself for a moment."""
    part = logging.getLogger(name)
    level = part.level
    part.setLevel(logging.ERROR)
    try:
        yield
    finally:
        part.setLevel(level)


def _make_folder(home: Path) -> None:
    """Make the table's directory; raises `Misconfigured` where that cannot be."""
    try:
        home.mkdir(parents=True, exist_ok=True)
        if not os.access(home, os.W_OK):
            raise PermissionError(errno.EACCES, os.strerror(errno.EACCES))
    except OSError as error:
        raise Misconfigured(f"RISK_DATA: {home} cannot be used: {error.strerror}") from None


def _bot_of_a_table(settings: Settings) -> RiskBot:
    return create_bot(settings, install=install)


def _announce(address: str) -> None:
    sys.stdout.write(f"The table is open: {address}\nCtrl+C ends it; everything is kept.\n")
    sys.stdout.flush()
