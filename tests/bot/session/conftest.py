"""A house with one made-up game: a store in a file, its lobbies and sessions, no Discord."""

from __future__ import annotations

import sys
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
import pytest_asyncio

sys.path.append(str(Path(__file__).parents[2] / "rules" / "kernel"))

from small_house import House


@pytest.fixture
def same_dice(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every table opened in this test has the same secret."""
    monkeypatch.setattr("bot.services.lobbies.secrets.token_bytes", lambda size: bytes(range(size)))


@pytest_asyncio.fixture
async def house(tmp_path: Path) -> AsyncIterator[House]:
    made = House(tmp_path / "data" / "risk.sqlite3")
    await made.open()
    yield made
    await made.shut()
