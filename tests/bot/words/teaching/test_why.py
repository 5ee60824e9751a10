"""Why? in words, at questions of games that are played at random: nothing is missing, nothing is too long."""

from __future__ import annotations

from random import Random

import pytest

from bot.cli.selfplay import setting_of
from bot.words import LANGUAGES, words
from bot.words.teaching.why import MOST_REASONS, leads_to, rule_line, ruled_out_lines
from rules import Player, Seeded, Territory, apply, begin, legal, ruled_out, ruleset, view
from rules.risk import ToDefend

WAR = {"en": "You win ties, unless a god of War", "fr": "sauf si un dieu de la Guerre"}
GAMES_OF_OURS = ("classic", "lotr", "godstorm", "legacy")
LONGEST = 240
"""The most characters of a line."""


@pytest.mark.parametrize("answers", [60, pytest.param(1500, marks=pytest.mark.long)])
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES_OF_OURS)
def test_every_question_that_comes_up_is_explained(game: str, language: str, answers: int, strict_words: None) -> None:
    rules, spoken, chance, rnd = ruleset(setting_of(game, 3, {})), words(language, game), Seeded(b"why"), Random(3)
    state = begin(rules, chance).state
    for _ in range(answers):
        if state.winners is not None:
            break
        number = state.unanswered[0]
        decision, offers = state.pending[number], list(legal(rules, state, number))
        seen, in_force = view(state, decision.player), rules.at(state)
        if answers > 60 or rnd.random() < 0.2:
            out = ruled_out_lines(ruled_out(rules, state, number), seen, in_force, spoken)
            lines = [rule_line(decision, spoken), *(leads_to(offer.action.kind, spoken) for offer in offers), *out]
            assert [line for line in lines if not 0 < len(line) <= LONGEST] == []
            assert len(out) <= MOST_REASONS
        offer = rnd.choice(offers)
        answer = offer.answer(number, decision.player, **{name: rnd.choice([*of]) for name, of in offer.fields.items()})
        state = apply(rules, state, answer, chance).state


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_defender_does_not_win_ties_against_the_god_of_war(language: str, strict_words: None) -> None:
    asked = ToDefend(Player("red"), Territory("peru"), Player("red"))
    assert WAR[language] in rule_line(asked, words(language, "godstorm"))
