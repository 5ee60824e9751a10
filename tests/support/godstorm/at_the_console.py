"""Godstorm for the console, whether or not `rules.GAMES` offers it."""

from __future__ import annotations

import pytest

from rules import GAMES
from rules.godstorm import GODSTORM


@pytest.fixture(autouse=True)
def godstorm(monkeypatch: pytest.MonkeyPatch) -> None:
    """Offer Godstorm to the commands of a test."""
    monkeypatch.setitem(GAMES, GODSTORM.name, GODSTORM)
