"""The fixtures of packages: a bot beside which the package of the guide is installed."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest_asyncio
from support.documents.guide_package import plain_package
from support.made_up.packages import Installed, installed
from support.tables.fixtures import small_pictures, strict_words, table
from support.tables.new_database import lay_new_database
from support.tables.simkit import LOCALES, make_bot

from bot.app import RiskBot


@pytest_asyncio.fixture
async def simcord_bot(tmp_path: Path, installed: Installed) -> AsyncIterator[RiskBot]:
    installed.install(plain_package())
    bot = make_bot(tmp_path)
    lay_new_database(bot.settings.database)
    yield bot
    await bot.close()
    LOCALES.clear()


__all__ = ["installed", "simcord_bot", "small_pictures", "strict_words", "table"]
