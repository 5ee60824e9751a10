"""SEALED: what is in here spoils Risk Legacy for whoever plays it. What the post of a broken seal says was in there."""

from __future__ import annotations

import pytest

from bot.ui.posts.seal import opening
from bot.words import words
from rules.legacy.sealed.envelope.kept import AMONG

DRAWN = {
    "en": ("The Ancient Entity.", "A deadly virus.", "An unstable orbit.", "Five curses."),
    "fr": ("L’Entité ancienne.", "Un virus mortel.", "Une orbite instable.", "Cinq malédictions."),
}


@pytest.mark.parametrize("language", ["en", "fr"])
def test_the_envelope_tells_what_was_drawn_into_it_and_nothing_else(language: str) -> None:
    named = DRAWN[language]
    assert len(named) == len(AMONG)
    for number, its_own in enumerate(named, 1):
        said = opening("envelope", {"envelope:drawn": str(number)}, words(language, "legacy"))
        assert [name for name in named if name in said] == [its_own]
