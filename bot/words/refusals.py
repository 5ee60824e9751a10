"""Refusals in words: the rule that applies, and what would be legal instead."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import chain

from bot.refusals import BadPace
from bot.words.arguments import Arguments, arguments, card_name, card_title, land_name
from bot.words.board_text import find_cut_off
from bot.words.cards import card_effect
from bot.words.decisions import choice_name, prompt_text
from bot.words.fluent import Words
from bot.words.seats import Naming
from bot.words.times import span
from bot.words.typography import capital
from rules import Card, Refusal, Ruleset, Territory, View
from rules.risk import WrongNumber

NONE = "none"


def refusal_text(
    why: Refusal,
    words: Words,
    naming: Naming,
    seen: View | None = None,
    rules: Ruleset | None = None,
    reader: int | None = None,
) -> str:
    """A refusal for `reader`, who asked. With that seat's view and the rules in force it gives more details."""
    args: Arguments = dict.fromkeys(("owner", "near", "barrier", "when", "effect", "asked"), NONE)
    args["me"] = (seen.viewer if seen is not None else None) or NONE
    args |= arguments(why, words, naming)
    args |= _card(why, words, rules) | _choice_arguments(why, words, naming) | _options(why, words)
    args |= _spans(why, words) | _numbers(why, words)
    args["own"] = "yes" if reader is not None and getattr(why, "person", None) == reader else "no"
    if seen is not None:
        args |= _owner(why, naming, seen)
    if rules is not None:
        args |= _way(why, words, rules, seen)
    if seen is not None and rules is not None and seen.mine:
        args["asked"] = prompt_text(next(iter(seen.mine.values())), words, naming, seen, rules)
    return capital(words.say(f"refusal-{why.kind}", **args))


def _card(why: Refusal, words: Words, rules: Ruleset | None) -> Arguments:
    """When a card can be played, and, on a board, what it does there."""
    card = Card(card_title(getattr(why, "card", "")))
    key = f"card-{card}"
    args: Arguments = {"when": words.attribute(key, "when")} if f"{key}.when" in words else {}
    effect = card_effect(card, words, rules) if rules is not None else ""
    return args | ({"effect": effect} if effect else {})


def _choice_arguments(why: Refusal, words: Words, naming: Naming) -> Arguments:
    """What was chosen on the board, by name: territories, seats, leaders, cards or a number."""
    if not hasattr(why, "choice") or hasattr(why, "option"):
        return {}
    things = why.choice if isinstance(why.choice, tuple) else str(why.choice).split()
    return {"choice": words.all_of([_thing(name, words, naming) for name in things]) or NONE}


def _thing(name: str, words: Words, naming: Naming) -> str:
    if f"seat-{name}" in words:
        return naming(name)
    return words.attribute(f"leader-{name}", "the") if f"leader-{name}" in words else card_name(name, words)


def _options(why: Refusal, words: Words) -> Arguments:
    """The names of a table's settings: house rules, an option, a choice."""
    named = {name: str(getattr(why, name)) for name in ("rule", "other", "option") if hasattr(why, name)}
    args: Arguments = {name: words.say(f"option-{each}") for name, each in named.items() if f"option-{each}" in words}
    option, choice = named.get("option", ""), str(getattr(why, "choice", ""))
    known = any(key in words for key in (f"choice-{option}-{choice}", f"region-{choice}"))
    return args | ({"choice": choice_name(option, choice, words)} if known else {})


def _spans(why: Refusal, words: Words) -> Arguments:
    """The allowed numbers of a pace."""
    return {name: span(getattr(why, name), words) for name in ("least", "most")} if isinstance(why, BadPace) else {}


def _numbers(why: Refusal, words: Words) -> Arguments:
    """The numbers of players that can play."""
    return {"allowed": numbers_text(why.allowed, words)} if isinstance(why, WrongNumber) else {}


def numbers_text(allowed: Sequence[int], words: Words) -> str:
    """Numbers of which each will do: `3 to 6`, or one by one where some between them will not."""
    least, most = min(allowed), max(allowed)
    if len(allowed) > 2 and len(allowed) == most - least + 1:
        return words.say("numbers-range", least=least, most=most)
    return words.any_of([str(number) for number in allowed])


def _owner(why: Refusal, naming: Naming, seen: View) -> Arguments:
    """The owner of the territory in question."""
    owner = seen.land.owner(Territory(getattr(why, "where", "")))
    return {"owner": naming(owner)} if owner and owner != seen.viewer else {}


def _way(why: Refusal, words: Words, rules: Ruleset, seen: View | None) -> Arguments:
    """What separates two territories, and which ones can be reached from the first."""
    source, target = (Territory(getattr(why, name, "")) for name in ("source", "target"))
    board = rules.board
    if source not in board.links_of:
        return {}
    barriers = (board.barriers, *(realm.barriers for realm in board.realms.values()))
    parted = {frozenset((a, b)): kind for a, b, kind in chain.from_iterable(barriers)}
    gone = find_cut_off(source, seen, rules) if seen is not None else frozenset()
    reach = [t for t in board.links_of[source] if t not in gone]
    near = [t for t in reach if seen is None or seen.land.owner(t) != seen.viewer]
    listed = words.all_of([land_name(land, words) for land in near]) or NONE
    return {"near": listed, "barrier": parted.get(frozenset((source, target)), NONE)}
