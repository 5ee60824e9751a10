"""`risk verify`: a genuine record passes; a tampered one fails, with the step named."""

from __future__ import annotations

import io
import json
import sys
from contextlib import suppress
from dataclasses import replace
from functools import cache
from pathlib import Path
from shutil import copy
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from support.in_part import in_part
from support.processes.quicknet import SIGNATURES
from support.random_games.ai_records import write_ai_game

from bot.__main__ import main
from bot.cli.selfplay import setting_of
from bot.cli.verify import report
from rules import Player, Seeded, apply, begin, default, fingerprint, ruleset
from rules.records import (
    QUICKNET,
    RULES_VERSION,
    UNDO,
    Head,
    Line,
    Record,
    Round,
    SeatDraw,
    commitment,
    complete_wishes,
    draw_seats,
    key_of,
    line_of,
    read_record,
    read_snapshot,
    verify,
    write_record,
    write_snapshot,
)


@pytest.fixture(scope="module")
def played(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A whole game of two AIs."""
    return write_ai_game(tmp_path_factory.mktemp("records"), 2, {"setup": "dealt"})


@pytest.fixture
def record(played: Path, tmp_path: Path) -> Path:
    """A copy of it, to be changed."""
    return Path(copy(played, tmp_path))


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
    assert main(["verify", str(record)]) == 1
    assert "the record is not proved: it holds no secret" in capsys.readouterr().out


@pytest.mark.parametrize("content", [b"", b"hello\n", b"risk-record\t2\n", b"\xff\xfe\x00"])
def test_a_file_that_is_no_record(content: bytes, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "a.game"
    file.write_bytes(content)
    assert main(["verify", str(file)]) == 2
    told = capsys.readouterr().err
    assert told.startswith(f"risk verify: {file}")
    assert told.count("\n") == 1


def test_a_picture_instead_of_a_record(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "a.webp"
    file.write_bytes(b"RIFF\xff\xfe\x00WEBP")
    for command in (["verify", str(file)], ["film", str(file), "--out", str(tmp_path / "b.webp")]):
        assert main(command) == 2
        told = f"risk {command[0]}: {file}: not a game record, which is plain text in UTF-8\n"
        assert capsys.readouterr().err == told


def test_a_file_that_is_not_there(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["verify", str(tmp_path / "none.game")]) == 2
    assert "cannot be read: No such file" in capsys.readouterr().err


def test_steps_that_claim_older_rules_prove_nothing(record: Path, capsys: pytest.CaptureFixture[str]) -> None:
    record.write_text(
        record.read_text(encoding="utf-8").replace(f"rules\t{RULES_VERSION}", "rules\t1", 1), encoding="utf-8"
    )
    assert main(["verify", str(record)]) == 1
    told = capsys.readouterr().out
    assert "the record is not proved" in told
    assert "the record holds" not in told


def test_the_hash_to_compare_is_shown(record: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["verify", str(record)]) == 0
    promised = next(row for row in record.read_text(encoding="utf-8").split("\n") if row.startswith("commitment"))
    assert promised.split("\t")[1] in capsys.readouterr().out


# ---- the beacon, undos and rewinds


GAMES = Path(__file__).parents[2] / "games"
FORMAT_1 = sorted(path.stem for path in GAMES.glob("*.game"))
BEFORE = Path(__file__).parents[1] / "store" / "before_0011"


def begun(tmp_path: Path, beacon: Round | None, contributions: tuple[str, ...] = ("17", "café", "")) -> Path:
    """A game that has just begun, with this round in its list."""
    played = setting_of("lotr", 3, {"setup": "dealt"})
    head = Head(played, RULES_VERSION, commitment(b"s"), contributions, b"s".hex(), beacon)
    step = begin(ruleset(played), Seeded(key_of(head)))
    file = tmp_path / "begun.game"
    file.write_text(write_record(Record(head, (line_of(0, step),))), encoding="utf-8")
    return file


def test_the_wishes_for_seats_are_shown(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """To be compared with the posted list: the key binds them, and the dice gave the seats by them."""
    asked = setting_of("lotr", 2, {"setup": "dealt"})
    wishes = tuple(complete_wishes((seat,), asked.seats) for seat in asked.seats)
    head = Head(asked, RULES_VERSION, commitment(b"s"), ("17", ""), b"s".hex(), seat_draw=SeatDraw(wishes))
    seats, dice = draw_seats(wishes, Seeded(key_of(head)))
    assert seats == asked.seats, "their wishes differ"
    head = replace(head, seat_draw=SeatDraw(wishes, dice))
    step = begin(ruleset(asked), Seeded(key_of(head)), len(dice))
    file = tmp_path / "begun.game"
    file.write_text(write_record(Record(head, (line_of(0, step),))), encoding="utf-8")
    assert main(["verify", str(file)]) == 0
    told = capsys.readouterr().out
    assert all(f"{seat} '{' '.join(wished)}'" in told for seat, wished in zip(seats, wishes, strict=True))


def test_a_round_with_its_signature_holds(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["verify", str(begun(tmp_path, Round(QUICKNET.hash, 1000, SIGNATURES[1000])))]) == 0
    told = capsys.readouterr().out
    assert "the record holds\n" in told
    assert "names round 1000 of the public beacon, due 2023-08-23 15:59:24 UTC" in told
    assert "its signature holds against the chain's public key" in told


def test_a_round_with_another_rounds_signature_does_not(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["verify", str(begun(tmp_path, Round(QUICKNET.hash, 1001, SIGNATURES[1000])))]) == 1
    assert "the signature is not the one of the beacon's round 1001" in capsys.readouterr().err


def test_without_the_extra_the_signature_is_not_passed_over(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "py_arkworks_bls12381", None)
    assert main(["verify", str(begun(tmp_path, Round(QUICKNET.hash, 1000, SIGNATURES[1000])))]) == 1
    told = capsys.readouterr().out
    assert "the record holds" not in told
    assert "NOT CHECKED; to check it: pip install 'risk-game-master[beacon]'" in told


def test_a_game_begun_without_its_round_is_called_so(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["verify", str(begun(tmp_path, Round(QUICKNET.hash, 1000, skipped=True)))]) == 0
    told = capsys.readouterr().out
    assert "the record holds, but the host started the game without the beacon" in told
    assert "nothing is promised" in told


def test_the_frozen_list_is_shown(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["verify", str(begun(tmp_path, None, ("17", "ca\u2028\x1b[2J", "")))]) == 0
    told = capsys.readouterr().out
    assert r"green '17', black 'ca\u2028\x1b[2J', red nothing" in told
    assert "setup=dealt" in told
    assert "the list names no round of a public beacon" in told


def test_words_are_shown_on_a_terminal_that_cannot_print_them(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    ascii_only = io.TextIOWrapper(io.BytesIO(), encoding="ascii")
    monkeypatch.setattr(sys, "stdout", ascii_only)
    assert main(["verify", str(begun(tmp_path, None))]) == 0
    ascii_only.flush()
    assert b"'caf\\xe9'" in ascii_only.buffer.getvalue()  # type: ignore[attr-defined]


def test_a_rewind_is_listed_with_what_it_undid(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["verify", str(BEFORE / "lotr-over.game")]) == 1, "rules of version 1 are not played again"
    told = capsys.readouterr().out
    assert "step 32 is a rewind by vote to after step 6: 23 steps taken back, 20 draws" in told
    assert "format 1: what the seats contributed was never posted" in told


def test_undos_are_counted_and_those_of_several_seats_are_listed() -> None:
    record = read_record((GAMES / "lotr-four.game").read_text(encoding="utf-8"))
    proof = verify(record, ruleset)
    assert len(proof.undos) == sum(line.kind == UNDO for line in record.lines) > 0
    alone, *_ = proof.undos
    joint = replace(alone, seats=(Player("green"), Player("red")), steps=(7, 8))
    told = report(record, replace(proof, undos=(alone, joint)))
    assert "  2 undos, none of which took back anything drawn or shown; 1 took back answers of several seats" in told
    assert (
        f"  step {joint.step} is an undo that took back answers of green, red (steps 7, 8); compare it with the channel"
        in told
    )
    assert "undos" not in report(record, replace(proof, undos=()))


@in_part("name", FORMAT_1, kept=FORMAT_1[::2])
def test_records_of_format_1_still_hold(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["verify", str(GAMES / f"{name}.game")]) == 0
    assert "the record holds" in capsys.readouterr().out


# ---- any file at all


@pytest.mark.parametrize(
    ("old", "new", "told"),
    [
        ("mode=alone", "mode=chess", "no such game can be set up: no-such-option option='mode' choice='chess'"),
        ("mode=alone", "mood=alone", "no such game can be set up: no-such-option option='mood' choice='alone'"),
        ("game\tlotr", "game\tgo\x1b[2J", r"no such game can be set up: no game named 'go\x1b[2J'"),
        ("seats\tgreen", "seats\tmauve", "no such game can be set up: unknown-seat seat='mauve' seats=('green', "),
        ("seats\tgreen black", "seats\tgreen", "it has 2 contributions for 1 seats"),
        ("\t-\tbegin\t{}", "\t-\tbegin\t" + "[" * 10**5, "line 11 of the record cannot be read"),
        ("\t-\tbegin\t{}", "\t-\tbegin\t[1]", "line 11 of the record cannot be read"),
        ("\n0\tgame", "\n" + "9" * 5000 + "\tgame", "line 11 of the record cannot be read"),
        ("\n0\tgame", "\n" + "9" * 4000 + "\tgame", "step 0: a step is missing"),
    ],
)
def test_a_hostile_record_is_refused_in_one_line(
    old: str, new: str, told: str, record: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    text = record.read_text(encoding="utf-8")
    assert old in text
    record.write_text(text.replace(old, new, 1), encoding="utf-8")
    assert main(["verify", str(record)]) in (1, 2)
    output = capsys.readouterr()
    assert (output.out, output.err.count("\n")) == ("", 1)
    assert told in output.err
    assert len(output.err) < 600


@pytest.mark.parametrize("draw", ["3/6/6", "3", "a/b", "9" * 5000 + "/6", "1e999/6", "3/6,4/6"])
def test_a_draw_that_cannot_be_read_names_its_line(draw: str, record: Path, capsys: pytest.CaptureFixture[str]) -> None:
    rows = record.read_text(encoding="utf-8").split("\n")
    at = next(n for n, row in enumerate(rows) if row.count("\t") == 6 and row.split("\t")[5] != "-")
    fields = rows[at].split("\t")
    rows[at] = "\t".join([*fields[:5], draw, fields[6]])
    record.write_text("\n".join(rows), encoding="utf-8")
    assert main(["verify", str(record)]) == 2
    assert f"line {at + 1} of the record cannot be read" in capsys.readouterr().err


@pytest.mark.parametrize("fields", ['{"decision":NaN}', '{"decision":{}}', '{"where":["a"]}'])
def test_an_answer_of_another_shape_names_its_step(
    fields: str, record: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    rows = record.read_text(encoding="utf-8").split("\n")
    at = next(n for n, row in enumerate(rows) if row.startswith("1\t"))
    rows[at] = "\t".join([*rows[at].split("\t")[:4], fields, *rows[at].split("\t")[5:]])
    record.write_text("\n".join(rows), encoding="utf-8")
    assert main(["verify", str(record)]) == 1
    output = capsys.readouterr().err
    assert "step 1: the rules do not allow it: " in output
    assert output.count("\n") == 1


CLEARS = "\x1b[2J\x1b[Hlotr,\x1b[C2\x1b[Cseats:\x1b[Cthe\x1b[Crecord\x1b[Cholds\u202e\u200b\x9b8m"
"""What clears a terminal and writes a verdict there."""


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("mode=alone", f"mode={CLEARS}"),
        ("mode=alone", f"{CLEARS}=alone"),
        ("game\tlotr", f"game\t{CLEARS}"),
        ("seats\tgreen", f"seats\t{CLEARS}"),
        ("commitment\t", f"commitment\t{CLEARS}"),
        ("\n1\tai\t", f"\n1\tai\t{CLEARS}"),
        ("\n1\tai\t", f"\n1\t{CLEARS}\t"),
        ("\trisk-record", f"\t{CLEARS}"),
        ('"decision":1', f'"decision":1,"{CLEARS}":1'),
        ("\tbegin\t{}", f'\tsnapshot\t{{"rules":"{CLEARS}","state":{{"parts":{{"a":"{CLEARS}"}}}}}}'),
    ],
)
def test_no_record_can_write_its_own_verdict_on_the_terminal(
    old: str, new: str, record: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    text = record.read_text(encoding="utf-8")
    record.write_text(text.replace(old, new, 1), encoding="utf-8")
    assert main(["verify", str(record)]) in (0, 1, 2)
    output = capsys.readouterr()
    assert [each for each in output.out + output.err if each != "\n" and not each.isprintable()] == []


JUNK = (b"", b"\t", b"\n", b"\n\n", b"9" * 30, b"9" * 5000, b"/", b"[" * 10**5, b"{}", b"1e999", b"\xff", b"3/6/6")


@settings(max_examples=150, deadline=None)
@given(data=st.data())
def test_no_garbled_record_breaks_the_command(data: st.DataObject, tmp_path_factory: pytest.TempPathFactory) -> None:
    whole = (BEFORE / "lotr-over.game").read_bytes()
    at = data.draw(st.integers(0, 1200) | st.integers(0, len(whole) - 1))
    junk = data.draw(st.sampled_from(JUNK) | st.binary(max_size=8))
    length = data.draw(st.integers(0, 40))
    file = tmp_path_factory.getbasetemp() / "garbled.game"
    file.write_bytes(whole[:at] + junk + whole[at + length :])
    assert main(["verify", str(file)]) in (0, 1, 2)


@settings(max_examples=150, deadline=None)
@given(data=st.data())
def test_no_garbled_snapshot_breaks_the_command(data: st.DataObject, tmp_path_factory: pytest.TempPathFactory) -> None:
    """Whatever a record lays out as its first position: it is refused, or played on."""
    known = game_from_a_position()
    state = json.loads(json.dumps(known.lines[0].fields["state"]))
    at: Any = state
    while isinstance(at, dict | list) and at:
        key = data.draw(st.sampled_from(sorted(at) if isinstance(at, dict) else range(len(at))))
        if data.draw(st.booleans()) or not isinstance(at[key], dict | list) or not at[key]:
            at[key] = data.draw(st.sampled_from([None, -1, 10**40, "x", [], {}, [[]], {"kind": "x"}, 1.5, True]))
            break
        at = at[key]
    fields, mark = {**known.lines[0].fields, "state": state}, known.lines[0].fingerprint
    with suppress(Exception):
        mark = fingerprint(read_snapshot(ruleset(known.head.setting), state))
    file = tmp_path_factory.getbasetemp() / "garbled.game"
    lines = (replace(known.lines[0], fields=fields, fingerprint=mark), *known.lines[1:])
    file.write_text(write_record(replace(known, lines=lines)), encoding="utf-8")
    assert main(["verify", str(file)]) in (0, 1, 2)


@cache
def game_from_a_position() -> Record:
    """A game that begins with a position and goes on for sixty steps."""
    played = setting_of("lotr", 2, {"setup": "dealt"})
    rules, head = ruleset(played), Head(played, RULES_VERSION, commitment(b"s"), ("", ""), b"s".hex())
    chance = Seeded(key_of(head))
    step = begin(rules, chance)
    fields = {"rules": RULES_VERSION, "state": write_snapshot(step.state)}
    lines = [Line(0, "position", "-", "snapshot", fields, step.draws, fingerprint(step.state))]
    for seq in range(1, 60):
        step = apply(rules, step.state, default(rules, step.state, step.state.unanswered[0]), chance, by="clock")
        lines.append(line_of(seq, step))
    return Record(head, tuple(lines))


def test_a_game_that_begins_with_a_position_is_not_proved(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """The host could have written any deal down as a position."""
    file = tmp_path / "laid-out.game"
    file.write_text(write_record(game_from_a_position()), encoding="utf-8")
    assert main(["verify", str(file)]) == 1
    assert "practice, from a laid position: how it came to stand so is not proved" in capsys.readouterr().out


def test_a_simulated_game_holds(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    words = ["simulate", "lotr", "--seats", "2", "--option", "setup=dealt", "--record", str(tmp_path)]
    assert main(words) == 0
    assert main(["verify", str(next(tmp_path.iterdir()))]) == 0
    assert "the record holds" in capsys.readouterr().out
