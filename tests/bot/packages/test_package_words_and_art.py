"""The words and the art of a package: named by its ids without them, its own with them, and refused with a flaw."""

from __future__ import annotations

import logging

import pytest
from support.documents.guide_package import CODE, plain_package, whole_package
from support.made_up.packages import Installed

from bot.words import words
from bot.words.games.packages import load_packages
from bot.words.help import help_text, rules_text, rules_topics
from renders.board.art import has_art
from rules import GAMES, PACKAGES

ART = "atoll_risk/art.py"
WORDS = "atoll_risk/words.py"
ENGLISH = "atoll_risk/pages/en/atoll.ftl"


def words_alone(changed: dict[str, str] | None = None) -> dict[str, str]:
    """The package of the guide with its words, without its art."""
    files = whole_package()
    return files | {CODE: files[CODE].replace(', art="atoll_risk.art:ART"', "")} | (changed or {})


def errors(caplog: pytest.LogCaptureFixture) -> list[str]:
    return [each.getMessage() for each in caplog.records if each.levelno >= logging.ERROR]


@pytest.mark.parametrize(
    ("language", "forms"),
    [
        ("en", ("North Bay", "North Bay", "of North Bay", "to North Bay", "in North Bay")),
        ("fr", ("North Bay", "North Bay", "de North Bay", "vers North Bay", "à North Bay")),
    ],
)
def test_without_words_places_are_named_by_their_ids(
    installed: Installed, strict_words: None, language: str, forms: tuple[str, ...]
) -> None:
    installed.install(plain_package())
    load_packages()
    spoken = words(language, "atoll")
    names = [
        spoken.say("land-north_bay"),
        *(spoken.attribute("land-north_bay", form) for form in ("the", "of", "to", "in")),
    ]
    assert tuple(names) == forms
    assert spoken.say("region-windward") == "Windward"
    assert spoken.say("game-atoll") == "Atoll"
    assert spoken.say("option-concede") != "Concede", "what is worded already stays"
    assert rules_topics(GAMES["atoll"]) == ()


@pytest.mark.parametrize(("language", "name", "goal"), [("en", "The Atoll", "Twelve"), ("fr", "L'Atoll", "Douze")])
def test_with_words_it_is_called_as_they_say(
    installed: Installed, strict_words: None, language: str, name: str, goal: str
) -> None:
    installed.install(words_alone())
    load_packages()
    spoken = words(language, "atoll")
    assert spoken.say("game-atoll").replace("’", "'") == name
    assert goal in rules_text("atoll-goal", spoken)
    first = help_text("first", words(language)).replace("’", "'")
    assert name in first
    assert "`atoll`" in first
    assert rules_topics(GAMES["atoll"]) == ("atoll-goal",)
    assert spoken.say("region-sunset") == "Sunset", "what they leave unnamed"


def test_what_was_removed_leaves_no_word(installed: Installed) -> None:
    installed.install(words_alone())
    load_packages()
    assert "game-atoll" in words("en")
    installed.remove("atoll-risk")
    load_packages()
    assert "game-atoll" not in words("en")
    assert "land-north_bay" not in words("fr")


@pytest.mark.parametrize(
    ("changed", "flaw"),
    [
        ({WORDS: "import nothing_like_it"}, "its words cannot be imported: ModuleNotFoundError: No module named"),
        ({WORDS: "WORDS = 1"}, "atoll_risk.words:WORDS is no Wording"),
        (
            {WORDS: whole_package()[WORDS].replace('name="atoll"', 'name="classic"')},
            "its words cannot be read: they are those of 'classic'",
        ),
        (
            {ENGLISH: "game-classic = Mine\n"},
            "its words cannot be read: en/atoll.ftl: game-classic is written twice",
        ),
        (
            {WORDS: whole_package()[WORDS].replace('("concede",)', '("conced",)')},
            "its words cannot be read: option_groups['end'] names 'conced', which is no option of atoll",
        ),
        ({ENGLISH: "no Fluent\n"}, "its words cannot be read: en/atoll.ftl: 'no Fluent' is no Fluent"),
        (
            {ENGLISH: "region-windward = { $foo\n"},
            "its words cannot be read: en/atoll.ftl: 'region-windward = { $foo' is no Fluent",
        ),
        (
            {WORDS: whole_package()[WORDS].replace('/ "pages"', '/ "leaves"')},
            "its words cannot be read: [Errno 2] No such file or directory: ",
        ),
    ],
)  # fmt: skip
def test_words_that_cannot_be_read_keep_the_package_out_with_one_line(
    installed: Installed, caplog: pytest.LogCaptureFixture, changed: dict[str, str], flaw: str
) -> None:
    installed.install(words_alone(changed))
    load_packages()
    (line,) = errors(caplog)
    assert line.startswith(f"the game atoll of the package atoll-risk 1.0 cannot be played: {flaw}")
    assert "atoll" not in GAMES
    assert words("en").say("game-classic") == "Classic Risk"
    assert "game-atoll" not in words("en")


@pytest.mark.parametrize(
    ("changed", "flaw"),
    [
        ({ART: "raise OSError('no disk')"}, "its art cannot be imported: OSError: no disk"),
        ({ART: "ART = {}"}, "atoll_risk.art:ART is no GameArt"),
        ({}, "there is no compiled board 'atoll' in "),
    ],
)
def test_art_that_cannot_be_read_keeps_the_package_out_with_one_line(
    installed: Installed, caplog: pytest.LogCaptureFixture, changed: dict[str, str], flaw: str
) -> None:
    installed.install(whole_package() | changed)
    load_packages()
    (line,) = errors(caplog)
    assert line.startswith(f"the game atoll of the package atoll-risk 1.0 cannot be played: {flaw}")
    assert [name for name, found in PACKAGES.items() if found.package] == []
    assert "atoll" not in GAMES


def test_its_map_is_that_of_its_folder(installed: Installed) -> None:
    installed.install(whole_package() | {"atoll_risk/art/atoll/anchors.json": "{}"})
    load_packages()
    assert has_art("atoll")
    installed.remove("atoll-risk")
    load_packages()
    assert not has_art("atoll")


def test_a_package_with_a_course_that_cannot_be_read_is_refused_in_a_line(
    installed: Installed, caplog: pytest.LogCaptureFixture
) -> None:
    code = whole_package()[WORDS].replace("    pages=", '    course=Path(__file__).parent / "course.json",\n    pages=')
    installed.install(words_alone({WORDS: code, "atoll_risk/course.json": '{"seats": ["red", "blue"]}'}))
    load_packages()
    (line,) = errors(caplog)
    assert "its words cannot be read: the course of atoll: " in line
    assert "game-atoll" not in words("en")
