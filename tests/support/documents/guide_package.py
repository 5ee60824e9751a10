"""The package of `docs/adding-a-game.md`: the files that the page shows, written out."""

from __future__ import annotations

import re
from pathlib import Path

PAGE = Path(__file__).parents[3] / "docs" / "adding-a-game.md"
_FILE = re.compile(r"^`([\w./-]+)`\n\n```\w*\n(.*?)^```", re.DOTALL | re.MULTILINE)
"""A file's name on a line of its own, and the block of code below it."""
CODE = "atoll_risk/__init__.py"


def files_of_guide() -> dict[str, str]:
    """Each file of the page by its name; `PACKAGE` is what the whole package says instead of the plain one."""
    return dict(_FILE.findall(PAGE.read_text(encoding="utf-8")))


def plain_package() -> dict[str, str]:
    """The two files of a plain Risk on a board of one's own."""
    files = files_of_guide()
    return {name: files[name] for name in ("pyproject.toml", CODE)}


def whole_package() -> dict[str, str]:
    """The package with its words and its AI, and with its art named."""
    files = files_of_guide()
    whole = files.pop("PACKAGE")
    plain = files[CODE][: files[CODE].index("PACKAGE = ")]
    return files | {CODE: f"{plain}\nfrom atoll_risk.ai import ADVICE  # noqa: E402\n\n{whole}"}
