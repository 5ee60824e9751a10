"""A question explained: the rule by which it is asked, what each kind of answer leads to, which territories are out."""

from __future__ import annotations

from collections.abc import Collection

from bot.words.arguments import land_name
from bot.words.fluent import Words
from bot.words.refusals import refusal_text
from bot.words.seats import naming
from bot.words.typography import capital
from rules import Decision, RuledOut, Ruleset, Territory, View

NAMED = 4
"""How many territories are named for each reason, at most."""
MOST_REASONS = 8
"""How many reasons are given, at most: those for the fewest territories, as these surprise."""


def rule_line(decision: Decision, words: Words) -> str:
    """When and by which rule a question is asked; "" where nothing is written about it."""
    key = f"why-{decision.topic}"
    return words.say(key) if key in words else ""


def leads_to(kind: str, words: Words, *, ends_turn: bool = False) -> str:
    """What a kind of answer leads to; "" where nothing is written about it. `ends_turn`: who finishes the step ends the
    turn."""
    key = f"leads-{kind}"
    if ends_turn and f"{key}.ends-turn" in words:
        return words.attribute(key, "ends-turn")
    return words.say(key) if key in words else ""


def ruled_out_lines(found: Collection[RuledOut], seen: View, rules: Ruleset, words: Words) -> list[str]:
    """The territories that are left out, a line for each reason: `The Ural: 1 army, and one must stay`."""
    lands: dict[str, list[Territory]] = {}
    for each in {each.where: each for each in sorted(found, key=lambda each: _short(each) in words)}.values():
        lands.setdefault(_reason(each, seen, rules, words), []).append(each.where)
    by_rarity = sorted(lands.items(), key=lambda reason: len(reason[1]))[:MOST_REASONS]
    return [_line(reason, out, words) for reason, out in by_rarity]


def _reason(each: RuledOut, seen: View, rules: Ruleset, words: Words) -> str:
    """Why a territory is out, in a few words; the whole refusal where there are none."""
    key, why = _short(each), each.why
    if key in words:
        beside = f"{key}.beside" in words and getattr(why, "source", each.where) != each.where
        about = {"armies": getattr(why, "armies", 0)}
        return words.attribute(key, "beside", **about) if beside else words.say(key, **about)
    return refusal_text(each.why, words, naming(words), seen, rules)


def _short(each: RuledOut) -> str:
    """The message that gives a reason in a few words. Refusals that send their player to another kind of answer have
    none: that answer's own reason says more."""
    return f"ruled-out-{each.why.kind}"


def _line(reason: str, lands: list[Territory], words: Words) -> str:
    named = lands if len(lands) == NAMED + 1 else lands[:NAMED]
    names = [land_name(land, words) for land in named]
    more = len(lands) - len(named)
    listed = ", ".join(names) if more else words.all_of(names)
    return capital(words.say("why-ruled-out", lands=listed, more=more, reason=reason))
