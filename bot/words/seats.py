"""Name a seat by its colour, and by its person if known."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping

from discord.utils import escape_markdown

from bot.words.fluent import Words
from bot.words.typography import isolated

Naming = Callable[[str], str]
"""A seat's name in a sentence: `red` -> `Red (Anna)`."""

_MENTION = re.compile(r"<@\d+>")


def naming(words: Words, people: Mapping[str, str] | None = None) -> Naming:
    """Names by colour; if `people` (seat -> display name or mention) is given, with the person, and while a game begins
    with whom the seat plays."""
    called = people or {}

    def name(seat: str) -> str:
        known = f"seat-{seat}" if seat else "nobody"
        colour = words.say(known) if known in words else seat
        person = display_name(called[seat]) if called.get(seat) else ""
        played = people_name(words, words.game, seat) if words.opening and people is not None else ""
        beside = ", ".join(filter(None, (played, person)))
        return words.say("seat-person", colour=colour, person=beside) if beside else colour

    return name


def seat_title(words: Words, seat: str) -> str:
    """A seat as a title names it: by its colour, while a game begins with whom it plays: `Purple (Greeks)`."""
    return naming(words, {})(seat)


def people_name(words: Words, game: str, seat: str, form: str = "") -> str:
    """Whom a seat plays in a game that names them, such as a civilization; "" in any other."""
    key = f"people-{game}-{seat}"
    if key not in words:
        return ""
    return words.attribute(key, form) if form else words.say(key)


def display_name(person: str) -> str:
    """A person's name with its markdown escaped, and kept from turning the text around it; a mention as it is."""
    return person if _MENTION.fullmatch(person) else isolated(escape_markdown(person))
