"""What /risk campaign shows: the world between two wars, the wars so far, the packs and their seals."""

from __future__ import annotations

import io
import re
from collections.abc import Awaitable, Callable, Mapping, Sequence
from functools import partial

import discord
from discord import app_commands
from discord.app_commands import Choice

from bot.game.campaigns import KeptCampaign
from bot.ui.commands.localized import choice, description, localize
from bot.ui.commands.which_campaign import (
    CAMPAIGNS,
    Command,
    Interaction,
    about_campaign,
    answer_about,
    campaign_pressed,
    title_of,
)
from bot.ui.interaction.custom_id import CustomId
from bot.ui.interaction.layout import ALT, PLAIN, TEXT_LIMIT, Layout, button
from bot.ui.interaction.request import Request
from bot.ui.interaction.routes import route
from bot.ui.pictures.board import AttachedPicture, world_picture
from bot.ui.pictures.history import history_picture, names_of
from bot.ui.pictures.packs import packs_picture
from bot.ui.posts.replay import campaign_layout
from bot.words import Words
from bot.words.campaigns import (
    campaign_name,
    history,
    owed_line,
    packs,
    sealed_packs,
    seals,
    whole_history,
    world_text,
)
from bot.words.topics.campaign import Length
from renders import legible

ShownBody = Callable[[Request, KeptCampaign, bool], Awaitable[Layout]]
"""The answer to a command that shows something of a campaign; as text if the last says so."""
HEADING = 300
"""Characters kept for the heading of a history."""
SENTENCE_END = re.compile(r"[.!?](?:\*\*)?(?=\s)")
"""Where a sentence ends in a text, after what closes its bold type."""


def _picture_command(name: str) -> Callable[[ShownBody], Command]:
    """Make a command of /risk campaign whose answer is a picture, or text for whoever asks for it."""

    def make_command(body: ShownBody) -> Command:
        @app_commands.command(name=name, description=description(f"risk campaign {name}"))
        @localize(f"risk campaign {name}")
        @app_commands.choices(show=[choice(how, f"choice-show-{how}") for how in ("picture", "text")])
        @app_commands.autocomplete(campaign=CAMPAIGNS.complete)
        async def command(interaction: Interaction, campaign: str = "", show: Choice[str] | None = None) -> None:
            as_text = show is not None and show.value == "text"
            await answer_about(interaction, campaign, lambda request, found: body(request, found, as_text))

        return command

    return make_command


@_picture_command("board")
async def board(request: Request, found: KeptCampaign, as_text: bool) -> Layout:
    layout = Layout().text(_heading(found, request))
    layout.text(f"-# {request.words.say('campaign-host', host=_host(found, request.words))}")
    layout.text(owed_line(found.owed if found.stored.ended is None else (), request.words))
    if not as_text:
        names, words = await _names(found, request), request.words
        text = world_text(found.left, words, lambda member: names.get(member) or words.say("campaign-nobody"))
        ended = "no" if found.stored.ended is None else "yes"
        about = (words.say("campaign-next", war=found.war, wars=found.war - 1, ended=ended), text)
        drawn = await world_picture(request.services, found.left, *about, words, request.person, names)
        if drawn:
            return layout.picture(*drawn)
    text = world_text(found.left, request.words, partial(_member, found, request.words))
    return layout.text(text[: TEXT_LIMIT - HEADING])


@_picture_command("history")
async def history_(request: Request, found: KeptCampaign, as_text: bool) -> Layout:
    """As a picture, unless text alone is asked for, and below it as text: the newest wars that fit, with the whole text
    as a file where there are more."""
    lengths = await request.services.campaigns.lengths(found.stored.id)
    wars = history(found.left, request.words, partial(_member, found, request.words), lengths)
    shown: list[str] = []
    for war in reversed(wars):
        if sum(len(each) + 2 for each in (*shown, war)) > TEXT_LIMIT - HEADING:
            break
        shown.insert(0, war)
    layout = Layout().text(_heading(found, request))
    if wars and not as_text and (drawn := await _draw_history(found, request, lengths)):
        layout.picture(*drawn)
    layout.text("\n\n".join(shown) or request.words.say("history-none"))
    if lengths:
        key = CustomId(0, "campaign-replay", 0, (str(found.stored.id),))
        layout.row(button(key, request.words.say("button-replay"), PLAIN))
    if len(shown) == len(wars):
        return layout
    text = "\n\n".join(wars).encode()
    return layout.attach(discord.File(io.BytesIO(text), f"campaign-{found.stored.number}.txt"))


@route("campaign-replay", args=r":\d{1,18}", slow=True)
async def show_replay(request: Request) -> Layout:
    """A campaign of this server as one page, with its members' names as Discord has them."""
    found = await campaign_pressed(request, request.custom_id.args[0])
    names = await _names(found, request, lambda name, unknown: name or unknown)
    return await campaign_layout(request, found, names, _title(found, request.words))


@about_campaign("packs")
async def packs_(request: Request, found: KeptCampaign) -> Layout:
    """As they are in the war that runs: a seal may have been broken a moment ago."""
    now = await request.services.campaigns.in_play(found)
    named, ended = partial(_member, found, request.words), found.stored.ended is not None
    lines = packs(now, request.words, named, ended=ended)
    layout = Layout().text(_heading(found, request, before=False))
    if not lines:
        return layout.text(request.words.say("campaign-packs-none"))
    shown = sealed_packs(now, request.words)
    number = campaign_name(found.stored.number, "", request.words)
    title = legible(found.title or number, number)
    if drawn := await packs_picture(request.services, shown, title, request.words):
        layout.picture(*drawn)
    layout.text("\n".join(fit_paragraphs(lines, TEXT_LIMIT - HEADING)))
    key = CustomId(0, "seals", 0, (str(found.stored.id),))
    return layout.row(button(key, request.words.say("button-seals"), PLAIN))


@route("seals", args=r":\d{1,18}")
async def show_seals(request: Request) -> Layout:
    """The seal of each pack of a campaign of this server, by which anybody can check what was in it."""
    found = await campaign_pressed(request, request.custom_id.args[0])
    now = await request.services.campaigns.in_play(found)
    layout = Layout(leads_back=False).text("\n".join(seals(now, request.words)))
    return layout.text(f"-# {request.words.say('campaign-packs-about')}")


def fit_paragraphs(paragraphs: Sequence[str], most: int) -> list[str]:
    """Paragraphs of at most so many characters in all: the longest lose whole sentences at their end."""
    share = next(
        (share for share in range(most, 0, -20) if sum(min(len(one), share) + 1 for one in paragraphs) <= most), 0
    )
    return [one if len(one) <= share else _cut_sentences(one, share) for one in paragraphs]


def _cut_sentences(text: str, most: int) -> str:
    """As many of a text's first sentences as fit, with a sign that there is more."""
    fits = [end.end() for end in SENTENCE_END.finditer(text) if end.end() < most]
    return f"{text[: fits[-1]].rstrip()} …" if fits else text[:most]


def _member(campaign: KeptCampaign, words: Words, member: str) -> str:
    """A member: a person as a mention, an AI by its name; whoever was forgotten has none."""
    found = campaign.members.get(member)
    if found is None or (found.person is None and not found.ai):
        return words.say("campaign-nobody")
    return found.ai or f"<@{found.person}>"


async def _names(campaign: KeptCampaign, request: Request, fit: Callable[[str, str], str] = legible) -> dict[str, str]:
    """What the members of a campaign are called; whoever was forgotten is called nothing. `fit` gives a name as it can
    be written, else another one; by default as in pictures."""
    people = [one.person for one in campaign.members.values() if one.person is not None]
    known, named = await names_of(request.interaction.guild, people), {}
    for number, one in enumerate(campaign.members.values(), 1):
        if one.ai:
            named[one.member] = one.ai
        elif one.person is not None:
            unknown = request.words.say("campaign-player", number=number)
            named[one.member] = fit(known.get(one.person, ""), unknown)
    return named


async def _draw_history(
    campaign: KeptCampaign, request: Request, lengths: Mapping[int, Length]
) -> AttachedPicture | None:
    """The history as a picture with everybody's name, and as its alt text with the newest wars that fit."""
    words, names = request.words, await _names(campaign, request)

    def name_of(member: str) -> str:
        return names.get(member) or words.say("campaign-nobody")

    wars = whole_history(campaign.left, words, _title(campaign, words), name_of, lengths)
    if wars is None:
        return None
    alt = ""
    for war in reversed(history(campaign.left, words, name_of, lengths)):
        longer = f"{war}\n\n{alt}".replace("**", "").strip()
        if alt and len(longer) > ALT:
            break
        alt = longer
    return await history_picture(request.services, wars, alt)


def _title(campaign: KeptCampaign, words: Words) -> str:
    """What a campaign is called, without markdown."""
    return campaign.title or campaign_name(campaign.stored.number, "", words)


def _heading(campaign: KeptCampaign, request: Request, *, before: bool = True) -> str:
    """The campaign's name and its next war. `before`: what follows is as it was before the war that runs."""
    words = request.words
    channel = "none" if campaign.channel is None else f"<#{campaign.channel}>"
    ended = "none" if campaign.stored.ended is None else f"<t:{campaign.stored.ended}:D>"
    before_key = "yes" if before else "no"
    now = words.say("campaign-now", war=campaign.war, channel=channel, ended=ended, before=before_key)
    return f"## {title_of(campaign, request.words)}\n{now}"


def _host(campaign: KeptCampaign, words: Words) -> str:
    return f"<@{campaign.stored.host}>" if campaign.stored.host else words.say("campaign-nobody")
