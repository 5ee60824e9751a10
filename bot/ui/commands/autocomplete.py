"""Lists while one types: only what is legal, in the reader's language, whatever the accents and the case."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable, Coroutine, Mapping
from typing import Any

import discord
from discord.app_commands import Choice

from bot.logs import where
from bot.ui.commands.context import asked_here, game_here, region_names
from bot.ui.commands.typed_answer import Fits, answers, everything
from bot.ui.decisions.prompt import Asked, first_field
from bot.ui.interaction.custom_id import token
from bot.ui.interaction.layout import cut
from bot.ui.interaction.name_search import fold, matching
from bot.ui.interaction.request import Told, Visit
from bot.words.arguments import land_name
from rules import Refused

log = logging.getLogger(__name__)

Listing = Callable[[discord.Interaction[Any], str], Coroutine[Any, Any, list[Choice[Any]]]]
LONGEST = 100


def shown(names: Mapping[str, str], said: str) -> list[Choice[str]]:
    """The best matches as Discord wants them."""
    return [Choice(name=cut(names[key], LONGEST), value=key) for key in matching(said, names)]


def listing(names: Callable[[Asked, Any, str], Mapping[str, str]]) -> Listing:
    """A list of what the person may choose now; empty where nothing is asked of them."""

    async def found(visit: Visit, said: str) -> Mapping[str, str]:
        return names(await asked_here(visit), visit.interaction.namespace, said)

    return listed(found)


def listed(names: Callable[[Visit, str], Awaitable[Mapping[str, str]]]) -> Listing:
    """A list of names for whoever types; empty where there are none."""

    async def complete(interaction: discord.Interaction[Any], said: str) -> list[Choice[Any]]:
        visit = Visit(interaction)
        try:
            await visit.listen()
            return list(shown(await names(visit, said), said))
        except (Refused, Told):
            return []
        except Exception as error:
            log.error("a list could not be made: %s", where(error))
            return []

    return complete


async def _regions(visit: Visit, said: str) -> Mapping[str, str]:
    return region_names(await game_here(visit), visit.words)


regions = listed(_regions)
"""The regions of the board, for whoever looks at it."""


def _lands(asked: Asked, lands: tuple[Any, ...]) -> dict[str, str]:
    by_name = sorted(lands, key=lambda land: fold(land_name(land, asked.words)))
    return {str(land): f"{land_name(land, asked.words)} ({asked.session.state.land.armies(land)})" for land in by_name}


def places(kind: str, field: str, given: str = "", given_field: str = "") -> Listing:
    """The territories on offer for a field; narrowed by what was chosen for another."""

    def names(asked: Asked, chosen: Any, said: str) -> dict[str, str]:
        offers = asked.of_kind(kind)
        before = getattr(chosen, given, None) if given else None
        if before:
            offers = tuple(offer for offer in offers if before in map(token, offer.fields[given_field])) or offers
        return _lands(asked, first_field(offers, field))

    return listing(names)


def every_answer(fits: Fits = everything) -> Listing:
    """Answers, each one line; long ones step by step."""
    return listing(lambda asked, chosen, said: answers(asked, fits, said))
