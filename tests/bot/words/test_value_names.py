"""A choice that is called otherwise in one question than elsewhere."""

from __future__ import annotations

import pytest

from bot.words import words
from bot.words.decisions import answer, value_name
from bot.words.seats import naming
from rules import Player
from rules.risk import Attack


@pytest.mark.parametrize(("language", "named"), [("en", "Sky deck"), ("fr", "Pile du Ciel")])
def test_where_a_deck_is_chosen_it_is_called_a_deck(language: str, named: str) -> None:
    assert value_name("deck", "sky", words(language)) == named
    assert value_name("deck", "sky", words(language)) == named


def test_a_choice_without_a_name_of_its_own_is_named_as_everywhere() -> None:
    assert value_name("god", "sky", words("en")) == ""
    assert value_name("leaders", ("war", "sky"), words("en")) == ""


@pytest.mark.parametrize(
    ("language", "plain", "declared"),
    [
        ("en", "Attack Roma from Gaul with 3 and Gilgamesh", " (4 armies take part)"),
        ("fr", "Attaquer Rome depuis la Gaule avec 3 et Gilgamesh", " (4 armées en tout)"),
    ],
)
def test_an_attack_says_how_many_armies_were_declared(language: str, plain: str, declared: str) -> None:
    spoken, blue = words(language, "godstorm"), Player("blue")
    for armies, sentence in ((0, plain), (4, plain + declared)):
        attack = Attack(1, blue, "gaul", "roma", 3, ("war",), armies)
        assert answer(attack, spoken, naming(spoken)) == sentence
