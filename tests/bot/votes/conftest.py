"""The furnished bot in a simulated Discord, for votes and seats that change hands."""

from __future__ import annotations

import sys
from pathlib import Path

sys.path.append(str(Path(__file__).parents[1]))

from typing import Any

import pytest
from furnished import same_dice, simcord_bot, strict_words, table

__all__ = ["same_dice", "simcord_bot", "strict_words", "table"]


@pytest.fixture(autouse=True)
def no_pictures(monkeypatch: pytest.MonkeyPatch) -> None:
    """Votes are words: nothing is drawn."""

    async def nothing(*about: Any) -> None:
        return None

    monkeypatch.setattr("bot.ui.posts.board.public_picture", nothing)
    monkeypatch.setattr("bot.ui.screens.hand.hand_picture", nothing)
    monkeypatch.setattr("bot.ui.posts.renderer.film_of", nothing)
