"""The list of rulebook cases, gathered from the docstrings of the tests: `R48, A10 · Place in the text: what it says.`

python tests/rules/lotr/cases.py > docs/rulebook-cases-lotr.md
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

HERE = Path(__file__).parent
NUMBERED = re.compile(r"^((?:[RADEK]\d+b?|C-[a-z_]+)(?:, (?:[RADEK]\d+b?|C-[a-z_]+))*) · (.+?): (.+)$", re.S)
CHAPTERS = {
    "R": "The rule text, in its order",
    "A": "The rulings on ambiguities and contradictions (1 to 42)",
    "D": "The decisions where the texts are silent or differ (43 to 53)",
    "C": "The Adventure cards, one by one",
    "E": "The edition of 2002, its expansion, and the play aid's variants",
    "K": "Conceding",
}
HEAD = """# Rulebook cases: The Lord of the Rings

What the texts prescribe, in our own words, and the tests that play it. *R* numbers follow the French rule text of the
Trilogy Edition from its beginning to its end, *A* the rulings 1 to 42 and *D* the decisions 43 to 53 on what the texts
leave open (what each of them means for the code stands in `decisions-lotr.md`), *C-title* the Adventure cards, *E* the
edition of 2002 and its expansion by the play aid, *K* giving up. A test may stand for several.

This list is gathered from the tests' own words:

    python tests/rules/lotr/cases.py > docs/rulebook-cases-lotr.md
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
    tree = ast.parse(path.read_text(encoding="utf-8"))
    for node, name in _tests(tree):
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
    chapter = list(CHAPTERS).index(number[0])
    digits = re.match(r"[RADEK](\d+)", number)
    return chapter, int(digits[1]) if digits else 0, number


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
