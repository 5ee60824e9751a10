"""The list of rulebook cases is whole: every ruling, every decision and every card has one, and the page says so."""

from __future__ import annotations

from pathlib import Path

from support.documents.rulebook_cases import LOTR, cases, listed

from rules.lotr.deck import adventure_data

PAGE = Path(__file__).parents[3] / "docs" / "rulebook-cases-lotr.md"


def test_every_number_has_a_case() -> None:
    """Rulings 1 to 42, decisions 43 to 53, the rule text and the play aid without a gap, and all titles of cards."""
    numbers = {case.number for case in cases(LOTR)}
    wanted = {f"R{n}" for n in range(1, 95)} | {f"A{n}" for n in range(1, 43)} | {f"D{n}" for n in range(43, 54)}
    wanted |= {f"E{n}" for n in range(1, 37)} | {f"C-{title}" for title in adventure_data()}
    assert wanted <= numbers, sorted(wanted - numbers)
    assert not {n for n in numbers - wanted if n[0] in "ADCE"}


def test_the_page_is_up_to_date() -> None:
    """The page equals the tests' docstrings (to rewrite it, see `tests/support/documents/rulebook_cases.py`)."""
    assert PAGE.read_text(encoding="utf-8") == listed(LOTR)
