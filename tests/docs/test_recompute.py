"""The script that anyone can run without installing anything: it accepts a genuine record and rejects others."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from bot.__main__ import main

SCRIPT = Path(__file__).parents[2] / "docs" / "recompute.py"


@pytest.fixture(scope="module")
def record(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A whole game of Middle-earth."""
    folder = tmp_path_factory.mktemp("records")
    assert main(["simulate", "lotr", "--seed", "3", "--record", str(folder)]) == 0
    return next(folder.glob("*.game"))


def recomputed(record: Path, *more: str) -> tuple[int, str]:
    """The script's output with only the standard library."""
    words = [sys.executable, "-I", "-S", str(SCRIPT), str(record), *more]
    done = subprocess.run(words, capture_output=True, text=True, check=False)
    assert "Traceback" not in done.stderr
    return done.returncode, done.stdout + done.stderr


def test_it_is_short() -> None:
    assert len(SCRIPT.read_text(encoding="utf-8").splitlines()) <= 80


def test_a_true_record_is_believed(record: Path) -> None:
    commitment = next(line for line in record.read_text().splitlines() if line.startswith("commitment"))
    code, told = recomputed(record, commitment.split("\t")[1])
    assert (code, told.startswith("true: ")) == (0, True)
    code, listed = recomputed(record, "--list")
    draws = [draw for line in record.read_text().splitlines() for draw in line.split("\t")[5:6] if draw != "-"]
    assert code == 0
    assert listed.count(" of 0 to ") == len(" ".join(draws).split())


def test_a_record_in_the_line_ends_of_another_system_is_believed(record: Path, tmp_path: Path) -> None:
    other = tmp_path / "windows.game"
    other.write_bytes(record.read_bytes().replace(b"\n", b"\r\n"))
    assert recomputed(other)[0] == 0


def changed(record: Path, tmp_path: Path, line: str, field: int, new: str) -> Path:
    """The record with one field changed in the line that begins like this."""
    rows = [row.split("\t") for row in record.read_text().splitlines()]
    row = next(row for row in rows if row[0] == line)
    row[field] = new
    other = tmp_path / "tampered.game"
    other.write_text("\n".join("\t".join(row) for row in rows) + "\n")
    return other


def test_one_die_changed_is_found(record: Path, tmp_path: Path) -> None:
    rows = [line.split("\t") for line in record.read_text().splitlines()]
    step = next(row for row in rows if len(row) == 7 and row[3] == "defend")
    first, *rest = step[5].split()
    number, size = map(int, first.split("/"))
    tampered = changed(record, tmp_path, step[0], 5, " ".join([f"{(number + 1) % size}/{size}", *rest]))
    code, told = recomputed(tampered)
    assert code == 1
    assert f"(step {step[0]}) is not what the key gives" in told


@pytest.mark.parametrize(
    ("line", "new", "told"),
    [
        ("secret", "00" * 32, "not the one whose hash was posted"),
        ("secret", "", "not revealed yet"),
        ("secret", "beef", "not the one whose hash was posted"),
        ("secret", "xyz", "no record that can be read"),
        ("salts", '["", "", "", "1"]', "draw 1 (step 0) is not what the key gives"),
        ("salts", "[", "no record that can be read"),
    ],
)
def test_a_head_that_was_changed_is_found(record: Path, tmp_path: Path, line: str, new: str, told: str) -> None:
    code, said = recomputed(changed(record, tmp_path, line, 1, new))
    assert code == 1
    assert told in said


def test_another_posted_hash_and_another_file_are_refused(record: Path, tmp_path: Path) -> None:
    assert "not the one whose hash was posted" in recomputed(record, "ab" * 32)[1]
    assert recomputed(tmp_path / "nowhere.game")[0] == 1
    (tmp_path / "other.game").write_text("Dear diary\n\nnothing\there\n")
    assert "no record that can be read" in recomputed(tmp_path / "other.game")[1]
