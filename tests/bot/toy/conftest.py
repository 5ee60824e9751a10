"""A bot with one more game, registered from outside without changes in `bot/`."""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest
import pytest_asyncio
from support.made_up.toy_house import TAILWIND
from support.made_up.toy_rules import three_piers
from support.made_up.toy_words import TOY_WORDS
from support.tables.fixtures import strict_words, table
from support.tables.new_database import lay_new_database
from support.tables.simkit import LOCALES, make_bot

from bot.app import RiskBot
from bot.words.games import register, unregister
from rules import GAMES, Game
from rules.house import HOUSE


@pytest.fixture
def toy(monkeypatch: pytest.MonkeyPatch) -> Iterator[Game]:
    """The game, its house rule and its words."""
    monkeypatch.setitem(HOUSE, "tailwind", TAILWIND)
    register(TOY_WORDS)
    yield three_piers()
    unregister(TOY_WORDS)


@pytest_asyncio.fixture
async def simcord_bot(tmp_path: Path, toy: Game) -> AsyncIterator[RiskBot]:
    bot = make_bot(tmp_path, games={**GAMES, toy.name: toy})
    lay_new_database(bot.settings.database)
    yield bot
    await bot.close()
    LOCALES.clear()


__all__ = ["simcord_bot", "strict_words", "table", "toy"]
