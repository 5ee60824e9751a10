"""Every message that the bot uses by name exists in both languages."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import bot
from bot.words import LANGUAGES, words

SAID = re.compile(
    r"""(?:\.say|\bchoice)\(\s*(?:"[a-z]+",\s*)?"([a-z][a-z0-9-]+)\""""
    r"""|words\.say\("([a-z0-9-]+)" if [^)]*else "([a-z0-9-]+)"\)"""
)
ATTRIBUTE = re.compile(r"""\.attribute\("([a-z0-9_-]+)", "([a-z]+)\"""")


def sources() -> list[str]:
    folder = Path(str(bot.__file__)).parent
    return [file.read_text(encoding="utf-8") for file in sorted(folder.rglob("*.py"))]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_that_is_named_is_written(language: str) -> None:
    found = {key for text in sources() for match in SAID.findall(text) for key in match if key}
    assert len(found) > 60
    assert sorted(key for key in found if key not in words(language)) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_attribute_that_is_named_is_written(language: str) -> None:
    found = {f"{name}.{form}" for text in sources() for name, form in ATTRIBUTE.findall(text)}
    assert found
    assert sorted(key for key in found if key not in words(language)) == []
