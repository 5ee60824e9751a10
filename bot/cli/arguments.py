"""Arguments that several subcommands share (a game, its seats and options), and how they report wrong ones."""

from __future__ import annotations

import re
import sys
from argparse import ArgumentParser, Namespace
from collections.abc import Mapping, Sequence
from contextlib import suppress
from pathlib import Path

from bot.cli.selfplay import setting_of
from rules import GAMES, PACKAGES, Refusal, Refused, Setting, house_rules_of
from rules.author import ON, NoSuchOption
from rules.records import KEPT, SEALS
from rules.risk import HouseRulesClash, HouseRuleWants

RECORD = ".game"
"""How the name of a record's file ends."""
BAD_ARGUMENTS = 2
"""The exit code of a subcommand with wrong arguments."""
_NUMBER = re.compile(r"-?[0-9]{1,30}")


class BadArguments(Exception):
    """The arguments are wrong; the message is one line that says what would be right."""


def report_failure(command: str, why: object) -> int:
    """Write to standard error, in one line, what is wrong. Returns the exit code."""
    if isinstance(why, OSError) and why.filename is not None:
        why = f"{why.filename}: {why.strerror}"
    sys.stderr.write(f"risk {command}: {harmless(' '.join(str(why).split()))}\n")
    return BAD_ARGUMENTS


def harmless(text: str) -> str:
    """The text with escapes for whatever would move a terminal's cursor, clear it, or show nothing: files of others
    may hold it."""
    return "".join(each if each == "\n" or each.isprintable() else ascii(each)[1:-1] for each in text)


def add_game(parser: ArgumentParser, seats: int, usual: str = "") -> None:
    """Add the arguments for a game: name, mode, board, options, house rules and number of seats (usually `seats`).

    The name comes first, or with `--game` where there is a `usual` one.
    """
    known = f"the game: {', '.join(GAMES)}"
    if usual:
        parser.add_argument("--game", metavar="GAME", default=usual, help=f"{known} (default: {usual})")
    else:
        parser.add_argument("game", metavar="GAME", help=known)
    parser.add_argument("--seats", metavar="N", help=f"number of players (default: {seats}, or what the mode needs)")
    parser.add_argument("--mode", metavar="M", help="the same as --option mode=M")
    parser.add_argument("--board", metavar="B", help="the same as --option board=B")
    parser.add_argument("--house", metavar="NAME", nargs="+", default=[], action="extend", help="house rules to play")
    parser.add_argument("--option", metavar="K=V", nargs="+", default=[], action="extend", help="options of the game")
    parser.set_defaults(usual=seats)


def setting(args: Namespace) -> Setting:
    """The setting that the arguments of `add_game` describe; raises `BadArguments`."""
    if args.game not in GAMES and args.game in PACKAGES:
        raise BadArguments(GAMES.why_not(args.game))
    if args.game not in GAMES:
        raise BadArguments(f"there is no game named {args.game!r}; the games are {', '.join(GAMES)}")
    given = {name: choice for name, choice in (("mode", args.mode), ("board", args.board)) if choice}
    options = pairs(args.option) | given | house_rules(args.game, args.house)
    most = len(GAMES[args.game].colours)
    try:
        if args.seats is None:
            wanted = [args.usual, *range(2, most + 1)]
        else:
            wanted = [_seats(args.game, args.seats, options)]
        return first_that_fits(args.game, wanted, options)
    except Refused as refused:
        raise BadArguments(_explain(args.game, refused.why)) from None


def _seats(game: str, text: str, options: Mapping[str, str]) -> int:
    """The number of seats written in `text`. One for which the game has colours is left to the game, which says why
    it does not fit; for any other raises `BadArguments` with the numbers that do. Raises `Refused` if none does."""
    numbers = range(1, len(GAMES[game].colours) + 1)
    if text in map(str, numbers):
        return int(text)
    fitting = [number for number in numbers if _fits(game, number, options)]
    if not fitting:
        first_that_fits(game, numbers, options)
    return whole_number("--seats", text, fitting[0], fitting[-1])


def _fits(game: str, seats: int, options: Mapping[str, str]) -> bool:
    with suppress(Refused):
        setting_of(game, seats, options)
        return True
    return False


def first_that_fits(game: str, wanted: Sequence[int], options: Mapping[str, str]) -> Setting:
    """The setting for the first of these numbers of seats that fits; if none does, raises `Refused` for the first."""
    for seats in wanted:
        with suppress(Refused):
            return setting_of(game, seats, options)
    return setting_of(game, wanted[0], options)


def pairs(words: Sequence[str], right: str = "an option is written name=choice") -> dict[str, str]:
    """What is written as `name=choice`; raises `BadArguments` with what would be right."""
    split = [word.partition("=") for word in words]
    for name, equals, choice in split:
        if not (name and equals and choice):
            raise BadArguments(f"{right}, not {name + equals + choice!r}")
    return {name: choice for name, _, choice in split}


def house_rules(game: str, names: Sequence[str]) -> dict[str, str]:
    """The options that switch these house rules on; raises `BadArguments`."""
    known = house_rules_of(GAMES[game].options)
    for name in names:
        if name not in known:
            raise BadArguments(f"{game} has no house rule named {name!r}; it has {', '.join(known) or 'none'}")
    return dict.fromkeys(names, ON)


def _explain(game: str, refusal: Refusal) -> str:
    """Why the arguments do not fit together, and what would."""
    options = {option.name: option.choices for option in GAMES[game].options}
    if isinstance(refusal, HouseRulesClash):
        return f"{refusal.rule} and {refusal.other} cannot be played together; leave one of them out"
    if isinstance(refusal, HouseRuleWants):
        return f"{refusal.rule} takes {refusal.option}={refusal.choice}; add --option {refusal.option}={refusal.choice}"
    if not isinstance(refusal, NoSuchOption):
        return _explain_as_players(game, refusal)
    if refusal.option not in options:
        return f"{game} has no option named {refusal.option!r}; it has {', '.join(options)}"
    return f"{refusal.option} is one of {', '.join(options[refusal.option])}, not {refusal.choice!r}"


def _explain_as_players(game: str, refusal: Refusal) -> str:
    """The sentence that a player would read. `bot.words` is imported only here because it needs discord.py."""
    from bot.words import words
    from bot.words.refusals import refusal_text
    from bot.words.seats import naming

    english = words("en", game)
    return refusal_text(refusal, english, naming(english))


def chain_texts(folder: Path) -> dict[str, str]:
    """The records in a folder, by the names of their files; raises `BadArguments` if there are none."""
    texts = {file.name: record_text(file) for file in sorted(folder.glob(f"*{RECORD}"))}
    if not texts:
        raise BadArguments(f"{folder} holds no records: their names end in {RECORD}")
    return texts


def seals_text(folder: Path) -> str:
    """What the campaign of a folder's records reveals of its seals; "" while it is not over. Raises `BadArguments`."""
    file = folder / SEALS
    return record_text(file) if file.exists() else ""


def kept_text(folder: Path) -> str:
    """What the campaign of a folder's records keeps, if something was done since the last; "" if not. Raises as
    `seals_text`."""
    file = folder / KEPT
    return record_text(file) if file.exists() else ""


def record_text(file: Path) -> str:
    """The text of a record's file, with its own ends of lines; raises `BadArguments` if there is none to read."""
    try:
        return file.read_bytes().decode()
    except OSError as error:
        raise BadArguments(f"{file} cannot be read: {error.strerror}") from None
    except UnicodeDecodeError:
        raise BadArguments(f"{file}: not a game record, which is plain text in UTF-8") from None


def whole_number(name: str, text: str, least: int, most: int) -> int:
    """The whole number written in `text`; raises `BadArguments` if it is none, or out of bounds."""
    number = int(text) if _NUMBER.fullmatch(text) else least - 1
    if not least <= number <= most:
        right = f"a whole number from {least} to {most}" if least < most else str(least)
        raise BadArguments(f"{name} must be {right}, not {text[:20]!r}")
    return number
