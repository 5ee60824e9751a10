"""A database that is not the one that was here: refused in one line, and nothing changed; a new folder starts."""

from __future__ import annotations

import asyncio
import os
import shutil
import sqlite3
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from cryptography.fernet import Fernet
from support.made_up import tiny_game as tiny
from support.made_up.game_fixture import ALICE, BOB, CHANNEL, Backend

from bot.store import Encryption, Store, StoreUnusable
from bot.store.engines.marker import Marker

pytestmark = pytest.mark.of_a_file

BACKUP = "risk-2026-11-21T12-00-00Z.sqlite3"


def files(folder: Path) -> dict[str, bytes]:
    return {path.name: path.read_bytes() for path in folder.iterdir() if path.is_file()}


async def refusal(path: Path, backup: str = BACKUP, keys: str = "") -> str:
    """Why a start is refused; afterwards every file is what it was."""
    before = files(path.parent)
    with pytest.raises(StoreUnusable) as caught:
        await Store.open(path, Encryption(keys), lambda: None, backup=backup)
    assert files(path.parent) == before
    text = str(caught.value)
    assert "\n" not in text
    assert str(path) in text
    return text


def foreign(path: Path) -> None:
    path.unlink()
    with sqlite3.connect(path) as db:
        db.execute("CREATE TABLE songs (title TEXT)")
    db.close()


def numbered(path: Path) -> None:
    """Another program that counts its formats as we do."""
    foreign(path)
    with sqlite3.connect(path) as db:
        db.execute("PRAGMA user_version = 3")
    db.close()


def emptied(path: Path) -> None:
    path.unlink()
    sqlite3.connect(path).execute("PRAGMA journal_mode = WAL").connection.close()


HARMS: dict[str, tuple[Callable[[Path], None], str]] = {
    "missing": (Path.unlink, "is missing"),
    "no bytes": (lambda path: path.write_bytes(b"") and None, "is empty"),  # type: ignore[func-returns-value]
    "no tables": (emptied, "is empty"),
    "cut in half": (lambda path: os.truncate(path, path.stat().st_size // 2 // 4096 * 4096), "damaged|malformed"),
    "cut to a page": (lambda path: os.truncate(path, 4096), "damaged|malformed"),
    "cut within the header": (lambda path: os.truncate(path, 50), "damaged|malformed|not a database"),
    "another program's": (foreign, "another program's"),
    "another program's, numbered": (numbered, "another program's"),
}


@pytest.mark.parametrize("by", ["marker", "backup"])
@pytest.mark.parametrize("harm", HARMS)
async def test_what_is_no_longer_the_database_is_refused_and_left_alone(backend: Backend, harm: str, by: str) -> None:
    await backend.table(ALICE, BOB)
    await backend.shut()
    whole = files(backend.path.parent)
    marker = Marker(backend.path).path
    if by == "backup":
        marker.unlink()
    change, words = HARMS[harm]
    change(backend.path)
    line = await refusal(backend.path)
    assert any(word in line for word in words.split("|"))
    assert f"`risk restore` put the newest backup, {BACKUP}" in line
    if by == "marker":
        assert "there is no backup for `risk restore`" in await refusal(backend.path, backup="")
    for name, raw in whole.items():
        backend.path.with_name(name).write_bytes(raw)
    await backend.open()
    assert (await backend.sessions.here(CHANNEL)).table.state == "running"


async def test_without_its_write_ahead_log_it_is_refused_and_with_it_all_is_there(backend: Backend) -> None:
    """Copied while the bot ran, or after a kill: the file alone is an older one."""
    table = (await backend.table(ALICE, BOB)).table.id
    await backend.shut()
    await backend.open()
    await backend.say(table, ALICE, tiny.Rest)
    last = await backend.sessions.load(table)
    killed = backend.path.parent.with_name("killed")
    shutil.copytree(backend.path.parent, killed)
    path, wal = killed / backend.path.name, killed / f"{backend.path.name}-wal"
    log = wal.read_bytes()
    assert log
    wal.unlink()
    path.with_name(f"{path.name}-shm").unlink()
    assert "transactions are missing (an old copy, or without its -wal)" in await refusal(path)
    wal.write_bytes(log)
    store = await Store.open(path, backup=BACKUP)
    assert (await store.read(lambda tx: tx.tables.get(table))).seq == last.table.seq  # type: ignore[union-attr]
    await store.close()


async def test_a_log_without_its_database_is_refused(tmp_path: Path) -> None:
    """SQLite would delete it."""
    (tmp_path / "risk.sqlite3-wal").write_bytes(b"the latest answers")
    assert "is missing, but risk.sqlite3-wal is there" in await refusal(tmp_path / "risk.sqlite3", backup="")


async def test_an_older_copy_and_another_database_are_told_apart(backend: Backend, tmp_path: Path) -> None:
    table = (await backend.table(ALICE, BOB)).table.id
    await backend.shut()
    older = backend.path.read_bytes()
    await backend.open()
    await backend.say(table, ALICE, tiny.Rest)
    await backend.shut()
    newer = backend.path.read_bytes()
    backend.path.write_bytes(older)
    assert "its last 1 transactions are missing" in await refusal(backend.path)
    other = await Store.open(tmp_path / "other.sqlite3")
    await other.close()
    shutil.copyfile(tmp_path / "other.sqlite3", backend.path)
    assert "it is another database" in await refusal(backend.path)
    backend.path.write_bytes(newer)
    await backend.open()


async def test_a_new_folder_starts_and_so_does_one_in_which_no_table_was_opened(tmp_path: Path) -> None:
    path = tmp_path / "risk.sqlite3"
    for _ in range(2):
        store = await Store.open(path)
        await store.transact(lambda tx: tx.people.set_language(1, "fr"))
        await store.close()
        assert not Marker(path).exists()
        path.unlink()


@pytest.mark.parametrize("left", [b"", b"\0" * 5, b"a 1 b"])
async def test_a_marker_that_cannot_be_read_stops_no_whole_database(backend: Backend, left: bytes) -> None:
    """As a power cut may leave it."""
    await backend.table(ALICE, BOB)
    await backend.shut()
    marker = Marker(backend.path)
    marker.path.write_bytes(left)
    await backend.open()
    assert marker.read() is not None
    await backend.shut()
    marker.path.write_bytes(left)
    backend.path.unlink()
    assert "is missing" in await refusal(backend.path, backup="")
    marker.path.unlink()
    await backend.open()


async def test_a_marker_that_cannot_be_written_stops_no_game(
    backend: Backend, caplog: pytest.LogCaptureFixture
) -> None:
    Marker(backend.path).path.mkdir()
    table = (await backend.table(ALICE, BOB)).table.id
    await backend.say(table, ALICE, tiny.Rest)
    assert caplog.text.count("cannot be written") == 1
    Marker(backend.path).path.rmdir()


@pytest.mark.parametrize("after", ["the table of the lease", "half of the migrations"])
async def test_a_first_start_that_was_killed_starts_again(tmp_path: Path, after: str) -> None:
    path = tmp_path / "risk.sqlite3"
    made = "db.execute('CREATE TABLE lease (only_one INTEGER)')"
    half = "[c._migrate(db, s, n + 1) for n, s in enumerate(c.migrations()[:6])]"
    script = (
        "import os, sqlite3; import bot.store.engines.sqlite as c; "
        f"db = sqlite3.connect({str(path)!r}, isolation_level=None); db.execute('PRAGMA journal_mode = WAL'); "
        f"{made if after == 'the table of the lease' else half}; os._exit(9)"
    )
    await asyncio.to_thread(subprocess.run, [sys.executable, "-c", script], check=False)
    assert path.exists()
    await (await Store.open(path)).close()


async def test_a_wrong_key_is_refused_before_anything_is_changed(backend: Backend) -> None:
    """Neither the plain secret nor the format of a file that was partly encrypted with another key."""
    first = (await backend.table(ALICE, BOB)).table.id
    await backend.table(ALICE, BOB, channel=CHANNEL + 1)
    await backend.shut()
    old, new = (Fernet.generate_key().decode() for _ in range(2))
    backend.write(
        f"UPDATE tables SET secret = CAST('{Encryption(old).encrypt(b's' * 32).decode()}' AS BLOB) WHERE id > {first}"
    )
    backend.write("DROP TABLE orders")
    backend.write("CREATE TABLE orders (table_id, colour, topic, policy, wish, clauses)")
    backend.write("DROP TABLE courses")
    backend.write("ALTER TABLE people DROP COLUMN guide")
    backend.write("DROP TABLE step_blocks")
    backend.write("DROP TABLE threads")
    backend.write("DROP TABLE panel_replies")
    backend.write("ALTER TABLE seats DROP COLUMN wishes")
    backend.write("ALTER TABLE seats DROP COLUMN opens")
    backend.write("ALTER TABLE tables DROP COLUMN before")
    backend.write("ALTER TABLE tables DROP COLUMN final")
    backend.write("DROP INDEX tables_campaign")
    backend.write("DROP INDEX tables_one_war")
    backend.write("ALTER TABLE tables DROP COLUMN campaign")
    backend.write("ALTER TABLE tables DROP COLUMN war")
    backend.write("ALTER TABLE tables DROP COLUMN package")
    backend.write("ALTER TABLE tables DROP COLUMN rematch_of")
    backend.write("ALTER TABLE tables DROP COLUMN coach")
    for column in ("watch", "watch_token", "version"):
        backend.write(f"ALTER TABLE tables DROP COLUMN {column}")
    backend.write("DROP TABLE campaign_members")
    backend.write("DROP TABLE campaigns")
    for column in ("about", "channel", "asked"):
        backend.write(f"ALTER TABLE votes DROP COLUMN {column}")
    backend.write("ALTER TABLE people DROP COLUMN quiet_since")
    backend.write("ALTER TABLE people DROP COLUMN slept")
    for column in ("label", "labelled_by"):
        backend.write(f"ALTER TABLE tables DROP COLUMN {column}")
    for column in ("given", "bank", "banked"):
        backend.write(f"ALTER TABLE timers DROP COLUMN {column}")
    for column in ("character", "next_character"):
        backend.write(f"ALTER TABLE seats DROP COLUMN {column}")
    backend.write("DROP INDEX posts_of_a_message")
    backend.write("DROP TABLE identity")
    backend.write("PRAGMA user_version = 14")
    Marker(backend.path).path.unlink()
    backend.write("DROP TABLE IF EXISTS lease")
    assert "RISK_SECRET_KEY is not the key" in await refusal(backend.path, keys=new)
    store = await Store.open(backend.path, Encryption(f"{new},{old}"))
    await store.close()
    with sqlite3.connect(backend.path) as db:
        secrets = [row[0] for row in db.execute("SELECT secret FROM tables")]
    db.close()
    assert all(secret.startswith(b"fernet:") for secret in secrets)
    backend.store = await Store.open(backend.path, Encryption(f"{new},{old}"))
