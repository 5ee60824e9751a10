"""Texts that have no room are shortened after a whole word."""

from __future__ import annotations

import pytest

from bot.ui.interaction.layout import cut


@pytest.mark.parametrize(
    ("text", "limit", "shown"),
    [
        ("Occupy the crypt with 1 army", 28, "Occupy the crypt with 1 army"),
        ("Occupy the crypt with 1 army", 20, "Occupy the crypt…"),
        ("Occupy the crypt with 1 army", 17, "Occupy the crypt…"),
        ("Occuper la\u00a0Crypte avec 1 armée", 20, "Occuper la\u00a0Crypte…"),
        ("Sudostkryptenwächter", 10, "Sudostkry…"),
    ],
)
def test_no_word_is_cut_in_two(text: str, limit: int, shown: str) -> None:
    assert cut(text, limit) == shown
    assert len(shown) <= limit
