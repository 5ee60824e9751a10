"""Titles of answers inside a sentence."""

from __future__ import annotations

import pytest

from bot.words import words
from bot.words.decisions import topic_name, verb, window_clause
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


@pytest.mark.parametrize("language", ["en", "fr"])
def test_every_window_has_words_for_its_moment_inside_a_sentence(language: str) -> None:
    """`Some cards can be played { $moments }`: a heading such as `Missiles` would be no sentence."""
    spoken = words(language)
    windows = {name.removeprefix("window-") for name in spoken if name.startswith("window-")}
    assert {"before-roll", "thrown", "invasion"} <= windows
    named = {window for window in windows if window_clause(window, spoken) == topic_name(window, spoken)}
    assert named == set()
