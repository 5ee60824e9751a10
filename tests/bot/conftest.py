"""The fixtures of the bot's tests: a simulated Discord with a table of friends, and the bot without any Discord."""

from __future__ import annotations

from support.tables.fixtures import (
    backend,
    english_clients,
    exact_pictures,
    made_pages,
    no_pictures,
    old_panels,
    own_dice,
    same_dice,
    simcord_bot,
    small_pictures,
    strict_words,
    table,
)
from support.tables.whole_games import skip

__all__ = [
    "backend", "english_clients", "exact_pictures", "made_pages", "no_pictures", "old_panels", "own_dice", "same_dice",
    "simcord_bot", "skip", "small_pictures", "strict_words", "table",
]  # fmt: skip
