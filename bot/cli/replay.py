"""`risk replay`: make the page of a finished game, which shows every step and checks its dice offline."""

from __future__ import annotations

import sys
from argparse import ArgumentParser, Namespace
from pathlib import Path
from typing import TYPE_CHECKING

from bot.cli.arguments import BadArguments, record_text, report_failure
from bot.game.export import EVENTS
from rules import Unreadable
from rules.records import Tampered

if TYPE_CHECKING:
    from argparse import _SubParsersAction

PAGE = ".html"


def add_parser(subparsers: _SubParsersAction[ArgumentParser]) -> None:
    """Add the subcommand; its parsed arguments carry `run`."""
    parser = subparsers.add_parser("replay", help="make the page of a finished game", description=__doc__)
    parser.add_argument("record", metavar="RECORD", type=Path, help="a record from /risk table export")
    parser.add_argument("--out", metavar="FILE", type=Path, required=True, help=f"the file to write, *{PAGE}")
    parser.add_argument("--language", choices=("en", "fr"), default="en", help="the language in which the page opens")
    parser.set_defaults(run=run)


def run(args: Namespace) -> int:
    """Make the page and write it. Returns 2, with one line on standard error, if it cannot."""
    try:
        if args.out.suffix.lower() != PAGE:
            raise BadArguments(f"--out must end in {PAGE}, not {args.out.name!r}")
        text = record_text(args.record)
        if text.startswith(EVENTS):
            raise BadArguments(f"{args.record} is of a game that runs; /risk table replay makes its page in Discord")
        html = _make_page(text, args.language)
        args.out.write_text(html, encoding="utf-8", newline="\n")
    except (BadArguments, OSError) as error:
        return report_failure("replay", error)
    except (Unreadable, Tampered) as error:
        return report_failure("replay", f"{args.record}: {str(error)[:300]}")
    sys.stdout.write(f"{args.out}: {len(html.encode()) / 1024:.0f} KB\n")
    return 0


def _make_page(text: str, language: str) -> str:
    """The page of a record; raises `BadArguments` where there is nothing to show."""
    from bot.ui.replay.game import NothingToShow
    from bot.ui.replay.page import replay_page
    from bot.words.games.packages import load_packages
    from renders import CannotDraw

    load_packages()
    try:
        return replay_page(text, language)
    except (CannotDraw, NothingToShow) as error:
        raise BadArguments(error) from None
