"""What helps a side in a battle, as people read and type it."""

from __future__ import annotations

from bot.words.fluent import Words, in_id
from rules.risk import Help, Totals


def help_key(name: str, words: Words) -> str:
    """Under which `typed-` message a help is typed: as the leader of its kind, or in words of its own; "" for one that
    is called as its card is."""
    for key in (f"leader-{name}", f"help-{in_id(name)}"):
        if f"typed-{key}" in words:
            return key
    return ""


def counted_help(help_: Help, count: int, words: Words) -> str:
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


def total_text(totals: Totals, words: Words, **numbers: object) -> str:
    """The chance in one round of the totals that come before a battle, with what both sides throw and add."""
    return words.say(f"odds-{totals.name}", **numbers)
