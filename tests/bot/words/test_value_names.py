"""A choice that is called otherwise in one question than elsewhere."""

from __future__ import annotations

import pytest

from bot.words import words
from bot.words.decisions import value_name


@pytest.mark.parametrize(("language", "named"), [("en", "Sky deck"), ("fr", "Pile du Ciel")])
def test_where_a_deck_is_chosen_it_is_called_a_deck(language: str, named: str) -> None:
    assert value_name("deck", "sky", words(language)) == named
    assert value_name("what", "sky", words(language)) == named


def test_a_choice_without_a_name_of_its_own_is_named_as_everywhere() -> None:
    assert value_name("god", "sky", words("en")) == ""
    assert value_name("leaders", ("war", "sky"), words("en")) == ""
