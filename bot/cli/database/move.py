"""`risk move`: move all games into another database, from SQLite to PostgreSQL or back."""

from __future__ import annotations

import sys
from argparse import ArgumentParser, Namespace
from pathlib import Path
from typing import TYPE_CHECKING

from bot.cli.arguments import BadArguments, report_failure
from bot.ops.move import Moved, move
from bot.settings import Misconfigured, settings_from
from bot.store import DatabaseError, StoreUnusable
from bot.store.engines.address import Address, PostgresUrl, address_of
from rules import GAMES

if TYPE_CHECKING:
    from argparse import _SubParsersAction


def add_parser(subparsers: _SubParsersAction[ArgumentParser]) -> None:
    """Add the subcommand; its parsed arguments carry `run`."""
    parser = subparsers.add_parser("move", help="move all games into another database", description=__doc__)
    parser.add_argument(
        "--to",
        metavar="DATABASE",
        required=True,
        help="postgresql://user@host/name, or FILE.sqlite3: empty, or filled in part by a move that was interrupted",
    )
    parser.add_argument(
        "--data",
        metavar="DIR",
        type=Path,
        help="move from DIR/risk.sqlite3 (default: from RISK_DATABASE, or the file in RISK_DATA)",
    )
    parser.set_defaults(run=run)


def run(args: Namespace) -> int:
    """Move, and print a report. Returns 2, with one line on standard error, if nothing was moved."""
    try:
        settings = settings_from().in_folder(args.data)
        target = _target(args.to)
        done = move(settings.database, target, GAMES, settings.encryption, _show)
    except (BadArguments, DatabaseError, Misconfigured, StoreUnusable) as error:
        return report_failure("move", error)
    except OSError as error:
        return report_failure("move", f"{error.filename or 'a file'}: {error.strerror}")
    sys.stdout.write(report(settings.database, target, done))
    return 0


def _target(text: str) -> Address:
    found = address_of(text)
    if isinstance(found, Path) and ("://" in text or found.suffix != ".sqlite3"):
        raise BadArguments("--to must be postgresql://user@host/name or a file with the ending .sqlite3")
    return found


def _show(table: str, rows: int) -> None:
    sys.stderr.write(f"  {table}: {rows:,} rows\n")


def report(source: Address, target: Address, done: Moved) -> str:
    """The report of a move as text."""
    rate = f"{done.megabytes / done.seconds:.0f} MB/s" if done.rows else "copied before"
    table = (
        ("rows", f"{done.rows:,}" if done.rows else "copied before"),
        ("games", f"{done.games:,}"),
        ("fingerprint on both sides", done.fingerprint[:16]),
        ("seconds", f"{done.seconds:.1f} ({done.megabytes:.1f} MB, {rate})"),
    )
    lines = [f"moved from {source} to {target}"]
    lines += [f"  {name:26} {value}" for name, value in table]
    lines += [f"  {one}" for one in done.replayed]
    lines.append(f"  {source} is marked as moved, and is opened no more")
    where = "RISK_DATABASE to the new one" if isinstance(target, PostgresUrl) else "RISK_DATA to the folder of the file"
    lines.append(f"  set {where}, and start the bot")
    return "\n".join(lines) + "\n"
