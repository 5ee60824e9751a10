"""The files of the repository, and which of them lie in folders named `sealed`."""

from __future__ import annotations

import ast
import subprocess
from collections.abc import Mapping
from functools import cache
from pathlib import Path

ROOT = Path(__file__).parents[3]
PACKAGES = ("rules", "renders", "bot")


@cache
def tracked() -> tuple[str, ...]:
    """The path of every file, from the root."""
    listed = subprocess.run(["git", "ls-files"], cwd=ROOT, capture_output=True, text=True, check=True).stdout
    return tuple(path for path in listed.splitlines() if (ROOT / path).is_file())


def is_sealed(path: str) -> bool:
    """Whether a file lies in a folder named `sealed`."""
    return "sealed" in Path(path).parts


def text_of(path: str) -> str:
    """What is written in a file."""
    return (ROOT / path).read_text(encoding="utf-8")


@cache
def sources(*, sealed: bool) -> Mapping[str, ast.Module]:
    """The program's modules in such folders, or all others, by path."""
    paths = [path for path in tracked() if path.startswith(tuple(f"{package}/" for package in PACKAGES))]
    chosen = [path for path in paths if path.endswith(".py") and is_sealed(path) == sealed]
    return {path: ast.parse(text_of(path), path) for path in chosen}
