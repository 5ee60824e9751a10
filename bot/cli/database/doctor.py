"""`risk doctor`: check the database, its key and its backups, and name the files that hold dice secrets in plain."""

from __future__ import annotations

import sys
from argparse import ArgumentParser, Namespace
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from bot.cli.arguments import report_failure
from bot.ops.backups import folder_of, list_backups
from bot.ops.plain_files import delete_plain_files, describe_files, plain_files
from bot.settings import Misconfigured, Settings, settings_from
from bot.store import StoreUnusable
from bot.store.database import check_database
from bot.store.encryption import VARIABLE
from bot.store.engines.opening import inspect

if TYPE_CHECKING:
    from argparse import _SubParsersAction

FOUND = 1
"""The exit code where something is wrong."""


def add_parser(subparsers: _SubParsersAction[ArgumentParser]) -> None:
    """Add the subcommand; its parsed arguments carry `run`."""
    parser = subparsers.add_parser("doctor", help="check the database and its backups", description=__doc__)
    parser.add_argument(
        "--data",
        metavar="DIR",
        type=Path,
        help="folder of risk.sqlite3 (default: RISK_DATA; without a token, the local table's folder in it)",
    )
    parser.add_argument(
        "--delete-plain",
        action="store_true",
        help=f"delete the backups and replaced databases that hold dice secrets in plain (only with {VARIABLE})",
    )
    parser.set_defaults(run=run)


def run(args: Namespace) -> int:
    """Print what was found. Returns 1 if something is wrong, 2 if nothing could be checked or deleted."""
    try:
        settings = settings_from().in_folder(args.data)
        if args.delete_plain:
            return _delete(settings)
        lines = list(_examine(settings))
    except (Misconfigured, StoreUnusable) as error:
        return report_failure("doctor", error)
    except OSError as error:
        return report_failure("doctor", f"{error.filename or 'a file'}: {error.strerror}")
    sys.stdout.write("".join(f"{line}\n" for _, line in lines))
    return 0 if all(fine for fine, _ in lines) else FOUND


def _examine(settings: Settings) -> Iterator[tuple[bool, str]]:
    """Each finding, and whether it is fine."""
    database, encryption = settings.database, settings.encryption
    backups = list_backups(folder_of(settings.file))
    newest = backups[0].path.name if backups else ""
    try:
        there = inspect(database, partial(check_database, encryption=encryption, where=database), newest)
        yield True, f"{database}: whole" if there else f"{database}: not there yet; the bot makes it"
    except StoreUnusable as error:
        yield False, str(error)
    yield True, f"backups: {len(backups)}{f', the newest {newest}' if newest else ''}"
    if not encryption.has_keys:
        yield True, f"the dice secrets and what campaigns seal are stored in plain ({VARIABLE} is not set)"
        return
    if found := plain_files(settings.file):
        yield False, f"{describe_files(found)}:"
        for path in found:
            yield False, f"  {path}"
    else:
        yield True, "no older file holds a dice secret in plain"


def _delete(settings: Settings) -> int:
    if not settings.encryption.has_keys:
        raise Misconfigured(f"--delete-plain needs {VARIABLE}: without it every file holds the secrets in plain")
    for path in delete_plain_files(settings.file):
        sys.stdout.write(f"deleted {path}\n")
    return 0
