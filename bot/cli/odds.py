"""`risk odds`: print the exact odds of an invasion or of a round of totals, as a short table or as JSON."""

from __future__ import annotations

import json
import sys
from argparse import ArgumentParser, Namespace
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import asdict, dataclass
from functools import cache
from itertools import accumulate
from typing import TYPE_CHECKING

from bot.cli.arguments import BadArguments, report_failure, whole_number
from bot.words.fluent import FALLBACK, Words, in_id, words
from bot.words.games.packages import read_words
from rules import GAMES
from rules.risk import (
    NO_POWER,
    Help,
    Helped,
    MixedDice,
    Power,
    Sum,
    Totals,
    battle_dice,
    helps_of,
    invasion_odds,
    total_sums,
    wins_totals,
)

if TYPE_CHECKING:
    from argparse import _SubParsersAction

MOST = 1000
"""The largest army allowed: the work grows with the product of both."""
SIDES = {"attack": ("", "the attacker"), "defence": ("defending-", "the defender")}
"""Each side, as the rules call it, with how the names of its options begin, and how a sentence calls it."""


@dataclass(frozen=True, slots=True)
class HelpOption:
    """An option that gives a help to a side: its name without the dashes, and how a sentence calls the help."""

    name: str
    side: str
    help: Help
    label: str

    @property
    def key(self) -> str:
        """Its name among the parsed arguments, and in JSON."""
        return self.name.replace("-", "_")


def add_parser(subparsers: _SubParsersAction[ArgumentParser]) -> None:
    """Add the subcommand; its parsed arguments carry `run`."""
    parser = subparsers.add_parser(
        "odds", help="exact odds of an invasion, or of a round of totals", description=__doc__
    )
    parser.add_argument("attackers", metavar="ATTACKERS", help="armies that may fight; one more stays behind")
    parser.add_argument("defenders", metavar="DEFENDERS", help="armies in the attacked territory")
    parser.add_argument("--until", metavar="N", help="stop when N attackers are left (default: 0)")
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    spoken = words(FALLBACK)
    for game, options in help_options().items():
        group = parser.add_argument_group(spoken.say(f"game-{game}"))
        for option in options:
            told = f"{option.label}, for {SIDES[option.side][1]}: {_effect(option, spoken)}".replace("%", "%%")
            if option.help.most > 1:
                group.add_argument(f"--{option.name}", metavar="N", help=told)
            else:
                group.add_argument(f"--{option.name}", action="store_true", help=told)
    for totals in fights_with_totals():
        group = parser.add_argument_group(totals.name)
        group.add_argument(
            f"--{totals.name}",
            action="store_true",
            help="one round: ATTACKERS and DEFENDERS are added to the sides' dice",
        )
    for prefix, who in SIDES.values() if fights_with_totals() else ():
        parser.add_argument(f"--{prefix}bonus", metavar="N", help=f"added to the total of {who} (default: 0)")
    parser.set_defaults(run=run)


@cache
def help_options() -> dict[str, list[HelpOption]]:
    """The options for what can help a side, by game."""
    read_words()
    spoken, taken = words(FALLBACK), set[str]()
    every: dict[str, list[HelpOption]] = {}
    for name, game in GAMES.items():
        helps = sorted(helps_of(game), key=lambda each: len(each.sides))  # What helps one side alone comes first.
        found = [option for side in SIDES for each in helps for option in _option_of(each, side, spoken)]
        every[name] = [option for option in found if option.name not in taken]
        taken |= {option.name for option in found}
    return {name: options for name, options in every.items() if options}


def _option_of(each: Help, side: str, spoken: Words) -> Iterator[HelpOption]:
    """The option for a help of a side, if it does anything for it."""
    powers = [power if side == "attack" else power._replace(wins_ties=False) for power in (each.battle, each.total)]
    if side in each.sides and (each.opens_dice or any(power != NO_POWER for power in powers)):
        name = in_id(each.name)
        flag = spoken.say(f"odds-flag-{name}") if f"odds-flag-{name}" in spoken else name
        label = spoken.say(f"odds-with-{name}" if f"odds-with-{name}" in spoken else f"card-{each.name}")
        prefix = SIDES[side][0] if len(each.sides) > 1 else ""
        yield HelpOption(f"{prefix}{flag}", side, each, label)


def _effect(option: HelpOption, spoken: Words) -> str:
    """What a help does, in a few words."""
    each, card = option.help, f"card-{option.help.name}"
    if each.opens_dice:
        return spoken.attribute(card, "effect").rstrip(".") if f"{card}.effect" in spoken else f"1 to {each.most}"
    battle, total = (_power_text(power) for power in (each.battle, each.total))
    return battle or f"{total} (in a round of totals)"


def _power_text(power: Power) -> str:
    """What a power does for its side."""
    told = [
        f"+{power.highest} on the highest die" if power.highest else "",
        f"{power.dice} more {'die' if power.dice == 1 else 'dice'}" if power.dice else "",
        f"+{power.added} to the total" if power.added else "",
        "ones are rerolled" if power.rerolls_ones else "",
        "ties are won" if power.wins_ties else "",
    ]
    return ", ".join(filter(None, told))


def fights_with_totals() -> tuple[Totals, ...]:
    """The fights of totals that games have."""
    found = (option.help.fights for option in _every_option())
    return tuple(dict.fromkeys(totals for totals in found if totals))


def _every_option() -> Sequence[HelpOption]:
    return [option for options in help_options().values() for option in options]


def run(args: Namespace) -> int:
    """Print the odds. Returns 2, with one line on standard error, where the arguments are wrong."""
    totals = next((each for each in fights_with_totals() if getattr(args, each.name)), None)
    try:
        inputs, answer, table = _totals(args, totals) if totals else _invasion(args)
    except BadArguments as wrong:
        return report_failure("odds", wrong)
    sys.stdout.write((json.dumps(inputs | answer) if args.json else "\n".join(table)) + "\n")
    return 0


Report = tuple[dict[str, object], dict[str, object], list[str]]
"""What was asked and what came of it, for JSON, and both as lines of text."""


def _invasion(args: Namespace) -> Report:
    attackers, defenders = _armies(args)
    until = _number(args, "until", attackers - 1)
    alone = [option.key for option in _every_option() if option.help.battle == NO_POWER and not option.help.opens_dice]
    _refuse(
        args,
        (*alone, "bonus", "defending_bonus"),
        f"needs {' or '.join(f'--{each.name}' for each in fights_with_totals())}",
    )
    attacker, defender = _read_help(args, "attack"), _read_help(args, "defence")
    try:
        dice = battle_dice(attacker, defender)
    except MixedDice:
        raise BadArguments("these helps belong to games whose dice work differently; name those of one game") from None
    odds = invasion_odds(attackers, defenders, dice, until)
    inputs: dict[str, object] = {"attackers": attackers, "defenders": defenders, "until": until}
    table = [
        f"{attackers} attack{_with(args, 'attack')}, {defenders} defend{_with(args, 'defence')}",
        f"  conquest        {odds.win:7.2%}",
        f"  attacker loses  {odds.attacker_loses:7.2f} on average; {_usual(odds.attackers_left)}",
        f"  defender loses  {odds.defender_loses:7.2f} on average; {_usual(odds.defenders_left)}",
    ]
    given = {option.key: _option_value(args, option) for option in _every_option() if option.key not in alone}
    return inputs | given, asdict(odds), table


def _totals(args: Namespace, totals: Totals) -> Report:
    attackers, defenders = _armies(args)
    battle_only = [option.key for option in _every_option() if option.help.total == NO_POWER]
    _refuse(args, (*battle_only, "until"), f"does not go with --{totals.name}")
    attacker = _read_help(args, "attack", _number(args, "bonus", MOST))
    defender = _read_help(args, "defence", _number(args, "defending_bonus", MOST))
    attack, defence = total_sums(totals, attackers, attacker, defenders, defender)
    win = wins_totals(totals, attackers, attacker, defenders, defender)
    inputs: dict[str, object] = {totals.name: True, "attackers": attackers, "defenders": defenders}
    given = {option.key: _option_value(args, option) for option in _every_option() if option.key not in battle_only}
    added = {"bonus": attacker.added, "defending_bonus": defender.added}
    ties = "attacker" if any(each.total.wins_ties for each, _ in attacker.by) else "defender"
    table = [
        f"{_sum_text(attack)} against {_sum_text(defence)}; the {ties} wins ties",
        f"  attacker wins the round  {win:7.2%}",
    ]
    return inputs | given | added, {"win": win}, table


def _read_help(args: Namespace, side: str, added: int = 0) -> Helped:
    """What helps a side, by the options that are given."""
    given = ((option.help, int(_option_value(args, option))) for option in _every_option() if option.side == side)
    return Helped(tuple((each, count) for each, count in given if count), added)


def _option_value(args: Namespace, option: HelpOption) -> bool | int:
    """Whether an option is given, or the number that was given for it; 0 without one."""
    if option.help.most > 1:
        return _number(args, option.key, option.help.most)
    return bool(getattr(args, option.key))


def _armies(args: Namespace) -> tuple[int, int]:
    return whole_number("ATTACKERS", args.attackers, 1, MOST), whole_number("DEFENDERS", args.defenders, 1, MOST)


def _refuse(args: Namespace, names: Iterable[str], why: str) -> None:
    """Raise `BadArguments` if one of these options is given."""
    for name in names:
        if getattr(args, name) not in (None, False):
            raise BadArguments(f"{_flag(name)} {why}")


def _number(args: Namespace, name: str, most: int) -> int:
    """The number given for this option; 0 without it."""
    number = getattr(args, name)
    return 0 if number is None else whole_number(_flag(name), number, 0, most)


def _flag(name: str) -> str:
    return f"--{name.replace('_', '-')}"


def _with(args: Namespace, side: str) -> str:
    """Who and what helps a side, as the end of its part of the sentence."""
    given = [option.label for option in _every_option() if option.side == side and _option_value(args, option)]
    return f" with {' and '.join(given)}" if given else ""


def _sum_text(side: Sum) -> str:
    return f"{side.dice} dice{' (ones rerolled)' if side.rerolls_ones else ''} + {side.added}"


def _usual(left: tuple[float, ...]) -> str:
    """How many are left at least 8 times in 10: all but the lowest and the highest tenth of the outcomes."""
    summed = list(accumulate(left))
    low = next(k for k, chance in enumerate(summed) if chance >= 0.1)
    high = next(k for k, chance in enumerate(summed) if chance >= 0.9)
    return f"usually {low} left" if low == high else f"usually {low} to {high} left"
