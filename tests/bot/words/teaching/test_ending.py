"""Why a course has ended as it has, in words."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bot.words import LANGUAGES, words
from bot.words.teaching.course import course_of, ruleset_of
from bot.words.teaching.ending import last_turns, reason_lines
from renders import RecentTurns
from renders.recent_turns import RecentTurn
from rules import Event, Player, Territory, View, position, view
from rules.legacy import Signed, WarWon
from rules.risk import BattleFought, Conquered, InvasionDeclared

RED, BLUE, YELLOW = map(Player, ("red", "blue", "yellow"))


def seen(game: str, winner: Player, hold: str, **more: str) -> View:
    """How Red sees the end of a course with this position, which `winner` has won."""
    course = course_of(game)
    assert course is not None
    rules = ruleset_of(game, course)
    return replace(view(position(rules, hold, **more).state, RED), winners=(winner,))


def told(game: str, at: View, *turns: RecentTurn, language: str = "en") -> list[str]:
    course = course_of(game)
    assert course is not None
    rules, spoken = ruleset_of(game, course), words(language, game)
    return [*last_turns(RecentTurns(turns), RED, rules, spoken), *reason_lines(RED, at, rules, spoken)]


def conquest(source: str, target: str) -> tuple[Event, ...]:
    """Blue takes a territory of Red's in one battle."""
    ends = (Territory(source), Territory(target))
    return (
        InvasionDeclared(BLUE, *ends, RED, "land"),
        BattleFought(BLUE, RED, *ends, (6,), (1,), 0, 0, 0, 1),
        Conquered(BLUE, RED, *ends, 1, ()),
    )


def test_a_win_against_the_last_enemy_is_named() -> None:
    at = seen("classic", RED, "red: peru:2 brazil:2; neutral: *")
    assert told("classic", at) == ["That wins: only the neutral army is left."]


def test_a_loss_tells_what_was_taken_since_ones_own_last_turn_and_no_armies_of_turns_to_come() -> None:
    at = seen("classic", BLUE, "blue: brazil:2 venezuela:2 argentina:2; neutral: *")
    before = RecentTurn(1, BLUE, conquest("venezuela", "peru"))
    last = RecentTurn(3, BLUE, (*conquest("venezuela", "brazil"), *conquest("brazil", "argentina")))
    lines = told("classic", at, before, RecentTurn(2, RED), last)
    assert [line.replace("\u00a0", " ") for line in lines] == [
        "🔵 **Blue** took Brazil and Argentina\n⚔️ Venezuela → **Brazil** → **Argentina** · Red −2",
        "Blue won as the only one left.",
    ]


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
    lines = told("legacy", at, language=language)
    assert [each.replace("\u00a0", " ").replace("\u202f", " ").replace("\u2019", "'") for each in lines] == [line]


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_is_told_of_what_follows_a_victory(language: str, strict_words: None) -> None:
    at = seen("legacy", YELLOW, "red: peru:2; yellow: brazil:2; nobody: *", stars="yellow: 4")
    at = replace(at, winners=())
    turn = RecentTurn(3, YELLOW, (WarWon(YELLOW, "stars"), Signed(YELLOW)))
    (told_turn,) = told("legacy", at, RecentTurn(2, RED), turn, language=language)
    won, signs = {"en": ("wins the war", "signs"), "fr": ("gagne la guerre", "signe")}[language]
    assert won in told_turn
    assert signs not in told_turn
