"""The README's Python plays a game."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

README = Path(__file__).parents[2] / "README.md"


def test_the_game_in_the_readme_is_played_to_its_end(capsys: pytest.CaptureFixture[str]) -> None:
    (block,) = re.findall(r"```python\n(.*?)```", README.read_text(encoding="utf-8"), re.DOTALL)
    exec(compile(block, "README.md", "exec"), {})
    assert re.fullmatch(r"\('(green|red)',\)\n", capsys.readouterr().out)


def test_every_file_that_the_readme_names_is_there() -> None:
    text = README.read_text(encoding="utf-8")
    named = re.findall(r"\]\((docs/[^)]+)\)", text)
    assert named
    assert [name for name in named if not (README.parent / name).is_file()] == []
