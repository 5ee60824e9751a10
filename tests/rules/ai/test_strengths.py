"""The strengths of an AI: which games have which, who answers as which, and that `easy` stays as it is."""

from __future__ import annotations

import json

import pytest
from support.random_games.easy_answers import FILE, TABLES, hashes

from rules import GAMES, Offer, Player, Ruleset, Seeded, View, begin, legal, view
from rules.ai import EASY, STRENGTHS, USUAL, Advice, choose, choose_as, strengths_of

Asked = tuple[Ruleset, View, int, tuple[Offer, ...]]


def question(game: str) -> Asked:
    """The first question of a game."""
    rules = GAMES[game].ruleset(GAMES[game].setting((Player("red"), Player("blue"), Player("yellow")), {}))
    state = begin(rules, Seeded(b"k" * 32)).state
    number = state.unanswered[0]
    return rules.at(state), view(state, state.pending[number].player), number, tuple(legal(rules, state, number))


@pytest.mark.parametrize("table", TABLES)
def test_easy_answers_as_it_always_did(table: str) -> None:
    """Otherwise the yardstick would shrink by which the others are measured."""
    assert hashes(table) == json.loads(FILE.read_text(encoding="utf-8"))[table]


def test_each_game_has_easy_and_one_with_a_planner_has_all() -> None:
    assert all(strengths_of(game)[0] == EASY for game in GAMES)
    assert strengths_of("classic") == STRENGTHS == ("easy", "normal", "hard")
    assert strengths_of("squirrels") == (EASY,)
    assert USUAL in STRENGTHS


def test_a_game_without_a_planner_is_played_as_easy(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("rules.ai.strengths.PLANNERS", {})
    asked = question("classic")
    easy = choose(*asked, lambda size: 0)
    assert {choose_as(strength, *asked, lambda size: 0) for strength in STRENGTHS} == {easy}


def test_normal_and_hard_answer_with_the_advice_of_their_planner(monkeypatch: pytest.MonkeyPatch) -> None:
    asked = question("classic")
    easy = choose(*asked, lambda size: 0)
    last = asked[3][-1].answer(asked[2], easy.player, **{n: c[-1] for n, c in asked[3][-1].fields.items()})
    planned = Advice(answers={type(asked[1].mine[asked[2]]): lambda sight: last})
    monkeypatch.setattr("rules.ai.strengths.PLANNERS", {"classic": {"normal": planned, "hard": planned}})
    answers = {strength: choose_as(strength, *asked, lambda size: 0) for strength in STRENGTHS}
    assert answers == {"easy": easy, "normal": last, "hard": last}
    assert easy != last


@pytest.mark.parametrize("strength", ["", "Easy", "brutal"])
@pytest.mark.parametrize("game", ["classic", "legacy"])
def test_a_strength_that_does_not_exist_is_refused_with_those_that_do(game: str, strength: str) -> None:
    with pytest.raises(LookupError, match="there are easy, normal, hard"):
        choose_as(strength, *question(game), lambda size: 0)
