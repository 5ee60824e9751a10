"""A database of before migration 0037: its tables keep their states, and a channel still holds one that runs."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
from support.made_up.game_fixture import ALICE

from bot.store.engines.sqlite import migrate, migrations

pytestmark = pytest.mark.of_a_file

BEFORE = 36
STATES = ("lobby", "starting", "running", "ended", "closed")
INSERT = (
    "INSERT INTO tables (channel, host, game, options, language, state, secret, created)"
    " VALUES (?, ?, 'classic', '{}', 'en', ?, x'00', 0)"
)


def test_old_tables_keep_their_states(tmp_path: Path) -> None:
    with closing(sqlite3.connect(tmp_path / "risk.sqlite3", isolation_level=None)) as db:
        for script in migrations()[:BEFORE]:
            db.executescript(script)
        db.execute(f"PRAGMA user_version = {BEFORE}")
        for channel, state in enumerate(STATES):
            db.execute(INSERT, (channel, ALICE, state))
        migrate(db)
        assert [state for (state,) in db.execute("SELECT state FROM tables ORDER BY id")] == [*STATES]
        db.execute(INSERT, (2, ALICE, "course"))
        with pytest.raises(sqlite3.IntegrityError):
            db.execute(INSERT, (2, ALICE, "running"))
        with pytest.raises(sqlite3.IntegrityError):
            db.execute(INSERT, (9, ALICE, "dancing"))
