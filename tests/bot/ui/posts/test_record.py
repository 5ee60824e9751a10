"""Verifying a record in Discord: the result never claims more than was checked."""

from __future__ import annotations

import sys
from dataclasses import replace
from pathlib import Path

import pytest
from support.processes.quicknet import SIGNATURES

from bot.cli.selfplay import setting_of
from bot.game.lobby import options_code
from bot.ui.posts.record import _proof_lines, _prove
from bot.words import words
from rules import GAMES, Player, Seeded, begin, ruleset
from rules.records import (
    QUICKNET,
    RULES_VERSION,
    Head,
    Record,
    Round,
    Undone,
    commitment,
    key_of,
    line_of,
    read_record,
    write_record,
    write_snapshot,
)

GAME = (Path(__file__).parents[3] / "games" / "lotr-team.game").read_text(encoding="utf-8")


def told(text: str, language: str = "en") -> str:
    return "\n".join(_proof_lines(*_prove(text.encode(), GAMES), words(language)))


@pytest.mark.parametrize(("language", "true", "won"), [("en", "checks out", " won."), ("fr", "est exact", "Victoire")])
def test_a_true_record_shows_the_hash_and_the_winners(language: str, true: str, won: str) -> None:
    text = told(GAME, language)
    promised = next(row for row in GAME.split("\n") if row.startswith("commitment")).split("\t")[1]
    assert true in text
    assert promised in text
    assert won in text


def test_a_record_of_older_rules_is_not_called_true() -> None:
    text = told(GAME.replace(f"rules\t{RULES_VERSION}", "rules\t1", 1))
    assert "can't verify this record" in text
    assert "checks out" not in text


def test_a_record_of_format_1_is_called_so() -> None:
    assert "The record has format 1: the seats' contributions to the dice were never posted." in told(GAME)


@pytest.mark.parametrize(
    ("beacon", "text"),
    [
        (Round(QUICKNET.hash, 1000, SIGNATURES[1000]), "Round 1000 of the public beacon is in the dice"),
        (Round(QUICKNET.hash, 1000, skipped=True), "The host started this game without round 1000"),
    ],
)
def test_the_beacon_is_named_with_what_came_of_it(beacon: Round, text: str) -> None:
    assert text in told(begun_with(beacon))
    assert "format 1" not in told(begun_with(beacon))


def test_the_list_is_there_to_be_compared() -> None:
    text = told(begun_with(None, ("17", "caf\u00e9 `\u200b", "")))
    assert "For the dice: Green `17`, Black `caf\\xe9 \\x60\\u200b`, Red `–`." in text
    code = options_code("lotr", dict(setting_of("lotr", 3, {"setup": "dealt"}).options))
    assert f"Options code: `{code}`" in text
    assert "The list names no round of a public beacon." in text


def test_a_game_that_begins_with_a_position_is_not_called_true() -> None:
    """Whoever writes a record could have written any deal down."""
    record = read_record(begun_with(None))
    step = begin(ruleset(record.head.setting), Seeded(key_of(record.head)))
    fields = {"rules": RULES_VERSION, "state": write_snapshot(step.state)}
    line = replace(record.lines[0], by="position", kind="snapshot", fields=fields)
    text = told(write_record(replace(record, lines=(line,))))
    assert "I can't verify this record: it begins with a position" in text
    assert "checks out" not in text


def test_without_the_library_a_record_with_a_round_is_not_called_true(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "py_arkworks_bls12381", None)
    text = told(begun_with(Round(QUICKNET.hash, 1000, SIGNATURES[1000])))
    assert "I can't verify this record: the beacon's signature can't be checked here." in text
    assert "checks out" not in text


def begun_with(beacon: Round | None, contributions: tuple[str, ...] = ("17", "word", "")) -> str:
    """The record of a game that has just begun, with this round in its list."""
    played = setting_of("lotr", 3, {"setup": "dealt"})
    head = Head(played, RULES_VERSION, commitment(b"s"), contributions, b"s".hex(), beacon)
    return write_record(Record(head, (line_of(0, begin(ruleset(played), Seeded(key_of(head)))),)))


@pytest.mark.parametrize(("language", "vote"), [("en", "goes back by vote to after step 6"), ("fr", "retour voté")])
def test_a_rewind_is_listed(language: str, vote: str) -> None:
    before = Path(__file__).parents[2] / "store" / "before_0011" / "lotr-over.game"
    (line,) = [line for line in told(before.read_text(encoding="utf-8"), language).split("\n") if "32" in line]
    assert vote in line
    assert ("23" in line, "20" in line) == (True, True)


def test_of_many_rewinds_the_first_ten_are_listed() -> None:
    record, proof = _prove(GAME.encode(), GAMES)
    many = tuple(Undone(step, "rewind", 1, (2, 3), 1, 5) for step in range(20, 33))
    lines = _proof_lines(record, replace(proof, rewinds=many), words("en"))
    assert sum("goes back by vote" in line for line in lines) == 10
    assert "3 more steps go back; `risk verify` lists them all." in lines


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "Step 9 is an undo that took back answers of Red and Green together. Compare it with the channel."),
        ("fr", "coup 9 annule ensemble des réponses de"),
    ],
)
def test_an_undo_of_several_seats_is_listed(language: str, text: str) -> None:
    record, proof = _prove(GAME.encode(), GAMES)
    alone = Undone(5, "undo", 3, (4,), 0, 0, (Player("red"),))
    joint = Undone(9, "undo", 6, (7, 8), 0, 0, (Player("red"), Player("green")))
    lines = _proof_lines(record, replace(proof, undos=(alone, joint)), words(language))
    assert [text in line for line in lines if ("9" in line and "undo" in line) or "annule" in line] == [True]
    assert not any("5 is an undo" in line for line in lines)


def test_a_record_that_was_cut_off_says_that_the_game_had_not_ended() -> None:
    assert "hadn't ended" in told("\n".join(GAME.split("\n")[:60]) + "\n")
