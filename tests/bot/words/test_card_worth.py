"""What a card is worth has room in a list of cards, which shows the beginning of what it does."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import bot.words
from bot.ui.interaction.layout import DESCRIPTION

EFFECT = re.compile(r"^    \.effect = (.*)$", re.MULTILINE)
WORTH = {"en": re.compile(r"\b[Ww]orth [^.]*\."), "fr": re.compile(r"\b[Vv]aut [^.]*\.")}


@pytest.mark.parametrize("language", WORTH)
def test_what_a_card_is_worth_is_not_cut(language: str) -> None:
    pages = Path(bot.words.__file__).parent.rglob(f"{language}/*.ftl")
    effects = [effect for page in pages for effect in EFFECT.findall(page.read_text(encoding="utf-8"))]
    valued = [effect for effect in effects if WORTH[language].search(effect)]
    assert len(valued) > 25
    assert [effect for effect in valued if not WORTH[language].search(effect[:DESCRIPTION])] == []
