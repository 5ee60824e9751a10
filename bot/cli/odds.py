"""`risk odds`: print the exact odds of an invasion or of a round of godswar, as a short table or as JSON."""

from __future__ import annotations

import json
import sys
from argparse import ArgumentParser, Namespace
from collections.abc import Iterable
from dataclasses import asdict
from itertools import accumulate
from typing import TYPE_CHECKING

from bot.cli.arguments import BadArguments, report_failure, whole_number
from rules.risk import Helped, Sum, battle_dice, godswar_sums, invasion, wins_godswar

if TYPE_CHECKING:
    from argparse import _SubParsersAction

MOST = 1000
"""The largest army allowed: the work grows with the product of both."""
MOST_ALTARS = 20

ATTACKING = {"captain": "a captain", "war_god": "the God of War", "magic": "the Goddess of Magic"}
DEFENDING = {
    "stronghold": "a stronghold",
    "defending_captain": "a captain",
    "temple": "a temple",
    "defending_magic": "the Goddess of Magic",
}
"""Who and what helps either side, by the name of its flag."""
KINDS = ("captain", "war_god", "magic", "sky", "gungnir")
DEFENDING_KINDS = ("stronghold", "defending_captain", "temple", "defending_magic", "defending_sky", "defending_gungnir")
"""The flags that are kinds of help, once the side and `_god` are left out of their names."""
BATTLE_ONLY = ("captain", "stronghold", "defending_captain", "until")
GODSWAR_FLAGS = ("sky", "defending_sky", "gungnir", "defending_gungnir")
GODSWAR_NUMBERS = {"altars": MOST_ALTARS, "defending_altars": MOST_ALTARS, "bonus": MOST, "defending_bonus": MOST}
"""The numbers that only a godswar has, each with the largest allowed."""


def add_parser(subparsers: _SubParsersAction[ArgumentParser]) -> None:
    """Add the subcommand; its parsed arguments carry `run`."""
    parser = subparsers.add_parser(
        "odds", help="exact odds of an invasion, or of a round of godswar", description=__doc__
    )
    parser.add_argument("attackers", metavar="ATTACKERS", help="armies that may fight; one more stays behind")
    parser.add_argument("defenders", metavar="DEFENDERS", help="armies in the attacked territory")
    parser.add_argument("--until", metavar="N", help="stop when N attackers are left (default: 0)")
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    lotr = parser.add_argument_group("The Lord of the Rings")
    lotr.add_argument("--captain", action="store_true", help="a captain leads the attack: +1 on its highest die")
    lotr.add_argument("--stronghold", action="store_true", help="the territory has a stronghold: +1 in defence")
    lotr.add_argument("--defending-captain", action="store_true", help="a captain defends: +1 in defence")
    gods = parser.add_argument_group("gods and temples")
    gods.add_argument("--war-god", action="store_true", help="the God of War attacks: the attacker wins ties")
    gods.add_argument("--magic", action="store_true", help="the Goddess of Magic attacks: the attacker rerolls ones")
    gods.add_argument("--temple", action="store_true", help="the territory has a temple: the defender rerolls ones")
    gods.add_argument("--defending-magic", action="store_true", help="the Goddess of Magic defends: the same")
    _add_godswar(parser)
    parser.set_defaults(run=run)


def _add_godswar(parser: ArgumentParser) -> None:
    godswar = parser.add_argument_group("godswar")
    godswar.add_argument(
        "--godswar", action="store_true", help="one round: ATTACKERS and DEFENDERS are added to the sides' dice"
    )
    for side, of in (("", "the attacker"), ("defending-", "the defender")):
        godswar.add_argument(f"--{side}sky", action="store_true", help=f"the God of the Sky is with {of}: one more die")
        godswar.add_argument(f"--{side}altars", metavar="N", help=f"altars of {of}: one more die each (default: 0)")
        godswar.add_argument(f"--{side}bonus", metavar="N", help=f"added to the total of {of} (default: 0)")
        godswar.add_argument(f"--{side}gungnir", action="store_true", help=f"{of} has Gungnir and rerolls ones")


def run(args: Namespace) -> int:
    """Print the odds. Returns 2, with one line on standard error, where the arguments are wrong."""
    try:
        inputs, answer, table = _godswar(args) if args.godswar else _invasion(args)
    except BadArguments as wrong:
        return report_failure("odds", wrong)
    sys.stdout.write((json.dumps(inputs | answer) if args.json else "\n".join(table)) + "\n")
    return 0


Report = tuple[dict[str, object], dict[str, object], list[str]]
"""What was asked and what came of it, for JSON, and both as lines of text."""


def _invasion(args: Namespace) -> Report:
    attackers, defenders = _armies(args)
    until = _number(args, "until", attackers - 1)
    _refuse(args, (*GODSWAR_FLAGS, *GODSWAR_NUMBERS), "needs --godswar")
    odds = invasion(attackers, defenders, battle_dice(_helped(args, KINDS), _helped(args, DEFENDING_KINDS)), until)
    inputs = {"attackers": attackers, "defenders": defenders, "until": until}
    table = [
        f"{attackers} attack{_with(args, ATTACKING)}, {defenders} defend{_with(args, DEFENDING)}",
        f"  conquest        {odds.win:7.2%}",
        f"  attacker loses  {odds.attacker_loses:7.2f} on average; {_usual(odds.attackers_left)}",
        f"  defender loses  {odds.defender_loses:7.2f} on average; {_usual(odds.defenders_left)}",
    ]
    return inputs | _flags(args, (*ATTACKING, *DEFENDING)), asdict(odds), table


def _godswar(args: Namespace) -> Report:
    attackers, defenders = _armies(args)
    _refuse(args, BATTLE_ONLY, "does not go with --godswar")
    numbers = {name: _number(args, name, most) for name, most in GODSWAR_NUMBERS.items()}
    attacker = _helped(args, KINDS, numbers["altars"], numbers["bonus"])
    defender = _helped(args, DEFENDING_KINDS, numbers["defending_altars"], numbers["defending_bonus"])
    attack, defence = godswar_sums(attackers, attacker, defenders, defender)
    win = wins_godswar(attackers, attacker, defenders, defender)
    flags = _flags(args, ("war_god", "magic", "temple", "defending_magic", *GODSWAR_FLAGS))
    inputs = {"godswar": True, "attackers": attackers, "defenders": defenders}
    ties = "attacker" if args.war_god else "defender"
    table = [
        f"{_summed(attack)} against {_summed(defence)}; the {ties} wins ties",
        f"  attacker wins the round  {win:7.2%}",
    ]
    return inputs | numbers | flags, {"win": win}, table


def _helped(args: Namespace, flags: Iterable[str], altars: int = 0, bonus: int = 0) -> Helped:
    """What helps a side, by the flags that are set."""
    kinds = (name.removeprefix("defending_").removesuffix("_god") for name in flags if getattr(args, name))
    return Helped(frozenset(kinds), altars, bonus)


def _armies(args: Namespace) -> tuple[int, int]:
    return whole_number("ATTACKERS", args.attackers, 1, MOST), whole_number("DEFENDERS", args.defenders, 1, MOST)


def _refuse(args: Namespace, names: Iterable[str], why: str) -> None:
    """Raise `BadArguments` if one of these options is given."""
    for name in names:
        if getattr(args, name) not in (None, False):
            raise BadArguments(f"{_option(name)} {why}")


def _number(args: Namespace, name: str, most: int) -> int:
    """The number given for this option; 0 without it."""
    given = getattr(args, name)
    return 0 if given is None else whole_number(_option(name), given, 0, most)


def _option(name: str) -> str:
    return f"--{name.replace('_', '-')}"


def _flags(args: Namespace, names: Iterable[str]) -> dict[str, object]:
    return {name: getattr(args, name) for name in names}


def _with(args: Namespace, helpers: dict[str, str]) -> str:
    """Who and what helps a side, as the end of its part of the sentence."""
    present = [who for name, who in helpers.items() if getattr(args, name)]
    return f" with {' and '.join(present)}" if present else ""


def _summed(side: Sum) -> str:
    return f"{side.dice} dice{' (ones rerolled)' if side.rerolls_ones else ''} + {side.added}"


def _usual(left: tuple[float, ...]) -> str:
    """How many are left at least 8 times in 10: all but the lowest and the highest tenth of the outcomes."""
    summed = list(accumulate(left))
    low = next(k for k, chance in enumerate(summed) if chance >= 0.1)
    high = next(k for k, chance in enumerate(summed) if chance >= 0.9)
    return f"usually {low} left" if low == high else f"usually {low} to {high} left"
