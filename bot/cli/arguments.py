"""What several commands ask for alike: a game, its seats, its options; and how they say that something is wrong."""

from __future__ import annotations

import re
import sys
from argparse import ArgumentParser, Namespace
from collections.abc import Mapping, Sequence
from contextlib import suppress

from bot.cli.selfplay import setting_of
from rules import GAMES, ON, HouseRulesClash, HouseRuleWants, NoSuchOption, Refusal, Refused, Setting, offered

BAD_ARGUMENTS = 2
"""The exit code of a command that was asked for something that cannot be done."""
_NUMBER = re.compile(r"-?[0-9]{1,30}")


class BadArguments(Exception):
    """Asked for something that cannot be done; the message is one line that says what would be right."""


def report_failure(command: str, why: object) -> int:
    """Say on the error stream, in one line, what is wrong; the exit code."""
    sys.stderr.write(f"risk {command}: {' '.join(str(why).split())}\n")
    return BAD_ARGUMENTS


def add_game(parser: ArgumentParser, seats: int) -> None:
    """A game, its mode, board, options and house rules, and how many play: `seats` unless more is said."""
    parser.add_argument("game", metavar="GAME", help=f"the game: {', '.join(GAMES)}")
    parser.add_argument("--seats", metavar="N", help=f"how many play (default: {seats}, or as many as the mode takes)")
    parser.add_argument("--mode", metavar="M", help="the same as --option mode=M")
    parser.add_argument("--board", metavar="B", help="the same as --option board=B")
    parser.add_argument("--house", metavar="NAME", nargs="+", default=[], action="extend", help="house rules to play")
    parser.add_argument("--option", metavar="K=V", nargs="+", default=[], action="extend", help="the table's choices")
    parser.set_defaults(usual=seats)


def setting(args: Namespace) -> Setting:
    """The setting that the arguments of `add_game` describe; raises `Wrong`."""
    if args.game not in GAMES:
        raise BadArguments(f"there is no game named {args.game!r}; there is {', '.join(GAMES)}")
    said = {name: choice for name, choice in (("mode", args.mode), ("board", args.board)) if choice}
    options = pairs(args.option) | said | house_rules(args.game, args.house)
    most = len(GAMES[args.game].colours)
    wanted = [whole_number("--seats", args.seats, 1, most)] if args.seats else [args.usual, *range(2, most + 1)]
    try:
        return first_that_fits(args.game, wanted, options)
    except Refused as refused:
        raise BadArguments(_explain(args.game, refused.why)) from None


def first_that_fits(game: str, wanted: Sequence[int], options: Mapping[str, str]) -> Setting:
    """The game for the first of these numbers of seats that can play it; raises `Refused` as the first does."""
    for seats in wanted:
        with suppress(Refused):
            return setting_of(game, seats, options)
    return setting_of(game, wanted[0], options)


def pairs(words: Sequence[str]) -> dict[str, str]:
    """The options written `k=v`."""
    split = [word.partition("=") for word in words]
    for name, equals, choice in split:
        if not (name and equals and choice):
            raise BadArguments(f"an option is written name=choice, not {name + equals + choice!r}")
    return {name: choice for name, _, choice in split}


def house_rules(game: str, names: Sequence[str]) -> dict[str, str]:
    """The options that switch these house rules on."""
    known = offered(GAMES[game].options)
    for name in names:
        if name not in known:
            raise BadArguments(f"{game} has no house rule named {name!r}; it has {', '.join(known) or 'none'}")
    return dict.fromkeys(names, ON)


def _explain(game: str, refusal: Refusal) -> str:
    options = {option.name: option.choices for option in GAMES[game].options}
    if isinstance(refusal, HouseRulesClash):
        return f"{refusal.rule} and {refusal.other} cannot be played together; leave one of them out"
    if isinstance(refusal, HouseRuleWants):
        return f"{refusal.rule} takes {refusal.option}={refusal.choice}; add --option {refusal.option}={refusal.choice}"
    if not isinstance(refusal, NoSuchOption):
        return _explain_as_players(refusal)
    if refusal.option not in options:
        return f"{game} has no option named {refusal.option!r}; it has {', '.join(options)}"
    return f"{refusal.option} is one of {', '.join(options[refusal.option])}, not {refusal.choice!r}"


def _explain_as_players(refusal: Refusal) -> str:
    """The sentence that a player would read. Its words are imported only now: they need discord.py."""
    from bot.words import words
    from bot.words.arguments import arguments
    from bot.words.seats import naming

    english = words("en")
    return english.say(f"refusal-{refusal.kind}", **arguments(refusal, english, naming(english)))


def whole_number(name: str, text: str, least: int, most: int) -> int:
    """The whole number that `text` writes; raises `Wrong` outside the limits."""
    number = int(text) if _NUMBER.fullmatch(text) else least - 1
    if not least <= number <= most:
        raise BadArguments(f"{name} must be a whole number from {least} to {most}, not {text[:20]!r}")
    return number
