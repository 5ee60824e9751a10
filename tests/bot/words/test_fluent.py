"""Formatting a message: fallback, forms, typography, names of people, the language of a locale."""

from __future__ import annotations

import logging
import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast

import bot.words as words_module
from bot.ui.interaction.name_search import find_key
from bot.words import NoWords, language_of, raise_on_missing, words
from bot.words.arguments import land_name
from bot.words.fluent import Messages, Words
from bot.words.seats import naming
from bot.words.typography import capital, french, list_text
from rules.author import board


@pytest.mark.parametrize("file", sorted(Path(words_module.__file__).parent.rglob("*.ftl")), ids=lambda file: file.stem)
def test_every_message_is_read_as_fluent_reads_its_whole_file(file: Path) -> None:
    """A message is parsed by itself, when it is said: an error in one must show here, not on a screen."""
    text, own = file.read_text(encoding="utf-8"), Messages()
    own.read(text)
    whole = FluentParser().parse(text).body
    assert [entry.content for entry in whole if isinstance(entry, ast.Junk)] == []
    messages = [entry for entry in whole if isinstance(entry, ast.Message | ast.Term)]
    assert [entry.id.name for entry in messages] == [*own]
    ignored = ["span", "comment"]
    assert [entry for entry in messages if not entry.equals(own[entry.id.name], ignored)] == []


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("one = 1\none = 2\n", "one is written twice"),
        ("one = 1\ntwo is no message\n", "'two is no message' is no Fluent"),
        ("one = 1\n-term = a\n", "'-term = a' is no Fluent"),
    ],
)
def test_a_file_that_cannot_be_read_says_why(text: str, why: str) -> None:
    with pytest.raises(ValueError, match=why):
        Messages().read(text)


def test_a_broken_message_is_no_message() -> None:
    own = Messages()
    own.read("one = { $count\n")
    with pytest.raises(ValueError, match="is no Fluent"):
        own["one"]


def test_a_place_stands_in_a_sentence_with_its_article() -> None:
    french = words("fr")
    assert french.attribute("region-arnor", "to") == "en Arnor"
    assert french.attribute("region-gondor", "to") == "au Gondor"
    assert french.attribute("land-minas_tirith", "to") == "à Minas Tirith"
    assert french.attribute("land-brown_lands", "of") == "des Terres Brunes"
    assert words("en").attribute("land-the_shire", "in") == "in the Shire"


def test_french_counts_none_as_one_of_a_thing_but_still_writes_zero() -> None:
    """In French zero is singular: a variant for the singular that has a 1 in it would say "1 étoile" of none."""
    files = [*Path(words_module.__file__).parent.rglob("fr/*.ftl")]
    lines = [line for file in files for line in file.read_text().splitlines() if "[one]" in line]
    assert len(lines) > 50
    assert [line for line in lines if re.search(r"\b1\b", line)] == []


def test_nobody_s_stars_and_territories_are_none() -> None:
    text = words("fr", "legacy").say("status-legacy", who="Rouge", stars=0, lands=0, armies=0)
    assert text.replace("\u00a0", " ") == "**Rouge** : 0 étoile, 0 territoire, 0 troupe"


def test_missing_words_raise_where_one_is_strict() -> None:
    with pytest.raises(NoWords, match="no-such-message"):
        words("fr").say("no-such-message")


def test_a_missing_argument_raises_where_one_is_strict() -> None:
    with pytest.raises(NoWords, match="event-turn-began"):
        words("en").say("event-turn-began")


def test_a_player_gets_english_for_what_french_lacks(caplog: pytest.LogCaptureFixture) -> None:
    raise_on_missing(False)
    gap = Words("fr")
    del gap._entries._texts["button-play"]
    with caplog.at_level(logging.ERROR):
        assert gap.say("button-play") == "Play"
    assert [record.getMessage() for record in caplog.records] == ["words: fr: button-play: no words"]


def test_a_slip_of_the_pen_is_quoted() -> None:
    assert "atlantis" in words("en").say("refusal-not-your-land", where="atlantis", owner="none")


def test_french_punctuation_never_begins_a_line() -> None:
    assert words("fr").say("card-ambush") == "Embuscade\u00a0!"
    assert "«\u00a0Atlantis\u00a0»" in words("fr").say("table-refusal-no-such-plain", typed="Atlantis")


def test_a_french_apostrophe_is_that_of_print() -> None:
    assert words("fr").attribute("land-ithilien", "the") == "l\u2019Ithilien"
    assert french("aujourd'hui, l'**Inde** et l'Égypte") == "aujourd\u2019hui, l\u2019**Inde** et l\u2019Égypte"


@pytest.mark.parametrize("text", ["afrique de l'est", "Afrique de l\u2019Est", "AFRIQUE DE L´EST"])
def test_whoever_types_another_apostrophe_is_understood(text: str) -> None:
    names = {land: land_name(land, words("fr")) for land in board("world").territories}
    assert names["east_africa"] == "Afrique de l\u2019Est"
    assert find_key(text, names) == "east_africa"


@pytest.mark.parametrize(
    ("locale", "language"), [("fr", "fr"), ("fr-CA", "fr"), ("en-GB", "en"), ("de", "en"), (None, "en"), ("", "en")]
)
def test_a_locale_gets_the_nearest_language(locale: str | None, language: str) -> None:
    assert language_of(locale) == language
    assert words(locale).language == language
    assert words(locale) is words(language), "read once, whatever the locale"
    assert words(locale, "lotr") is words(language, "lotr")


def test_a_seat_is_called_by_colour_and_person() -> None:
    called = naming(words("fr"), {"red": "Anna_*B*", "green": "<@12>"})
    assert called("red") == r"Rouge (Anna\_\*B\*)"
    assert called("green") == "Vert (<@12>)"
    assert called("black") == "Noir"


def test_a_list_reads_as_people_say_it() -> None:
    assert list_text(["a", "b", "c"], "and") == "a, b and c"
    assert list_text(["a"], "and") == "a"
    assert list_text([], "and") == ""


def test_a_sentence_begins_with_a_capital_inside_its_marks() -> None:
    assert capital("**the Shire** falls") == "**The Shire** falls"
    assert capital("2 regiments") == "2 regiments"


def test_a_title_that_ends_a_sentence_ends_it_once() -> None:
    english = words("en").say("event-card-played", player="Red", card=words("en").say("card-you_shall_not_pass"))
    assert english == "Red plays **You Shall Not Pass!**"
    french = words("fr").say("event-card-played", player="Rouge", card=words("fr").say("card-you_shall_not_pass"))
    assert french.endswith("pas\u00a0!**")
    assert words("en").say("event-card-played", player="Red", card="Gollum").endswith(".")
