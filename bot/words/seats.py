"""Name a seat by its colour, and beside it by whom it plays and who plays it, where that is given; and what its AI is
like."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping

from discord.utils import escape_markdown

from bot.words.fluent import Words
from bot.words.typography import isolated
from rules.ai import BALANCED, Character, characters_of

Naming = Callable[[str], str]
"""A seat's name in a sentence: `red` -> `Red (Anna)`."""

_MENTION = re.compile(r"<@\d+>")


def naming(words: Words, people: Mapping[str, str] | None = None, played: Mapping[str, str] | None = None) -> Naming:
    """Names by colour, with whom the seat plays as far as `played` says it, and with its person as far as `people` does
    (seat -> display name or mention); see `seat_titles`."""
    called, figures = people or {}, played or {}

    def name(seat: str) -> str:
        known = f"seat-{seat}" if seat else "nobody"
        colour = words.say(known) if known in words else seat
        person = display_name(called[seat]) if called.get(seat) else ""
        beside = ", ".join(filter(None, (figures.get(seat, ""), person)))
        return words.say("seat-person", colour=colour, person=beside) if beside else colour

    return name


def people_name(words: Words, game: str, seat: str, form: str = "") -> str:
    """Whom a seat plays in a game that names them, such as a civilization; "" in any other."""
    key = f"people-{game}-{seat}"
    if key not in words:
        return ""
    return words.attribute(key, form) if form else words.say(key)


def display_name(person: str) -> str:
    """A person's name with its markdown escaped, and kept from turning the text around it; a mention as it is."""
    return person if _MENTION.fullmatch(person) else isolated(escape_markdown(person))


def character_name(character: Character, words: Words) -> str:
    """How strong an AI is, and of what temper, where that shows."""
    strength = words.say(f"choice-strength-{character.strength}")
    if character.temper == BALANCED:
        return strength
    return words.say("ai-character", strength=strength, temper=words.say(f"choice-temper-{character.temper}"))


def character_in(game: str, character: Character, words: Words) -> str:
    """The same; "" in a game whose AI has one character only."""
    return character_name(character, words) if len(characters_of(game)) > 1 else ""
