"""Restoring a backup: what is refused, what is kept, and which messages the tables get."""

from __future__ import annotations

import asyncio
import subprocess
import sys
from datetime import UTC, datetime
from pathlib import Path

import pytest
import tiny_game as tiny
from game_fixture import ALICE, BOB, CHANNEL, Backend

from bot.__main__ import main
from bot.ops.backups import Backup, Backups
from bot.ops.restore import Restored, restore
from bot.store import Store, StoreUnusable
from bot.store.encryption import PLAIN
from bot.store.models import BOARD, NOTE, Vote

NOON = datetime(2026, 11, 21, 12, tzinfo=UTC)


async def back_up(backend: Backend) -> Backup:
    made = await asyncio.to_thread(Backups(backend.path, backend.games, PLAIN, lambda: NOON).make)
    assert made is not None
    return made


async def put_back(backend: Backend, backup: Path) -> Restored:
    return await asyncio.to_thread(restore, backup, NOON, backend.path, backend.games, PLAIN)


async def test_the_game_stands_where_it_stood_and_the_table_is_told(backend: Backend) -> None:
    session = await backend.table(ALICE, BOB)
    table = session.table.id
    await backend.mark_all_sent(table)
    backup = await back_up(backend)
    await backend.say(table, ALICE, tiny.Grow, where="ash", count=1)
    await backend.shut()
    done = await put_back(backend, backup.path)
    await backend.open()
    assert (done.running, done.unreadable) == (1, ())
    assert (await backend.sessions.load(table)).state == session.state
    note, board = await backend.waiting_rows(table)
    assert (note.kind, note.payload) == (NOTE, {"note": "restored", "time": "2026-11-21 12:00"})
    assert (board.kind, board.payload["call"], board.payload["fresh"]) == (BOARD, [ALICE], True)


async def test_what_was_replaced_is_kept_with_all_its_answers(backend: Backend) -> None:
    table = (await backend.table(ALICE, BOB)).table.id
    backup = await back_up(backend)
    await backend.say(table, ALICE, tiny.Grow, where="ash", count=1)
    last = (await backend.sessions.load(table)).table.seq
    await backend.shut()
    done = await put_back(backend, backup.path)
    assert done.aside is not None
    old = await Store.open(done.aside)
    assert await old.read(lambda tx: tx.tables.get(table).seq) == last  # type: ignore[union-attr]
    await old.close()
    await backend.open()


async def test_numbers_given_out_after_the_backup_do_not_come_again(backend: Backend) -> None:
    """A message's number is its nonce, and a button contains its table's: neither may be reused."""
    first = (await backend.table(ALICE, BOB)).table.id
    backup = await back_up(backend)
    lost = (await backend.table(ALICE, BOB, channel=CHANNEL + 1)).table.id
    rows = await backend.waiting_rows(lost)
    await backend.shut()
    await put_back(backend, backup.path)
    await backend.open()
    assert (await backend.lobby(CHANNEL + 2)).table.id > lost
    assert min(row.id for row in await backend.waiting_rows(first)) > max(row.id for row in rows)


@pytest.mark.parametrize("earlier", [0, 1])
async def test_a_vote_card_of_the_time_that_was_lost_has_no_ballot_in_another_vote(
    backend: Backend, earlier: int
) -> None:
    """A ballot's button contains its vote's number, whether or not there was a vote before the backup."""
    table = (await backend.table(ALICE, BOB)).table.id

    async def vote(motion: str) -> int:
        return (await backend.store.transact(lambda tx: tx.votes.open(Vote(0, table, motion)))).id

    for _ in range(earlier):
        await vote("draw")
    backup = await back_up(backend)
    lost = await vote("pause")
    await backend.shut()
    await put_back(backend, backup.path)
    await backend.open()
    assert await vote("rewind") > lost
    assert await backend.store.read(lambda tx: tx.votes.get(lost)) is None


@pytest.mark.parametrize("harm", ["cut", "scribbled", "another program's", "newer"])
async def test_a_damaged_backup_is_refused_and_nothing_changes(backend: Backend, harm: str) -> None:
    await backend.table(ALICE, BOB)
    backup = await back_up(backend)
    whole = backup.path.read_bytes()
    if harm == "cut":
        backup.path.write_bytes(whole[:5000])
    elif harm == "scribbled":
        backup.path.write_bytes(whole[:4096] + bytes(range(256)) * 16 + whole[8192:])
    else:
        change = "PRAGMA user_version = 99" if harm == "newer" else "DROP TABLE outbox"
        script = f"import sqlite3; db = sqlite3.connect({str(backup.path)!r}); db.execute({change!r}); db.commit()"
        await asyncio.to_thread(subprocess.run, [sys.executable, "-c", script], check=True)
    await backend.shut()
    before = backend.path.read_bytes()
    with pytest.raises(StoreUnusable, match=backup.path.name):
        await put_back(backend, backup.path)
    assert backend.path.read_bytes() == before
    assert {path.name for path in backend.path.parent.iterdir()} == {"risk.sqlite3", "backups"}
    await backend.open()


async def test_a_damaged_database_gives_way_and_is_kept(backend: Backend) -> None:
    await backend.table(ALICE, BOB)
    backup = await back_up(backend)
    await backend.shut()
    backend.path.write_bytes(b"lightning" * 1000)
    done = await put_back(backend, backup.path)
    assert done.aside is not None
    assert done.aside.read_bytes() == b"lightning" * 1000
    await backend.open()
    assert (await backend.sessions.here(CHANNEL)).table.state == "running"


async def test_a_game_that_cannot_be_read_is_named_and_the_others_come_back(backend: Backend) -> None:
    broken = (await backend.table(ALICE, BOB)).table.id
    sound = (await backend.table(ALICE, BOB, channel=CHANNEL + 1)).table.id
    backend.write(f"UPDATE steps SET snapshot = x'00' WHERE table_id = {broken}")
    backup = await back_up(backend)
    await backend.shut()
    done = await put_back(backend, backup.path)
    await backend.open()
    assert (done.running, done.unreadable) == (2, (broken,))
    await backend.sessions.load(sound)


async def test_the_command_names_what_is_missing(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["restore", "--data", str(tmp_path)]) == 2
    assert "there is no backup in" in capsys.readouterr().err
    assert main(["restore", "yesterday", "--data", str(tmp_path)]) == 2
    assert "yesterday is not there" in capsys.readouterr().err
    assert main(["restore", "--list", "--data", str(tmp_path)]) == 0
    assert capsys.readouterr().out == "there is no backup\n"


async def test_without_a_token_it_is_about_the_local_table(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.delenv("DISCORD_TOKEN", raising=False)
    monkeypatch.setenv("RISK_DATA", "games")
    assert main(["restore"]) == 2
    assert str(Path("games/table/backups")) in capsys.readouterr().err


async def test_the_command_takes_the_newest_and_says_what_it_did(
    backend: Backend, capsys: pytest.CaptureFixture[str]
) -> None:
    await backend.table(ALICE, BOB)
    await back_up(backend)
    await backend.shut()
    assert await asyncio.to_thread(main, ["restore", "--data", str(backend.path.parent)]) == 0
    told = capsys.readouterr().out
    assert "risk-2026-11-21T12-00-00Z.sqlite3 is in place, as of 2026-11-21 12:00 UTC: 1 running games" in told
    assert "is kept as" in told
    await backend.open()
