"""The games that the bot has words for. `register` adds another game's words without changes in `bot/`."""

from __future__ import annotations

from bot.words.fluent import add_pages, remove_pages
from bot.words.game_words import GameWords
from bot.words.games.classic.words import ClassicWords
from bot.words.games.godstorm.words import GodstormWords
from bot.words.games.house.words import HouseWords
from bot.words.games.legacy.sealed import WORDS
from bot.words.games.legacy.words import LegacyWords
from bot.words.games.lotr.words import LotrWords

_known: list[GameWords] = [ClassicWords(), GodstormWords(), HouseWords(), LegacyWords(), *WORDS, LotrWords()]


def known_words() -> tuple[GameWords, ...]:
    """The words of every game and of the house rules."""
    return tuple(_known)


def words_of(game: str) -> GameWords:
    """A game's words by its name; the defaults if it has registered none."""
    return next((each for each in _known if each.game == game), GameWords())


def register(words: GameWords) -> None:
    """Add a game's words: read its messages, and call its methods at every table."""
    if words.pages is not None:
        add_pages(words.pages)
    _known.append(words)


def unregister(words: GameWords) -> None:
    """Remove a registered game's words and messages."""
    _known.remove(words)
    if words.pages is not None:
        remove_pages(words.pages)


__all__ = ["GameWords", "known_words", "register", "unregister", "words_of"]
