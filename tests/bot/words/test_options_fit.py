"""A table's options: each answer answers its question."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest

from bot.words import Words, words
from bot.words.decisions import choice_name, option_description
from rules import GAMES, Game, house_rules_of

CLOSED = {
    "en": r"(Is|Are|Do|Does|Can|May|Must|Will|Has|Have)\b",
    "fr": r"(Peut|Doit|Faut|Est|Jouez)-|(Les?|La|L’|Des|Une?)\b.*-(ils?|elles?)\b",
}
"""How a question begins that is answered by yes or no."""
ANSWERS = {"en": r"(Yes|No)(,|$)", "fr": r"(Oui|Non)(,|$)"}


def asked(game: Game, spoken: Words) -> Iterator[tuple[str, list[str]]]:
    """Every question with its answers, but for those that leave it to another choice."""
    for option in game.options:
        if option.name in house_rules_of(game.options):
            continue
        settled = ((each, game.settle_options({**game.defaults, option.name: each})) for each in option.choices)
        own = [each for each, play in settled if play[option.name] == each]
        yield (
            option_description(option.name, spoken, game.name),
            [choice_name(option.name, each, spoken) for each in own],
        )


@pytest.mark.parametrize("language", ["en", "fr"])
def test_a_closed_question_is_answered_by_yes_or_no_and_no_other_is(language: str) -> None:
    closed = 0
    for name, game in GAMES.items():
        for question, answers in asked(game, words(language, name)):
            assert question.rstrip().endswith("?"), question
            is_closed = re.match(CLOSED[language], question) is not None
            closed += is_closed
            misfits = [each for each in answers if (re.match(ANSWERS[language], each) is not None) != is_closed]
            assert misfits == [], question
    assert closed > 10
