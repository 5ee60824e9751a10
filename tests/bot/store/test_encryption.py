"""The dice secrets at rest: encrypted with a key, readable while it is there, never lost silently."""

from __future__ import annotations

import asyncio
import shutil
import sqlite3
import sys
from datetime import UTC, datetime
from pathlib import Path

import pytest
from cryptography.fernet import Fernet
from support.in_part import in_part
from support.made_up import tiny_game as tiny
from support.made_up.game_fixture import ALICE, BOB, Backend

from bot.ops.backups import Backups
from bot.ops.restore import restore
from bot.settings import Misconfigured, settings_from
from bot.store import Encryption, Store, StoreUnusable
from bot.store.encryption import PLAIN
from bot.store.engines.sqlite_connection import SqliteConnection

pytestmark = pytest.mark.of_a_file

OLD, NEW = (Fernet.generate_key().decode() for _ in range(2))


def kept(path: Path) -> list[bytes]:
    with sqlite3.connect(path) as db:
        rows = [row[0] for row in db.execute("SELECT secret FROM tables ORDER BY id")]
    db.close()
    return rows


async def secrets(path: Path, keys: str) -> list[bytes]:
    store = await Store.open(path, Encryption(keys))
    found = await store.read(lambda tx: [tx.tables.get(n).secret for n in range(1, len(kept(path)) + 1)])  # type: ignore[union-attr]
    await store.close()
    return found


async def complaint(path: Path, keys: str) -> str:
    with pytest.raises(StoreUnusable) as caught:
        await Store.open(path, Encryption(keys))
    return str(caught.value)


async def test_what_was_plain_is_encrypted_by_the_next_start(backend: Backend) -> None:
    await backend.table(ALICE, BOB)
    await backend.shut()
    (plain,) = kept(backend.path)
    assert await secrets(backend.path, OLD) == [plain]
    assert plain not in b"".join(path.read_bytes() for path in backend.path.parent.glob("risk.sqlite3*"))
    backend.store = await Store.open(backend.path, Encryption(OLD))


async def test_a_new_table_is_encrypted_and_its_game_goes_on(backend: Backend) -> None:
    await backend.shut()
    await backend.open()
    await backend.store.close()
    backend.store = backend.runner.store = await Store.open(backend.path, Encryption(OLD))
    session = await backend.table(ALICE, BOB)
    assert kept(backend.path)[0].startswith(b"fernet:")
    assert len(session.table.secret) == 32
    await backend.say(session.table.id, ALICE, tiny.Rest)


async def test_a_missing_and_a_wrong_key_are_told_apart(backend: Backend) -> None:
    await backend.table(ALICE, BOB)
    await backend.shut()
    await secrets(backend.path, OLD)
    before = kept(backend.path)
    assert "RISK_SECRET_KEY is not set" in await complaint(backend.path, "")
    assert "RISK_SECRET_KEY is not the key" in await complaint(backend.path, NEW)
    assert kept(backend.path) == before
    backend.store = await Store.open(backend.path, Encryption(OLD))


async def test_a_key_is_changed_by_naming_both_once(backend: Backend) -> None:
    await backend.table(ALICE, BOB)
    await backend.shut()
    first = await secrets(backend.path, OLD)
    assert await secrets(backend.path, f"{NEW},{OLD}") == first
    assert await secrets(backend.path, NEW) == first
    backend.store = await Store.open(backend.path, Encryption(NEW))


def test_a_key_without_the_library_is_one_line(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "cryptography.fernet", None)
    with pytest.raises(StoreUnusable, match="cryptography is not installed"):
        Encryption(OLD)
    assert Encryption().decrypt(b"plain") == b"plain"


def test_a_key_that_is_none_is_refused_by_its_name(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("RISK_SECRET_KEY", "correct horse battery staple")
    with pytest.raises(Misconfigured, match="RISK_SECRET_KEY: this is no key") as caught:
        settings_from(None)
    assert "horse" not in str(caught.value)
    monkeypatch.setenv("RISK_SECRET_KEY", f"{NEW}, {OLD}")
    settings = settings_from(None)
    assert NEW not in repr(settings)
    assert settings.encryption.decrypt(Encryption(OLD).encrypt(b"secret")) == b"secret"


def traces(folder: Path, secret: bytes) -> set[str]:
    """The files in which these bytes stand."""
    return {path.name for path in folder.iterdir() if path.is_file() and secret in path.read_bytes()}


FIRST_START = """
import asyncio, os, signal, sys
from pathlib import Path
import bot.store.encryption as encryption
from bot.store import Encryption, Store

path, keys, statement = Path(sys.argv[1]), sys.argv[2], sys.argv[3]
encrypt_all = encryption.encrypt_all

def killed(db, *rest):
    def before(sql):
        if statement in sql:
            os.kill(os.getpid(), signal.SIGKILL)
    db.raw.set_trace_callback(before)
    return encrypt_all(db, *rest)

if statement:
    import bot.store.database
    bot.store.database.encrypt_all = killed

async def main():
    await Store.open(path, Encryption(keys), lambda: None)
    os.kill(os.getpid(), signal.SIGKILL)

asyncio.run(main())
"""


async def killed_at(path: Path, keys: str, statement: str) -> None:
    """A start that is killed before this statement ("": once the file is open, before it would sign in)."""
    process = await asyncio.create_subprocess_exec(sys.executable, "-c", FIRST_START, str(path), keys, statement)
    assert await process.wait() == -9


STATEMENTS = ("COMMIT", "VACUUM", "wal_checkpoint", "INSERT INTO facts", "")
"""Where a start is killed; "": nowhere."""


@in_part("statement", STATEMENTS, kept=("wal_checkpoint", "INSERT INTO facts"))
async def test_after_the_first_start_with_a_key_no_byte_of_a_secret_is_left(backend: Backend, statement: str) -> None:
    """Also where it is killed at any point of it, and where the plain file had been killed with its log beside it."""
    session = await backend.table(ALICE, BOB)
    for person in (ALICE, BOB):
        await backend.say(session.table.id, person, tiny.Rest)
    home = backend.path.parent.with_name("killed")
    shutil.copytree(backend.path.parent, home)
    path, secret = home / backend.path.name, session.table.secret
    assert "risk.sqlite3-wal" in traces(home, secret)
    if statement:
        await killed_at(path, OLD, statement)
    assert bool(traces(home, secret)) == (statement != "INSERT INTO facts")
    await killed_at(path, OLD, "")
    assert traces(home, secret) == set()
    assert await secrets(path, OLD) == [secret]


async def test_a_restored_backup_leaves_no_byte_of_a_secret_either(backend: Backend) -> None:
    session = await backend.table(ALICE, BOB)
    made = await asyncio.to_thread(Backups(backend.path, backend.games, PLAIN, lambda: datetime.now(UTC)).make)
    assert made is not None
    await backend.shut()
    await asyncio.to_thread(restore, made.path, made.made, backend.path, backend.games, Encryption(OLD))
    assert [name for name in traces(backend.path.parent, session.table.secret) if "replaced" not in name] == []
    backend.store = await Store.open(backend.path, Encryption(OLD))


async def test_a_program_that_reads_the_file_meanwhile_is_waited_for_or_named(
    backend: Backend, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.store.engines.sqlite.BUSY_TIMEOUT", 10)
    await backend.table(ALICE, BOB)
    await backend.shut()
    with sqlite3.connect(backend.path, isolation_level=None) as reader:
        reader.execute("BEGIN")
        reader.execute("SELECT * FROM tables").fetchone()
        assert "another program reads it" in await complaint(backend.path, OLD)
        reader.execute("COMMIT")
    reader.close()
    (secret,) = await secrets(backend.path, OLD)
    assert traces(backend.path.parent, secret) == set()
    backend.store = await Store.open(backend.path, Encryption(OLD))


async def test_a_clean_file_is_not_written_afresh_at_every_start(
    backend: Backend, monkeypatch: pytest.MonkeyPatch
) -> None:
    await backend.table(ALICE, BOB)
    await backend.shut()
    await secrets(backend.path, OLD)
    with monkeypatch.context() as watched:
        watched.setattr(SqliteConnection, "_remove_traces", lambda *_: pytest.fail("once is enough"))
        await secrets(backend.path, OLD)
    backend.store = await Store.open(backend.path, Encryption(OLD))
