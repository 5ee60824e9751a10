"""`risk replay`: a page from a record, or one line that says why not."""

import zlib
from base64 import b64decode
from pathlib import Path

import pytest

from bot.__main__ import main

GAMES = Path(__file__).parents[2] / "games"
SMALL = GAMES / "godstorm" / "four.game"


def test_a_page_is_made_and_always_the_same(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    pages = [tmp_path / "one.html", tmp_path / "two.html"]
    for page in pages:
        assert main(["replay", str(SMALL), "--out", str(page)]) == 0
    first, second = (page.read_bytes() for page in pages)
    assert first == second
    assert len(first) < 1_600_000
    assert b'<html lang="en">' in first
    assert "one.html:" in capsys.readouterr().out


def test_a_page_holds_the_record_byte_for_byte(tmp_path: Path) -> None:
    """With the line ends that a mail program has given it too."""
    bytes_ = SMALL.read_bytes().replace(b"\n", b"\r\n")
    record, page = tmp_path / "mailed.game", tmp_path / "war.html"
    record.write_bytes(bytes_)
    assert main(["replay", str(record), "--out", str(page)]) == 0
    block = page.read_text(encoding="utf-8").partition('id="data">')[2].partition("<")[0]
    assert bytes_ in zlib.decompress(b64decode(block))


def refused(tmp_path: Path, capsys: pytest.CaptureFixture[str], text: str, out: str = "x.html") -> str:
    """What is said where no page is made."""
    record = tmp_path / "made.game"
    record.write_text(text, encoding="utf-8")
    assert main(["replay", str(record), "--out", str(tmp_path / out)]) == 2
    assert not (tmp_path / out).exists()
    (line,) = capsys.readouterr().err.splitlines()
    return line


def test_bad_input_has_one_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    good = SMALL.read_text(encoding="utf-8")
    assert "must end in .html" in refused(tmp_path, capsys, good, "x.txt")
    assert "made.game" in refused(tmp_path, capsys, "no record at all")
    assert "no such game can be set up" in refused(tmp_path, capsys, good.replace("\ngame\tgodstorm", "\ngame\tchess"))
    assert "draw 1 is not what the key gives" in refused(
        tmp_path, capsys, good.replace('contributions\t["', 'contributions\t["x')
    )
    running = "risk-events\t1\ngame\tgodstorm\n"
    assert "/risk table replay" in refused(tmp_path, capsys, running)


def test_a_game_that_goes_on_has_no_page(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Its record would tell the draws to come."""
    hidden = "\n".join(
        "secret\t" if line.startswith("secret\t") else line for line in SMALL.read_text(encoding="utf-8").split("\n")
    )
    assert "the game has not ended" in refused(tmp_path, capsys, hidden)
