"""The page of the queries says what the rules say."""

from __future__ import annotations

from pathlib import Path

from support.documents.queries import page

PAGE = Path(__file__).parents[2] / "docs" / "queries.md"


def test_the_page_is_as_it_is_generated() -> None:
    assert PAGE.read_text(encoding="utf-8") == page()
