"""Fixtures: the bot in a simulated Discord, with one channel and five people; and the bot without any Discord."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable, Iterator
from pathlib import Path
from typing import Any

import discord
import pytest
import pytest_asyncio
import simcord
from PIL import Image
from support.made_up.game_fixture import Backend
from support.tables.new_database import lay_new_database
from support.tables.opened_tables import watch_patches
from support.tables.own_secrets import DRAWN, draw_secret
from support.tables.simkit import AMISS, LOCALES, make_bot, ready_simcord
from support.tables.small_pictures import (
    EXACT,
    SMALL,
    StudioOfTests,
    card,
    encode_exactly,
    encode_small,
    sample_card,
    written,
)
from support.tables.tables import Table

from bot.app import RiskBot
from bot.ui.replay import making
from bot.words import raise_on_missing
from renders import Picture
from renders.cards.hands import Card

ready_simcord()
watch_patches()


@pytest.fixture
def strict_words() -> Iterator[None]:
    """Raise an error for a missing message."""
    raise_on_missing(True)
    yield
    raise_on_missing(False)


def _count_up(size: int) -> bytes:
    return bytes(range(size))


@pytest.fixture(autouse=True)
def own_dice(monkeypatch: pytest.MonkeyPatch) -> None:
    """Give each test the same secrets whenever it runs: a failure is found again, no deal is met for the first time
    where nobody looks, and a table that is opened is copied for all that open one like it."""
    DRAWN.count = 0
    monkeypatch.setattr("bot.services.new_tables.secrets.token_bytes", draw_secret)


def _expire(interaction: object) -> bool:
    return True


async def _draw_nothing(*about: Any) -> None:
    return None


@pytest.fixture
def same_dice(monkeypatch: pytest.MonkeyPatch) -> None:
    """Give every table opened in this test the same secret."""
    monkeypatch.setattr("bot.services.new_tables.secrets.token_bytes", _count_up)


@pytest.fixture
def made_pages(monkeypatch: pytest.MonkeyPatch) -> list[object]:
    """What pages are made of; they are made here, since a process takes longer to start than a page."""
    asked: list[object] = []

    async def run_here(module: str, work: Any, seconds: float = 0) -> object:
        asked.append(work)
        return making.make_page(work)

    monkeypatch.setattr(making, "run_task", run_here)
    return asked


@pytest.fixture
def old_panels(monkeypatch: pytest.MonkeyPatch) -> None:
    """Make every panel too old to be redrawn."""
    monkeypatch.setattr(discord.Interaction, "is_expired", _expire)


@pytest.fixture
def no_pictures(monkeypatch: pytest.MonkeyPatch) -> None:
    """Draw no pictures."""
    monkeypatch.setattr("bot.ui.posts.board.public_picture", _draw_nothing)
    monkeypatch.setattr("bot.ui.screens.hand.hand_picture", _draw_nothing)
    monkeypatch.setattr("bot.ui.posts.end.public_picture", _draw_nothing)
    monkeypatch.setattr("bot.ui.posts.seal.seal_picture", _draw_nothing)


@pytest.fixture
def small_pictures(monkeypatch: pytest.MonkeyPatch) -> None:
    """Paint some of the boards and cards, and send every picture small: to encode one takes several times as long as to
    paint it."""
    _encode_with(encode_small, SMALL, sample_card, monkeypatch)


@pytest.fixture
def exact_pictures(monkeypatch: pytest.MonkeyPatch) -> None:
    """Paint every picture whole, and send a digest of its pixels."""
    _encode_with(encode_exactly, EXACT, card, monkeypatch)


def _encode_with(
    encoder: Callable[..., Picture],
    studio: StudioOfTests,
    paint_card: Callable[[Card, str], Image.Image],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("renders.board.cache._STUDIO", studio)
    monkeypatch.setattr("renders.board.paint._write_board", written)
    monkeypatch.setattr("renders.cards.hands._card", paint_card)
    for drawn in ("cards.hands", "dice"):
        monkeypatch.setattr(f"renders.{drawn}.encode", encoder)


@pytest.fixture(autouse=True)
def english_clients() -> None:
    """Every client speaks English as long as a test says nothing, whatever the one before it said."""
    LOCALES.clear()


@pytest_asyncio.fixture
async def simcord_bot(tmp_path: Path) -> AsyncIterator[RiskBot]:
    """The bot that SimCord's own fixture runs."""
    bot = make_bot(tmp_path)
    lay_new_database(bot.settings.database)
    yield bot
    await bot.close()


@pytest_asyncio.fixture
async def table(
    strict_words: None, small_pictures: None, simcord_bot: RiskBot, simcord_env: simcord.Env, tmp_path: Path
) -> AsyncIterator[Table]:
    """The channel, its people and the bot; afterwards, check that Discord would accept every message."""
    AMISS.clear()
    made = Table(tmp_path, simcord_bot, simcord_env, copies=True)
    yield made
    await made.shut()
    assert not AMISS


@pytest_asyncio.fixture
async def backend(tmp_path: Path) -> AsyncIterator[Backend]:
    """The bot without Discord, with one made-up game."""
    made = Backend(tmp_path / "data" / "risk.sqlite3")
    lay_new_database(made.database)
    await made.open()
    yield made
    await made.shut()
