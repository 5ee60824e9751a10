"""Games of packages that are installed beside ours: found, refused for a flaw, named where they are missing."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from dataclasses import replace
from importlib import invalidate_caches
from pathlib import Path

import pytest

from bot.__main__ import main
from rules import GAMES, PACKAGES, Seeded, Setting, begin, ruleset
from rules.ai import advice_of
from rules.author import INTERFACE, GamePackage, board
from rules.packages import InstalledPackage, find_packages
from rules.records import Head, Record, Tampered, commitment, key_of, line_of, read_record, verify, write_record

OURS = ("lotr", "classic", "godstorm", "legacy")
Install = Callable[..., None]
SOUND = """
from dataclasses import replace
from rules import GAMES
from rules.author import GamePackage
PACKAGE = GamePackage(game=replace(GAMES["classic"], name="forty"))
"""


@pytest.fixture
def install(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Install]:
    """Put a package beside ours, as pip leaves one: a module with this code, and its entry point."""
    monkeypatch.syspath_prepend(tmp_path)

    def put(code: str = SOUND, game: str = "forty", name: str = "forty-risk", version: str = "1.2") -> None:
        module = name.replace("-", "_")
        monkeypatch.delitem(sys.modules, module, raising=False)
        (tmp_path / f"{module}.py").write_text(code)
        folder = tmp_path / f"{module}-{version}.dist-info"
        folder.mkdir()
        (folder / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {name}\nVersion: {version}\n")
        (folder / "entry_points.txt").write_text(f"[risk.games]\n{game} = {module}:PACKAGE\n")
        invalidate_caches()

    PACKAGES.forget()
    yield put
    PACKAGES.forget()


def found() -> dict[str, InstalledPackage]:
    return {package.game: package for package in find_packages(OURS)}


def test_without_packages_there_are_four_games() -> None:
    assert [*PACKAGES] == []
    assert tuple(GAMES) == OURS


def test_a_package_that_is_installed_brings_its_game(install: Install) -> None:
    install()
    forty = found()["forty"]
    assert (forty.distribution, forty.flaw) == ("forty-risk 1.2", "")
    assert isinstance(forty.package, GamePackage)
    assert forty.package.game.name == "forty"


@pytest.mark.parametrize(
    ("code", "flaw"),
    [
        ("raise RuntimeError('no\\nboard')", "it cannot be imported: RuntimeError: no board (forty_risk.py:1)"),
        ("import a_module_that_nobody_has", "it cannot be imported: ModuleNotFoundError: No module named 'a_module_"),
        ("raise SystemExit(3)", "it cannot be imported: SystemExit: 3"),
        ("FORTY = 1", "it cannot be imported: AttributeError: "),
        ("PACKAGE = 40", "forty_risk:PACKAGE is no GamePackage"),
        (SOUND.replace('name="forty"', 'name="fifty"'), "its game is named 'fifty', and its entry point 'forty'"),
        (
            SOUND.replace("game=", f"interface={INTERFACE + 1}, game="),
            f"it is written for interface {INTERFACE + 1}",
        ),
    ],
)
def test_a_package_that_cannot_be_played_says_why_in_one_line(install: Install, code: str, flaw: str) -> None:
    install(code)
    install(SOUND.replace("forty", "sound"), "sound", "sound-risk")
    packages = found()
    assert packages["forty"].package is None
    assert packages["forty"].flaw.startswith(flaw)
    assert "\n" not in packages["forty"].flaw
    assert packages["sound"].package is not None, "the other package stays"


def test_a_name_of_ours_stays_ours(install: Install) -> None:
    install(SOUND.replace('name="forty"', 'name="classic"'), game="classic")
    assert found()["classic"] == InstalledPackage(
        "classic", "forty-risk 1.2", None, "there is a game named 'classic' already"
    )


def test_of_two_packages_with_one_game_none_is_played(install: Install) -> None:
    install()
    install(name="other-risk")
    assert [(each.distribution, each.package) for each in find_packages(OURS)] == [
        ("forty-risk 1.2", None),
        ("other-risk 1.2", None),
    ]


def of_package(game: str) -> Record:
    """A record of a first step of classic Risk that says that it is of this package's game."""
    setting = GAMES["classic"].setting(tuple([*GAMES["classic"].colours][:3]))
    secret = b"any secret"
    head = Head(setting, "3", commitment(secret), ("", "", ""), secret.hex(), package="forty-risk 1.2")
    rules = ruleset(setting)
    step = begin(rules, Seeded(key_of(head)))
    return Record(replace(head, setting=replace(setting, game=game)), (line_of(0, step),))


def test_a_record_names_the_package_without_which_it_cannot_be_verified() -> None:
    record = of_package("forty")
    text = write_record(record)
    assert "\ngame\tforty\npackage\tforty-risk 1.2\nseats\t" in text
    assert read_record(text) == record
    with pytest.raises(Tampered) as missing:
        verify(record, ruleset)
    assert str(missing.value) == (
        "step 0: no such game can be set up: no game named 'forty' (the record is of the package forty-risk 1.2)"
    )


def test_a_game_whose_package_is_broken_says_so(install: Install) -> None:
    install("raise RuntimeError('no board')")
    with pytest.raises(LookupError, match=r"no game named 'forty' that can be played: forty-risk 1\.2: it cannot be"):
        ruleset(Setting("forty", (), ()))
    assert "forty" not in GAMES
    assert tuple(GAMES) == OURS


def test_its_game_is_among_all_games_and_is_played_by_its_name(install: Install) -> None:
    install()
    assert tuple(GAMES) == (*OURS, "forty")
    setting = GAMES["forty"].setting(tuple([*GAMES["forty"].colours][:3]))
    assert ruleset(setting).seats == setting.seats
    assert (PACKAGES.version_of("forty"), PACKAGES.version_of("classic")) == ("forty-risk 1.2", "")


@pytest.mark.parametrize("name", ["forty-two", "Forty", "fo_rty", "", "f" * 21])
def test_a_name_that_no_command_can_have_is_refused(install: Install, name: str) -> None:
    install(SOUND.replace('name="forty"', f"name={name!r}"), game=name or "x1")
    (package,) = find_packages(OURS)
    assert package.flaw.endswith("a name is one to twenty letters from a to z")


WITH_BOARD = """
from dataclasses import replace
from rules import GAMES
from rules.ai import Advice
from rules.author import Board, GamePackage, Region
BOARD = Board("atoll", {"ring": Region(1, ("north", "south"))}, (("north", "south", "sea"),), (), {})
ADVICE = Advice()
PACKAGE = GamePackage(game=replace(GAMES["classic"], name="forty"), boards=(BOARD,), advice=ADVICE)
"""


def test_its_boards_are_found_by_name_as_long_as_it_is_there(install: Install, monkeypatch: pytest.MonkeyPatch) -> None:
    install(WITH_BOARD)
    package = PACKAGES["forty"].package
    assert package is not None
    assert board("atoll") is package.boards[0]
    assert advice_of("forty") is package.advice
    monkeypatch.setattr(sys, "path", [])
    PACKAGES.forget()
    with pytest.raises(LookupError, match="no board named 'atoll'"):
        board("atoll")
    assert advice_of("forty") is advice_of("a game that nobody has")


def test_a_board_with_the_name_of_another_keeps_its_package_out(install: Install) -> None:
    install(WITH_BOARD.replace('"atoll"', '"world"'))
    assert PACKAGES["forty"].flaw == "there is a board named 'world' already"
    assert len(board("world").territories) == 42


CLASH = """
from dataclasses import replace
from rules import GAMES, Ruleset
from rules.author import GamePackage
from rules.classic import conquest

CLASSIC = GAMES["classic"]

def compose(setting):
    board = CLASSIC.compose(setting).board
    return Ruleset("forty", (conquest,), board=board, seats=setting.seats, start=(), turn=())

PACKAGE = GamePackage(game=replace(CLASSIC, name="forty", compose=compose))
"""


def test_rules_that_cannot_be_composed_keep_their_package_out(install: Install) -> None:
    install(CLASH)
    assert PACKAGES["forty"].flaw.startswith("its rules cannot be composed: Clash: ")
    assert "occupy" in PACKAGES["forty"].flaw
    assert "forty" not in GAMES


def test_a_package_is_refused_for_what_shows_later(install: Install) -> None:
    install()
    PACKAGES.refuse("forty", "its words are missing")
    assert "forty" not in GAMES
    assert GAMES.why_not("forty") == "no game named 'forty' that can be played: forty-risk 1.2: its words are missing"


def test_a_package_that_is_imported_first_by_hand_is_whole(install: Install) -> None:
    """Its own tests import it before anybody asks for games."""
    install()
    __import__("forty_risk")
    assert PACKAGES["forty"].flaw == ""


def test_a_refused_package_leaves_no_board(install: Install) -> None:
    install(WITH_BOARD)
    PACKAGES.refuse("forty", "its words are missing")
    with pytest.raises(LookupError, match="no board named 'atoll'"):
        board("atoll")


def test_the_console_says_why_a_package_is_not_played(install: Install, capsys: pytest.CaptureFixture[str]) -> None:
    install("raise RuntimeError('no board')")
    assert main(["simulate", "forty"]) == 2
    assert capsys.readouterr().err == (
        "risk simulate: no game named 'forty' that can be played: forty-risk 1.2: it cannot be imported:"
        " RuntimeError: no board (forty_risk.py:1)\n"
    )
