"""The README's Python plays games, reads answers from outside, and plays on from a position; its commands work."""

from __future__ import annotations

import re
import shlex
import subprocess
import sys
from pathlib import Path

import pytest

from bot.__main__ import main

README = Path(__file__).parents[2] / "README.md"


@pytest.mark.parametrize(
    ("block", "text"),
    [
        (0, r"\('(green|red)',\)\n"),
        (
            1,
            r"place-captain: Expected `str`, got `int` - at `\$\.where`\n"
            r"no-such-land where='narnia'\n\['place-captain'\]\n",
        ),
        (2, r"CaptainMoved\(.*'near_harad'\) \['die of attack', .*, 'die of defence'\]\n"),
        (3, r"\('(red|blue|green)',\)\n"),
    ],
)
def test_the_python_in_the_readme_does_what_it_says(block: int, text: str, capsys: pytest.CaptureFixture[str]) -> None:
    blocks = re.findall(r"```python\n(.*?)```", README.read_text(encoding="utf-8"), re.DOTALL)
    assert len(blocks) == 4
    exec(compile(blocks[block], "README.md", "exec"), {})
    assert re.fullmatch(text, capsys.readouterr().out)


def test_the_commands_in_the_readme_work(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """One after the other, in one folder, but for those that take many seconds."""
    monkeypatch.chdir(tmp_path)
    lines = re.findall(r"^risk .*", README.read_text(encoding="utf-8"), re.MULTILINE)
    commands = [shlex.split(line, comments=True)[1:] for line in lines]
    assert {words[0] for words in commands} == {
        "simulate", "arena", "verify", "history", "film", "replay", "render", "odds", "bench",
    }  # fmt: skip
    for words in commands:
        if words[0] not in ("film", "replay", "bench", "history") and "--campaign" not in words:
            assert main(words) == 0, words
    assert {file.name for file in tmp_path.iterdir()} == {
        "games", "board.webp", "below.png", "third.webp",
    }  # fmt: skip


def test_the_first_command_says_what_it_does_before_it_installs_anything() -> None:
    play = README.parent / "scripts" / "play"
    text = subprocess.run([sys.executable, play, "--help"], capture_output=True, text=True, check=True).stdout
    assert "scripts/play run --no-browser --port" in text
    assert "--no-browser --port" in README.read_text(encoding="utf-8")


def test_every_file_that_the_readme_names_is_there() -> None:
    text = README.read_text(encoding="utf-8")
    named = re.findall(r"\]\((docs/[^)]+)\)", text)
    assert named
    assert [name for name in named if not (README.parent / name).is_file()] == []
