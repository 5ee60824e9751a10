"""A house with one made-up game, and what its host needs to look after it."""

from __future__ import annotations

import sys
from collections.abc import AsyncIterator
from pathlib import Path

import pytest_asyncio

sys.path.append(str(Path(__file__).parents[2] / "rules" / "kernel"))
sys.path.append(str(Path(__file__).parents[1] / "session"))

from small_house import House


@pytest_asyncio.fixture
async def house(tmp_path: Path) -> AsyncIterator[House]:
    made = House(tmp_path / "data" / "risk.sqlite3")
    await made.open()
    yield made
    await made.shut()
