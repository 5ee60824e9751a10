"""Unused pages are given back to the disk at the start: where there is room, and whatever happens meanwhile."""

from __future__ import annotations

import logging
import shutil
import sqlite3
import subprocess
import sys
import time
from pathlib import Path

import pytest

from bot.store import Store

pytestmark = pytest.mark.of_a_file

MEGABYTE = 2**20


def ignore() -> None:
    """Do nothing when the lease is lost."""


async def started(path: Path) -> None:
    """Open the file as the bot does, and close it."""
    await (await Store.open(path, lost=ignore)).close()


@pytest.fixture
async def hollow(tmp_path: Path) -> Path:
    """A database of which most pages are unused."""
    path = tmp_path / "risk.sqlite3"
    await started(path)
    with sqlite3.connect(path) as db:
        db.execute("CREATE TABLE filling (it BLOB)")
        db.executemany("INSERT INTO filling VALUES (randomblob(?))", [(MEGABYTE,)] * 8)
    with db:
        db.execute("DELETE FROM filling WHERE rowid > 1")
    db.close()
    return path


async def test_the_file_shrinks_at_the_next_start(hollow: Path, caplog: pytest.LogCaptureFixture) -> None:
    with caplog.at_level(logging.INFO):
        await started(hollow)
    assert hollow.stat().st_size < 2 * MEGABYTE
    assert "without unused pages" in caplog.text
    rows = sqlite3.connect(hollow).execute("SELECT length(it) FROM filling").fetchall()
    assert rows == [(MEGABYTE,)]


async def test_only_the_bot_itself_rewrites_the_file(hollow: Path) -> None:
    """Without the lease another process may be writing."""
    await (await Store.open(hollow)).close()
    assert hollow.stat().st_size > 8 * MEGABYTE


async def test_a_file_with_few_unused_pages_is_left_alone(hollow: Path, caplog: pytest.LogCaptureFixture) -> None:
    await started(hollow)
    caplog.clear()
    with caplog.at_level(logging.INFO):
        await started(hollow)
    assert "pages" not in caplog.text


async def test_without_room_on_the_disk_the_bot_starts_all_the_same(
    hollow: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    full = shutil.disk_usage(hollow)._replace(free=MEGABYTE)
    monkeypatch.setattr(shutil, "disk_usage", lambda path: full)
    await started(hollow)
    assert hollow.stat().st_size > 8 * MEGABYTE
    (line,) = [record.getMessage() for record in caplog.records if record.levelno == logging.WARNING]
    assert line.startswith("7 MB of the database are unused; giving them back needs 2 MB free on the disk, which has 1")


REWRITING = """
import sqlite3, sys
db = sqlite3.connect(sys.argv[1], isolation_level=None)
db.set_progress_handler(lambda: print("now", flush=True), 50)
db.execute("VACUUM")
sys.stdin.read()
"""


async def test_killed_while_it_rewrites_the_file_it_starts_again(hollow: Path) -> None:
    process = subprocess.Popen([sys.executable, "-c", REWRITING, str(hollow)], stdout=subprocess.PIPE)
    assert process.stdout is not None
    assert process.stdout.readline() == b"now\n"
    time.sleep(0.002)
    process.kill()
    process.wait()
    process.stdout.close()
    await started(hollow)
    assert hollow.stat().st_size < 2 * MEGABYTE
    db = sqlite3.connect(hollow)
    assert db.execute("PRAGMA integrity_check").fetchone() == ("ok",)
    assert db.execute("SELECT count(*) FROM filling").fetchone() == (1,)
    db.close()
