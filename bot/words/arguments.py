"""Turn a value's fields into the arguments of its message: seats and cards by name, territories by id, lists joined."""

from __future__ import annotations

import unicodedata
from collections.abc import Callable, Iterable, Sequence
from typing import Any

from discord.utils import escape_markdown

from bot.words.fluent import Words
from bot.words.marks import mark
from bot.words.seats import Naming
from rules import Tagged

Arguments = dict[str, str | int]

SEATS = frozenset(
    {
        "player",
        "defender",
        "attacker",
        "loser",
        "by",
        "to",
        "of",
        "owner",
        "first",
        "army",
        "seat",
        "seats",
        "until",
        "winner",
        "winners",
        "order",
        "missing",
        "agreed",
    }
)
LANDS = frozenset({"among", "lands", "bridge", "crypts", "open", "temples"})
REGIONS = frozenset({"regions"})
ORDERED = frozenset({"wishes"})
"""Lists whose order counts."""
DICE = frozenset({"attack", "defence", "dice"})
FALLS = {"attack_falls": "attack", "defence_falls": "defence"}
"""Every fall of a side's dice, with the name of its dice."""
CARDS = frozenset({"card", "cards", "due", "give", "take", "relic"})
LEADERS = frozenset({"leaders", "gods"})
PEOPLE = frozenset({"host", "person"})
CHANNELS = frozenset({"channel"})
MOMENTS = frozenset({"since", "again"})
TYPED = frozenset({"name", "sign"})
"""What somebody typed: a name, or a sign that no name may have."""
_ISOLATE, _END_OF_ISOLATE = "\u2068", "\u2069"


def arguments(value: Tagged | tuple[Any, ...], words: Words, naming: Naming) -> Arguments:
    """Every field of a value, as arguments for Fluent.

    A territory stays an id, for `LAND($where, form: "to")`. A list also gives its length as `name_count`, a seat and a
    card their ids as `name_id`, a card's without the number of its copy; a flag is `yes` or `no`, an empty value
    `none`; the id of a person or a channel becomes a mention, a time a relative date. Leaders stay ids, for
    `LEADERS($leaders, form: "the")`.
    """
    said: Arguments = {}
    named = value._fields if isinstance(value, tuple) else value.__struct_fields__  # type: ignore[attr-defined]
    for name in named:
        thing = getattr(value, name)
        if name in LEADERS:
            said |= leaders_said(thing, name)
            continue
        said[name] = _value_text(name, thing, words, naming)
        if isinstance(thing, tuple):
            said[f"{name}_count"] = len(thing)
        elif name in SEATS:
            said[f"{name}_id"] = str(thing) or "none"
        elif name in CARDS and isinstance(thing, str):
            said[f"{name}_id"] = card_title(thing) or "none"
    return said


def leaders_said(leaders: Sequence[str], name: str = "leaders") -> Arguments:
    """Who goes along, as arguments for Fluent: `$leaders`, and how many."""
    return {name: " ".join(leaders) or "none", f"{name}_count": len(leaders)}


def card_name(card: str, words: Words) -> str:
    """A card's name by its id: an Adventure title (`gollum`, `ambush.2`), a territory, a wild, or face down ('')."""
    key = _card_key(card)
    return words.say(key) if key in words else land_name(card_title(card), words)


def card_in_sentence(card: str, words: Words) -> str:
    """A card's name inside a sentence; one of many alike has an article there (`.one`): `a coin card`."""
    key = _card_key(card)
    return words.attribute(key, "one") if f"{key}.one" in words else card_name(card, words)


def _card_key(card: str) -> str:
    """The id of the message that names a card; a territory's card has none."""
    title = card_title(card)
    if not title:
        return "card-hidden"
    return "card-wild" if title.startswith("wild") else f"card-{title}"


def card_list(cards: Iterable[str], words: Words) -> list[str]:
    """The names of cards in order as a sentence has them, those of the same name once: `Peru`, `2 coin cards`."""
    return [*counted_cards(((card, card_in_sentence(card, words)) for card in cards), words)]


def counted_cards(named: Iterable[tuple[str, str]], words: Words) -> dict[str, str]:
    """The first card of each name, by that name and, of several cards, their number; from cards with their names."""
    alike: dict[str, list[str]] = {}
    for card, name in named:
        alike.setdefault(name, []).append(card)
    return {_several(name, same, words): same[0] for name, same in alike.items()}


def _several(name: str, same: Sequence[str], words: Words) -> str:
    """The name of a card, or of several that have the same: some have a plural (`.several`)."""
    if len(same) == 1:
        return name
    key = _card_key(same[0])
    counted = f"{key}.several" in words
    return words.attribute(key, "several", count=len(same)) if counted else f"{len(same)} × {name}"


def card_title(card: str) -> str:
    """A card's title: its id without the copy number."""
    return card.partition(".")[0]


def land_name(land: str, words: Words) -> str:
    """A territory's name by its id; an id that no board has is returned as it is."""
    return words.say(f"land-{land}") if f"land-{land}" in words else land


def typed_text(said: str) -> str:
    """What somebody typed, as it may stand in any text: escaped, and kept from turning the text around it."""
    turns = any(unicodedata.bidirectional(sign) in ("R", "AL") for sign in said)
    return f"{_ISOLATE}{escape_markdown(said)}{_END_OF_ISOLATE}" if turns else escape_markdown(said)


def dice_text(side: str, faces: Sequence[int]) -> str:
    """Dice of a side, each as its mark."""
    return " ".join(mark(f"{side}-{face}") or str(face) for face in faces)


def lands_in(form: str, lands: Sequence[str], words: Words) -> str:
    """A list of territories, each in the given grammatical form: `du Gondor et d'Arnor`."""
    return words.all_of([words.attribute(f"land-{land}", form) for land in lands])


def _value_text(name: str, thing: Any, words: Words, naming: Naming) -> str | int:
    if isinstance(thing, bool):
        return "yes" if thing else "no"
    if name in CHANNELS:
        return f"<#{thing}>"
    if name in PEOPLE:
        return f"<@{thing}>"
    if name in MOMENTS:
        return f"<t:{thing}:R>"
    if isinstance(thing, int):
        return thing
    if isinstance(thing, tuple):
        return _list_text(name, thing, words, naming)
    if name in TYPED:
        return typed_text(str(thing)) or "none"
    speak = _speaker(name, words, naming)
    return speak(thing) if speak else str(thing) or "none"


def _list_text(name: str, things: tuple[Any, ...], words: Words, naming: Naming) -> str:
    if not things:
        return "none"
    if name in DICE:
        return dice_text(name, things)
    if name in ORDERED:
        return " › ".join(things)
    if name in FALLS:
        return " → ".join(_list_text(FALLS[name], fall, words, naming) for fall in things)
    if name == "bridge":
        return " – ".join(land_name(land, words) for land in things)
    if name == "rolls":
        return words.say("rolls-again").join(
            ", ".join(f"{naming(seat)} {die}" for seat, die in thrown) for thrown in rounds_of(things)
        )
    if isinstance(things[0], tuple):
        return ", ".join(_pair(first, second, words, naming) for first, second in things)
    if name in CARDS:
        return words.all_of(card_list(things, words))
    speak = (lambda land: land_name(land, words)) if name in LANDS else _speaker(name, words, naming)
    return words.all_of([speak(thing) if speak else _known_name(thing, words) for thing in things])


def _known_name(thing: Any, words: Words) -> str:
    """One of a list of choices: a card, a faction, a region or a territory by its name, anything else as it is."""
    for kind in ("card", "region", "land"):
        if f"{kind}-{thing}" in words:
            return words.say(f"{kind}-{thing}")
    return str(thing)


def rounds_of(rolls: Sequence[tuple[str, int]]) -> list[list[tuple[str, int]]]:
    """The rounds of a roll: who is tied throws again, so that a new round begins where a seat comes again."""
    rounds: list[list[tuple[str, int]]] = []
    for seat, die in rolls:
        if not rounds or seat in dict(rounds[-1]):
            rounds.append([])
        rounds[-1].append((seat, die))
    return rounds


def _pair(first: str, second: int | str, words: Words, naming: Naming) -> str:
    """A seat with its number or its territory, or a region with its power or its holder."""
    if f"region-{first}" in words:
        power = f"power-{second}"
        return f"{words.say(f'region-{first}')} ({words.say(power) if power in words else naming(str(second))})"
    return f"{naming(first)} {land_name(str(second), words)}"


def _speaker(name: str, words: Words, naming: Naming) -> Callable[[str], str] | None:
    if name in SEATS:
        return naming
    if name in CARDS:
        return lambda card: card_in_sentence(card, words)
    if name in REGIONS:
        return lambda region: words.say(f"region-{region}")
    return None
