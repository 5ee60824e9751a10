"""Turn a value's fields into the arguments of its message: seats and cards by name, territories by id, lists joined."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import lru_cache, reduce
from typing import Any, NewType, TypeVar, get_args

from discord.utils import escape_markdown

from bot.refusals import ChannelId, Moment, PersonId
from bot.words.fluent import Words
from bot.words.marks import mark
from bot.words.seats import Naming
from bot.words.typography import isolated
from rules import Card, Player, Territory
from rules.author import (
    AttackDice,
    AttackFalls,
    DefenceDice,
    DefenceFalls,
    LeaderKind,
    Ranked,
    RegionName,
    Rolls,
    Tagged,
    ThrownDice,
    TypedName,
    ZoneName,
    item_of,
    meanings,
)

Namer = Callable[[Any, Words, Naming], str]
"""A field's value in words, for a reader's language and names of seats."""

Id = TypeVar("Id", bound=str)
Arguments = dict[str, str | int]
LEADERS = tuple[LeaderKind, ...]
"""The type of a field that says who goes along."""


def arguments(value: Tagged | tuple[Any, ...], words: Words, naming: Naming) -> Arguments:
    """Every field of a value, as arguments for Fluent; its declared type says what it holds.

    A territory stays an id, for `LAND($where, form: "to")`, and so does any other that a message names itself. A list
    also gives its length as `name_count`, a seat and a card their ids as `name_id`, a card's without the number of its
    copy; a flag is `yes` or `no`, an empty value `none`; the id of a person or a channel becomes a mention, a time a
    relative date. Leaders stay ids, for `LEADERS($leaders, form: "the")`.
    """
    found: Arguments = {}
    for name, meaning in meanings(type(value)).items():
        thing = getattr(value, name)
        if meaning == LEADERS:
            found |= leader_arguments(thing, name)
            continue
        found[name] = _text(meaning, thing, words, naming)
        if isinstance(thing, tuple):
            found[f"{name}_count"] = len(thing)
        elif meaning is Player:
            found[f"{name}_id"] = str(thing) or "none"
        elif meaning is Card:
            found[f"{name}_id"] = card_title(thing) or "none"
    return found


def leader_arguments(leaders: Sequence[str], name: str = "leaders") -> Arguments:
    """Who goes along, as arguments for Fluent: `$leaders`, and how many."""
    return {name: " ".join(leaders) or "none", f"{name}_count": len(leaders)}


def card_name(card: str, words: Words) -> str:
    """A card's name by its id: a title (`coin`, `coin.2`), a territory, a wild, or face down ('')."""
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
    return [*count_cards(((card, card_in_sentence(card, words)) for card in cards), words)]


def count_cards(named: Iterable[tuple[Id, str]], words: Words) -> dict[str, Id]:
    """The first card of each name, by that name and, of several cards, their number; from cards with their names."""
    alike: dict[str, list[Id]] = {}
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


@lru_cache(maxsize=4096)
def land_name(land: str, words: Words, form: str = "") -> str:
    """A territory's name by its id, or this form of it; an id that no board has is returned as it is."""
    return words.attribute(f"land-{land}", form) if f"land-{land}" in words else land


def zone_name(zone: ZoneName, words: Words, naming: Naming) -> str:
    """Where cards lie: `hand:red` -> `Red's hand`. A deck in between, as in `bought:war:red`, is `$deck`."""
    pile, *whose = zone.split(":")
    who = {"who": naming(Player(whose[-1]))} if whose else {}
    return words.say(f"zone-{pile}", **who, **({"deck": whose[0]} if len(whose) > 1 else {}))


def escape_typed(text: str) -> str:
    """What somebody typed, as it may stand in any text: escaped, and kept from turning the text around it."""
    return isolated(escape_markdown(text))


def dice_text(side: str, faces: Sequence[int]) -> str:
    """Dice of a side, each as its mark."""
    return " ".join(mark(f"{side}-{face}") or str(face) for face in faces)


def lands_in(form: str, lands: Sequence[str], words: Words) -> str:
    """A list of territories, each in the given grammatical form: `du Pérou et d'Islande`."""
    return words.all_of([words.attribute(f"land-{land}", form) for land in lands])


def told_apart(lists: Sequence[str], words: Words) -> str:
    """Lists in a row, told apart by another sign than the things of one list."""
    return reduce(lambda first, then: words.say("story-ways", first=first, then=then), lists)


def _text(meaning: Any, thing: Any, words: Words, naming: Naming) -> str | int:
    """A field's value; its type says which function names it."""
    if isinstance(thing, bool):
        return "yes" if thing else "no"
    if thing == () and isinstance(thing, tuple):
        return "none"
    if name_of := _NAMED.get(meaning):
        return name_of(thing, words, naming)
    if isinstance(thing, int):
        return thing
    return _list_text(meaning, thing, words, naming) if isinstance(thing, tuple) else str(thing) or "none"


def _list_text(meaning: Any, things: tuple[Any, ...], words: Words, naming: Naming) -> str:
    """Several things: their types say what each is."""
    if kinds := get_args(get_args(meaning)[0]):
        return ", ".join(_pair(kinds, first, second, words, naming) for first, second in things)
    item = item_of(meaning)
    if item is Card:
        return words.all_of(card_list(things, words))
    return words.all_of([id_name(item, thing, words, naming) for thing in things])


def id_name(kind: Any, thing: Any, words: Words, naming: Naming) -> str:
    """A thing by its name; where its kind may be one of several, by the first name that it has as one of them."""
    if kind is Player:
        return naming(thing)
    keys = (f"{prefix_of(each)}-{thing}" for each in get_args(kind) or (kind,) if isinstance(each, NewType))
    return next((words.say(key) for key in keys if key in words), str(thing))


_PREFIXES: Mapping[Any, str] = {Player: "seat", RegionName: "region", Territory: "land", LeaderKind: "leader"}


def prefix_of(kind: Any) -> str:
    """How the ids of the messages begin that name things of a kind: a faction's name is a card's, as any other's."""
    return _PREFIXES.get(kind, "card")


def _dice(side: str) -> Namer:
    return lambda faces, words, naming: dice_text(side, faces)


def _falls(side: str) -> Namer:
    """Every fall of a side's dice."""
    return lambda falls, words, naming: " → ".join(dice_text(side, faces) if faces else "none" for faces in falls)


def _rolls(rolls: Rolls, words: Words, naming: Naming) -> str:
    rounds = (", ".join(f"{naming(seat)} {die}" for seat, die in thrown) for thrown in rounds_of(rolls))
    return words.say("rolls-again").join(rounds)


_NAMED: Mapping[Any, Namer] = {
    Player: lambda seat, words, naming: naming(seat),
    Card: lambda card, words, naming: card_in_sentence(card, words),
    ZoneName: zone_name,
    TypedName: lambda name, words, naming: escape_typed(name) or "none",
    PersonId: lambda person, words, naming: f"<@{person}>",
    tuple[PersonId, ...]: lambda people, words, naming: words.all_of([f"<@{person}>" for person in people]),
    ChannelId: lambda channel, words, naming: f"<#{channel}>",
    Moment: lambda moment, words, naming: f"<t:{moment}:R>",
    Ranked: lambda wishes, words, naming: words.say("wish-else").join(wishes),
    tuple[Territory, Territory]: lambda ends, words, naming: " – ".join(land_name(land, words) for land in ends),
    AttackDice: _dice("attack"),
    DefenceDice: _dice("defence"),
    ThrownDice: _dice("dice"),
    AttackFalls: _falls("attack"),
    DefenceFalls: _falls("defence"),
    Rolls: _rolls,
}
"""How a field of a type is named in messages; fields of other types stay ids, for messages that name them."""


def rounds_of(rolls: Sequence[tuple[str, int]]) -> list[list[tuple[str, int]]]:
    """The rounds of a roll: who is tied throws again, so that a new round begins where a seat comes again."""
    rounds: list[list[tuple[str, int]]] = []
    for seat, die in rolls:
        if not rounds or seat in dict(rounds[-1]):
            rounds.append([])
        rounds[-1].append((seat, die))
    return rounds


def _pair(kinds: tuple[Any, ...], first: str, second: int | str, words: Words, naming: Naming) -> str:
    """A seat with its number or its territory, or a region with its power or its holder."""
    one, other = kinds
    if one is RegionName:
        region, power = words.say(f"region-{first}"), f"power-{second}"
        return f"{region} ({words.say(power) if power in words else naming(str(second))})"
    return f"{naming(first)} {land_name(str(second), words) if other is Territory else second}"
