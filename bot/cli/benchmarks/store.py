"""Measure the store: commits a second on SQLite and on PostgreSQL by turns, and what an answer writes.

A commit is what one answer writes: the press, a step with a snapshot, the table's place in its game, a deadline and a
message. SQLite has a file in a temporary folder (set by `TMPDIR`), PostgreSQL a schema of its own that is dropped
afterwards; both flush to the disk as they are set up. *Programs* are so many stores at tables of their own: what one
program writes comes one after another on either engine.

What an answer writes is counted at one table of the whole bot, as `risk bench press` plays it, on SQLite: the same
statements are sent to PostgreSQL, where each is a round trip, but for those that only change rows: they go along with
the next one, as does BEGIN.
"""

from __future__ import annotations

import asyncio
import re
from collections.abc import Mapping
from pathlib import Path
from statistics import median, quantiles
from tempfile import TemporaryDirectory
from time import perf_counter, process_time
from typing import TypedDict

from bot.messages import Note
from bot.store import Store, Transaction
from bot.store.engines.address import Address, PostgresUrl
from bot.store.engines.opening import scratch_schema
from bot.store.engines.sqlite import Sqlite
from bot.store.models import RUNNING, HandledInteraction, NewTable, StoredStep, Timer

COMMITS, ROUNDS, PROGRAMS = 100, 5, 8
"""How many commits each program makes in a round, how many rounds there are, and how many programs at most."""
SNAPSHOT = b'{"state": "%s"}' % (b"0123456789abcdef" * 200)
ANSWERS, WARM_UP = 40, 16
"""The presses that are counted, and that come before."""
SILENT = re.compile(r"(INSERT|UPDATE|DELETE)(?!.* RETURNING )", re.DOTALL)
"""A statement that only changes rows, and gives none."""
ITSELF = ("UPDATE identity", "SELECT EXISTS (SELECT 1 FROM tables)")
"""How the statements begin that SQLite's engine adds to each write transaction, for its marker."""


class Commits(TypedDict):
    """Write transactions of so many programs: how many a second in all, and milliseconds of one."""

    engine: str
    programs: int
    commits_per_second: float
    median_milliseconds: float
    p99_milliseconds: float
    cpu_milliseconds: float


class Answers(TypedDict):
    """What an answer writes, and the round trips of one write transaction with its COMMIT."""

    answers: int
    write_transactions_per_answer: float
    median_round_trips: float
    p90_round_trips: float


class StoreBench(TypedDict):
    """The output of `risk bench store`. The ratios are of commits a second by those of SQLite with one program, the
    median over all rounds; without a PostgreSQL there are none."""

    ratio_one_program: float | None
    ratio_eight_programs: float | None
    commits: list[Commits]
    answers: Answers


def bench_store(
    address: Address | None = None, commits: int = COMMITS, rounds: int = ROUNDS, answers: int = ANSWERS
) -> StoreBench:
    """Measure SQLite and, where the address is one of PostgreSQL, that too. Raises `StoreUnusable`, `DatabaseError`."""
    found: dict[tuple[str, int], list[_Round]] = {}
    for _ in range(rounds):
        with TemporaryDirectory() as home:
            _add(found, "sqlite", 1, Path(home) / "risk.sqlite3", commits)
        if not isinstance(address, PostgresUrl):
            continue
        for programs in (1, PROGRAMS):
            with scratch_schema(address) as place:
                _add(found, "postgresql", programs, place, commits)
    return {
        "ratio_one_program": _ratio(found, 1),
        "ratio_eight_programs": _ratio(found, PROGRAMS),
        "commits": [_summary(*key, measured) for key, measured in found.items()],
        "answers": asyncio.run(_count_answers(answers)),
    }


class _Round:
    """What was measured in one round: the seconds of each commit, of all together, and of the processor."""

    def __init__(self, each: list[float], wall: float, cpu: float) -> None:
        self.each, self.wall, self.cpu = each, wall, cpu

    @property
    def rate(self) -> float:
        """Commits a second."""
        return len(self.each) / self.wall


def _add(found: dict[tuple[str, int], list[_Round]], engine: str, programs: int, place: Address, commits: int) -> None:
    measured = asyncio.run(_round(place, programs, commits))
    found.setdefault((engine, programs), []).append(measured)


def _ratio(found: Mapping[tuple[str, int], list[_Round]], programs: int) -> float | None:
    if not (there := found.get(("postgresql", programs))):
        return None
    return round(median(a.rate / b.rate for a, b in zip(there, found["sqlite", 1], strict=True)), 3)


def _summary(engine: str, programs: int, rounds: list[_Round]) -> Commits:
    each = [seconds for measured in rounds for seconds in measured.each]
    return {
        "engine": engine,
        "programs": programs,
        "commits_per_second": round(median(measured.rate for measured in rounds), 1),
        "median_milliseconds": round(median(each) * 1000, 2),
        "p99_milliseconds": round(quantiles(each, n=100, method="inclusive")[-1] * 1000, 2),
        "cpu_milliseconds": round(sum(measured.cpu for measured in rounds) / len(each) * 1000, 3),
    }


async def _round(place: Address, programs: int, commits: int) -> _Round:
    """The commits of programs that write at the same time, each at a table of its own."""
    stores = [await Store.open(place) for _ in range(programs)]
    try:
        tables = [await _open_table(store, channel) for channel, store in enumerate(stores, 1)]
        wall, cpu = perf_counter(), process_time()
        each = await asyncio.gather(*(_commit(*one, commits) for one in zip(stores, tables, strict=True)))
        wall, cpu = perf_counter() - wall, process_time() - cpu
    finally:
        for store in stores:
            await store.close()
    return _Round([seconds for some in each for seconds in some], wall, cpu)


async def _open_table(store: Store, channel: int) -> int:
    def write(tx: Transaction) -> int:
        table = tx.tables.open(NewTable(1, channel, 2, "lotr", {}, "en"), bytes(32), 0).id
        tx.tables.change(table, state=RUNNING, started=1)
        return table

    return await store.transact(write)


async def _commit(store: Store, table: int, commits: int) -> list[float]:
    """Answer so many times. Returns the seconds of each."""
    seconds = []
    for seq in range(commits):
        start = perf_counter()
        await store.transact(lambda tx, seq=seq: _answer(tx, table, seq))  # type: ignore[misc]
        seconds.append(perf_counter() - start)
    return seconds


def _answer(tx: Transaction, table: int, seq: int) -> None:
    """Write what one answer writes."""
    press = table << 32 | seq
    if tx.steps.find_handled(press) is None:
        action, events = {"kind": "place", "in": "here"}, ({"kind": "placed", "in": "here", "count": 1},)
        tx.steps.add(table, [StoredStep(seq, "green", 2, action, events, (), False, seq, None, "1", SNAPSHOT)])
        tx.steps.add_handled(HandledInteraction(press, table, 2, seq, seq, 1))
        tx.tables.change(table, seq=seq, turn=seq // 8)
        tx.timers.cancel(table, "deadline")
        tx.timers.set(Timer(table, "deadline", seq, seq + 86_400, seat="green"))
        tx.outbox.add(table, Note(note="begun"), seq)
        waiting = tx.outbox.list_waiting(table)
        for message in waiting[:-1]:
            tx.outbox.mark(message.id, "sent", seq)


# -- what an answer writes


async def _count_answers(answers: int) -> Answers:
    from bot.app import create_bot
    from bot.cli.benchmarks.press import PLAIN, BenchTable
    from bot.local_discord import Loopback
    from bot.settings import Settings
    from bot.ui.install import install

    with TemporaryDirectory() as home:
        loopback = Loopback(Path(home) / "discord")
        loopback.world.watchers.clear()
        await loopback.start()
        bot = create_bot(Settings(_env_file=None, RISK_DATA=Path(home), **PLAIN), install=install)
        try:
            async with loopback.connect(bot):
                table = BenchTable(loopback)
                await table.begin()
                for _ in range(WARM_UP):
                    await table.place()
                transactions = await _count_round_trips(bot.store)
                for _ in range(answers):
                    await table.place()
        finally:
            await loopback.stop()
    return {
        "answers": answers,
        "write_transactions_per_answer": round(len(transactions) / answers, 2),
        "median_round_trips": median(transactions),
        "p90_round_trips": quantiles(transactions, n=10, method="inclusive")[-1],
    }


async def _count_round_trips(store: Store) -> list[int]:
    """The number of round trips of each write transaction of a file; it grows from now on."""
    counts: list[int] = []
    writes = False

    def count(sql: str) -> None:
        nonlocal writes
        if sql.startswith("BEGIN"):
            writes = sql == "BEGIN IMMEDIATE"
            if writes:
                counts.append(0)
            return
        if writes and not sql.startswith(ITSELF) and not SILENT.match(sql):
            counts[-1] += 1

    assert isinstance(store.engine, Sqlite)
    await store.engine.hop(lambda db: db.set_trace_callback(count))
    return counts
