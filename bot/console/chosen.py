"""What several commands ask for alike: a game, its seats, its options; and how they say that something is wrong."""

from __future__ import annotations

import re
import sys
from argparse import ArgumentParser, Namespace
from collections.abc import Sequence

from bot.selfplay import seated
from rules import GAMES
from rules.house import HOUSE, ON
from rules.kernel.game import NoSuchOption, Setting
from rules.kernel.values import Refusal, Refused

WRONG = 2
"""The exit code of a command that was asked for something that cannot be done."""
_NUMBER = re.compile(r"-?[0-9]{1,30}")


class Wrong(Exception):
    """Asked for something that cannot be done; the message is one line that says what would be right."""


def failed(command: str, why: object) -> int:
    """Say on the error stream, in one line, what is wrong; the exit code."""
    sys.stderr.write(f"risk {command}: {' '.join(str(why).split())}\n")
    return WRONG


def add_game(parser: ArgumentParser, seats: int) -> None:
    """A game, how many play (`seats` unless said otherwise), its mode, options and house rules."""
    parser.add_argument("game", metavar="GAME", help=f"the game: {', '.join(GAMES)}")
    parser.add_argument("--seats", metavar="N", default=str(seats), help=f"how many play (default: {seats})")
    parser.add_argument("--mode", metavar="M", help="the same as --option mode=M")
    parser.add_argument("--house", metavar="NAME", nargs="+", default=[], action="extend", help="house rules to play")
    parser.add_argument("--option", metavar="K=V", nargs="+", default=[], action="extend", help="the table's choices")


def setting(args: Namespace) -> Setting:
    """The setting that the arguments of `add_game` describe; raises `Wrong`."""
    if args.game not in GAMES:
        raise Wrong(f"there is no game named {args.game!r}; there is {', '.join(GAMES)}")
    options = pairs(args.option) | ({"mode": args.mode} if args.mode else {}) | house_rules(args.game, args.house)
    seats = whole("--seats", args.seats, 1, len(GAMES[args.game].colours))
    try:
        return seated(args.game, seats, options)
    except Refused as refused:
        raise Wrong(_wording(args.game, refused.why)) from None


def pairs(words: Sequence[str]) -> dict[str, str]:
    """The options written `k=v`."""
    split = [word.partition("=") for word in words]
    for name, equals, choice in split:
        if not (name and equals and choice):
            raise Wrong(f"an option is written name=choice, not {name + equals + choice!r}")
    return {name: choice for name, _, choice in split}


def house_rules(game: str, names: Sequence[str]) -> dict[str, str]:
    """The options that switch these house rules on."""
    known = [option.name for option in GAMES[game].options if option.name in HOUSE]
    for name in names:
        if name not in known:
            raise Wrong(f"{game} has no house rule named {name!r}; it has {', '.join(known) or 'none'}")
    return dict.fromkeys(names, ON)


def _wording(game: str, refusal: Refusal) -> str:
    options = {option.name: option.choices for option in GAMES[game].options}
    if not isinstance(refusal, NoSuchOption):
        return _said(refusal)
    if refusal.option not in options:
        return f"{game} has no option named {refusal.option!r}; it has {', '.join(options)}"
    return f"{refusal.option} is one of {', '.join(options[refusal.option])}, not {refusal.choice!r}"


def _said(refusal: Refusal) -> str:
    """The sentence that a player would read. Its words are imported only now: they need discord.py."""
    from bot.words import words
    from bot.words.arguments import arguments
    from bot.words.seats import naming

    english = words("en")
    return english.say(f"refusal-{refusal.kind}", **arguments(refusal, english, naming(english)))


def whole(name: str, text: str, least: int, most: int) -> int:
    """The whole number that `text` writes; raises `Wrong` outside the limits."""
    number = int(text) if _NUMBER.fullmatch(text) else least - 1
    if not least <= number <= most:
        raise Wrong(f"{name} must be a whole number from {least} to {most}, not {text[:20]!r}")
    return number
