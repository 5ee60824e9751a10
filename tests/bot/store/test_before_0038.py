"""A database of before migration 0038: nobody can watch the tables that it has."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
from support.made_up.game_fixture import ALICE

from bot.store import Store
from bot.store.engines.sqlite import migrate, migrations

pytestmark = pytest.mark.of_a_file

BEFORE = 37


async def test_nobody_can_watch_old_tables(tmp_path: Path) -> None:
    path = tmp_path / "risk.sqlite3"
    with closing(sqlite3.connect(path, isolation_level=None)) as db:
        for script in migrations()[:BEFORE]:
            db.executescript(script)
        db.execute(f"PRAGMA user_version = {BEFORE}")
        db.execute(
            "INSERT INTO tables (id, channel, host, game, options, language, state, secret, created)"
            " VALUES (1, 1, ?, 'classic', '{}', 'en', 'running', x'00', 0)",
            (ALICE,),
        )
        migrate(db)
    store = await Store.open(path)
    table = await store.read(lambda tx: tx.tables.get(1))
    assert table is not None
    assert (table.watch, table.watch_token) == ("off", "")
    assert await store.read(lambda tx: tx.tables.list_watched()) == ()
    await store.close()
