"""`risk simulate` as a person and as a script read it."""

from __future__ import annotations

import json
import re
from collections import Counter
from collections.abc import Iterator
from itertools import cycle, islice
from pathlib import Path
from statistics import median

import pytest

from bot.__main__ import main
from bot.cli import selfplay
from rules import GAMES
from rules.author import Context, Module, TurnBegan
from rules.house import HOUSE
from rules.kernel.game import compose_ruleset
from rules.records import read_record, replay
from rules.risk import ArmiesGranted, Order, RoundEnded

QUICK = ("--option", "setup=dealt")


def test_json_counts_games_turns_and_wins(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["simulate", "lotr", "--seats", "2", "--games", "3", "--seed", "8", *QUICK, "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert (told["games"], told["finished"], told["stuck"]) == (3, 3, 0)
    assert sum(told["wins_by_seat"].values()) == 3
    assert set(told["wins_by_seat"]) == {"green", "black"}
    assert sum(told["wins_by_order"].values()) == 3
    assert [*told["wins_by_order"]] == ["1", "2"]
    assert told["median_turns"] >= 4
    assert 2 <= told["median_rounds"] <= told["p95_rounds"] == told["most_rounds"] <= told["median_turns"]
    assert told["steps"] > told["median_turns"]
    assert told["steps_per_second"] == pytest.approx(told["steps"] / told["seconds"], rel=0.02)


def test_the_same_seed_plays_the_same_games(capsys: pytest.CaptureFixture[str]) -> None:
    outcomes = []
    for seed in ("4", "4", "5"):
        main(["simulate", "lotr", "--seats", "2", "--games", "1", "--seed", seed, *QUICK, "--json"])
        told = json.loads(capsys.readouterr().out)
        outcomes.append((told["steps"], told["wins_by_seat"]))
    assert outcomes[0] == outcomes[1] != outcomes[2]


def test_a_team_wins_together(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["simulate", "lotr", "--mode", "team", "--games", "1", *QUICK, "--json"]) == 0
    wins = json.loads(capsys.readouterr().out)["wins_by_seat"]
    assert sorted(wins.values()) == [0, 0, 1, 1]
    assert wins["green"] == wins["yellow"]


def test_a_summary_for_people(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["simulate", "lotr", "--seats", "3", *QUICK]) == 0
    told = capsys.readouterr().out
    assert "lotr, 3 seats: 1 game, 1 finished, 0 stuck" in told
    assert "steps" in told
    assert re.search(r"order  1 \d, 2 \d, 3 \d\n", told)
    assert re.search(r"rounds (\d+) \(median\), \1 \(95 %\), \1 \(most\)", told)


def test_rounds_and_wins_by_the_order_of_play_are_those_of_the_records(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    """The places are counted from whoever plays first, the rounds with the one in which a game ends."""
    arguments = ["simulate", "classic", "--seats", "3", "--games", "4", "--record", str(tmp_path), "--json"]
    assert main(arguments) == 0
    places, rounds = Counter[str](), []
    for file in tmp_path.iterdir():
        record = read_record(file.read_text("utf-8"))
        game = GAMES[record.head.setting.game]
        steps = [step for _, step in replay(record, game.compose) if step is not None]
        last = steps[-1]
        assert last.state.winners
        seats, first = last.state.seats, last.state.parts[Order].first
        turns = [*islice(cycle(seats), seats.index(first), seats.index(first) + len(seats))]
        places.update(str(turns.index(winner) + 1) for winner in last.state.winners)
        rounds.append(1 + sum(isinstance(event, RoundEnded) for step in steps for event in step.events))
    told = json.loads(capsys.readouterr().out)
    assert told["wins_by_order"] == {place: places[place] for place in ("1", "2", "3")}
    assert told["median_rounds"] == median(rounds)
    assert told["most_rounds"] == max(rounds)


def test_records_prove_themselves(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    records = tmp_path / "new" / "records"
    assert main(["simulate", "lotr", "--seats", "2", "--games", "2", *QUICK, "--record", str(records)]) == 0
    written = sorted(records.iterdir())
    assert len(written) == 2
    for record in written:
        assert main(["verify", str(record)]) == 0
    assert "steps played again" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("words", "right"),
    [
        (("chess",), "the games are lotr, classic"),
        (("lotr", "--seats", "7"), "--seats must be a whole number from 2 to 4, not '7'"),
        (("lotr", "--seats", "5"), "takes 2 to 4"),
        (("lotr", "--seats", ""), "--seats must be a whole number from 2 to 4, not ''"),
        (("lotr", "--seats", "0", "--mode", "team"), "--seats must be 4, not '0'"),
        (("lotr", "--seats", "0", "--mode", "chess"), "alone, alliance, team"),
        (("classic", "--seats", "2.5", "--option", "mode=capital", "length=short"), "a whole number from 4 to 5"),
        (("lotr", "--board", "world"), "lotr has no option named 'board'"),
        (("lotr", "--house", "yalta"), "no house rule named 'yalta'; it has calculated-risks, "),
        (("classic", "--board", "moon"), "board is one of world, ancient, middle-earth, middle-earth-42, not 'moon'"),
        (("classic", "--mode", "two-players", "--seats", "3"), "takes 2"),
        (("classic", "--board", "ancient", "--seats", "6"), "takes 3 to 5"),
        (("classic", "--house", "hecatomb", "prisoners-of-war"), "hecatomb and prisoners-of-war cannot be played"),
        (("classic", "--house", "yalta", "--mode", "conquest"), "add --option setup=dealt"),
        (("classic", "--mode", "capital", "--seats", "3", "--option", "length=short"), "takes 4 and 5 players"),
        (("lotr", "--seats", "1"), "takes 2 to 4"),
        (("lotr", "--seats", "3", "--mode", "team"), "takes 4"),
        (("lotr", "--mode", "chess"), "alone, alliance, team"),
        (("lotr", "--option", "luck=good"), "it has mode"),
        (("lotr", "--option", "mode"), "name=choice"),
        (("lotr", "--house", "fog"), "no house rule named 'fog'; it has calculated-risks, "),
        (("lotr", "--games", "0"), "from 1 to"),
        (("lotr", "--seed", "x"), "--seed must be a whole number"),
        (("lotr", "--record", "/dev/null/here"), "risk simulate: /dev/null/here: Not a directory"),
    ],
)
def test_a_wrong_word_is_named_in_one_line(
    words: tuple[str, ...], right: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["simulate", *words]) == 2
    told = capsys.readouterr()
    assert told.out == ""
    assert told.err.startswith("risk simulate: ")
    assert right in told.err
    assert told.err.count("\n") == 1


@pytest.mark.parametrize(
    ("words", "right"),
    [
        (("simulate",), "required: GAME"),
        (("simulate", "classic", "--house"), "--house: expected at least one argument"),
        (("simulate", "classic", "--fast"), "risk simulate: unrecognized arguments: --fast; risk simulate --help"),
        (("simulating",), "invalid choice: 'simulating'"),
    ],
)
def test_what_is_no_command_is_told_in_one_line(
    words: tuple[str, ...], right: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as left:
        main(words)
    told = capsys.readouterr().err
    assert left.value.code == 2
    assert told.startswith("risk")
    assert right in told
    assert told.count("\n") == 1


@pytest.mark.parametrize(
    ("mode", "board", "house", "seats"),
    [
        ("secret-mission", "world", ("yalta",), 4),
        ("conquest", "middle-earth-42", ("single-front", "equal-arms"), 4),
        ("two-players", "ancient", (), 2),
        ("capital", "ancient", ("hecatomb",), 4),
    ],
)
def test_classic_risk_with_its_mode_its_board_and_house_rules(
    mode: str, board: str, house: tuple[str, ...], seats: int, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    words = ["simulate", "classic", "--mode", mode, "--board", board, "--json", "--record", str(tmp_path)]
    assert main([*words, *(["--house", *house] if house else [])]) == 0
    told = json.loads(capsys.readouterr().out)
    assert (told["finished"], len(told["seats"])) == (1, seats)
    assert told["options"] | {"mode": mode, "board": board} | dict.fromkeys(house, "on") == told["options"]
    assert main(["verify", *map(str, tmp_path.iterdir())]) == 0


@pytest.fixture
def equal_arms(monkeypatch: pytest.MonkeyPatch) -> Iterator[Module]:
    """The module of Equal Arms, to which a test may add rules."""
    module = HOUSE["equal-arms"].module
    monkeypatch.setattr(module, "rules", [*module.rules])
    compose_ruleset.cache_clear()
    yield module
    compose_ruleset.cache_clear()


@pytest.mark.parametrize(
    ("how", "why"),
    [
        ("type", r"TypeError: armies-granted: why holds another type than it declares \(play\.py:\d+, check_types\)"),
        ("error", r"LookupError: no such thing \(test_simulate\.py:\d+, break_the_rules\)"),
    ],
)
def test_a_game_that_is_stuck_says_why(
    how: str, why: str, equal_arms: Module, capsys: pytest.CaptureFixture[str]
) -> None:
    @equal_arms.reacts(TurnBegan)
    def break_the_rules(g: Context, event: TurnBegan) -> None:
        if how == "error":
            raise LookupError("no such thing")
        g.emit(ArmiesGranted(event.player, 1, "stock", 7))  # type: ignore[arg-type]

    assert main(["simulate", "classic", "--seats", "3", "--house", "equal-arms"]) == 0
    told = capsys.readouterr().out
    assert "classic, 3 seats: 1 game, 0 finished, 1 stuck" in told
    assert re.search(rf"^  stuck  game 1: {why}$", told, re.MULTILINE)


def test_a_game_that_never_ends_says_so(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr(selfplay, "MOST_STEPS", 5)
    assert main(["simulate", "classic", "--seats", "3"]) == 0
    assert "  stuck  game 1: not over after 5 answers\n" in capsys.readouterr().out
