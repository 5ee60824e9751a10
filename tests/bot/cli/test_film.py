"""`risk film`: a golden game becomes an animated picture, and anything but a record is refused in one line."""

from __future__ import annotations

from pathlib import Path

import pytest
from PIL import Image

from bot.__main__ import main
from rules import ruleset
from rules.records import read_record, replay
from rules.risk.turn.turns import Order

GAME = Path(__file__).parents[2] / "games" / "lotr-two.game"


def test_a_recorded_game_becomes_a_film_of_a_frame_a_turn(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """The first third of one, as of a game that still runs."""
    out, record = tmp_path / "war.webp", tmp_path / "begun.game"
    lines = GAME.read_text(encoding="utf-8").splitlines(keepends=True)
    record.write_text("".join(lines[: len(lines) // 3]), encoding="utf-8")
    assert main(["film", str(record), "--out", str(out), "--language", "fr"]) == 0
    *_, (_, step) = replay(read_record(record.read_text(encoding="utf-8")), ruleset)
    assert step is not None
    last = step.state
    with Image.open(out) as film:
        assert film.n_frames == last.parts[Order].turns + 1  # the set-up, then each turn
    assert f"{last.parts[Order].turns + 1} turns" in capsys.readouterr().out
    assert out.stat().st_size < 10 * 2**20


def test_a_film_of_the_set_up_alone_is_one_turn(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    record = tmp_path / "begun.game"
    record.write_text("".join(GAME.read_text(encoding="utf-8").splitlines(keepends=True)[:14]), encoding="utf-8")
    assert main(["film", str(record), "--out", str(tmp_path / "begun.webp")]) == 0
    assert ": 1 turn, " in capsys.readouterr().out


@pytest.mark.parametrize(
    ("text", "out", "told"),
    [
        ("nothing of the kind", "war.webp", "record.game: not a game record"),
        (GAME.read_text(encoding="utf-8").replace('"count":1', '"count":2', 1), "war.webp", "step "),
        (GAME.read_text(encoding="utf-8"), "war.gif", "--out must end in .webp"),
    ],
)
def test_what_cannot_be_filmed_is_refused_in_one_line(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], text: str, out: str, told: str
) -> None:
    record = tmp_path / "record.game"
    record.write_text(text, encoding="utf-8")
    assert main(["film", str(record), "--out", str(tmp_path / out)]) == 2
    output = capsys.readouterr().err
    assert output.startswith("risk film: ")
    assert told in output
    assert output.count("\n") == 1
    assert not (tmp_path / out).exists()
