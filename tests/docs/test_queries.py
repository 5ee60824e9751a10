"""The page of the queries says what the rules say."""

from __future__ import annotations

from pathlib import Path

from support.documents.queries import door_of, files, page

from rules.author import Query

PAGE = Path(__file__).parents[2] / "docs" / "queries.md"


def test_the_page_is_as_it_is_generated() -> None:
    assert PAGE.read_text(encoding="utf-8") == page()


def test_every_query_is_at_a_door() -> None:
    """`door_of` raises `LookupError` for one that is at none."""
    queries = {thing for file in files() for thing in vars(file).values() if isinstance(thing, Query)}
    assert len({door_of(query) for query in queries}) > 4
