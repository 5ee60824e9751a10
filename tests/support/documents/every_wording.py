"""All that games, packs and house rules have handed over to be put into words, whether it is played or not."""

from __future__ import annotations

from typing import TypeVar

from bot.words import games
from bot.words.topics.wording import Wording

T = TypeVar("T")


def every_wording() -> tuple[Wording, ...]:
    """What is registered, in order."""
    return tuple(games._wordings.values())


def every(topic: type[T]) -> list[T]:
    """The words of a topic for every module."""
    found = (words for each in every_wording() for topics in each.by_module.values() for words in topics)
    return [words for words in found if isinstance(words, topic)]
