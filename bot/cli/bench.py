"""`risk bench`: measure rules, odds, pictures, stories, pages, a press, memory, the store, and the machine's speed."""

from __future__ import annotations

import json
import sys
from argparse import ArgumentParser, Namespace
from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any

from bot.cli.arguments import BadArguments, report_failure, whole_number

if TYPE_CHECKING:
    from argparse import _SubParsersAction


MOST_TABLES = 10_000
LEAST_READERS, MOST_READERS = 50, 1000
"""How many may watch in a measurement: one each table, and not so many that one is refused."""
BENCHMARKS = "bot.cli.benchmarks"
"""The package that a wheel leaves out."""


def add_parser(subparsers: _SubParsersAction[ArgumentParser]) -> None:
    """Add the subcommand; its parsed arguments carry `run`."""
    summary = "measure the rules, the odds, the pictures, a story, a page, a press, the memory or the store"
    parser = subparsers.add_parser("bench", help=summary, description=__doc__)
    parser.add_argument("what", choices=sorted(BENCHES), help="what to measure")
    parser.add_argument("--tables", metavar="N", help="for memory: how many tables (default: 300); ten take a minute")
    parser.add_argument("--readers", metavar="N", help="for replay: what a press costs while so many people watch")
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    parser.set_defaults(run=run)


def run(args: Namespace) -> int:
    """Measure and print. A missed target is printed but is no failure: this is no test.

    Returns 2, with one line on standard error, if it cannot be measured.
    """
    try:
        if args.readers is not None and args.what != "replay":
            raise BadArguments("--readers is for `risk bench replay`")
        if args.readers is not None:
            results = watch(whole_number("--readers", args.readers, LEAST_READERS, MOST_READERS))
        elif args.tables is None:
            results = BENCHES[args.what]()
        elif args.what == "memory":
            results = memory(whole_number("--tables", args.tables, 1, MOST_TABLES))
        else:
            raise BadArguments("--tables is for `risk bench memory`")
    except BadArguments as error:
        return report_failure("bench", error)
    except ModuleNotFoundError as error:
        if error.name != BENCHMARKS:
            raise
        return report_failure("bench", "the benchmarks come with the source tree: run `risk bench` from a clone of it")
    sys.stdout.write((json.dumps(results) if args.json else "\n".join(lines(results))) + "\n")
    return 0


def rules() -> Mapping[str, Any]:
    from bot.cli.benchmarks.rules import bench_rules

    return bench_rules()


def odds() -> Mapping[str, Any]:
    from bot.cli.benchmarks.odds import bench_odds

    return bench_odds()


def render() -> Mapping[str, Any]:
    from renders.bench import bench_render

    return bench_render()


def story() -> Mapping[str, Any]:
    from bot.cli.benchmarks.story import bench_story

    return bench_story()


def press() -> Mapping[str, Any]:
    """Raises `BadArguments` if the extra of the local table is not installed."""
    try:
        from bot.cli.benchmarks.press import bench_press
    except ImportError as error:
        if error.name not in (None, "simcord"):  # None: SimCord is installed in another version
            raise
        raise BadArguments(f"press needs the local table: pip install '.[table]' ({error})") from None
    return bench_press()


def memory(tables: int | None = None) -> Mapping[str, Any]:
    """With so many tables. Raises `BadArguments` if the extra of the local table is not installed, or memory cannot be
    measured here."""
    try:
        from bot.cli.benchmarks.memory import NotMeasurable, bench_memory
    except ImportError as error:
        if error.name not in (None, "simcord"):
            raise
        raise BadArguments(f"memory needs the local table: pip install '.[table]' ({error})") from None
    try:
        return bench_memory() if tables is None else bench_memory(tables)
    except NotMeasurable as error:
        raise BadArguments(str(error)) from None


def replay() -> Mapping[str, Any]:
    from bot.cli.benchmarks.replay import bench_replay

    return bench_replay()


def watch(readers: int) -> Mapping[str, Any]:
    """With so many readers. Raises `BadArguments` if the extra of the local table is not installed, or it fails."""
    try:
        from bot.cli.benchmarks.press import NotMeasured
        from bot.cli.benchmarks.watch import bench_watch
    except ImportError as error:
        if error.name not in (None, "simcord"):
            raise
        raise BadArguments(f"--readers needs the local table: pip install '.[table]' ({error})") from None
    try:
        return bench_watch(readers)
    except NotMeasured as error:
        raise BadArguments(str(error)) from None


def store() -> Mapping[str, Any]:
    """PostgreSQL as well, where `RISK_DATABASE` names one. Raises `BadArguments` if the extra of the local table is not
    installed, or the database cannot be used."""
    try:
        from bot.cli.benchmarks.store import bench_store
        from bot.settings import Misconfigured, settings_from
        from bot.store import DatabaseError, StoreUnusable

        return bench_store(settings_from().database)
    except ImportError as error:
        if error.name not in (None, "simcord"):
            raise
        raise BadArguments(f"store needs the local table: pip install '.[table]' ({error})") from None
    except (DatabaseError, Misconfigured, StoreUnusable) as error:
        raise BadArguments(str(error)) from None


BENCHES: Mapping[str, Callable[[], Mapping[str, Any]]] = {
    "rules": rules,
    "odds": odds,
    "render": render,
    "press": press,
    "memory": memory,
    "story": story,
    "replay": replay,
    "store": store,
}
"""The benchmarks by name; each imports its module only when it is run."""


def lines(results: Mapping[str, Any]) -> list[str]:
    """A measurement as lines of text: a number a line, the numbers of a group on one line."""
    found: list[str] = []
    width = max(map(len, results))
    for name, value in results.items():
        if isinstance(value, list):
            found.append(f"{_words(name)}")
            found += [f"  {_row(row)}" for row in value]
        else:
            text = _row(value) if isinstance(value, Mapping) else str(value)
            found.append(f"{_words(name):{width}}  {text}")
    return found


def _row(values: Mapping[str, Any]) -> str:
    return ", ".join(f"{_words(name)} {_value_text(value)}" for name, value in values.items())


def _words(name: str) -> str:
    return name.replace("_", " ")


def _value_text(value: object) -> str:
    if value is None:
        return "none"
    return ("yes" if value else "no") if isinstance(value, bool) else str(value)
