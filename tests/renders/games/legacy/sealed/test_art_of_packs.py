"""SEALED: what is in here spoils Risk Legacy for whoever plays it. Whatever a pack adds is drawn, and has a word."""

from __future__ import annotations

import pytest

from bot.ui.pictures.board import look_of
from bot.words import LANGUAGES
from renders.games.game_art import known_art
from renders.games.legacy import stickers
from renders.games.legacy.history_signs import COLOURS
from rules.legacy.campaign.seals import LABELS
from rules.legacy.sealed import PACKS


@pytest.mark.parametrize("label", LABELS)
def test_what_a_pack_adds_has_a_picture_and_a_word_in_both_languages(label: str) -> None:
    """Markers are explained below the seats, cities and factions have a sign in the history."""
    content = PACKS[label].content
    for named in (known_art().words, *(look_of(language).names.words for language in LANGUAGES)):
        assert [kind for kind in stickers.SCARS if kind not in named] == []
    assert [kind for kind in content.get("cities", ()) if kind not in stickers.CITIES] == []
    assert [one for one in content.get("factions", ()) if one not in stickers.EMBLEMS or one not in COLOURS] == []
