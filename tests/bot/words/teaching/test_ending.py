"""Why a course has ended as it has, in words."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bot.words import LANGUAGES, words
from bot.words.teaching.course import course_of, ruleset_of
from bot.words.teaching.ending import reason_lines
from rules import Event, Player, Territory, View, position, view
from rules.risk import Conquered

RED, BLUE, YELLOW = map(Player, ("red", "blue", "yellow"))


def seen(game: str, winner: Player, hold: str, **more: str) -> View:
    """How Red sees the end of a course with this position, which `winner` has won."""
    course = course_of(game)
    assert course is not None
    rules = ruleset_of(game, course)
    return replace(view(position(rules, hold, **more).state, RED), winners=(winner,))


def told(game: str, at: View, *events: Event, language: str = "en") -> list[str]:
    course = course_of(game)
    assert course is not None
    return list(reason_lines(events, RED, at, ruleset_of(game, course), words(language, game)))


def conquered(player: Player, loser: Player, target: str) -> Event:
    return Conquered(player, loser, Territory("venezuela"), Territory(target), 1, ())


def test_a_win_against_the_last_enemy_is_named() -> None:
    at = seen("classic", RED, "red: peru:2 brazil:2; neutral: *")
    assert told("classic", at) == ["That wins: only the neutral army is left."]


def test_a_loss_names_what_was_taken_and_no_armies_of_turns_to_come() -> None:
    at = seen("classic", BLUE, "red: peru:2; blue: brazil:2 venezuela:2 argentina:2; neutral: *")
    lines = told("classic", at, conquered(BLUE, RED, "brazil"), conquered(BLUE, RED, "argentina"))
    assert lines == ["Blue took Brazil and Argentina last.", "Blue took Brazil and Argentina from you."]


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("en", "Yellow had 4 stars: the headquarters in Brazil and in the Western United States, and 2 tokens."),
        ("fr", "Jaune avait 4 étoiles : les QG au Brésil et dans les États de l'Ouest, et 2 jetons."),
    ],
)
def test_a_lost_war_says_where_the_stars_came_from(language: str, line: str, strict_words: None) -> None:
    assert language in LANGUAGES
    at = seen(
        "legacy",
        YELLOW,
        "red: peru:2; blue: north_africa:3; yellow: brazil:2 western_united_states:3; nobody: *",
        factions="red: die_mechaniker; blue: khan_industries; yellow: saharan_republic",
        headquarters="red: brazil; blue: north_africa; yellow: western_united_states",
        stars="yellow: 2",
    )
    lines = told("legacy", at, conquered(YELLOW, RED, "brazil"), language=language)
    assert lines[0].replace("\u00a0", " ").replace("\u202f", " ").replace("\u2019", "'") == line
    assert len(lines) == 3
