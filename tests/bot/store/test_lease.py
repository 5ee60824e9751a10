"""Only one of several programs on the same file may act."""

from __future__ import annotations

import asyncio
import subprocess
import sys
from datetime import UTC, datetime
from pathlib import Path

import pytest
from support.tables.stored import rows, stored

from bot.__main__ import main
from bot.ops.backups import Backups
from bot.store import LeaseLost, LeaseTaken, Store
from bot.store.encryption import PLAIN
from bot.store.engines.sqlite_lease import SqliteLease

COPY = """
import asyncio, sys
from datetime import UTC, datetime
from pathlib import Path
from bot.store import Store
async def act():
    await Store.open(Path(sys.argv[1]), lost=lambda: None)
    print("acting", flush=True)
    await asyncio.sleep(600)
asyncio.run(act())
"""


def nothing() -> None:
    """Ignore a loss of the lease."""


@pytest.fixture
def impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    """A lease without heartbeats is watched for a moment only."""
    monkeypatch.setattr(SqliteLease, "timeout", 0.2)
    monkeypatch.setattr(SqliteLease, "poll", 0.02)
    monkeypatch.setattr(SqliteLease, "beat", 0.05)


def another_copy(path: Path) -> subprocess.Popen[str]:
    process = subprocess.Popen([sys.executable, "-c", COPY, str(path)], stdout=subprocess.PIPE, text=True)
    assert process.stdout is not None
    assert process.stdout.readline() == "acting\n"
    return process


def of_another_machine(path: Path, beats: int = 0) -> None:
    with stored(path) as db:
        db.execute("DELETE FROM lease")
        db.execute("INSERT INTO lease VALUES (1, 'token', 'castle 7', 42, '99', ?, '', 0)", (beats,))


async def test_a_second_copy_is_refused_and_one_that_was_killed_gives_way_at_once(tmp_path: Path) -> None:
    path = tmp_path / "risk.sqlite3"
    other = await asyncio.to_thread(another_copy, path)
    try:
        with pytest.raises(LeaseTaken, match=f"in use: another copy of the bot acts on it .process {other.pid} on "):
            await Store.open(path, lost=nothing)
    finally:
        other.kill()
        other.communicate()
    store = await Store.open(path, lost=nothing)
    await store.transact(lambda tx: tx.people.set_language(1, "fr"))
    await store.close()


async def test_a_backup_is_not_put_back_under_a_running_copy(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "risk.sqlite3"
    other = await asyncio.to_thread(another_copy, path)
    try:
        Backups(path, {}, PLAIN, lambda: datetime.now(UTC)).make()
        before = path.read_bytes()
        assert await asyncio.to_thread(main, ["restore", "--data", str(tmp_path)]) == 2
        assert "in use: another copy of the bot acts on it" in capsys.readouterr().err
        assert path.read_bytes()[100:] == before[100:]
    finally:
        other.kill()
        other.communicate()


@pytest.mark.usefixtures("impatient")
async def test_a_holder_of_another_machine_that_stays_silent_is_followed(tmp_path: Path) -> None:
    path = tmp_path / "risk.sqlite3"
    await (await Store.open(path, lost=nothing)).close()
    of_another_machine(path)
    store = await Store.open(path, lost=nothing)
    await store.transact(lambda tx: tx.people.set_language(1, "fr"))
    await store.close()


async def test_a_holder_of_another_machine_that_beats_is_left_alone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(SqliteLease, "poll", 0.02)
    path = tmp_path / "risk.sqlite3"
    await (await Store.open(path, lost=nothing)).close()
    of_another_machine(path)
    opening = asyncio.create_task(Store.open(path, lost=nothing))
    await asyncio.sleep(0.1)
    of_another_machine(path, beats=1)
    with pytest.raises(LeaseTaken, match="process 42 on castle"):
        await opening


@pytest.mark.usefixtures("impatient")
async def test_whoever_was_overtaken_writes_no_more_and_is_told(tmp_path: Path) -> None:
    told = asyncio.Event()
    loop = asyncio.get_running_loop()
    store = await Store.open(tmp_path / "risk.sqlite3", lost=lambda: loop.call_soon_threadsafe(told.set))
    await asyncio.to_thread(of_another_machine, tmp_path / "risk.sqlite3")
    with pytest.raises(LeaseLost):
        await store.transact(lambda tx: tx.people.set_language(1, "fr"))
    await told.wait()
    assert (await store.read(lambda tx: tx.people.get(1))).language == ""
    await store.close()
    assert rows(tmp_path / "risk.sqlite3", "SELECT holder FROM lease") == [("token",)]


@pytest.mark.usefixtures("impatient")
async def test_a_holder_beats_while_it_acts_and_lets_go_at_the_end(tmp_path: Path) -> None:
    store = await Store.open(tmp_path / "risk.sqlite3", lost=nothing)
    while (await store.engine.read(store.engine.lease.holder)).beats < 2:  # type: ignore[union-attr]
        await asyncio.sleep(0.01)
    await store.close()
    assert rows(tmp_path / "risk.sqlite3", "SELECT count(*) FROM lease") == [(0,)]
