"""The options `with` and `against` of the odds: who and what helps each side, as people type it."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterator, Mapping
from typing import Any

from bot.ui.commands.autocomplete import complete_from
from bot.ui.commands.context import game_named
from bot.ui.decisions.attack import percent
from bot.ui.interaction.name_search import MOST_SAID, meant, no_such, spellings, split_entry
from bot.ui.interaction.request import Rejected, Request
from bot.words import Words
from rules import OUR_LEADER, THEIR_LEADER, Refused, condition_kinds
from rules.risk import Helped, gods_meet, godswar_sums, wins_godswar

SIDES = {
    "attacking": ("captain", "war", "magic", "sky", "death", "gungnir", "altar"),
    "defending": ("captain", "stronghold", "war", "magic", "sky", "death", "temple", "gungnir", "altar"),
}
"""The kinds of help that each side can have."""
SAID_OF = {"attacking": THEIR_LEADER, "defending": OUR_LEADER}
"""What conditions of standing orders, which are the defender's, say of each side."""
ALTAR, GUNGNIR = "altar", "gungnir"
MOST_ALTARS, MOST_BONUS = 20, 500
_PARTS = re.compile(r"\s*[,;&·]\s*|\s+(?=\+\s*\d)")


def read_help(said: str, side: str, words: Words, *, helps: bool = True, **given: bool) -> Helped:
    """What a text says that a side has, and what is `given` besides; raises `Rejected` for what it cannot read.

    A number with a name is how many altars, a number alone is added to the total. `helps`: whether the game here knows
    any such help; if it knows none, the refusal suggests nothing.
    """
    kinds, altars, bonus = {kind for kind, is_on in given.items() if is_on}, 0, 0
    for kind, count in _entries(said, side, words, helps):
        if not kind:
            bonus += count or 0
        elif kind == ALTAR:
            altars += 1 if count is None else count
        elif count is None or count == 1:
            kinds.add(kind)
        else:
            raise Rejected(words.say("table-refusal-number", said=count, least=1, most=1))
    for number, most in ((altars, MOST_ALTARS), (bonus, MOST_BONUS)):
        if number > most:
            raise Rejected(words.say("table-refusal-number", said=number, least=0, most=most))
    return Helped(frozenset(kinds), altars, bonus)


def need_gods(ours: Helped, theirs: Helped, words: Words) -> None:
    """Raise `Rejected` for what counts in a godswar alone, where no gods meet."""
    counted = any(side.altars or side.bonus or GUNGNIR in side.kinds for side in (ours, theirs))
    if counted and not gods_meet(ours, theirs):
        raise Rejected(words.say("odds-refusal-no-gods"))


def help_text(said: str, side: str, words: Words) -> str:
    """The same as we write it, each thing once: `war, 2 altars and +3`."""
    helped = read_help(said, side, words)
    named = [_spellings(kind, words)[0] for kind in SIDES[side] if kind in helped.kinds]
    altars = [words.say("odds-altars", count=helped.altars)] if helped.altars else []
    return words.all_of([*named, *altars, *([f"+{helped.bonus}"] if helped.bonus else [])])


def godswar_text(attackers: int, ours: Helped, defenders: int, theirs: Helped, words: Words) -> str:
    """The chance in one round of the godswar that comes before the battle, with what both sides throw and add."""
    attack, defence = godswar_sums(attackers, ours, defenders, theirs)
    win = percent(wins_godswar(attackers, ours, defenders, theirs))
    return words.say(
        "odds-godswar", win=win, dice=attack.dice, added=attack.added, other=defence.dice, guards=defence.added
    )


def _entries(said: str, side: str, words: Words, helps: bool = True) -> Iterator[tuple[str, int | None]]:
    """Each kind that a text names, with its number; "" for a number alone."""
    names = {kind: name for kind in SIDES[side] for name in _spellings(kind, words)[:1]}
    for entry in filter(None, _PARTS.split(said.strip())):
        name, count = split_entry(entry.lstrip("+ "))
        kind = _kind(name, side, words) if name else ""
        if kind is None:
            nothing = words.say("odds-refusal-no-help", said=name[:MOST_SAID])
            raise Rejected(no_such(name, names, words) if helps else nothing)
        yield kind, count


def _kind(name: str, side: str, words: Words) -> str | None:
    """The kind of help that a word means; None for none."""
    spelt = {kind: _spellings(kind, words) for kind in SIDES[side]}
    return next((kind for kind, some in spelt.items() if any(meant(name, {kind: one}) for one in some)), None)


def _spellings(kind: str, words: Words) -> tuple[str, ...]:
    leader = f"leader-{kind}"
    return spellings(leader if f"typed-{leader}" in words else f"help-{kind}", words)


def complete_help(side: str) -> Any:
    """Completes what a side can have, one thing after the other: in a game here what its rules know of."""

    async def names(request: Request, said: str) -> Mapping[str, str]:
        begun, _, _ = said.rpartition(",")
        words = request.words
        table = str(getattr(request.interaction.namespace, "table", None) or "")
        kinds = [kind for kind in await known_help(request, side, table) if kind not in _named(begun, side, words)]
        before = f"{begun.strip()}, " if begun.strip() else ""
        return {f"{before}{name}": f"{before}{name}" for name in (_spellings(kind, words)[0] for kind in kinds)}

    return complete_from(names)


def _named(said: str, side: str, words: Words) -> set[str]:
    try:
        return {kind for kind, _ in _entries(said, side, words)}
    except Rejected:
        return set()


async def known_help(request: Request, side: str, table: str) -> Collection[str]:
    """The kinds of help that the game knows which is named or played here; all of them where there is none."""
    try:
        session = await (game_named(request, table) if table else request.services.games.here(request.channel))
    except Refused:
        return SIDES[side]
    known = condition_kinds(session.rules, session.state)
    return [kind for kind in SIDES[side] if SAID_OF[side] in known.get(kind, ())]
