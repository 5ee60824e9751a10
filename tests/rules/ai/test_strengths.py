"""The strengths of an AI: which games have which, who answers as which, and that `easy` stays as it is."""

from __future__ import annotations

import json
from typing import Any

import pytest
from support.random_games.easy_answers import FILE, TABLES, hashes

from rules import GAMES, Action, Offer, Player, Ruleset, Seeded, View, begin, legal, view
from rules.ai import EASY, STRENGTHS, USUAL, choose, choose_as, strengths_of

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


def test_a_planner_answers_as_normal_and_hard_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    planned, asked = [], question("classic")

    def last(strength: str, rules: Ruleset, view: View, number: int, offers: Any, pick: Any) -> Action:
        planned.append(strength)
        return choose(rules, view, number, offers, lambda size: size - 1)

    monkeypatch.setattr("rules.ai.strengths.PLANNERS", {"classic": last})
    for strength in STRENGTHS:
        choose_as(strength, *asked, lambda size: 0)
    assert planned == ["normal", "hard"]


@pytest.mark.parametrize("strength", ["", "Easy", "brutal"])
@pytest.mark.parametrize("game", ["classic", "legacy"])
def test_a_strength_that_does_not_exist_is_refused_with_those_that_do(game: str, strength: str) -> None:
    with pytest.raises(LookupError, match="there are easy, normal, hard"):
        choose_as(strength, *question(game), lambda size: 0)
