"""How a war without points stands: land, regiments, cards, capitals, prisoners and reserves, the largest first."""

from __future__ import annotations

from collections.abc import Iterator

from bot.words.loader import Words
from bot.words.seats import Naming
from bot.words.stocks import stocks
from rules import Player, Ruleset, View
from rules.classic.capital import Capitals
from rules.classic.sets import SetsTraded, sets, worth
from rules.house.equal_arms import equal_arms
from rules.house.mobilisation import mobilisation
from rules.risk.armies import NEUTRAL
from rules.risk.cards import hand
from rules.risk.turns import Order


def counted(seen: View, rules: Ruleset, words: Words, naming: Naming) -> list[str]:
    """A paragraph a seat, who holds most land first, and what the next set is worth."""
    held = {seat: len(seen.land.of(seat)) for seat in seen.seats}
    lines = [_seat(seat, seen, rules, words, naming) for seat in sorted(held, key=lambda seat: -held[seat])]
    counts = rules.has(sets) and not rules.has(equal_arms, mobilisation) and seen.winners is None
    grows = counts and rules.options["set-values"] == "escalating"
    return [*lines, *([words.say("status-next-set", armies=worth(seen.part(SetsTraded).count))] if grows else ())]


def _seat(seat: Player, seen: View, rules: Ruleset, words: Words, naming: Naming) -> str:
    lands = seen.land.of(seat)
    if not lands and seen.part(Order).turns:
        return words.say("status-out", who=naming(seat))
    armies = sum(seen.land.armies(land) for land in lands)
    head = words.say("status-line", who=naming(seat), territories=len(lands), armies=armies)
    more = " · ".join(_more(seat, seen, rules, words))
    return f"{head}\n-# {more}" if more else head


def _more(seat: Player, seen: View, rules: Ruleset, words: Words) -> Iterator[str]:
    held = set(seen.land.of(seat))
    whole = [name for name, region in rules.board.regions.items() if held.issuperset(region.territories)]
    if whole:
        yield words.say("status-regions", regions=words.all_of([words.say(f"region-{region}") for region in whole]))
    if not rules.has(mobilisation):
        yield words.say("status-cards", count=seen.cards(hand(seat)).count)
    if where := seen.part(Capitals).of.get(seat):
        yield words.say("status-capital", where=where, own="yes" if where in held else "no")
    yield from stocks(seat, seen, words)


def neutral_line(seen: View, words: Words) -> list[str]:
    """What the neutral army holds, if anything."""
    lands = len(seen.land.of(NEUTRAL))
    return [words.say("status-neutral", lands=lands)] if lands else []
