"""Whom a seat plays stands beside its colour wherever it is named in full: who joins as the Greeks stays Greek."""

from __future__ import annotations

import pytest
from support.legacy.position import position as war_position

from bot.words import words
from bot.words.seat_titles import lobby_titles, seat_titles
from bot.words.seats import naming
from bot.words.status import end_line, status
from bot.words.story.turns import Turn, short_text, strength_of
from rules import GAMES, Player, Territory, position, ruleset, view
from rules.risk.combat.expand import Expanded

PURPLE, RED = Player("purple"), Player("red")


@pytest.mark.parametrize(
    ("language", "alone", "with_person"),
    [("en", "Purple (Greeks)", "Purple (Greeks, Anna)"), ("fr", "Violet (Grecs)", "Violet (Grecs, Anna)")],
)
def test_a_people_is_named_from_the_lobby_to_the_end(language: str, alone: str, with_person: str) -> None:
    rules, spoken = ruleset(GAMES["godstorm"].setting((PURPLE, Player("blue")))), words(language, "godstorm")
    state = position(rules, "purple: ionia:3; blue: gaul; nobody: *").state
    in_full = seat_titles(state, rules, spoken)
    assert in_full(PURPLE) == lobby_titles(GAMES["godstorm"], spoken)(PURPLE) == alone
    assert seat_titles(state, rules, spoken, {PURPLE: "Anna"})(PURPLE) == with_person
    assert naming(spoken)(PURPLE) == alone.split()[0], "inside a sentence the colour is enough"
    strength = strength_of(PURPLE, state, rules, spoken)
    turn = Turn(30, PURPLE, (Expanded(PURPLE, Territory("ionia"), Territory("minoa"), 1, ()),))
    assert f"**{alone}**" in short_text(turn, strength, rules, spoken).split("\n")[0], "a late turn's headline"
    assert f"**{alone}**" in status(view(state, None), rules, spoken, in_full)
    assert alone in end_line((PURPLE,), spoken, in_full)


def test_a_faction_is_named_once_it_is_chosen() -> None:
    laid, spoken = war_position({"red": "peru:5", "blue": "brazil"}), words("en", "legacy")
    in_full = seat_titles(laid.state, laid.rules, spoken)
    assert in_full(RED) == "Red (Die Mechaniker)"
    told = status(view(laid.state, None), laid.rules, spoken, in_full)
    assert "**Red (Die Mechaniker)**: " in told
    assert " · Die Mechaniker" not in told
    assert lobby_titles(GAMES["legacy"], spoken)(RED) == "Red"


def test_a_game_that_names_no_peoples_has_colours_alone() -> None:
    rules = ruleset(GAMES["classic"].setting((RED, Player("blue"), Player("green"))))
    state = position(rules, "red: peru; green: brazil; blue: *").state
    assert seat_titles(state, rules, words("en", "classic"))(RED) == "Red"
