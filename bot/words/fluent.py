"""Read the Fluent files of a language, those of registered games included, and format a message by its id."""

from __future__ import annotations

import copy
import logging
import re
from collections.abc import Callable, Iterator, Mapping
from functools import cache, lru_cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any

from fluent.runtime import FluentBundle
from fluent.syntax import FluentParser, ast

from bot.words.marks import mark
from bot.words.typography import TYPESETTERS, list_text

LANGUAGES = ("en", "fr")
FALLBACK = "en"
KEPT = 8192
"""How many formatted messages to cache, as the same few are used often and Fluent is slow."""
_MESSAGE = re.compile(r"^([a-z][\w-]*) *=", re.MULTILINE | re.ASCII)
"""Where a message begins: at the start of a line, where nothing else with such a name stands."""
_STRAY = re.compile(r"^(?![a-z][\w-]* *=|[ }#\n]).+", re.MULTILINE | re.ASCII)
"""A line that neither begins a message nor goes on with one, and is no comment."""
_PARSER = FluentParser(with_spans=False)


def _page_folders(folder: Traversable) -> Iterator[Traversable]:
    """The folders at and below one that have a subfolder of Fluent files for each language."""
    folders = sorted((inner for inner in folder.iterdir() if inner.is_dir()), key=lambda inner: inner.name)
    if any(inner.name == FALLBACK for inner in folders):
        yield folder
    for inner in folders:
        if inner.name not in LANGUAGES:
            yield from _page_folders(inner)


_pages: list[Traversable] = [*_page_folders(files("bot.words"))]
"""The folders that have a subfolder of Fluent files for each language."""
_defaults: Mapping[str, str] = dict.fromkeys(LANGUAGES, "")
"""By language, messages that count where no file has one of their name."""
_log = logging.getLogger(__name__)
_strict = False


class NoWords(LookupError):
    """A message that is in no file, or lacks one of its arguments."""


def raise_on_missing(on: bool) -> None:
    """Make missing messages raise `NoWords` (in tests) instead of falling back to English."""
    global _strict
    _strict = on


@lru_cache(64)
def language_of(locale: str | None) -> str:
    """The bot's language for a locale such as `fr`, `fr-CA`, `en-GB`; English for every other."""
    short = (locale or "").replace("_", "-").split("-")[0].lower()
    return short if short in LANGUAGES else FALLBACK


def words(language: str | None, game: str = "", *, posts: str = "") -> Words:
    """The words of a language or locale, read once; at a table of a game, with that game's own words.

    `posts` is the language of the channel's posts, where a private message stands beside them: their buttons are named
    as they are labelled.
    """
    own = language_of(language)
    return _words(own, game, "" if posts == own else posts)


@cache
def _words(language: str, game: str, posts: str = "") -> Words:
    return _words(language, "")._of(game, posts) if game or posts else Words(language)


@cache
def _parse(text: str) -> ast.Message:
    """A message, with what comments follow it, parsed once: every file is read again when a game brings more."""
    entry = _PARSER.parse_entry(text)
    if not isinstance(entry, ast.Message):
        raise ValueError(f"{text.splitlines()[0][:80]!r} is no Fluent")
    return entry


def _split(text: str) -> Iterator[tuple[str, str]]:
    """The messages of a file, each by its id as it is written there; raises `ValueError` for a stray line."""
    if stray := _STRAY.search(text):
        raise ValueError(f"{stray[0][:80]!r} is no Fluent")
    starts = [*_MESSAGE.finditer(text)]
    ends = [*(start.start() for start in starts), len(text)][1:]
    for start, end in zip(starts, ends, strict=True):
        yield start[1], text[start.start() : end]


class Messages(Mapping[str, ast.Message]):
    """The messages of one language by id, each parsed when it is first asked for: to parse them all takes seconds."""

    def __init__(self) -> None:
        self._texts: dict[str, str] = {}

    def read(self, text: str) -> None:
        """Add the messages of a file; raises `ValueError` for one that is there already, and for a stray line."""
        for name, message in _split(text):
            if name in self._texts:
                raise ValueError(f"{name} is written twice")
            self._texts[name] = message

    def fill_in(self, text: str) -> None:
        """Add those of the messages that are not there yet."""
        for name, message in _split(text):
            self._texts.setdefault(name, message)

    def __getitem__(self, name: str) -> ast.Message:
        return _parse(self._texts[name])

    def __contains__(self, name: object) -> bool:
        return name in self._texts

    def __iter__(self) -> Iterator[str]:
        return iter(self._texts)

    def __len__(self) -> int:
        return len(self._texts)


def add_pages(folder: Traversable) -> None:
    """Also read the messages in `<folder>/en` and `<folder>/fr`."""
    _pages.append(folder)
    _words.cache_clear()


def check_pages(folder: Traversable) -> None:
    """Parse all messages in `<folder>/en` and `<folder>/fr`; raises `ValueError` that names the file of a broken one.

    Others are parsed when they are first said, which is too late for a message that nobody has tested.
    """
    for language in LANGUAGES:
        for page, text in _texts_in(folder.joinpath(language)):
            for _, message in _split(text):
                try:
                    _parse(message)
                except ValueError as error:
                    raise ValueError(f"{language}/{page}: {error}") from None


def _texts_in(folder: Traversable) -> Iterator[tuple[str, str]]:
    """The Fluent files of a folder, each by its name, in the order of the names."""
    for file in sorted(folder.iterdir(), key=lambda file: file.name):
        if file.name.endswith(".ftl"):
            yield file.name, file.read_text(encoding="utf-8")


def remove_pages(folder: Traversable) -> None:
    """Stop reading the messages of a folder."""
    _pages.remove(folder)
    _words.cache_clear()


def set_defaults(texts: Mapping[str, str]) -> None:
    """Let these messages, by language, count where no file has one of their name.

    The words are read again only where something has changed: each bot that starts looks for packages anew.
    """
    global _defaults
    if texts != _defaults:
        _defaults = texts
        _words.cache_clear()


def _naming_function(prefix: str, game: str, bundle: FluentBundle) -> Callable[..., Any]:
    """A Fluent function that names a thing by its id: `LAND($where, form: "to")` -> `au Pérou`.

    An id without a name, such as a misspelt one, is returned as it is.
    """

    def name(key: Any, form: str = "") -> str:
        if not bundle.has_message(f"{prefix}-{key}"):
            return str(key)
        return _own(f"{prefix}-{key}", game, str(form), {}, bundle)

    return name


def _name(game: str, bundle: FluentBundle) -> Callable[..., Any]:
    """The Fluent function that names a thing of any family: `NAME("land", $where, form: "to")` -> `au Pérou`."""

    def name(prefix: Any, key: Any, form: str = "") -> Any:
        return _naming_function(str(prefix), game, bundle)(key, form)

    return name


def _variant(game: str, bundle: FluentBundle) -> Callable[..., Any]:
    """The Fluent function of a part of a message that depends on an id: `VARIANT("lost", $why)`.

    It is the message `lost-<why>`, to which each game adds what it alone has, or one of its forms; `lost` for any other
    id.
    """

    def variant(prefix: Any, key: Any, form: str = "") -> str:
        name = f"{prefix}-{key}"
        form = str(form)
        if bundle.has_message(name):
            message = bundle.get_message(name)
            if (message.attributes.get(form) if form else message.value) is not None:
                return _own(name, game, form, {}, bundle)
        return _own(str(prefix), game, form, {}, bundle)

    return variant


def _leaders(game: str, bundle: FluentBundle) -> Callable[..., Any]:
    """The Fluent function of those who go along, by their ids: `LEADERS($leaders, form: "the")` -> `the captain`."""
    named = _named_leaders(game, bundle)
    return lambda kinds, form="": named("", kinds, form)


def _named_leaders(game: str, bundle: FluentBundle) -> Callable[..., Any]:
    """The Fluent function of a seat's leaders by their own names, the messages `leader-<seat>-<kind>`:
    `NAMED_LEADERS($player_id, $leaders)` -> `Ann`, of several `Ann and Ben`.

    A leader without a name of his own is called by his kind, in the form asked for.
    """
    kind_name = _naming_function("leader", game, bundle)

    def name(seat: str, kind: str, form: str) -> str:
        own = f"leader-{seat}-{kind}"
        return _plain(own, bundle) if bundle.has_message(own) else str(kind_name(kind, form))

    def names(seat: Any, kinds: Any, form: str = "") -> str:
        first, *more = str(kinds).split()
        later = "a" if form == "first" else form
        named = [name(str(seat), first, form), *(name(str(seat), kind, later) for kind in more)]
        return list_text(named, _plain("and", bundle))

    return names


def _plain(key: str, bundle: FluentBundle) -> str:
    """A message without arguments."""
    pattern = bundle.get_message(key).value
    assert pattern is not None
    return str(bundle.format_pattern(pattern, {})[0])


def _units(game: str, bundle: FluentBundle) -> tuple[Callable[..., Any], Callable[..., Any]]:
    """Two Fluent functions for what a territory holds, in the game's own word: its message `unit-<game>`, else `unit`.

    `UNITS($count)` -> `3 regiments`, `UNITS()` -> `regiments`; `UNIT()` -> `regiment`, `UNIT(form: "a")` ->
    `a regiment`.
    """

    def unit(form: str = "one") -> str:
        return _own("unit", game, str(form), {}, bundle)

    @lru_cache(KEPT, typed=True)
    def units(count: Any = None) -> str:
        form, arguments = ("many", {}) if count is None else ("", {"count": count})
        return _own("unit", game, form, arguments, bundle)

    return unit, units


def _round(game: str, bundle: FluentBundle) -> Callable[..., Any]:
    """The Fluent function of a round's number, in the game's own word: its message `round-<game>`, else `round`.

    `ROUND($round)` -> `round 3`, `ROUND($round, form: "in")` -> `in round 3`; `ROUND(form: "a")` -> `a round`.
    """

    def say(number: Any = None, form: str = "") -> str:
        return _own("round", game, str(form), {"round": number}, bundle)

    return say


def _posted(posts: str, bundle: FluentBundle) -> Callable[..., Any]:
    """The Fluent function of a button on a post of the channel: `POSTED("play")` -> `Play`.

    Where the `posts` are in another language than the reader's it says both, first what stands there: `Play (Jouer)`.
    """

    def label(name: Any) -> str:
        own = _plain(f"button-{name}", bundle)
        there = words(posts).say(f"button-{name}") if posts else own
        return own if there == own else f"{there} ({own})"

    return label


def _area(game: str, bundle: FluentBundle) -> Callable[..., Any]:
    """The Fluent function of what a board is divided into, in the game's own word: `area-<game>`, else `area`.

    `AREA(form: "which")` -> `Which region?`.
    """
    return lambda form="": _own("area", game, str(form), {}, bundle)


def _own(key: str, game: str, form: str, arguments: dict[str, Any], bundle: FluentBundle) -> str:
    """A message, or one of its forms, as a game words it (`<key>-<game>`); the common one where the game has none."""
    patterns = [
        message.attributes.get(form) if form else message.value
        for name in (f"{key}-{game}", key)
        if bundle.has_message(name)
        for message in (bundle.get_message(name),)
    ]
    pattern = next((each for each in patterns if each is not None), None)
    if pattern is None:
        raise NoWords(key)
    return str(bundle.format_pattern(pattern, arguments)[0])


def _mark(name: Any) -> Any:
    """The Fluent function of a mark: `MARK("captain")`, `MARK($seat)`."""
    return mark(str(name))


def in_id(name: str) -> str:
    """A name of the rules as it stands in the ids of messages: `card_land` -> `card-land`."""
    return name.replace("_", "-")


class Words:
    """One language. Ids are kebab case by family (`event-conquered`, `land-peru`); attributes are `name.form`.

    At the table of a game, its own wording of a message, or of one of its forms, counts: `land-quebec-legacy` instead
    of `land-quebec`.
    """

    def __init__(self, language: str) -> None:
        self.language = language
        self.game, self.posts = "", ""
        self._entries = Messages()
        self._bundle = FluentBundle([language], use_isolating=False)
        self._bundle._messages = self._entries  # type: ignore[assignment]  # (It only reads them.)
        self._bundle._functions |= {"MARK": _mark}
        self._name_by_game()
        self._typeset = TYPESETTERS[language]
        self._said = lru_cache(KEPT, typed=True)(self._format)
        for folder in _pages:
            self._read(folder.joinpath(language))
        self._entries.fill_in(_defaults.get(language, ""))

    def of(self, game: str) -> Words:
        """The same language at a table of a game, with the messages that the game words in its own way."""
        return words(self.language, game, posts=self.posts)

    def _of(self, game: str, posts: str) -> Words:
        """A copy that shares the messages and has the game's words."""
        own = copy.copy(self)
        own.game, own.posts, own._bundle = game, posts, copy.copy(self._bundle)
        own._name_by_game()
        own._said = lru_cache(KEPT, typed=True)(own._format)
        return own

    def _name_by_game(self) -> None:
        here = (self.game, self._bundle)
        unit, units = _units(*here)
        self._bundle._functions = {
            **self._bundle._functions,
            **{name.upper(): _naming_function(name, *here) for name in ("land", "region", "card")},
            "NAME": _name(*here),
            "VARIANT": _variant(*here),
            "LEADERS": _leaders(*here),
            "NAMED_LEADERS": _named_leaders(*here),
            "ROUND": _round(*here),
            "AREA": _area(*here),
            "POSTED": _posted(self.posts, self._bundle),
            "UNIT": unit,
            "UNITS": units,
        }

    def _read(self, folder: Traversable) -> None:
        for page, text in _texts_in(folder):
            try:
                self._entries.read(text)
            except ValueError as error:
                raise ValueError(f"{self.language}/{page}: {error}") from None

    def __contains__(self, key: str) -> bool:
        """Whether there is a message `id`, or an attribute `id.form`."""
        name, _, form = key.partition(".")
        if name not in self._entries:
            return False
        return not form or any(a.id.name == form for a in self._entries[name].attributes)

    def __iter__(self) -> Iterator[str]:
        """Every id."""
        return iter(self._entries)

    def _says(self, name: str, form: str) -> bool:
        """Whether there is a message with a text of its own, or with this form."""
        return f"{name}.{form}" in self if form else name in self and self._entries[name].value is not None

    def entry(self, name: str) -> ast.Message:
        """The syntax tree of a message."""
        return self._entries[name]

    def say(self, name: str, /, **args: Any) -> str:
        """A message with its arguments."""
        return self._said(name, "", **args)

    def attribute(self, name: str, form: str, /, **args: Any) -> str:
        """One of a message's attributes: `attribute("land-peru", "to")` -> `au Pérou`."""
        return self._said(name, form, **args)

    def all_of(self, items: list[str]) -> str:
        """Items joined by "and": `a, b and c`."""
        return list_text(items, self.say("and"))

    def any_of(self, items: list[str]) -> str:
        """Items joined by "or": `a, b or c`."""
        return list_text(items, self.say("or"))

    def _format(self, name: str, form: str, /, **args: Any) -> str:
        key, own = (f"{name}.{form}" if form else name), f"{name}-{self.game}"
        if self.game and self._says(own, form):
            name = own
        elif not self._says(name, form):
            return self._missing(key, args, "no words")
        message = self._bundle.get_message(name)
        pattern = message.attributes[form] if form else message.value
        assert pattern is not None
        text, errors = self._bundle.format_pattern(pattern, args)
        if errors:
            self._complain(key, str(errors[0]))
        return self._typeset(str(text))

    def _missing(self, key: str, args: dict[str, Any], why: str) -> str:
        self._complain(key, why)
        name, _, form = key.partition(".")
        if self.language == FALLBACK or key not in words(FALLBACK):
            return name
        return words(FALLBACK, self.game)._format(name, form, **args)

    def _complain(self, key: str, why: str) -> None:
        if _strict:
            raise NoWords(f"{self.language}: {key}: {why}")
        _log.error("words: %s: %s: %s", self.language, key, why)
