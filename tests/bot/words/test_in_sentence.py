"""Titles of answers inside a sentence."""

from __future__ import annotations

import pytest

from bot.words import words
from bot.words.decisions import verb
from bot.words.typography import in_sentence


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("en", "You can still leave Heaven."),
        ("fr", "Vous pouvez encore charger depuis le Ciel."),
    ],
)
def test_names_keep_their_capitals(language: str, told: str) -> None:
    spoken = words(language, "godstorm")
    assert spoken.say("confirm-pass-end", what=in_sentence(verb("leave-heaven", spoken))).startswith(told)
