"""The clocks of tables at which everything that touches time is used at random: nobody gets or loses a second that
`docs/pace.md` does not give or take (see `TimedTable`)."""

from __future__ import annotations

from pathlib import Path

import pytest
from support.in_part import in_part
from support.tables.new_database import lay_new_database
from support.tables.timed_tables import TimedBackend, TimedTable

STEPS = 40


async def play(path: Path, seed: int) -> None:
    backend = TimedBackend(path / "data" / "risk.sqlite3")
    lay_new_database(backend.database)
    await backend.open()
    try:
        table = TimedTable(backend, seed)
        await table.begin()
        await table.play(STEPS)
        table.nobody_slept_too_much()
    finally:
        await backend.shut()


@in_part("seed", range(6), kept=range(2))
async def test_nobody_stretches_shortens_or_resets_the_time_of_a_question(tmp_path: Path, seed: int) -> None:
    await play(tmp_path, seed)


@pytest.mark.long
@pytest.mark.parametrize("seed", range(100, 600))
async def test_nobody_does_in_five_hundred_games(tmp_path: Path, seed: int) -> None:
    await play(tmp_path, seed)
