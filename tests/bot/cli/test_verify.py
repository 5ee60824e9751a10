"""`risk verify`: a genuine record passes; a tampered one fails, with the step named."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.__main__ import main


@pytest.fixture
def record(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> Path:
    words = ["simulate", "lotr", "--seats", "2", "--option", "setup=dealt", "--record", str(tmp_path)]
    assert main(words) == 0
    capsys.readouterr()
    return next(tmp_path.iterdir())


def changed(record: Path, step: str, column: int, old: str, new: str) -> Path:
    """The record with one column of one step replaced."""
    rows = record.read_text(encoding="utf-8").split("\n")
    at = next(n for n, row in enumerate(rows) if row.startswith(f"{step}\t") and old in row.split("\t")[column])
    fields = rows[at].split("\t")
    fields[column] = fields[column].replace(old, new, 1)
    rows[at] = "\t".join(fields)
    record.write_text("\n".join(rows), encoding="utf-8")
    return record


def test_what_was_checked(record: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["verify", str(record)]) == 0
    told = capsys.readouterr().out
    assert "the record holds" in told
    assert "dice and shuffles recomputed" in told
    assert "won by" in told


def test_a_changed_die_names_its_step(record: Path, capsys: pytest.CaptureFixture[str]) -> None:
    rows = record.read_text(encoding="utf-8").split("\n\n")[1].split("\n")
    step, draws = next((row.split("\t")[0], row.split("\t")[5]) for row in rows[1:] if row.split("\t")[5] != "-")
    number, _, size = draws.split()[0].partition("/")
    other = f"{(int(number) + 1) % int(size)}/{size}"
    changed(record, step, 5, draws.split()[0], other)
    assert main(["verify", str(record)]) == 1
    told = capsys.readouterr()
    assert told.out == ""
    assert f"step {step}: " in told.err


def test_another_answer_names_its_step(record: Path, capsys: pytest.CaptureFixture[str]) -> None:
    rows = record.read_text(encoding="utf-8").split("\n\n")[1].split("\n")
    step = next(row.split("\t")[0] for row in rows if row and row.split("\t")[3] == "place-captain")
    changed(record, step, 4, '"where":"', '"where":"nowhere_')
    assert main(["verify", str(record)]) == 1
    assert f"step {step}: " in capsys.readouterr().err


def test_another_key_is_not_the_one_promised(record: Path, capsys: pytest.CaptureFixture[str]) -> None:
    text = record.read_text(encoding="utf-8")
    secret = next(line for line in text.split("\n") if line.startswith("secret\t"))
    record.write_text(text.replace(secret, "secret\t" + "ab" * 32), encoding="utf-8")
    assert main(["verify", str(record)]) == 1
    assert "step 0: the key is not the one" in capsys.readouterr().err


def test_without_the_key_it_says_so(record: Path, capsys: pytest.CaptureFixture[str]) -> None:
    text = record.read_text(encoding="utf-8")
    secret = next(line for line in text.split("\n") if line.startswith("secret\t"))
    record.write_text(text.replace(secret, "secret\t"), encoding="utf-8")
    assert main(["verify", str(record)]) == 0
    assert "the key is not revealed" in capsys.readouterr().out


@pytest.mark.parametrize("content", [b"", b"hello\n", b"risk-record\t1\n", b"\xff\xfe\x00"])
def test_a_file_that_is_no_record(content: bytes, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "a.game"
    file.write_bytes(content)
    assert main(["verify", str(file)]) == 2
    told = capsys.readouterr().err
    assert told.startswith(f"risk verify: {file}")
    assert told.count("\n") == 1


def test_a_file_that_is_not_there(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["verify", str(tmp_path / "none.game")]) == 2
    assert "cannot be read: No such file" in capsys.readouterr().err


def test_steps_that_claim_older_rules_prove_nothing(record: Path, capsys: pytest.CaptureFixture[str]) -> None:
    record.write_text(record.read_text(encoding="utf-8").replace("rules\t1", "rules\t0", 1), encoding="utf-8")
    assert main(["verify", str(record)]) == 1
    told = capsys.readouterr().out
    assert "the record is not proved" in told
    assert "the record holds" not in told


def test_the_hash_to_compare_is_shown(record: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["verify", str(record)]) == 0
    promised = next(row for row in record.read_text(encoding="utf-8").split("\n") if row.startswith("commitment"))
    assert promised.split("\t")[1] in capsys.readouterr().out
