"""Which campaign a command is about: the one that its option names, else this channel's."""

from __future__ import annotations

from collections import Counter
from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass
from typing import Any

import discord
from discord import app_commands

from bot.game.campaigns import KeptCampaign
from bot.refusals import NoCampaign
from bot.ui.commands.autocomplete import ListedOption
from bot.ui.commands.context import one_of, run
from bot.ui.commands.localized import description, localize
from bot.ui.interaction.labels import FACTS
from bot.ui.interaction.layout import Layout
from bot.ui.interaction.name_search import find_matches, fold, nearest, without_brackets
from bot.ui.interaction.request import Request, StalePress
from bot.words import Words
from bot.words.campaigns import campaign_name
from rules import Refused

Interaction = discord.Interaction[Any]
Command = app_commands.Command[Any, ..., Any]
Body = Callable[[Request, KeptCampaign], Awaitable[Layout]]
"""The answer to a command about a campaign."""


@dataclass(frozen=True)
class ListedCampaigns:
    """The campaigns of a server by id, with their names and the lines that also say in which war each is.

    Where several have one name, each has its number with it: which war is the next changes from one day to another.
    """

    known: Mapping[str, KeptCampaign]
    names: Mapping[str, str]
    lines: Mapping[str, str]
    words: Words

    def read(self, text: str) -> KeptCampaign:
        """The campaign that a text means; raises `Refused` (NoCampaign), or `Rejected` with similar ones."""
        named = without_brackets(text)
        if not find_matches(named, self.names) and not nearest(text, self.lines):
            raise Refused(NoCampaign())
        return self.known[one_of(self.names, named, self.words)]


async def _find_campaigns(request: Request) -> ListedCampaigns:
    found = await request.services.campaigns.of_guild(request.interaction.guild_id)
    known = {str(one.stored.id): one for one in found}
    names = {key: title_of(one, request.words) for key, one in known.items()}
    often = Counter(map(fold, names.values()))
    for key, name in names.items():
        if often[fold(name)] > 1:
            names[key] = f"{name}{FACTS}{campaign_name(known[key].stored.number, '', request.words)}"
    lines = {key: _line(names[key], one, request.words) for key, one in known.items()}
    return ListedCampaigns(known, names, lines, request.words)


def _line(name: str, campaign: KeptCampaign, words: Words) -> str:
    ended = "no" if campaign.stored.ended is None else "yes"
    return words.say("campaign-line", name=name, war=campaign.war, ended=ended)


CAMPAIGNS = ListedOption(_find_campaigns, lambda campaigns, chosen, text: campaigns.lines, ListedCampaigns.read)
"""One of the server's campaigns."""


async def campaign_meant(request: Request, text: str) -> KeptCampaign:
    """The campaign that a text means, else this channel's; the request speaks its game's words from now on.

    Raises `Refused` (NoCampaign) or `Rejected`.
    """
    if text:
        found = await CAMPAIGNS.take(request, text)
    else:
        found = await request.services.campaigns.here(request.interaction.guild_id, request.channel)
    request.words = request.words.of(found.stored.game)
    return found


async def campaign_typed(request: Request) -> KeptCampaign:
    """The campaign that stands in the option of that name, while another option is typed."""
    return await campaign_meant(request, getattr(request.interaction.namespace, "campaign", None) or "")


def title_of(campaign: KeptCampaign, words: Words) -> str:
    """The name that its players gave a campaign, else its number."""
    return campaign_name(campaign.stored.number, campaign.title, words)


async def answer_about(interaction: Interaction, text: str, body: Body) -> None:
    """Answer a command about the campaign that a text means, else this channel's."""

    async def answer(request: Request) -> Layout:
        return await body(request, await campaign_meant(request, text))

    await run(interaction, answer)


def about_campaign(name: str) -> Callable[[Body], Command]:
    """Make a command of /risk campaign that asks for nothing else."""

    def make_command(body: Body) -> Command:
        @app_commands.command(name=name, description=description(f"risk campaign {name}"))
        @localize(f"risk campaign {name}")
        @app_commands.autocomplete(campaign=CAMPAIGNS.complete)
        async def command(interaction: Interaction, campaign: str = "") -> None:
            await answer_about(interaction, campaign, body)

        return command

    return make_command


async def campaign_pressed(request: Request, number: str) -> KeptCampaign:
    """The campaign of this server with that id; the request speaks its game's words from now on.

    Raises `StalePress` where there is none any more.
    """
    of_guild = await request.services.campaigns.of_guild(request.interaction.guild_id)
    found = next((one for one in of_guild if str(one.stored.id) == number), None)
    if found is None:
        raise StalePress
    request.words = request.words.of(found.stored.game)
    return found
