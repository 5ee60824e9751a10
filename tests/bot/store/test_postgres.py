"""What is PostgreSQL's own: transactions beside each other, connections that break, errors that quote rows."""

from __future__ import annotations

import asyncio
import os
import socket
import subprocess
import sys
import threading
import traceback
from collections.abc import AsyncIterator
from datetime import UTC, datetime
from pathlib import Path
from random import Random
from subprocess import PIPE
from threading import Barrier
from time import monotonic, sleep
from typing import Any
from urllib.parse import urlsplit

import psycopg
import pytest
import pytest_asyncio
import support
from support.processes.postgres_server import VARIABLE, new_schema
from support.tables.simkit import choose_easily
from support.tables.stored import rows, write

from bot.__main__ import main
from bot.app import create_bot
from bot.cli.benchmarks.press import BenchTable
from bot.game.loading import load
from bot.local_discord import Loopback
from bot.logs import error_summary
from bot.messages import Note
from bot.ops.backups import Backups
from bot.ops.restore import FRESH_NUMBERS, restore
from bot.settings import Settings
from bot.store import (
    Clashed,
    CommitInDoubt,
    DatabaseError,
    LeaseLost,
    LeaseTaken,
    Store,
    StoreUnusable,
    Transaction,
    Unreachable,
    lease,
)
from bot.store.encryption import PLAIN
from bot.store.engines import Connection, sqlite_files
from bot.store.engines.address import PostgresUrl, address_of, write_address
from bot.store.engines.deadlines import Deadlines
from bot.store.engines.migrations import migrations
from bot.store.engines.opening import connected
from bot.store.engines.postgres import WORDS, Aside, Postgres
from bot.store.engines.postgres_connection import ConnectionLost, PostgresConnection
from bot.store.engines.postgres_lease import PostgresLease
from bot.store.models import NewTable
from bot.ui.install import install
from bot.ui.watch.games import StepReader
from rules import GAMES

pytestmark = pytest.mark.usefixtures("database")


@pytest.fixture
def database() -> PostgresUrl:
    return PostgresUrl(new_schema())


@pytest_asyncio.fixture
async def store(database: PostgresUrl) -> AsyncIterator[Store]:
    opened = await Store.open(database)
    yield opened
    await opened.close()


async def execute(store: Store, sql: str, *parameters: Any) -> list[Any]:
    return await store.engine.transact(lambda db: list(db.execute(sql, parameters)))


def nothing() -> None:
    """Do nothing: the lease is lost."""


# ---- transactions


async def test_programs_that_change_the_same_row_both_do_it(store: Store, database: PostgresUrl) -> None:
    """Both have read it before either writes: the one that comes second reads it again."""
    await store.transact(lambda tx: tx.people.set_fact("count", "0"))
    other, both, runs = await Store.open(database), Barrier(2), list[str]()

    def count(tx: Transaction) -> None:
        before = tx.people.fact("count")
        runs.append(before)
        if len(runs) <= 2:
            both.wait(20)
        tx.people.set_fact("count", str(int(before) + 1))

    await asyncio.gather(store.transact(count), other.transact(count))
    await other.close()
    assert await store.read(lambda tx: tx.people.fact("count")) == "2"
    assert sorted(runs) == ["0", "0", "1"]


async def test_transactions_of_one_program_come_in_the_order_in_which_they_are_asked_for(store: Store) -> None:
    """However long the first takes: what follows finds what it has written, whether that writes or reads."""

    def slow(tx: Transaction) -> str:
        tx.tables._db.execute("SELECT 1 FROM pg_sleep(0.1)")
        tx.people.set_fact("told", "first")
        return tx.people.fact("told")

    def quick(tx: Transaction) -> str:
        return tx.people.fact("told")

    asked = (store.transact(slow), store.transact(quick), store.read(quick), store.read(quick), store.transact(quick))
    assert await asyncio.gather(*asked) == ["first"] * 5


@pytest.mark.parametrize("reads", [False, True], ids=["at the commit", "at the next statement"])
async def test_what_is_sent_along_with_a_later_statement_still_clashes(store: Store, reads: bool) -> None:
    """Nothing of its transaction is written, and the next one goes on."""

    def clash(tx: Transaction) -> None:
        tx.people.set_fact("told", "now")
        for _ in range(2):
            tx.tables._db.execute("INSERT INTO servers (id) VALUES (?)", (7,))
        if reads:
            tx.people.fact("told")

    with pytest.raises(Clashed):
        await store.transact(clash)
    assert await store.read(lambda tx: tx.people.fact("told")) == ""
    await store.transact(lambda tx: tx.people.set_fact("told", "then"))
    assert await store.read(lambda tx: tx.people.fact("told")) == "then"
    assert await execute(store, "SELECT * FROM servers") == []


async def test_a_transaction_takes_as_many_round_trips_as_it_asks_questions(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[str] = []
    run = PostgresConnection._run

    def counted(db: PostgresConnection, sql: str, *rest: Any) -> Any:
        asked.append(sql.split()[0])
        return run(db, sql, *rest)

    def work(tx: Transaction) -> str:
        tx.people.set_fact("one", "1")
        tx.people.set_fact("two", "2")
        found = tx.people.fact("one") + tx.people.fact("two")
        tx.people.set_fact("three", "3")
        return found

    monkeypatch.setattr(PostgresConnection, "_run", counted)
    assert await store.transact(work) == "12"
    assert asked == ["SELECT", "SELECT", "COMMIT"]


async def test_what_reads_sees_one_moment_and_writes_nothing(store: Store) -> None:
    between = Barrier(2)

    def read(tx: Transaction) -> list[str]:
        first = tx.people.fact("told")
        between.wait(20)
        between.wait(20)
        return [first, tx.people.fact("told")]

    reading = asyncio.create_task(store.read(read))
    await asyncio.to_thread(between.wait, 20)
    await store.transact(lambda tx: tx.people.set_fact("told", "now"))
    await asyncio.to_thread(between.wait, 20)
    assert await reading == ["", ""]
    with pytest.raises(DatabaseError, match="25006"):
        await store.read(lambda tx: tx.people.set_fact("told", "then"))


async def test_a_connection_that_breaks_before_the_end_is_no_error(store: Store) -> None:
    runs: list[int] = []

    def work(db: Connection) -> None:
        runs.append(db.fetch_one("SELECT pg_backend_pid()")[0])
        db.execute("INSERT INTO facts (name, value) VALUES ('once', '')")
        if len(runs) == 1:
            db.execute("SELECT pg_terminate_backend(pg_backend_pid())")

    await store.engine.transact(work)
    assert len({*runs}) == 2
    assert await execute(store, "SELECT count(*) FROM facts") == [(1,)]


async def test_a_connection_that_breaks_as_the_end_is_asked_for_is_no_error(
    store: Store, database: PostgresUrl
) -> None:
    """The server says that it had not come to the commit: the same is done again."""
    runs: list[int] = []

    def work(db: Connection) -> None:
        runs.append(db.fetch_one("SELECT pg_backend_pid()")[0])
        db.execute("INSERT INTO facts (name, value) VALUES ('once', '')")
        if len(runs) == 1:
            rows(database, "SELECT pg_terminate_backend(CAST(? AS integer), 1000)", runs[-1])

    await store.engine.transact(work)
    assert len({*runs}) == 2
    assert await execute(store, "SELECT count(*) FROM facts") == [(1,)]


@pytest.mark.parametrize("answers", [True, False])
async def test_a_commit_whose_answer_is_lost_is_made_once_and_told_as_it_is(
    store: Store, monkeypatch: pytest.MonkeyPatch, answers: bool
) -> None:
    """The server says that it was committed; where it says nothing, nobody is told that nothing was done."""
    assert isinstance(store.engine, Postgres)
    runs: list[int] = []
    commit, take = PostgresConnection.commit, store.engine._sessions.take

    def work(db: Connection) -> str:
        runs.append(1)
        db.execute("INSERT INTO facts (name, value) VALUES ('once', '')")
        return "written"

    def lose(db: PostgresConnection) -> None:
        commit(db)
        monkeypatch.setattr(PostgresConnection, "commit", commit)
        if not answers:
            monkeypatch.setattr(store.engine._sessions, "take", unreachable)  # type: ignore[attr-defined]
        raise CommitInDoubt("server closed the connection unexpectedly")

    def unreachable() -> None:
        raise Unreachable("connection refused")

    monkeypatch.setattr(PostgresConnection, "commit", lose)
    monkeypatch.setattr("bot.store.engines.postgres.DEADLINE", 0.2)
    if answers:
        assert await store.engine.transact(work) == "written"
    else:
        with pytest.raises(CommitInDoubt):
            await store.engine.transact(work)
    monkeypatch.setattr(store.engine._sessions, "take", take)
    assert runs == [1]
    assert await execute(store, "SELECT count(*) FROM facts") == [(1,)]


async def test_a_commit_in_doubt_stays_one_where_the_connection_breaks_as_it_is_rolled_back(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It was made: to run its work again would make it twice."""
    commit, runs, lost = PostgresConnection.commit, list[int](), list[bool]()

    def lose(db: PostgresConnection) -> None:
        commit(db)
        if not lost:
            lost.append(True)
            raise CommitInDoubt("gone")

    def break_off(db: PostgresConnection) -> None:
        raise ConnectionLost("gone")

    def work(db: Connection) -> None:
        runs.append(1)
        db.execute("INSERT INTO facts (name, value) VALUES ('once', '1')")

    with monkeypatch.context() as patched:
        patched.setattr(PostgresConnection, "roll_back", break_off)
        patched.setattr(PostgresConnection, "commit", lose)
        await store.engine.transact(work)
    assert runs == [1]
    assert await execute(store, "SELECT value FROM facts") == [("1",)]


async def test_however_often_connections_break_each_commit_is_made_once(store: Store, database: PostgresUrl) -> None:
    """Another connection ends all of the store's, at random moments: 200 commits count to 200."""
    done, dice = threading.Event(), Random(35)
    ours = (
        "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid != pg_backend_pid()"
        " AND query LIKE '%COMMIT%' AND usename = current_user"
    )

    def break_them() -> None:
        while not done.wait(dice.uniform(0, 0.05)):
            rows(database, ours)

    def count(tx: Transaction) -> int:
        number = int(tx.people.fact("count") or 0) + 1
        tx.people.set_fact("count", str(number))
        return number

    breaking = asyncio.create_task(asyncio.to_thread(break_them))
    try:
        counted = [await store.transact(count) for _ in range(200)]
    finally:
        done.set()
        await breaking
    assert counted == [*range(1, 201)]


async def test_a_transaction_that_takes_too_long_is_cut_off(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    """As where the server stands still, in the middle of any statement."""
    assert isinstance(store.engine, Postgres)
    monkeypatch.setattr(store.engine._deadlines, "_seconds", 0.1)
    began = monotonic()
    with pytest.raises(DatabaseError, match="no answer within"):
        await store.engine.transact(lambda db: db.execute("SELECT pg_sleep(30)"))
    monkeypatch.undo()
    assert monotonic() - began < 20
    await store.transact(lambda tx: tx.people.set_fact("after", "it"))


async def test_a_database_that_falls_silent_keeps_nobody_waiting_until_it_answers(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Who reads meanwhile is told so at once, also who has begun before; nothing is written."""
    monkeypatch.setattr("bot.store.engines.silence.PATIENCE", 0.1)
    assert isinstance(store.engine, Postgres)
    run, read = Aside.run, asyncio.create_task(store.engine.read(lambda db: db.execute("SELECT pg_sleep(1)")))

    def stand_still(aside: Aside, work: Any) -> None:
        raise ConnectionLost("no answer")

    monkeypatch.setattr(Aside, "run", stand_still)
    with pytest.raises(Unreachable):
        await asyncio.to_thread(lease.beat, store.engine)
    began = monotonic()
    with pytest.raises(Unreachable, match="does not answer"):
        await read
    assert monotonic() - began < 0.9
    for asked in (store.transact, store.read):
        with pytest.raises(Unreachable, match="does not answer"):
            await asked(lambda tx: tx.people.set_fact("told", "nothing"))
    waiting = asyncio.create_task(store.wait_for_answer())
    await asyncio.sleep(0.01)
    assert not waiting.done()
    monkeypatch.setattr(Aside, "run", run)
    await asyncio.to_thread(lease.beat, store.engine)
    await waiting
    assert await store.read(lambda tx: tx.people.fact("told")) == ""
    await store.wait_for_answer()


@pytest.mark.parametrize("aside", [False, True], ids=["read", "heartbeat"])
async def test_what_changes_nothing_that_counts_is_never_in_doubt(
    store: Store, monkeypatch: pytest.MonkeyPatch, aside: bool
) -> None:
    """It is read again where the connection breaks at its end; a heartbeat is missed."""
    execute, lost = PostgresConnection.execute, list[bool]()

    def lose(db: PostgresConnection, sql: str, *rest: Any) -> list[Any]:
        if sql == "COMMIT" and not lost:
            lost.append(True)
            db.raw.close()
            raise ConnectionLost("server closed the connection unexpectedly")
        return execute(db, sql, *rest)

    monkeypatch.setattr(PostgresConnection, "execute", lose)
    if aside:
        with pytest.raises(Unreachable):
            await asyncio.to_thread(lease.beat, store.engine)
    else:
        assert await store.read(lambda tx: tx.people.fact("told")) == ""
    assert lost


async def test_where_no_connection_is_left_those_that_are_there_serve_all(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    def too_many(*args: object) -> None:
        raise psycopg.OperationalError("sorry, too many clients already")

    await store.read(lambda tx: tx.people.fact("told"))
    monkeypatch.setattr("bot.store.engines.postgres_sessions.connect", too_many)
    slow = "SELECT 1 FROM pg_sleep(0.2)"
    reading = [store.engine.read(lambda db: db.fetch_one(slow)) for _ in range(3)]
    assert await asyncio.gather(*reading) == [(1,)] * 3


def test_a_connection_that_answers_in_time_is_left_alone() -> None:
    class Never:
        def fileno(self) -> int:
            raise AssertionError

    deadlines = Deadlines(0.3)
    for _ in range(3):
        with deadlines.watch(Never()) as watch:
            pass
        assert not watch.is_cut
    deadlines.close()


# ---- what PostgreSQL would do otherwise


async def test_an_error_quotes_no_row(store: Store) -> None:
    """Its DETAIL quotes the whole row that fails, with the secret of the dice."""
    secret = b"dice secret of a table"
    await store.transact(lambda tx: tx.tables.open(NewTable(1, 5, 1, "g", {}, "en"), secret, 0))
    for change in ("state = 'nonsense'", "host = NULL", "nix = 1"):
        with pytest.raises((Clashed, DatabaseError)) as caught:
            await execute(store, f"UPDATE tables SET {change}")
        told = "".join(traceback.format_exception(caught.value)) + error_summary(caught.value) + repr(caught.value)
        assert secret.hex() not in told
        assert "DETAIL" not in told
        assert str(caught.value)[:5] in ("23514", "23502", "42703")


async def test_a_statement_is_prepared_once_for_numbers_of_any_size(store: Store) -> None:
    def work(db: Connection) -> list[tuple[Any, ...]]:
        for number in (1, 40_000, 2**31, 2**62, None) * 8:
            db.execute("SELECT 1 FROM tables WHERE id = ?1 AND host = ?1", (number,))
        return db.execute("SELECT count(*) FROM pg_prepared_statements WHERE statement LIKE '%host = $1%'")

    ((prepared,),) = await store.engine.transact(work)
    assert prepared <= 2  # one for a number, one for none


async def test_to_forget_a_person_touches_only_what_names_them(store: Store) -> None:
    def play(tx: Transaction) -> None:
        table = tx.tables.open(NewTable(1, 5, 1, "g", {}, "en"), b"s", 0).id
        for person in (77, 78):
            tx.outbox.add(table, Note("moved", values={"by": f"<@{person}>"}), 0)

    await store.transact(play)
    versions = "SELECT xmin::text FROM outbox ORDER BY id"
    before = await execute(store, versions)
    await store.transact(lambda tx: tx.erase_person(78))
    after = await execute(store, versions)
    assert [old == new for old, new in zip(before, after, strict=True)] == [True, False]


async def test_texts_are_ordered_by_us_and_not_by_the_server(store: Store) -> None:
    query = "SELECT attrelid::regclass::text, attname::text FROM pg_attribute JOIN pg_class ON pg_class.oid = attrelid"
    ours = f"{query} WHERE relnamespace = current_schema()::regnamespace AND attnum > 0 AND atttypid = 'text'::regtype"
    assert await execute(store, f"{ours} AND attcollation != '\"C\"'::regcollation ORDER BY 1, 2") == []


# ---- the lease


async def test_a_second_copy_is_refused_and_the_holder_writes_while_it_beats(
    database: PostgresUrl, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(PostgresLease, "beat", 0.02)
    monkeypatch.setattr(PostgresLease, "poll", 0.05)
    monkeypatch.setattr(lease, "_is_gone", lambda holder, me: False)
    store = await Store.open(database, lost=nothing)
    with pytest.raises(LeaseTaken, match="another copy of the bot acts on it"):
        await Store.open(database, lost=nothing)
    runs: list[int] = []

    def slow(tx: Transaction) -> None:
        runs.append(tx.tables._db.fetch_one("SELECT 1 FROM pg_sleep(0.15)")[0])
        tx.people.set_fact("written", "while it beats")

    await store.transact(slow)
    assert len(runs) == 1
    await store.close()
    assert rows(database, "SELECT count(*) FROM lease") == [(0,)]


async def test_of_two_copies_that_start_at_once_one_acts_and_the_other_is_refused(
    database: PostgresUrl, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Both have found the lease free before either writes it."""
    await (await Store.open(database)).close()
    both, holder, looks = Barrier(2), PostgresLease.holder, list[int]()

    def look(rows: PostgresLease, db: Connection) -> Any:
        found = holder(rows, db)
        looks.append(1)
        if len(looks) <= 2:
            both.wait(20)
        return found

    monkeypatch.setattr(PostgresLease, "holder", look)
    stores = await asyncio.gather(*(Store.open(database, lost=nothing) for _ in range(2)), return_exceptions=True)
    opened = [store for store in stores if isinstance(store, Store)]
    refused = [str(error) for error in stores if isinstance(error, LeaseTaken)]
    for store in opened:
        await store.close()
    assert (len(opened), len(refused)) == (1, 1)
    assert "in use" in refused[0]


async def test_nobody_takes_the_lease_over_in_the_middle_of_a_transaction(database: PostgresUrl) -> None:
    """A holder that is overtaken has either committed before, or commits nothing."""
    store = await Store.open(database, lost=nothing)
    inside, taken = Barrier(2), []

    def slow(tx: Transaction) -> None:
        inside.wait(20)
        tx.tables._db.execute("SELECT 1 FROM pg_sleep(0.2)")
        taken.append(rows(database, "SELECT holder FROM lease"))
        tx.people.set_fact("written", "before")

    writing = asyncio.create_task(store.transact(slow))
    await asyncio.to_thread(inside.wait, 20)
    await asyncio.to_thread(write, database, "DELETE FROM lease")
    await writing
    assert len(taken[0]) == 1
    with pytest.raises(LeaseLost):
        await store.transact(lambda tx: tx.people.set_fact("written", "after"))
    assert await store.read(lambda tx: tx.people.fact("written")) == "before"
    await store.close()


# ---- the schema


async def test_both_engines_have_the_same_tables(store: Store) -> None:
    """Columns in the same order, of types that mean the same, with the same defaults, keys and references."""
    theirs = {"format": None}
    with sqlite_files.open_in_memory() as db:
        sqlite_files.migrate_file(db)
        names = [name for name in sqlite_files.tables_of(db) if name != "sqlite_sequence"]
        of_sqlite = {name: _of_sqlite(db, name) for name in names}
    of_sqlite["identity"] = [column for column in of_sqlite["identity"] if column[0] != "commits"]
    found = await store.engine.read(lambda db: {name: _of_postgres(db, name) for name in of_sqlite})
    assert found == of_sqlite
    tables = "SELECT tablename::text FROM pg_tables WHERE schemaname = current_schema() ORDER BY tablename"
    assert {name for (name,) in await execute(store, tables)} == {*of_sqlite, *theirs, "lease", "copies"}


KINDS = {
    "INTEGER": "number",
    "TEXT": "text",
    "BLOB": "bytes",
    "bigint": "number",
    "boolean": "number",
    "bytea": "bytes",
}


def _of_sqlite(db: sqlite_files.SqliteConnection, name: str) -> list[tuple[Any, ...]]:
    columns = db.execute(f"PRAGMA table_info({name})")
    keys = [column[1] for column in sorted(columns, key=lambda column: column[5]) if column[5]]
    found = [(column, KINDS[kind], bool(needed or key), key) for _, column, kind, needed, _, key in columns]
    assert keys
    references = sorted((row[3], row[2]) for row in db.execute(f"PRAGMA foreign_key_list({name})"))
    unique = sorted(
        [column for _, _, column in db.execute(f"PRAGMA index_info({index})")]
        for _, index, is_unique, origin, _ in db.execute(f"PRAGMA index_list({name})")
        if is_unique and origin != "pk"
    )
    return [*found, ("references", *references), ("unique", *map(tuple, unique))]


def _of_postgres(db: Connection, name: str) -> list[tuple[Any, ...]]:
    keys = (
        "SELECT k.place, attname::text FROM pg_index, unnest(indkey) WITH ORDINALITY AS k (column_number, place)"
        " JOIN pg_attribute ON attnum = k.column_number WHERE attrelid = indrelid AND indrelid = ?::regclass"
    )
    primary = {column: place for place, column in db.execute(f"{keys} AND indisprimary ORDER BY 1", (name,))}
    columns = db.execute(
        "SELECT attname::text, format_type(atttypid, NULL), attnotnull FROM pg_attribute"
        " WHERE attrelid = ?::regclass AND attnum > 0 ORDER BY attnum",
        (name,),
    )
    found = [(column, KINDS.get(kind, kind), needed, primary.get(column, 0)) for column, kind, needed in columns]
    references = db.execute(
        "SELECT attname::text, confrelid::regclass::text FROM pg_constraint JOIN pg_attribute ON attnum = conkey[1]"
        " WHERE attrelid = conrelid AND conrelid = ?::regclass AND contype = 'f' ORDER BY 1",
        (name,),
    )
    unique = db.execute(
        "SELECT array_agg(attname::text ORDER BY place) FROM pg_index,"
        " unnest(indkey) WITH ORDINALITY AS k (column_number, place) JOIN pg_attribute ON attnum = k.column_number"
        " WHERE attrelid = indrelid AND indrelid = ?::regclass AND indisunique AND NOT indisprimary"
        " GROUP BY indexrelid ORDER BY 1",
        (name,),
    )
    return [*found, ("references", *references), ("unique", *(tuple(columns) for (columns,) in unique))]


async def test_later_migrations_are_written_once(database: PostgresUrl, monkeypatch: pytest.MonkeyPatch) -> None:
    """With a few words put in by the engine; a database of a newer version is refused and left alone."""
    await (await Store.open(database)).close()
    columns = "id {id}, at {integer}, ok {boolean}, name {text}, data {bytes}"
    known = len(migrations({}))
    later = [*[""] * known, f"CREATE TABLE later ({columns});"]

    def with_later(words: dict[str, str]) -> list[str]:
        return [script.format(**words) for script in later]

    monkeypatch.setattr("bot.store.engines.postgres.migrations", with_later)
    await (await Store.open(database)).close()
    write(database, "INSERT INTO later (at, ok, name, data) VALUES (?, ?, ?, ?)", 2**40, True, "é", b"\0")
    assert rows(database, "SELECT * FROM later") == [(1, 2**40, True, "é", b"\0")]
    monkeypatch.undo()
    with pytest.raises(StoreUnusable, match=rf"newer version of the bot \(format {known + 1}"):
        await Store.open(database)


async def test_a_newer_version_that_stands_by_changes_no_table_until_it_acts(
    database: PostgresUrl, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The older one writes on until then, and is refused afterwards."""
    monkeypatch.setattr(lease, "_is_gone", lambda holder, me: False)
    older, known = await Store.open(database, lost=nothing), len(migrations({}))
    scripts = [*migrations(WORDS), "ALTER TABLE tables ADD COLUMN newer {integer}".format(**WORDS)]
    monkeypatch.setattr("bot.store.engines.postgres.migrations", lambda words: scripts)
    newer, stands_by = Store.at(database), asyncio.Event()
    following = asyncio.create_task(newer.start(nothing, lambda silent: stands_by.set()))
    await asyncio.wait_for(stands_by.wait(), 20)
    await older.transact(lambda tx: tx.people.set_fact("written", "by the older one"))
    assert rows(database, "SELECT version FROM format") == [(known,)]
    with connected(database, writes=False) as db:
        assert "newer" not in db.columns("tables")
    await older.close()
    await asyncio.wait_for(following, 20)
    assert rows(database, "SELECT version FROM format") == [(known + 1,)]
    assert await newer.read(lambda tx: tx.people.fact("written")) == "by the older one"
    await newer.close()
    monkeypatch.undo()
    with pytest.raises(StoreUnusable, match=rf"newer version of the bot \(format {known + 1}"):
        await Store.open(database)


# ---- what cannot be used


@pytest.mark.parametrize(
    ("change", "why"),
    [
        (lambda url: url.replace("127.0.0.1", "127.0.0.9"), "cannot be reached"),
        (lambda url: url.replace("/risk?", "/nowhere?"), 'database "nowhere" does not exist'),
        (lambda url: url.replace("postgres@", "nobody:p4ssw0rd@"), 'role "nobody" does not exist'),
        (lambda url: "postgresql://a b c:p4ssw0rd@/x?no=such", "no URL of a PostgreSQL database"),
    ],
)
async def test_what_cannot_be_opened_is_named_in_a_line(database: PostgresUrl, change: Any, why: str) -> None:
    with pytest.raises(StoreUnusable) as caught:
        await Store.open(PostgresUrl(change(database.url)))
    told = str(caught.value)
    assert why in told
    assert "\n" not in told
    assert "p4ssw0rd" not in told + repr(caught.value)


async def test_another_programs_tables_are_left_alone(database: PostgresUrl) -> None:
    write(database, "CREATE TABLE tables (id bigint)")
    with pytest.raises(StoreUnusable, match="another program's"):
        await Store.open(database)
    assert rows(database, "SELECT count(*) FROM pg_tables WHERE schemaname = current_schema()") == [(1,)]


def test_an_address_shows_no_password(tmp_path: Path) -> None:
    address = PostgresUrl("postgresql://bot:p4ssw0rd@db.example.org:5433/risk?sslmode=require")
    assert str(address) == "postgresql://bot@db.example.org:5433/risk"
    assert "p4ssw0rd" not in f"{address!r} {Postgres(address).address}"


# ---- a game


async def test_a_game_is_played_through_the_bot_and_goes_on_after_a_restart(
    database: PostgresUrl, tmp_path: Path, small_pictures: None
) -> None:
    """By people of a loopback Discord, over HTTP, as at a real one; backed up, and brought back from the backup."""
    settings = Settings(
        _env_file=None, RISK_DATA=tmp_path / "bot", RISK_DATABASE=database.url, RISK_EMOJI=False, RISK_BACKUPS=False
    )  # type: ignore[call-arg]
    loopback = Loopback(tmp_path / "discord")
    await loopback.start()
    handled = "SELECT count(*) FROM interactions"
    for again in range(2):
        bot = create_bot(settings, choose=choose_easily, install=install)
        async with loopback.connect(bot):
            if not again:
                await (table := BenchTable(loopback)).begin()
            table.idle |= asyncio.all_tasks()
            for person in table.people.values() if again else ():
                await table.press(person, ":play")
            before = rows(database, handled)[0][0]
            for _ in range(6):  # a panel of before the restart may be shown, which takes no answer any more
                if rows(database, handled)[0][0] < before + 2:
                    await table.place()
            assert rows(database, handled)[0][0] == before + 2
            session = await bot.services.games.load(1)
    await loopback.stop()
    assert not settings.file.exists()
    unsent = "SELECT count(*) FROM outbox WHERE state != 'sent'"
    assert (rows(database, unsent), rows(database, "SELECT count(*) > 2 FROM posts")) == ([(0,)], [(True,)])
    backups = Backups(settings.file, GAMES, PLAIN, lambda: datetime.now(UTC), database)
    backup = await asyncio.to_thread(backups.make)
    assert backup is not None
    write(database, "DELETE FROM steps")
    how = (backup.path, backup.made, settings.file, GAMES, PLAIN, database)
    restored = await asyncio.to_thread(restore, *how)
    assert (restored.running, restored.unreadable) == (1, ())
    store = await Store.open(database)
    found = await store.read(lambda tx: load(tx, GAMES, 1))
    assert (found.state, found.table.seq) == (session.state, session.table.seq)
    assert await store.transact(lambda tx: tx.tables.no_channel()) == -2
    opened = await store.transact(lambda tx: tx.tables.open(NewTable(1, 99, 1, "lotr", {}, "en"), b"s", 0))
    assert opened.id > FRESH_NUMBERS
    await store.close()


async def test_the_doctor_looks_at_it_and_changes_nothing(
    database: PostgresUrl, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("RISK_DATABASE", database.url)
    monkeypatch.setenv("DISCORD_TOKEN", "MTIzNDU2Nzg5MDEyMzQ1Njc4OQ." + "GabcdE" + "." + "x" * 38)
    tables = "SELECT count(*) FROM pg_tables WHERE schemaname = current_schema()"
    assert await asyncio.to_thread(main, ["doctor"]) == 0
    assert "not there yet; the bot makes it" in capsys.readouterr().out
    assert rows(database, tables) == [(0,)]
    await (await Store.open(database)).close()
    assert await asyncio.to_thread(main, ["doctor"]) == 0
    assert f"{database}: whole" in capsys.readouterr().out


def test_a_process_that_serves_pages_reads_steps_and_can_change_nothing(database: PostgresUrl) -> None:
    """It is told the address as text."""
    asyncio.run(_opened_and_closed(database))
    address = address_of(write_address(database))
    assert address == database
    assert StepReader(address).read(1, 0, 5) == ()
    with pytest.raises(DatabaseError, match="25006"), connected(address, writes=False) as db:
        db.execute("DELETE FROM steps")


async def _opened_and_closed(database: PostgresUrl) -> None:
    await (await Store.open(database)).close()


# ---- the tests' own server

SERVING = """
from support.processes import postgres_server
print(postgres_server._server(), flush=True)
input()
"""


def test_a_killed_run_leaves_no_server(database: PostgresUrl, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv(VARIABLE, raising=False)
    told = {**os.environ, "PYTHONPATH": str(Path(support.__path__[0]).parent)}
    with subprocess.Popen([sys.executable, "-c", SERVING], env=told, stdin=PIPE, stdout=PIPE, text=True) as run:
        assert run.stdout is not None
        url = urlsplit(run.stdout.readline())
        with socket.create_connection((url.hostname, url.port)):
            run.kill()
    until = monotonic() + 20
    while monotonic() < until:
        try:
            socket.create_connection((url.hostname, url.port)).close()
        except ConnectionRefusedError:
            return
        sleep(0.05)
    pytest.fail("the server still runs")
