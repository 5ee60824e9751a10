"""The console command `risk`: run the bot, or simulate, draw, compute and verify games without Discord."""

from __future__ import annotations

import sys
from argparse import ArgumentParser
from collections.abc import Sequence
from importlib import import_module
from typing import NoReturn

MODULES = (
    "run", "simulate", "arena", "render", "odds", "verify", "history", "film", "replay", "bench",
    "database.status", "database.restore", "database.move", "database.doctor", "check_package",
)  # fmt: skip
COMMANDS = {module.rpartition(".")[2].replace("_", "-"): module for module in MODULES}
"""The subcommands, and the module of `bot/cli` that each is. Only the one to run is imported: `risk odds` needs no
Discord."""
HELP = ("-h", "--help")


class OneLineParser(ArgumentParser):
    """A parser that reports a wrong command line in one line."""

    def error(self, message: str) -> NoReturn:
        self.exit(2, f"{self.prog}: {message}; {self.prog} --help tells what it takes\n")


def main(argv: Sequence[str] | None = None) -> int:
    """Run the subcommand of these arguments (default: those of the process) and return the exit code.

    Without a subcommand it is `run`.
    """
    words = list(sys.argv[1:] if argv is None else argv)
    if not words or (words[0].startswith("-") and words[0] not in HELP):
        words.insert(0, "run")
    parser = OneLineParser(prog="risk", description=__doc__)
    subparsers = parser.add_subparsers(metavar="COMMAND", required=True)
    for name in (words[0],) if words[0] in COMMANDS else COMMANDS:
        import_module(f"bot.cli.{COMMANDS[name]}").add_parser(subparsers)
    args, unknown = parser.parse_known_args(words)
    if unknown:
        parser.prog = f"risk {words[0]}"
        parser.error(f"unrecognized arguments: {' '.join(unknown)}")
    result: int = args.run(args)
    return result


if __name__ == "__main__":
    sys.exit(main())
