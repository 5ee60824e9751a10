"""`risk arena` as a person and as a script read it, and what a player of a file may do."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import pytest

from bot.__main__ import main
from bot.cli.arena import report
from bot.cli.contests import players
from bot.cli.contests.contest import Contest, Results, interval, play_deal
from bot.cli.contests.players import seat_player
from bot.workers.process import PlayerFailed
from rules import GAMES, Action, Offer, Ruleset, Seeded, View, begin, legal, ruleset, view
from rules.ai import choose

SPARRING = Path(__file__).parents[2] / "support" / "sparring"
TABLE = GAMES["classic"].setting(("red", "blue", "green"), {"mode": "conquest"})


def arena(capsys: pytest.CaptureFixture[str], *words: str) -> dict[str, Any]:
    assert main(["arena", *words, "--json"]) == 0
    told: dict[str, Any] = json.loads(capsys.readouterr().out)
    return told


def test_every_deal_is_played_from_every_seat(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """The same player on all seats wins each deal exactly once: the luck of a seat is in no comparison."""

    def easy_without_luck(rules: Ruleset, view: View, number: int, offers: Sequence[Offer], pick: object, /) -> Action:
        return choose(rules, view, number, offers, lambda size: 0)

    monkeypatch.setattr(players, "NAMED", {"even": easy_without_luck})
    told = arena(capsys, "even", "even", "--seats", "3", "--games", "6", "--seed", "3")
    assert (told["games"], told["finished"], told["seats"], told["seats_of_ours"]) == (6, 6, 3, 1)
    assert (told["player"], told["against"]) == ("even", "even")
    assert told["won"] == 2


def test_easy_beats_a_random_player(capsys: pytest.CaptureFixture[str]) -> None:
    words = ("easy", "random", "--seats", "3", "--games", "9", "--seed", "2")
    told = arena(capsys, *words)
    assert told["won"] >= 7
    assert told["interval"][0] > 1 / 3
    again = arena(capsys, *words)
    times = "milliseconds"
    assert {**told, times: 0} == {**again, times: 0}
    assert [player["player"] for player in told[times]] == ["easy", "random"]


def test_hard_beats_easy_from_every_seat(capsys: pytest.CaptureFixture[str]) -> None:
    """Four games of one deal, of which even players win one."""
    told = arena(capsys, "hard", "easy", "--mode", "capital", "--seats", "4", "--games", "4", "--seed", "7")
    assert told["finished"] == 4
    assert told["won"] >= 3


def test_more_seats_of_ours(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["arena", "easy", "random", "--seats", "3", "--ours", "2", "--games", "3"]) == 0
    told = capsys.readouterr().out
    assert "of 3 against random: " in told
    assert "even is 66.7 %" in told
    assert "rounds: " in told


def test_a_terminal_shows_how_it_stands_and_ends_it_with_what_was_played(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken_off(contest: Contest, deals: int, jobs: int) -> Iterator[Results]:
        yield Results(games=3, finished=3, won=1.0, rounds=[4, 5, 6])
        yield Results(games=3, finished=3, won=2.0, rounds=[4, 5, 6])
        raise KeyboardInterrupt

    monkeypatch.setattr("bot.cli.arena.play_deals", broken_off)
    monkeypatch.setattr(sys.stderr, "isatty", lambda: True)
    assert main(["arena", "easy", "random", "--seats", "3", "--games", "30"]) == 0
    told = capsys.readouterr()
    assert told.err == "\r3 of 30 games, 33.3 % won\r6 of 30 games, 50.0 % won\n"
    assert told.out.startswith("easy won 3 of 6 against random: 50.0 %")


def test_two_of_four_seats_are_a_side() -> None:
    """Sides alternate around the table, so a contest of sides needs no option of its own."""
    table = GAMES["lotr"].setting(("green", "black", "yellow", "red"), {"mode": "alliance"})
    contest = Contest(table, ("easy", "random"), 2, 1)
    good, evil = {"green", "yellow"}, {"black", "red"}
    assert [contest.seats_of_ours(turned) for turned in range(4)] == [good, evil, good, evil]


def test_the_games_of_a_deal_do_not_count_as_many() -> None:
    """Four seats of one deal that end alike say as much as one game."""
    alike, mixed = [1.0, 1.0, 0.0, 0.0] * 5, [0.5] * 20
    wide, narrow = interval(alike, 80), interval(mixed, 80)
    assert wide[0] < narrow[0] < 0.5 < narrow[1] < wide[1]
    assert interval([1.0] * 5, 20)[0] == pytest.approx(0.839, abs=0.001)
    assert interval([0.0], 4) == (0.0, pytest.approx(0.490, abs=0.001))


def test_a_game_that_does_not_end_counts_for_nobody() -> None:
    contest = Contest(TABLE, ("easy", "random"), 1, 1)
    told = report(contest, [Results(games=3, finished=1, won=1.0, rounds=[7])])
    assert (told["games"], told["finished"], told["share"]) == (3, 1, pytest.approx(0.3333))


PLAYER = """
from time import sleep

from rules.ai import choose

def copies_easy(rules, view, number, offers, pick):
    print("thinking")
    return choose(rules, view, number, offers, pick)

def tells_secrets(rules, view, number, offers, pick):
    raise ValueError(" ".join(sorted(name for name in dir(view) if "chance" in name or "secret" in name)) or "none")

def stubborn(rules, view, number, offers, pick):
    return offers[0].answer(number, "nobody", **{name: choices[0] for name, choices in offers[0].fields.items()})

def silent(rules, view, number, offers, pick):
    return None

def sleeps(rules, view, number, offers, pick):
    sleep(60)

def quits(rules, view, number, offers, pick):
    raise SystemExit

class Own:
    pass

def makes_up(rules, view, number, offers, pick):
    return Own()
"""


@pytest.fixture
def file(tmp_path: Path) -> Path:
    written = tmp_path / "mine.py"
    written.write_text(PLAYER)
    return written


def test_a_player_of_a_file_plays_as_here(file: Path) -> None:
    """What goes to another process is all that a player needs: a copy of *easy* there wins what *easy* wins."""
    here, there = (play_deal(Contest(TABLE, (written, "easy"), 1, 5), 1) for written in ("easy", f"{file}:copies_easy"))
    assert (here.won, here.rounds, len(here.thoughts[0].answers)) == (
        there.won,
        there.rounds,
        len(there.thoughts[0].answers),
    )


@pytest.mark.parametrize(
    ("function", "failure"),
    [
        ("nobody", "is not there: the file has no nobody"),
        ("tells_secrets", r"raised ValueError: none \(mine.py, line \d+\)"),
        ("stubborn", "which was not offered"),
        pytest.param("silent", "with None, which was not offered", marks=pytest.mark.long),
        pytest.param("sleeps", "took more than 0.5 s for one answer", marks=pytest.mark.long),
        pytest.param("quits", "ended its process", marks=pytest.mark.long),
        pytest.param("makes_up", "with what only its file knows", marks=pytest.mark.long),
    ],
)
def test_a_player_who_cannot_play_on_is_told_in_one_line(file: Path, function: str, failure: str) -> None:
    rules, chance = ruleset(TABLE), Seeded(b"any")
    state = begin(rules, chance).state
    number = state.unanswered[0]
    seen = view(state, state.pending[number].player)

    def play() -> None:
        with seat_player(f"{file}:{function}", 0.5) as player:
            player.sit(TABLE, "1")
            player.answer(rules.at(seen), seen, number, tuple(legal(rules, state, number)))

    with pytest.raises(PlayerFailed, match=failure) as told:
        play()
    assert "\n" not in str(told.value)


@pytest.mark.parametrize(
    ("words", "why"),
    [
        (
            ("champion", "easy"),
            "a player is easy, normal, normal-bold, normal-patient, normal-grudging, hard, hard-bold, hard-patient, "
            "hard-grudging, random or FILE.py:function, not 'champion'",
        ),
        (("easy", "nothing.py:answer"), "there is no file nothing.py"),
        (("easy", "easy", "--ours", "4"), "--ours"),
        (("easy", "easy", "--games", "none"), "--games"),
        (("easy", "easy", "--game", "chess"), "there is no game named 'chess'"),
        (("easy", "easy", "--seats", "40"), "--seats"),
    ],
)
def test_what_cannot_be_played_is_said(capsys: pytest.CaptureFixture[str], words: tuple[str, ...], why: str) -> None:
    assert main(["arena", *words]) == 2
    said = capsys.readouterr()
    assert not said.out
    assert said.err.startswith("risk arena: ")
    assert why in said.err
    assert said.err.count("\n") == 1


def test_a_strength_that_a_game_lacks_is_said(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("rules.ai.characters.PLANNERS", {})
    assert main(["arena", "hard", "easy", "--game", "classic"]) == 2
    assert capsys.readouterr().err == "risk arena: classic has no AI that plays hard; it has easy\n"


@pytest.mark.long
@pytest.mark.parametrize(
    ("partner", "floor"), [("greedy", 0.05), ("continents", 0.2), ("hunter", 0.05), ("turtle", 0.1), ("walls", 0.05)]
)
def test_a_sparring_partner_is_no_dummy(capsys: pytest.CaptureFixture[str], partner: str, floor: float) -> None:
    """It wins so many games against three of *easy* at least, so that nothing is tuned to one opponent."""
    told = arena(capsys, f"{SPARRING / partner}.py:answer", "easy", "--games", "100", "--seed", "11")
    assert told["finished"] == 100
    assert told["share"] >= floor


CONTESTS = (
    ("classic", "conquest", "easy", 0.75),
    ("classic", "conquest", "greedy", 0.85),
    ("classic", "conquest", "hunter", 0.5),
    ("classic", "conquest", "continents", 0.45),
    ("classic", "conquest", "turtle", 0.75),
    ("classic", "conquest", "walls", 0.4),
    ("classic", "capital", "easy", 0.6),
    ("classic", "secret-mission", "easy", 0.45),
    ("lotr", "alone", "easy", 0.55),
    ("lotr", "alone", "greedy", 0.6),
    ("godstorm", "", "easy", 0.6),
    ("godstorm", "", "greedy", 0.9),
    ("godstorm", "", "hunter", 0.85),
    ("godstorm", "", "continents", 0.7),
    ("godstorm", "", "turtle", 0.85),
    ("godstorm", "", "walls", 0.85),
    ("legacy", "", "easy", 0.5),
    ("legacy", "", "greedy", 0.75),
)
"""In which game and mode, where it has modes, *hard* meets whom, and the share of wins that it has at least; even is a
quarter."""
SIDES = (("alliance", 0.75), ("team", 0.5), ("hunt", 0.5))
"""In which mode a side of *hard* meets one of *easy*, and the share of wins that it has at least; even is a half, and
where the Ring decides, much is luck."""


@pytest.mark.long
@pytest.mark.timeout(1200)
@pytest.mark.parametrize(("game", "mode", "other", "floor"), CONTESTS)
def test_hard_wins(capsys: pytest.CaptureFixture[str], game: str, mode: str, other: str, floor: float) -> None:
    player = other if other == "easy" else f"{SPARRING / other}.py:answer"
    words = ("--mode", mode) if mode else ()
    told = arena(capsys, "hard", player, "--game", game, *words, "--games", "60", "--seed", "17")
    assert told["share"] >= floor


@pytest.mark.long
@pytest.mark.timeout(1200)
@pytest.mark.parametrize(("mode", "floor"), SIDES)
def test_a_side_of_hard_wins(capsys: pytest.CaptureFixture[str], mode: str, floor: float) -> None:
    words = ("--game", "lotr", "--mode", mode, "--ours", "2", "--games", "60", "--seed", "17")
    told = arena(capsys, "hard", "easy", *words)
    assert told["share"] >= floor


@pytest.mark.long
@pytest.mark.timeout(1200)
def test_four_of_hard_come_to_an_end(capsys: pytest.CaptureFixture[str]) -> None:
    """They do not gather armies for ever: the median game has 25 rounds at most, and none more than 45."""
    told = arena(capsys, "hard", "hard", "--mode", "conquest", "--games", "24", "--seed", "17")
    assert told["finished"] == 24
    assert told["rounds"]["median"] <= 25
    assert told["rounds"]["most"] <= 45
