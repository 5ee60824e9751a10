"""Tables remember how the key of their dice is made: games that have begun keep theirs, new ones bind the list."""

from __future__ import annotations

import gzip
import sqlite3
from pathlib import Path

import pytest
from support.processes.quicknet import SIGNATURES

from bot.store import Transaction
from bot.store.engines.sqlite import migrate, migrations
from bot.store.engines.sqlite_connection import SqliteConnection
from bot.store.models import NewTable
from rules.records import FIRST_FORMAT, FORMAT, QUICKNET, Round

pytestmark = pytest.mark.of_a_file

OLD = Path(__file__).parent / "before_0011" / "before_0011.sql.gz"


def old_database(change: str = "") -> sqlite3.Connection:
    """The old database, changed by this SQL and brought up to the migration that knows formats."""
    db = sqlite3.connect(":memory:", isolation_level=None)
    db.executescript(gzip.decompress(OLD.read_bytes()).decode() + ";" + change)
    (last,) = [n for n, script in enumerate(migrations()) if "ADD COLUMN record_format" in script]
    for script in migrations()[db.execute("PRAGMA user_version").fetchone()[0] : last + 1]:
        db.executescript(script)
    return db


def test_games_that_have_begun_keep_their_key_and_lobbies_get_the_new_one() -> None:
    rows = old_database().execute("SELECT state, record_format, beacon FROM tables").fetchall()
    assert {row for row in rows if row[0] in ("running", "ended")} == {("running", "1", None), ("ended", "1", None)}
    assert {row for row in rows if row[0] == "lobby"} == {("lobby", "2", None)}


def test_an_ai_that_sits_in_a_lobby_adds_nothing_any_more_and_one_in_a_game_keeps_its_share() -> None:
    lobby = "SELECT id FROM tables WHERE state = 'lobby'"
    seated = f"INSERT OR REPLACE INTO seats (table_id, colour, ai, salt) SELECT id, 'purple', 1, '77' FROM ({lobby});"
    playing = "UPDATE seats SET ai = 1, salt = '78' WHERE table_id IN (SELECT id FROM tables WHERE state = 'running');"
    rows = old_database(seated + playing).execute(
        "SELECT DISTINCT state, salt FROM seats JOIN tables ON tables.id = table_id WHERE ai AND state != 'ended'"
    )
    assert set(rows) == {("lobby", ""), ("running", "78")}


@pytest.mark.parametrize(
    "beacon",
    [
        None,
        Round(QUICKNET.hash, 7),
        Round(QUICKNET.hash, 7, skipped=True),
        Round(QUICKNET.hash, 1000, SIGNATURES[1000]),
    ],
)
def test_a_new_table_binds_the_list_and_keeps_its_round(beacon: Round | None) -> None:
    db = sqlite3.connect(":memory:", isolation_level=None)
    migrate(db)
    tables = Transaction(SqliteConnection(db)).tables
    table = tables.open(NewTable(None, 5, 1, "lotr", {}, "en"), b"secret", 0)
    assert (table.record_format, table.beacon) == (FORMAT, None)
    assert FORMAT != FIRST_FORMAT
    tables.change(table.id, beacon=beacon)
    read = tables.get(table.id)
    assert read is not None
    assert read.beacon == beacon
