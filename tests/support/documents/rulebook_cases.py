"""The lists of rulebook cases, gathered from the tests' docstrings: `R48, A10 · Place in the text: what it says.`

python tests support.documents.rulebook_cases lotr > docs/rulebook-cases-lotr.md
"""

from __future__ import annotations

import ast
import re
import sys
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import NamedTuple

RULES = Path(__file__).parents[2] / "rules"


@dataclass(frozen=True)
class Book:
    """One game's list: the folder of its tests, its chapters by their letter, and the text above them.

    The cases of the chapters in `titled` have a name instead of a number: `C-gollum`. `beside` are folders of tests of
    rules that are played with this game.
    """

    game: str
    chapters: Mapping[str, str]
    titled: str
    head: str
    beside: tuple[str, ...] = ()

    @property
    def number(self) -> str:
        """The pattern of this book's case numbers."""
        digits = "".join(letter for letter in self.chapters if letter not in self.titled)
        return rf"(?:[{digits}]\d+b?|[{self.titled}]-[a-z_0-9-]+)"

    def rank(self, number: str) -> tuple[int, int, str]:
        """The sort key of a number: its chapter, its place there."""
        digits = re.fullmatch(r"[A-Z](\d+)b?", number)
        return list(self.chapters).index(number[0]), int(digits[1]) if digits else 0, number


class Case(NamedTuple):
    """One line of a list."""

    number: str
    says: str
    place: str
    test: str
    file: str


def cases(book: Book) -> list[Case]:
    """Every numbered case of a game's tests, in the list's order."""
    files = [path for folder in (book.game, *book.beside) for path in sorted((RULES / folder).glob("test_*.py"))]
    found = [case for path in files for case in _of_file(path, book)]
    return sorted(found, key=lambda case: book.rank(case.number))


def _of_file(path: Path, book: Book) -> Iterator[Case]:
    numbered = re.compile(rf"^({book.number}(?:, {book.number})*) · (.+?): (.+)$", re.S)
    for node, name in _tests(ast.parse(path.read_text(encoding="utf-8"))):
        doc = " ".join((ast.get_docstring(node) or "").split())
        if found := numbered.match(doc):
            for number in found[1].split(", "):
                yield Case(number, found[3], found[2], name, path.name)


def _tests(tree: ast.Module) -> Iterator[tuple[ast.FunctionDef, str]]:
    for node in tree.body:
        inside = node.body if isinstance(node, ast.ClassDef) else [node]
        prefix = f"{node.name}." if isinstance(node, ast.ClassDef) else ""
        for test in inside:
            if isinstance(test, ast.FunctionDef) and test.name.startswith("test_"):
                yield test, prefix + test.name


def listed(book: Book) -> str:
    """The whole list, as Markdown."""
    lines, every = [book.head], cases(book)
    for letter, heading in book.chapters.items():
        lines += [
            f"\n## {heading}\n",
            "| no. | what is prescribed | place in the text | test | file |",
            "|---|---|---|---|---|",
        ]
        lines += [_row(case) for case in every if case.number[0] == letter]
    return "\n".join(lines) + "\n"


def _row(case: Case) -> str:
    return f"| {case.number} | {case.says} | {case.place} | `{case.test}` | `{case.file}` |"


LOTR = Book(
    "lotr",
    {
        "R": "The rule text, in its order",
        "A": "The rulings on ambiguities and contradictions (1 to 42)",
        "D": "The decisions where the texts are silent or differ (43 to 53)",
        "C": "The Adventure cards, one by one",
        "E": "The edition of 2002, its expansion, and the play aid's variants",
        "K": "Conceding",
    },
    titled="C",
    head="""# Rulebook cases: The Lord of the Rings

What the texts prescribe, in our own words, and the tests that play it. *R* numbers follow the French rule text of the
Trilogy Edition from its beginning to its end, *A* the rulings 1 to 42 and *D* the decisions 43 to 53 on what the texts
leave open (what each of them means for the code stands in `decisions-lotr.md`), *C-title* the Adventure cards, *E* the
edition of 2002 and its expansion by the play aid, *K* giving up. A test may stand for several.

This list is gathered from the tests' own words:

    python tests support.documents.rulebook_cases lotr > docs/rulebook-cases-lotr.md
""",
)
CLASSIC = Book(
    "classic",
    {
        "M": "The booklet of the four modes, in its order",
        "B": "The classic game in the box of the Ancient Earth",
        "A": "The classic column of the play aid",
        "C": "The missions of the world, one by one",
        "R": "The rulings on what the texts leave open (1 to 26)",
        "D": "The decisions where the texts differ (1 to 7)",
        "E": "Differences between editions of the board",
        "H": "The house rules",
    },
    titled="CH",
    head="""# Rulebook cases: classic Risk

What the texts prescribe, in our own words, and the tests that play it. *M* numbers follow the booklet of the four
modes, *B* the classic game of the Ancient Earth's box, *A* the play aid; *C-card* are the missions, *H-rule* the house
rules; *R*, *D* and *E* are rulings, decisions and differences of editions (see `decisions-classic.md`). A test may
stand for several.

This list is gathered from the tests' own words:

    python tests support.documents.rulebook_cases classic > docs/rulebook-cases-classic.md
""",
    beside=("house",),
)
GODSTORM = Book(
    "godstorm",
    {
        "R": "The rule text, in its order",
        "A": "The rulings on what the texts leave open (1 to 43, 59 to 74)",
        "D": "The decisions where the texts differ (44 to 58)",
        "O": "The options, choice by choice",
        "H": "The house rules",
        "G": "The gods",
        "L": "The Labors",
        "C": "The miracle cards, title by title",
    },
    titled="OHGLC",
    head="""# Rulebook cases: Risk Godstorm

What the texts prescribe, in our own words, and the tests that play it. *R* numbers follow the French booklet of
Godstorm from its beginning to its end, *A* the rulings and *D* the decisions on what it leaves open (see
`decisions-godstorm.md`); *O-option-choice* are the options, *H-rule* the house rules, *G-god* and *L-god* the gods
and their Labors, *C-title* the 57 titles of miracle cards. A test may stand for several.

This list is gathered from the tests' own words:

    python tests support.documents.rulebook_cases godstorm > docs/rulebook-cases-godstorm.md
""",
)
LEGACY = Book(
    "legacy",
    {
        "R": "The play aid, in its order",
        "D": "The decisions where the texts differ (1 to 25)",
        "A": "The rulings on what the texts leave open (1 to 24)",
        "O": "The options, choice by choice",
        "P": "The factions' powers",
        "S": "The scars",
        "M": "The missions",
        "W": "The rewards",
    },
    titled="OPSMW",
    head="""# Rulebook cases: Risk Legacy

What the texts prescribe, in our own words, and the tests that play it. *R* numbers follow the French play aid from its
beginning to its end, *D* the decisions and *A* the rulings on what it leaves open (see `decisions-legacy.md`);
*O-option-choice* are the options, *P-power*, *S-scar*, *M-mission* and *W-reward* the powers, scars, missions and
rewards by name. A test may stand for several.

This list is gathered from the tests' own words:

    python tests support.documents.rulebook_cases legacy > docs/rulebook-cases-legacy.md
""",
)
BOOKS = {book.game: book for book in (LOTR, CLASSIC, GODSTORM, LEGACY)}

if __name__ == "__main__":
    print(listed(BOOKS[sys.argv[1]]), end="")
