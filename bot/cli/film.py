"""`risk film`: draw a recorded game as an animated picture, one frame a turn."""

from __future__ import annotations

import sys
from argparse import ArgumentParser, Namespace
from pathlib import Path
from typing import TYPE_CHECKING

from bot.cli.arguments import BadArguments, record_text, report_failure
from rules import Unreadable, ruleset
from rules.records import Tampered, read_record, replay

if TYPE_CHECKING:
    from argparse import _SubParsersAction


def add_parser(subparsers: _SubParsersAction[ArgumentParser]) -> None:
    """Add the subcommand; its parsed arguments carry `run`."""
    parser = subparsers.add_parser("film", help="draw a recorded game as an animated picture", description=__doc__)
    parser.add_argument("record", metavar="RECORD", type=Path, help="a record from /risk table export")
    parser.add_argument("--out", metavar="FILE", type=Path, required=True, help="the file to write, *.webp")
    parser.add_argument("--language", choices=("en", "fr"), default="en", help="language of the names on the board")
    parser.set_defaults(run=run)


def run(args: Namespace) -> int:
    """Replay the record, draw the film and write it. Returns 2, with one line on standard error, if it cannot."""
    try:
        if args.out.suffix.lower() != ".webp":
            raise BadArguments(f"--out must end in .webp, not {args.out.name!r}")
        data, turns = _make_film(record_text(args.record), args.language)
        args.out.write_bytes(data)
    except (BadArguments, OSError) as error:
        return report_failure("film", error)
    except (Unreadable, Tampered) as error:
        return report_failure("film", f"{args.record}: {error}")
    sys.stdout.write(f"{args.out}: {turns} turn{'s' * (turns != 1)}, {len(data) / 1024:.0f} KB\n")
    return 0


def _make_film(text: str, language: str) -> tuple[bytes, int]:
    """The film of a record as WebP, and its number of frames."""
    from bot.ui.pictures.film import draw_film, last_of_turns, scenes
    from bot.words import words
    from bot.words.games.packages import load_packages
    from renders import CannotDraw

    record = read_record(text)
    states = [step.state for _, step in replay(record, ruleset) if step is not None]
    setting = record.head.setting
    try:
        rules, shown = ruleset(setting), last_of_turns(states)
        load_packages()
        spoken = words(language, setting.game)
        frames = scenes(rules, shown, spoken)
        return draw_film(frames, spoken), len(frames)
    except CannotDraw as error:
        raise BadArguments(error) from None
