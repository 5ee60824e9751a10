"""Two real processes on one PostgreSQL, killed and stopped at any moment: only the holder of the lease writes."""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from random import Random
from time import monotonic, sleep

import pytest
from support.processes.postgres_server import new_schema
from support.tables.stored import rows, write

from bot.store import Store
from bot.store.engines.address import PostgresUrl

HOLDER = """
import asyncio, sys
from bot.store import LeaseLost, LeaseTaken, DatabaseError, Store
from bot.store import Store
from bot.store.engines.address import PostgresUrl

async def hold(address):
    store = await Store.open(address, lost=lambda: None)
    read = lambda tx: tx.tables._db.fetch_one("SELECT coalesce(max(value), 0) FROM counted")[0]
    try:
        value = await store.read(read)
        while True:
            value += 1
            def count(tx):
                tx.tables._db.execute("SELECT pg_sleep(0.002)")
                tx.tables._db.execute("INSERT INTO counted (value, process) VALUES (?, ?)", (value, process))
            await store.transact(count)
    finally:
        await store.close()

async def act():
    while True:
        try:
            await hold(PostgresUrl(sys.argv[1]))
        except (LeaseLost, LeaseTaken, DatabaseError):
            await asyncio.sleep(0.05)

process = int(sys.argv[2])
asyncio.run(act())
"""
"""Counts while it holds the lease, from what it keeps in memory, and tries to get it again once it is lost."""
WITHIN = 20.0
"""Seconds in which the other process must have taken over; on a machine with much other work."""


class Copies:
    """Two processes that count in one database."""

    def __init__(self, database: PostgresUrl) -> None:
        self.database = database
        self.running: dict[int, subprocess.Popen[bytes]] = {}
        self._next = 0

    def start(self) -> None:
        self._next += 1
        command = [sys.executable, "-c", HOLDER, self.database.url, str(self._next)]
        self.running[self._next] = subprocess.Popen(command)

    def holder(self) -> int:
        """Who has counted last; 0 before anybody has."""
        found = rows(self.database, "SELECT process FROM counted ORDER BY value DESC, number DESC LIMIT 1")
        return int(found[0][0]) if found else 0

    def wait_for_another(self, than: int) -> float:
        """Wait until another process counts; the seconds that it took."""
        began = monotonic()
        while self.holder() in (0, than):
            assert monotonic() - began < WITHIN, "nobody has taken over"
            sleep(0.02)
        return monotonic() - began

    def kill(self) -> float:
        """Kill the process that counts, and start a new one."""
        holder = self.holder()
        self.running[holder].kill()
        took = self.wait_for_another(holder)
        self.running.pop(holder).wait()
        self.start()
        return took

    def stop(self) -> float:
        """Stop the process that counts until another one does, and let it go on."""
        holder = self.holder()
        os.kill(self.running[holder].pid, signal.SIGSTOP)
        took = self.wait_for_another(holder)
        os.kill(self.running[holder].pid, signal.SIGCONT)
        return took


async def _make(database: PostgresUrl) -> None:
    await (await Store.open(database)).close()
    columns = "number BIGINT PRIMARY KEY GENERATED ALWAYS AS IDENTITY, value BIGINT, process BIGINT"
    write(database, f"CREATE TABLE counted ({columns})")


@contextmanager
def two_copies() -> Iterator[Copies]:
    database = PostgresUrl(new_schema())
    asyncio.run(_make(database))
    copies = Copies(database)
    try:
        copies.start()
        copies.start()
        copies.wait_for_another(0)
        yield copies
    finally:
        for process in copies.running.values():
            with suppress(ProcessLookupError):
                os.kill(process.pid, signal.SIGCONT)
            process.kill()
            process.wait()


def counted_once(kills: int, stops: int, seed: int) -> None:
    """Whatever happens, each number is counted once, and none is missing."""
    dice = Random(seed)
    faults = [Copies.kill] * kills + [Copies.stop] * stops
    dice.shuffle(faults)
    with two_copies() as copies:
        for fault in faults:
            sleep(dice.uniform(0.05, 0.3))
            fault(copies)
        counted = [value for (value,) in rows(copies.database, "SELECT value FROM counted ORDER BY number")]
    assert counted == [*range(1, len(counted) + 1)]
    assert len(counted) > 10 * len(faults)


def test_two_processes_killed_and_stopped_count_nothing_twice() -> None:
    counted_once(kills=1, stops=2, seed=1)


@pytest.mark.long
@pytest.mark.timeout(600)
def test_two_processes_killed_and_stopped_thirty_times_count_nothing_twice() -> None:
    counted_once(kills=13, stops=17, seed=2)
