"""A simulated Discord with the furnished bot in one channel, and four friends; or a house without Discord."""

from __future__ import annotations

import sys
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
import pytest_asyncio
import simcord

sys.path.append(str(Path(__file__).parents[1]))
sys.path.append(str(Path(__file__).parents[1] / "session"))
sys.path.append(str(Path(__file__).parents[2] / "rules" / "kernel"))
sys.path.append(str(Path(__file__).parents[2] / "rules" / "lotr"))

from furnished import same_dice, simcord_bot, strict_words, table
from staged import Staged


@pytest.fixture
def patient(simcord_env: simcord.Env) -> None:
    """A busy machine may take its time over a picture."""
    simcord_env.settle_timeout = 45.0


@pytest_asyncio.fixture
async def house(tmp_path: Path) -> AsyncIterator[Staged]:
    made = Staged(tmp_path / "data" / "risk.sqlite3")
    await made.open()
    yield made
    await made.shut()


__all__ = ["patient", "same_dice", "simcord_bot", "strict_words", "table"]
