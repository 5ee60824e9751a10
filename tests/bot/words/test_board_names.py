"""The names on the board pictures equal the names in the bot's texts."""

from __future__ import annotations

import pytest

from bot.words import LANGUAGES, words
from renders.board.art import ART, art
from rules import GAMES
from rules.atlas import board, land_names
from rules.kernel.names import name_key

BOARDS = sorted(folder.name for folder in ART.iterdir() if folder.is_dir())
GROUPS = {"lands": "land", "regions": "region", "strongholds": "stronghold", "sites": "site"}


@pytest.mark.parametrize("board", BOARDS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_name_on_the_board_is_said_the_same_way(language: str, board: str) -> None:
    spoken = words(language, board if board in GAMES else "")
    for group, names in art(board).anchors["names"][language].items():
        for ident, name in names.items():
            assert spoken.say(f"{GROUPS[group]}-{ident}") == name


@pytest.mark.parametrize("board", ["ancient_earth", "legacy", "middle_earth", "world"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_board_is_called_by_a_name_in_its_alt_text(language: str, board: str) -> None:
    assert board not in words(language).say("alt-title", board=board, round=0, who="none")


@pytest.mark.parametrize("name", ["ancient_earth", "legacy", "middle_earth", "world"])
def test_no_name_that_players_type_can_be_that_of_a_land_in_any_language(name: str) -> None:
    """The rules hold the names of territories and regions as keys; here they are held against the words."""
    about = board(name)
    lands = [f"land-{land}" for land in about.realm_of]
    regions = [f"region-{region}" for region in (*about.regions, *about.realms)]
    game = name if name in GAMES else ""
    names = {name_key(words(language, game).say(key)) for language in LANGUAGES for key in (*lands, *regions)}
    assert land_names(name) == names
