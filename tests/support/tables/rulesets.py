"""Rulesets to tell events under, composed as for a table of three or as many as are asked for."""

from __future__ import annotations

from bot.cli.selfplay import setting_of
from rules import Ruleset, ruleset


def rules_of_game(game: str, seats: int = 3, **options: str) -> Ruleset:
    """The rules of a game with these options, named with `_` for `-`."""
    return ruleset(setting_of(game, seats, {name.replace("_", "-"): choice for name, choice in options.items()}))
