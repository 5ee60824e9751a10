"""The games that the bot has words for, and which of their words apply. `register` adds another game's."""

from __future__ import annotations

from collections.abc import Collection
from functools import lru_cache
from importlib.resources.abc import Traversable
from typing import Any, TypeVar

from bot.words.arguments import Arguments
from bot.words.fluent import Words, add_pages, remove_pages
from bot.words.games.classic import CLASSIC_WORDS
from bot.words.games.godstorm import GODSTORM_WORDS
from bot.words.games.house import HOUSE_WORDS
from bot.words.games.legacy import LEGACY_WORDS
from bot.words.games.legacy.sealed import PACK_WORDS
from bot.words.games.lotr import LOTR_WORDS
from bot.words.marks import add_marks, remove_marks
from bot.words.topics.campaign import CampaignWords
from bot.words.topics.lobby import LobbyWords
from bot.words.topics.wording import MoreArguments, Wording
from rules import GAMES, Action, Event, Ruleset
from rules.author import Part

T = TypeVar("T")
NO_LOBBY_WORDS, NO_CAMPAIGN_WORDS = LobbyWords(), CampaignWords[Any]()

_wordings: dict[str, Wording] = {
    each.name: each for each in (CLASSIC_WORDS, GODSTORM_WORDS, HOUSE_WORDS, LEGACY_WORDS, *PACK_WORDS, LOTR_WORDS)
}
"""What each game, each pack and the house rules have handed over, by name. Where the words of several apply, they are
asked in this order."""


def words_in(rules: Ruleset, topic: type[T]) -> tuple[T, ...]:
    """The words of a topic for the modules of these rules, those in force."""
    asked: Any = topic
    found: tuple[T, ...] = _words_in(rules, asked)
    return found


@lru_cache(1024)
def _words_in(rules: Ruleset, topic: Any) -> tuple[Any, ...]:
    played = frozenset(rules.modules)
    found = (
        words
        for wording in _wordings.values()
        for module, topics in wording.by_module.items()
        if module in played
        for words in topics
        if isinstance(words, topic)
    )
    return tuple(dict.fromkeys(found))


def lobby_words(game: str) -> LobbyWords:
    """What is said of a game by its name alone; the defaults if it has registered nothing."""
    return _wordings[game].lobby if game in _wordings else NO_LOBBY_WORDS


def pack_topics(opened: Collection[str]) -> tuple[str, ...]:
    """The pages of rules (`rules-<topic>`) of the packs with these labels, which are open."""
    return tuple(topic for name, wording in _wordings.items() if name in opened for topic in wording.lobby.topics)


def find_course(game: str) -> Traversable | None:
    """The file of a game's course; None for a game without."""
    return _wordings[game].course if game in _wordings else None


def page_about(game: str, question: str) -> str:
    """The page of rules (`rules-<page>`) about a question of a game, of a house rule or of a pack; "" where none is."""
    apart = (wording.lobby for name, wording in _wordings.items() if name not in GAMES)
    return next((lobby.explained[question] for lobby in (lobby_words(game), *apart) if question in lobby.explained), "")


def campaign_words(campaign: Part) -> CampaignWords[Any]:
    """What is said of a campaign, by its kind; the defaults for one of which nothing is."""
    return next((own for kind, own in _campaigns().items() if isinstance(campaign, kind)), NO_CAMPAIGN_WORDS)


def more_arguments(value: Event | Action, words: Words) -> Arguments:
    """The arguments of an event's or an answer's message that are not among its fields, by its kind."""
    own = _by_kind().get(type(value))
    return own(value, words) if own else {}


@lru_cache(1)
def _campaigns() -> dict[type[Part], CampaignWords[Any]]:
    return {kind: own for wording in _wordings.values() for kind, own in wording.campaigns.items()}


@lru_cache(1)
def _by_kind() -> dict[type[Event | Action], MoreArguments]:
    return {kind: own for wording in _wordings.values() for kind, own in wording.by_kind.items()}


def register(wording: Wording) -> None:
    """Add a game's words and marks, and read its messages.

    Raises `ValueError` for a name that is taken, and for an option that the game does not have.
    """
    if wording.name in _wordings:
        raise ValueError(f"there are words of {wording.name!r} already")
    _check_options(wording)
    add_marks(wording.marks)
    if wording.pages is not None:
        add_pages(wording.pages)
    _wordings[wording.name] = wording
    _forget()


def unregister(wording: Wording) -> None:
    """Remove a registered game's words and messages."""
    del _wordings[wording.name]
    remove_marks(wording.marks)
    if wording.pages is not None:
        remove_pages(wording.pages)
    _forget()


def game_name(game: str, words: Words) -> str:
    """A game's name; its id where nothing names it, as of a package that is not installed any more."""
    return words.say(f"game-{game}") if f"game-{game}" in words else game


def _check_options(wording: Wording) -> None:
    """Raise `ValueError` for an option that is named and that the game, which is known, does not have."""
    for option, place in wording.lobby.named_options():
        game = GAMES.get(wording.name)
        if game is not None and option not in (each.name for each in game.options):
            raise ValueError(f"{place} names {option!r}, which is no option of {game.name}")


def _forget() -> None:
    for kept in (_words_in, _campaigns, _by_kind):
        kept.cache_clear()


for _wording in _wordings.values():
    _check_options(_wording)
    add_marks(_wording.marks)

__all__ = [
    "Wording",
    "campaign_words",
    "find_course",
    "game_name",
    "lobby_words",
    "more_arguments",
    "pack_topics",
    "page_about",
    "register",
    "unregister",
    "words_in",
]
