"""`risk doctor`: what it finds in the data folder, and the older files that it deletes."""

from __future__ import annotations

import asyncio
import logging
import re
from datetime import UTC, datetime
from pathlib import Path

import pytest
from cryptography.fernet import Fernet
from support.made_up.game_fixture import ALICE, BOB, Backend

from bot.__main__ import main
from bot.app import create_bot
from bot.ops.backups import Backups
from bot.ops.restore import restore
from bot.settings import Settings
from bot.store import Encryption, Store
from bot.store.encryption import PLAIN

pytestmark = pytest.mark.of_a_file
KEY = Fernet.generate_key().decode()


def examine(folder: Path, *more: str) -> int:
    return main(["doctor", "--data", str(folder), *more])


async def back_up(backend: Backend, keys: Encryption = PLAIN, hour: int = 12) -> Path:
    moment = datetime(2026, 11, 21, hour, tzinfo=UTC)
    made = await asyncio.to_thread(Backups(backend.path, backend.games, keys, lambda: moment).make)
    assert made is not None
    return made.path


async def test_a_sound_folder_and_an_empty_one(backend: Backend, capsys: pytest.CaptureFixture[str]) -> None:
    await backend.table(ALICE, BOB)
    made = await back_up(backend)
    assert await asyncio.to_thread(examine, backend.path.parent) == 0
    told = capsys.readouterr().out
    assert f"{backend.path}: whole" in told
    assert f"backups: 1, the newest {made.name}" in told
    assert await asyncio.to_thread(examine, backend.path.parent / "new") == 0
    assert "not there yet" in capsys.readouterr().out


@pytest.mark.parametrize("command", ["doctor", "restore"])
def test_a_file_is_no_data_folder(command: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "risk.sqlite3"
    file.write_text("no folder")
    assert main([command, "--data", str(file)]) == 2
    told = f"risk {command}: --data: {file} is a file; name the folder of risk.sqlite3\n"
    assert capsys.readouterr().err == told


async def test_a_lost_database_is_named_and_nothing_is_made(
    backend: Backend, capsys: pytest.CaptureFixture[str]
) -> None:
    await backend.table(ALICE, BOB)
    made = await back_up(backend)
    await backend.shut()
    whole = backend.path.read_bytes()
    backend.path.unlink()
    assert await asyncio.to_thread(examine, backend.path.parent) == 1
    told = capsys.readouterr().out.replace(made.name, "")
    assert re.search(r"is missing, but risk\.marker says that it had games \([4-9] transactions\)", told)
    assert not backend.path.exists()
    backend.path.write_bytes(whole)
    await backend.open()


async def test_files_of_before_the_key_are_named_by_the_log_and_the_doctor_and_deleted(
    backend: Backend,
    capsys: pytest.CaptureFixture[str],
    caplog: pytest.LogCaptureFixture,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    session = await backend.table(ALICE, BOB)
    plain = await back_up(backend)
    await backend.shut()
    done = await asyncio.to_thread(restore, plain, datetime.now(UTC), backend.path, backend.games, PLAIN)
    assert done.aside is not None
    monkeypatch.setenv("RISK_SECRET_KEY", KEY)
    bot = create_bot(Settings(_env_file=None, RISK_DATA=backend.path.parent), games=backend.games)
    monkeypatch.setattr("bot.app.Scheduler.start", _stop)
    with caplog.at_level(logging.WARNING), pytest.raises(Stopped):
        await bot.setup_hook()
    await bot.store.close()
    (line,) = [record.getMessage() for record in caplog.records if "in plain" in record.getMessage()]
    assert "2 older files hold dice secrets in plain; `risk doctor --delete-plain` deletes them" in line
    assert plain.name in line
    assert done.aside.name in line
    encrypted = await back_up(backend, Encryption(KEY), hour=13)
    assert await asyncio.to_thread(examine, backend.path.parent) == 1
    told = capsys.readouterr().out
    assert str(plain) in told
    assert str(done.aside) in told
    assert f"  {encrypted}" not in told
    assert await asyncio.to_thread(examine, backend.path.parent, "--delete-plain") == 0
    assert await asyncio.to_thread(examine, backend.path.parent) == 0
    left = [path for path in backend.path.parent.rglob("*") if path.is_file()]
    assert encrypted in left
    assert [path for path in left if session.table.secret in path.read_bytes()] == []
    backend.store = await Store.open(backend.path, Encryption(KEY))


async def test_one_older_file_is_named_as_one(
    backend: Backend, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    await backend.table(ALICE, BOB)
    plain = await back_up(backend)
    monkeypatch.setenv("RISK_SECRET_KEY", KEY)
    assert await asyncio.to_thread(examine, backend.path.parent) == 1
    told = "1 older file holds dice secrets in plain; `risk doctor --delete-plain` deletes it:\n  "
    assert f"{told}{plain}\n" in capsys.readouterr().out


async def test_without_a_key_nothing_is_deleted(backend: Backend, capsys: pytest.CaptureFixture[str]) -> None:
    await backend.table(ALICE, BOB)
    made = await back_up(backend)
    assert await asyncio.to_thread(examine, backend.path.parent, "--delete-plain") == 2
    assert "--delete-plain needs RISK_SECRET_KEY" in capsys.readouterr().err
    assert made.exists()


class Stopped(Exception):
    """The start goes no further."""


def _stop(*_: object) -> None:
    raise Stopped
