"""A store in a file with a clock in the hand; and a simulated Discord with four friends, whose clock can be moved."""

from __future__ import annotations

import sys
from collections.abc import AsyncIterator
from pathlib import Path

import pytest_asyncio

sys.path.append(str(Path(__file__).parents[1]))

from belfry import Belfry
from furnished import same_dice, simcord_bot, strict_words, table

__all__ = ["belfry", "same_dice", "simcord_bot", "strict_words", "table"]


@pytest_asyncio.fixture
async def belfry(tmp_path: Path) -> AsyncIterator[Belfry]:
    made = Belfry(tmp_path / "risk.sqlite3")
    await made.open()
    yield made
    await made.close()
