"""A sentence that names a button names it as it is labelled for its reader, whose language may not be the table's."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.syntax.ast import TextElement
from support.tables.tables import Table

import bot
from bot.words import Words, words

BOTH = pytest.mark.parametrize("language", ["en", "fr"])
POSTED = re.compile(r'POSTED\("([a-z-]+)"\)')


def sources(language: str) -> Iterator[tuple[str, str]]:
    """Every message as it is written, by its name."""
    for file in sorted(Path(str(bot.__file__)).parent.rglob(f"{language}/*.ftl")):
        for text in re.split(r"\n(?=[a-z])", file.read_text(encoding="utf-8")):
            yield text.partition(" ")[0], text


def labels(spoken: Words) -> set[str]:
    """The labels of all buttons that are the same text everywhere."""
    messages = {key: spoken.entry(key).value for key in spoken if key.startswith("button-")}
    fixed = (key for key, text in messages.items() if text and all(type(part) is TextElement for part in text.elements))
    return {spoken.say(key) for key in fixed}


@BOTH
def test_no_message_names_a_button_by_a_text_of_its_own(language: str) -> None:
    """It refers to the label, so that it follows it: `POSTED` to one on a post of the channel."""
    known = labels(words(language))
    assert len(known) > 60
    found = [
        (name, said)
        for name, text in sources(language)
        for said in re.findall(r"(?<!\*)\*{1,2}([^*{}\n]+)\*{1,2}(?!\*)", text)
        if said in known
    ]
    assert found == []


@BOTH
def test_no_message_tells_to_press_what_it_writes_out_itself(language: str) -> None:
    """Also of an answer, whose button is named by its verb: `Press *{ action-ready.verb }*`."""
    press = {"en": r"\b[Pp]ress(?:es|ing)?\b", "fr": r"\b[Aa]ppuy(?:ez|er|ant) sur"}[language]
    pressed = [(name, *said) for name, text in sources(language) for said in re.findall(rf"({press} \**)(.)", text)]
    assert len(pressed) > 15
    assert [name for name, _, first in pressed if first.isupper()] == []


@BOTH
def test_both_labels_are_said_where_the_posts_are_in_another_language(language: str) -> None:
    other = "fr" if language == "en" else "en"
    own, there = words(language), words(other)
    both = words(language, posts=other)
    assert words(language, posts=language) is own
    named = 0
    for name, text in sources(language):
        for button in POSTED.findall(text):
            label = f"{there.say(f'button-{button}')} ({own.say(f'button-{button}')})"
            if own.say(f"button-{button}") == there.say(f"button-{button}"):
                label = own.say(f"button-{button}")
            if name in own and own.entry(name).value is not None and "$" not in text:
                named += 1
                assert label in both.say(name), name
                assert label == own.say(f"button-{button}") or label not in own.say(name), name
    assert named > 5


async def test_a_reader_of_another_language_finds_the_button(table: Table, no_pictures: None) -> None:
    await table.begun(table.alice, table.bob, seats=("green", "red"), setup="dealt")
    await table.bob.type("risk help")
    assert "Press **Play**:" in table.bob.text
    await table.bob.type("risk me language", language="fr")
    await table.bob.type("risk help")
    assert "Appuyez sur **Play (Jouer)**" in table.bob.text
    assert "**My hand (Ma main)**" in table.bob.text
