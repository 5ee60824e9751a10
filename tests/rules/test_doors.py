"""The public packages of `rules`: programs outside import only from them, and each exports exactly what is used."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from importlib import import_module
from pathlib import Path
from types import ModuleType

import pytest

ROOT = Path(__file__).resolve().parents[2]
DOORS = (
    "rules",
    "rules.author",
    "rules.records",
    "rules.orders",
    "rules.risk",
    "rules.lotr",
    "rules.classic",
    "rules.godstorm",
    "rules.legacy",
    "rules.house",
    "rules.ai",
)
OUTSIDE = ("bot", "renders", "docs", "scripts")
"""Programs that play, show or verify games with the rules."""
CODE_IN_A_PAGE = re.compile(r"^```python\n(.*?)^```", re.DOTALL | re.MULTILINE)


def is_module(package: str, name: str) -> bool:
    """Whether a package exports a module under this name, and not a value of the same name."""
    return isinstance(getattr(import_module(package), name, None), ModuleType)


def imports_of(source: str) -> Iterator[tuple[str, str]]:
    """Every (module, name) that a source imports from `rules`, type-only and function-level imports included."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.ImportFrom) and node.module and node.module.split(".")[0] == "rules":
            for alias in node.names:
                module = is_module(node.module, alias.name)
                yield (f"{node.module}.{alias.name}", "") if module else (node.module, alias.name)
        elif isinstance(node, ast.Import):
            yield from ((alias.name, "") for alias in node.names if alias.name.split(".")[0] == "rules")


@cache
def imported_outside(sealed: bool = True) -> dict[tuple[str, str], str]:
    """For each import from `rules` by files outside, one such file; code in README and docs counts.

    `sealed`: with the files in folders of that name, which are behind one seal with the rules of their pack.
    """
    every = [file for folder in OUTSIDE for file in (ROOT / folder).rglob("*.py")]
    files = [file for file in every if sealed or "sealed" not in file.parts]
    found = {pair: str(file.relative_to(ROOT)) for file in files for pair in imports_of(file.read_text("utf-8"))}
    for page in (ROOT / "README.md", *(ROOT / "docs").glob("*.md")):
        for code in CODE_IN_A_PAGE.findall(page.read_text("utf-8")):
            found |= dict.fromkeys(imports_of(code), page.name)
    return found


@cache
def imported_by_tests() -> frozenset[tuple[str, str]]:
    """Every import from `rules` by a test."""
    return frozenset(pair for file in (ROOT / "tests").rglob("*.py") for pair in imports_of(file.read_text("utf-8")))


def test_nobody_outside_imports_below_a_door() -> None:
    imported = imported_outside(sealed=False)
    assert not {f"{file}: {module}.{name}" for (module, name), file in imported.items() if module not in DOORS}


@pytest.mark.parametrize("door", DOORS)
def test_a_door_shows_what_its_list_says(door: str) -> None:
    module = import_module(door)
    assert all(hasattr(module, name) for name in module.__all__)
    assert sorted(module.__all__) == sorted(set(module.__all__))


@pytest.mark.parametrize("door", DOORS)
def test_everything_at_a_door_is_used(door: str) -> None:
    """By a program outside, or by a test, which plays like any program."""
    used = {name for module, name in (*imported_outside(), *imported_by_tests()) if module == door}
    assert set(import_module(door).__all__) == used - {""}
