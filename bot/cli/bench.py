"""`risk bench`: how fast the rules, the odds, the pictures and a press are here, beside a yardstick of the machine."""

from __future__ import annotations

import json
import sys
from argparse import ArgumentParser, Namespace
from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any

from bot.cli.arguments import BadArguments, report_failure

if TYPE_CHECKING:
    from argparse import _SubParsersAction


def add_parser(subparsers: _SubParsersAction[ArgumentParser]) -> None:
    """Teach the console `risk bench`; the parsed arguments carry `run`."""
    told = "measure the rules, the odds, the pictures or a press"
    parser = subparsers.add_parser("bench", help=told, description=__doc__)
    parser.add_argument("what", choices=sorted(BENCHES), help="what is measured")
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    parser.set_defaults(run=run)


def run(args: Namespace) -> int:
    """Measure and print. Whether a target is met is told, but is no failure: this is no test.

    2 and one line on the error stream where it cannot be measured.
    """
    try:
        told = BENCHES[args.what]()
    except BadArguments as wrong:
        return report_failure("bench", wrong)
    sys.stdout.write((json.dumps(told) if args.json else "\n".join(lines(told))) + "\n")
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


def press() -> Mapping[str, Any]:
    """Raises `BadArguments` where the local table's extra is missing."""
    try:
        from bot.cli.benchmarks.press import bench_press
    except ImportError as error:
        if error.name not in (None, "simcord"):  # None: it is there, but in another version
            raise
        raise BadArguments(f"press needs the local table: pip install '.[table]' ({error})") from None
    return bench_press()


BENCHES: Mapping[str, Callable[[], Mapping[str, Any]]] = {
    "rules": rules,
    "odds": odds,
    "render": render,
    "press": press,
}
"""Each is imported only when it is asked for."""


def lines(told: Mapping[str, Any]) -> list[str]:
    """A measurement as a person reads it: a line a number, a group's numbers on one line."""
    found: list[str] = []
    width = max(map(len, told))
    for name, value in told.items():
        if isinstance(value, list):
            found.append(f"{_words(name)}")
            found += [f"  {_row(row)}" for row in value]
        else:
            shown = _row(value) if isinstance(value, Mapping) else str(value)
            found.append(f"{_words(name):{width}}  {shown}")
    return found


def _row(values: Mapping[str, Any]) -> str:
    return ", ".join(f"{_words(name)} {_value_text(value)}" for name, value in values.items())


def _words(name: str) -> str:
    return name.replace("_", " ")


def _value_text(value: object) -> str:
    if value is None:
        return "none"
    return ("yes" if value else "no") if isinstance(value, bool) else str(value)
