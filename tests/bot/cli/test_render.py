"""`risk render` writes a picture of the game that the same seed simulates, or says in one line why it cannot."""

from __future__ import annotations

from pathlib import Path

import pytest
from PIL import Image

from bot.__main__ import main


@pytest.mark.parametrize(("name", "form"), [("board.webp", "WEBP"), ("board.png", "PNG"), ("board.jpg", "JPEG")])
def test_a_board_in_the_form_that_the_file_is_named_for(name: str, form: str, tmp_path: Path) -> None:
    out = tmp_path / name
    assert main(["render", "lotr", "--seed", "3", "--steps", "250", "--out", str(out)]) == 0
    with Image.open(out) as image:
        assert image.format == form
        assert min(image.size) > 600


def test_the_board_changes_with_the_steps_but_not_with_the_viewer(tmp_path: Path) -> None:
    """Everything on a board is public."""
    words = {"early": ("--steps", "150"), "late": ("--steps", "400"), "mine": ("--steps", "400", "--viewer", "red")}
    for name, more in words.items():
        assert main(["render", "lotr", "--seed", "3", *more, "--out", str(tmp_path / f"{name}.png")]) == 0
    early, late, mine = ((tmp_path / f"{name}.png").read_bytes() for name in words)
    assert early != late
    assert late == mine


def test_past_the_end_it_draws_the_end(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    out = tmp_path / "end.webp"
    words = ["render", "lotr", "--seats", "2", "--option", "setup=dealt", "--steps", "9999", "--out", str(out)]
    assert main(words) == 0
    assert "the game had ended" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("words", "right"),
    [
        (("chess", "--out", "a.png"), "the games are lotr"),
        (("lotr", "--out", "a.gif"), "--out must end in .webp"),
        (("lotr", "--out", "a.png", "--viewer", "blue"), "--viewer is one of green, black, yellow, red"),
        (("lotr", "--out", "a.png", "--steps", "many"), "--steps must be a whole number"),
        (
            ("lotr", "--out", "/nowhere/at/all/a.png", "--steps", "0"),
            "risk render: /nowhere/at/all/a.png: No such file",
        ),
    ],
)
def test_a_wrong_word_is_named_in_one_line(
    words: tuple[str, ...], right: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["render", *words]) == 2
    told = capsys.readouterr()
    assert told.out == ""
    assert right in told.err
    assert told.err.count("\n") == 1
