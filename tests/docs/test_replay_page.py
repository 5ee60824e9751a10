"""The page of a war that README links to: what it says at its end is true, and it is small enough to be sent."""

import base64
import json
import re
import zlib
from pathlib import Path

from rules import ruleset
from rules.records import read_record, verify

DOCS = Path(__file__).parents[2] / "docs"
LARGEST = 1_300_000


def test_the_page_that_readme_links_to_is_of_a_war_that_can_be_proved() -> None:
    text = (DOCS / "replay.html").read_text(encoding="utf-8")
    assert "](docs/replay.html)" in (DOCS.parent / "README.md").read_text(encoding="utf-8")
    assert len(text.encode()) <= LARGEST
    block = re.search(r'id="data">([^<]*)<', text)
    assert block is not None
    raw = zlib.decompress(base64.b64decode(block[1]))
    length = int.from_bytes(raw[:4], "big")
    data, blobs = json.loads(raw[4 : 4 + length]), raw[4 + length :]
    at, size = data["blobs"]["record"]
    record = read_record(blobs[at : at + size].decode())
    verify(record, ruleset)
    assert record.head.setting.game == data["game"] == "lotr"
    assert data["words"]["en"]["result"] == ["Green wins on points."]
