"""The script that anyone can run without installing anything: it accepts a genuine record and rejects others."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from support.made_up.changed_program import script
from support.processes.quicknet import SIGNATURES
from support.random_games.ai_records import write_ai_game

from bot.cli.selfplay import setting_of
from rules import Seeded, begin, ruleset
from rules.records import QUICKNET, RULES_VERSION, Head, Record, Round, commitment, key_of, line_of, write_record

JUNK = (
    b"",
    b"\t",
    b"\n",
    b"\n\n",
    b"9" * 30,
    b"9" * 5000,
    b"/",
    b"[" * 10**5,
    b"{}",
    b"1e999",
    b"\xff",
    b"3/6/6",
    b"\x00",
)
SCRIPT = Path(__file__).parents[2] / "docs" / "recompute.py"
GAMES = Path(__file__).parents[1] / "games"


@pytest.fixture(scope="module")
def record(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A whole game of Middle-earth."""
    return write_ai_game(tmp_path_factory.mktemp("records"), 4, {})


def recomputed(record: Path, *more: str) -> tuple[int, str]:
    """The script's output with only the standard library."""
    words = [sys.executable, "-I", "-S", str(SCRIPT), str(record), *more]
    done = subprocess.run(words, capture_output=True, text=True, check=False)
    assert "Traceback" not in done.stderr
    return done.returncode, done.stdout + done.stderr


def test_it_is_short() -> None:
    assert len(SCRIPT.read_text(encoding="utf-8").splitlines()) < 125


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
        ("secret", "\u00e9", "no record that can be read"),
        ("contributions", '["", "", "", "1"]', "(step 0) is not what the key gives"),
        ("contributions", "[", "no record that can be read"),
        ("contributions", "[" * 10**5, "no record that can be read"),
        ("options", "mode=open", "(step 0) is not what the key gives"),
        ("options", "", "(step 0) is not what the key gives"),
        ("seats", "green red", "(step 0) is not what the key gives"),
        ("game", "chess", "(step 0) is not what the key gives"),
        ("beacon", '{"chain": "ab", "round": 1, "skipped": true}', "(step 0) is not what the key gives"),
        ("beacon", '{"chain": "ab", "round": 1}', "no record that can be read"),
        ("beacon", '{"chain": "ab", "round": 1, "signature": "x"}', "no record that can be read"),
        ("beacon", '{"chain": "ab", "round": "1, checked", "skipped": true}', "no record that can be read"),
        ("beacon", '{"chain": "ab", "round": 1.0, "skipped": true}', "no record that can be read"),
        ("beacon", "5", "no record that can be read"),
        ("beacon", "{" * 10**5, "no record that can be read"),
        ("risk-record", "3", "its head is not that of format 1 or 2"),
        ("risk-record", "1", "no record that can be read"),
    ],
)
def test_a_head_that_was_changed_is_found(record: Path, tmp_path: Path, line: str, new: str, told: str) -> None:
    code, output = recomputed(changed(record, tmp_path, line, 1, new))
    assert code == 1
    assert told in output


@pytest.mark.parametrize("given", ["AB" * 32, "c0ffee", "--lst"])
def test_a_mistyped_hash_is_not_called_a_wrong_secret(record: Path, given: str) -> None:
    code, told = recomputed(record, given)
    true = next(line for line in record.read_text().splitlines() if line.startswith("commitment")).split("\t")[1]
    assert (code, told) == (
        1,
        f"WRONG: '{given.lower()}' is mistyped, or another secret was promised: this one's hash is {true}\n",
    )


def test_another_file_is_refused(tmp_path: Path) -> None:
    assert recomputed(tmp_path / "nowhere.game")[0] == 1
    (tmp_path / "other.game").write_text("Dear diary\n\nnothing\there\n")
    assert "no record that can be read" in recomputed(tmp_path / "other.game")[1]


# ---- what went back


@pytest.mark.parametrize(
    "game", sorted((SCRIPT.parents[1] / "tests" / "games").glob("*.game")), ids=lambda path: path.stem
)
def test_the_records_of_format_1_are_still_believed(game: Path) -> None:
    code, told = recomputed(game)
    assert (code, told.count(" (undo) goes back ")) == (0, game.read_text(encoding="utf-8").count("\tundo\t"))


def test_a_rewind_is_named_with_the_draws_that_it_took_back() -> None:
    """A game played by an earlier version of the bot, with a vote to go back past four battles."""
    game = GAMES.parent / "bot" / "store" / "before_0011" / "lotr-over.game"
    code, told = recomputed(game)
    assert code == 0
    assert "step 8 (undo) goes back to step 6; undone draws: none" in told
    assert (
        "step 32 (rewind) goes back to step 6; undone draws: step 15 (5), step 18 (5), step 20 (5), step 23 (5); "
        in told
    )
    assert "format 1: the salts were never posted, so whoever ran the program could choose them" in told


@pytest.mark.parametrize("to", ["99", "-1", '"4"', "true", "4.0", "null", "9e999"])
def test_a_line_that_goes_back_to_nowhere_is_wrong(to: str, tmp_path: Path) -> None:
    game = GAMES / "lotr-two.game"
    code, told = recomputed(changed(game, tmp_path, "3", 4, f'{{"to":{to}}}'))
    assert code == 1
    assert "step 3 (undo) goes back to a step that is not there" in told


# ---- the beacon


@pytest.mark.parametrize(
    ("beacon", "told"),
    [
        (None, "draws follow from it\nno beacon: the list names no round\n"),
        (Round(QUICKNET.hash, 1000, SIGNATURES[1000]), "beacon: round 1000, signature '" + SIGNATURES[1000]),
        (Round(QUICKNET.hash, 1000, skipped=True), "the host began without round 1000; nothing is promised"),
    ],
)
def test_the_beacon_is_in_the_key_and_in_the_verdict(beacon: Round | None, told: str, tmp_path: Path) -> None:
    played = setting_of("lotr", 3, {"setup": "dealt"})
    head = Head(played, RULES_VERSION, commitment(b"s"), ("17", "caf\u00e9 \u2603", ""), b"s".hex(), beacon)
    step = begin(ruleset(played), Seeded(key_of(head)))
    file = tmp_path / "a.game"
    file.write_text(write_record(Record(head, (line_of(0, step),))), encoding="utf-8")
    code, output = recomputed(file)
    assert (code, told in output) == (0, True)


# ---- any file at all


@pytest.mark.parametrize(
    ("field", "new"),
    [
        (0, "999"),
        (0, "9" * 5000),
        (0, "one"),
        (5, "3/6/6"),
        (5, "3"),
        (5, "3/"),
        (5, "a/b"),
        (5, "3/6 7"),
        (5, "9" * 5000 + "/6"),
        (5, "0/" + "9" * 5000),
        (5, "3/6\t3/6"),
    ],
)
def test_a_line_that_cannot_be_read_is_named(field: int, new: str, record: Path, tmp_path: Path) -> None:
    code, told = recomputed(changed(record, tmp_path, "7", field, new))
    at = record.read_text().splitlines().index(next(row for row in record.read_text().splitlines() if row[:2] == "7\t"))
    assert (code, told.count("\n")) == (1, 1)
    assert f"no record that can be read: line {at + 1}: " in told or "WRONG: draw" in told
    assert len(told) < 400


@pytest.mark.parametrize("new", ["0/0", "-1/6", "1/-6", "0/18446744073709551617", "5/6"])
def test_a_draw_that_cannot_be_is_wrong(new: str, record: Path, tmp_path: Path) -> None:
    code, told = recomputed(changed(record, tmp_path, "0", 5, new))
    assert code == 1
    assert "WRONG: draw 1 (step 0) is not what the key gives" in told


@pytest.mark.parametrize(
    "content",
    [b"", b"\n\n", b"\xff\xfe\x00", b"\x00" * 100, b"risk-record\t2", b"risk-record\t2\n\n", b"[" * 10**5, b"{}"],
)
def test_any_other_file_is_refused_in_one_line(content: bytes, tmp_path: Path) -> None:
    file = tmp_path / "any.game"
    file.write_bytes(content)
    code, told = recomputed(file)
    assert (code, told.count("\n")) == (1, 1)
    assert "no record that can be read" in told or "not revealed" in told
    assert recomputed(tmp_path)[0] == 1, "a folder"


@settings(max_examples=60, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(data=st.data())
def test_no_garbled_record_breaks_the_script(data: st.DataObject, record: Path, tmp_path: Path) -> None:
    whole = record.read_bytes()
    at = data.draw(st.integers(0, 2000) | st.integers(0, len(whole) - 1))
    junk = data.draw(st.sampled_from(JUNK) | st.binary(max_size=8))
    length = data.draw(st.integers(0, 40))
    (tmp_path / "a.game").write_bytes(whole[:at] + junk + whole[at + length :])
    verdict = script().main(str(tmp_path / "a.game"))
    assert verdict == 0 or "WRONG" in verdict or "no record that can be read" in verdict or "not revealed" in verdict
