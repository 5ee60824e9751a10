"""A value's fields as the arguments of its message: seats and cards by name, territories by id, lists in one breath."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import fields
from typing import Any

from bot.words.loader import Words
from bot.words.seats import Naming
from rules.kernel.tagged import Tagged

Arguments = dict[str, str | int]

SEATS = frozenset(
    {"player", "defender", "attacker", "loser", "by", "owner", "first", "army", "seat", "until", "winners"}
)
LANDS = frozenset({"among", "lands", "bridge"})
DICE = frozenset({"attack", "defence", "dice"})
CARDS = frozenset({"card", "cards"})


def arguments(value: Tagged, words: Words, naming: Naming) -> Arguments:
    """Every field of a value, ready for Fluent.

    A territory stays an id, for `LAND($where, form: "to")`. A list also gives its length as `name_count`; a flag is
    `yes` or `no`; a person's id becomes a mention.
    """
    said: Arguments = {}
    for field in fields(value):  # type: ignore[arg-type]
        thing = getattr(value, field.name)
        said[field.name] = _said(field.name, thing, words, naming)
        if isinstance(thing, tuple):
            said[f"{field.name}_count"] = len(thing)
    return said


def card_name(card: str, words: Words) -> str:
    """A card by its id: an Adventure title (`gollum`, `ambush.2`), a territory, a wild, or a face-down card ('')."""
    title = card.partition(".")[0]
    if not title:
        return words.say("card-hidden")
    if title.startswith("wild"):
        return words.say("card-wild")
    return words.say(f"card-{title}") if f"card-{title}" in words else land_name(title, words)


def land_name(land: str, words: Words) -> str:
    """A territory by its id; an id that no board has is quoted as it is."""
    return words.say(f"land-{land}") if f"land-{land}" in words else land


def lands_in(form: str, lands: Sequence[str], words: Words) -> str:
    """Territories in one breath, each in a form of its own: `du Gondor et d'Arnor`."""
    return words.all_of([words.attribute(f"land-{land}", form) for land in lands])


def _said(name: str, thing: Any, words: Words, naming: Naming) -> str | int:
    if isinstance(thing, bool):
        return "yes" if thing else "no"
    if name == "host":
        return f"<@{thing}>"
    if isinstance(thing, int):
        return thing
    if isinstance(thing, tuple):
        return _listed(name, thing, words, naming)
    speak = _speaker(name, words, naming)
    return speak(thing) if speak else str(thing)


def _listed(name: str, things: tuple[Any, ...], words: Words, naming: Naming) -> str:
    if not things:
        return "none"
    if name in DICE:
        return " ".join(str(die) for die in things)
    if name == "bridge":
        return " – ".join(land_name(land, words) for land in things)
    if isinstance(things[0], tuple):
        return ", ".join(f"{naming(seat)} {number}" for seat, number in things)
    speak = (lambda land: land_name(land, words)) if name in LANDS else _speaker(name, words, naming) or str
    return words.all_of([speak(thing) for thing in things])


def _speaker(name: str, words: Words, naming: Naming) -> Callable[[str], str] | None:
    if name in SEATS:
        return naming
    if name in CARDS:
        return lambda card: card_name(card, words)
    return None
