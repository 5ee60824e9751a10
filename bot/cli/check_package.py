"""`risk check-package`: tell the author of a package what its game lacks: messages, honest maps, sound boards."""

from __future__ import annotations

import sys
from argparse import ArgumentParser, Namespace
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

from bot.cli.arguments import report_failure
from bot.words.fluent import LANGUAGES, set_defaults, words
from bot.words.games.package_messages import missing_messages
from bot.words.games.packages import load_packages, read_words
from renders.board.art import art, has_art
from renders.scene import CannotDraw
from rules import PACKAGES
from rules.author import GamePackage, find_board_flaws

if TYPE_CHECKING:
    from argparse import _SubParsersAction

FOUND = 1
"""The exit code where something is wrong."""


def add_parser(subparsers: _SubParsersAction[ArgumentParser]) -> None:
    """Add the subcommand; its parsed arguments carry `run`."""
    parser = subparsers.add_parser(
        "check-package",
        help="check a game's package: its words, its boards, its maps",
        description=__doc__,
        epilog="Maps are checked with the extra `art` installed. Without --source the spots beside counts are not.",
    )
    parser.add_argument("name", metavar="NAME", help="the game, as its entry point names it: atoll")
    parser.add_argument("--source", metavar="FILE", type=Path, help="the source of its map, such as atoll.json")
    parser.set_defaults(run=run)


def run(args: Namespace) -> int:
    """Print what is wrong. Returns 1 if something is, 2 if there is no such package."""
    load_packages()
    found = PACKAGES.get(args.name)
    if found is None:
        known = ", ".join(PACKAGES) or "none"
        return report_failure("check-package", f"no package brings a game named {args.name!r}; there are {known}")
    try:
        lines = [found.flaw] if found.package is None else [*_find_flaws(found.package, args.source)]
    except OSError as error:
        return report_failure("check-package", error)
    sys.stdout.write("".join(f"{line}\n" for line in lines or (f"{found.distribution}: nothing is wrong",)))
    return FOUND if lines else 0


def _find_flaws(package: GamePackage, source: Path | None) -> Iterator[str]:
    for board in package.boards:
        yield from (f"board {board.name}: {flaw}" for flaw in find_board_flaws(board))
    yield from _find_silent(package)
    for board in package.boards:
        yield from (f"map {board.name}: {flaw}" for flaw in _find_flaws_of_map(board.name, source))


def _find_silent(package: GamePackage) -> Iterator[str]:
    """The messages that are missing in each language; what ids would stand for counts as missing."""
    set_defaults(dict.fromkeys(LANGUAGES, ""))
    try:
        for language in LANGUAGES:
            spoken = words(language, package.game.name)
            yield from (f"words {language}: {key} is missing" for key in missing_messages(package, spoken))
    finally:
        read_words()


def _find_flaws_of_map(name: str, source: Path | None) -> Iterator[str]:
    if not has_art(name):
        yield "it has none: the board is drawn plainly"
        return
    try:
        from renders.compiler.honesty import check_board
        from renders.compiler.source import load
    except ImportError as error:
        yield f"it cannot be checked without {error.name}: pip install 'risk-game-master[art]'"
        return
    try:
        beside = None if source is None else load(source.stem, source.parent).beside
        yield from check_board(art(name), beside)
    except (CannotDraw, LookupError, ValueError) as error:
        yield f"its picture does not belong to this board, compile it again: {type(error).__name__}: {error}"
