"""Courses as data: what may stand in one, how long its lines are, and that each is won by its own advice."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest
from support.teaching.played_course import PlayedCourse, against, play_course

from bot.services.courses import MOST_QUESTIONS, MOST_ROUNDS
from bot.ui.pictures.scene import headline
from bot.words import LANGUAGES, words
from bot.words.games import find_course
from bot.words.games.godstorm.status import epoch_lines
from bot.words.help import rules_topics
from bot.words.status import clock_line
from bot.words.teaching.course import (
    CONDITIONS,
    BadCourse,
    Course,
    course_of,
    courses,
    lay_out,
    read_course,
    ruleset_of,
)
from bot.words.teaching.guide import guide_line, opening_lines
from rules import GAMES, Seeded, view
from rules.godstorm import ALTAR, CRYPT, UNDERWORLD
from rules.legacy import Headquarters
from rules.risk import Attack, Conquests, Expand

COURSES = courses()
LONGEST, MOST_LINES = 110, 25
"""The most characters of a guide's line, and the most lines of a course."""
MOST_PRESSES = 45
"""The most presses that a course takes whoever does what is advised, in ten to fifteen minutes: each has to be read."""
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
    spoken, moments = words(language, game), (*course(game).moments, *course(game).in_game)
    said = [*opening_lines(game, course(game), spoken), *(guide_line(game, moment, spoken) for moment in moments)]
    lines = [re.sub(r"\*\*|^🎓 ", "", line) for line in said]
    assert len(lines) <= MOST_LINES
    assert {line: len(line) for line in lines if len(line) > LONGEST} == {}
    assert len(set(lines)) == len(lines)


@pytest.mark.parametrize("game", COURSES)
def test_every_moment_names_a_page_of_the_rules(game: str) -> None:
    pages = {moment.page for moment in course(game).moments}
    in_game = {moment.page for moment in course(game).in_game}
    assert pages | in_game | {*course(game).beyond} <= {*rules_topics(GAMES[game])}
    assert pages.isdisjoint(course(game).beyond)


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


SPEAKS_FOR = {
    "attack": r"\b(Again:|take everything|One more territory|(captain|War) goes along)",
    "finish": r"\b(Stop here|Just end)",
    "expand": r"\bwalk in\b",
    "fortify": r"\bone (move|manoeuvre) (through|for)\b|One manoeuvre through",
    "trade": r"\bTrade in\b",
}
"""What a line says for an answer of a kind, in English."""


def is_won(game: str, played: PlayedCourse) -> bool:
    return played.winners is not None and course(game).seats[0] in played.winners


def require_one_voice(game: str, played: PlayedCourse) -> None:
    """No line that was said speaks for an answer of another kind than the advised one, nor of something that is not so:
    a battle without one, a last turn without a win, a card without a conquest."""
    spoken = words("en", game)
    for now, moment in played.said:
        assert now.hint is not None
        line, advised = guide_line(game, moment, spoken), now.hint.action.kind
        found = {kind for kind, pattern in SPEAKS_FOR.items() if re.search(pattern, line)}
        assert found <= {advised}, (line, advised)
        conquered = bool(now.seen.parts[Conquests].taken)
        assert conquered or "You conquered" not in line, line
        assert "can win" not in line or (now.hint.plan is not None and now.hint.plan.wins), line


@pytest.mark.parametrize("game", COURSES)
def test_its_own_advice_wins_a_course_and_its_guide_speaks_of_most_with_one_voice(
    game: str, strict_words: None
) -> None:
    played = play_course(game, b"key 0")
    understood = {moment.id for _, moment in played.said if moment is not None}
    assert is_won(game, played)
    assert len(understood) >= len(course(game).moments) * 2 // 3, understood
    assert played.presses <= MOST_PRESSES
    require_one_voice(game, played)


@pytest.mark.parametrize("game", COURSES)
def test_each_line_is_said_once(game: str) -> None:
    said = [moment.id for _, moment in play_course(game, b"key 0").said if moment is not None]
    assert len(said) == len({*said})


def test_in_the_underworld_nothing_is_advised_after_the_last_space_that_brings_a_point() -> None:
    played, spaces = play_course("godstorm", b"key 0"), ruleset_of("godstorm", course("godstorm")).board.realms
    advised = [now.hint.action for now, _ in played.said if now.hint is not None]
    below = [
        spaces[UNDERWORLD].spaces[action.target]
        for action in advised
        if isinstance(action, Attack | Expand) and action.target in spaces[UNDERWORLD].spaces
    ]
    assert below[-1] in (CRYPT, ALTAR)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_course_of_legacy_names_where_each_headquarters_stands(language: str) -> None:
    spoken, rules = words(language, "legacy"), ruleset_of("legacy", course("legacy"))
    seen = view(lay_out(course("legacy"), rules, Seeded(b"any")).state, course("legacy").seats[0])
    opening = " ".join(opening_lines("legacy", course("legacy"), spoken))
    assert all(spoken.say(f"land-{where}") in opening for where in seen.parts[Headquarters].at)


def test_a_line_that_speaks_for_another_answer_is_found(strict_words: None) -> None:
    played = play_course("classic", b"key 0")
    stop = next(moment for moment in course("classic").moments if moment.id == "stop")
    attack = next(now for now, _ in played.said if now.hint is not None and now.hint.action.kind == "attack")
    played.said.append((attack, stop))
    with pytest.raises(AssertionError, match="Stop here"):
        require_one_voice("classic", played)


@pytest.mark.parametrize("game", COURSES)
def test_against_its_advice_a_course_ends_as_well(game: str) -> None:
    played = play_course(game, b"key 0", against)
    assert played.winners is not None or played.questions == MOST_QUESTIONS or played.rounds > MOST_ROUNDS


@pytest.mark.long
@pytest.mark.parametrize("game", COURSES)
def test_its_own_advice_wins_seven_of_ten(game: str, strict_words: None) -> None:
    played = [play_course(game, b"key %d" % key) for key in range(10)]
    assert sum(is_won(game, each) for each in played) >= 7
    assert {moment.id for moment in course(game).moments} == {one for each in played for one in each.understood}
    for each in played:
        require_one_voice(game, each)


@pytest.mark.parametrize(("language", "epoch"), [("en", "poch 5"), ("fr", "poque 5")])
def test_the_headline_and_the_status_of_a_course_count_the_same_epoch(language: str, epoch: str) -> None:
    """It begins between two epochs: one has ended, and the next follows the set-up."""
    game, spoken = course("godstorm"), words(language, "godstorm")
    rules = ruleset_of("godstorm", game)
    seen = view(lay_out(game, rules, Seeded(b"any")).state, game.seats[0])
    status = next(epoch_lines(seen, spoken))
    for told in (headline(seen, rules, spoken), status, clock_line(seen, rules, spoken)):
        assert epoch in told
