"""The package of `docs/adding-a-game.md` is what the page says: written out, installed, played, worded and drawn."""

from __future__ import annotations

import runpy
import sys
from pathlib import Path

import pytest
from PIL import Image
from support.documents.guide_package import CODE, files_of_guide, plain_package, whole_package
from support.made_up.packages import Installed, installed

from bot.__main__ import main
from renders.board.art import art
from renders.compiler.__main__ import main as compile_map
from renders.compiler.source import load, pair
from rules import GAMES, PACKAGES, Player, position, ruleset
from rules.ai import advice_of
from rules.risk import ArmiesGranted

__all__ = ["installed"]
MOST_LINES = 60


def test_a_plain_risk_is_two_short_files() -> None:
    assert [*plain_package()] == ["pyproject.toml", CODE]
    assert len(plain_package()[CODE].splitlines()) <= MOST_LINES


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_ais_play_the_plain_game_to_its_end(
    installed: Installed, seats: int, capsys: pytest.CaptureFixture[str]
) -> None:
    installed.install(plain_package())
    assert PACKAGES["atoll"].flaw == ""
    assert main(["simulate", "atoll", "--seats", str(seats), "--games", "5"]) == 0
    assert "5 games, 5 finished, 0 stuck" in capsys.readouterr().out


def test_it_is_drawn_without_art(installed: Installed, tmp_path: Path) -> None:
    installed.install(plain_package())
    picture = tmp_path / "atoll.png"
    assert main(["render", "atoll", "--seats", "3", "--steps", "60", "--out", str(picture), "--language", "fr"]) == 0
    with Image.open(picture) as drawn:
        assert drawn.width > 500


def write_source(installed: Installed, monkeypatch: pytest.MonkeyPatch) -> None:
    """Write the source of its map, in the folder where it is installed."""
    monkeypatch.chdir(installed.folder)
    runpy.run_path(str(installed.folder / "draw_map.py"))


def test_its_source_has_every_island(installed: Installed, monkeypatch: pytest.MonkeyPatch) -> None:
    installed.install(whole_package())
    write_source(installed, monkeypatch)
    source = load("atoll", installed.folder)
    package = PACKAGES["atoll"].package
    assert package is not None
    (board,) = package.boards
    assert set(source.seeds) == set(board.territories)
    assert set(source.lanes) == {pair(a, b) for a, b, _ in board.links}


@pytest.mark.long
def test_the_whole_package_has_words_an_ai_and_a_map(
    installed: Installed, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    installed.install(whole_package())
    write_source(installed, monkeypatch)
    monkeypatch.setattr(sys, "argv", ["renders.compiler", "atoll.json", "--out", "atoll_risk/art"])
    compile_map()
    picture = tmp_path / "atoll.png"
    assert main(["render", "atoll", "--seats", "4", "--steps", "90", "--out", str(picture)]) == 0
    assert PACKAGES["atoll"].flaw == ""
    package = PACKAGES["atoll"].package
    assert package is not None
    assert advice_of("atoll") is package.advice
    with Image.open(picture) as drawn:
        assert drawn.size == art("atoll").size == (960, 960)
    assert set(art("atoll").territories) == set(package.boards[0].territories)
    assert tuple(GAMES)[-1] == "atoll"


def test_every_file_of_the_page_is_used() -> None:
    named = {
        "pyproject.toml",
        CODE,
        "draw_map.py",
        "PACKAGE",
        *(f"atoll_risk/{part}.py" for part in ("lighthouse", "words", "ai", "art")),
    }
    assert set(files_of_guide()) == named | {f"atoll_risk/pages/{language}/atoll.ftl" for language in ("en", "fr")}


def test_its_own_rule_pays_whoever_holds_the_island(installed: Installed) -> None:
    files = files_of_guide()
    plain = plain_package()
    code = plain[CODE].replace("\nREGIONS = ", "\nfrom atoll_risk.lighthouse import lighthouse\n\nREGIONS = ", 1)
    code = code.replace(
        "\n)  # fmt: skip\n\n\ndef seats_refusal", " lighthouse,\n)  # fmt: skip\n\n\ndef seats_refusal", 1
    )
    installed.install(plain | {CODE: code, "atoll_risk/lighthouse.py": files["atoll_risk/lighthouse.py"]})
    atoll = ruleset(GAMES["atoll"].setting(tuple(map(Player, ("red", "blue")))))
    for holds, armies in (("red: pearl_bank; blue: *", 4), ("red: turtle_key; blue: *", 3)):
        step = position(atoll, holds, step="reinforcement")
        assert sum(event.count for event in step.events if isinstance(event, ArmiesGranted)) == armies
