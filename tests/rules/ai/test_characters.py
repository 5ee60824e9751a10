"""What AIs are like: which games have which, who answers as which, and that `easy` stays as it is."""

from __future__ import annotations

import json
from collections.abc import Iterator
from itertools import combinations, islice
from random import Random

import pytest
from support.random_games.easy_answers import FILE, TABLES, hashes

from rules import GAMES, Action, Offer, Player, Ruleset, Seeded, View, advance, begin, legal, view
from rules.ai import (
    CHARACTERS,
    EASY,
    STRENGTHS,
    TEMPERS,
    USUAL,
    Advice,
    Character,
    advice_of,
    characters_of,
    choose,
    choose_as,
)
from rules.risk import Attack
from rules.risk.combat.invasion import ToFight

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
    assert all(characters_of(game)[0] == Character(EASY) for game in GAMES)
    assert characters_of("classic") == characters_of("legacy") == characters_of("lotr") == CHARACTERS
    assert characters_of("squirrels") == (Character(EASY),)
    assert USUAL in CHARACTERS


def test_a_game_without_a_planner_is_played_as_easy(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("rules.ai.characters.advice_as", lambda character, game: advice_of(game))
    asked = question("classic")
    easy = choose(*asked, lambda size: 0)
    assert {choose_as(character, *asked, lambda size: 0) for character in CHARACTERS} == {easy}


def test_normal_and_hard_answer_with_the_advice_of_their_planner(monkeypatch: pytest.MonkeyPatch) -> None:
    asked = question("classic")
    easy = choose(*asked, lambda size: 0)
    last = asked[3][-1].answer(asked[2], easy.player, **{n: c[-1] for n, c in asked[3][-1].fields.items()})
    planned = Advice(answers={type(asked[1].mine[asked[2]]): lambda sight: last})
    known = {Character("normal"): planned, Character("hard"): planned}
    monkeypatch.setattr("rules.ai.characters.advice_as", lambda character, game: known.get(character, advice_of(game)))
    answers = {strength: choose_as(Character(strength), *asked, lambda size: 0) for strength in STRENGTHS}
    assert answers == {"easy": easy, "normal": last, "hard": last}
    assert easy != last


@pytest.mark.parametrize(
    "character", [Character(""), Character("Easy"), Character("easy", "bold"), Character("hard", "mild")]
)
@pytest.mark.parametrize("game", ["classic", "legacy"])
def test_a_character_that_does_not_exist_is_refused_with_those_that_do(game: str, character: Character) -> None:
    with pytest.raises(LookupError, match="there are easy, normal, normal-bold,"):
        choose_as(character, *question(game), lambda size: 0)


def test_every_character_is_read_as_it_is_written() -> None:
    assert [Character.read(str(each)) for each in CHARACTERS] == [*CHARACTERS]
    assert str(Character("hard", "bold")) == "hard-bold"
    for unknown in ("", "brutal", "easy-bold", "hard-balanced", "hard-", "-bold"):
        with pytest.raises(LookupError, match="there are easy, normal, normal-bold,"):
            Character.read(unknown)


def questions(seed: int, every: int) -> Iterator[Asked]:
    """Every few of the questions whether to attack in a game of four who play as `easy`."""
    game = GAMES["classic"]
    rules = game.ruleset(game.setting(tuple(map(Player, ("red", "blue", "green", "yellow"))), {"setup": "dealt"}))
    chance, pick = Seeded(bytes([seed])), Random(seed).randrange
    state, asked = begin(rules, chance).state, 0
    while state.winners is None:
        number = state.unanswered[0]
        seen, offers = view(state, state.pending[number].player), tuple(legal(rules, state, number))
        if isinstance(state.pending[number], ToFight):
            asked += 1
            if asked % every == 0:
                yield rules, seen, number, offers
        state = advance(rules, state, choose(rules, seen, number, offers, pick), chance).state


def test_bold_attacks_where_patient_waits_and_each_temper_plays_its_own_way() -> None:
    answers: dict[str, list[Action]] = {temper: [] for temper in TEMPERS}
    for asked in islice(questions(seed=1, every=3), 60):
        for temper, given in answers.items():
            given.append(choose_as(Character("hard", temper), *asked, lambda size: 0))
    attacks = {temper: sum(isinstance(each, Attack) for each in given) for temper, given in answers.items()}
    assert attacks["bold"] > attacks["balanced"] > attacks["patient"]
    for one, other in combinations(answers, 2):
        assert sum(a != b for a, b in zip(answers[one], answers[other], strict=True)) >= 4
