"""A campaign in words: its name, its world between two wars, and its wars so far."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from bot.words.arguments import escape_typed, land_name
from bot.words.fluent import Words
from bot.words.games import campaign_words
from bot.words.topics.campaign import Length
from renders import History, SealedPack
from rules.author import Part


def campaign_name(number: int, title: str, words: Words) -> str:
    """The name that players gave to a campaign's world, else the number of the campaign in its server."""
    return words.say("campaign-name", title=escape_typed(title) if title else "none", number=number)


def place_name(where: str, words: Words) -> str:
    """The board's own name of a territory or a continent."""
    return words.say(f"region-{where}") if f"region-{where}" in words else land_name(where, words)


def owed_line(people: Sequence[int], words: Words) -> str:
    """Whose reward of the last war may still be taken; "" where none is left."""
    mentions = words.all_of([f"<@{person}>" for person in people])
    return words.say("campaign-owed", people=mentions) if people else ""


def world_text(campaign: Part, words: Words, named: Callable[[str], str]) -> str:
    """The world as it is between two games, with who has signed; `named` gives a member's name."""
    lines = campaign_words(campaign).world_lines(campaign, words, named)
    return "\n".join(lines) or words.say("campaign-world-blank")


def glued(campaign: Part, words: Words) -> Mapping[str, Sequence[str]]:
    """What lies on each territory between two games of a campaign, where something does."""
    return campaign_words(campaign).glued(campaign, words)


def history(
    campaign: Part, words: Words, named: Callable[[str], str], lengths: Mapping[int, Length]
) -> tuple[str, ...]:
    """A paragraph for each game of a campaign, the first one first; `named` gives a member's name."""
    return tuple(campaign_words(campaign).war_lines(campaign, words, named, lengths))


def packs(campaign: Part, words: Words, named: Callable[[str], str], *, ended: bool = False) -> tuple[str, ...]:
    """A paragraph for each pack of a campaign, of one that its members have `ended` too."""
    return tuple(campaign_words(campaign).pack_lines(campaign, words, named, ended=ended))


def seals(campaign: Part, words: Words) -> tuple[str, ...]:
    """A line for each pack of a campaign with its seal."""
    return tuple(campaign_words(campaign).seal_lines(campaign, words))


def sealed_packs(campaign: Part, words: Words) -> tuple[SealedPack, ...]:
    """Each pack of a campaign as pictures show it."""
    return tuple(campaign_words(campaign).sealed_packs(campaign, words))


def whole_history(
    campaign: Part, words: Words, title: str, named: Callable[[str], str], lengths: Mapping[int, Length]
) -> History | None:
    """The history as pictures and pages show it, under a title; nothing in it is escaped. None for a game without."""
    return campaign_words(campaign).history(campaign, words, title, named, lengths)
