"""A database of before migration 0035: the tables that it has play on without a coach."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
from support.made_up.game_fixture import ALICE

from bot.store import Store
from bot.store.engines.sqlite import migrate, migrations

pytestmark = pytest.mark.of_a_file

BEFORE = 34


async def test_old_tables_have_no_coach(tmp_path: Path) -> None:
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
    assert table.coach is False
    await store.close()
