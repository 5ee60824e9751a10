"""The listing of every message, which people read to judge the words."""

from __future__ import annotations

import pytest
from support.documents.every_message import entries, main, whole_listing

from bot.words import words


@pytest.mark.parametrize("language", ["en", "fr"])
def test_the_listing_says_every_message_of_every_file(language: str) -> None:
    """Words raise in tests where an argument lacks, so that every line is said with all that it needs."""
    lines = whole_listing(language)
    listed = {line.partition(":")[0] for line in lines}
    spoken = words(language)
    assert {key for key in spoken if spoken.entry(key).value is not None} <= listed
    assert sum(line.startswith("    .") for line in lines) == sum(bool(form) for _, _, form, _ in entries(language))
    assert [line for line in lines if "{" in line] == []


def test_a_message_is_listed_in_each_of_its_variants(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["en", "time"]) == 0
    listed = capsys.readouterr().out
    assert "en words/time.ftl" in listed
    assert "en words/votes.ftl" not in listed
    assert "[" in listed


def test_a_language_without_words_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["de"]) == 2
    assert "en|fr" in capsys.readouterr().err
