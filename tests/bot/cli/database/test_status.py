"""`risk status`: what it says of a database on either engine, and that it disturbs nothing."""

from __future__ import annotations

import asyncio
import json
import os
import time
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest
import pytest_asyncio
from support.made_up.game_fixture import ALICE, BOB, Backend
from support.processes.postgres_server import new_schema
from support.tables.engines import ENGINES, POSTGRES
from support.tables.stored import lines, write

from bot.__main__ import main
from bot.store import Store, lease
from bot.store.engines.address import Address, PostgresUrl
from bot.store.engines.opening import engine_at
from bot.store.engines.postgres_lease import PostgresLease
from bot.store.identity import MOVED
from bot.store.lease import program_version
from bot.store.models import Timer

on_both = pytest.mark.parametrize("engine", ENGINES, indirect=True)
TOKEN = f"{'m' * 24}.{'n' * 6}.{'o' * 30}"
PASSWORD = "p4ssw0rd"


def nothing() -> None:
    """Do nothing: the lease is lost."""


class Host:
    """Who runs the command, with settings that name a database."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], folder: Path) -> None:
        self._monkeypatch, self._capsys = monkeypatch, capsys
        monkeypatch.chdir(folder)  # where there is no `.env`
        monkeypatch.setenv("DISCORD_TOKEN", TOKEN)

    async def looks(self, database: Address, *words: str) -> tuple[int, str, str]:
        """The exit code, and what the command wrote to both outputs."""
        if isinstance(database, PostgresUrl):
            self._monkeypatch.setenv("RISK_DATABASE", database.url.replace("postgres@", f"postgres:{PASSWORD}@"))
        else:
            self._monkeypatch.setenv("RISK_DATA", str(database.parent))
        code = await asyncio.to_thread(main, ["status", *words])
        told = self._capsys.readouterr()
        assert not any(secret in told.out + told.err for secret in (TOKEN, PASSWORD))
        return code, told.out, told.err

    async def reads(self, database: Address) -> dict[str, Any]:
        """What a program is told."""
        code, told, _ = await self.looks(database, "--json")
        assert code == 0
        found: dict[str, Any] = json.loads(told)
        return found


@pytest.fixture
def host(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path) -> Host:
    return Host(monkeypatch, capsys, tmp_path)


@pytest_asyncio.fixture
async def acting(backend: Backend) -> AsyncIterator[Store]:
    """The store of a bot that acts on the database."""
    store = await Store.open(backend.database, lost=nothing)
    yield store
    await store.close()


@on_both
async def test_beside_a_bot_that_acts_it_says_who_does_and_what_waits(
    backend: Backend, acting: Store, host: Host, engine: str
) -> None:
    table = (await backend.table(ALICE, BOB)).table.id
    await backend.mark_all_sent(table)
    before = await host.reads(backend.database)
    now = int(time.time())
    backend.write("INSERT INTO outbox (table_id, kind, payload, since) VALUES (?, 'note', '{}', ?)", table, now - 90)
    for subject, due in enumerate((now - 5, now - 1, now + 600)):
        timer = Timer(table, "reminder", subject, due)
        await backend.store.transact(lambda tx, timer=timer: tx.timers.set(timer))
    status = await host.reads(backend.database)
    assert status["database"] == str(backend.database)
    assert status["engine"].startswith("PostgreSQL 1" if engine == POSTGRES else "SQLite 3.")
    assert status["version"] == program_version() != ""
    assert status["bytes"] > 10_000
    assert (status["holder"]["process"], status["holder"]["version"]) == (os.getpid(), program_version())
    assert 0 <= status["holder"]["last_beat"] < 60
    assert status["standbys"] == []
    assert status["tables"] == {"running": 1}
    assert status["timers_due"] == before["timers_due"] + 2
    assert (before["unsent"], before["oldest_unsent"]) == (0, None)
    assert status["unsent"] == 1
    assert 90 <= status["oldest_unsent"] < 150
    _, told, _ = await host.looks(backend.database)
    assert f"acts         process {os.getpid()} on " in told
    assert "tables       1 (1 running)\n" in told
    assert "unsent       1, the oldest for 9" in told
    await acting.transact(lambda tx: tx.people.set_fact("acts", "still"))


@on_both
@pytest.mark.parametrize("words", [(), ("--json",)])
async def test_it_takes_no_lease_and_changes_no_row(
    backend: Backend, host: Host, engine: str, words: tuple[str, ...]
) -> None:
    await backend.table(ALICE, BOB)
    before = lines(backend.database)
    code, told, _ = await host.looks(backend.database, *words)
    assert code == 0
    assert ('"holder": null' if words else "acts         nobody") in told
    assert lines(backend.database) == before


async def test_copies_that_stand_by_are_named_with_their_last_heartbeat(
    host: Host, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(lease, "_is_gone", lambda holder, me: False)
    monkeypatch.setattr(PostgresLease, "beat", 0.1)
    database = PostgresUrl(new_schema())
    acting, standby = await Store.open(database, lost=nothing), Store.at(database)
    seen = asyncio.Event()
    waiting = asyncio.create_task(standby.start(nothing, lambda silent: seen.set()))
    await asyncio.wait_for(seen.wait(), 20)
    status = await host.reads(database)
    assert status["holder"]["leaving"] is False
    (other,) = status["standbys"]
    assert (other["process"], other["version"]) == (os.getpid(), program_version())
    assert 0 <= other["last_beat"] < 60
    await acting.leave()
    assert (await host.reads(database))["holder"]["leaving"] is True
    waiting.cancel()
    await asyncio.gather(waiting, return_exceptions=True)
    assert (await host.reads(database))["standbys"] == []
    await acting.close()


@on_both
async def test_the_lease_of_an_older_version_is_shown_and_completed_by_the_next_bot(
    backend: Backend, host: Host, engine: str
) -> None:
    copies = "copies" if engine == POSTGRES else "lease"
    await (await Store.open(backend.database, lost=nothing)).close()
    backend.write(f"ALTER TABLE {copies} DROP COLUMN version")
    if engine == POSTGRES:
        backend.write("INSERT INTO lease (only_one, holder) VALUES (1, 'old')")
        backend.write("INSERT INTO copies (token, place, process, born) VALUES ('old', 'castle 7', 42, '9')")
    else:
        backend.write(
            "INSERT INTO lease (only_one, holder, place, process, born, beats) VALUES (1, 'old', ?, 42, '9', 0)",
            "castle 7",
        )
    _, told, _ = await host.looks(backend.database)
    assert "acts         process 42 on castle, of an older version" in told
    backend.write("DELETE FROM lease")
    store = await Store.open(backend.database, lost=nothing)
    assert (await host.reads(backend.database))["holder"]["version"] == program_version()
    await store.close()


async def test_where_there_is_no_database_it_says_so_and_makes_none(host: Host, tmp_path: Path) -> None:
    schema = PostgresUrl(new_schema())
    for database in (tmp_path / "new" / "risk.sqlite3", schema):
        code, out, err = await host.looks(database)
        assert (code, out) == (2, "")
        assert err == f"risk status: there is no database at {database} yet: the bot makes it at its first start\n"
    assert not (tmp_path / "new").exists()


@on_both
async def test_a_database_that_was_moved_or_is_of_another_version_is_named_in_a_line(
    backend: Backend, host: Host, engine: str
) -> None:
    backend.write("UPDATE identity SET state = ?", MOVED)
    code, _, err = await host.looks(backend.database)
    assert (code, err.count("\n")) == (2, 1)
    assert "were moved by `risk move`" in err
    version = "UPDATE format SET version = {}" if engine == POSTGRES else "PRAGMA user_version = {}"
    for number, why in ((38, r"an older version of the bot (format 38"), (99, "a newer version of the bot (format 99")):
        write(backend.database, version.format(number))
        code, _, err = await host.looks(backend.database)
        assert (code, err.count("\n")) == (2, 1)
        assert why in err


async def test_another_programs_file_is_not_taken_for_ours(host: Host, tmp_path: Path) -> None:
    file = tmp_path / "risk.sqlite3"
    write_to = engine_at(file, "")
    await write_to.connect()  # type: ignore[attr-defined]
    await write_to.transact(lambda db: db.execute("CREATE TABLE songs (id INTEGER)"))
    await write_to.close()
    before = file.read_bytes()
    code, _, err = await host.looks(file)
    assert code == 2
    assert "another program's" in err
    assert file.read_bytes() == before
