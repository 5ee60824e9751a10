"""Measure what a press costs the bot where many people watch, and how soon they see it.

One table is played, as `risk bench press` plays it, and stored as many times more; readers in another process watch all
of them. A few presses are made with them, a few where nobody may watch, and so on by turns, so that a machine that
changes its speed changes both. The processor time is that of the bot's own process, from a press until all that it has
caused is done.
"""

from __future__ import annotations

import asyncio
import json
import socket
import sys
from asyncio.subprocess import PIPE, Process
from collections.abc import Mapping
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from time import process_time, time
from typing import Any

from bot.app import RiskBot, create_bot
from bot.cli.benchmarks.press import PLAIN, BenchTable, NotMeasured, short_switch_interval
from bot.cli.benchmarks.watch_readers import CONNECTED
from bot.local_discord import Loopback
from bot.services.watch.service import HOST
from bot.settings import Settings
from bot.store.engines import Connection
from bot.store.engines.sqlite import opened
from bot.store.models import new_token
from bot.ui.install import install

TABLES = 50
ROUNDS, PRESSES, WARM_UP = 5, 10, 16
MOST = 1.03
"""The most that a press may cost with readers, as a multiple of one without."""
SOON = 1.0
"""The most seconds from a press's answer to the last reader."""
READERS = "from bot.cli.benchmarks.watch_readers import main; main()"
SETTLED = 2.0
"""Seconds in which the readers hear what is left to be heard."""


def bench_watch(readers: int) -> Mapping[str, Any]:
    """Make presses with so many readers and without, by turns."""
    with TemporaryDirectory() as home, short_switch_interval():
        return asyncio.run(_measure(Path(home), readers))


async def _measure(home: Path, readers: int) -> Mapping[str, Any]:
    port = _free_port()
    watch: dict[str, Any] = {"RISK_WATCH": f"http://{HOST}:{port}", "RISK_WATCH_PORT": port}
    settings = Settings(_env_file=None, RISK_DATA=home, **{**PLAIN, **watch})
    loopback = Loopback(home / "discord")
    loopback.world.watchers.clear()
    await loopback.start(0, lambda app: None)
    bot = create_bot(settings, install=install)
    try:
        async with loopback.connect(bot):
            table = BenchTable(loopback)
            await table.begin()
            await _press(table, WARM_UP)
            await bot.services.watch.close()
            tokens = _copy_table(settings.file)
            rounds = [await _round(bot, table, tokens, readers) for _ in range(ROUNDS)]
    finally:
        await loopback.stop()
    with_readers, without = (median(each[at] for each in rounds) for at in (0, 1))
    times, late = median(one / other for one, other, _ in rounds), max(each[2] for each in rounds)
    return {
        "readers": readers,
        "tables": TABLES,
        "press_milliseconds": round(without * 1000, 2),
        "with_readers": round(with_readers * 1000, 2),
        "times": round(times, 3),
        "target_times": MOST,
        "seen_after_seconds": round(late, 2),
        "target_seconds": SOON,
        "met": times <= MOST and late <= SOON,
    }


async def _round(bot: RiskBot, table: BenchTable, tokens: list[str], readers: int) -> tuple[float, float, float]:
    """Seconds of processor time of a press with readers and without, and of the clock until the last saw the last."""
    watch = bot.services.watch
    await watch.open()
    process = await _start_readers(bot.settings.watch_base, tokens, readers)
    with_readers = await _press(table, PRESSES)
    answered = time()
    await asyncio.sleep(SETTLED)
    process.stdin.write(b"\n")  # type: ignore[union-attr]
    seen, steps = json.loads((await process.communicate())[0])
    if steps != PRESSES * (readers // TABLES):
        raise NotMeasured(f"of {PRESSES} presses the readers of the table saw {steps} steps in all")
    await watch.close()
    return with_readers, await _press(table, PRESSES), max(0.0, seen - answered)


async def _press(table: BenchTable, presses: int) -> float:
    """Press so often. Returns the median of the seconds of processor time."""
    spent = []
    for _ in range(presses):
        start = process_time()
        await table.place()
        spent.append(process_time() - start)
    return median(spent)


async def _start_readers(base: str, tokens: list[str], readers: int) -> Process:
    """The process of so many readers, once all of them are connected. Raises `NotMeasured`."""
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-c", READERS, base, str(readers // len(tokens)), *tokens), stdin=PIPE, stdout=PIPE
    )
    assert process.stdout is not None
    if (await process.stdout.readline()).strip() != CONNECTED.encode():
        raise NotMeasured("the readers could not connect: see the log")
    return process


def _copy_table(database: Path) -> list[str]:
    """Store the one table so many times that there are `TABLES`. Returns their tokens."""

    def copy(db: Connection) -> list[str]:
        ((first, token),) = db.execute("SELECT id, watch_token FROM tables")
        tokens = [token, *(new_token() for _ in range(TABLES - 1))]
        for k, token in enumerate(tokens[1:], 1):
            _copy_rows(db, "tables", "id", first, {"id": first + k, "channel": -k, "watch_token": token})
            for name in ("seats", "steps", "step_blocks"):
                _copy_rows(db, name, "table_id", first, {"table_id": first + k})
        return tokens

    with opened(database) as db:
        return db.run(copy)


def _copy_rows(db: Connection, name: str, key: str, table: int, other: Mapping[str, Any]) -> None:
    """Copy the rows of a table of the database, with other values in some columns."""
    columns = db.columns(name)
    values = ", ".join("?" if column in other else column for column in columns)
    db.execute(
        f"INSERT INTO {name} ({', '.join(columns)}) SELECT {values} FROM {name} WHERE {key} = ?",
        [*(other[column] for column in columns if column in other), table],
    )


def _free_port() -> int:
    with socket.create_server((HOST, 0)) as free:
        port: int = free.getsockname()[1]
    return port
