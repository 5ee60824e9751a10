"""What no native would write, found in every message of both languages: the kinds of slip, not the cases."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from support.documents.every_message import every_message

from bot.words import words

BOTH = pytest.mark.parametrize("language", ["en", "fr"])
SAMPLE = re.compile(
    r"Moria\s?: (Red|Rouge), 5\s?; Edoras\s?: (Green|Vert), 3|11 territo\w+\s?: 3 · Gondor\s?: 7|‹\w+›|`[^`]*`"
)
"""What the listing says in place of what a caller fills in."""
LISTED = re.compile(r"^(rules-|help-|trial-would)|\.effect")
"""Pages that define terms, each with a colon, and lines that quote what somebody wrote with one."""
FACTS = " · "
"""What stands between facts that are no sentence."""


def said(language: str) -> Iterator[tuple[str, str]]:
    """Every message, or one of its forms or variants, with its text."""
    of = ""
    for line in every_message(language):
        name, _, text = line.strip().partition(": ")
        of = name if not line.startswith(" ") else of
        yield of if line.startswith(" ") and not name.startswith(".") else name, SAMPLE.sub("…", text)


@BOTH
def test_what_is_waited_for_is_something_to_do(language: str) -> None:
    """`claim a territory` fits "your move: …" and "waiting for Red to …"; French brings its own `de`."""
    spoken = words(language)
    waits = {key: spoken.entry(key) for key in spoken if any(a.id.name == "wait" for a in spoken.entry(key).attributes)}
    first = {}
    for key, message in waits.items():
        wait = next(each for each in message.attributes if each.id.name == "wait")
        first[key] = str(wait.value.elements[0].value)  # type: ignore[union-attr]
    assert len(first) > 40
    if language == "fr":
        assert {key: text for key, text in first.items() if not re.match(r"d(e |['’])", text)} == {}
    else:
        noun = re.compile(r"(a|an|the|where|which|how)\b|(?!bring\b)\w+ing\b")
        assert {key: text for key, text in first.items() if noun.match(text)} == {}


@BOTH
def test_a_number_less_has_a_minus(language: str) -> None:
    """Not a hyphen, which breaks lines and is shorter than the plus beside it."""
    assert [line for line in said(language) if re.search(r"(?<![\w\d:/-])-\d", line[1])] == []


@BOTH
def test_a_sentence_has_one_colon(language: str) -> None:
    found = []
    for name, text in said(language):
        for sentence in re.split(r"(?<=[.!?…])\s|\n|" + re.escape(FACTS), re.sub(r"\d:\d", "", text)):
            if len(re.findall(r":(?=\s|\*)", sentence)) > 1 and not LISTED.search(name):
                found.append((name, sentence))
    assert found == []


@BOTH
def test_for_ever_is_said_in_one_way(language: str) -> None:
    other = {"en": r"\b(permanently|definitively|forever)\b", "fr": r"définitivement|à jamais"}[language]
    assert [line for line in said(language) if re.search(other, line[1], re.IGNORECASE)] == []


def test_a_number_stands_close_to_its_percent_sign_in_english_alone() -> None:
    """English writes 94%, French 94 %; the French sign is held by its typography."""
    spaced = {name: text for name, text in said("en") if re.search(r"[\d›}*]\*{0,2}[ \u00a0]%", text)}
    assert spaced == {}
    assert [name for name, text in said("fr") if re.search(r"[\d›]%", text)] == []
