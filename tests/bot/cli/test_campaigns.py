"""Campaigns of AIs at the console: played, proved, drawn and told."""

from __future__ import annotations

import json
import shutil
from pathlib import Path
from random import Random

import pytest
from support.documents.page_texts import unpack_page

from bot.__main__ import main
from bot.cli.campaigns import MEMBERS, play_campaign
from bot.cli.selfplay import Answerer, setting_of
from renders import History, Picture
from rules import Action, Ruleset, State, legal, view
from rules.ai import Character, choose_as
from rules.legacy import FACTIONS


def write_wars(folder: Path, seats: int, games: int | None = None) -> Path:
    """The records of the wars of a campaign, into a folder."""
    for war in play_campaign(setting_of("legacy", seats, {}), 2, 1, games):
        assert war.over
        (folder / f"{war.war:02}.game").write_text(war.record, encoding="utf-8")
    return folder


@pytest.fixture(scope="module")
def four_wars(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The records of the first four wars of a campaign."""
    return write_wars(tmp_path_factory.mktemp("campaign"), 3, 4)


@pytest.fixture(scope="module")
def begun(four_wars: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The records of the first two of them."""
    folder = tmp_path_factory.mktemp("begun")
    for war in sorted(four_wars.iterdir())[:2]:
        shutil.copy(war, folder)
    return folder


def test_the_wars_of_a_campaign_are_played_and_proved(four_wars: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["verify", str(four_wars)]) == 0
    told = capsys.readouterr().out
    assert "4 games: the chain holds" in told
    assert told.count("legacy, 3 seats: the record holds") == 4


@pytest.mark.long
@pytest.mark.parametrize("seats", [3, 5])
def test_a_whole_campaign_is_played_and_proved(seats: int, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    write_wars(tmp_path, seats)
    assert main(["verify", str(tmp_path)]) == 0
    told = capsys.readouterr().out
    assert "15 games: the chain holds" in told
    assert told.count(f"legacy, {seats} seats: the record holds") == 15


@pytest.mark.long
def test_a_whole_campaign_of_hard_is_played_to_its_end(monkeypatch: pytest.MonkeyPatch) -> None:
    """Open packs bring questions and land that a plan does not reckon with; none of its answers is illegal."""

    def hard(random: Random) -> Answerer:
        def answer(rules: Ruleset, state: State, number: int) -> Action:
            seen, offers = view(state, state.pending[number].player), tuple(legal(rules, state, number))
            action = choose_as(Character("hard"), rules.at(seen), seen, number, offers, random.randrange)
            assert any(action in offer for offer in offers)
            return action

        return answer

    monkeypatch.setattr("bot.cli.campaigns.ai_player", hard)
    wars = [*play_campaign(setting_of("legacy", 4, {}), 7, 2)]
    assert len(wars) == 15
    assert all(war.over for war in wars)


def test_the_history_is_the_front_of_a_page_that_needs_nothing_else(
    begun: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Each war is inside, as the page of that war alone has it."""
    out = tmp_path / "history.html"
    names = [f"{member}=<b>{member}" for member in MEMBERS]
    assert main(["history", str(begun), "--out", str(out), "--language", "fr", "--name", *names]) == 0
    page = out.read_text("utf-8")
    assert [f"<span>Guerre {war}</span>" in page for war in (1, 2, 3)] == [True, True, False]
    assert "&lt;b&gt;m2" in page
    assert "<b>m" not in page
    assert "2 guerres · " in page
    assert " tours</span>" in page
    assert "2 records" in capsys.readouterr().out
    unpacked = unpack_page(page)
    assert unpacked.text_of("game/2/record") == (begun / "02.game").read_text("utf-8")
    assert main(["replay", str(begun / "02.game"), "--out", str(tmp_path / "war.html")]) == 0
    alone, inside = unpack_page((tmp_path / "war.html").read_text("utf-8")).data, json.loads(unpacked.text_of("game/2"))
    told = ("stories", "turns", "headlines", "curves", "battles", "moments", "eyes")
    assert {name: inside[name] for name in told} == {name: alone[name] for name in told}


def test_whoever_has_no_name_is_called_by_the_number_of_the_member(begun: Path, tmp_path: Path) -> None:
    out = tmp_path / "history.html"
    assert main(["history", str(begun), "--out", str(out), "--title", "Ours", "--name", "m1=Ada"]) == 0
    page = out.read_text("utf-8")
    assert "<title>Ours</title>" in page
    assert "Ada" in page
    assert all(f">{member}<" in page or f"{member} (" in page for member in MEMBERS[1:3])
    assert "m1 (" not in page


def test_a_name_that_no_typeface_can_write_is_a_number_in_the_picture(
    begun: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    drawn: list[History] = []

    def draw(history: History, form: str) -> Picture:
        drawn.append(history)
        return Picture(b"", "image/png", (1, 1))

    monkeypatch.setattr("renders.draw_history", draw)
    names = [f"{member}={'Anna' if member == MEMBERS[-1] else 'दिल्ली'}" for member in MEMBERS]
    assert main(["history", str(begun), "--out", str(tmp_path / "history.png"), "--name", *names]) == 0
    called = {row.name for row in drawn[0].plot.people}
    assert called <= {"Anna", *(f"Player {number}" for number in range(1, len(MEMBERS)))}
    assert len(called) == len(drawn[0].plot.people)


@pytest.mark.parametrize(
    ("arguments", "text"),
    [
        (["--out", "a.txt"], "--out must end in .html"),
        (["--out", "a.html", "--name", "m1"], "a name is written member=name, not 'm1'"),
        (["--out", "a.html"], "holds no records"),
    ],
)
def test_what_a_history_cannot_be_made_of(
    arguments: list[str], text: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["history", str(tmp_path), *arguments]) == 2
    assert text in capsys.readouterr().err


def test_a_history_of_records_that_are_no_chain(
    begun: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "a.game").write_text((begun / "02.game").read_text("utf-8"), encoding="utf-8")
    assert main(["history", str(tmp_path), "--out", str(tmp_path / "a.html")]) == 1
    assert "names a record before it that is not here" in capsys.readouterr().err


def test_a_later_war_is_drawn_on_the_board_that_the_earlier_ones_left(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """The set-up of the second war, and the same of the first."""
    first, second = tmp_path / "first.png", tmp_path / "second.png"
    for out, games in ((first, "0"), (second, "1")):
        arguments = ["render", "legacy", "--seats", "3", "--after", games, "--steps", "0", "--out", str(out)]
        assert main(arguments) == 0
    assert first.read_bytes() != second.read_bytes()
    assert "legacy after 0 steps" in capsys.readouterr().out


def test_no_more_wars_are_played_before_a_picture_than_a_campaign_has(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """The board after the last war can be drawn; its wars are not played here, lest it takes long."""
    monkeypatch.setattr("bot.cli.render.play_campaign", lambda *which: iter(()))
    out = tmp_path / "board.png"
    arguments = ["render", "legacy", "--seats", "3", "--steps", "0", "--out", str(out), "--after"]
    assert main([*arguments, "15"]) == 0
    capsys.readouterr()
    out.unlink()
    for games in ("16", "99", "-1", "all"):
        assert main([*arguments, games]) == 2
        right = f"--after must be a whole number from 0 to 15, not {games!r}: a campaign has 15 games"
        assert capsys.readouterr().err == f"risk render: {right}\n"
    assert not out.exists()
    assert main(["render", "classic", "--out", str(out), "--after", "1"]) == 2
    assert "classic has no campaigns" in capsys.readouterr().err


def test_simulated_campaigns_tell_who_signed_and_which_packs_were_opened(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Two campaigns, of two wars each lest it takes long."""
    monkeypatch.setattr(
        "bot.cli.simulate.play_campaign", lambda table, seed, number: play_campaign(table, seed, number, 2)
    )
    arguments = ["simulate", "legacy", "--campaign", "--campaigns", "2", "--seats", "3", "--record", str(tmp_path)]
    assert main([*arguments, "--option", "missions=later", "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert (told["campaigns"], told["games"], told["stuck"], told["verified"]) == (2, 4, 0, 2)
    assert told["options"]["missions"] == "later"
    assert set(told["signatures"]) == set(MEMBERS)
    assert sum(told["signatures"].values()) == 4
    assert told["opened"].keys() <= {"pack_1", "pack_2", "pack_3", "pack_4", "pocket_1", "pocket_2", "envelope"}
    assert told["opened_in_war"].keys() == told["opened"].keys()
    assert all(1 <= war <= 2 for war in told["opened_in_war"].values())
    assert sum(told["wins_by_order"].values()) == sum(told["wins_by_faction"].values()) == 4
    assert sum(told["games_by_faction"].values()) == 4 * 3
    assert all(told["wins_by_faction"][faction] <= games for faction, games in told["games_by_faction"].items())
    assert sorted(str(file.relative_to(tmp_path)) for file in tmp_path.rglob("*.game")) == [
        "1/legacy-1-1-01.game", "1/legacy-1-1-02.game", "2/legacy-1-2-01.game", "2/legacy-1-2-02.game",
    ]  # fmt: skip


def test_the_summary_of_campaigns_has_the_same_counts(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Each faction's wins and games, and what was opened in which war; no line names what packs bring."""
    monkeypatch.setattr(
        "bot.cli.simulate.play_campaign", lambda table, seed, number: play_campaign(table, seed, number, 2)
    )
    arguments = ["simulate", "legacy", "--campaign", "--seats", "5", "--seed", "3"]
    assert main([*arguments, "--json"]) == 0
    counted = json.loads(capsys.readouterr().out)
    assert main(arguments) == 0
    told = capsys.readouterr().out
    games, wins = counted["games_by_faction"], counted["wins_by_faction"]
    assert sorted(games) == sorted(FACTIONS)
    assert f"factions {', '.join(f'{faction} {wins[faction]} of 2' for faction in sorted(FACTIONS))}\n" in told
    assert ", ".join(f"{label} {count} of 1" for label, count in counted["opened"].items()) in told


@pytest.mark.parametrize(
    ("arguments", "text"),
    [
        (["classic", "--campaign"], "classic has no campaigns; legacy has"),
        (["legacy", "--campaigns", "2"], "--campaigns is for --campaign"),
        (["legacy", "--campaign", "--games", "2"], "a campaign has all its games"),
        (["legacy", "--campaign", "--campaigns", "0"], "--campaigns must be a whole number from 1"),
    ],
)
def test_what_cannot_be_simulated(arguments: list[str], text: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["simulate", *arguments]) == 2
    assert text in capsys.readouterr().err


@pytest.mark.long
@pytest.mark.parametrize("seed", range(100))
def test_a_hundred_whole_campaigns(seed: int) -> None:
    """None of the 1,500 games is stuck."""
    wars = [war.over for war in play_campaign(setting_of("legacy", 3 + seed % 3, {}), seed, 1)]
    assert wars == [True] * 15
