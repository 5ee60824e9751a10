"""`risk restore`: put a backup in the place of the database, and keep a copy of the old one."""

from __future__ import annotations

import sys
from argparse import ArgumentParser, Namespace
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING

from bot.cli.arguments import BadArguments, report_failure
from bot.ops.backups import Backup, folder_of, list_backups
from bot.ops.restore import Restored, restore
from bot.settings import Misconfigured, settings_from
from bot.store import DatabaseError, StoreUnusable
from rules import GAMES

if TYPE_CHECKING:
    from argparse import _SubParsersAction


def add_parser(subparsers: _SubParsersAction[ArgumentParser]) -> None:
    """Add the subcommand; its parsed arguments carry `run`."""
    parser = subparsers.add_parser("restore", help="restore a backup", description=__doc__)
    parser.add_argument("file", metavar="FILE", nargs="?", help="a backup (default: the newest)")
    parser.add_argument(
        "--data",
        metavar="DIR",
        type=Path,
        help="folder of risk.sqlite3 (default: RISK_DATA; without a token, the local table's folder in it)",
    )
    parser.add_argument("--list", action="store_true", help="only list the backups")
    parser.set_defaults(run=run)


def run(args: Namespace) -> int:
    """Restore a backup and print a report. Returns 2, with one line on standard error, if nothing was changed."""
    try:
        settings = settings_from().in_folder(args.data)
        if args.list:
            sys.stdout.write(list_text(list_backups(folder_of(settings.file))))
            return 0
        backup = choose_backup(args.file, folder_of(settings.file))
        done = restore(backup.path, backup.made, settings.file, GAMES, settings.encryption, settings.database)
    except (BadArguments, DatabaseError, Misconfigured, StoreUnusable) as error:
        return report_failure("restore", error)
    except OSError as error:
        return report_failure("restore", f"{error.filename or 'a file'}: {error.strerror}")
    sys.stdout.write(report(backup, done))
    return 0


def choose_backup(name: str | None, folder: Path) -> Backup:
    """The backup of this name (a path, or a file in the folder), or the newest; raises `BadArguments`."""
    backups = list_backups(folder)
    if name is None:
        if not backups:
            raise BadArguments(f"there is no backup in {folder}")
        return backups[0]
    path = Path(name) if Path(name).exists() else folder / name
    if not path.is_file():
        raise BadArguments(f"{name} is not there; `risk restore --list` lists the backups")
    known = {backup.path.name: backup.made for backup in list_backups(path.parent)}
    return Backup(path, known.get(path.name, datetime.fromtimestamp(path.stat().st_mtime, UTC)))


def list_text(backups: list[Backup]) -> str:
    """The backups as text, one a line."""
    return "".join(f"{backup.path}  {_size_text(backup)}\n" for backup in backups) or "there is no backup\n"


def _size_text(backup: Backup) -> str:
    try:
        return f"{backup.size / 2**20:.1f} MB"
    except StoreUnusable:
        return "damaged"


def report(backup: Backup, done: Restored) -> str:
    """The report of a restore as text."""
    lines = [f"{backup.path.name} is in place, as of {backup.made:%Y-%m-%d %H:%M} UTC: {done.running} running games"]
    if done.unreadable:
        lines.append(f"  not readable, to be put aside: table {', '.join(map(str, done.unreadable))}")
    if done.aside:
        lines.append(f"  the old database is kept as {done.aside}")
    lines.append("  start the bot; it tells every table what happened, and shows the board or the lobby")
    return "\n".join(lines) + "\n"
