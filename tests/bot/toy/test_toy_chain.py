"""`risk verify FOLDER`: the records of games that continue one another; what breaks the chain is named."""

from __future__ import annotations

import random
from collections.abc import Callable
from pathlib import Path

import pytest
from support.made_up import toy_boats

from bot.__main__ import main
from rules import GAMES, Game, Player, Seeded, apply, begin, legal, plain
from rules.ai import choose
from rules.kernel.record import record_code
from rules.kernel.tagged import canonical_text
from rules.kernel.view import view
from rules.records import RULES_VERSION, Head, Line, Record, commitment, key_of, line_of, write_record

SEATS = RED, BLUE = Player("red"), Player("blue")
SECRET = bytes(range(32))


def played(toy: Game, before: str, seed: int = 1) -> tuple[str, str]:
    """The record of a whole game of AIs that begins with this, and what the next one begins with."""
    setting = toy.setting(SEATS, {"boats": "named"}, before)
    rules, luck = toy.ruleset(setting), random.Random(seed)
    lines: list[Line] = []
    head = Head(setting, RULES_VERSION, commitment(SECRET), (str(seed), "2"), SECRET.hex())
    dice = Seeded(key_of(head))
    step = begin(rules, dice)
    while True:
        lines.append(line_of(len(lines), step))
        if step.state.winners is not None:
            record = write_record(Record(head, tuple(lines)))
            return record, toy_boats.before_next(step.state, record)
        number = step.state.unanswered[0]
        seen, offers = view(step.state, step.state.pending[number].player), tuple(legal(rules, step.state, number))
        step = apply(rules, step.state, choose(rules, seen, number, offers, luck.randrange), dice)


@pytest.fixture
def games(toy: Game) -> list[str]:
    """Three games, each of which continues the one before."""
    records, before = [], ""
    for seed in (1, 2, 3):
        record, before = played(toy, before, seed)
        records.append(record)
    return records


Told = Callable[..., tuple[int, str]]


@pytest.fixture
def told(toy: Game, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Told:
    """What `risk verify` says of a folder with these records, and its exit code."""
    monkeypatch.setattr("bot.cli.verify.GAMES", {**GAMES, "toy": toy})

    def verified(*records: str) -> tuple[int, str]:
        for at, record in enumerate(records):
            (tmp_path / f"{'cabd'[at]}.game").write_text(record, encoding="utf-8")
        code = main(["verify", str(tmp_path)])
        output = capsys.readouterr()
        return code, output.out + output.err

    return verified


def test_a_chain_holds_in_whatever_order_its_files_lie(told: Told, games: list[str]) -> None:
    code, output = told(*games)
    assert code == 0
    found = [output.index(f"game {at}, {name}.game\n") for at, name in enumerate("cab", 1)]
    assert found == sorted(found)
    assert output.count("the record holds") == 3
    assert "3 games: the chain holds" in output


def test_the_first_game_alone_is_a_chain(told: Told, games: list[str]) -> None:
    code, output = told(games[0])
    assert code == 0
    assert "1 game: the chain holds" in output


def test_a_record_that_is_missing_is_found(told: Told, games: list[str]) -> None:
    code, output = told(games[0], games[2])
    assert code == 1
    assert f"a.game, step 0: it names a record before it that is not here: {record_code(games[1])}" in output


def test_a_changed_record_is_named_with_its_game_and_step(told: Told, games: list[str]) -> None:
    lines = games[1].split("\n")
    at = next(n for n, line in enumerate(lines) if "\tsail\t" in line)
    step = lines[at].split("\t")[0]
    lines[at] = lines[at].replace("long_pier", "new_pier") if "long_pier" in lines[at] else lines[at] + "0"
    code, output = told(games[0], "\n".join(lines), games[2])
    assert code == 1
    assert f"a.game (game 2), step {step}: " in output


def test_a_game_that_begins_with_something_else_than_was_left_is_found(toy: Game, told: Told, games: list[str]) -> None:
    boats = toy_boats.Left({BLUE: "Zora", RED: "Albatros"}, record_code(games[0]))
    code, output = told(games[0], played(toy, canonical_text(plain(boats)))[0])
    assert code == 1
    assert "a.game (game 2), step 0: it begins with something else than the game before has left" in output


def test_two_games_that_follow_the_same_one_are_found(toy: Game, told: Told, games: list[str]) -> None:
    left = played(toy, "")[1]
    assert record_code(games[0]) in left
    code, output = told(games[0], games[1], played(toy, left, 7)[0])
    assert code == 1
    assert "a.game (game 2), step 0: it follows the same game as b.game" in output


@pytest.mark.parametrize("twin", [True, False])
def test_a_foreign_record_is_found(toy: Game, told: Told, games: list[str], twin: bool) -> None:
    """One that begins another chain, or the same one twice."""
    code, output = told(games[0], games[0] if twin else played(toy, "", 9)[0])
    assert code == 1
    found = "c.game (game 1), step 0: it is the same record as a.game" if twin else "c.game is a first game as well"
    assert found in output


def test_a_later_record_that_is_there_twice_is_named_with_its_game(told: Told, games: list[str]) -> None:
    code, output = told(*games, games[1])
    assert code == 1
    assert "d.game (game 2), step 0: it is the same record as a.game" in output


def test_a_record_of_a_game_that_continues_nothing_is_refused(told: Told, games: list[str]) -> None:
    head = Head(GAMES["classic"].setting(tuple(GAMES["classic"].colours)[:3]), "1", "", ("", "", ""))
    code, output = told(games[0], write_record(Record(head, ())))
    assert code == 1
    assert "a.game, step 0: it is of a game that does not continue another" in output


def test_what_is_no_record_or_no_folder_of_records_is_named(told: Told, games: list[str]) -> None:
    assert told() == (2, told()[1])
    assert "holds no records: their names end in .game" in told()[1]
    code, output = told(games[0], "nothing")
    assert code == 2
    assert "a.game: not a game record of format" in output
