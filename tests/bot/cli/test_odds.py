"""`risk odds` as a person and as a script read it."""

from __future__ import annotations

import json
from argparse import ArgumentParser

import pytest

from bot.cli import odds
from rules.risk.dice_odds import Dice
from rules.risk.invasion_odds import invasion


def risk(*words: str) -> int:
    parser = ArgumentParser(prog="risk")
    odds.add_parser(parser.add_subparsers(required=True))
    args = parser.parse_args(words)
    result: int = args.run(args)
    return result


def test_json_tells_the_chance_and_the_expected_losses(capsys: pytest.CaptureFixture[str]) -> None:
    words = ("odds", "12", "9", "--captain", "--stronghold", "--defending-captain", "--until", "4", "--json")
    assert risk(*words) == 0
    told = json.loads(capsys.readouterr().out)
    expected = invasion(12, 9, Dice(attack_bonus=1, defence_bonus=2), until=4)
    assert (told["win"], told["attacker_loses"], told["defender_loses"]) == (
        expected.win,
        expected.attacker_loses,
        expected.defender_loses,
    )
    assert told["attackers_left"] == list(expected.attackers_left)
    assert (told["until"], told["captain"], told["stronghold"], told["defending_captain"]) == (4, True, True, True)


def test_the_table_is_four_short_lines(capsys: pytest.CaptureFixture[str]) -> None:
    assert risk("odds", "1", "1", "--stronghold", "--defending-captain") == 0
    assert capsys.readouterr().out.splitlines() == [
        "1 attack, 1 defend with a stronghold and a captain",
        "  conquest         16.67%",
        "  attacker loses     0.83 on average; usually 0 to 1 left",
        "  defender loses     0.17 on average; usually 0 to 1 left",
    ]


def test_a_captain_raises_the_chance_on_the_table(capsys: pytest.CaptureFixture[str]) -> None:
    risk("odds", "3", "2", "--captain")
    assert "3 attack with a captain, 2 defend" in capsys.readouterr().out


def test_the_largest_armies_are_answered(capsys: pytest.CaptureFixture[str]) -> None:
    assert risk("odds", "1000", "1000", "--json") == 0
    assert json.loads(capsys.readouterr().out)["win"] > 0.99


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("0", "3"), "ATTACKERS must be a whole number from 1 to 1000, not '0'"),
        (("-4", "3"), "ATTACKERS must be a whole number from 1 to 1000, not '-4'"),
        (("3", "1001"), "DEFENDERS must be a whole number from 1 to 1000, not '1001'"),
        (("3", "9" * 5000), "DEFENDERS must be a whole number from 1 to 1000, not '999"),
        (("three", "3"), "ATTACKERS must be a whole number from 1 to 1000, not 'three'"),
        (("3", "2.5"), "DEFENDERS must be a whole number from 1 to 1000, not '2.5'"),
        (("3", "2", "--until", "3"), "--until must be a whole number from 0 to 2, not '3'"),
        (("3", "2", "--until", "-1"), "--until must be a whole number from 0 to 2, not '-1'"),
    ],
)
def test_a_number_that_makes_no_sense_gets_one_line(
    words: tuple[str, ...], said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert risk("odds", *words) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert err.startswith(f"risk odds: {said}")
    assert err.count("\n") == 1
