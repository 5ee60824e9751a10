"""How a game without points stands: land, armies and what else each seat has, who holds most land first."""

from __future__ import annotations

from collections.abc import Iterator

from bot.words.fluent import Words
from bot.words.games import known_words
from bot.words.seats import Naming
from rules import Player, Ruleset, View
from rules.risk import NEUTRAL, Order


def land_standings(seen: View, rules: Ruleset, words: Words, naming: Naming) -> list[str]:
    """A paragraph a seat, who holds most land first."""
    held = {seat: len(seen.land.of(seat)) for seat in seen.seats}
    return [_seat(seat, seen, rules, words, naming) for seat in sorted(held, key=lambda seat: -held[seat])]


def _seat(seat: Player, seen: View, rules: Ruleset, words: Words, naming: Naming) -> str:
    lands = seen.land.of(seat)
    if not lands and seen.part(Order).turns:
        return words.say("status-out", who=naming(seat))
    armies = sum(seen.land.armies(land) for land in lands)
    head = words.say("status-line", who=naming(seat), territories=len(lands), armies=armies)
    more = " · ".join(_more(seat, seen, rules, words))
    return f"{head}\n-# {more}" if more else head


def _more(seat: Player, seen: View, rules: Ruleset, words: Words) -> Iterator[str]:
    """The regions that a seat holds whole, and its stocks."""
    held = set(seen.land.of(seat))
    whole = [name for name, region in rules.board.regions.items() if held.issuperset(region.territories)]
    if whole:
        yield words.say("status-regions", regions=words.all_of([words.say(f"region-{region}") for region in whole]))
    for known in known_words():
        yield from known.stocks(seat, seen, rules, words)


def neutral_line(seen: View, words: Words) -> list[str]:
    """What the neutral army holds, if anything."""
    lands = len(seen.land.of(NEUTRAL))
    return [words.say("status-neutral", lands=lands)] if lands else []
