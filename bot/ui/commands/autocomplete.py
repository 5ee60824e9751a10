"""Options of commands whose values are listed while they are typed: only legal ones, in the reader's language.

Discord's clients send at times the line of a list instead of its value. So what an option lists and what it reads are
one object, and whatever a list shows is taken when it is typed.
"""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable, Iterable, Mapping
from dataclasses import dataclass
from typing import Any, Generic, TypeVar

import discord
from discord.app_commands import Choice

from bot.logs import error_summary
from bot.outbox.error_codes import REQUEST_ERRORS
from bot.pace import PACES
from bot.store.models import WATCHES
from bot.ui.commands.context import game_here, land_named, one_of, prompt_here, region_names
from bot.ui.commands.typed_answer import Fits, answers, read, takes_everything
from bot.ui.decisions.answer import PartialAnswer
from bot.ui.decisions.attack import odds
from bot.ui.decisions.prompt import Prompt, first_field
from bot.ui.interaction.labels import FACTS
from bot.ui.interaction.name_search import (
    LONGEST_LINE,
    find_key,
    find_matches,
    fold,
    shown_lines,
    without_units,
)
from bot.ui.interaction.request import Rejected, Request
from bot.ui.screens.my_tables import games_by_number
from bot.words import LANGUAGES, Words
from bot.words.arguments import land_name
from bot.words.conquest_gains import odds_text
from rules import Offer, Refused, Territory
from rules.ai import STRENGTHS, TEMPERS
from rules.risk import Attack

log = logging.getLogger(__name__)

About = TypeVar("About")
Meaning = TypeVar("Meaning")
Lines = Mapping[str, str]
"""Lines of a list, by the value that Discord sends for each."""


class UntakenListFilter(logging.Filter):
    """Replaces discord.py's error, with its traceback, for a list that Discord did not take, by one line.

    The person has typed on meanwhile, or Discord is in trouble: the next letter asks for another list.
    """

    def filter(self, record: logging.LogRecord) -> bool:
        error = record.exc_info[1] if record.exc_info else None
        if not isinstance(error, REQUEST_ERRORS):
            return True
        log.info("a list was not taken: %s", error_summary(error))
        return False


@dataclass(frozen=True)
class ListedOption(Generic[About, Meaning]):
    """An option of a command: what its list shows, and what a text means that was typed or picked from it.

    `find` is what both depend on, such as the person's pending decision; it raises `Refused` or `Rejected` where there
    is nothing to choose. `lines` are given the options typed before and the text so far. `read` takes each value and
    each line of the list, and raises `Refused` or `Rejected` for what means nothing.
    """

    find: Callable[[Request], Awaitable[About]]
    lines: Callable[[About, Any, str], Lines]
    read: Callable[[About, str], Meaning]

    async def complete(self, interaction: discord.Interaction[Any], text: str) -> list[Choice[str]]:
        """The best matches as Discord's choices; empty if there are none."""
        request = Request(interaction)
        try:
            await request.learn_language()
            lines = self.lines(await self.find(request), interaction.namespace, text)
        except (Refused, Rejected):
            return []
        except Exception as error:
            log.error("a list could not be made: %s", error_summary(error))
            return []
        found = find_matches(text, lines) or find_matches(without_units(text, request.words), lines)
        shown = shown_lines(lines)
        return [Choice(name=shown[value], value=value) for value in found]

    async def take(self, request: Request, text: str) -> Meaning:
        """What a text means in this request; raises `Refused` or `Rejected`."""
        return self.read(await self.find(request), text)


@dataclass(frozen=True)
class Names:
    """Names of things, by id, and the words of the reader."""

    of: Lines
    words: Words

    def read(self, text: str) -> str:
        """The id of what a text names; raises `Rejected`, with similar names."""
        return one_of(self.of, text, self.words)


def names_option(names: Callable[[Request], Awaitable[Lines]]) -> ListedOption[Names, str]:
    """An option that takes one of these names."""

    async def find(request: Request) -> Names:
        return Names(await names(request), request.words)

    return ListedOption(find, lambda names, chosen, text: names.of, Names.read)


async def find_words(request: Request) -> Words:
    """The words of the reader, for what depends on nothing else."""
    return request.words


@dataclass(frozen=True)
class NamedValues:
    """The few values of an option that many commands have, each named by the message `choice-<kind>-<value>`.

    They are completed: listed in the tree, they would take of its bound anew with each command.
    """

    kind: str
    values: tuple[str, ...]

    def names(self, words: Words) -> dict[str, str]:
        return {value: words.say(f"choice-{self.kind}-{value}") for value in self.values}

    @property
    def option(self) -> ListedOption[Words, str]:
        return ListedOption(
            find_words, lambda words, chosen, text: self.names(words), lambda words, text: self.read(text, words)
        )

    def read(self, text: str, words: Words) -> str:
        """The value that a text means; raises `Rejected`, with all of them."""
        names = self.names(words)
        value = find_key(text, names)
        if value is None:
            raise Rejected(words.say("table-refusal-choice", typed=text[:80], choices=words.any_of([*names.values()])))
        return value


LANGUAGE_NAMES = NamedValues("language", LANGUAGES)
PACE_NAMES = NamedValues("pace", tuple(PACES))
STRENGTH_NAMES = NamedValues("strength", STRENGTHS)
WATCH_NAMES = NamedValues("watch", WATCHES)
TEMPER_NAMES = NamedValues("temper", tuple(TEMPERS))


async def _find_own_games(request: Request) -> Lines:
    return await games_by_number(request.services, request.person, request.words)


async def _find_regions(request: Request) -> Lines:
    return region_names(await game_here(request), request.words)


OWN_GAMES = names_option(_find_own_games)
"""One of the person's running games, those that wait for them first."""
REGIONS = names_option(_find_regions)
"""One of the board's regions."""


def place_option(
    kinds: tuple[str, ...], field: str, given: str = "", given_field: str = ""
) -> ListedOption[Prompt, Territory]:
    """A territory: those on offer for a field are listed, limited to those that fit what stands in another option."""

    def lines(prompt: Prompt, chosen: Any, text: str) -> dict[str, str]:
        offers = tuple(offer for kind in kinds for offer in prompt.of_kind(kind))
        before = getattr(chosen, given, None) if given else None
        sources = _sources(prompt, first_field(offers, given_field), str(before)) if before else []
        if sources:
            offers = tuple(each for each in offers if set(sources) & set(each.fields[given_field]))
        lands = sorted(first_field(offers, field), key=lambda land: fold(land_name(land, prompt.words)))
        return {str(land): _fact_line(prompt, offers, field, land, sources) for land in lands}

    return ListedOption(prompt_here, lines, land_named)


def _sources(prompt: Prompt, lands: tuple[Any, ...], typed: str) -> list[Any]:
    """The territories that a text means, picked from the list or typed: the one of that name, else all that match."""
    plain = {land: land_name(land, prompt.words) for land in lands}
    if one := find_key(typed, plain):
        return [one]
    return find_matches(typed, {land: prompt.land(land) for land in lands}, len(lands))


def _fact_line(prompt: Prompt, offers: Iterable[Offer], field: str, land: Territory, sources: list[Any]) -> str:
    """A territory with its facts; a target of an attack from one known territory with the odds, too."""
    line = prompt.land(land)
    attacked = any(offer.action is Attack and land in offer.fields["target"] for offer in offers)
    if not attacked or field != "target" or len(sources) != 1:
        return line
    return f"{line}{FACTS}{odds_text(odds(prompt.session, prompt.seat, sources[0], land), prompt.words)}"


def answer_option(
    fits: Fits = takes_everything, find: Callable[[Request], Awaitable[Prompt]] = prompt_here
) -> ListedOption[Prompt, PartialAnswer]:
    """An answer, as one line; kinds with too many answers step by step."""
    return ListedOption(
        find, lambda prompt, chosen, text: answers(prompt, fits, text), lambda prompt, text: read(prompt, text, fits)
    )


def list_option(
    find: Callable[[Request], Awaitable[About]],
    lines: Callable[[About, Any, str], Iterable[str]],
    read: Callable[[About, str], Meaning],
) -> ListedOption[About, Meaning]:
    """Several things in one text: each line is the text with one more of them, as long as Discord takes it."""

    def fitting(about: About, chosen: Any, text: str) -> Lines:
        return {line: line for line in lines(about, chosen, text) if len(line) <= LONGEST_LINE}

    return ListedOption(find, fitting, read)
