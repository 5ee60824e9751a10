"""The list of rulebook cases is whole: every paragraph, ruling, decision, choice, god and card has one, and the page
says so."""

from __future__ import annotations

import re
from pathlib import Path

from support.documents.rulebook_cases import GODSTORM as BOOK
from support.documents.rulebook_cases import cases, listed

from rules.godstorm import GODSTORM, HOUSE_RULES
from rules.godstorm.pantheons import GODS
from rules.godstorm.titles import titles
from rules.risk.setup.seating import SEATING

PAGE = Path(__file__).parents[3] / "docs" / "rulebook-cases-godstorm.md"
RULINGS_PAGE = PAGE.with_name("decisions-godstorm.md")
PARAGRAPHS = 103
RULINGS = (*range(1, 44), *range(59, 75))
DECISIONS = range(44, 59)


def test_every_number_has_a_case() -> None:
    """The rule text without a gap, every ruling, decision, choice of its own options, god, Labor and title."""
    own = [option for option in GODSTORM.options if option.name not in (SEATING.name, *HOUSE_RULES)]
    wanted = {f"R{n}" for n in range(1, PARAGRAPHS + 1)} | {f"A{n}" for n in RULINGS} | {f"D{n}" for n in DECISIONS}
    wanted |= {f"O-{option.name}-{choice}" for option in own for choice in option.choices}
    wanted |= {f"H-{rule}" for rule in HOUSE_RULES}
    wanted |= {f"{letter}-{god}" for letter in "GL" for god in GODS} | {f"C-{title}" for title in titles()}
    numbers = {case.number for case in cases(BOOK)}
    assert numbers == wanted, sorted(numbers ^ wanted)


def test_the_page_is_up_to_date() -> None:
    """The page equals the tests' docstrings (to rewrite it, see `tests/support/documents/rulebook_cases.py`)."""
    assert PAGE.read_text(encoding="utf-8") == listed(BOOK)


def test_the_rulings_page_names_every_ruling_and_choice() -> None:
    """Each number once in its table; beside each option its choices, the default first."""
    text = RULINGS_PAGE.read_text(encoding="utf-8")
    numbers = [int(n) for row in re.findall(r"^\| (\d[\d, ]*) \|", text, re.MULTILINE) for n in row.split(", ")]
    assert sorted(numbers) == sorted((*RULINGS, *DECISIONS))
    for option in GODSTORM.options:
        if option.name not in (SEATING.name, *HOUSE_RULES):
            assert f"| `{option.name}`: {', '.join(f'`{choice}`' for choice in option.choices)} |" in text
