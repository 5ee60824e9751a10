"""`risk odds`: print the exact odds of an invasion, as a short table or as JSON."""

from __future__ import annotations

import json
import sys
from argparse import ArgumentParser, Namespace
from dataclasses import asdict
from itertools import accumulate
from typing import TYPE_CHECKING

from bot.cli.arguments import BadArguments, report_failure, whole_number
from rules.risk import Dice, Odds, invasion

if TYPE_CHECKING:
    from argparse import _SubParsersAction

MOST = 1000
"""The largest army allowed: the work grows with the product of both."""


def add_parser(subparsers: _SubParsersAction[ArgumentParser]) -> None:
    """Add the subcommand; its parsed arguments carry `run`."""
    parser = subparsers.add_parser("odds", help="exact odds of an invasion", description=__doc__)
    parser.add_argument("attackers", metavar="ATTACKERS", help="regiments that may fight; one more stays behind")
    parser.add_argument("defenders", metavar="DEFENDERS", help="regiments in the attacked territory")
    parser.add_argument("--captain", action="store_true", help="a captain leads the attack: +1 on its highest die")
    parser.add_argument("--stronghold", action="store_true", help="the territory has a stronghold: +1 in defence")
    parser.add_argument("--defending-captain", action="store_true", help="a captain defends: +1 in defence")
    parser.add_argument("--until", metavar="N", default="0", help="stop when N attackers are left (default: 0)")
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    parser.set_defaults(run=run)


def run(args: Namespace) -> int:
    """Print the odds. Returns 2, with one line on standard error, if a number is out of bounds."""
    try:
        attackers = whole_number("ATTACKERS", args.attackers, 1, MOST)
        defenders = whole_number("DEFENDERS", args.defenders, 1, MOST)
        until = whole_number("--until", args.until, 0, attackers - 1)
    except BadArguments as wrong:
        return report_failure("odds", wrong)
    dice = Dice.led(args.captain, args.stronghold, args.defending_captain)
    odds = invasion(attackers, defenders, dice, until)
    inputs = {"attackers": attackers, "defenders": defenders, "until": until} | {
        leader: getattr(args, leader) for leader in ("captain", "stronghold", "defending_captain")
    }
    sys.stdout.write((json.dumps(inputs | asdict(odds)) if args.json else _table(args, odds)) + "\n")
    return 0


def _table(args: Namespace, odds: Odds) -> str:
    """The odds as lines of text: the chance to win, the expected losses, and what is usually left."""
    attack = " with a captain" if args.captain else ""
    leaders = {"a stronghold": args.stronghold, "a captain": args.defending_captain}
    present = [name for name, is_present in leaders.items() if is_present]
    defence = f" with {' and '.join(present)}" if present else ""
    return "\n".join(
        [
            f"{args.attackers} attack{attack}, {args.defenders} defend{defence}",
            f"  conquest        {odds.win:7.2%}",
            f"  attacker loses  {odds.attacker_loses:7.2f} on average; {_usual(odds.attackers_left)}",
            f"  defender loses  {odds.defender_loses:7.2f} on average; {_usual(odds.defenders_left)}",
        ]
    )


def _usual(left: tuple[float, ...]) -> str:
    """How many are left at least 8 times in 10: all but the lowest and the highest tenth of the outcomes."""
    summed = list(accumulate(left))
    low = next(k for k, chance in enumerate(summed) if chance >= 0.1)
    high = next(k for k, chance in enumerate(summed) if chance >= 0.9)
    return f"usually {low} left" if low == high else f"usually {low} to {high} left"
