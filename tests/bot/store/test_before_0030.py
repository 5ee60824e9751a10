"""A database of before migration 0030: its clocks go on, with the time that is left and what the time banks hold.

`before_0030.sql.gz` was written with schema version 28: a table at the daily pace whose first player has answered after
30 hours and then set quiet hours, a paused one at the brisk pace, a friendly one. `before_0030.json` has their numbers,
the moment, and the deadlines of then.
"""

from __future__ import annotations

import gzip
import json
import sqlite3
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest
import pytest_asyncio
from support.made_up.game_fixture import ALICE
from support.tables.positions import PositionBackend

from bot.game.deadlines import DUE
from bot.pace import BRISK, DAILY, FULL, Hours, bank_at, bank_seconds, own_pace
from bot.services.timeouts import TimeoutService
from bot.store.models import Timer

pytestmark = pytest.mark.of_a_file

HERE = Path(__file__).parent / "before_0030"
SAMPLE: dict[str, Any] = json.loads((HERE / "before_0030.json").read_text(encoding="utf-8"))
TABLES: dict[str, int] = SAMPLE["tables"]
H = 3600


@pytest_asyncio.fixture
async def old(tmp_path: Path) -> AsyncIterator[PositionBackend]:
    """The bot of today on the old database."""
    file = tmp_path / "data" / "risk.sqlite3"
    file.parent.mkdir()
    with sqlite3.connect(file) as db:
        db.executescript(gzip.decompress((HERE / "before_0030.sql.gz").read_bytes()).decode())
        assert db.execute("PRAGMA user_version").fetchone() == (28,)
    db.close()
    made = PositionBackend(file)
    made.presses, made.clock.at = 1_000_000, SAMPLE["now"]
    await made.open()
    yield made
    await made.shut()


async def due(old: PositionBackend, name: str) -> list[Timer]:
    return [*await old.timers(TABLES[name], DUE)]


async def test_deadlines_stay_and_know_what_they_were_given(old: PositionBackend) -> None:
    assert {name: [timer.due_at for timer in await due(old, name)] for name in TABLES} == SAMPLE["due"]
    (daily,), (paused,) = await due(old, "daily"), await due(old, "paused")
    assert (daily.given, daily.bank, daily.banked) == (48 * H, FULL, SAMPLE["now"] - H)
    assert (paused.given, paused.bank) == (16 * H, FULL)


async def test_a_time_bank_holds_what_it_held(old: PositionBackend) -> None:
    """Six of its 24 hours were taken, as of when the question was asked, 31 hours ago."""
    seat = (await old.sessions.load(TABLES["daily"])).seats[SAMPLE["seat"]]
    asked = SAMPLE["now"] - 31 * H
    assert bank_seconds(DAILY, bank_at(DAILY, seat.bank, seat.banked, asked)) == 18 * H
    assert bank_seconds(DAILY, bank_at(DAILY, seat.bank, seat.banked, asked + 24 * H)) == 22 * H


async def test_quiet_hours_hold_as_before(old: PositionBackend) -> None:
    hours = (await old.store.read(lambda tx: tx.people.get(SAMPLE["person"]))).hours
    assert hours == Hours("Europe/Paris", (22 * 60, 8 * 60))


async def test_a_slower_pace_gives_an_old_question_more_time(old: PositionBackend) -> None:
    assert SAMPLE["person"] == ALICE
    (before,) = await due(old, "daily")
    timeouts = TimeoutService(old.runner, old.scheduler)
    await timeouts.set_pace(TABLES["daily"], ALICE, own_pace(60 * H, 24 * H, 0, H, 0))
    (after,) = await due(old, "daily")
    assert after.due_at == before.due_at + 36 * H
    await timeouts.set_pace(TABLES["daily"], ALICE, BRISK)
    assert [timer.due_at for timer in await due(old, "daily")] == [after.due_at]
