"""A fortnight of backups beside a database of the size of a busy club's: together at most four times as large."""

from __future__ import annotations

import asyncio
import json
import random
import sqlite3
from collections.abc import Sequence
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest
from support.made_up.game_fixture import CHANNEL
from support.random_games.long_games import LongGames

from bot.ops.backups import Backups, list_backups
from bot.store.encryption import PLAIN
from rules import GAMES

pytestmark = pytest.mark.of_a_file

START = datetime(2026, 11, 1, 12, tzinfo=UTC)
FINISHED, RUNNING = 60, 40
"""How many copies of the played games have ended, and how many are being played."""
A_DAY = 48
"""Steps that a running game makes a day."""
WORDS = [
    "attacks",
    "Harad",
    "Rohan",
    "from",
    "Gondor",
    "takes",
    "regiments",
    "Green",
    "Red",
    "loses",
    "draws",
    "a",
    "card",
]


class Club:
    """A database that grows: its tables take over the steps of games played before, and get messages with them."""

    def __init__(self, path: Path, games: Sequence[int]) -> None:
        self.db = sqlite3.connect(path, isolation_level=None)
        self.games, self.random = games, random.Random(1)
        self.columns, self.seat = self._columns("tables", "id"), self._columns("seats", "table_id")
        self.steps = {
            game: self.db.execute("SELECT * FROM steps WHERE table_id = ? ORDER BY seq", (game,)).fetchall()
            for game in games
        }
        self.running: dict[int, tuple[int, int]] = {}

    def _columns(self, table: str, but: str) -> str:
        return ", ".join(row[1] for row in self.db.execute(f"PRAGMA table_info({table})") if row[1] != but)

    def open(self, number: int, steps: int, state: str) -> None:
        game = self.games[number % len(self.games)]
        steps = min(steps, len(self.steps[game]))
        table = self.db.execute(
            f"INSERT INTO tables ({self.columns}) SELECT {self.columns} FROM tables WHERE id = ?", (game,)
        ).lastrowid
        assert table is not None
        self.db.execute("UPDATE tables SET state = ?, channel = ? WHERE id = ?", (state, 1000 + table, table))
        self.db.execute(
            f"INSERT INTO seats (table_id, {self.seat}) SELECT ?1, {self.seat} FROM seats WHERE table_id = ?2",
            (table, game),
        )
        self.running[table] = game, 0
        self.play(table, steps)
        if state == "ended":
            del self.running[table]

    def play(self, table: int, steps: int) -> None:
        """So many steps more, each with a press, half a message and a line of the story."""
        game, done = self.running[table]
        rows = self.steps[game][done : done + steps]
        places = ", ".join("?" for _ in rows[0]) if rows else ""
        if rows:
            self.db.executemany(f"INSERT INTO steps VALUES ({places})", [(table, *row[1:]) for row in rows])
        for row in rows:
            self.message(table, row[1])
        self.running[table] = game, done + len(rows)
        self.db.execute("UPDATE tables SET seq = ? WHERE id = ?", (done + len(rows) - 1, table))

    def message(self, table: int, seq: int) -> None:
        press, text = self.random.getrandbits(62), " ".join(self.random.choices(WORDS, k=6))
        self.db.execute(
            "INSERT INTO interactions (interaction, table_id, person, first, last, taken) VALUES (?, ?, 1, ?, ?, 1)",
            (press, table, seq, seq),
        )
        if seq % 2:
            self.db.execute(
                "INSERT INTO outbox (table_id, kind, payload, state, since) VALUES (?, 'tell', ?, 'sent', ?)",
                (table, json.dumps({"first": seq, "last": seq, "turn": 3}), press % 10**9),
            )
        last = self.db.execute("SELECT max(id) FROM posts WHERE table_id = ?", (table,)).fetchone()[0]
        if last is None or seq % 30 == 0:
            outbox = self.db.execute("SELECT max(id) FROM outbox").fetchone()[0]
            self.db.execute(
                "INSERT INTO posts (table_id, kind, outbox_id, channel, message, at, turn, text)"
                " VALUES (?, 'tell', ?, 1, ?, 1, 1, ?)",
                (table, outbox, press, text),
            )
        else:
            self.db.execute("UPDATE posts SET text = text || ? WHERE id = ?", (text, last))


@pytest.mark.long
@pytest.mark.timeout(3600)
async def test_a_fortnight_of_backups_takes_at_most_four_databases(tmp_path: Path) -> None:
    club = LongGames(tmp_path / "risk.sqlite3")
    await club.open()
    played = [await club.play(CHANNEL + n, game, 4, n + 1) for n, game in enumerate(("lotr", "classic", "lotr"))]
    await club.shut()
    growing = Club(club.path, played)
    growing.db.execute("BEGIN")
    for number in range(FINISHED):
        growing.open(number, 5000, "ended")
    for number in range(RUNNING):
        growing.open(number, 10 * number, "running")
    growing.db.execute("COMMIT")
    await club.open()
    await club.pack()
    await club.shut()
    clock: list[datetime] = [START]
    backups = Backups(club.path, GAMES, PLAIN, lambda: clock[0])
    moments = [START + timedelta(days=day) for day in range(14)]
    moments += [moments[-1] + timedelta(hours=hour) for hour in range(1, 25)]
    for before, moment in zip([START, *moments], moments, strict=False):
        steps = round(A_DAY * (moment - before) / timedelta(days=1))
        growing.db.execute("BEGIN")
        for table in tuple(growing.running):
            growing.play(table, steps)
        growing.db.execute("COMMIT")
        await club.open()
        await club.pack()
        await club.shut()
        clock[0] = moment
        assert await asyncio.to_thread(backups.make) is not None
    growing.db.execute("VACUUM")
    growing.db.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    growing.db.close()
    size = club.path.stat().st_size
    whole = sum(path.stat().st_size for path in backups.folder.rglob("*") if path.is_file())
    print(f"database {size / 2**20:.1f} MB, {len(list_backups(backups.folder))} backups {whole / 2**20:.1f} MB")
    assert size > 20 * 2**20
    assert whole <= 4 * size
    assert len(list_backups(backups.folder)) == 24 + 12
