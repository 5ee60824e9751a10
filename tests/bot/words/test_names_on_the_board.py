"""The names that were placed on the board are the names that the bot says."""

from __future__ import annotations

import pytest

from bot.words import LANGUAGES, words
from renders.art import art

GROUPS = {"lands": "land", "regions": "region", "strongholds": "stronghold", "sites": "site"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_name_on_the_board_is_said_the_same_way(language: str) -> None:
    spoken = words(language)
    for group, prefix in GROUPS.items():
        for ident, name in art("middle_earth").anchors["names"][language][group].items():
            assert spoken.say(f"{prefix}-{ident}") == name
