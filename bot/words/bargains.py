"""Open bargains and lots by number: whole as a sentence, or short as a list entry."""

from __future__ import annotations

from typing import Any

from bot.words.arguments import arguments
from bot.words.fluent import Words
from bot.words.seats import naming
from rules import View


def things_on_table(seen: View) -> dict[tuple[str, int], tuple[str, Any]]:
    """Every open item: by the field and number that answers use for it, its message and the item itself."""
    parts: list[Any] = [part for part in seen.parts.values() if part.taken_up_as]
    return {(part.taken_up_as, thing.number): (f"open-{part.kind}", thing) for part in parts for thing in part.open}


def whole(field: str, number: int, seen: View, words: Words) -> str:
    """An item as a sentence."""
    key, thing = things_on_table(seen)[field, number]
    return words.say(key, **arguments(thing, words, naming(words)))


def short(field: str, number: Any, seen: View, words: Words) -> str:
    """An item as a list entry; '' if no open item has that number."""
    if not isinstance(number, int) or (field, number) not in things_on_table(seen):
        return ""
    key, thing = things_on_table(seen)[field, number]
    return words.attribute(key, "line", **arguments(thing, words, naming(words)))
