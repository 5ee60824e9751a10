"""The migrations: numbered SQL files, each of which brings a database from one format to the next.

Those after `FIRST_ON_BOTH` are applied by each engine, which puts in a few words of its own: `{id}` (a key that numbers
itself), `{integer}`, `{boolean}`, `{text}` and `{bytes}`.
"""

from __future__ import annotations

from collections.abc import Mapping
from importlib import resources

FIRST_ON_BOTH = 38
"""The format with which a new PostgreSQL database begins; up to there the migrations are SQLite's alone."""


def migrations(words: Mapping[str, str]) -> list[str]:
    """The SQL of each migration, in order; number n brings a database from format n - 1 to n."""
    files = [file for file in resources.files("bot.store").joinpath("migrations").iterdir() if file.name[:4].isdigit()]
    files.sort(key=lambda file: file.name)
    return [_with(words, file.read_text(encoding="utf-8")) for file in files]


def _with(words: Mapping[str, str], script: str) -> str:
    for name, word in words.items():
        script = script.replace(f"{{{name}}}", word)
    return script
