"""Autocomplete: only legal answers, in the reader's language, ignoring accents and case."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable, Coroutine, Iterable, Mapping
from dataclasses import dataclass
from typing import Any

import discord
from discord.app_commands import Choice

from bot.logs import error_summary
from bot.ui.commands.context import game_here, prompt_here, region_names
from bot.ui.commands.typed_answer import Fits, answers, takes_everything
from bot.ui.decisions.attack import odds, odds_text
from bot.ui.decisions.prompt import Prompt, first_field
from bot.ui.dispatch import is_unanswerable
from bot.ui.interaction.labels import FACTS
from bot.ui.interaction.layout import cut
from bot.ui.interaction.name_search import find_key, find_matches, fold, without_units
from bot.ui.interaction.request import Rejected, Request
from bot.ui.screens.my_tables import games_by_number
from bot.words import LANGUAGES, Words
from bot.words.arguments import land_name
from rules import Offer, Refused, Territory
from rules.risk import Attack

log = logging.getLogger(__name__)

Listing = Callable[[discord.Interaction[Any], str], Coroutine[Any, Any, list[Choice[Any]]]]
LONGEST = 100


class UnanswerableFilter(logging.Filter):
    """Drops discord.py's error for a list that Discord would not take any more: the person typed on meanwhile."""

    def filter(self, record: logging.LogRecord) -> bool:
        return not (record.exc_info and is_unanswerable(record.exc_info[1]))


def choices_of(names: Mapping[str, str], text: str) -> list[Choice[str]]:
    """The best matches as Discord choices."""
    return [Choice(name=cut(names[key], LONGEST), value=key) for key in find_matches(text, names)]


def listing(names: Callable[[Prompt, Any, str], Mapping[str, str]]) -> Listing:
    """Completes what the person may choose now; empty without a pending decision."""

    async def find_names(request: Request, text: str) -> Mapping[str, str]:
        return names(await prompt_here(request), request.interaction.namespace, text)

    return complete_from(find_names)


def complete_from(names: Callable[[Request, str], Awaitable[Mapping[str, str]]]) -> Listing:
    """Completes names; empty if there are none."""

    async def complete(interaction: discord.Interaction[Any], text: str) -> list[Choice[Any]]:
        request = Request(interaction)
        try:
            await request.learn_language()
            found = await names(request, text)
            return list(choices_of(found, text) or choices_of(found, without_units(text, request.words)))
        except (Refused, Rejected):
            return []
        except Exception as error:
            log.error("a list could not be made: %s", error_summary(error))
            return []

    return complete


@dataclass(frozen=True)
class NamedValues:
    """The few values of an option that many commands have, each named by the message `choice-<kind>-<value>`.

    They are completed: listed in the tree, they would take of its bound anew with each command.
    """

    kind: str
    values: tuple[str, ...]

    def names(self, words: Words) -> dict[str, str]:
        return {value: words.say(f"choice-{self.kind}-{value}") for value in self.values}

    def listing(self) -> Listing:
        async def find_names(request: Request, text: str) -> Mapping[str, str]:
            return self.names(request.words)

        return complete_from(find_names)

    def read(self, text: str, words: Words) -> str:
        """The value that a text means; raises `Rejected`, with all of them."""
        names = self.names(words)
        value = find_key(text, names)
        if value is None:
            raise Rejected(words.say("table-refusal-choice", said=text[:80], choices=words.any_of([*names.values()])))
        return value


LANGUAGE_NAMES = NamedValues("language", LANGUAGES)


async def _regions(request: Request, text: str) -> Mapping[str, str]:
    return region_names(await game_here(request), request.words)


async def _own_games(request: Request, text: str) -> Mapping[str, str]:
    return await games_by_number(request.services, request.person, request.words)


own_games = complete_from(_own_games)
"""Completes the person's running games, those that wait for them first."""


regions = complete_from(_regions)
"""Completes the board's regions."""


def places(kinds: tuple[str, ...], field: str, given: str = "", given_field: str = "") -> Listing:
    """Completes the territories on offer for a field, limited to those that fit what stands in another one."""

    def names(prompt: Prompt, chosen: Any, text: str) -> dict[str, str]:
        offers = tuple(offer for kind in kinds for offer in prompt.of_kind(kind))
        before = getattr(chosen, given, None) if given else None
        sources = _sources(prompt, first_field(offers, given_field), str(before)) if before else []
        if sources:
            offers = tuple(each for each in offers if set(sources) & set(each.fields[given_field]))
        lands = sorted(first_field(offers, field), key=lambda land: fold(land_name(land, prompt.words)))
        return {str(land): _fact_line(prompt, offers, field, land, sources) for land in lands}

    return listing(names)


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


def every_answer(fits: Fits = takes_everything) -> Listing:
    """Completes answers, each as one line; kinds with too many answers step by step."""
    return listing(lambda prompt, chosen, text: answers(prompt, fits, text))
