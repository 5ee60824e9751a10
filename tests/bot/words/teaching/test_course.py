"""Courses as data: what may stand in one, how long its lines are, and that each is won by its own advice."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest
from support.teaching.played_course import PlayedCourse, against, play_course

from bot.services.courses import MOST_QUESTIONS, MOST_ROUNDS
from bot.words import LANGUAGES, words
from bot.words.games import find_course
from bot.words.help import rules_topics
from bot.words.teaching.course import CONDITIONS, BadCourse, Course, course_of, courses, read_course
from bot.words.teaching.guide import guide_line
from rules import GAMES

COURSES = courses()
LONGEST, MOST_LINES = 110, 25
"""The most characters of a guide's line, and the most lines of a course."""
GUIDE = Path(__file__).parents[4] / "docs/teaching.md"


def course(game: str) -> Course:
    found = course_of(game)
    assert found is not None
    return found


def test_classic_is_taught() -> None:
    assert "classic" in COURSES


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", COURSES)
def test_every_line_is_short_and_there_are_few(game: str, language: str, strict_words: None) -> None:
    spoken, moments = words(language, game), course(game).moments
    assert len(moments) <= MOST_LINES
    lines = [re.sub(r"\*\*|^🎓 ", "", guide_line(game, moment, spoken)) for moment in moments]
    assert {line: len(line) for line in lines if len(line) > LONGEST} == {}
    assert len(set(lines)) == len(lines)


@pytest.mark.parametrize("game", COURSES)
def test_every_moment_names_a_page_of_the_rules(game: str) -> None:
    assert {moment.page for moment in course(game).moments} <= {*rules_topics(GAMES[game])}


def test_the_guide_for_authors_lists_every_condition() -> None:
    listed = set(re.findall(r"^\| `([a-z]+)` \|", GUIDE.read_text(encoding="utf-8"), re.MULTILINE))
    assert listed == {*CONDITIONS}


def changed(tmp_path: Path, **moment: Any) -> Path:
    """The course of classic with its first moment changed."""
    found = find_course("classic")
    assert found is not None
    data = json.loads(found.read_text(encoding="utf-8"))
    data["moments"][0] |= moment
    file = tmp_path / "course.json"
    file.write_text(json.dumps(data), encoding="utf-8")
    return file


@pytest.mark.parametrize(
    ("moment", "why"),
    [
        ({"when": {"weather": "rain"}}, "no condition is called 'weather'; there are asked, offered"),
        ({"when": {"asked": 3}}, "asked takes str, not 3"),
        ({"when": {"round": True}}, "round takes int, not True"),
        ({"when": {"asked": "to-dance"}}, "nothing asks 'to-dance'; there are"),
        ({"when": {"offered": "dance"}}, "no answer is of kind 'dance'; there are"),
        ({"understood": "seen"}, "understood is 'answered' or a kind of answer, not 'seen'"),
        ({"line": "Go!"}, "unknown field `line`"),
    ],
)
def test_what_a_moment_may_not_say_is_refused_in_one_line(tmp_path: Path, moment: dict[str, Any], why: str) -> None:
    with pytest.raises(BadCourse) as caught:
        read_course("classic", changed(tmp_path, **moment))
    assert why in str(caught.value)
    assert "\n" not in str(caught.value)


def test_a_position_that_cannot_be_laid_is_refused(tmp_path: Path) -> None:
    file = changed(tmp_path)
    data = json.loads(file.read_text(encoding="utf-8"))
    file.write_text(json.dumps(data | {"position": {"hold": "red: atlantis"}}), encoding="utf-8")
    with pytest.raises(BadCourse, match="atlantis"):
        read_course("classic", file)


def is_won(game: str, played: PlayedCourse) -> bool:
    return played.winners is not None and course(game).seats[0] in played.winners


@pytest.mark.parametrize("game", COURSES)
def test_its_own_advice_wins_a_course_and_its_guide_speaks_of_most(game: str) -> None:
    played = play_course(game, b"key 0")
    assert is_won(game, played)
    assert len(played.understood) >= len(course(game).moments) * 2 // 3, played.understood


@pytest.mark.parametrize("game", COURSES)
def test_against_its_advice_a_course_ends_as_well(game: str) -> None:
    played = play_course(game, b"key 0", against)
    assert played.winners is not None or played.questions == MOST_QUESTIONS or played.rounds > MOST_ROUNDS


@pytest.mark.long
@pytest.mark.parametrize("game", COURSES)
def test_its_own_advice_wins_seven_of_ten(game: str) -> None:
    played = [play_course(game, b"key %d" % key) for key in range(10)]
    assert sum(is_won(game, each) for each in played) >= 7
    assert {moment.id for moment in course(game).moments} == {one for each in played for one in each.understood}
