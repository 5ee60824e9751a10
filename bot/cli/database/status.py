"""`risk status`: what holds the database, what stands by, and what waits to be done, without disturbing either."""

from __future__ import annotations

import json
import sys
import time
from argparse import ArgumentParser, Namespace
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any

from bot.cli.arguments import harmless, report_failure
from bot.ops.status import Status, status_of
from bot.settings import Misconfigured, settings_from
from bot.store import StoreUnusable
from bot.store.engines.lease_rows import Copy

if TYPE_CHECKING:
    from argparse import _SubParsersAction


def add_parser(subparsers: _SubParsersAction[ArgumentParser]) -> None:
    """Add the subcommand; its parsed arguments carry `run`."""
    parser = subparsers.add_parser("status", help="show who runs the games, and what waits", description=__doc__)
    parser.add_argument(
        "--data",
        metavar="DIR",
        type=Path,
        help="look at DIR/risk.sqlite3 (default: at RISK_DATABASE, or the file in RISK_DATA)",
    )
    parser.add_argument("--json", action="store_true", help="for programs: one JSON object")
    parser.set_defaults(run=run)


def run(args: Namespace) -> int:
    """Print the status. Returns 2, with one line on standard error, if there is no database to look at."""
    try:
        found = status_of(settings_from().in_folder(args.data).database, int(time.time()))
    except (Misconfigured, StoreUnusable) as error:
        return report_failure("status", error)
    except OSError as error:
        return report_failure("status", f"{error.filename or 'a file'}: {error.strerror}")
    text = f"{json.dumps(as_json(found))}\n" if args.json else "".join(f"{line}\n" for line in _lines(found))
    sys.stdout.write(harmless(text))
    return 0


def as_json(status: Status) -> dict[str, Any]:
    """A status as plain JSON: ages in seconds, sizes in bytes; `holder` is null while no copy acts."""
    holders = [_copy_as_json(one) for one in status.copies if one.acts]
    return {
        "database": status.database,
        "engine": status.engine,
        "version": status.version,
        "bytes": status.size,
        "holder": holders[0] if holders else None,
        "standbys": [_copy_as_json(one) for one in status.copies if not one.acts],
        "tables": dict(status.tables),
        "put_aside": status.put_aside,
        "timers_due": status.timers_due,
        "unsent": status.unsent,
        "oldest_unsent": status.oldest_unsent,
    }


def _copy_as_json(copy: Copy) -> dict[str, Any]:
    holder = copy.holder
    return {
        "process": holder.process,
        "host": holder.host,
        "version": holder.version,
        "last_beat": None if copy.silent is None else round(copy.silent, 1),
        "leaving": holder.leaving,
    }


def _lines(status: Status) -> Iterator[str]:
    for name, text in _entries(status):
        yield f"{name:12} {text}"


def _entries(status: Status) -> Iterator[tuple[str, str]]:
    yield "database", status.database
    yield "engine", status.engine
    yield "size", f"{status.size / 1e6:.1f} MB"
    if not any(one.acts for one in status.copies):
        yield "acts", "nobody: no bot runs on this database"
    for one in status.copies:
        yield "acts" if one.acts else "stands by", _copy_text(one)
    by_state = ", ".join(f"{number} {state}" for state, number in status.tables.items())
    yield "tables", f"{sum(status.tables.values())}{f' ({by_state})' if by_state else ''}"
    if status.put_aside:
        yield "put aside", f"{status.put_aside} (the log says why)"
    yield "timers due", str(status.timers_due)
    oldest = "" if status.oldest_unsent is None else f", the oldest for {status.oldest_unsent} s"
    yield "unsent", f"{status.unsent}{oldest}"


def _copy_text(copy: Copy) -> str:
    version = f"version {copy.holder.version}" if copy.holder.version else "of an older version"
    beat = "" if copy.silent is None else f", last heartbeat {copy.silent:.1f} s ago"
    return f"{copy.holder.description}, {version}{beat}{', leaving' if copy.holder.leaving else ''}"
