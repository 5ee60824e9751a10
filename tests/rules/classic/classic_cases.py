"""The list of rulebook cases of classic Risk, gathered from the docstrings: `M48, R23 · Place in the text: what it
says.`

python tests/rules/classic/classic_cases.py > docs/rulebook-cases-classic.md
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

HERE = Path(__file__).parent
NUMBER = r"(?:[MBARDE]\d+|[CH]-[a-z_0-9-]+)"
NUMBERED = re.compile(rf"^({NUMBER}(?:, {NUMBER})*) · (.+?): (.+)$", re.S)
CHAPTERS = {
    "M": "The booklet of the four modes, in its order",
    "B": "The classic game in the box of the Ancient Earth",
    "A": "The classic column of the play aid",
    "C": "The missions of the world, one by one",
    "R": "The rulings on what the texts leave open (1 to 26)",
    "D": "The decisions where the texts differ (1 to 7)",
    "E": "Differences between editions of the board",
    "H": "The ten house rules",
}
HEAD = """# Rulebook cases: classic Risk

What the texts prescribe, in our own words, and the tests that play it. *M* numbers follow the booklet of the four
modes, *B* the classic game of the Ancient Earth's box, *A* the play aid; *C-card* are the missions, *H-rule* the house
rules; *R*, *D* and *E* are rulings, decisions and differences of editions (see `decisions-classic.md`). A test may
stand for several.

This list is gathered from the tests' own words:

    python tests/rules/classic/classic_cases.py > docs/rulebook-cases-classic.md
"""


class Case(NamedTuple):
    """One line of the list."""

    number: str
    says: str
    place: str
    test: str
    file: str


def cases() -> list[Case]:
    """Every numbered case of the tests beside this file, in the list's order."""
    found = [case for path in sorted(HERE.glob("test_*.py")) for case in _of_file(path)]
    return sorted(found, key=lambda case: _rank(case.number))


def _of_file(path: Path) -> Iterator[Case]:
    for node, name in _tests(ast.parse(path.read_text(encoding="utf-8"))):
        doc = " ".join((ast.get_docstring(node) or "").split())
        if said := NUMBERED.match(doc):
            for number in said[1].split(", "):
                yield Case(number, said[3], said[2], name, path.name)


def _tests(tree: ast.Module) -> Iterator[tuple[ast.FunctionDef, str]]:
    for node in tree.body:
        inside = node.body if isinstance(node, ast.ClassDef) else [node]
        prefix = f"{node.name}." if isinstance(node, ast.ClassDef) else ""
        for test in inside:
            if isinstance(test, ast.FunctionDef) and test.name.startswith("test_"):
                yield test, prefix + test.name


def _rank(number: str) -> tuple[int, int, str]:
    digits = re.fullmatch(r"[MBARDE](\d+)", number)
    return list(CHAPTERS).index(number[0]), int(digits[1]) if digits else 0, number


def listed() -> str:
    """The whole list, as Markdown."""
    lines = [HEAD]
    for letter, heading in CHAPTERS.items():
        lines += [
            f"\n## {heading}\n",
            "| no. | what is prescribed | place in the text | test | file |",
            "|---|---|---|---|---|",
        ]
        lines += [_row(case) for case in cases() if case.number[0] == letter]
    return "\n".join(lines) + "\n"


def _row(case: Case) -> str:
    return f"| {case.number} | {case.says} | {case.place} | `{case.test}` | `{case.file}` |"


if __name__ == "__main__":
    print(listed(), end="")
