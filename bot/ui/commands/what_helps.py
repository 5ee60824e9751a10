"""The options `with` and `against` of the odds: who and what helps each side, as people type it."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from bot.ui.commands.autocomplete import ListedOption, list_option
from bot.ui.commands.context import game_named
from bot.ui.interaction.name_search import MOST_TYPED, find_key, no_such, spellings, split_entry
from bot.ui.interaction.request import Rejected, Request
from bot.words import Words
from bot.words.fluent import in_id
from rules import Game, Refused
from rules.risk import Help, Helped, Totals, helps_at, helps_of, in_percent, total_sums, totals_fought, wins_totals

SIDES = {"attacking": "attack", "defending": "defence"}
"""What the two options are about, with the sides as the rules call them."""
MOST_ADDED = 500
_PARTS = re.compile(r"\s*[,;&·]\s*|\s+(?=\+\s*\d)")


def help_key(name: str, words: Words) -> str:
    """Under which `typed-` message a help is typed: as the leader of its kind, or in words of its own; "" for one that
    is called as its card is."""
    for key in (f"leader-{name}", f"help-{in_id(name)}"):
        if f"typed-{key}" in words:
            return key
    return ""


def count_help(help_: Help, count: int, words: Words) -> str:
    """So many of a help: `2 towers`; its name alone where a table has one of it at most."""
    name = help_name(help_.name, words)
    if help_.most == 1:
        return name
    key = f"odds-help-{in_id(help_.name)}"
    return words.say(key, count=count) if key in words else words.say("odds-help", what=name, count=count)


def help_name(name: str, words: Words) -> str:
    """A help as we write it: `captain`."""
    key = help_key(name, words)
    return words.say(f"typed-{key}" if key else f"card-{name}")


async def list_helps(request: Request, table: str) -> tuple[Help, ...]:
    """What can help a side in the game that is named or played here; in all games where there is none."""
    try:
        session = await (game_named(request, table) if table else request.services.games.here(request.channel))
    except Refused:
        return tuple(helps_by_name(request.services.games.games).values())
    return helps_at(session.rules, session.state)


def helps_by_name(games: Mapping[str, Game]) -> dict[str, Help]:
    """What can help a side in any of these games, by name."""
    return {each.name: each for game in games.values() for each in helps_of(game)}


def of_side(known: Sequence[Help], side: str) -> list[Help]:
    """Those of some helps that a side can have."""
    return [each for each in known if SIDES[side] in each.sides]


def read_helps(text: str, side: str, words: Words, known: Sequence[Help]) -> Helped:
    """What a text says that a side has of what is `known`; raises `Rejected` for what it cannot read. A number with a
    name is how many of it, a number alone is added to a total."""
    counts, added = dict[str, int](), 0
    able = of_side(known, side)
    for each, count in _entries(text, words, able):
        if each is None:
            added += count or 0
        elif each.most == 1:
            _check(1 if count is None else count, 1, 1, words)
            counts[each.name] = 1
        else:
            counts[each.name] = counts.get(each.name, 0) + (each.usual if count is None else count)
            _check(counts[each.name], 0, each.most, words)
    _check(added, 0, MOST_ADDED, words)
    order = {each.name: each for each in known}
    return Helped(tuple((each, counts[name]) for name, each in order.items() if counts.get(name)), added)


def _check(number: int, least: int, most: int, words: Words) -> None:
    if not least <= number <= most:
        raise Rejected(words.say("table-refusal-number", typed=number, least=least, most=most))


def need_totals(ours: Helped, theirs: Helped, known: Sequence[Help], words: Words) -> None:
    """Raise `Rejected` for what counts in a fight of totals alone, where none is fought."""
    if (ours.totals_alone or theirs.totals_alone) and not totals_fought(ours, theirs):
        totals = next((each.fights for each in known if each.fights), None)
        raise Rejected(words.say(f"odds-refusal-no-{totals.name}" if totals else "odds-refusal-no-totals"))


def helps_text(text: str, side: str, words: Words, known: Sequence[Help]) -> str:
    """The same as we write it, each thing once: `captain, 2 of a kind and +3`."""
    helped = read_helps(text, side, words, known)
    named = [count_help(each, count, words) for each, count in helped.by]
    return words.all_of([*named, *([f"+{helped.added}"] if helped.added else [])])


def totals_text(totals: Totals, attackers: int, ours: Helped, defenders: int, theirs: Helped, words: Words) -> str:
    """The chance in one round of the totals that come before the battle, with what both sides throw and add."""
    attack, defence = total_sums(totals, attackers, ours, defenders, theirs)
    win = in_percent(wins_totals(totals, attackers, ours, defenders, theirs))
    numbers = {"dice": attack.dice, "added": attack.added, "other": defence.dice, "guards": defence.added}
    return words.say(f"odds-{totals.name}", win=win, **numbers)


def _entries(text: str, words: Words, able: Sequence[Help]) -> Iterator[tuple[Help | None, int | None]]:
    """Each help that a text names, with its number; None for a number alone."""
    for entry in filter(None, _PARTS.split(text.strip())):
        name, count = split_entry(entry.lstrip("+ "))
        found = _find_help(name, words, able) if name else None
        if name and found is None:
            nothing = words.say("odds-refusal-no-help", typed=name[:MOST_TYPED])
            names = {each.name: help_name(each.name, words) for each in able}
            raise Rejected(no_such(name, names, words) if able else nothing)
        yield found, count


def _find_help(name: str, words: Words, able: Sequence[Help]) -> Help | None:
    """The help that a word means; None for none."""
    return next(
        (each for each in able if any(find_key(name, {"": one}) == "" for one in _spellings(each, words))), None
    )


def _spellings(each: Help, words: Words) -> tuple[str, ...]:
    key = help_key(each.name, words)
    return spellings(key, words) if key else (help_name(each.name, words),)


def help_option(side: str) -> ListedOption[tuple[Words, tuple[Help, ...]], Helped]:
    """What a side can have, one thing after the other: in a game here what its rules know of."""

    async def find(request: Request) -> tuple[Words, tuple[Help, ...]]:
        table = str(getattr(request.interaction.namespace, "table", None) or "")
        return request.words, await list_helps(request, table)

    def lines(about: tuple[Words, tuple[Help, ...]], chosen: Any, text: str) -> Iterator[str]:
        words, known = about
        able = of_side(known, side)
        begun, _, _ = text.rpartition(",")
        named = _kinds_in(begun, words, able)
        before = f"{begun.strip()}, " if begun.strip() else ""
        yield from (f"{before}{help_name(each.name, words)}" for each in able if each.name not in named)

    def read(about: tuple[Words, tuple[Help, ...]], text: str) -> Helped:
        return read_helps(text, side, *about)

    return list_option(find, lines, read)


def _kinds_in(text: str, words: Words, able: Sequence[Help]) -> set[str]:
    try:
        return {each.name for each, _ in _entries(text, words, able) if each}
    except Rejected:
        return set()
