"""`risk film`: a whole game from its record as an animated picture, one frame a turn."""

from __future__ import annotations

import sys
from argparse import ArgumentParser, Namespace
from pathlib import Path
from typing import TYPE_CHECKING

from bot.cli.arguments import BadArguments, report_failure
from rules import Tampered, Unreadable, read_record, replay, ruleset

if TYPE_CHECKING:
    from argparse import _SubParsersAction


def add_parser(subparsers: _SubParsersAction[ArgumentParser]) -> None:
    """Teach the console `risk film`; the parsed arguments carry `run`."""
    parser = subparsers.add_parser("film", help="a recorded game as an animated picture", description=__doc__)
    parser.add_argument("record", metavar="RECORD", type=Path, help="a record, as /risk table export writes it")
    parser.add_argument("--out", metavar="FILE", type=Path, required=True, help="ends in .webp")
    parser.add_argument("--language", choices=("en", "fr"), default="en", help="of the names on the board")
    parser.set_defaults(run=run)


def run(args: Namespace) -> int:
    """Replay, draw and write; 2 and one line on the error stream when it cannot be filmed."""
    try:
        if args.out.suffix.lower() != ".webp":
            raise BadArguments(f"--out must end in .webp, not {args.out.name!r}")
        data, turns = _make_film(args.record.read_text(encoding="utf-8"), args.language)
        args.out.write_bytes(data)
    except (BadArguments, OSError, Unreadable, UnicodeDecodeError, Tampered) as wrong:
        return report_failure("film", wrong)
    sys.stdout.write(f"{args.out}: {turns} turns, {len(data) / 1024:.0f} KB\n")
    return 0


def _make_film(text: str, language: str) -> tuple[bytes, int]:
    from bot.ui.pictures.board import look_of
    from bot.ui.pictures.film import last_of_turns, scenes
    from bot.words import words
    from renders import CannotDraw, film

    record = read_record(text)
    states = [step.state for _, step in replay(record, ruleset) if step is not None]
    try:
        shown = scenes(ruleset(record.head.setting), last_of_turns(states), words(language))
        return film(shown, look_of(language)), len(shown)
    except CannotDraw as why:
        raise BadArguments(why) from None
