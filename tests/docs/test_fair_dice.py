"""The document on fair dice: every attack that it says was tried is a test."""

from __future__ import annotations

import re
from pathlib import Path

TESTS = Path(__file__).parents[1]
DOCUMENT = (TESTS.parent / "docs" / "fair-dice.md").read_text(encoding="utf-8")


def test_every_test_that_it_names_is_there() -> None:
    sources = {path.name: path.read_text(encoding="utf-8") for path in TESTS.rglob("test_*.py")}
    named = set(re.findall(r"`(test_\w+)`", DOCUMENT))
    assert len(named) > 20
    written = {name for source in sources.values() for name in re.findall(r"def (test_\w+)\(", source)}
    assert named - written == set()
    assert set(re.findall(r"`(test_\w+\.py)`", DOCUMENT)) - sources.keys() == set()


def test_every_line_of_what_nobody_can_do_names_a_test() -> None:
    _, _, after = DOCUMENT.partition("### What nobody can do without being found out")
    table = [line for line in after.partition("###")[0].splitlines() if line.startswith("|")][2:]
    assert len(table) >= 10
    assert [line for line in table if "`test_" not in line.rsplit("|", 2)[1]] == []


def test_every_attack_on_a_record_is_named() -> None:
    source = (TESTS / "rules" / "kernel" / "test_bent_records.py").read_text(encoding="utf-8")
    attacks = re.findall(r"def (test_(?:a_whole|no_|nothing_|nobody_|two_)\w+|test_\w+_cannot_\w+)\(", source)
    assert len(attacks) > 15
    assert [name for name in attacks if name not in DOCUMENT] == []
