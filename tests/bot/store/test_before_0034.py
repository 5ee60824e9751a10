"""A database of before migration 0034: the AIs that it has stay easy, in lobbies and games; whoever comes is usual."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
from support.made_up.game_fixture import ALICE, BOB

from bot.store import Store
from bot.store.engines.sqlite import migrate, migrations
from bot.store.models import AI, CARETAKER

pytestmark = pytest.mark.of_a_file

BEFORE = 33
SEATS = {
    "red": (ALICE, 0, ""),
    "blue": (None, 1, ""),
    "green": (BOB, 0, AI),
    "yellow": (BOB + 1, 0, CARETAKER),
    "black": (None, 0, ""),
}
"""Who sits in each seat, whether it is an AI, and who stands in."""


def written(path: Path) -> None:
    """Write a lobby and a running game, each with these seats."""
    with closing(sqlite3.connect(path, isolation_level=None)) as db:
        for script in migrations()[:BEFORE]:
            db.executescript(script)
        db.execute(f"PRAGMA user_version = {BEFORE}")
        for table, state in enumerate(("lobby", "running"), 1):
            db.execute(
                "INSERT INTO tables (id, channel, host, game, options, language, state, secret, created)"
                " VALUES (?, ?, ?, 'classic', '{}', 'en', ?, x'00', 0)",
                (table, table, ALICE, state),
            )
            for colour, (person, ai, stand_in) in SEATS.items():
                db.execute(
                    "INSERT INTO seats (table_id, colour, person, ai, stand_in) VALUES (?, ?, ?, ?, ?)",
                    (table, colour, person, ai, stand_in),
                )
        migrate(db)


async def test_the_ais_of_old_tables_stay_easy(tmp_path: Path) -> None:
    path = tmp_path / "risk.sqlite3"
    written(path)
    store = await Store.open(path)
    for table in (1, 2):
        seats = await store.read(lambda tx, table=table: tx.tables.seats(table))
        assert {colour: str(seat.character) for colour, seat in seats.items()} == {
            "red": "normal",
            "blue": "easy",
            "green": "easy",
            "yellow": "normal",
            "black": "normal",
        }
        assert {seat.next_character for seat in seats.values()} == {None}
    await store.close()
