"""A store in a file, a clock in the hand, and bells that say when they rang."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest_asyncio
from belfry import Belfry


@pytest_asyncio.fixture
async def belfry(tmp_path: Path) -> AsyncIterator[Belfry]:
    made = Belfry(tmp_path / "risk.sqlite3")
    await made.open()
    yield made
    await made.close()
