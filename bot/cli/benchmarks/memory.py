"""Measure the memory of the whole bot: many tables on every board, their pictures, and an hourly backup.

The tables are set up in a database first, with two long games that have ended. Then `risk run` starts in a process of
its own, on that database and the loopback Discord of this process. It posts the board of every table, people ask for
more pictures of each, the whole board and one region by turns, and the first backup is made meanwhile. The memory is
what Linux counts as resident for that process (`/proc`), and its highest value ever.
"""

from __future__ import annotations

import asyncio
import os
import sys
import time
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, TypedDict

from bot.clock import Clock
from bot.game.runner import GameRunner
from bot.local_discord import Loopback
from bot.local_discord.world import GUILD
from bot.messages import SeatList
from bot.ops.backups import folder_of, list_backups
from bot.outbox.messages import Delivery
from bot.scheduler import Scheduler
from bot.services.beacon import BeaconClient
from bot.services.games import GameService
from bot.services.lobbies import LobbyService
from bot.services.starts import StartService
from bot.store import Store, Transaction
from bot.store.engines.sqlite import opened
from bot.store.models import BEGIN_GAME, NewTable, Timer
from bot.store.outbox import OutboxMessages
from rules import GAMES, Game, Player
from rules.ai import choose_as

TABLES = 300
MOST_MEGABYTES = 300
"""The target: the peak for `TABLES` tables."""
SEATED = 4
LONG_GAMES = 2
BOARDS: Sequence[tuple[str, dict[str, str], bool]] = (
    ("lotr", {"setup": "dealt"}, True),
    ("classic", {"board": "world"}, True),
    ("classic", {"board": "ancient"}, False),
    ("classic", {"board": "middle-earth"}, True),
    ("classic", {"board": "middle-earth-42"}, False),
)
"""The kinds of tables: game, options, and whether a region of its board, the first, is asked for."""
LANGUAGES = ("en", "fr")
AT_ONCE = 4
"""How many people press at the same time."""
PATIENCE = 900.0
"""Seconds to wait for the bot to do one thing."""
RUN = (
    "import sys\n"
    "from bot.__main__ import main\n"
    "from bot.local_discord import discord_from_environment\n"
    "with discord_from_environment():\n"
    "    sys.exit(main(['run']))\n"
)
"""The program of the process that is measured: `risk run` at the loopback Discord."""


class NotMeasurable(RuntimeError):
    """The bot ended, or this is no system with /proc; the message says which."""


class MemoryBench(TypedDict):
    """The output of `risk bench memory`; megabytes are those of 2^20 bytes."""

    tables: int
    signed_in_megabytes: float
    end_megabytes: float
    peak_megabytes: float
    most_megabytes: int
    met: bool
    pictures: int
    database_megabytes: float
    backups: int
    backup_megabytes: float
    seconds: float


def bench_memory(tables: int = TABLES, *, backup: bool = True) -> MemoryBench:
    """Run the bot with so many tables; raises `NotMeasurable`.

    Each table takes about two seconds on two busy cores: its board is posted, and one or two pictures are asked for.
    With a `backup` it takes at least a minute, since the bot makes its first one 60 seconds after its start.
    """
    if not Path("/proc/self/status").exists():
        raise NotMeasurable("memory is read from /proc, which this system does not have")
    with TemporaryDirectory() as home:
        return asyncio.run(_measure(Path(home), tables, backup))


async def _measure(home: Path, tables: int, backup: bool) -> MemoryBench:
    start = time.perf_counter()
    loopback = Loopback(home / "discord")
    await loopback.start()
    try:
        channels = [loopback.world.open_room(f"table-{number}").id for number in range(tables + LONG_GAMES)]
        host = loopback.player("Alice")
        database = home / "bot" / "risk.sqlite3"
        await _set_up(database, channels, host.id)
        async with _bot(loopback, home) as process:
            while not loopback.world.bot_online:
                await _wait(process)
            signed_in = _megabytes(process, "VmRSS")
            await _all_posted(process, database)
            pictures = await _ask_for_pictures(host, channels[:tables])
            while backup and not list_backups(folder_of(database)):
                await _wait(process)
            await _wait(process, 2)
            peak, end = _megabytes(process, "VmHWM"), _megabytes(process, "VmRSS")
        return {
            "tables": tables,
            "signed_in_megabytes": signed_in,
            "end_megabytes": end,
            "peak_megabytes": peak,
            "most_megabytes": MOST_MEGABYTES,
            "met": peak <= MOST_MEGABYTES,
            "pictures": pictures,
            "database_megabytes": round(database.stat().st_size / 2**20, 1),
            "backups": len(list_backups(folder_of(database))),
            "backup_megabytes": _size(folder_of(database)),
            "seconds": round(time.perf_counter() - start),
        }
    finally:
        await loopback.stop()


async def _set_up(database: Path, channels: Sequence[int], host: int) -> None:
    """Begin a game in each channel; in the last ones AIs play it to its end."""
    store = await Store.open(database)
    runner = GameRunner(store, Clock(), GAMES, choose_as, lambda table: None)
    lobbies, games = LobbyService(runner, lambda table: None), GameService(runner)
    starts = StartService(runner, Scheduler(store, Clock()), BeaconClient(), lambda table: None)
    presses = iter(range(1, 10**9))
    for number, channel in enumerate(channels):
        name, options, _ = BOARDS[number % len(BOARDS)]
        game: Game = GAMES[name]
        language = LANGUAGES[number // len(BOARDS) % len(LANGUAGES)]
        table = (await lobbies.open(NewTable(GUILD, channel, host, name, options, language))).table.id
        for place, colour in enumerate(list(game.colours)[:SEATED]):
            person = host if place == 0 else channel + place
            await lobbies.join(table, person, Player(colour), next(presses))
        await starts.start(table, host)
        await _begin(store, starts, table)
        if number >= len(channels) - LONG_GAMES:
            for person in (host, *(channel + place for place in range(1, SEATED))):
                await games.concede(table, person, next(presses))
    await games.wait_until_idle()
    await runner.close()
    await store.close()


async def _begin(store: Store, starts: StartService, table: int) -> None:
    """Begin a game whose list of seats is frozen, as if Discord had posted the list."""
    now = Clock().now()

    def write(tx: Transaction) -> Timer:
        message = next(row for row in tx.outbox.unsent(table) if isinstance(row.content, SeatList))
        tx.outbox.mark(message.id, "sent", now)
        starts.on_list(tx, message, Delivery(now, now))
        return tx.timers.of(table, BEGIN_GAME)[0]

    await starts.begin_when_due(await store.transact(write))


@asynccontextmanager
async def _bot(loopback: Loopback, home: Path) -> AsyncIterator[asyncio.subprocess.Process]:
    """The bot in a process of its own."""
    settings = {"RISK_DATA": str(home / "bot"), "RISK_BACKUPS": "true", "RISK_METRICS_PORT": "0", "RISK_SECRET_KEY": ""}
    settings["RISK_EMOJI"] = "false"
    path = os.pathsep.join(filter(None, sys.path))
    with open(home / "bot.log", "wb") as log:
        process = await asyncio.create_subprocess_exec(
            *(sys.executable, "-c", RUN),
            env={**os.environ, **loopback.environment(), **settings, "PYTHONPATH": path},
            stderr=log,
            cwd=home,
        )
    try:
        yield process
    finally:
        if process.returncode is None:
            process.terminate()
        await process.wait()


def _size(folder: Path) -> float:
    return round(sum(path.stat().st_size for path in folder.rglob("*") if path.is_file()) / 2**20, 1)


async def _wait(process: asyncio.subprocess.Process, seconds: float = 0.2) -> None:
    """Wait a moment; raises `NotMeasurable` if the bot has ended."""
    if process.returncode is not None:
        raise NotMeasurable(f"the bot has ended with exit code {process.returncode}")
    await asyncio.sleep(seconds)


async def _all_posted(process: asyncio.subprocess.Process, database: Path) -> None:
    """Wait until nothing is to be sent any more."""
    until = time.perf_counter() + PATIENCE
    with opened(database, 10) as db:
        while OutboxMessages(db).tables_due():
            if time.perf_counter() > until:
                raise NotMeasurable("the bot does not send all messages")
            await _wait(process)


async def _ask_for_pictures(host: Any, channels: Sequence[int]) -> int:
    """Ask at each table for its board and, where the board has one, for a region. Returns the number of pictures."""
    asked = 0
    places, regions = iter(enumerate(channels)), [_first_region(*board) for board in BOARDS]

    async def ask() -> None:
        nonlocal asked
        for number, channel in places:
            region = regions[number % len(BOARDS)]
            for options in ({}, {"region": region}) if region else ({},):
                answer = await host.slash(channel, "risk board", **options)
                until = time.perf_counter() + PATIENCE
                while not (answer.message and answer.message.attachments):
                    if time.perf_counter() > until:
                        raise NotMeasurable("a picture that was asked for never came")
                    await asyncio.sleep(0.02)
                asked += 1

    await asyncio.gather(*(ask() for _ in range(AT_ONCE)))
    return asked


def _first_region(name: str, options: dict[str, str], is_asked: bool) -> str:
    """The first region of the board of a kind of tables; "" where none is asked for."""
    game = GAMES[name]
    board = game.ruleset(game.setting(tuple([*game.colours][:SEATED]), options)).board
    return next(iter(board.regions)) if is_asked else ""


def _megabytes(process: asyncio.subprocess.Process, field: str) -> float:
    """A field of the process's status in megabytes; raises `NotMeasurable` if the process has ended."""
    try:
        text = Path(f"/proc/{process.pid}/status").read_text(encoding="ascii")
    except OSError:
        raise NotMeasurable("the bot has ended") from None
    (line,) = [line for line in text.splitlines() if line.startswith(f"{field}:")]
    return round(int(line.split()[1]) / 1024, 1)
