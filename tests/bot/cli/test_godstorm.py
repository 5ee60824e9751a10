"""The console plays, draws, films and verifies Godstorm, and says in one line what would be right."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from PIL import Image

from bot.__main__ import main
from rules.records import read_record


@pytest.mark.parametrize("seats", ["2", "3", "4", "5"])
def test_ai_players_finish_a_game(seats: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["simulate", "godstorm", "--seats", seats, "--option", "setup=quick", "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert (len(told["seats"]), told["finished"], told["stuck"]) == (int(seats), 1, 0)
    assert sum(told["wins_by_seat"].values()) >= 1


@pytest.mark.parametrize("house", ["yalta", "blind-yalta", "single-front"])
def test_a_game_with_a_house_rule(house: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["simulate", "godstorm", "--seats", "3", "--house", house]) == 0
    assert "1 finished" in capsys.readouterr().out


def test_the_board_has_the_underworld_below_and_alone(tmp_path: Path) -> None:
    words = ("render", "godstorm", "--seats", "3", "--steps", "120")
    for name, more in {"both": (), "below": ("--realm", "underworld"), "mine": ("--viewer", "blue")}.items():
        assert main([*words, *more, "--out", str(tmp_path / f"{name}.png")]) == 0
    both, below, mine = (Image.open(tmp_path / f"{name}.png").convert("RGB") for name in ("both", "below", "mine"))
    assert both.width == below.width
    assert both.height > below.height + 1000
    assert both.tobytes() == mine.tobytes(), "everything on a board is public"


def test_a_recorded_game_is_verified_and_filmed(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    simulate = ["simulate", "godstorm", "--seats", "2", "--option", "setup=quick", "--record", str(tmp_path)]
    assert main(simulate) == 0
    (file,) = tmp_path.glob("*.game")
    capsys.readouterr()
    assert main(["verify", str(file)]) == 0
    told = capsys.readouterr().out
    assert "the record holds" in told
    assert "dice and shuffles recomputed from it, all as recorded" in told
    assert main(["film", str(file), "--out", str(tmp_path / "film.webp"), "--language", "fr"]) == 0
    turns = capsys.readouterr().out.split(": ")[1].split()[0]
    with Image.open(tmp_path / "film.webp") as film:
        assert getattr(film, "n_frames", 1) == int(turns) > 5


@pytest.mark.parametrize("kind", ["bid", "risk-god"])
def test_an_answer_that_was_not_given_does_not_hold(
    kind: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """A bid is changed; a god is sent who was not."""
    main(["simulate", "godstorm", "--seats", "3", "--seed", "1", "--record", str(tmp_path)])
    (file,) = tmp_path.glob("*.game")
    text = file.read_text("utf-8")
    lines = text.splitlines(keepends=True)
    at = next(k for k, line in enumerate(lines) if f"\t{kind}\t" in line and ('"faith":0' in line or '"god":"' in line))
    god = '"god":"war"' if '"god":"war"' not in lines[at] else '"god":"sky"'
    lines[at] = lines[at].replace('"faith":0', '"faith":1') if kind == "bid" else god_sent(lines[at], god)
    file.write_text("".join(lines), "utf-8")
    capsys.readouterr()
    assert main(["verify", str(file)]) == 1
    assert "does not hold" in capsys.readouterr().err


def god_sent(line: str, god: str) -> str:
    """The line of a record with another god in it."""
    before, _, rest = line.partition('"god":"')
    return before + god + rest.partition('"')[2]


def test_a_record_names_its_options(tmp_path: Path) -> None:
    main(
        [
            "simulate",
            "godstorm",
            "--seats",
            "2",
            "--option",
            "setup=quick",
            "sky-cards=anyone",
            "--record",
            str(tmp_path),
        ]
    )
    (file,) = tmp_path.glob("*.game")
    assert dict(read_record(file.read_text("utf-8")).head.setting.options)["sky-cards"] == "anyone"


@pytest.mark.parametrize(
    ("words", "right"),
    [
        (("simulate", "godstorm", "--seats", "6"), "--seats must be a whole number from 2 to 5, not '6'"),
        (("simulate", "godstorm", "--seats", "1"), "2 to 5"),
        (("simulate", "godstorm", "--house", "prisoners-of-war"), "it has yalta, blind-yalta, single-front"),
        (("simulate", "godstorm", "--option", "sky-cards=all"), "sky-cards is one of attacked, anyone"),
        (("render", "godstorm", "--out", "a.png", "--realm", "heavens"), "--realm is one of underworld, not 'heavens'"),
        (("render", "godstorm", "--out", "a.png", "--viewer", "red"), "--viewer is one of blue, green, ochre, purple"),
        (
            ("render", "lotr", "--out", "a.png", "--realm", "underworld"),
            "lotr is played on one map alone; leave --realm out",
        ),
    ],
)
def test_what_cannot_be_done_is_told_in_one_line(
    words: tuple[str, ...], right: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main([*words]) == 2
    told = capsys.readouterr()
    assert told.out == ""
    assert right in told.err
    assert told.err.count("\n") == 1
