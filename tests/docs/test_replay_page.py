"""The page of a war that README links to: what it says at its end is true, and it is small enough to be sent."""

from pathlib import Path

from support.documents.page_texts import unpack_page

from rules import ruleset
from rules.records import read_record, verify

DOCS = Path(__file__).parents[2] / "docs"
LARGEST = 1_300_000


def test_the_page_that_readme_links_to_is_of_a_war_that_can_be_proved() -> None:
    text = (DOCS / "replay.html").read_text(encoding="utf-8")
    assert "](docs/replay.html)" in (DOCS.parent / "README.md").read_text(encoding="utf-8")
    assert len(text.encode()) <= LARGEST
    page = unpack_page(text)
    record = read_record(page.record)
    verify(record, ruleset)
    assert record.head.setting.game == page.data["game"] == "lotr"
    assert page.data["words"]["en"]["result"] == ["Green wins on points."]
