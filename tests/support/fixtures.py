"""A simulated Discord with the furnished bot in one channel, and four friends."""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import discord
import pytest
import pytest_asyncio
import simcord
from simkit import AMISS, LOCALES, make_bot, ready_simcord
from tables import Table

from bot.app import RiskBot
from bot.words import raise_on_missing

ready_simcord()


@pytest.fixture(autouse=True)
def strict_words() -> Iterator[None]:
    """A word that is missing fails the test."""
    raise_on_missing(True)
    yield
    raise_on_missing(False)
    LOCALES.clear()


@pytest.fixture
def same_dice(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every table opened in this test has the same secret."""
    monkeypatch.setattr("bot.services.lobbies.secrets.token_bytes", lambda size: bytes(range(size)))


@pytest.fixture
def old_panels(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every panel has stood open for too long to be drawn anew."""
    monkeypatch.setattr(discord.Interaction, "is_expired", lambda self: True)


@pytest_asyncio.fixture
async def simcord_bot(tmp_path: Path) -> AsyncIterator[RiskBot]:
    """The bot that SimCord's own fixture runs."""
    bot = make_bot(tmp_path)
    yield bot
    await bot.close()


@pytest_asyncio.fixture
async def table(simcord_bot: RiskBot, simcord_env: simcord.Env, tmp_path: Path) -> AsyncIterator[Table]:
    AMISS.clear()
    made = Table(tmp_path, simcord_bot, simcord_env)
    yield made
    await made.shut()
    assert not AMISS
