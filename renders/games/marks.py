"""The marks beside words by name, those of all games and those that a game registers."""

from __future__ import annotations

from functools import cache

from renders.games.game_art import known_art
from renders.marks import draw_mark


@cache
def mark_picture(name: str) -> bytes:
    """A mark by its name, as a PNG file."""
    return draw_mark(known_art().marks[name].paint)


def mark_versions() -> dict[str, str]:
    """What tells one version of each mark's picture from the next, by the mark's name."""
    return {name: mark.version for name, mark in known_art().marks.items()}
