"""The dice secrets at rest: encrypted with a key, readable while it is there, never lost silently."""

from __future__ import annotations

import sqlite3
import sys
from pathlib import Path

import pytest
import tiny_game as tiny
from cryptography.fernet import Fernet
from game_fixture import ALICE, BOB, Backend

from bot.settings import Misconfigured, settings_from
from bot.store import Encryption, Store, StoreUnusable

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


async def test_what_was_plain_is_sealed_by_the_next_start(backend: Backend) -> None:
    await backend.table(ALICE, BOB)
    await backend.shut()
    (plain,) = kept(backend.path)
    assert await secrets(backend.path, OLD) == [plain]
    assert plain not in b"".join(path.read_bytes() for path in backend.path.parent.glob("risk.sqlite3*"))
    backend.store = await Store.open(backend.path, Encryption(OLD))


async def test_a_new_table_is_sealed_and_its_game_goes_on(backend: Backend) -> None:
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
