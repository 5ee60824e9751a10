"""`risk odds` as a person and as a script read it."""

from __future__ import annotations

import json
from argparse import ArgumentParser

import pytest

from bot.cli import odds
from rules.risk import Dice, DiceChanges, OpenDice, SideChanges, Sum, higher_total, invasion_odds


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
    expected = invasion_odds(12, 9, Dice(attack_bonus=1, defence_bonus=2), until=4)
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


def test_gods_and_a_temple_change_the_dice(capsys: pytest.CaptureFixture[str]) -> None:
    assert risk("odds", "9", "7", "--war-god", "--magic", "--temple", "--defending-magic", "--json") == 0
    told = json.loads(capsys.readouterr().out)
    dice = Dice(ties_to_attacker=True, attack_rerolls_ones=True, defence_rerolls_ones=True)
    assert told["win"] == invasion_odds(9, 7, dice).win
    assert (told["war_god"], told["magic"], told["temple"], told["defending_magic"]) == (True,) * 4
    assert risk("odds", "1", "1", "--war-god", "--temple") == 0
    assert capsys.readouterr().out.splitlines()[:2] == [
        "1 attack with the God of War, 1 defend with a temple",
        "  conquest         50.00%",
    ]


@pytest.mark.parametrize("flag", ["--temple", "--defending-magic"])
def test_a_temple_and_the_goddess_do_the_same_in_defence(flag: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert risk("odds", "5", "5", flag, "--json") == 0
    assert json.loads(capsys.readouterr().out)["win"] == invasion_odds(5, 5, Dice(defence_rerolls_ones=True)).win


def test_a_godswar_adds_dice_armies_and_bonuses(capsys: pytest.CaptureFixture[str]) -> None:
    attack = ("--magic", "--sky", "--altars", "2", "--bonus", "3")
    defence = ("--defending-altars", "1", "--defending-bonus", "4", "--defending-gungnir")
    assert risk("odds", "5", "6", "--godswar", *attack, *defence, "--json") == 0
    told = json.loads(capsys.readouterr().out)
    assert told["win"] == higher_total(Sum(6, 8, rerolls_ones=True), Sum(4, 10, rerolls_ones=True))
    assert (told["godswar"], told["altars"], told["defending_bonus"]) == (True, 2, 4)
    assert (told["sky"], told["defending_sky"], told["gungnir"], told["defending_gungnir"]) == (
        True,
        False,
        False,
        True,
    )


@pytest.mark.parametrize(
    ("flags", "expected"),
    [
        ((), higher_total(Sum(3, 4), Sum(3, 2))),
        (("--war-god",), higher_total(Sum(3, 4), Sum(3, 2), ties_to_attacker=True)),
        (("--gungnir",), higher_total(Sum(3, 4, rerolls_ones=True), Sum(3, 2))),
        (("--temple",), higher_total(Sum(3, 4), Sum(3, 2, rerolls_ones=True))),
        (("--defending-magic",), higher_total(Sum(3, 4), Sum(3, 2, rerolls_ones=True))),
        (("--defending-sky",), higher_total(Sum(3, 4), Sum(4, 2))),
    ],
)
def test_each_power_counts_in_a_godswar(
    flags: tuple[str, ...], expected: float, capsys: pytest.CaptureFixture[str]
) -> None:
    assert risk("odds", "4", "2", "--godswar", *flags, "--json") == 0
    assert json.loads(capsys.readouterr().out)["win"] == expected


def test_the_table_of_a_godswar_is_two_short_lines(capsys: pytest.CaptureFixture[str]) -> None:
    assert risk("odds", "2", "2", "--godswar") == 0
    assert risk("odds", "2", "2", "--godswar", "--war-god", "--sky", "--temple") == 0
    assert capsys.readouterr().out.splitlines() == [
        "3 dice + 2 against 3 dice + 2; the defender wins ties",
        "  attacker wins the round   45.36%",
        "4 dice + 2 against 3 dice (ones rerolled) + 2; the attacker wins ties",
        "  attacker wins the round   72.02%",
    ]


def test_what_changes_dice_on_the_table_counts(capsys: pytest.CaptureFixture[str]) -> None:
    assert risk("odds", "9", "6", "--bunker", "--fortification", "4", "--triple-conquest", "--json") == 0
    told = json.loads(capsys.readouterr().out)
    changes = DiceChanges(defence=SideChanges(highest=1), walls=SideChanges(each=1), boxes=4, triple_takes_all=True)
    assert told["win"] == invasion_odds(9, 6, OpenDice(changes=changes)).win
    assert (told["bunker"], told["fortification"], told["ammo_shortage"]) == (True, 4, False)


def test_relics_count_in_a_godswar(capsys: pytest.CaptureFixture[str]) -> None:
    assert risk("odds", "4", "4", "--godswar", "--mjolnir", "--fire-sears", "1", "--json") == 0
    assert json.loads(capsys.readouterr().out)["win"] == higher_total(Sum(3, 7), Sum(3, 8))


def test_the_largest_armies_are_answered(capsys: pytest.CaptureFixture[str]) -> None:
    assert risk("odds", "1000", "1000", "--json") == 0
    assert json.loads(capsys.readouterr().out)["win"] > 0.99


@pytest.mark.parametrize(
    ("words", "text"),
    [
        (("0", "3"), "ATTACKERS must be a whole number from 1 to 1000, not '0'"),
        (("-4", "3"), "ATTACKERS must be a whole number from 1 to 1000, not '-4'"),
        (("3", "1001"), "DEFENDERS must be a whole number from 1 to 1000, not '1001'"),
        (("3", "9" * 5000), "DEFENDERS must be a whole number from 1 to 1000, not '999"),
        (("three", "3"), "ATTACKERS must be a whole number from 1 to 1000, not 'three'"),
        (("3", "2.5"), "DEFENDERS must be a whole number from 1 to 1000, not '2.5'"),
        (("3", "2", "--until", "3"), "--until must be a whole number from 0 to 2, not '3'"),
        (("3", "2", "--until", "-1"), "--until must be a whole number from 0 to 2, not '-1'"),
        (("3", "2", "--sky"), "--sky needs --godswar"),
        (("3", "2", "--defending-altars", "1"), "--defending-altars needs --godswar"),
        (("3", "2", "--godswar", "--stronghold"), "--stronghold does not go with --godswar"),
        (("3", "2", "--godswar", "--until", "0"), "--until does not go with --godswar"),
        (("3", "2", "--captain", "--bunker"), "these helps belong to games whose dice work differently"),
        (("3", "2", "--fortification", "11"), "--fortification must be a whole number from 0 to 10, not '11'"),
        (("3", "2", "--mjolnir"), "--mjolnir needs --godswar"),
        (("3", "2", "--godswar", "--bunker"), "--bunker does not go with --godswar"),
        (("3", "2", "--until", ""), "--until must be a whole number from 0 to 2, not ''"),
        (("3", "2", "--godswar", "--altars", "21"), "--altars must be a whole number from 0 to 20, not '21'"),
        (("0", "2", "--godswar"), "ATTACKERS must be a whole number from 1 to 1000, not '0'"),
        (("3", "2", "--godswar", "--defending-bonus", "x"), "--defending-bonus must be a whole number from 0 to 1000"),
    ],
)
def test_a_number_that_makes_no_sense_gets_one_line(
    words: tuple[str, ...], text: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert risk("odds", *words) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert err.startswith(f"risk odds: {text}")
    assert err.count("\n") == 1
