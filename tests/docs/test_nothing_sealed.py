"""What the packs of Risk Legacy hold stands nowhere outside folders named `sealed`, so that no reader is spoiled."""

from __future__ import annotations

import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest
from support.documents.page_texts import texts_of
from support.documents.tracked_files import ROOT, is_sealed, text_of, tracked
from support.sealed import spoilers

WARNING = "SEALED:"
TEXTS = {".py", ".ftl", ".md", ".json", ".sql", ".toml", ".html", ".css", ".js", ".svg", ".txt", ".yml", ".sh", ""}
PAGE = "docs/replay.html"
"""A page whose data are packed: among so many letters any short word stands by chance."""


def said_outside() -> Iterator[str]:
    for path in tracked():
        if is_sealed(path) or Path(path).suffix not in TEXTS:
            continue
        told = texts_of(text_of(path)) if path == PAGE else text_of(path)
        text = f"{path}\n{told}"
        stems = tuple(stem for stem in spoilers.STEMS if not spoilers.may_stand(stem, path))
        yield from (f"{path}: {word}" for word in spoilers.said_in(text, stems))


def test_no_file_outside_says_what_is_sealed() -> None:
    assert list(said_outside()) == []


def test_the_words_are_found_where_they_may_stand() -> None:
    """The search is not blind: it finds each word of its own list."""
    own = (ROOT / "tests/support/sealed/spoilers.py").read_text(encoding="utf-8")
    assert len([*spoilers.said_in(own, spoilers.STEMS)]) > len(spoilers.STEMS) * 0.9


def test_each_everyday_word_is_said_where_it_is_exempt() -> None:
    for stem in spoilers.EVERYDAY:
        files = [path for path in tracked() if spoilers.may_stand(stem, path) and Path(path).suffix in TEXTS]
        assert any([*spoilers.said_in(text_of(path), (stem,))] for path in files), stem


def test_each_sealed_file_begins_with_a_warning() -> None:
    for path in tracked():
        if is_sealed(path) and Path(path).suffix in {".py", ".ftl"}:
            assert WARNING in text_of(path)[:400], path


def test_sealed_folders_stay_out_of_diffs_and_statistics() -> None:
    assert "**/sealed/** -diff linguist-generated linguist-vendored" in (ROOT / ".gitattributes").read_text()


def test_no_commit_subject_says_what_is_sealed() -> None:
    log = subprocess.run(["git", "log", "--format=%s%n%b"], cwd=ROOT, capture_output=True, text=True, check=True).stdout
    if not log:
        pytest.fail("the checkout has no history to read")
    assert list(spoilers.said_in(log, spoilers.IN_COMMITS)) == []
