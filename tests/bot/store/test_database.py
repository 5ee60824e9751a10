"""The database file: created, migrated, or refused with a helpful sentence."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from bot.store import Store, StoreUnusable
from bot.store.engines.sqlite import LARGEST_WAL, migrations

pytestmark = pytest.mark.of_a_file


async def complaint(path: Path) -> str:
    with pytest.raises(StoreUnusable) as caught:
        await Store.open(path)
    assert str(path) in str(caught.value)
    return str(caught.value)


async def test_a_new_file_is_made_and_kept_safe(tmp_path: Path) -> None:
    path = tmp_path / "deep" / "risk.sqlite3"
    store = await Store.open(path)
    pragmas = ("journal_mode", "synchronous", "foreign_keys", "user_version")
    found = await store.read(lambda tx: [tx.tables._db.fetch_one(f"PRAGMA {pragma}")[0] for pragma in pragmas])
    await store.close()
    assert found == ["wal", 2, 1, len(migrations())]


async def test_the_write_ahead_log_shrinks_after_a_long_reader(tmp_path: Path) -> None:
    path = tmp_path / "risk.sqlite3"
    store, wal = await Store.open(path), path.with_name(f"{path.name}-wal")

    async def sizes(commits: int) -> list[int]:
        """The size of the write-ahead log after each of so many commits of half a megabyte."""
        found = []
        for number in range(commits):
            await store.transact(lambda tx, text=f"{number % 10}" * 500_000: tx.people.set_fact("long", text))  # type: ignore[misc]
            found.append(wal.stat().st_size)
        return found

    with closing(sqlite3.connect(path, isolation_level=None)) as reader:
        reader.execute("BEGIN").execute("SELECT * FROM tables").fetchall()
        beside = await sizes(10)
    after = await sizes(3)
    await store.close()
    assert after[-1] <= LARGEST_WAL < beside[-1]


async def test_a_file_of_a_newer_version_is_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "risk.sqlite3"
    with sqlite3.connect(path) as db:
        db.execute("PRAGMA user_version = 99")
    db.close()
    before = path.read_bytes()
    assert "newer version of the bot (format 99" in await complaint(path)
    assert path.read_bytes() == before


async def test_a_file_that_is_no_database_is_named(tmp_path: Path) -> None:
    path = tmp_path / "risk.sqlite3"
    path.write_bytes(b"Dear diary, " * 100)
    assert "not a database" in await complaint(path)
    assert path.read_bytes().startswith(b"Dear diary")


async def test_a_place_where_no_file_can_be_made_is_named(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("not a directory")
    await complaint(tmp_path / "file" / "risk.sqlite3")
    (tmp_path / "risk.sqlite3").mkdir()
    assert "cannot be opened" in await complaint(tmp_path / "risk.sqlite3")


async def test_a_file_that_another_program_holds_is_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bot.store.engines.sqlite.BUSY_TIMEOUT", 10)
    path = tmp_path / "risk.sqlite3"
    with sqlite3.connect(path) as holder:
        holder.execute("BEGIN EXCLUSIVE")
        assert "locked" in await complaint(path)
    holder.close()


async def test_migrations_are_numbered_without_a_gap() -> None:
    names = sorted(path.name for path in (Path(__file__).parents[3] / "bot/store/migrations").glob("*.sql"))
    assert [int(name[:4]) for name in names] == list(range(1, len(names) + 1))
