"""The list of rulebook cases is whole: every paragraph, ruling, mission and house rule has one, and the page says
so."""

from __future__ import annotations

from pathlib import Path

from support.documents.rulebook_cases import CLASSIC, cases, listed

from rules.classic.mission_cards import mission_cards
from rules.house import HOUSE

PAGE = Path(__file__).parents[3] / "docs" / "rulebook-cases-classic.md"
LAST = {"M": 49, "B": 9, "A": 9, "R": 26, "D": 7, "E": 2}


def test_every_number_has_a_case() -> None:
    """Every chapter without a gap, every mission of the world board, every house rule; and no unknown number."""
    numbers = {case.number for case in cases(CLASSIC)}
    wanted = {f"{letter}{n}" for letter, last in LAST.items() for n in range(1, last + 1)}
    wanted |= {f"C-{card}" for card in mission_cards("world")} | {f"H-{rule}" for rule in HOUSE}
    assert numbers == wanted, sorted(numbers ^ wanted)


def test_the_page_is_up_to_date() -> None:
    """The page equals the tests' docstrings (to rewrite it, see `tests/support/documents/rulebook_cases.py`)."""
    assert PAGE.read_text(encoding="utf-8") == listed(CLASSIC)
