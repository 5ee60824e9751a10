"""The process that serves watched games: beside the bot, so that no press waits for a reader, and without its keys.

It reads the database, which it cannot change, and hears from the bot, a line of JSON each: first where the database is
and which addresses there are, then which game is behind one, and which steps were committed.
"""

from __future__ import annotations

import asyncio
import json
import logging
import os
import resource
import signal
import socket
import sys
from concurrent.futures import ThreadPoolExecutor
from typing import Any

from aiohttp import web

from bot.logs import configure_logging
from bot.services.watch.known_game import KnownGame
from bot.store.engines.address import address_of
from bot.ui.watch.games import StepReader, WatchedGames
from bot.ui.watch.site import GONE, MOST_READERS, OVER, WatchSite
from bot.words.games.packages import load_packages
from bot.workers.serve import BACKGROUND

log = logging.getLogger(__name__)

THREADS = 2
"""How many pages are made, or steps baked, at the same time."""
LONGEST_LINE = 2**26
"""The most bytes of one line of the bot, which may hold a record."""
SWEEP = 10.0
"""Seconds after which idle games are looked for."""
FILES = 4 * MOST_READERS
"""How many files may be open, if the system lets them: each reader takes one, as does a connection that waits for its
next request."""
QUIET = 180.0
"""Seconds after which the process ends while no game is open in it."""


def main() -> None:
    """Serve until the bot closes its end of the connection, or nobody has watched for a while.

    The arguments: the numbers of the connection to the bot and of the socket to listen on, the level of the log, and
    whether it is JSON.
    """
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl+C is for the bot, which ends this process
    os.nice(BACKGROUND)
    allow_files()
    bot, listening, level, as_json = sys.argv[1:]
    configure_logging(level, as_json == "json")
    load_packages()
    asyncio.run(serve(socket.socket(fileno=int(bot)), socket.socket(fileno=int(listening))))


def allow_files() -> None:
    """Let this process open as many files as it may need: most systems let one open 1,024 unless it asks for more."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    most = FILES if hard == resource.RLIM_INFINITY else min(FILES, hard)
    if soft != resource.RLIM_INFINITY and soft < most:
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, hard))


async def serve(bot: socket.socket, listening: socket.socket) -> None:
    """Serve the games that the bot names, until it closes the connection."""
    reader, writer = await asyncio.open_connection(sock=bot, limit=LONGEST_LINE)
    # A reader answered before the bot has said which addresses there are would be told of none.
    if not (first := await reader.readline()):
        return
    known = json.loads(first)
    tables: dict[str, int] = known["tables"]
    with ThreadPoolExecutor(THREADS, "pages") as pool:
        link = BotLink(writer)
        games = WatchedGames(StepReader(address_of(known["database"])), pool, link.ask, link.let_go)
        runner = WatchSite(games, tables).runner()
        await runner.setup()
        await web.SockSite(runner, listening, backlog=256).start()
        sweeping = asyncio.create_task(_sweep(games, link, reader))
        try:
            while line := await reader.readline():
                link.hear(json.loads(line), games, tables)
        finally:
            sweeping.cancel()
            await runner.cleanup()


class BotLink:
    """What is said to the bot, and heard from it."""

    def __init__(self, writer: asyncio.StreamWriter) -> None:
        self._writer = writer
        self._advancing: set[asyncio.Task[None]] = set()
        self._readers = 0

    def ask(self, table: int) -> None:
        """Ask which game is played at a table; from then on its steps are told."""
        self._say({"ask": table})

    def let_go(self, table: int) -> None:
        """Say that a table's steps need not be told any more."""
        self._say({"let_go": table})

    def count(self, readers: int) -> None:
        """Say how many streams are open, if that has changed."""
        if readers != self._readers:
            self._readers = readers
            self._say({"readers": readers})

    def _say(self, message: dict[str, int]) -> None:
        self._writer.write(json.dumps(message).encode() + b"\n")

    def hear(self, message: dict[str, Any], games: WatchedGames, tables: dict[str, int]) -> None:
        """Do what a line of the bot says."""
        match message:
            case {"token": token, "table": table}:
                for old in [each for each, where in tables.items() if where == table]:
                    del tables[old]
                if token:
                    tables[token] = table
                games.close(table, GONE)
            case {"game": game, "table": table}:
                games.learn(table, KnownGame.read(game) if game else None)
            case {"failed": table}:
                games.fail(table)
            case {"steps": last, "table": table, "over": over}:
                task = asyncio.create_task(_advance(games, table, last, over=over), name=f"table {table} advances")
                self._advancing.add(task)
                task.add_done_callback(self._advancing.discard)


async def _advance(games: WatchedGames, table: int, last: int, *, over: bool) -> None:
    """Tell the readers of a table its new steps, and that the game is over if it is."""
    await games.advance(table, last)
    if over:
        games.close(table, OVER)


async def _sweep(games: WatchedGames, link: BotLink, bot: asyncio.StreamReader) -> None:
    """Forget idle games, and tell how many readers there are. End where nobody has watched anything for a while: the
    bot starts this process again when somebody knocks."""
    quiet = 0.0
    while quiet < QUIET:
        await asyncio.sleep(SWEEP)
        games.forget_idle()
        link.count(games.readers)
        quiet = 0.0 if games.any_open else quiet + SWEEP
    bot.feed_eof()
