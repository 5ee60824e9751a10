"""The names on the board pictures equal the names in the bot's texts."""

from __future__ import annotations

import pytest

from bot.words import LANGUAGES, words
from renders.art import ART, art

BOARDS = sorted(folder.name for folder in ART.iterdir() if folder.is_dir())
GROUPS = {"lands": "land", "regions": "region", "strongholds": "stronghold", "sites": "site"}


@pytest.mark.parametrize("board", BOARDS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_name_on_the_board_is_said_the_same_way(language: str, board: str) -> None:
    spoken = words(language)
    for group, names in art(board).anchors["names"][language].items():
        for ident, name in names.items():
            assert spoken.say(f"{GROUPS[group]}-{ident}") == name
