"""The hourly backup: complete, verified, limited in number, and logged."""

from __future__ import annotations

import asyncio
import logging
import os
import sqlite3
import subprocess
import sys
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest
from support.made_up import tiny_game as tiny
from support.made_up.game_fixture import ALICE, BOB, Backend

from bot.ops.backups import NAME, WHOLE, Backup, Backups, list_backups, worth_keeping, write_database
from bot.ops.chunks import read_manifest, write_chunks
from bot.ops.integrity import verify_database
from bot.store.copying import copy_database
from bot.store.encryption import PLAIN

pytestmark = pytest.mark.of_a_file

NOON = datetime(2026, 11, 21, 12, tzinfo=UTC)


class ManualClock:
    """A settable wall clock."""

    def __init__(self) -> None:
        self.at = NOON

    def __call__(self) -> datetime:
        return self.at


def backups_of(backend: Backend, clock: ManualClock | None = None) -> Backups:
    return Backups(backend.path, backend.games, PLAIN, clock or ManualClock())


def logged(caplog: pytest.LogCaptureFixture, level: int) -> list[str]:
    return [record.getMessage() for record in caplog.records if record.levelno == level]


async def test_a_backup_is_made_beside_a_running_bot_and_one_game_is_played_again(
    backend: Backend, caplog: pytest.LogCaptureFixture
) -> None:
    table = (await backend.table(ALICE, BOB)).table.id
    await backend.say(table, ALICE, tiny.Raid, source="ash", target="elm")
    with caplog.at_level(logging.INFO):
        made = backups_of(backend).make()
    assert made is not None
    assert [backup.path.name for backup in list_backups(made.path.parent)] == ["risk-2026-11-21T12-00-00Z.backup"]
    seq = (await backend.sessions.load(table)).table.seq
    (line,) = [line for line in logged(caplog, logging.INFO) if line.startswith("backup")]
    assert f"table {table} played again: {seq + 1} steps" in line
    assert list(made.path.parent.glob("*.part")) == []


async def test_each_hour_another_game_is_played_again(backend: Backend) -> None:
    tables = [(await backend.table(ALICE, BOB, channel=channel)).table.id for channel in (1, 2, 3)]
    backups_of(backend).make()
    (backup,) = list_backups(backend.path.parent / "backups")
    whole = backend.path.with_name("whole.sqlite3")
    write_database(backup.path, whole)
    told = [verify_database(whole, backend.games, PLAIN, turn) for turn in range(3)]
    assert [f"table {table} " in line for table, line in zip(tables, told, strict=True)] == [True] * 3


async def test_a_game_that_does_not_play_again_is_named_and_the_copy_kept(
    backend: Backend, caplog: pytest.LogCaptureFixture
) -> None:
    table = (await backend.table(ALICE, BOB)).table.id
    await backend.say(table, ALICE, tiny.Raid, source="ash", target="elm")
    (thrown,) = [step for step in await backend.sessions.steps(table) if step.action and step.draws]
    other = [[(draw.number + 1) % draw.size, draw.size] for draw in thrown.draws]
    backend.write(f"UPDATE steps SET draws = '{other}' WHERE seq = {thrown.seq}")
    made = backups_of(backend).make()
    assert made is not None
    assert made.path.exists()
    (line,) = logged(caplog, logging.ERROR)
    assert f"table {table} does not play again" in line


async def test_a_backup_that_cannot_be_made_is_one_line_and_leaves_nothing(
    backend: Backend, caplog: pytest.LogCaptureFixture
) -> None:
    (backend.path.parent / "backups").write_text("in the way")
    assert backups_of(backend).make() is None
    (line,) = logged(caplog, logging.ERROR)
    assert line.startswith("the hourly backup failed: ")


async def test_a_part_that_the_disk_lost_is_written_again_by_the_next_backup(backend: Backend) -> None:
    """A backup reads everything that it shares with older ones, so a loss is not passed on."""
    await backend.table(ALICE, BOB)
    clock = ManualClock()
    backups = backups_of(backend, clock)
    made = backups.make()
    assert made is not None
    parts = list((backups.folder / "chunks").glob("*/*"))
    for part in parts:
        part.write_bytes(part.read_bytes()[:-3])
        clock.at += timedelta(hours=1)
        again = backups.make()
        assert again is not None
        write_database(again.path, backend.path.with_name(f"{part.name}.sqlite3"))
    write_database(made.path, backend.path.with_name("whole.sqlite3"))


def test_the_newest_of_24_hours_and_of_14_days_are_kept() -> None:
    every_half_hour = [NOON - timedelta(minutes=30 * n) for n in range(48 * 40)]
    made = [Backup(Path(moment.strftime(NAME)), moment) for moment in every_half_hour]
    paths = worth_keeping(made)
    kept = [backup.made for backup in made if backup.path in paths]
    hours = [NOON, *(NOON - timedelta(hours=n) + timedelta(minutes=30) for n in range(1, 24))]
    days = [NOON.replace(hour=23, minute=30) - timedelta(days=n) for n in range(1, 14)]
    assert kept == sorted({*hours, *days}, reverse=True)


async def test_old_backups_go_and_other_files_stay(backend: Backend) -> None:
    clock = ManualClock()
    backups = backups_of(backend, clock)
    for _ in range(3):
        backups.make()
        clock.at += timedelta(minutes=10)
    backups.folder.joinpath("risk-notes.sqlite3").write_text("the host's own")
    clock.at += timedelta(hours=1)
    backups.make()
    names = sorted(path.name for path in backups.folder.iterdir() if path.is_file())
    assert names == ["risk-2026-11-21T12-20-00Z.backup", "risk-2026-11-21T13-30-00Z.backup", "risk-notes.sqlite3"]


async def test_what_a_killed_backup_left_goes_with_the_next(backend: Backend) -> None:
    await backend.table(ALICE, BOB)
    backups = backups_of(backend)
    backups.folder.mkdir()
    part = backups.folder / "risk-2026-11-20T12-00-00Z.part"
    script = (
        "import os, sqlite3; "
        f"db = sqlite3.connect({str(backend.path)!r}, isolation_level=None); "
        "db.set_progress_handler(lambda: os._exit(9), 2000); "
        f"db.execute('VACUUM INTO ?', ({str(part)!r},))"
    )
    await asyncio.to_thread(subprocess.run, [sys.executable, "-c", script], check=False)
    part.with_name(f"{part.name}-journal").touch()
    assert len(list(backups.folder.iterdir())) == 2
    made = await asyncio.to_thread(backups.make)
    assert made is not None
    assert {path.name for path in backups.folder.iterdir()} == {made.path.name, "chunks"}


async def test_after_a_start_the_next_one_is_due_an_hour_after_the_last(backend: Backend) -> None:
    clock = ManualClock()
    backups = backups_of(backend, clock)
    assert backups.wait() == 60
    backups.make()
    clock.at += timedelta(minutes=20)
    assert backups.wait() == 40 * 60
    clock.at -= timedelta(days=400)
    assert backups.wait() == 3600


def content(path: Path) -> list[str]:
    """The whole content of a database as SQL, and the number of its format."""
    db = sqlite3.connect(path)
    text = [*db.iterdump(), str(db.execute("PRAGMA user_version").fetchone())]
    db.close()
    return text


def test_a_database_comes_out_of_a_backup_as_it_went_in(tmp_path: Path) -> None:
    """Every type of value, tables with and without rowids, numbers given out, indexes, and a table without rows."""
    db = sqlite3.connect(tmp_path / "before")
    db.executescript(
        "CREATE TABLE of_all (id INTEGER PRIMARY KEY AUTOINCREMENT, what);"
        "CREATE TABLE bare (a TEXT, b INTEGER, PRIMARY KEY (a, b)) WITHOUT ROWID;"
        "CREATE TABLE empty (it TEXT CHECK (it != 'full'));"
        "CREATE UNIQUE INDEX one_what ON of_all (what) WHERE what IS NOT NULL;"
        "PRAGMA user_version = 7; PRAGMA application_id = 99;"
    )
    values = [None, 0, -1, 2**63 - 1, -(2**63), 1.5, "", "été ☃", b"", bytes(range(256)), "x" * 300_000]
    db.executemany("INSERT INTO of_all (what) VALUES (?)", [(value,) for value in values])
    db.executemany("INSERT INTO bare VALUES (?, ?)", [(f"row {n % 7}", n) for n in range(20_000)])
    db.execute("DELETE FROM of_all WHERE what = 1.5")
    db.execute("UPDATE sqlite_sequence SET seq = 5000")
    db.commit()
    db.close()
    write_chunks(tmp_path / "before", tmp_path / "it.backup")
    write_database(tmp_path / "it.backup", tmp_path / "after")
    assert content(tmp_path / "after") == content(tmp_path / "before")
    after = sqlite3.connect(tmp_path / "after")
    assert after.execute("PRAGMA application_id").fetchone() == (99,)
    assert after.execute("SELECT typeof(what) FROM of_all").fetchall() == [
        *(("null",), ("integer",), ("integer",), ("integer",), ("integer",)),
        *(("text",), ("text",), ("blob",), ("blob",), ("text",)),
    ]
    assert after.execute("INSERT INTO of_all (what) VALUES (4) RETURNING id").fetchone() == (5001,)
    after.close()


def test_a_row_in_the_middle_changes_one_part(tmp_path: Path) -> None:
    db = sqlite3.connect(tmp_path / "it")
    db.execute("CREATE TABLE rows (id INTEGER PRIMARY KEY, what TEXT)")
    db.executemany("INSERT INTO rows VALUES (?, ?)", [(2 * n, f"row {n}" * 20) for n in range(20_000)])
    db.commit()
    write_chunks(tmp_path / "it", tmp_path / "one.backup")
    parts = set((tmp_path / "chunks").glob("*/*"))
    assert len(parts) > 40
    db.execute("INSERT INTO rows VALUES (9001, 'new')")
    db.execute("DELETE FROM rows WHERE id = 30000")
    db.commit()
    db.close()
    write_chunks(tmp_path / "it", tmp_path / "two.backup")
    assert len(set((tmp_path / "chunks").glob("*/*")) - parts) <= 4


async def test_each_backup_can_be_restored_whichever_others_have_gone(backend: Backend) -> None:
    table = (await backend.table(ALICE, BOB)).table.id
    clock, wanted = ManualClock(), {}
    backups = backups_of(backend, clock)
    for _ in range(40):
        await backend.say(table, ALICE, tiny.Grow, where="ash", count=1)
        await backend.sessions.undo(table, ALICE, backend.press())
        made = backups.make()
        assert made is not None
        wanted[made.path] = (await backend.sessions.load(table)).table.seq
        clock.at += timedelta(hours=1)
    left = list_backups(backups.folder)
    assert len(left) == 24 + 1
    for backup in left:
        database = backend.path.with_name(f"{backup.path.name}.sqlite3")
        write_database(backup.path, database)
        db = sqlite3.connect(database)
        assert db.execute("SELECT seq FROM tables").fetchone() == (wanted[backup.path],)
        db.close()
        assert "played again" in verify_database(database, backend.games, PLAIN, 0)
    for backup in left[1:]:
        backup.path.unlink()
    backups.make()
    needed = {name for backup in list_backups(backups.folder) for name in parts_of(backup.path)}
    assert {path.name for path in (backups.folder / "chunks").glob("*/*")} == needed
    write_database(left[0].path, backend.path.with_name("left.sqlite3"))


def parts_of(manifest: Path) -> set[str]:
    return {name for names in read_manifest(manifest).tables.values() for name in names}


async def test_whole_backups_of_an_older_version_become_such_that_share(
    backend: Backend, caplog: pytest.LogCaptureFixture
) -> None:
    """One an hour, the newest first; one that is damaged stays."""
    table = (await backend.table(ALICE, BOB)).table.id
    clock = ManualClock()
    backups = backups_of(backend, clock)
    backups.folder.mkdir()
    moments = [NOON - timedelta(hours=hours) for hours in (1, 2, 3)]
    for moment in moments:
        copy_database(backend.path, backups.folder / moment.strftime(WHOLE))
    backups.folder.joinpath(moments[1].strftime(WHOLE)).write_bytes(b"lightning")
    seq = (await backend.sessions.load(table)).table.seq
    await backend.say(table, ALICE, tiny.Grow, where="ash", count=1)
    backups.make()
    assert [backup.is_whole for backup in list_backups(backups.folder)] == [False, False, True, True]
    clock.at += timedelta(hours=1)
    backups.make()
    assert "backup risk-2026-11-21T10-00-00Z.sqlite3 stays as it is" in caplog.text
    clock.at += timedelta(hours=1)
    backups.make()
    assert [backup.is_whole for backup in list_backups(backups.folder)] == [False, False, False, False, True, False]
    older = list_backups(backups.folder)[3]
    assert older.made == moments[0]
    write_database(older.path, backend.path.with_name("older.sqlite3"))
    db = sqlite3.connect(backend.path.with_name("older.sqlite3"))
    assert db.execute("SELECT seq FROM tables").fetchone() == (seq,)
    db.close()


KILLED = """
import os, sys
from datetime import UTC, datetime
from pathlib import Path
from bot.ops import chunks
from bot.ops.backups import Backups
from bot.store.encryption import PLAIN
from support.made_up.game_fixture import SQUIRRELS

left, written = int(sys.argv[2]), os.replace

def die_in_the_middle(source, target):
    global left
    left -= 1
    if not left:
        os.kill(os.getpid(), 9)
    written(source, target)

chunks.os.replace = die_in_the_middle
Backups(Path(sys.argv[1]), {"squirrels": SQUIRRELS}, PLAIN, lambda: datetime(2026, 11, 20, tzinfo=UTC)).make()
"""


async def test_killed_while_it_backs_up_it_leaves_the_others_and_nothing_else(backend: Backend) -> None:
    table = (await backend.table(ALICE, BOB)).table.id
    for part in (1, 3, 3):
        done = await asyncio.to_thread(
            subprocess.run,
            [sys.executable, "-c", KILLED, str(backend.path), str(part)],
            env={**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)},
            check=False,
        )
        assert done.returncode == -9
    backups = backups_of(backend)
    assert list_backups(backups.folder) == []
    made = backups.make()
    assert made is not None
    assert {path.name for path in backups.folder.rglob("*") if path.is_file()} == {made.path.name, *parts_of(made.path)}
    write_database(made.path, backend.path.with_name("whole.sqlite3"))
    assert f"table {table} played again" in verify_database(
        backend.path.with_name("whole.sqlite3"), backend.games, PLAIN, 0
    )
