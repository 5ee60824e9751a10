"""SEALED: what is in here spoils Risk Legacy for whoever plays it. What the history tells of a faction's new powers."""

from __future__ import annotations

import pytest

from bot.words import words
from bot.words.games.legacy.history import glued_texts
from rules.legacy.campaign.campaign import Campaign, Glued


@pytest.mark.parametrize(
    ("what", "english", "french"),
    [
        ("resourceful", "Imperial Balkania: Resourceful", "Balkanie impériale : Débrouillards"),
        ("wide_border", "Imperial Balkania: mission Wide Border", "Balkanie impériale : mission Large frontière"),
    ],
)
def test_what_a_faction_has_been_given_names_the_faction(what: str, english: str, french: str) -> None:
    kept = Campaign(game=2, glued=(Glued(1, what, "imperial_balkania", "m1"),))
    for language, told in (("en", english), ("fr", french)):
        ((_, text),) = glued_texts(kept, 1, words(language, "legacy"), str)
        assert text.replace("\u00a0", " ") == told
