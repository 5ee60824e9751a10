"""`risk check-package`: what an author is told of a package's words, boards and maps."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest
from support.documents.guide_package import CODE, plain_package, whole_package
from support.made_up.packages import Installed, installed

from bot.__main__ import main
from renders.board.art import ART

__all__ = ["installed"]

ENGLISH = "atoll_risk/pages/en/atoll.ftl"


def told(capsys: pytest.CaptureFixture[str], *words: str) -> tuple[int, list[str], str]:
    code = main(["check-package", *words])
    out, err = capsys.readouterr()
    return code, out.splitlines(), err


def test_every_message_that_is_missing_is_named_in_each_language(
    installed: Installed, capsys: pytest.CaptureFixture[str]
) -> None:
    files = whole_package()
    files = files | {CODE: files[CODE].replace(', art="atoll_risk.art:ART"', "")}
    installed.install(files)
    code, lines, _ = told(capsys, "atoll")
    assert code == 1
    assert "words en: land-north_bay is missing" in lines
    assert "words fr: board-name-atoll is missing" in lines
    assert "words fr: help-goal-atoll is missing" in lines
    assert "words en: game-atoll is missing" not in lines
    assert "words en: region-windward.of is missing" not in lines
    assert "words en: option-concede is missing" not in lines, "what this project says of it stays"
    assert "map atoll: it has none: the board is drawn plainly" in lines
    less = {name: text.replace("game-atoll = The Atoll\n", "") for name, text in files.items()}
    installed.install(less)
    assert "words en: game-atoll is missing" in told(capsys, "atoll")[1]


def test_what_a_board_names_and_does_not_have_is_told(installed: Installed, capsys: pytest.CaptureFixture[str]) -> None:
    """An unknown territory in a link keeps the package out, with its name; the rest is told by the check."""
    plain = plain_package()
    wrong = "barriers=(('north_bay', 'coral_gate', 'hedge'),), ports=('atlantis',),"
    installed.install(plain | {CODE: plain[CODE].replace("barriers=(),", wrong)})
    code, lines, _ = told(capsys, "atoll")
    kinds = "it is one of mountain, river, sea, flame"
    assert f"board atoll: the barrier of north_bay and coral_gate is of the kind 'hedge': {kinds}" in lines
    assert "board atoll: the ports: no territory is called 'atlantis'" in lines
    installed.install(plain | {CODE: f"{plain[CODE]}\nfrom dataclasses import replace\n{BAD_LINK}"})
    code, lines, _ = told(capsys, "atoll")
    assert (code, len(lines)) == (1, 1)
    assert "the board atoll: the link of north_bay and narnia: no territory is called 'narnia'" in lines[0]


BAD_LINK = "replace(BOARD, links=(('north_bay', 'narnia', 'sea'),))\n"


def test_a_map_is_held_against_the_rules(
    installed: Installed, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """As our own: here the atoll names a map of the World as its own."""
    files = whole_package()
    installed.install(files)
    shutil.copytree(ART / "world", installed.folder / "atoll_risk/art/atoll")
    anchors = installed.folder / "atoll_risk/art/atoll/anchors.json"
    anchors.write_text(anchors.read_text().replace('"board":"world"', '"board":"atoll"'))
    code, lines, _ = told(capsys, "atoll")
    assert code == 1
    assert "map atoll: alaska is painted, and no territory" in lines
    assert "map atoll: north_bay is not painted" in lines
    assert "map atoll: the sea line of north_bay and windy_point is not drawn" in lines


def test_a_package_that_is_not_there_is_told_with_those_that_are(
    installed: Installed, capsys: pytest.CaptureFixture[str]
) -> None:
    installed.install(plain_package())
    code, lines, error = told(capsys, "atol")
    assert (code, lines) == (2, [])
    assert error == "risk check-package: no package brings a game named 'atol'; there are atoll\n"
