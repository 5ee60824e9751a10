"""Read the games of packages that are installed beside the bot, with their words and pictures."""

from __future__ import annotations

import logging

from bot.words.fluent import LANGUAGES, check_pages, set_defaults, words
from bot.words.games import register, unregister
from bot.words.games.default_names import default_messages
from bot.words.teaching.course import read_course
from bot.words.topics.wording import Wording
from renders import read_package_art
from rules import PACKAGES

log = logging.getLogger(__name__)
_registered: list[Wording] = []
"""The words of packages."""


def load_packages() -> None:
    """Look for what is installed now, and read it with its words and pictures; whatever cannot be played is named in
    the log, in a line."""
    PACKAGES.forget()
    read_package_art()
    read_words()
    for found in PACKAGES.values():
        if found.flaw:
            log.error("the game %s of the package %s cannot be played: %s", found.game, found.distribution, found.flaw)


def read_words() -> None:
    """Read the words of the packages that are installed now, and name what they leave unnamed.

    A package whose words cannot be read is refused.
    """
    for wording in _registered:
        unregister(wording)
    _registered.clear()
    for game, wording in PACKAGES.read_parts("words", Wording):
        try:
            _register(game, wording)
        except (OSError, ValueError) as error:
            PACKAGES.refuse(game, f"its words cannot be read: {' '.join(str(error).split())}")
        else:
            _registered.append(wording)
    played = [found.package for found in PACKAGES.values() if found.package is not None]
    set_defaults({language: "\n".join(default_messages(each, language) for each in played) for language in LANGUAGES})


def _register(game: str, wording: Wording) -> None:
    """Register a package's words; raises `OSError` and `ValueError`, and then nothing is registered."""
    if wording.name != game:
        raise ValueError(f"they are those of {wording.name!r}")
    register(wording)
    try:
        for language in LANGUAGES:
            words(language)
        if wording.pages is not None:
            check_pages(wording.pages)
        if wording.course is not None:
            read_course(game, wording.course)
    except BaseException:
        unregister(wording)
        raise
